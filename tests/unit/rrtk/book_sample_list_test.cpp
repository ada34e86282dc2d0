// The invariants of a list on the sample of p. 10-11 (T-06), which adds up otherwise than the list of p. 12.
#include <doctest/doctest.h>

#include "data/fields.hpp"
#include "rrtk/book/army_list.hpp"

namespace muster::test {

namespace {

const std::string sample_text = R"(
id: sample
name: Sample
page: 10
alignment: 0
tech: 0
mana: 0
defense: 1
realm: Tribal
motivation: Loot
national-morale: 2
battle-tactics: A
war-rating: 1
recruiting-rolls: 9
total: 199
arms: {field: gules, charge: or, device: ship}
units:
- {id: pike, name: Pike, count: 2, class: foot-melee, rep: 4, ac: 4, sp: 1, figures: 4, cost: 36, recruiting: [2, 7]}
- {id: levy-pike, name: Levy Pike, count: 2, class: foot-melee, rep: 3, ac: 4, sp: 1, figures: 4, cost: 32, recruiting: [3, 6]}
- {id: pirates, name: Pirates, count: 1, class: foot-melee, rep: 4, ac: 2, sp: 1, figures: 3, cost: 21, recruiting: [8, 11]}
- {id: levy-archers, name: Levy Archers, count: 2, class: foot-skirmish, rep: 3, ac: 2, sp: -2, figures: 2, cost: 6, recruiting: [10, 12]}
- {id: levies, name: Levies, count: 1, class: foot-melee, rep: 3, ac: 2, sp: 0, figures: 3, cost: 15, recruiting: [9]}
- {id: archers, name: Archers, count: 1, class: foot-missile, rep: 4, ac: 2, sp: -1, figures: 3, cost: 15, recruiting: [4, 5]}
)";

rrtk::ArmyList sample() {
    Diagnostics faults;
    const auto value = data::parse_yaml(sample_text, "sample.yaml", faults);
    REQUIRE_MESSAGE(value.has_value(), faults.to_text());
    rrtk::ArmyList list;
    REQUIRE_MESSAGE(data::read(*value, list, faults), faults.to_text());
    return list;
}

std::string faults_of(const rrtk::ArmyList& list) {
    Diagnostics faults;
    rrtk::check(list, faults);
    return faults.to_text();
}

}  // namespace

TEST_CASE("EX-11: the sample army adds up to 199 points") { CHECK(faults_of(sample()) == ""); }

TEST_CASE("EX-12: a roll of 7 brings a pike unit of 36 points") {
    CHECK(sample().recruited_by(7).cost == 36);
}

TEST_CASE("a cost that doesn't follow from the figures is a fault of its row") {
    rrtk::ArmyList list = sample();
    list.units[2].cost = 20;
    CHECK(faults_of(list).find(
              "sample.yaml:20:3: error: 'pirates' costs 20, but (Rep 4 + AC 2 + SP 1) x 3 figures is 21") !=
          std::string::npos);
}

TEST_CASE("a list is written and read back without loss") {
    const rrtk::ArmyList list = sample();
    Diagnostics faults;
    const auto again = data::parse_yaml(data::to_yaml(data::write(list)), "again.yaml", faults);
    REQUIRE(again.has_value());
    rrtk::ArmyList copy;
    REQUIRE_MESSAGE(data::read(*again, copy, faults), faults.to_text());
    CHECK(data::to_yaml(data::write(copy)) == data::to_yaml(data::write(list)));
}

}  // namespace muster::test
