// Cards on paper: as many to a page as fit, fronts and backs that lie on each other, guides for cutting.
#pragma once

#include <optional>
#include <vector>

#include "layout/card_layout.hpp"
#include "layout/templates.hpp"

namespace muster::layout {

/// The grid that cards stand in on one page.
struct CardGrid {
    Size page;
    Size cell, pitch;
    Point origin;  ///< of the first cell; the grid stands in the middle of the page
    int columns = 0, rows = 0;
    bool alternate = false;
    bool landscape = false;

    [[nodiscard]] int cells() const { return columns * rows; }
    [[nodiscard]] Size size() const {
        return {pitch.width * (columns - 1) + cell.width, pitch.height * (rows - 1) + cell.height};
    }
    /// The box of cell `index`, counted along the rows.
    [[nodiscard]] Box box(int index) const;
    /// The box that lies behind cell `index` when the sheet is turned over on its long edge.
    [[nodiscard]] Box box_behind(int index) const;
    /// True for a cell that stands upside down.
    [[nodiscard]] bool turned(int index) const;
};

/// The grid with the most cells for `card` on `paper`; nothing if not even one fits.
[[nodiscard]] std::optional<CardGrid> card_grid(const CardTemplate& card, const SprueTemplate& sprue,
                                                const Paper& paper);

/// Cards with the templates that say how they stand on a page.
struct CardSheet {
    const CardTemplate& card;
    const SprueTemplate& sprue;
    const Theme& theme;
};

/// The pages of `cards`: every page of fronts is followed by the page of its backs, if the card has one. The
/// last page may have empty cells; guides are the same on every page.
[[nodiscard]] std::vector<Page> impose(std::vector<CardFaces> cards, const CardGrid& grid,
                                       const CardSheet& sheet);

}  // namespace muster::layout
