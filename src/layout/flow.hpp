// Pages filled from top to bottom with the bands of a sheet's template.
#pragma once

#include <vector>

#include "layout/page_geometry.hpp"
#include "layout/sheet.hpp"
#include "layout/strips.hpp"

namespace muster::layout {

/// Fills pages with the slots of one sheet.
class Flow {
  public:
    Flow(const SheetContent& sheet, const SheetTemplate& form, const PageGeometry& page, TextSetter& text);

    /// Sets `bands` in order.
    void set(const std::vector<Band>& bands);

    /// The pages that were begun.
    [[nodiscard]] std::vector<Page> take_pages() && { return std::move(pages_); }

  private:
    struct Part;
    [[nodiscard]] Stream stream_of(const std::vector<Name>& slots, Mm width);
    [[nodiscard]] std::vector<Part> parts_of(const Band& band);
    void add_block(Stream& stream, const Block& block, Mm width);
    void set_band(const Band& band);
    void set_parts(std::vector<Part>& parts, const Band& band);
    [[nodiscard]] std::vector<Box> newspaper_columns(const Band& band) const;
    /// As many columns of that width as stand side by side on the page.
    [[nodiscard]] std::vector<Box> columns_as_wide(Mm width) const;
    /// Sets a stream from its strip `at` on through columns of even height, page after page.
    void run_through(const std::vector<Box>& columns, const Stream& stream, std::size_t at);
    [[nodiscard]] Mm draw_bar(const std::optional<Bar>& bar, const Box& columns, Mm top);
    [[nodiscard]] bool fits_whole(const std::vector<Part>& parts, Mm height) const;
    /// Leaves white above `band` for its own sake and that of what stands on both sides of the gap; draws its
    /// line and bar.
    void begin_band(const Band& band, Mm first_before);
    void new_page();
    [[nodiscard]] Page& page() { return pages_.back(); }
    [[nodiscard]] Mm left_over() const { return bottom_ - y_; }

    const SheetContent& sheet_;
    const SheetTemplate& form_;
    const PageGeometry& geometry_;
    TextSetter& text_;
    Palette palette_;
    std::vector<Page> pages_;
    Mm y_, bottom_;
    Mm after_;            ///< white that what stands last wants below it
    bool at_top_ = true;  ///< nothing stands on the page yet but its running head
};

}  // namespace muster::layout
