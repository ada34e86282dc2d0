#include <cmath>

#include "layout_case.hpp"

#include "layout/card_layout.hpp"
#include "layout/drawing.hpp"

using namespace muster;
using namespace muster::layout;
using namespace muster::test;

namespace {

const CardTemplate& square() { return plain_templates().cards.at("square"); }

Card card(std::map<std::string, Content> slots) {
    Card result;
    result.slots = std::move(slots);
    result.name = "Pike";
    return result;
}

HitTrack track(int boxes) {
    HitTrack result;
    for (int i = boxes - 1; i >= 0; --i) result.boxes.push_back(std::to_string(i));
    return result;
}

std::vector<Seen> seen(const CardFaces& faces) { return texts(faces.front); }

std::string joined(const std::vector<CardFaces>& cards, const std::string& without) {
    std::string result;
    for (const CardFaces& faces : cards)
        for (const Seen& text : seen(faces))
            if (text.text.find(without) == std::string::npos)
                result += (result.empty() ? "" : " ") + text.text;
    return result;
}

/// The squares drawn on a card, the bar on top left out.
std::vector<Box> squares(const CardFaces& faces) {
    std::vector<Box> result;
    for (const Box& box : paths(faces.front))
        if (std::abs((box.size.width - box.size.height).value) < 1e-9 && box.size.width > Mm{0})
            result.push_back(box);
    return result;
}

}  // namespace

TEST_CASE("slots stand where the card's template puts them") {
    Setting set;
    const auto cards = set_card(card({{"name", lines({"Pike"})}, {"rep", lines({"4"})}}), square(), set.text);
    REQUIRE(cards.size() == 1);
    CHECK(cards[0].front.size.width.value == 60);
    const Seen name = find_text(seen(cards[0]), "Pike");
    CHECK(name.x == mm(5));
    CHECK(name.y == mm(5 + 9));
    CHECK(find_text(seen(cards[0]), "4").x == mm(34));   // right-aligned in 25 to 35
    CHECK(find_text(seen(cards[0]), "Rep").x == mm(5));  // fixed words, with rep
}

TEST_CASE("what is empty is not drawn and leaves no hole in a stack") {
    Setting set;
    const auto cards =
        set_card(card({{"move", lines({"6"})}, {"text", lines({"words"})}}), square(), set.text);
    const std::vector<Seen> all = seen(cards.at(0));
    CHECK(all.size() == 3);  // no Rep, no Melee
    CHECK(find_text(all, "Move").y == mm(24 + 4));
    CHECK(find_text(all, "words").y ==
          mm(24 + (5 + 1) + 1 + 4));  // a row and the stack each add their gap of 1 mm
}

TEST_CASE("elements that hang on a flag appear with it") {
    Setting set;
    const auto rules = [&](const Card& one) {
        return paths(set_card(one, square(), set.text).at(0).front).size();
    };
    CHECK(rules(card({})) + 1 == rules(card({{"marked", lines({" "})}})));
}

TEST_CASE("colour roles take the card's colours") {
    Setting set;
    Card one = card({});
    one.colours["side"] = "blue";
    const auto cards = set_card(one, square(), set.text);
    CHECK(*std::get<PathItem>(cards[0].front.items[0]).fill == *plain_templates().theme.colour("blue"));
}

TEST_CASE("boxes keep their size while they fit, then shrink, then take a second row") {
    // 50 mm: six boxes of 6 mm and five gaps of 1 mm are 41 mm.
    const BoxRoom room{Mm{50}, Mm{0}, Mm{6}, Mm{3.5}, Mm{1}};
    CHECK(box_grid(6, room).box.value == 6);
    CHECK(box_grid(10, room).rows == 1);
    CHECK(box_grid(10, room).box.value == mm(4.1));
    CHECK(box_grid(12, room).rows == 2);  // one row of twelve would be 3.25 mm
    CHECK(box_grid(12, room).columns == 6);
    CHECK(box_grid(12, room).box.value == 6);
    CHECK(box_grid(30, room).rows == 3);
}

TEST_CASE("twelve hit boxes stand in their place in two rows") {
    Setting set;
    const auto cards = set_card(card({{"hits", track(12)}}), square(), set.text);
    const std::vector<Box> boxes = squares(cards.at(0));
    REQUIRE(boxes.size() == 12);
    for (const Box& box : boxes) {
        CHECK(box.at.x >= Mm{5 - 1e-9});
        CHECK(box.right() <= Mm{55 + 1e-9});
        CHECK(box.at.y >= Mm{50 - 1e-9});
        CHECK(box.bottom() <= Mm{56 + 1e-9});
    }
    for (int i = 0; i < 12; ++i) CHECK(find_text(seen(cards[0]), std::to_string(i)).width > 0);
}

TEST_CASE("figures stand in rows of the template's length") {
    Setting set;
    const auto cards = set_card(card({{"figures", HitTrack{{"", "", ""}, 0}}}), square(), set.text);
    const std::vector<Box> boxes = squares(cards.at(0));
    REQUIRE(boxes.size() == 3);
    CHECK(boxes[2].at.y.value == mm(20 + 1.5 + 1));  // 4 mm high: two rows of 1.5 mm and a gap
}

TEST_CASE("icons stand side by side at their end of the place") {
    Setting set;
    const RichText two = icon("dot") + RichText(" ") + icon("dot");
    const auto cards = set_card(card({{"symbol", std::vector<RichText>{two}}}), square(), set.text);
    const std::vector<Box> boxes = squares(cards.at(0));
    REQUIRE(boxes.size() == 2);
    CHECK(boxes[0].at.x.value == mm(40 + 15 - 11));
    CHECK(boxes[1].right().value == mm(55));
    CHECK_FALSE(set.diagnostics.has_errors());
}

TEST_CASE("text that fits keeps its size; text that nearly fits shrinks") {
    Setting set;
    // 25 mm hold five lines of 62 letters at 8 points; at 7 points, five lines of 71.
    const auto kept = set_card(card({{"text", lines({numbered(75)})}}), square(), set.text);
    CHECK(kept.size() == 1);
    CHECK(seen(kept[0]).at(0).size == 8);
    const auto shrunk = set_card(card({{"text", lines({numbered(85)})}}), square(), set.text);
    REQUIRE(shrunk.size() == 1);
    CHECK(seen(shrunk[0]).at(0).size < 8);
    CHECK(seen(shrunk[0]).at(0).size >= 7);
    CHECK(joined(shrunk, "Pike") == numbered(85));
}

TEST_CASE("a spare part of a stack is left out rather than make a further card") {
    Setting set;
    const auto with_icon = [&](int count) {
        const Content marks = std::vector<RichText>{icon("dot")};
        return set_card(card({{"marks", marks}, {"text", lines({numbered(count)})}}), square(), set.text);
    };
    CHECK(squares(with_icon(40).at(0)).size() == 1);  // icon and text have room
    const auto full = with_icon(85);                  // all 25 mm are needed for text of 7.5 points
    REQUIRE(full.size() == 1);
    CHECK(squares(full[0]).empty());
    CHECK(joined(full, "Pike") == numbered(85));
}

TEST_CASE("text that does not fit at its smallest goes on on a further card that says so") {
    for (const int count : {130, 300, 1000}) {
        Setting set;
        const auto cards = set_card(
            card({{"name", lines({"Pike"})}, {"rep", lines({"4"})}, {"text", lines({numbered(count)})}}),
            square(), set.text);
        CHECK(cards.size() > 1);
        std::string all;
        for (const CardFaces& faces : cards)
            for (const Seen& text : seen(faces)) {
                CHECK(text.size >= 7);
                CHECK(text.x + text.width <= 55 + 1e-6);
                CHECK(text.y <= 49 + 1e-6);
                if (text.text.starts_with("w")) all += (all.empty() ? "" : " ") + text.text;
            }
        CHECK(all == numbered(count));
        CHECK(find_text(seen(cards[1]), "Pike (continued)").y == mm(14));
        for (const Seen& text : seen(cards[1])) CHECK(text.text != "4");
        CHECK_FALSE(set.diagnostics.has_errors());
    }
}

TEST_CASE("a name too long for its place stands whole on the card's text") {
    Setting set;
    const std::string name = numbered(40);  // two lines at its smallest, and there is room for one
    const auto cards = set_card(card({{"name", lines({name})}}), square(), set.text);
    std::string below;
    for (const Seen& text : seen(cards.at(0)))
        if (text.y > 24) below += (below.empty() ? "" : " ") + text.text;
    CHECK(below == name);
    CHECK_FALSE(set.diagnostics.has_errors());
}

TEST_CASE("text that can go nowhere is an error that names the card") {
    Setting set;
    Card one = card({{"front", lines({"far too many letters for a triangle"})}});
    static_cast<void>(set_card(one, plain_templates().cards.at("triangle"), set.text));
    CHECK(set.diagnostics.to_text() == "error: card Pike: the text does not fit\n"
                                       "  shorten it, or make its place in the card's template larger\n");
}

TEST_CASE("unknown slots and colours of a card, and content of the wrong kind, are errors") {
    Setting set;
    Card one = card({{"nmae", lines({"x"})}, {"hits", lines({"4"})}, {"rep", track(3)}});
    one.colours["side"] = "blu";
    static_cast<void>(set_card(one, square(), set.text));
    const std::string text = set.diagnostics.to_text();
    CHECK(text.find("card Pike: unknown slot 'nmae' (did you mean 'name'?)") != std::string::npos);
    CHECK(text.find("card Pike: unknown colour 'blu' (did you mean 'blue'?)") != std::string::npos);
    CHECK(text.find("card Pike: slot hits does not hold what its place shows") != std::string::npos);
    CHECK(text.find("card Pike: slot rep holds no text") != std::string::npos);
}

TEST_CASE("a shield fills its place with the field, the device in the charge") {
    Setting set;
    const Frame frame = draw(Shield{"red", "blue", "dot"}, {Mm{30}, Mm{12}}, set.text);
    REQUIRE(frame.items.size() == 2);
    const auto& field = std::get<PathItem>(frame.items[0]);
    const Box outline = bounds(field.path);
    CHECK(outline.at.x.value == mm(10));  // 20 x 24 scaled to 10 x 12, in the middle
    CHECK(outline.size.width.value == mm(10));
    CHECK(outline.size.height.value == mm(12));
    CHECK(*field.fill == *plain_templates().theme.colour("red"));
    const Box device = bounds(std::get<PathItem>(frame.items[1]).path);
    CHECK(device.size.width.value == mm(5));
    CHECK((device.at.x + device.size.width / 2).value == mm(15));
}
