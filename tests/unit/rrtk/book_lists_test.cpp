// The 44 army lists against the figures of the book, which were copied out independently of data/rrtk.
#include <doctest/doctest.h>

#include <algorithm>

#include "base/text.hpp"
#include "support/csv.hpp"
#include "support/rrtk_book.hpp"

namespace muster::test {

namespace {

using rrtk::ArmyList;
using rrtk::ListRow;
using rrtk::TroopClass;

const std::string reference = std::string(MUSTER_SOURCE_DIR) + "/tests/data/";

int number(const CsvRow& row, const std::string& column) { return std::stoi(row.at(column)); }

std::vector<int> recruiting_of(const CsvRow& row) {
    std::vector<int> sums;
    if (row.at("recruiting") != "NA")
        for (const std::string& sum : split(row.at("recruiting"), ';')) sums.push_back(std::stoi(sum));
    return sums;
}

/// The words of the lists, and the rules they mean.
std::string meant_by(const std::string& word, const std::string& unit) {
    if (word == "Terror" && unit == "Merc Arquebusiers") return "firearms";
    if (word == "Artillery") return "cannon";
    static const std::map<std::string, std::string> meanings{{"Pike", "pikes"},
                                                             {"Frenzy", "frenzy"},
                                                             {"UD", "undisciplined"},
                                                             {"Elite", "elite-training"},
                                                             {"ET", "elite-training"},
                                                             {"Shock", "shock-cavalry"},
                                                             {"Dual", "dual-armed"},
                                                             {"Terror", "terror"},
                                                             {"Fanatic", "fanatics"},
                                                             {"Flying", "flyer"},
                                                             {"Engine", "engine"},
                                                             {"Engines", "engine"},
                                                             {"CW", "combination-weapons"},
                                                             {"Combined", "combination-weapons"},
                                                             {"Stakes", "stakes"}};
    return meanings.at(word);
}

std::string class_word(const std::string& printed) { return plain_word(printed); }

void compare(const ListRow& row, const CsvRow& printed) {
    CHECK(row.name == printed.at("unit_name"));
    CHECK(row.count == number(printed, "count"));
    CHECK(rrtk::names_of(TroopClass{}).word(row.troop_class) == class_word(printed.at("class")));
    CHECK(row.rep == number(printed, "rep"));
    CHECK(row.ac == number(printed, "ac"));
    CHECK(row.sp == number(printed, "use_sp"));
    CHECK(row.figures == number(printed, "figs"));
    CHECK(row.cost == number(printed, "use_cost"));
    CHECK(row.recruiting == recruiting_of(printed));
    std::vector<std::string> specials;
    for (const std::string& word : split(printed.at("specials"), ';'))
        specials.push_back(meant_by(word, row.name));
    CHECK(row.specials == specials);
}

/// The note on a figure that the book prints otherwise.
void has_note(const std::vector<rrtk::Printed>& notes, const std::string& key, int figure) {
    const auto fits = [&](const rrtk::Printed& note) { return note.key == key && note.figure == figure; };
    CHECK_MESSAGE(std::ranges::any_of(notes, fits), key, " ", figure);
    CHECK(std::ranges::none_of(notes, [](const rrtk::Printed& note) { return note.why.empty(); }));
}

const ListRow& row_of(const std::string& list, const std::string& row) {
    const ListRow* found = book().list(list)->row(row);
    REQUIRE_MESSAGE(found != nullptr, list, " ", row);
    return *found;
}

}  // namespace

TEST_CASE("every list holds the header of the book") {
    const auto printed = read_csv(reference + "rrtk-lists.csv");
    REQUIRE(printed.size() == 44);
    REQUIRE(book().lists.size() == 44);
    for (const CsvRow& header : printed) {
        CAPTURE(header.at("list_id"));
        const ArmyList* list = book().list(header.at("list_id"));
        REQUIRE(list != nullptr);
        CHECK(list->id == header.at("list_id"));
        CHECK(list->name == header.at("list_name"));
        CHECK(list->historical == header.at("hist_equiv"));
        CHECK(list->alignment == number(header, "alignment"));
        CHECK(list->tech == number(header, "tech"));
        CHECK(list->mana == number(header, "mana"));
        CHECK(list->defense == number(header, "defense"));
        CHECK(list->realm == header.at("realm"));
        CHECK(list->motivation == header.at("motivation"));
        CHECK(list->national_morale == number(header, "national_morale"));
        CHECK(rrtk::names_of(rrtk::Tactics{}).word(list->battle_tactics) == header.at("battle_tactics"));
        CHECK(list->war_rating == number(header, "war_rating_mod"));
        CHECK(list->recruiting_rolls == number(header, "recruiting_rolls"));
        if (list->id == "tereken")
            CHECK(list->total == 202);
        else
            CHECK(list->total == number(header, "printed_total"));
    }
}

TEST_CASE("every list holds the 235 rows of the book in its order") {
    const auto printed = read_csv(reference + "rrtk-units.csv");
    REQUIRE(printed.size() == 235);
    std::size_t rows = 0;
    for (const ArmyList& list : book().lists) rows += list.units.size();
    CHECK(rows == 235);
    for (const CsvRow& unit : printed) {
        CAPTURE(unit.at("list_id"));
        CAPTURE(unit.at("unit_name"));
        const ArmyList* list = book().list(unit.at("list_id"));
        REQUIRE(list != nullptr);
        const auto at = static_cast<std::size_t>(number(unit, "row") - 1);
        REQUIRE(at < list->units.size());
        compare(list->units[at], unit);
    }
}

TEST_CASE("the gazetteer holds the 39 nations of the book, each with its list") {
    const auto printed = read_csv(reference + "rrtk-gazetteer.csv");
    REQUIRE(printed.size() == 39);
    REQUIRE(book().gazetteer.nations.size() == 39);
    int provinces = 0;
    for (std::size_t i = 0; i < printed.size(); ++i) {
        const rrtk::Nation& nation = book().gazetteer.nations[i];
        CAPTURE(nation.name);
        CHECK(nation.name == printed[i].at("nation"));
        CHECK(nation.alignment == number(printed[i], "align"));
        CHECK(nation.tech == number(printed[i], "tech"));
        CHECK(nation.mana == number(printed[i], "mana"));
        CHECK(nation.provinces == number(printed[i], "prov"));
        CHECK(nation.defense == number(printed[i], "def"));
        CHECK(nation.rolls == number(printed[i], "rolls"));
        CHECK(nation.historical == printed[i].at("hist_equiv"));
        provinces += nation.provinces;
        const ArmyList* by_name = book().list(nation.name);
        REQUIRE(by_name != nullptr);
        CHECK(by_name->id == nation.list);
    }
    CHECK(provinces == 107);
}

TEST_CASE("a figure that isn't the printed one says so and why") {
    has_note(row_of("mirholme", "death-dealers").printed, "cost", 30);
    has_note(row_of("mirholme", "veteran-warriors").printed, "cost", 36);
    has_note(row_of("mirholme", "warriors").printed, "cost", 18);
    has_note(row_of("stygustan", "infantry").printed, "sp", 0);
    has_note(row_of("stygustan", "axeman").printed, "sp", 0);
    has_note(row_of("beastmen", "beastmen").printed, "total", 81);
    has_note(row_of("beastmen", "great-beastmen").printed, "total", 90);
    has_note(row_of("black-moon-incarnate", "winged-men").printed, "total", 11);
    has_note(row_of("black-moon-incarnate", "winged-men").printed, "cost", 7);
    has_note(row_of("black-moon-incarnate", "gargoyles").printed, "sp", 4);
    has_note(row_of("altengard", "merc-pike").printed, "sp", 2);
    has_note(row_of("centaurs", "centaur-archers").printed, "sp", 0);
    has_note(row_of("hykar", "jurgen-nobles").printed, "sp", 2);
    has_note(book().list("tereken")->printed, "total", 196);
    has_note(book().list("riata")->printed, "units", 10);
    has_note(book().list("border-king")->printed, "defense", 3);
    has_note(book().list("seniira")->printed, "tech", 1);
    has_note(book().list("seniira")->printed, "mana", -1);
}

TEST_CASE("EX-06: a pike unit with Rep 4, AC 4, SP 1 and 4 figures costs 36") {
    CHECK(row_of("aeja", "pike").cost == 36);
}

TEST_CASE("EX-13: dice 3 and 4 bring a pike unit to Aeja") {
    CHECK(book().list("aeja")->recruited_by(3 + 4).id == "pike");
}

TEST_CASE("R-051: a list that recruits nothing gets the commonest unit of its Basic Army") {
    for (int sum = 2; sum <= 12; ++sum)
        CHECK(book().list("black-moon-incarnate")->recruited_by(sum).id == "horde");
    CHECK(row_of("capalan-league", "guards").recruiting.empty());
    for (int sum = 2; sum <= 12; ++sum)
        CHECK(book().list("capalan-league")->recruited_by(sum).id != "guards");
}

TEST_CASE("arms are a metal and a colour, and no two lists bear the same") {
    std::vector<std::string> seen;
    for (const ArmyList& list : book().lists) {
        const bool metal_field =
            std::ranges::find(book().heraldry.metals, list.arms.field) != book().heraldry.metals.end();
        const bool metal_charge =
            std::ranges::find(book().heraldry.metals, list.arms.charge) != book().heraldry.metals.end();
        CHECK(metal_field != metal_charge);
        const std::string arms = list.arms.field + " " + list.arms.charge + " " + list.arms.device;
        CHECK(std::ranges::find(seen, arms) == seen.end());
        seen.push_back(arms);
    }
}

TEST_CASE("a list is found by id, name or alias, whatever its capitals and blanks") {
    CHECK(book().list("Border Kingdom")->id == "border-king");
    CHECK(book().list("kjothei")->id == "kjoth");
    CHECK(book().list("Elves, Silver")->id == "elves-silver");
    CHECK(book().list("VALKAE amazon")->id == "valkae");
    CHECK(book().list("nowhere") == nullptr);
}

TEST_CASE("only the lists asked for are read, but all of them where an alias is asked for") {
    Diagnostics faults;
    const auto two = rrtk::load_rulebook(data_folder, faults, {"orcs", "aeja"});
    REQUIRE_MESSAGE(two.has_value(), faults.to_text());
    REQUIRE(two->lists.size() == 2);
    CHECK(two->lists[0].id == "aeja");
    CHECK(two->lists[1].id == "orcs");
    const auto by_alias = rrtk::load_rulebook(data_folder, faults, {"kjothei"});
    REQUIRE(by_alias.has_value());
    CHECK(by_alias->list("kjothei") != nullptr);
}

}  // namespace muster::test
