#include <cairo-svg.h>

#include <fmt/format.h>

#include "print/painter.hpp"
#include "print/preflight.hpp"
#include "print/print.hpp"
#include "print/surface.hpp"

namespace muster::print {

std::optional<std::string> to_svg(const layout::Page& page, Typesetter& typesetter,
                                  Diagnostics& diagnostics) {
    Preflight preflight(typesetter.shaper(), diagnostics);
    preflight.check(page);
    if (!preflight.passed()) return std::nullopt;

    const layout::Size size = page.frame.size;
    std::string bytes;
    const SurfacePtr surface(
        cairo_svg_surface_create_for_stream(append_bytes, &bytes, size.width.value, size.height.value));
    cairo_svg_surface_set_document_unit(surface.get(), CAIRO_SVG_UNIT_MM);
    cairo_svg_surface_restrict_to_version(surface.get(), CAIRO_SVG_VERSION_1_2);
    {
        const CairoPtr cairo(cairo_create(surface.get()));
        cairo_scale(cairo.get(), 25.4 / 72, 25.4 / 72);
        Painter(cairo.get(), typesetter.shaper()).draw(page.frame);
    }
    cairo_surface_finish(surface.get());
    const std::string what = fmt::format("the SVG of page '{}'", page.label);
    if (!succeeded(cairo_surface_status(surface.get()), what, diagnostics)) return std::nullopt;
    return bytes;
}

}  // namespace muster::print
