// What cards print of a unit.
#include <doctest/doctest.h>

#include <algorithm>

#include "base/text.hpp"
#include "rrtk/reference/unit_facts.hpp"
#include "support/rrtk_book.hpp"

namespace muster::test {

namespace {

scenario::UnitFacts facts(const std::string& list, const std::string& row) {
    return rrtk::unit_facts(book(), unit_of(list, row));
}

}  // namespace

TEST_CASE("pikes: moves of four figures, a bonus of two") {
    const auto pike = facts("aeja", "pike");
    CHECK(pike.class_name == "Foot melee");
    CHECK(pike.symbol == "class-foot");
    CHECK(pike.melee == "1d6 **+2** pikes, **+1** against mounted");
    CHECK(pike.shooting == "–");
    CHECK(pike.move == "6″, retire 2″, pursue 2″ ± 1″");
    CHECK(join(pike.hit_track, " ") == "4 3 2 1 0");
    CHECK(pike.figures.at("move") == "6″ (2″)");
    CHECK(pike.leader == "");
    REQUIRE(pike.specials.size() == 1);
    CHECK(pike.specials[0].icon == "special-pikes");
}

TEST_CASE("archers: two dice, one more for three figures, six inches, and less in melee") {
    const auto archers = facts("aeja", "archers");
    CHECK(archers.symbol == "class-missile");
    CHECK(archers.shooting == "2d6 **+1** each, 6″");
    CHECK(archers.figures.at("missile") == "2d6+1, 6″");
    CHECK(archers.melee == "1d6 **−1**, **+1** against mounted");
}

TEST_CASE("elite archers add their training to each die, elite knights to melee (R-019)") {
    CHECK(facts("elves-silver", "archers").shooting == "2d6 **+2** each, 6″");
    CHECK(facts("elves-silver", "archers").melee == "1d6 **−1**, **+1** against mounted");
    CHECK(facts("altengard", "knights").melee ==
          "1d6 **+1** elite, **+1** shock charge, **+1** against mounted");
}

TEST_CASE("skirmishers shoot one die at three inches, dual-armed too") {
    CHECK(facts("aeja", "levy-archers").shooting == "1d6, 3″");
    CHECK(facts("valkae", "marines").shooting == "1d6 **+1** each, 3″");
    CHECK(facts("demeskeen", "black-guard").shooting == "1d6 **+2** each, 3″");
    CHECK(facts("stygustan", "light-chariot").shooting == "2d6, 3″");
}

TEST_CASE("guns and firearms shoot by their own procedures, without sums (R-188)") {
    CHECK(facts("altengard", "merc-arquebusiers").shooting == "1d6, hits on the distance or more, 3″");
    CHECK(facts("kjoth", "ballistae").shooting == "2d6″ straight ahead, 12″");
    CHECK(facts("mangu", "yen-yen-cannons").shooting == "3d6″ in three bounces, 18″");
    CHECK(facts("mountain-giants", "hill-giants").shooting == "2d6″ straight ahead, 12″");
    CHECK(facts("mangu", "yen-yen-cannons").symbol == "class-artillery");
}

TEST_CASE("Fanatics have one box more than Rep: they go when hits exceed it (DX-01)") {
    CHECK(join(facts("dwarves-red-sun", "berserks").hit_track, " ") == "6 5 4 3 2 1 0 out");
}

TEST_CASE("elephants, chariots and flyers have their own symbol and sentence") {
    const auto ids = [](const scenario::UnitFacts& unit) {
        std::vector<std::string> result;
        for (const auto& special : unit.specials) result.push_back(special.id);
        return join(result, " ");
    };
    CHECK(facts("torem", "elephant").symbol == "class-elephant");
    CHECK(ids(facts("torem", "elephant")) == "terror undisciplined elephant");
    CHECK(facts("torem", "elephant").melee == "1d6 **+1** first round, **+1** against mounted");
    CHECK(ids(facts("chapka", "heavy-chariots")) == "dual-armed shock-cavalry chariot");
    CHECK(ids(facts("entoich", "heavy-chariots")) == "shock-cavalry");
    CHECK(facts("black-moon-incarnate", "winged-men").symbol == "class-flyer");
    CHECK(ids(facts("aeja", "levy-archers")) == "skirmish");
    CHECK(ids(facts("aeja", "archers")) == "missile");
}

TEST_CASE("a leader adds to melee and is named") {
    scenario::UnitSheet unit = unit_of("aeja", "pike");
    unit.leader = "cinc";
    const auto led = rrtk::unit_facts(book(), unit);
    CHECK(led.leader == "CinC");
    CHECK(led.melee == "1d6 **+2** pikes, **+1** against mounted, **+1** leader");
}

TEST_CASE("every unit of every list has facts: a symbol, moves, and a sentence for each of its rules") {
    for (const rrtk::ArmyList& list : book().lists)
        for (const rrtk::ListRow& row : list.units) {
            CAPTURE(list.id);
            CAPTURE(row.id);
            const auto unit = facts(list.id, row.id);
            CHECK(unit.symbol.starts_with("class-"));
            CHECK(unit.specials.size() >= row.specials.size());
            for (const auto& special : unit.specials) CHECK_FALSE(special.sentence.empty());
            for (const char* key : {"rep", "ac", "figs", "move", "retire", "pursue", "missile"})
                CHECK(unit.figures.contains(key));
            const std::size_t boxes = static_cast<std::size_t>(row.rep) + (row.has("fanatics") ? 2 : 1);
            CHECK(unit.hit_track.size() == boxes);
        }
}

}  // namespace muster::test
