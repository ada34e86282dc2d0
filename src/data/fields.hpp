// Field tables: one table per type gives loading, unknown-key errors with the nearest name, saving, the
// reference page and the JSON Schema.
//
// A type takes part by a function found beside it:
//     const data::Fields<UnitRow>& fields_of(const UnitRow*);
// and enumerations by
//     const data::Names<TroopClass>& names_of(TroopClass);
#pragma once

#include <concepts>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/inches.hpp"
#include "base/share.hpp"
#include "base/text.hpp"
#include "data/value.hpp"

namespace muster::data {

/// The words of an enumeration in data files, in the order of the enumeration.
template <class E>
struct Names {
    std::string what;  ///< what a value is, for messages: "troop class"
    std::vector<std::pair<E, std::string>> words;

    /// The word for `value`. \pre every value has a word
    [[nodiscard]] const std::string& word(E value) const {
        for (const auto& [v, w] : words)
            if (v == value) return w;
        return words.front().second;
    }
    [[nodiscard]] std::optional<E> value(std::string_view word) const {
        for (const auto& [v, w] : words)
            if (w == word) return v;
        return std::nullopt;
    }
    [[nodiscard]] std::vector<std::string> all() const {
        std::vector<std::string> result;
        for (const auto& entry : words) result.push_back(entry.second);
        return result;
    }
};

/// Smallest and largest number allowed, both included.
struct Range {
    long long least;
    long long most;
};

// ---- scalars
// -------------------------------------------------------------------------------------------------
bool read_text(const Value& value, std::string& out, Diagnostics& diagnostics);
bool read_integer(const Value& value, long long& out, Diagnostics& diagnostics);
bool read_number(const Value& value, double& out, Diagnostics& diagnostics);
bool read_bool(const Value& value, bool& out, Diagnostics& diagnostics);
bool read_inches(const Value& value, Inches& out, Diagnostics& diagnostics);
bool read_share(const Value& value, Share& out, Diagnostics& diagnostics);  ///< 0 to 1
/// Reports that `word` is not one of `words` and suggests the nearest.
void report_unknown_word(const Value& value, const std::string& what, const std::vector<std::string>& words,
                         Diagnostics& diagnostics);
void report_wrong_kind(const Value& value, const std::string& expected, Diagnostics& diagnostics);
void report_out_of_range(const Value& value, Range range, Diagnostics& diagnostics);
void report_unknown_key(const Value::Entry& entry, const std::string& what,
                        const std::vector<std::string>& keys, Diagnostics& diagnostics);
void report_missing_key(const Value& value, const std::string& what, const std::string& key,
                        Diagnostics& diagnostics);

// ---- any type
// ------------------------------------------------------------------------------------------------
template <class T>
concept HasFields = requires(const T* t) {
    fields_of(t);
};
template <class T>
concept HasNames = std::is_enum_v<T> && requires(T t) {
    names_of(t);
};

template <class T>
bool read(const Value& value, T& out, Diagnostics& diagnostics);
template <class T>
Value write(const T& in);
/// The JSON Schema of T as a value.
template <class T>
Value schema();

/// One key of a map and the member it fills.
template <class T>
struct Field {
    std::string key;
    std::string meaning;  ///< one sentence for the reference page
    bool required = true;
    std::function<bool(const Value&, T&, Diagnostics&)> read;
    std::function<std::optional<Value>(const T&)> write;  ///< nothing = left out because it holds its default
    std::function<Value()> schema;
};

/// The keys of a type. `flow` types are written on one line.
template <class T>
class Fields {
  public:
    Fields(std::string what, std::vector<Field<T>> fields, bool flow = false)
        : what_(std::move(what)), fields_(std::move(fields)), flow_(flow) {}

    /// Reads every key, reporting unknown, missing and wrong ones; true if none was wrong.
    bool read(const Value& value, T& out, Diagnostics& diagnostics) const;
    [[nodiscard]] Value write(const T& in) const;
    [[nodiscard]] Value schema() const;
    [[nodiscard]] const std::string& what() const { return what_; }
    [[nodiscard]] const std::vector<Field<T>>& all() const { return fields_; }

  private:
    std::string what_;
    std::vector<Field<T>> fields_;
    bool flow_;
};

/// A key that must be there.
template <class T, class M>
Field<T> required(std::string key, M T::*member, std::string meaning);
/// A whole number that must be there and lie in `range`.
template <class T, class M>
Field<T> required(std::string key, M T::*member, Range range, std::string meaning);
/// A key that may be left out; the member then keeps its default, and the default is not written.
template <class T, class M>
Field<T> optional(std::string key, M T::*member, std::string meaning);
template <class T, class M>
Field<T> optional(std::string key, M T::*member, Range range, std::string meaning);

/// Reads a whole document of type T from a file; nothing if anything was wrong (all faults reported).
template <class T>
std::optional<T> load(const std::string& path, Diagnostics& diagnostics, const std::string& shown = {});

}  // namespace muster::data

#include "data/fields_impl.hpp"
