// From what a sheet says to finished pages.
#pragma once

#include <string>
#include <vector>

#include "base/diagnostics.hpp"
#include "layout/content.hpp"
#include "layout/measurer.hpp"
#include "layout/templates.hpp"

namespace muster::layout {

/// What is the same for all pages of a run.
struct PageSetup {
    std::string paper = "a4";  ///< name in the theme
    std::string seed;          ///< for the footer; empty = none
    std::string command;       ///< for the footer: makes these pages again
};

/// Sets `sheet` by its template. Every page has its label and sheet id; footers come later, see number_pages.
/// Nothing is clipped or lost: text that fits nowhere, unknown slots, tables, styles and colours, and missing
/// glyphs are errors.
[[nodiscard]] std::vector<Page> lay_out(const SheetContent& sheet, const PageSetup& setup,
                                        const Templates& templates, TextMeasurer& measurer,
                                        Diagnostics& diagnostics);

/// Puts footers on all pages of `document`, once it is complete: seed, command, "n of m" and a ruler of 50 mm
/// and 2 in.
void number_pages(Document& document, const PageSetup& setup, const Templates& templates,
                  TextMeasurer& measurer, Diagnostics& diagnostics);

/// The size that `slot` of `sheet` has on `paper`: its columns wide, and as high as its template gives it
/// (`figures:`) or else as a page. Sheets draw their figures to this size. Unknown names give an empty size.
[[nodiscard]] Size slot_size(const Templates& templates, const std::string& sheet, const std::string& slot,
                             const std::string& paper);

/// Cards on one page of `sheet` (0 if it has no cards).
[[nodiscard]] int cards_per_page(const Templates& templates, const std::string& sheet,
                                 const std::string& paper);

/// The anchor on the first page of `sheet`, for links and outline.
[[nodiscard]] std::string sheet_anchor(const SheetContent& sheet);

/// The outline entries of `sheet`: itself and its parts.
[[nodiscard]] std::vector<OutlineEntry> outline_of(const SheetContent& sheet);

/// A shield as a drawing of its own, for figures. An empty frame, reported, for unknown colours or icons.
[[nodiscard]] Frame draw(const Shield& shield, Size size, const Templates& templates,
                         Diagnostics& diagnostics);

}  // namespace muster::layout
