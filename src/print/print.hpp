// From finished pages to the bytes of files. Nothing is written here; data/files.hpp puts bytes on disk.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/diagnostics.hpp"
#include "layout/frame.hpp"
#include "print/typesetter.hpp"

namespace muster::print {

/// Dots per inch of a preview.
constexpr double preview_dpi = 110;

/// The document as a PDF: every page at its own size with boxes, label and links, the outline, the title
/// data, all fonts embedded, and a wish to be printed unscaled. Same document, same fonts, same bytes. A link
/// whose target is on no page of the document (a pack of some sheets only) stays plain text. Nothing, with
/// errors, when a glyph or face is missing, an anchor stands twice, an outline entry leads nowhere or a
/// library fails.
[[nodiscard]] std::optional<std::string> to_pdf(const layout::Document& document, Typesetter& typesetter,
                                                Diagnostics& diagnostics);

/// One page as SVG in millimetres on white paper: width, height and viewBox are the page's, text is outlines,
/// ids start from 0. Nothing, with errors, as for to_pdf.
[[nodiscard]] std::optional<std::string> to_svg(const layout::Page& page, Typesetter& typesetter,
                                                Diagnostics& diagnostics);

/// One page as PNG on white paper, the pixels rounded up to cover the page; `dpi` is 10 to 1200. Nothing,
/// with errors, as for to_pdf.
[[nodiscard]] std::optional<std::string> to_png(const layout::Page& page, Typesetter& typesetter,
                                                Diagnostics& diagnostics, double dpi = preview_dpi);

/// What to make of a document.
struct Formats {
    bool pdf = true;
    bool svg = false;
    std::optional<double> png_dpi;
};

/// A document in all formats asked for; the others are empty.
struct Printed {
    std::string pdf;
    std::vector<std::string> svgs;  ///< one for each page
    std::vector<std::string> pngs;  ///< one for each page
};

/// The document in several formats at once, drawn on all processors: the same bytes as from to_pdf, to_svg
/// and to_png, in less time. Nothing, with errors, if any of them fails.
[[nodiscard]] std::optional<Printed> print_document(const layout::Document& document, const Formats& formats,
                                                    Typesetter& typesetter, Diagnostics& diagnostics);

}  // namespace muster::print
