#include <cairo-svg.h>
#include <fmt/format.h>

#include "print/exporters.hpp"
#include "print/painter.hpp"
#include "print/surface.hpp"
#include "print/svg_tidy.hpp"

namespace muster::print {

namespace {

/// Cairo rounds outlines to 1/256 of a unit; hundredths of a millimetre keep letters smooth at any
/// enlargement.
constexpr double units_per_mm = 100;

}  // namespace

std::optional<std::string> draw_svg(const layout::Page& page, const Shaper& shaper,
                                    Diagnostics& diagnostics) {
    const layout::Size size = page.frame.size;
    std::string bytes;
    const SurfacePtr surface(cairo_svg_surface_create_for_stream(
        append_bytes, &bytes, size.width.value * units_per_mm, size.height.value * units_per_mm));
    {
        const CairoPtr cairo(cairo_create(surface.get()));
        // White paper: seen where the background is dark, and for Cairo a drawn region that stays simple.
        cairo_set_source_rgb(cairo.get(), 1, 1, 1);
        cairo_rectangle(cairo.get(), 0, 0, size.width.value * units_per_mm, size.height.value * units_per_mm);
        cairo_fill(cairo.get());
        Painter(cairo.get(), shaper, units_per_mm).draw(page.frame);
    }
    cairo_surface_finish(surface.get());
    const std::string what = fmt::format("the SVG of page '{}'", page.label);
    if (!succeeded(cairo_surface_status(surface.get()), what, diagnostics)) return std::nullopt;
    std::optional<std::string> tidy = tidy_svg(bytes, {size, units_per_mm, page.label});
    if (!tidy) succeeded(CAIRO_STATUS_WRITE_ERROR, what, diagnostics);
    return tidy;
}

}  // namespace muster::print
