#include "layout_case.hpp"

using namespace muster;
using namespace muster::layout;
using namespace muster::test;

namespace {

Block body(const std::string& text) { return Paragraph{"body", text}; }
Block heading(const std::string& text) { return Paragraph{"heading", text}; }

SheetContent page() {
    SheetContent sheet;
    sheet.sheet = "page";
    sheet.title = "Page";
    return sheet;
}

SheetContent narrow(std::vector<Block> blocks) {
    SheetContent sheet;
    sheet.sheet = "narrow";
    sheet.title = "N";
    sheet.slots["text"] = std::move(blocks);
    return sheet;
}

/// Pages on a stamp: 16 by 26 mm inside of the margins, of which a running head takes 5 mm from the second
/// page on.
std::vector<Page> on_stamp(Setting& set, std::vector<Block> blocks) {
    set.setup.paper = "stamp";
    return set.lay_out(narrow(std::move(blocks)));
}

std::vector<std::string> texts_on(const Page& page) {
    std::vector<std::string> result;
    for (const Seen& seen : texts(page.frame)) result.push_back(seen.text);
    return result;
}

using Texts = std::vector<std::string>;

/// Nothing of the body stands outside of the margins.
void check_inside(const std::vector<Page>& pages, double margin = 12) {
    for (const Page& page : pages)
        for (const Seen& seen : texts(page.frame)) {
            CAPTURE(seen.text);
            CHECK(seen.x >= margin - 1e-6);
            CHECK(seen.x + seen.width <= page.frame.size.width.value - margin + 1e-6);
            CHECK(seen.y >= margin);
            CHECK(seen.y <= page.frame.size.height.value - margin);
        }
}

}  // namespace

TEST_CASE("bands stand on the page's grid, one below the other") {
    Setting set;
    SheetContent sheet = page();
    sheet.slots["top"] = {body("top")};
    sheet.slots["left"] = {body("left")};
    sheet.slots["below-left"] = {body("under")};
    sheet.slots["right"] = {body("right")};
    const std::vector<Page> pages = set.lay_out(sheet);
    REQUIRE(pages.size() == 1);
    CHECK(pages[0].frame.size.width.value == 210);
    const std::vector<Seen> all = texts(pages[0].frame);
    const Box bar = paths(pages[0].frame).at(0);
    CHECK(bar.at.x.value == mm(12));
    CHECK(bar.at.y.value == mm(12));
    CHECK(bar.size.width.value == mm(186));
    CHECK(bar.size.height.value == mm(1));
    CHECK(find_text(all, "top").y == mm(12 + 1 + 2 + 4));
    // 12 columns with gutters of 4 mm in 186 mm: column 9 begins after eight of (186 + 4) / 12 mm
    CHECK(find_text(all, "left").x == mm(12));
    CHECK(find_text(all, "left").y == mm(12 + 3 + 5 + 5 + 4));
    CHECK(find_text(all, "under").y == mm(12 + 3 + 5 + 5 + 5 + 4));
    CHECK(find_text(all, "right").x == mm(12 + 8 * 190.0 / 12));
    CHECK(find_text(all, "right").y == mm(12 + 3 + 5 + 5 + 4));
}

TEST_CASE("a sheet's colours fill the roles of its template") {
    Setting set;
    SheetContent sheet = page();
    sheet.slots["top"] = {body("top")};
    const auto bar_of = [&] { return *std::get<PathItem>(set.lay_out(sheet)[0].frame.items[0]).fill; };
    CHECK(bar_of() == *plain_templates().theme.colour("red"));
    sheet.colours["side"] = "blue";
    CHECK(bar_of() == *plain_templates().theme.colour("blue"));
    sheet.colours["sid"] = "bleu";
    static_cast<void>(bar_of());
    CHECK(set.diagnostics.to_text() == "error: sheet page: unknown colour role 'sid' (did you mean 'side'?)\n"
                                       "  use a role of the template\n"
                                       "error: sheet page: unknown colour 'bleu' (did you mean 'blue'?)\n"
                                       "  write a colour of the theme\n");
}

TEST_CASE("of two spaces that meet the greater counts, and none at the top of a page") {
    Setting set;
    const std::vector<Page> pages = on_stamp(set, {Paragraph{"spaced", "a"}, Paragraph{"spaced", "b"}});
    const std::vector<Seen> all = texts(pages.at(0).frame);
    CHECK(find_text(all, "a").y == mm(12 + 4));
    CHECK(find_text(all, "b").y == mm(12 + 5 + 3 + 4));
}

TEST_CASE("a page is filled to its margin, and the next begins with a running head") {
    Setting set;
    const std::vector<Page> pages =
        on_stamp(set, {body("a"), body("b"), body("c"), body("d"), body("e"), body("f"), body("g")});
    REQUIRE(pages.size() == 2);
    CHECK(texts_on(pages[0]) == Texts{"a", "b", "c", "d", "e"});  // 25 of 26 mm
    CHECK(texts_on(pages[1]) == Texts{"N, continued", "f", "g"});
    CHECK(texts(pages[1].frame)[1].y == mm(12 + 5 + 4));
    CHECK(pages[0].label == "N");
    CHECK(pages[1].label == "N 2");
}

TEST_CASE("a heading goes to the page of what follows it") {
    Setting set;
    const std::vector<Page> pages = on_stamp(set, {body("a"), body("b"), body("c"), heading("H"), body("d")});
    REQUIRE(pages.size() == 2);
    CHECK(texts_on(pages[0]) == Texts{"a", "b", "c"});
    CHECK(texts_on(pages[1]) == Texts{"N, continued", "H", "d"});
}

TEST_CASE("no line of a paragraph is left alone on either side of a break") {
    Setting set;
    // Lines of 12 letters in 16 mm; the page holds five lines, four are taken.
    std::vector<Block> blocks{body("a"), body("b"), body("c"), body("d")};
    const std::string line = "aaaaaaaaaaaa";
    blocks.push_back(body(line + " " + line + " " + line + " " + line));
    const std::vector<Page> pages = on_stamp(set, blocks);
    REQUIRE(pages.size() == 2);
    CHECK(texts_on(pages[0]).size() == 4);
    CHECK(texts_on(pages[1]).size() == 5);
    // With room for three of the four lines, two go over.
    Setting again;
    const std::vector<Page> split =
        on_stamp(again, {body("a"), body("b"), body(line + " " + line + " " + line + " " + line)});
    REQUIRE(split.size() == 2);
    CHECK(texts_on(split[0]).size() == 4);
    CHECK(texts_on(split[1]).size() == 3);
}

TEST_CASE("a broken table repeats its head and says what goes on") {
    Setting set;
    Table table{"list", {}};
    for (int i = 1; i <= 5; ++i) {
        TableRow row;
        row.cells["what"] = lines({"r" + std::to_string(i)});
        table.rows.push_back(row);
    }
    const std::vector<Page> pages = on_stamp(set, {heading("H"), table});
    REQUIRE(pages.size() == 3);
    CHECK(texts_on(pages[0]) == Texts{"H", "What", "r1", "r2"});
    CHECK(texts_on(pages[1]) == Texts{"N, continued", "H, continued", "What", "r3"});
    CHECK(texts_on(pages[2]) == Texts{"N, continued", "H, continued", "What", "r4", "r5"});  // not r5 alone
}

TEST_CASE("cells side by side break on their own and the next band follows the longer one") {
    Setting set;
    SheetContent sheet = page();
    for (int i = 1; i <= 60; ++i) sheet.slots["left"].push_back(body("l" + std::to_string(i)));
    sheet.slots["right"] = {body("right")};
    sheet.slots["bottom"] = {body("bottom")};
    const std::vector<Page> pages = set.lay_out(sheet);
    REQUIRE(pages.size() == 2);  // 54 lines of 5 mm stand in 273 mm
    CHECK(texts(pages[0].frame).size() == 54 + 1);
    const std::vector<Seen> second = texts(pages[1].frame);
    CHECK(find_text(second, "l55").y == mm(12 + 5 + 4));
    CHECK(find_text(second, "bottom").y == mm(12 + 5 + 6 * 5 + 2 + 4));  // a rule stands 2 mm above it
    check_inside(pages);
}

TEST_CASE("newspaper columns end even") {
    Setting set;
    SheetContent sheet = page();
    for (int i = 1; i <= 10; ++i) sheet.slots["news"].push_back(body("n" + std::to_string(i)));
    const std::vector<Seen> all = texts(set.lay_out(sheet).at(0).frame);
    CHECK(find_text(all, "n5").x == mm(12));
    CHECK(find_text(all, "n5").y == mm(12 + 4 * 5 + 4));
    CHECK(find_text(all, "n6").x == mm(12 + (186 - 4) / 2.0 + 4));
    CHECK(find_text(all, "n6").y == mm(12 + 4).epsilon(1e-3));
}

TEST_CASE("newspaper columns break above a heading where that costs little height") {
    Setting set;
    SheetContent sheet = page();
    for (int i = 1; i <= 6; ++i) sheet.slots["news"].push_back(body("n" + std::to_string(i)));
    sheet.slots["news"].push_back(heading("H"));
    for (int i = 7; i <= 8; ++i) sheet.slots["news"].push_back(body("n" + std::to_string(i)));
    const std::vector<Seen> all = texts(set.lay_out(sheet).at(0).frame);
    CHECK(find_text(all, "n6").x == mm(12));
    CHECK(find_text(all, "H").x == mm(12 + 95));
}

TEST_CASE("newspaper columns run on over pages in reading order") {
    Setting set;
    SheetContent sheet = page();
    for (int i = 1; i <= 130; ++i) sheet.slots["news"].push_back(body("n" + std::to_string(i)));
    const std::vector<Page> pages = set.lay_out(sheet);
    REQUIRE(pages.size() == 2);
    std::string expected;
    for (int i = 1; i <= 130; ++i)
        expected += (i == 1 ? "" : i == 109 ? " Page, continued " : " ") + ("n" + std::to_string(i));
    CHECK(words(pages) == expected);  // 54 lines in each column of the first page
    check_inside(pages);
}

TEST_CASE("what a cell that spreads has left goes on in columns of its width over whole pages") {
    Setting set;
    SheetContent sheet = page();
    sheet.slots["beside"] = {body("beside")};
    for (int i = 1; i <= 130; ++i) sheet.slots["spread"].push_back(body("s" + std::to_string(i)));
    const std::vector<Page> pages = set.lay_out(sheet);
    REQUIRE(pages.size() == 2);
    // 54 lines stand beside the other cell; 76 go on in three columns of a third of the page: 26, 26 and 24.
    const double third = (186 - 11 * 4) / 12.0 * 4 + 3 * 4;
    CHECK(find_text(texts(pages[0].frame), "s54").x == mm(12 + 2 * (third + 4)));
    const std::vector<Seen> rest = texts(pages[1].frame);
    CHECK(find_text(rest, "s55").x == mm(12));
    CHECK(find_text(rest, "s80").x == mm(12));
    CHECK(find_text(rest, "s81").x == mm(12 + third + 4));
    CHECK(find_text(rest, "s81").y == find_text(rest, "s55").y);
    CHECK(find_text(rest, "s130").x == mm(12 + 2 * (third + 4)));
    check_inside(pages);
}

TEST_CASE("a band that keeps together moves to the next page") {
    Setting set;
    SheetContent sheet = page();
    for (int i = 1; i <= 50; ++i) sheet.slots["left"].push_back(body("l" + std::to_string(i)));
    for (int i = 1; i <= 6; ++i) sheet.slots["together"].push_back(body("t" + std::to_string(i)));
    const std::vector<Page> pages = set.lay_out(sheet);
    REQUIRE(pages.size() == 2);
    CHECK(find_text(texts(pages[1].frame), "t1").y == mm(12 + 5 + 4));
}

TEST_CASE("every word comes out once and in order on every paper") {
    for (const int count : {1, 7, 100, 900, 4000})
        for (const char* paper : {"a4", "letter", "stamp"}) {
            Setting set;
            set.setup.paper = paper;
            const std::vector<Page> pages = set.lay_out(narrow({body(numbered(count))}));
            std::string all;
            for (const Page& page : pages)
                for (const Seen& seen : texts(page.frame))
                    if (seen.text != "N, continued") all += (all.empty() ? "" : " ") + seen.text;
            CHECK(all == numbered(count));
            check_inside(pages);
        }
}

TEST_CASE("a paper may have bands of its own") {
    Setting set;
    set.setup.paper = "letter";
    SheetContent sheet = page();
    sheet.slots["top"] = {body("top")};
    sheet.slots["right"] = {body("right")};
    const std::vector<Seen> all = texts(set.lay_out(sheet).at(0).frame);
    CHECK(find_text(all, "right").x == mm(12));
    CHECK(find_text(all, "right").y == mm(12 + 5 + 4));
}

TEST_CASE("a slot made to measure has its columns' width and its height") {
    const Templates& templates = plain_templates();
    const Size left = slot_size(templates, "page", "left", "a4");
    CHECK(left.width.value == mm(8 * 190.0 / 12 - 4));
    CHECK(left.height.value == mm((8 * 190.0 / 12 - 4) * 3 / 4));
    CHECK(slot_size(templates, "page", "right", "a4").height.value == 30);
    CHECK(slot_size(templates, "page", "top", "a4").height.value == mm(273));
    CHECK(slot_size(templates, "page", "nothing", "a4").width.value == 0);
}

TEST_CASE("a figure stands as it is, and one too large for its slot is an error") {
    Setting set;
    SheetContent sheet = page();
    Frame frame{{Mm{50}, Mm{20}}, {}};
    frame.items.emplace_back(TextItem{{Mm{1}, Mm{2}}, "drawn", {}, {}, Mm{5}});
    sheet.slots["left"] = {Figure{frame}, body("under")};
    const std::vector<Seen> all = texts(set.lay_out(sheet).at(0).frame);
    CHECK(find_text(all, "drawn").x == mm(13));
    CHECK(find_text(all, "under").y == mm(12 + 20 + 4));
    frame.size.width = Mm{140};
    sheet.slots["left"] = {Figure{frame}};
    static_cast<void>(set.lay_out(sheet));
    CHECK(set.diagnostics.to_text() ==
          "error: sheet page, slot left: a drawing of 140.0 x 20.0 mm has room for 122.7 x 273.0 mm\n"
          "  draw it to the size of its slot\n");
}

TEST_CASE("unknown slots, tables, styles and papers are reported with the nearest names") {
    Setting set;
    SheetContent sheet = page();
    sheet.slots["tpo"] = {body("x")};
    sheet.slots["top"] = {Table{"lits", {}}, Paragraph{"bdy", "x"}};
    static_cast<void>(set.lay_out(sheet));
    set.setup.paper = "a5";
    static_cast<void>(set.lay_out(sheet));
    const std::string text = set.diagnostics.to_text();
    CHECK(text.find("error: sheet page: unknown slot 'tpo' (did you mean 'top'?)") != std::string::npos);
    CHECK(text.find("error: sheet page, slot top: unknown table 'lits' (did you mean 'list'?)") !=
          std::string::npos);
    CHECK(text.find("unknown style 'bdy' (did you mean 'body'?)") != std::string::npos);
    CHECK(text.find("unknown paper 'a5' (did you mean 'a4'?)") != std::string::npos);
}

TEST_CASE("anchors stand where their paragraph or row does, and the outline leads to them") {
    Setting set;
    SheetContent sheet = page();
    sheet.slots["top"] = {body("a"), Paragraph{"body", "b", "part-b"}};
    sheet.parts = {{"B", "part-b"}};
    const std::vector<Page> pages = set.lay_out(sheet);
    std::map<std::string, Point> anchors;
    for (const Item& item : pages.at(0).frame.items)
        if (const auto* anchor = std::get_if<AnchorItem>(&item)) anchors[anchor->name] = anchor->at;
    CHECK(anchors.at("part-b").y.value == mm(12 + 3 + 5));
    CHECK(anchors.contains(sheet_anchor(sheet)));
    const std::vector<OutlineEntry> outline = outline_of(sheet);
    REQUIRE(outline.size() == 2);
    CHECK(outline[0].anchor == sheet_anchor(sheet));
    CHECK(outline[1].level == 1);
}
