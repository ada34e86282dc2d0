// The quick-reference sheet: everything for all rules, and for two armies what they use.
#include <doctest/doctest.h>

#include <algorithm>

#include "base/text.hpp"
#include "rrtk/reference/quick_reference.hpp"
#include "support/rrtk_book.hpp"

namespace muster::test {

namespace {

using Sections = std::vector<scenario::ReferenceSection>;

/// A battle of all units of two lists.
scenario::Scenario battle_of(const std::string& red, const std::string& blue) {
    scenario::Scenario battle;
    battle.red.list = red;
    battle.blue.list = blue;
    for (const rrtk::ListRow& row : book().list(red)->units) battle.red.units.push_back(unit_of(red, row.id));
    for (const rrtk::ListRow& row : book().list(blue)->units)
        battle.blue.units.push_back(unit_of(blue, row.id));
    return battle;
}

const scenario::ReferenceTable* table_in(const Sections& sections, const std::string& id) {
    for (const auto& section : sections)
        for (const auto& table : section.tables)
            if (table.id == id) return &table;
    return nullptr;
}

/// All text of a sheet.
std::string text_of(const Sections& sections) {
    std::string text;
    for (const auto& section : sections) {
        text += section.title + "\n" + join(section.paragraphs, "\n") + "\n";
        for (const auto& table : section.tables)
            for (const auto& row : table.rows)
                for (const auto& [key, lines] : row) text += join(lines, "\n") + "\n";
    }
    return text;
}

bool has_section(const Sections& sections, const std::string& id) {
    return std::ranges::find(sections, id, &scenario::ReferenceSection::id) != sections.end();
}

}  // namespace

TEST_CASE("with all rules every section of the data is there, in the order of play") {
    const Sections all = rrtk::quick_reference(book(), nullptr);
    std::vector<std::string> ids;
    for (const auto& section : all) ids.push_back(section.id);
    CHECK(
        join(ids, " ") ==
        "turn end movement charging reactions melee-reactions missile-reactions shooting melee pursuit leaders "
        "terrain specials more");
    CHECK(table_in(all, "specials")->rows.size() == book().specials.size());
    CHECK(table_in(all, "terrain")->rows.size() == book().setup.terrain.kinds.size());
}

TEST_CASE("the reaction sheets put the verb first and everybody with the same result in one line") {
    const Sections all = rrtk::quick_reference(book(), nullptr);
    const auto* sheet = table_in(all, "reactions-melee");
    REQUIRE(sheet != nullptr);
    CHECK(sheet->layout == "reaction");
    CHECK(sheet->rows.at(0).at("both") == std::vector<std::string>{"**charge** mounted without Dual, Frenzy",
                                                                   "**fire** Dual", "**halt** others"});
    CHECK(sheet->rows.at(0).at("none") == std::vector<std::string>{"**retire, 1 hit** all"});
}

TEST_CASE("what neither army can use is left out") {
    const scenario::Scenario battle =
        battle_of("tereken", "mirholme");  // foot alone: no mounted, no missiles but skirmishers
    const Sections used = rrtk::quick_reference(book(), &battle);
    const std::string text = text_of(used);
    for (const char* absent :
         {"mounted without Dual", "Dual", "Elephant", "Cannon", "Flyer", "Pikes", "stakes", "Firearms"})
        CHECK_MESSAGE(text.find(absent) == std::string::npos, absent);
    CHECK_FALSE(has_section(used, "more"));
    CHECK(table_in(used, "terrain") == nullptr);
    CHECK(table_in(used, "movement-mounted") == nullptr);
    CHECK(table_in(used, "reactions-melee")->rows.at(0).at("both") ==
          std::vector<std::string>{"**charge** Frenzy", "**halt** others"});
    for (const char* present :
         {"Fanatics", "Barbarian frenzy", "Combination weapons", "Undisciplined", "Skirmishers"})
        CHECK_MESSAGE(text.find(present) != std::string::npos, present);
}

TEST_CASE("flyers, guns, pikes and elephants bring their parts") {
    const scenario::Scenario battle = battle_of("black-moon-incarnate", "chapka");
    const Sections used = rrtk::quick_reference(book(), &battle);
    CHECK(table_in(used, "flight") != nullptr);
    CHECK(table_in(used, "engine") != nullptr);
    CHECK(table_in(used, "cannon") == nullptr);
    CHECK(table_in(used, "rampage") != nullptr);
    CHECK(table_in(used, "movement-mounted") != nullptr);
    CHECK(text_of(used).find("horse fighting elephants") != std::string::npos);
}

TEST_CASE("only the ground that lies on the table is explained") {
    scenario::Scenario battle = battle_of("aeja", "orcs");
    battle.terrain.push_back({"L", "woods", 4, {}, {}, {}, {}});
    const Sections used = rrtk::quick_reference(book(), &battle);
    const auto* terrain = table_in(used, "terrain");
    REQUIRE(terrain != nullptr);
    REQUIRE(terrain->rows.size() == 1);
    CHECK(terrain->rows[0].at("what") == std::vector<std::string>{"Woods"});
}

TEST_CASE("any two lists give a sheet without an empty section or table") {
    for (const rrtk::ArmyList& red : book().lists) {
        const scenario::Scenario battle = battle_of(red.id, "undead");
        for (const auto& section : rrtk::quick_reference(book(), &battle)) {
            CHECK(section.tables.size() + section.paragraphs.size() > 0);
            for (const auto& table : section.tables) {
                CHECK_FALSE(table.rows.empty());
                for (const auto& row : table.rows)
                    for (const auto& column : table.columns)
                        CHECK_MESSAGE(row.contains(column.first), table.id);
            }
        }
    }
}

}  // namespace muster::test
