#include "layout_case.hpp"

#include "layout/imposition.hpp"

using namespace muster;
using namespace muster::layout;
using namespace muster::test;

namespace {

CardGrid grid(const char* card, const char* sprue, const char* paper) {
    const Templates& templates = plain_templates();
    const auto found =
        card_grid(templates.cards.at(card), templates.sprues.at(sprue), *templates.theme.paper(paper));
    REQUIRE(found.has_value());
    return *found;
}

SheetContent cards(const char* sheet, const char* slot, int count) {
    SheetContent content;
    content.sheet = sheet;
    content.title = "Cards";
    for (int i = 1; i <= count; ++i) {
        Card card;
        card.name = "card";
        card.slots[slot] = lines({"n" + std::to_string(i)});
        card.anchor = "card-" + std::to_string(i);
        content.cards.push_back(card);
    }
    return content;
}

}  // namespace

TEST_CASE("nine cards of 63 x 88 mm stand in the middle of A4 and of Letter") {
    for (const char* paper : {"a4", "letter"}) {
        const CardGrid found = grid("unit", "grid", paper);
        CHECK(found.columns == 3);
        CHECK(found.rows == 3);
        const Size page = plain_templates().theme.paper(paper)->size;
        CHECK(found.origin.x.value == mm((page.width.value - 3 * 63) / 2));
        CHECK(found.origin.y.value == mm((page.height.value - 3 * 88) / 2));
        for (int i = 0; i < 9; ++i) {
            const Box box = found.box(i);
            CHECK(box.size.width.value == 63);
            CHECK(box.size.height.value == 88);
            CHECK(box.at.x.value == mm(found.origin.x.value + 63.0 * (i % 3)));
            CHECK(box.at.y.value == mm(found.origin.y.value + 88.0 * (i / 3)));  // NOLINT: whole rows
        }
    }
}

TEST_CASE("a back lies under its front when the sheet is turned over on its long edge") {
    for (const char* sprue : {"grid", "triangles"}) {
        const CardGrid found = grid(sprue == std::string("grid") ? "unit" : "triangle", sprue, "a4");
        for (int i = 0; i < found.cells(); ++i) {
            const Box front = found.box(i);
            const Box back = found.box_behind(i);
            // turned over: x runs the other way, y stays
            CHECK(210 - back.right().value == mm(front.at.x.value));
            CHECK(back.at.y.value == mm(front.at.y.value));
        }
    }
}

TEST_CASE("on paper that lies on its side the long edge is the upper one") {
    CardGrid found = grid("unit", "grid", "a4");
    found.page = {Mm{297}, Mm{210}};
    found.landscape = true;
    const Box back = found.box_behind(1);
    CHECK(back.at.x.value == mm(found.box(1).at.x.value));
    CHECK(210 - back.bottom().value == mm(found.box(1).at.y.value));
}

TEST_CASE("fronts and backs alternate, and every back has its front's words") {
    Setting set;
    const std::vector<Page> pages = set.lay_out(cards("unit-cards", "name", 11));
    REQUIRE(pages.size() == 4);
    for (const std::size_t first : {std::size_t{0}, std::size_t{2}}) {
        const std::vector<Seen> fronts = texts(pages[first].frame);
        const std::vector<Seen> backs = texts(pages[first + 1].frame);
        CHECK(fronts.size() == (first == 0 ? 9 : 2));
        REQUIRE(fronts.size() == backs.size());
        for (const Seen& front : fronts) {
            const Seen back = find_text(backs, front.text);
            // both stand 5 mm from the left of their card: the cards' left sides mirror each other
            CHECK(210 - (back.x - 5 + 63) == mm(front.x - 5));
            CHECK(back.y == mm(front.y));
        }
    }
}

TEST_CASE("guides are the same on a full and on a nearly empty page") {
    Setting set;
    const auto guides = [&](int count) {
        std::vector<Box> result;
        const std::vector<Page> pages = set.lay_out(cards("unit-cards", "name", count));
        for (const Box& box : paths(pages.at(0).frame))
            if (box.size.width.value == 0 || box.size.height.value == 0) result.push_back(box);
        return result;
    };
    const std::vector<Box> full = guides(9);
    CHECK(full == guides(1));
    CHECK(full.size() == 4 * 2 + 4 * 2);  // four sides each way, at both ends
    for (const Box& guide : full) {
        const bool above = guide.bottom().value <= 16.5 - 1 + 1e-9;
        const bool below = guide.at.y.value >= 16.5 + 264 + 1 - 1e-9;
        const bool left = guide.right().value <= 10.5 - 1 + 1e-9;
        const bool right = guide.at.x.value >= 10.5 + 189 + 1 - 1e-9;
        CHECK((above || below || left || right));  // never over a card
    }
}

TEST_CASE("every second triangle stands on its head, from row to row the other one") {
    const CardGrid found = grid("triangle", "triangles", "a4");
    CHECK(found.columns == 1 + static_cast<int>((198 - 20) / 10));
    CHECK_FALSE(found.turned(0));
    CHECK(found.turned(1));
    CHECK(found.turned(found.columns) == (found.columns % 2 == 0 || true));
    CHECK(found.turned(found.columns) != found.turned(0));
    CHECK((found.box(1).at.x - found.box(0).at.x).value == mm(10));
}

TEST_CASE("a turned card stands in its own cell") {
    Setting set;
    const std::vector<Page> pages = set.lay_out(cards("triangles", "front", 2));
    const CardGrid found = grid("triangle", "triangles", "a4");
    const std::vector<Seen> all = texts(pages.at(0).frame);
    const Seen upright = find_text(all, "n1");
    const Seen turned_over = find_text(all, "n2");
    CHECK(turned_over.turn == 180);
    const Box cell = found.box(1);
    // the same place seen from the other side of the cell
    CHECK(cell.right().value - turned_over.x == mm(upright.x - found.box(0).at.x.value));
    CHECK(cell.bottom().value - turned_over.y == mm(upright.y - found.box(0).at.y.value));
}

TEST_CASE("a card larger than the paper is an error, not a crop") {
    Setting set;
    CHECK(set.lay_out(cards("poster-cards", "name", 1)).empty());
    CHECK(set.diagnostics.to_text().find("error: a card of 300 x 400 mm is too large for A4") !=
          std::string::npos);
}

TEST_CASE("cards of the content are in the order of the grid, each with its anchor") {
    Setting set;
    const std::vector<Page> pages = set.lay_out(cards("unit-cards", "name", 9));
    const std::vector<Seen> all = texts(pages.at(0).frame);
    CHECK(find_text(all, "n4").y == mm(find_text(all, "n1").y + 88));
    CHECK(find_text(all, "n2").x == mm(find_text(all, "n1").x + 63));
    int anchors = 0;
    for (const Item& item : pages[0].frame.items)
        if (const auto* anchor = std::get_if<AnchorItem>(&item))
            anchors += anchor->name.starts_with("card-") ? 1 : 0;
    CHECK(anchors == 9);
    CHECK(cards_per_page(plain_templates(), "unit-cards", "a4") == 9);
    CHECK(cards_per_page(plain_templates(), "page", "a4") == 0);
}

TEST_CASE("a sheet of cards has room for its footer outside of the cards") {
    Setting set;
    for (const char* paper : {"a4", "letter"}) {
        set.setup.paper = paper;
        Document document;
        document.pages = set.lay_out(cards("unit-cards", "name", 9));
        const std::size_t before = texts(document.pages[0].frame).size();
        number_pages(document, set.setup, plain_templates(), set.font, set.diagnostics);
        const std::vector<Seen> all = texts(document.pages[0].frame);
        const CardGrid found = grid("unit", "grid", paper);
        for (std::size_t i = before; i < all.size(); ++i) {
            CAPTURE(all[i].text);
            const bool below = all[i].y > found.origin.y.value + 264 && all[i].turn == 0;
            const bool left = all[i].x < found.origin.x.value && all[i].turn == 90;
            CHECK((below || left));
            CHECK(all[i].y < document.pages[0].frame.size.height.value - 6 + 1e-6);
            CHECK(all[i].x >= 6 - 1e-6);
        }
    }
}
