#include "print/surface.hpp"

#include <exception>

#include <fmt/format.h>

namespace muster::print {

cairo_status_t append_bytes(void* bytes, const unsigned char* data, unsigned length) {
    // No exception may pass through the C library.
    try {
        static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), length);
    } catch (const std::exception&) {
        return CAIRO_STATUS_WRITE_ERROR;
    }
    return CAIRO_STATUS_SUCCESS;
}

bool succeeded(cairo_status_t status, const std::string& what, Diagnostics& diagnostics) {
    if (status == CAIRO_STATUS_SUCCESS) return true;
    diagnostics.error({}, fmt::format("{} could not be made: {}", what, cairo_status_to_string(status)),
                      "this is a fault of the program; report it with the seed and the command");
    return false;
}

}  // namespace muster::print
