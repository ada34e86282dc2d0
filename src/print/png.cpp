#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include <fmt/format.h>

#include "print/exporters.hpp"
#include "print/painter.hpp"
#include "print/surface.hpp"

namespace muster::print {

namespace {

/// Bytes of a PNG before its first optional chunk: signature and IHDR.
constexpr std::size_t header_size = 8 + 25;

void append_big_endian(std::string& bytes, std::uint32_t value) {
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>((value >> shift) & 0xFFU);
}

/// The check sum of PNG chunks (ISO 3309).
std::uint32_t crc32(std::string_view bytes) {
    std::uint32_t crc = 0xFFFFFFFFU;
    for (const char byte : bytes) {
        crc ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ ((crc & 1U) != 0 ? 0xEDB88320U : 0U);
    }
    return ~crc;
}

/// The chunk that tells a viewer or printer the size of a pixel, which Cairo does not write.
std::string resolution_chunk(double dpi) {
    const auto per_metre = static_cast<std::uint32_t>(std::lround(dpi / 0.0254));
    std::string body = "pHYs";
    append_big_endian(body, per_metre);
    append_big_endian(body, per_metre);
    body += '\1';
    std::string chunk;
    append_big_endian(chunk, 9);
    chunk += body;
    append_big_endian(chunk, crc32(body));
    return chunk;
}

/// Whole pixels that cover `length`; a remainder that is only rounding does not count.
int pixels(layout::Mm length, double dpi) {
    return static_cast<int>(std::ceil(length.value / 25.4 * dpi - 1e-6));
}

}  // namespace

std::optional<std::string> draw_png(const layout::Page& page, const Shaper& shaper, double dpi,
                                    Diagnostics& diagnostics) {
    const layout::Size size = page.frame.size;
    const SurfacePtr surface(
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, pixels(size.width, dpi), pixels(size.height, dpi)));
    const CairoPtr cairo(cairo_create(surface.get()));
    cairo_set_source_rgb(cairo.get(), 1, 1, 1);
    cairo_paint(cairo.get());
    Painter(cairo.get(), shaper, dpi / 25.4).draw(page.frame);

    const std::string what = fmt::format("the PNG of page '{}'", page.label);
    if (!succeeded(cairo_status(cairo.get()), what, diagnostics)) return std::nullopt;
    std::string bytes;
    if (!succeeded(cairo_surface_write_to_png_stream(surface.get(), append_bytes, &bytes), what,
                   diagnostics)) {
        return std::nullopt;
    }
    return bytes.insert(header_size, resolution_chunk(dpi));
}

}  // namespace muster::print
