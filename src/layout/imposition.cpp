#include "layout/imposition.hpp"

#include <algorithm>
#include <set>

#include "layout/drawing.hpp"

namespace muster::layout {

namespace {

/// How many cells of `cell` at `pitch` fit in `room`.
int count_in(Mm room, Mm cell, Mm pitch) {
    constexpr double rounding = 1e-6;
    if (cell.value > room.value + rounding) return 0;
    return 1 + static_cast<int>((room - cell + Mm{rounding}) / pitch);
}

CardGrid grid_on(Size page, const CardTemplate& card, const SprueTemplate& sprue) {
    CardGrid grid;
    grid.page = page;
    grid.cell = card.size;
    grid.pitch = sprue.pitch.value_or(card.size);
    grid.alternate = sprue.alternate;
    grid.landscape = page.width > page.height;
    grid.columns = count_in(page.width - 2 * sprue.edge, grid.cell.width, grid.pitch.width);
    grid.rows = count_in(page.height - 2 * sprue.edge, grid.cell.height, grid.pitch.height);
    grid.origin = {(page.width - grid.size().width) / 2, (page.height - grid.size().height) / 2};
    return grid;
}

constexpr double footer_height = 6;  // millimetres, between edge and margin

/// The side of the page with room for a footer outside of the grid.
FooterPlace footer_place(const CardGrid& grid, const PageForm& form) {
    const Mm below = grid.page.height - grid.origin.y - grid.size().height;
    return below >= form.edge + Mm{footer_height} ? FooterPlace::below : FooterPlace::left;
}

/// The places of the cells' sides along one axis, each once, in order.
template <class Place>
std::vector<Mm> sides(const CardGrid& grid, Place place) {
    std::set<Mm> all;
    for (int i = 0; i < grid.cells(); ++i) {
        const auto [near, far] = place(grid.box(i));
        all.insert(near);
        all.insert(far);
    }
    std::vector<Mm> result;
    for (const Mm side : all)  // sides that meet differ by rounding at most
        if (result.empty() || (side - result.back()).value > 1e-6) result.push_back(side);
    return result;
}

/// Draws lines from the strip outside of the grid to the paper's edge, in line with the cells' sides.
class Guides {
  public:
    Guides(Frame& page, const CardGrid& grid, const CardSheet& sheet, FooterPlace footer)
        : page_(page),
          grid_(grid),
          rule_(sheet.theme.rule(sheet.sprue.guide.text)),
          gap_(sheet.sprue.guide_gap),
          edge_(sheet.theme.page.edge),
          margin_(sheet.theme.page.margin),
          footer_(footer) {}

    void draw() {
        if (!rule_) return;
        const Size size = grid_.size();
        const Mm top = grid_.origin.y - gap_;
        const Mm left = grid_.origin.x - gap_;
        const Mm bottom = grid_.origin.y + size.height + gap_;
        const Mm right = grid_.origin.x + size.width + gap_;
        const Mm lowest = page_.size.height - (footer_ == FooterPlace::below ? margin_ : edge_);
        const Mm leftmost = footer_ == FooterPlace::left ? margin_ : edge_;
        for (const Mm x : sides(grid_, [](const Box& box) { return std::pair(box.at.x, box.right()); })) {
            line({x, edge_}, {x, top});
            line({x, bottom}, {x, lowest});
        }
        for (const Mm y : sides(grid_, [](const Box& box) { return std::pair(box.at.y, box.bottom()); })) {
            line({leftmost, y}, {left, y});
            line({right, y}, {page_.size.width - edge_, y});
        }
    }

  private:
    void line(Point from, Point to) {
        constexpr double least = 1;  // shorter ones are specks
        if ((to.x - from.x).value + (to.y - from.y).value < least) return;
        page_.items.emplace_back(straight(*rule_, from, to));
    }

    Frame& page_;
    const CardGrid& grid_;
    const Rule* rule_;
    Mm gap_, edge_, margin_;
    FooterPlace footer_;
};

/// Puts `face` into its cell, upside down in turned cells.
void place_face(Frame& page, Frame face, const Box& box, bool turned) {
    if (!turned) return place(page, std::move(face), box.at);
    page.items.emplace_back(Group{{box.right(), box.bottom()}, 180, 1, std::nullopt, std::move(face.items)});
}

Page page_of(std::vector<CardFaces>& cards, std::size_t first, const CardGrid& grid, const CardSheet& sheet,
             bool back) {
    Page page;
    page.frame.size = grid.page;
    page.footer = footer_place(grid, sheet.theme.page);
    Guides(page.frame, grid, sheet, page.footer).draw();
    const Rule* cut = sheet.theme.rule(sheet.sprue.cut.text);
    for (int i = 0; i < grid.cells() && first + static_cast<std::size_t>(i) < cards.size(); ++i) {
        CardFaces& card = cards[first + static_cast<std::size_t>(i)];
        Frame face = back ? std::move(card.back) : std::move(card.front);
        if (cut && !back) {
            PathItem line;
            line.path = sheet.card.outline ? sheet.card.outline->path : rectangle({{}, grid.cell});
            line.stroke = stroke_of(*cut);
            face.items.emplace_back(std::move(line));
        }
        const Box box = back ? grid.box_behind(i) : grid.box(i);
        const bool turned = grid.turned(i) != (back && grid.landscape);
        place_face(page.frame, std::move(face), box, turned);
        if (!card.anchor.empty() && !back) page.frame.items.emplace_back(AnchorItem{card.anchor, box.at});
    }
    return page;
}

}  // namespace

Box CardGrid::box(int index) const {
    const int column = index % columns;
    const int row = index / columns;
    return {{origin.x + pitch.width * column, origin.y + pitch.height * row}, cell};
}

Box CardGrid::box_behind(int index) const {
    Box result = box(index);
    if (landscape)
        result.at.y = page.height - result.bottom();
    else
        result.at.x = page.width - result.right();
    return result;
}

bool CardGrid::turned(int index) const { return alternate && (index % columns + index / columns) % 2 == 1; }

std::optional<CardGrid> card_grid(const CardTemplate& card, const SprueTemplate& sprue, const Paper& paper) {
    CardGrid best = grid_on(paper.size, card, sprue);
    if (sprue.landscape_too) {
        const CardGrid turned = grid_on({paper.size.height, paper.size.width}, card, sprue);
        if (turned.cells() > best.cells()) best = turned;
    }
    if (best.cells() == 0) return std::nullopt;
    return best;
}

std::vector<Page> impose(std::vector<CardFaces> cards, const CardGrid& grid, const CardSheet& sheet) {
    std::vector<Page> pages;
    for (std::size_t first = 0; first < cards.size(); first += static_cast<std::size_t>(grid.cells())) {
        pages.push_back(page_of(cards, first, grid, sheet, false));
        if (!sheet.card.back.empty()) pages.push_back(page_of(cards, first, grid, sheet, true));
    }
    return pages;
}

}  // namespace muster::layout
