// Tables that are rolled on and charts that are looked up, cell by cell.
#include <doctest/doctest.h>

#include "base/text.hpp"
#include "support/rrtk_book.hpp"

namespace muster::test {

namespace {

/// The results of a table for the totals from `least` on, one word each.
void check_column(const std::string& table, const std::string& column, int least, const std::string& words) {
    int total = least;
    for (const std::string& word : split(words, ' ')) {
        CAPTURE(table);
        CAPTURE(total);
        CHECK(book().table(table).result(total, column) == word);
        ++total;
    }
}

}  // namespace

TEST_CASE(
    "the commander's die gives 2, four times 3, or 4 (T-09), and the modifier never more or less (R-043)") {
    check_column("war-rating", "", 1, "2 3 3 3 3 4");
    CHECK(book().table("war-rating").result(0) == "2");
    CHECK(book().table("war-rating").result(7) == "4");
    CHECK(book().table("war-rating").modifier("-1") == -1);
    CHECK(book().table("war-rating").modifier("+1") == 1);
}

TEST_CASE("general terrain goes by die and the defender's Battle Tactics (T-12)") {
    check_column("general-terrain", "", 0, "open open open open hilly hilly rough rough");
    CHECK(book().table("general-terrain").modifier("A") == 0);
    CHECK(book().table("general-terrain").modifier("B") == -1);
    CHECK(book().table("general-terrain").modifier("C") == 1);
}

TEST_CASE("DX-08 and DX-09: tactics C with a 6 is rough, tactics B with a 1 is open") {
    const rrtk::Table& table = book().table("general-terrain");
    CHECK(table.result(6 + table.modifier("C")) == "rough");
    CHECK(table.result(1 + table.modifier("B")) == "open");
}

TEST_CASE("sections are found by 2d6 and general terrain (T-13)") {
    check_column("terrain-section", "open", 2,
                 "hill* clear hill clear clear clear clear clear clear hill woods");
    check_column("terrain-section", "hilly", 2,
                 "impassable* clear clear woods hill clear woods rocky clear impassable rocky");
    check_column("terrain-section", "rough", 2,
                 "clear* hill woods clear clear gully clear clear impassable hill clear");
}

TEST_CASE("EX-14: in open terrain 6 is clear, and 2, 4 and 11 are hills") {
    const rrtk::Table& table = book().table("terrain-section");
    CHECK(table.result(6, "open") == "clear");
    CHECK(table.result(2, "open") == "hill*");
    CHECK(table.result(4, "open") == "hill");
    CHECK(table.result(11, "open") == "hill");
}

TEST_CASE("water is found by 2d6 (T-14)") {
    check_column(
        "water", "", 2,
        "lake-right pond river-1-7 river-7-9-bridged river-4-6 pond river-4-6 river-1-3-bridged river-1-7 pond "
        "lake-left");
}

TEST_CASE("DX-10: a ford die of 1, 3 and 4") {
    check_column("river-ford", "", 1,
                 "no-ford-bridge half-fordable half-fordable all-fordable all-fordable all-fordable");
}

TEST_CASE("army plans go by die and Battle Tactics (T-37)") {
    check_column("army-plan", "A", 1, "PC PC PC PC HA EF");
    check_column("army-plan", "B", 1, "DE DE DE FF EF EF");
    check_column("army-plan", "C", 1, "PC SD SD HA EF CA");
}

TEST_CASE("EX-50: tactics A with a 3 is Penetrate Centre") {
    const rrtk::Plan* plan = book().plan(book().table("army-plan").result(3, "A"));
    REQUIRE(plan != nullptr);
    CHECK(plan->name == "Penetrate Centre");
}

TEST_CASE("DX-17: pursuit dice 2, 3 and 6 change the distance by -1, 0 and 1") {
    check_column("pursuit-distance", "", 1, "-1 -1 0 0 1 1");
}

TEST_CASE("a rampage goes straight away, or 45 degrees to one side (T-62)") {
    check_column("rampage", "", 1,
                 "directly-away directly-away directly-away directly-away 45-left 45-right");
}

TEST_CASE("plans share out an army (T-39)") {
    const auto check_plan = [](const char* id, int centre, int reserve, int left, int right) {
        CAPTURE(id);
        const rrtk::Plan* plan = book().plan(id);
        REQUIRE(plan != nullptr);
        CHECK(plan->centre == centre);
        CHECK(plan->reserve == reserve);
        CHECK(plan->left == left);
        CHECK(plan->right == right);
        CHECK(plan->reserve_mounted == (plan->id == "SD"));
    };
    check_plan("CA", 60, 30, 20, 20);
    check_plan("DE", 40, 10, 30, 30);
    check_plan("EF", 60, 10, 10, 30);
    check_plan("FF", 40, 10, 30, 30);
    check_plan("HA", 50, 10, 10, 40);
    check_plan("PC", 60, 10, 20, 20);
    check_plan("SD", 80, 0, 10, 10);
}

TEST_CASE("units scout by their best line (T-07)") {
    const rrtk::Chart& chart = book().chart("scouting");
    CHECK(chart.value("flyer") == 6);
    CHECK(chart.value("mounted-ac2") == 2);
    CHECK(chart.value("mounted-ac4") == 1);
    CHECK(chart.value("skirmish-ac2") == 1);
    CHECK(chart.value("other") == 0);
}

TEST_CASE("who attacks has three modifiers (T-08)") {
    const rrtk::Chart& chart = book().chart("attack");
    CHECK(chart.rows.size() == 3);
    CHECK(chart.value("invading") == 1);
    CHECK(chart.value("scouting-double") == 1);
    CHECK(chart.value("scouting-triple") == 2);
}

TEST_CASE("the out-scouted side places more units at a time (T-10)") {
    const rrtk::Chart& chart = book().chart("batches");
    CHECK(chart.value("triple", 0) == 9);
    CHECK(chart.value("triple", 1) == 3);
    CHECK(chart.value("double", 0) == 6);
    CHECK(chart.value("double", 1) == 3);
    CHECK(chart.value("even", 0) == 3);
    CHECK(chart.value("even", 1) == 3);
}

TEST_CASE("missiles reach as far as T-24 says, with the dice of T-04") {
    const rrtk::Chart& chart = book().chart("missiles");
    const auto check_row = [&chart](const char* row, int dice, int range) {
        CAPTURE(row);
        CHECK(chart.value(row, 0) == dice);
        CHECK(chart.value(row, 1) == range);
    };
    check_row("cannon", 3, 18);
    check_row("engine", 2, 12);
    check_row("firearms", 1, 3);
    check_row("foot-missile", 2, 6);
    check_row("mounted-missile", 2, 3);
    check_row("skirmish", 1, 3);
    check_row("dual-armed", 1, 3);
}

TEST_CASE("modifiers of missile and melee dice and of Rep are those of T-25, T-26 and T-21") {
    const auto check_all = [](const char* chart, const std::vector<std::pair<std::string, int>>& wanted) {
        CAPTURE(chart);
        CHECK(book().chart(chart).rows.size() == wanted.size());
        for (const auto& each : wanted) {
            CAPTURE(each.first);
            REQUIRE(book().chart(chart).row(each.first) != nullptr);
            CHECK(book().chart(chart).value(each.first) == each.second);
        }
    };
    check_all(
        "missile-modifiers",
        {{"mounted-target", 1}, {"cover", -1}, {"elite", 1}, {"three-figures", 1}, {"four-figures", 2}});
    check_all("melee-modifiers", {{"pikes", 2},
                                  {"elite", 1},
                                  {"shock", 1},
                                  {"combination", 1},
                                  {"elephant", 1},
                                  {"frenzy", 1},
                                  {"against-mounted", 1},
                                  {"leader", 1},
                                  {"uphill", 1},
                                  {"stakes", -1},
                                  {"shooters", -1},
                                  {"horse-against-elephants", -2}});
    check_all("rep-modifiers", {{"leader", 2},
                                {"touching-leader", 1},
                                {"support", 1},
                                {"uphill", 1},
                                {"fieldworks", 1},
                                {"hits", -1},
                                {"shooters-in-melee", -1},
                                {"outnumbered", -1},
                                {"terror", -1}});
    const rrtk::Chart& armour = book().chart("armour");
    for (std::size_t column = 0; column < 4; ++column) {  // T-01: a hit for each full AC + 1
        const int ac = std::stoi(armour.columns.at(column + 1));
        CHECK(armour.value("per-hit", column) == ac + 1);
    }
}

TEST_CASE("EX-05: special rules are worth the points of T-03") {
    const auto points = [](const char* id) {
        REQUIRE_MESSAGE(book().special(id) != nullptr, id);
        return book().special(id)->points;
    };
    for (const char* id :
         {"engine", "cannon", "breath", "combination-weapons", "dual-armed", "elite-training", "fanatics",
          "firearms", "frenzy", "pikes", "shock-cavalry", "stakes", "terror"})
        CHECK(points(id) == 1);
    CHECK(points("flyer") == 3);
    CHECK(points("undisciplined") == -1);
}

}  // namespace muster::test
