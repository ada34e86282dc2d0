#include "layout_case.hpp"

#include "layout/strips.hpp"

using namespace muster;
using namespace muster::layout;
using namespace muster::test;

namespace {

const SheetTemplate& page_form() { return plain_templates().sheets.at("page"); }

TableRow row(const std::string& no, const std::string& what, const std::vector<std::string>& how) {
    TableRow result;
    result.cells["no"] = lines({no});
    result.cells["what"] = lines({what});
    result.cells["how"] = lines(how);
    return result;
}

Stream strips(Setting& set, const Table& table, Room room = {Mm{100}, Mm{200}}) {
    Stream stream;
    static const std::map<std::string, std::string> none;  // a Palette refers to what it is made from
    const Palette palette(plain_templates().theme, page_form().colours, none);
    add_strips(stream, table, page_form().tables.at("list"), room, set.text, palette);
    return stream;
}

}  // namespace

TEST_CASE("columns take their length, the widest cell, or their share of the rest") {
    Setting set;
    Table table{"list", {row("7", "ab", {"cd", "ef"})}};
    table.rows[0].cells["hits"] = HitTrack{{"2", "1", "0"}, 0};
    const Stream stream = strips(set, table);
    REQUIRE(stream.strips.size() == 2);
    const std::vector<Seen> head = texts(stream.strips[0].frame);
    // 100 mm: 10 for the first, 4 ("Hits" and a box are 4 mm wide) for the last, three gaps of 2; 80 are
    // left, in shares of 1 and 3. The fitting column has a hundredth of a millimetre of air.
    const double share = (100 - 10 - 4.01 - 6) / 4;
    CHECK(find_text(head, "No.").x == mm(7));  // right-aligned, three letters
    CHECK(find_text(head, "What").x == mm(12));
    CHECK(find_text(head, "How").x == mm(12 + share + 2));
    CHECK(find_text(head, "Hits").x == mm(100 - 4.01));
    const std::vector<Seen> cells = texts(stream.strips[1].frame);
    CHECK(find_text(cells, "7").x == mm(9));
    CHECK(find_text(cells, "7").y == mm(1 + 4));
    CHECK(find_text(cells, "cd").size == 10);
    CHECK(find_text(cells, "ef").size == 8);  // the second line's style
    CHECK(find_text(cells, "ef").y == mm(1 + 5 + 4));
}

TEST_CASE("columns that fit give way before the others have nothing") {
    Setting set;
    Table table{"list", {row("1", "a", {"b"})}};
    table.rows[0].cells["hits"] = lines({numbered(60)});
    const Stream stream = strips(set, table);
    // 100 mm less 10, less three gaps of 2, less 10 each for the two shares
    CHECK(find_text(texts(stream.strips[0].frame), "Hits").x == mm(100 - 64));
    for (const Seen& seen : texts(stream.strips[1].frame)) CHECK(seen.x + seen.width <= 100 + 1e-6);
    CHECK_FALSE(set.diagnostics.has_errors());
}

TEST_CASE("a row is as high as its highest cell and ends in its rule") {
    Setting set;
    const Stream stream = strips(set, {"list", {row("1", "a", {"b"}), row("2", "a", {"b", "c", "d"})}});
    REQUIRE(stream.strips.size() == 3);
    CHECK(stream.strips[0].frame.size.height.value == mm(5 + 1));  // a head stands on its line
    CHECK(stream.strips[1].frame.size.height.value == mm(1 + 5 + 1));
    CHECK(stream.strips[2].frame.size.height.value == mm(1 + 15 + 1));
    const std::vector<Box> lines_drawn = paths(stream.strips[2].frame);
    REQUIRE(lines_drawn.size() == 1);
    CHECK(lines_drawn[0].at.y.value == mm(17));
    CHECK(lines_drawn[0].size.width.value == mm(100));
}

TEST_CASE("a cell wraps in its column") {
    Setting set;
    const Stream stream = strips(set, {"list", {row("1", "aaaa bbbb cccc dddd eeee", {"x"})}});
    // the column is 20 mm wide: four words of four letters, then one
    const std::vector<Seen> cells = texts(stream.strips[1].frame);
    CHECK(find_text(cells, "aaaa bbbb cccc dddd").y == mm(5));
    CHECK(find_text(cells, "eeee").y == mm(10));
}

TEST_CASE("heads of the content take the place of the template's") {
    Setting set;
    Table table{"list", {row("1", "a", {"b"})}};
    table.heads["what"] = RichText("Piece");
    const std::vector<Seen> head = texts(strips(set, table).strips[0].frame);
    CHECK(find_text(head, "Piece").x == mm(12));
    CHECK(find_text(head, "How").text == "How");
}

TEST_CASE("a group row spans all columns, has its tint and stays with the row below") {
    Setting set;
    TableRow group;
    group.kind = "group";
    group.cells["no"] = lines({"a heading that is wider than its column of ten"});
    const Stream stream = strips(set, {"list", {group, row("1", "a", {"b"})}});
    CHECK(texts(stream.strips[1].frame).size() == 1);
    CHECK(stream.strips[1].keep);
    CHECK(paths(stream.strips[1].frame)[0].size.width.value == mm(100));
    CHECK_FALSE(stream.strips[2].keep);
}

TEST_CASE(
    "a row that is attached to the one above is parted from it by nothing, and spans from its own column") {
    Setting set;
    TableRow remark;
    remark.kind = "remark";
    remark.cells["what"] = lines({"a remark as wide as all columns from its own on"});
    const Stream stream = strips(set, {"list", {row("1", "a", {"b"}), remark, row("2", "a", {"b"})}});
    REQUIRE(stream.strips.size() == 4);
    CHECK(stream.strips[1].keep);
    CHECK(paths(stream.strips[1].frame).empty());
    CHECK(stream.strips[1].frame.size.height.value == mm(1 + 5));
    CHECK(stream.strips[2].frame.size.height.value == mm(5 + 1));
    CHECK(paths(stream.strips[2].frame).size() == 1);
    const std::vector<Seen> words = texts(stream.strips[2].frame);
    REQUIRE(words.size() == 1);
    CHECK(words[0].x == mm(12));
    CHECK_FALSE(stream.strips[3].keep);
}

TEST_CASE("a total stays with the row above") {
    Setting set;
    TableRow total = row("2", "sum", {});
    total.kind = "total";
    const Stream stream = strips(set, {"list", {row("1", "a", {"b"}), total}});
    CHECK(stream.strips[1].keep);
    CHECK_FALSE(stream.strips[2].keep);
}

TEST_CASE("a short table stays together, a long one at both ends") {
    Setting set;
    std::vector<TableRow> rows;
    for (int i = 1; i <= 6; ++i) rows.push_back(row(std::to_string(i), "a", {"b"}));
    const auto kept = [&](std::size_t count) {
        std::string result;
        for (const Strip& strip :
             strips(set, {"list", {rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(count)}}).strips)
            result += strip.keep ? "+" : ".";
        return result;
    };
    CHECK(kept(4) == "++++.");  // the head first
    CHECK(kept(6) == "++...+.");
}

TEST_CASE("unknown columns, kinds of rows and heads are reported with the nearest names") {
    Setting set;
    set.text.set_place("sheet page, slot top");
    Table table{"list", {row("1", "a", {"b"})}};
    table.rows[0].cells["waht"] = lines({"x"});
    table.rows[0].kind = "gruop";
    table.heads["hwo"] = RichText("x");
    static_cast<void>(strips(set, table));
    CHECK(set.diagnostics.to_text() ==
          "error: sheet page, slot top: unknown column of table list 'hwo' (did you mean 'how'?)\n"
          "  use one of: no, what, how, hits\n"
          "error: sheet page, slot top: unknown kind of row in table list 'gruop' (did you mean 'group'?)\n"
          "  use one of: group, remark, total\n"
          "error: sheet page, slot top: unknown column of table list 'waht' (did you mean 'what'?)\n"
          "  use one of: no, what, how, hits\n");
}

TEST_CASE("a row higher than the page is set in parts and loses nothing") {
    Setting set;
    std::vector<std::string> many;
    for (int i = 1; i <= 60; ++i) many.push_back("l" + std::to_string(i));
    const Stream stream = strips(set, {"list", {row("1", "a", many)}}, {Mm{100}, Mm{100}});
    CHECK(stream.strips.size() > 3);
    std::size_t found = 0;
    for (const Strip& strip : stream.strips) {
        CHECK(strip.frame.size.height.value <= 100 + 1e-6);
        for (const Seen& seen : texts(strip.frame)) found += seen.text.starts_with("l") ? 1U : 0U;
    }
    CHECK(found == 60);
}

TEST_CASE("hit boxes stand in rows that fit their column, with the marked ones crossed") {
    Setting set;
    Table table{"list", {row("1", "a", {"b"})}};
    HitTrack track;
    for (int i = 11; i >= 0; --i) track.boxes.push_back(std::to_string(i));
    track.marked = 2;
    table.rows[0].cells["no"] = track;  // 10 mm wide: two boxes of 4 mm in a row
    const Stream stream = strips(set, table);
    const std::vector<Seen> cells = texts(stream.strips[1].frame);
    for (const std::string& value : track.boxes) CHECK(find_text(cells, value).x >= 0);
    CHECK(stream.strips[1].frame.size.height.value > 6 * 4);
    int crosses = 0;
    for (const Item& item : stream.strips[1].frame.items)
        if (const auto* path = std::get_if<PathItem>(&item))
            crosses += path->path.steps.size() == 2 && bounds(path->path).size.height > Mm{1} ? 1 : 0;
    CHECK(crosses == 4);
}
