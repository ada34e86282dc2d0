// The last touch on a PDF: everything that is not ink. Cairo's own links and outline are not used, for they
// pass names through a small language of attributes and, in some versions, leave references to objects that
// are not there.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/diagnostics.hpp"
#include "layout/frame.hpp"
#include "print/marks.hpp"

namespace muster::print {

/// What Cairo draws a page on, in points: whole numbers, for it cuts fractions of a point off the right and
/// the bottom. The page itself lies in the lower left corner, where PDF's coordinates start.
struct Canvas {
    double width = 0, height = 0;
    double page_top = 0;  ///< from the top of the canvas down to the top of the page
};

[[nodiscard]] Canvas canvas_of(const layout::Page& page);

/// `pdf`, the pages of `document` as Cairo drew them, with the document's outline and page labels, the links
/// and anchors in `marks` (one for each page), trim and bleed boxes, unscaled printing from the tray that
/// fits the page, compressed object streams and an id made from the content alone. A link without its anchor
/// is left out. Nothing, with an error, if `pdf` is not sound.
[[nodiscard]] std::optional<std::string> finish_pdf(const std::string& pdf, const layout::Document& document,
                                                    const std::vector<PageMarks>& marks,
                                                    Diagnostics& diagnostics);

}  // namespace muster::print
