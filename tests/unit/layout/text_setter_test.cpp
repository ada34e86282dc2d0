#include "layout_case.hpp"

using namespace muster;
using namespace muster::layout;
using namespace muster::test;

namespace {

std::vector<std::string> read(const std::vector<Line>& lines) {
    std::vector<std::string> result;
    for (const Line& line : lines) {
        std::string text;
        for (const Seen& seen : texts(line.items)) text += seen.text;
        result.push_back(text);
    }
    return result;
}

using Read = std::vector<std::string>;

}  // namespace

TEST_CASE("a line stands on its baseline at the left, right or middle") {
    Setting set;
    for (const auto& [style, x] :
         {std::pair("body", 0.0), std::pair("right", 15.0), std::pair("centre", 7.5)}) {
        const std::vector<Line> lines = set.text.set("12345", set.style(style), Mm{20});
        REQUIRE(lines.size() == 1);
        CHECK(lines[0].height.value == mm(5));
        CHECK(lines[0].width.value == mm(5));
        const Seen seen = texts(lines[0].items).at(0);
        CHECK(seen.x == mm(x));
        CHECK(seen.y == mm(4));  // 1 mm above the bottom of the line
        CHECK(seen.width == mm(5));
    }
}

TEST_CASE("text wraps at the width of its place") {
    Setting set;
    CHECK(read(set.text.set("aaaa bbbb cccc", set.style("body"), Mm{9})) == Read{"aaaa bbbb", "cccc"});
    CHECK(read(set.text.set("aaaa bbbb cccc", set.style("body"), Mm{8.9})) == Read{"aaaa", "bbbb", "cccc"});
    CHECK(set.text.set("", set.style("body"), Mm{9}).empty());
    CHECK(set.text.set("   ", set.style("body"), Mm{9}).empty());
}

TEST_CASE("runs of one look are one item, others follow on the same baseline") {
    Setting set;
    const RichText text = RichText("ab ") + RichText("cd ") + strong("ef") + RichText(", gh");
    const std::vector<Line> lines = set.text.set(text, set.style("body"), Mm{30});
    const std::vector<Seen> seen = texts(lines.at(0).items);
    REQUIRE(seen.size() == 3);
    CHECK(seen[0].text == "ab cd ");
    CHECK(seen[1].text == "ef");
    CHECK(seen[1].x == mm(6));
    CHECK(seen[2].text == ", gh");
    CHECK(seen[2].x == mm(8));
    const auto& item = std::get<TextItem>(lines[0].items[1]);
    CHECK(item.font.weight == 700);
}

TEST_CASE("a word in several looks does not break inside") {
    Setting set;
    const RichText text = RichText("aaaa ") + strong("bb") + RichText("cc");
    CHECK(read(set.text.set(text, set.style("body"), Mm{8})) == Read{"aaaa", "bbcc"});
}

TEST_CASE("labels get the theme's features and tracking") {
    Setting set;
    const std::vector<Line> lines = set.text.set(label("rep"), set.style("body"), Mm{30});
    const auto& item = std::get<TextItem>(lines.at(0).items.at(0));
    CHECK(item.font.features == std::vector<std::string>{"smcp"});
    CHECK(item.font.tracking == 100);
    CHECK(item.width.value == mm(3 * (1 + 0.1)));
}

TEST_CASE("a line that must be one shrinks in quarter points down to its smallest, then wraps") {
    Setting set;
    const Style& title = set.style("title");  // 20 points, not under 10: a letter is 2 mm, not under 1 mm
    const std::vector<Line> shrunk = set.text.set("1234567890", title, Mm{15.1});
    REQUIRE(shrunk.size() == 1);
    CHECK(texts(shrunk[0].items)[0].size == 15);
    CHECK(shrunk[0].height.value == mm(10));  // the grid of lines stays
    const std::vector<Line> wrapped = set.text.set("12345 67890", title, Mm{9});
    CHECK(read(wrapped) == Read{"12345", "67890"});
    CHECK(texts(wrapped[0].items)[0].size == 10);
}

TEST_CASE("a word too long for its place shrinks, and only then breaks") {
    Setting set;
    const Style& small = set.style("small");  // 8 points, not under 7
    const std::vector<Line> shrunk = set.text.set("a 1234567890", small, Mm{7.5});
    CHECK(read(shrunk) == Read{"a", "1234567890"});
    CHECK(texts(shrunk[1].items)[0].size == 7.5);
    const std::vector<Line> broken = set.text.set("a 1234567890", small, Mm{3.5});
    CHECK(read(broken) == Read{"a 123", "45678", "90"});
    CHECK(texts(broken[0].items)[0].size == 7);
}

TEST_CASE("letters that one family lacks are taken from the other") {
    Setting set;
    const std::vector<Line> lines = set.text.set("a \u2192 b", set.style("figures"), Mm{30});
    REQUIRE(lines.at(0).items.size() == 3);
    CHECK(std::get<TextItem>(lines[0].items[0]).font.family == Family::sans);
    CHECK(std::get<TextItem>(lines[0].items[1]).text == "\u2192");
    CHECK(std::get<TextItem>(lines[0].items[1]).font.family == Family::serif);
    CHECK_FALSE(set.diagnostics.has_errors());
}

TEST_CASE("letters that no font has are an error that lists them and says where") {
    Setting set;
    set.text.set_place("sheet roster, slot units");
    for (int i = 0; i < 2; ++i)
        static_cast<void>(set.text.set("Axe \u2694 and skull \u2620", set.style("figures"), Mm{30}));
    CHECK(
        set.diagnostics.to_text() ==
        "error: sheet roster, slot units: no font has a glyph for U+2694, U+2620 in 'Axe \u2694 and skull \u2620'\n"
        "  write the text with letters that the fonts of the theme have\n");
}

TEST_CASE("user text is never markup") {
    Setting set;
    const std::string name = "Smith & Sons <Elite> \"x\" 'y' **z** _q_ {icon:dot}";
    CHECK(read(set.text.set(name, set.style("body"), Mm{100})) == Read{name});
}

TEST_CASE("markup of our own data makes runs, and half of a mark is only text") {
    const RichText text = from_markup("**go** on _fast_ {icon:dot} 2 * 3 snake_case");
    REQUIRE(text.runs.size() == 6);
    CHECK(text.runs[0] == Run{"go", Emphasis::strong, {}, {}});
    CHECK(text.runs[2] == Run{"fast", Emphasis::italic, {}, {}});
    CHECK(text.runs[4].icon == "dot");
    CHECK(text.runs[5].text == " 2 * 3 snake_case");
}

TEST_CASE("an icon stands among the words, a little taller than the capitals") {
    Setting set;
    const RichText text = RichText("ab ") + icon("dot") + RichText(" c");
    const std::vector<Line> lines = set.text.set(text, set.style("body"), Mm{30});
    const Box box = bounds(std::get<PathItem>(lines.at(0).items.at(1)).path);
    CHECK(box.size.width.value == mm(0.6 * 1.25));
    CHECK(box.at.x.value == mm(3));
    // centred on the capitals, which reach from 4 - 0.6 to 4
    CHECK((box.at.y + box.size.height / 2).value == mm(3.7));
    CHECK(texts(lines[0].items)[1].x == mm(3 + 0.75));
    static_cast<void>(set.text.set(icon("dott"), set.style("body"), Mm{30}));
    CHECK(set.diagnostics.to_text().find("unknown icon 'dott' (did you mean 'dot'?)") != std::string::npos);
}

TEST_CASE("a link covers its words on every line") {
    Setting set;
    RichText text("aaaa bbbb");
    text.runs[0].link = "card-3";
    std::vector<LinkItem> links;
    for (const Line& line : set.text.set(text, set.style("body"), Mm{5}))
        for (const Item& item : line.items)
            if (const auto* link = std::get_if<LinkItem>(&item)) links.push_back(*link);
    REQUIRE(links.size() == 2);
    CHECK(links[0].target == "card-3");
    CHECK(links[0].area.size.width.value == mm(4));
    CHECK(links[0].area.size.height.value == mm(5));
}

TEST_CASE("no line is wider than its place, whatever the words are") {
    Setting set;
    for (int width = 3; width < 40; ++width)
        for (const char* style : {"body", "small", "title", "right"})
            for (const Line& line : set.text.set(numbered(40) + " extraordinarily-long/compound",
                                                 set.style(style), Mm{static_cast<double>(width)})) {
                const std::vector<Seen> seen = texts(line.items);
                CHECK(seen.front().x >= -1e-6);
                CHECK(seen.back().x + seen.back().width <= width + 1e-6);
            }
}
