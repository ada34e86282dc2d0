// Cairo surfaces that write into memory, and their faults as diagnostics.
#pragma once

#include <string>

#include "base/diagnostics.hpp"
#include "print/handles.hpp"

namespace muster::print {

/// A cairo_write_func_t that appends to the std::string that `bytes` points to.
cairo_status_t append_bytes(void* bytes, const unsigned char* data, unsigned length);

/// True if `status` is success; otherwise reports it: "<what> could not be made: <Cairo's message>".
bool succeeded(cairo_status_t status, const std::string& what, Diagnostics& diagnostics);

}  // namespace muster::print
