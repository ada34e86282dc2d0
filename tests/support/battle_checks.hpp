// What all checks of a rolled battle share: the battle, its record, and the faults found so far.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "rrtk/army/army.hpp"
#include "rrtk/setup/check_scenario.hpp"
#include "rrtk/setup/setup.hpp"
#include "scenario/scenario.hpp"

namespace muster::test {

/// A battle under examination.
class BattleChecks {
  public:
    BattleChecks(const rrtk::Rulebook& rules, const scenario::Scenario& battle)
        : rules_(rules), battle_(battle) {
        Diagnostics faults;
        const auto read = rrtk::read_setup(battle.setup, faults);
        if (read)
            setup_ = *read;
        else
            say("the record of the set-up can't be read: " + faults.to_text());
    }

  protected:
    using Side = scenario::Side;
    using Unit = scenario::UnitSheet;
    using Colour = scenario::SideColour;

    void say(std::string what) { broken_.push_back(std::move(what)); }
    void expect(bool holds, const std::string& what) {
        if (!holds) say(what);
    }

    static bool ends_with(const Unit& unit, std::string_view word) {
        return unit.troop_class.ends_with(word);
    }
    static bool mounted(const Unit& unit) { return unit.troop_class.starts_with("mounted"); }
    static bool melee_foot(const Unit& unit) { return unit.troop_class == "foot-melee"; }
    static bool flyer(const Unit& unit) { return std::ranges::count(unit.specials, "flyer") > 0; }

    [[nodiscard]] std::vector<dice::RollRecord> records(const std::string& stream) const {
        std::vector<dice::RollRecord> found;
        std::ranges::copy_if(battle_.rolls, std::back_inserter(found),
                             [&](const auto& roll) { return roll.stream == stream; });
        return found;
    }

    static int rank_of(const Side& side, const Unit& unit) {
        std::set<std::int64_t> ahead;
        const bool up = unit.pose->facing == tabletop::up;
        for (const Unit& other : side.units)
            if (other.body == unit.body && other.pose &&
                (up ? other.pose->centre.y > unit.pose->centre.y
                    : other.pose->centre.y < unit.pose->centre.y))
                ahead.insert(other.pose->centre.y.in_thousandths());
        return static_cast<int>(ahead.size()) + 1;
    }

    static std::size_t on_table(const Side& side) {
        return static_cast<std::size_t>(
            std::ranges::count_if(side.units, [](const Unit& unit) { return unit.pose.has_value(); }));
    }

    const rrtk::Rulebook& rules_;
    const scenario::Scenario& battle_;
    rrtk::Setup setup_;
    std::vector<std::string> broken_;
};

}  // namespace muster::test
