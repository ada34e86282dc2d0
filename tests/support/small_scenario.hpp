// The smallest battle that has one of everything: two units a side, two pieces of terrain, two steps of
// placing.
#pragma once

#include <string>

#include "scenario/consistency.hpp"
#include "scenario/scenario.hpp"

namespace muster::test {

inline scenario::UnitSheet small_unit(int number, const std::string& name, tabletop::Point centre,
                                      tabletop::Facing facing) {
    using namespace muster::literals;
    scenario::UnitSheet unit;
    unit.number = number;
    unit.name = name;
    unit.troop_class = "foot-melee";
    unit.build = "foot";
    unit.stats = {{"rep", 4}, {"ac", 4}, {"figures", 4}};
    unit.specials = {"pikes"};
    unit.points = 36;
    unit.body = "A";
    unit.base = {1.6_in, 0.8_in};
    unit.pose = {centre, facing};
    return unit;
}

inline scenario::Scenario small_scenario() {
    using namespace muster::literals;
    scenario::Scenario s;
    s.format = scenario::scenario_format;
    s.ruleset = "rrtk";
    s.seed = "007: a seed";
    s.command = "muster pack aeja orcs --seed '007: a seed'";
    s.request = {"aeja", "orcs", "recruit", 400, "auto"};
    s.board = {48_in, 36_in};
    s.red = {"aeja", "Aeja", {"gules", "or", "ship", {}}, 3, 1, "PC", {}, {}, {}};
    s.blue = {"orcs", "Orcs", {"vert", "argent", "axe", {}}, 2, 0, "EF", {}, {}, {}};
    s.red.units = {small_unit(1, "Pike", {20_in, 11_in}, tabletop::up),
                   small_unit(2, "Pike", {21.6_in, 11_in}, tabletop::up)};
    s.red.units[0].leader = "cinc";
    s.red.units[1].source = scenario::Source::rolled;
    s.red.units[1].dice = {3, 4};
    s.red.bodies = {{"A", "centre", {1, 2}, {}}};
    s.blue.units = {small_unit(1, "Pike", {20_in, 25_in}, tabletop::down),
                    small_unit(2, "~", {}, tabletop::down)};
    s.blue.units[1].pose.reset();
    s.blue.units[1].body.clear();
    s.blue.bodies = {{"A", "centre", {1}, {}}};
    s.terrain = {{"L", "woods", 4, {{0_in, 12_in}, {16_in, 24_in}}, {}, {}, {}},
                 {"R",
                  "river",
                  0,
                  {{0_in, 17_in}, {48_in, 19_in}},
                  {{{12_in, 17_in}, {36_in, 19_in}}},
                  {{{23.2_in, 17_in}, {24.8_in, 19_in}}},
                  {}}};
    s.placement = {{scenario::SideColour::blue, {1}, {}}, {scenario::SideColour::red, {1, 2}, {}}};
    s.setup = data::Value::map();
    s.setup.set("note", data::Value::scalar("true"));
    s.rolls = {{"army/red/recruit", "Recruiting Roll 1", {3, 4}, "7: Pike"}};
    return s;
}

}  // namespace muster::test
