#include <cairo-pdf.h>

#include "print/exporters.hpp"
#include "print/finish.hpp"
#include "print/painter.hpp"
#include "print/surface.hpp"

namespace muster::print {

namespace {

/// Cairo would put the time of the run here; the same seed must give the same bytes.
constexpr const char* fixed_date = "2000-01-01T00:00:00Z";

void set_metadata(cairo_surface_t* surface, const layout::Document& document) {
    const auto set = [surface](cairo_pdf_metadata_t key, const std::string& value) {
        cairo_pdf_surface_set_metadata(surface, key, value.c_str());
    };
    set(CAIRO_PDF_METADATA_TITLE, document.title);
    set(CAIRO_PDF_METADATA_SUBJECT, document.subject);
    set(CAIRO_PDF_METADATA_KEYWORDS, document.keywords);
    set(CAIRO_PDF_METADATA_CREATOR, "muster");
    set(CAIRO_PDF_METADATA_CREATE_DATE, fixed_date);
    set(CAIRO_PDF_METADATA_MOD_DATE, fixed_date);
}

/// Fills the canvas twice over by the even-odd rule, which leaves no ink. Cairo keeps the region
/// that it has drawn so far and adds every text to it, in time that grows with the region's raggedness; one
/// that is the whole page from the start stays simple.
void cover(cairo_t* cairo, const Canvas& canvas) {
    cairo_set_source_rgb(cairo, 1, 1, 1);
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD);
    cairo_rectangle(cairo, 0, 0, canvas.width, canvas.height);
    cairo_rectangle(cairo, 0, 0, canvas.width, canvas.height);
    cairo_fill(cairo);
}

std::vector<PageMarks> draw_pages(cairo_surface_t* surface, const layout::Document& document,
                                  const Shaper& shaper) {
    std::vector<PageMarks> marks;
    const CairoPtr cairo(cairo_create(surface));
    Painter painter(cairo.get(), shaper, to_points(layout::Mm{1}));
    for (const layout::Page& page : document.pages) {
        const Canvas canvas = canvas_of(page);
        cairo_pdf_surface_set_size(surface, canvas.width, canvas.height);
        cairo_identity_matrix(cairo.get());
        cover(cairo.get(), canvas);
        cairo_translate(cairo.get(), 0, canvas.page_top);
        marks.push_back(painter.draw(page.frame));
        cairo_show_page(cairo.get());
    }
    return marks;
}

}  // namespace

std::optional<std::string> draw_pdf(const layout::Document& document, const Shaper& shaper,
                                    Diagnostics& diagnostics) {
    std::string bytes;
    const Canvas first = canvas_of(document.pages.front());
    const SurfacePtr surface(
        cairo_pdf_surface_create_for_stream(append_bytes, &bytes, first.width, first.height));
    cairo_pdf_surface_restrict_to_version(surface.get(), CAIRO_PDF_VERSION_1_5);
    set_metadata(surface.get(), document);
    const std::vector<PageMarks> marks = draw_pages(surface.get(), document, shaper);
    cairo_surface_finish(surface.get());
    if (!succeeded(cairo_surface_status(surface.get()), "the PDF", diagnostics)) return std::nullopt;
    return finish_pdf(bytes, document, marks, diagnostics);
}

}  // namespace muster::print
