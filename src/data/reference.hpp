// The reference page of a type, from the same table that reads it.
#pragma once

#include <string>

#include "data/value.hpp"

namespace muster::data {

/// The keys of a JSON Schema (data::schema<T>()) as a Markdown table: key, what it holds, whether it must be
/// there, meaning. Keys of inner maps stand below their map, joined with dots; "[]" marks the parts of a
/// list, "*" a free key.
[[nodiscard]] std::string reference_table(const Value& schema);

}  // namespace muster::data
