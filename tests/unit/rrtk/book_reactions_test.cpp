// The reaction sheets (T-22, T-23), cell by cell, in words of their own.
#include <doctest/doctest.h>

#include "base/text.hpp"
#include "support/rrtk_book.hpp"

namespace muster::test {

namespace {

using rrtk::Tactics;

/// "mounted-without-dual charge, frenzy charge, others halt".
std::string words_of(const std::vector<rrtk::ReactionCase>& cell) {
    std::vector<std::string> words;
    for (const rrtk::ReactionCase& one : cell)
        words.push_back(rrtk::names_of(rrtk::Who{}).word(one.who) + " " +
                        rrtk::names_of(rrtk::Effect{}).word(one.effect));
    return join(words);
}

struct Cells {
    const char *test, *two, *one, *none;
};

void check_sheet(const std::string& id, const std::vector<Cells>& wanted) {
    for (const Tactics tactics : {Tactics::a, Tactics::b, Tactics::c}) {
        const rrtk::ReactionSheet& sheet = book().reactions.sheet(id, tactics);
        CHECK(sheet.id == id);
        REQUIRE(sheet.rows.size() == wanted.size());
        for (const Cells& cells : wanted) {
            CAPTURE(cells.test);
            const rrtk::ReactionRow* row = sheet.row(cells.test);
            REQUIRE(row != nullptr);
            CHECK(words_of(row->passed(2)) == cells.two);
            CHECK(words_of(row->passed(1)) == cells.one);
            CHECK(words_of(row->passed(0)) == cells.none);
        }
    }
}

}  // namespace

TEST_CASE("melee troops react as T-22 says") {
    check_sheet(
        "melee",
        {{"enemy-threat", "mounted-without-dual charge, frenzy charge, dual fire, others halt",
          "all halt-without-fire", "all retire"},
         {"received-fire", "charging carry-on, frenzy charge, dual fire, others advance",
          "charging carry-on-with-hit, mounted retire, others halt-without-fire",
          "hits-reach-rep rout, others retire"},
         {"wanting-to-charge", "all charge",
          "mounted-without-dual charge, frenzy charge, others halt-without-fire", "all halt-without-fire"},
         {"being-charged", "mounted-without-dual charge, frenzy charge, dual return-fire, others halt",
          "charged-in-flank rout, in-melee rout, mounted retire, foot-charged-by-mounted rout, others halt-without-fire",
          "all rout"},
         {"involved-in-melee", "routed-no-foot retire, others stay",
          "mounted retire, foot-against-mounted rout, others give-ground", "all rout"},
         {"leader-lost", "all carry-on", "all retire", "all rout"}});
}

TEST_CASE("missile troops and skirmishers react as T-23 says") {
    check_sheet(
        "missile",
        {{"enemy-threat", "all fire", "all retire", "all rout"},
         {"received-fire", "charging carry-on, others return-fire", "all retire", "all rout"},
         {"wanting-to-charge", "all charge", "all halt-without-fire", "all rout"},
         {"being-charged", "skirmish fire-then-retire, others fire",
          "charged-in-flank rout, in-melee rout, mounted retire, foot-charged-by-mounted rout, skirmish fire-then-rout, "
          "others fire-one-die",
          "all rout"},
         {"involved-in-melee", "routed-no-foot retire, others stay", "all rout", "all rout"},
         {"leader-lost", "all carry-on", "all rout", "all rout"}});
}

TEST_CASE(
    "EX-18 and EX-19: foot that passes one die of Enemy Threat halts, that passes two of Received Fire advances") {
    const rrtk::ReactionSheet& sheet = book().reactions.sheet("melee", Tactics::a);
    CHECK(sheet.row("enemy-threat")->passed(1).back().effect == rrtk::Effect::halt_without_fire);
    CHECK(sheet.row("received-fire")->passed(2).back().effect == rrtk::Effect::advance);
}

TEST_CASE("DX-26: a unit charged in flank that passes one die routs, whatever else it is") {
    for (const char* id : {"melee", "missile"}) {
        const auto& cell = book().reactions.sheet(id, Tactics::b).row("being-charged")->passed(1);
        CHECK(cell.front() == rrtk::ReactionCase{rrtk::Who::charged_in_flank, rrtk::Effect::rout, {}});
    }
}

}  // namespace muster::test
