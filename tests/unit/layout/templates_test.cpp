#include <cmath>

#include "layout_case.hpp"

#include "layout/template_checks.hpp"

using namespace muster;
using namespace muster::layout;
using namespace muster::test;

namespace {

const std::string shipped = MUSTER_SOURCE_DIR "/templates";
const std::string faulty = MUSTER_SOURCE_DIR "/tests/unit/layout/faulty";

/// What is wrong with the YAML of a T.
template <class T>
std::string faults_of(const std::string& yaml) {
    Diagnostics diagnostics;
    const auto value = data::parse_yaml(yaml, "x.yaml", diagnostics);
    REQUIRE(value.has_value());
    T read{};
    data::read(*value, read, diagnostics);
    return diagnostics.to_text();
}

/// What a check finds when this sheet stands among the plain templates.
std::string check_sheet(const std::string& yaml) {
    Diagnostics diagnostics;
    const auto value = data::parse_yaml(yaml, "x.yaml", diagnostics);
    REQUIRE(value.has_value());
    Templates templates = plain_templates();
    SheetTemplate sheet;
    data::read(*value, sheet, diagnostics);
    templates.sheets.clear();
    templates.sheets["x"] = sheet;
    check(templates, diagnostics);
    return diagnostics.to_text();
}

std::string check_card(const std::string& yaml) {
    Diagnostics diagnostics;
    const auto value = data::parse_yaml(yaml, "x.yaml", diagnostics);
    REQUIRE(value.has_value());
    Templates templates = plain_templates();
    CardTemplate card;
    data::read(*value, card, diagnostics);
    templates.cards["x"] = card;
    check(templates, diagnostics);
    return diagnostics.to_text();
}

}  // namespace

TEST_CASE(
    "the shipped templates have no fault: every style, rule, colour, icon, card, sprue and slot exists") {
    Diagnostics diagnostics;
    for (const std::string& theme : theme_names(shipped, diagnostics)) {
        const auto templates = load_templates(shipped, theme, diagnostics);
        INFO(diagnostics.to_text());
        REQUIRE(templates.has_value());
        for (const char* sheet :
             {"briefing", "storyboard", "map", "roster", "cards", "orders", "qrs", "markers"})
            CHECK(templates->sheets.contains(sheet));
        for (const char* paper : {"a4", "letter"}) {
            CHECK(cards_per_page(*templates, "cards", paper) == 9);
            CHECK(slot_size(*templates, "map", "map", paper).width.value > 150);
        }
    }
}

TEST_CASE("a card of the shipped templates is 63 x 88 mm") {
    Diagnostics diagnostics;
    const auto templates = load_templates(shipped, "atlas", diagnostics);
    REQUIRE(templates.has_value());
    CHECK(templates->cards.at("unit").size.width.value == 63);
    CHECK(templates->cards.at("unit").size.height.value == 88);
}

TEST_CASE("text of the shipped theme never shrinks below 7 points, and lines are high enough for it") {
    Diagnostics diagnostics;
    const auto templates = load_templates(shipped, "atlas", diagnostics);
    REQUIRE(templates.has_value());
    for (const auto& entry : templates->theme.styles) {
        const Style& style = entry.second;
        CAPTURE(entry.first);
        CHECK(style.smallest_pt >= 7);
        CHECK(to_points(style.leading) >= style.font.size_pt);
        CHECK(style.depth > Mm{0});
        CHECK(style.depth < style.leading / 2);
    }
}

TEST_CASE("text of the shipped theme stands out from white paper at 4.5 to 1 or more") {
    Diagnostics diagnostics;
    const auto templates = load_templates(shipped, "atlas", diagnostics);
    REQUIRE(templates.has_value());
    const auto linear = [](std::uint8_t value) {
        const double share = value / 255.0;
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    for (const auto& entry : templates->theme.styles) {
        const Style& style = entry.second;
        CAPTURE(entry.first);
        const Colour& c = style.colour;
        const double light = 0.2126 * linear(c.red) + 0.7152 * linear(c.green) + 0.0722 * linear(c.blue);
        CHECK(1.05 / (light + 0.05) >= 4.5);
    }
}

TEST_CASE("an unknown theme is an error with the nearest name") {
    Diagnostics diagnostics;
    CHECK_FALSE(load_templates(shipped, "altas", diagnostics).has_value());
    CHECK(diagnostics.to_text().find("unknown theme 'altas' (did you mean 'atlas'?)") != std::string::npos);
}

TEST_CASE("all faults of a theme are reported in one run, each at its place") {
    Diagnostics diagnostics;
    CHECK_FALSE(load_theme(faulty + "/theme.yaml", diagnostics).has_value());
    std::string text = diagnostics.to_text();
    for (std::size_t at = text.find(faulty); at != std::string::npos; at = text.find(faulty))
        text.erase(at, faulty.size() + 1);
    CHECK(text == "theme.yaml:5:36: error: unknown colour 'inkk' (did you mean 'ink'?)\n"
                  "  write one of: ink\n"
                  "theme.yaml:7:9: error: style 'body' is smaller than 7 points\n"
                  "  write size: 7 or more\n"
                  "theme.yaml:7:9: error: style 'body' may shrink to a size out of range\n"
                  "  write smallest: between 7 and its size\n"
                  "theme.yaml:8:16: error: unknown style above this one 'boddy' (did you mean 'body'?)\n"
                  "  write one of: body\n"
                  "theme.yaml:8:31: error: unknown colour 'green'\n"
                  "  write one of: ink\n"
                  "theme.yaml:15:17: error: unknown style 'foot'\n"
                  "  write one of: body, note\n"
                  "theme.yaml:16:16: error: unknown rule 'rul' (did you mean 'rule'?)\n"
                  "  write one of: rule\n");
}

TEST_CASE("values of templates are refused with what is wanted") {
    CHECK(faults_of<CardTemplate>("title: X\nsize: [63, 88, 1]\nelements: []\n") ==
          "x.yaml:2:7: error: a list stands where a pair of lengths, [12, 8] is wanted\n");
    CHECK(
        faults_of<CardTemplate>("title: X\nsize: [63, 88 ft]\nelements: []\n") ==
        "x.yaml:2:12: error: '88 ft' stands where a length such as 12 (millimetres), 8 pt or 2 in is wanted\n");
    CHECK(faults_of<CardTemplate>("title: X\nsize: [63, 88]\noutline: L1 2\nelements: []\n") ==
          "x.yaml:3:10: error: the path can't be read: it does not begin with M\n"
          "  write SVG path data (M L H V C S Q T A Z)\n");
    CHECK(faults_of<CardTemplate>("title: X\nsize: [63, 88]\nelements: [{kind: txet}]\n") ==
          "x.yaml:3:19: error: unknown kind of element 'txet' (did you mean 'text'?)\n"
          "  write one of: text, icon, shield, hits, figures, rule, shape, row, stack\n");
    CHECK(faults_of<SheetTemplate>("title: X\nbands: [{slots: [a], columns: 9-3}]\n") ==
          "x.yaml:2:31: error: '9-3' stands where grid columns such as 1-9 is wanted\n");
    CHECK(
        faults_of<SheetTemplate>("title: X\nfigures: {map: \"4:\"}\n") ==
        "x.yaml:2:16: error: '4:' stands where a height: millimetres, or width to height such as \"4:3\" is wanted\n");
    CHECK(faults_of<SheetTemplate>("title: X\norientaton: landscape\n")
              .find("x.yaml:2:1: error: unknown key 'orientaton' (did you mean 'orientation'?)") == 0);
}

TEST_CASE("lengths are millimetres, points or inches") {
    CardTemplate card;
    Diagnostics diagnostics;
    const auto value =
        data::parse_yaml("title: X\nsize: [2 in, 72 pt]\nelements: []\n", "x.yaml", diagnostics);
    REQUIRE(value.has_value());
    CHECK(data::read(*value, card, diagnostics));
    CHECK(card.size.width.value == mm(50.8));
    CHECK(card.size.height.value == mm(25.4));
}

TEST_CASE("names in a sheet that name nothing are reported at their place") {
    CHECK(check_sheet("title: X\n"
                      "colours: {side: rde}\n"
                      "bands:\n"
                      "  - {slots: [a], columns: 1-13, bar: {colour: sied}, rule: rul}\n"
                      "figures: {b: 30}\n"
                      "tables:\n"
                      "  t: {style: bdy, head_style: body, columns: [{key: a, head: \"{icon:dott}\"}]}\n"
                      "cards: {card: unti, sprue: gird}\n") ==
          "error: unknown slot 'b' (did you mean 'a'?)\n"
          "  write one of: a\n"
          "x.yaml:2:17: error: unknown colour 'rde' (did you mean 'red'?)\n"
          "  write one of: blue, ink, paper, red, tint\n"
          "x.yaml:4:27: error: columns 1-13 run over the page's 12\n"
          "  write columns that the page has\n"
          "x.yaml:4:47: error: unknown colour or colour role 'sied' (did you mean 'side'?)\n"
          "  write one of: blue, ink, paper, red, tint, side\n"
          "x.yaml:4:60: error: unknown rule 'rul' (did you mean 'rule'?)\n"
          "  write one of: hairline, rule\n"
          "x.yaml:7:14: error: unknown style 'bdy' (did you mean 'body'?)\n"
          "  write one of: body, centre, figures, heading, right, small, small-foot, spaced, title\n"
          "x.yaml:7:53: error: unknown icon 'dott' (did you mean 'dot'?)\n"
          "  write one of: dot\n"
          "x.yaml:8:15: error: unknown card 'unti' (did you mean 'unit'?)\n"
          "  write one of: poster, square, triangle, unit\n"
          "x.yaml:8:28: error: unknown sprue 'gird' (did you mean 'grid'?)\n"
          "  write one of: grid, triangles\n");
}

TEST_CASE("elements of a card that lack what they need are reported") {
    CHECK(check_card("title: X\n"
                     "size: [63, 88]\n"
                     "mark: nmae\n"
                     "elements:\n"
                     "  - {kind: text, slot: name, size: [10, 10]}\n"
                     "  - {kind: hits, size: [10, 10]}\n"
                     "  - {kind: shape, fill: side}\n"
                     "  - {kind: stack, size: [10, 10]}\n"
                     "  - {kind: text, words: x, with: rep, style: body}\n") ==
          "x.yaml:3:7: error: unknown slot 'nmae' (did you mean 'name'?)\n"
          "  write one of: name\n"
          "x.yaml:5:12: error: this text has no style\n"
          "  add 'style:'\n"
          "x.yaml:6:12: error: this hits has no slot\n"
          "  add 'slot:'\n"
          "x.yaml:7:12: error: this shape has no path\n"
          "  add 'path:'\n"
          "x.yaml:7:25: error: unknown colour or colour role 'side'\n"
          "  write one of: blue, ink, paper, red, tint\n"
          "x.yaml:8:12: error: this stack has no elements\n"
          "  add 'elements:'\n"
          "x.yaml:9:12: error: this text has no size\n"
          "  add 'size:'\n"
          "x.yaml:9:34: error: unknown slot 'rep'\n"
          "  write one of: name\n");
}

TEST_CASE("an icon id that stands twice is an error with both places") {
    Diagnostics diagnostics;
    const Icons icons = load_icons(faulty + "/icons", diagnostics);
    CHECK(icons.size() == 1);
    std::string text = diagnostics.to_text();
    for (std::size_t at = text.find(faulty); at != std::string::npos; at = text.find(faulty))
        text.erase(at, faulty.size() + 1);
    CHECK(text == "icons/b.yaml:3:5: error: icon 'dot' stands in icons/a.yaml:3 already\n"
                  "  give one of the two another id\n");
}
