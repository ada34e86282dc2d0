// The rules that every rolled battle of rrtk has to keep, checked from the outside: from the scenario alone,
// with the book's tables and plain geometry, none of the code that made it.
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
#include "support/battle_checks.hpp"

namespace muster::test {

/// Collects what a battle does wrong.
class BattleRules : private BattleChecks {
  public:
    using BattleChecks::BattleChecks;

    std::vector<std::string> broken() {
        for (const scenario::SideColour colour : {scenario::SideColour::red, scenario::SideColour::blue}) {
            army(colour);
            places(colour);
            bodies(colour);
            quotas(colour);
            leaders(colour);
        }
        overlaps();
        placement();
        rolls();
        document();
        return broken_;
    }

  private:
    // ---- section 6
    void army(Colour colour) {
        const Side& side = battle_.side(colour);
        const rrtk::ArmyList& list = *rules_.list(side.list);
        std::map<std::string, int> basic;
        std::vector<std::vector<int>> rolled;
        for (const Unit& unit : side.units) {
            if (unit.source == scenario::Source::basic) ++basic[unit.name];
            if (unit.source == scenario::Source::rolled) rolled.push_back(unit.dice);
        }
        std::map<std::string, int> wanted;
        for (const rrtk::ListRow& row : list.units)
            if (row.count > 0) wanted[row.name] += row.count;
        expect(basic == wanted, side.name + ": the Basic Army isn't the list's");
        std::vector<std::vector<int>> logged;
        for (const auto& roll : records("army/" + name_of(colour) + "/recruit")) logged.push_back(roll.dice);
        const int total = rrtk::points_of(side), points = battle_.request.points;
        if (battle_.request.mode == "recruit") {
            expect(total >= points, side.name + ": recruited too little");
            int last = rrtk::captain_points;
            if (!logged.empty()) last = std::max(last, list.recruited_by(dice::sum(logged.back())).cost);
            expect(total - last < points, side.name + ": recruited on after reaching the points");
        } else if (battle_.request.mode == "buy") {
            expect(total <= points, side.name + ": bought above the points");
        } else {
            expect(static_cast<int>(logged.size()) + side.captains == list.recruiting_rolls,
                   side.name + ": not the list's number of rolls");
        }
        std::ranges::sort(rolled);
        std::ranges::sort(logged);
        expect(rolled == logged, side.name + ": rolled units and Recruiting Rolls differ");
        expect(side.captains <= rrtk::captains_allowed(static_cast<int>(side.units.size()), side.war_rating),
               side.name + ": too many Captains");
    }

    // ---- section 9: zones and ground
    void places(Colour colour) {
        using tabletop::Rect;
        const Side& side = battle_.side(colour);
        const bool defender = colour == battle_.defender();
        const auto inch = [](std::int64_t n) { return Inches::thousandths(n * 1000); };
        for (const Unit& unit : side.units) {
            if (!unit.pose) continue;
            const std::string who = fmt::format("{} unit {}", name_of(colour), unit.number);
            const Rect base = tabletop::bounds(unit.base, *unit.pose);
            const Inches aside = inch(melee_foot(unit) ? 18 : 12);
            const Inches near = defender ? inch(36) - base.high.y : base.low.y;
            const Inches far = defender ? inch(36) - base.low.y : base.high.y;
            expect(near >= inch(3) && far <= inch(12), who + " is not 3 to 12 inches from its edge");
            expect(base.low.x >= aside && base.high.x <= inch(48) - aside,
                   who + " is too near to a sideline");
            expect(unit.pose->facing.degrees() == (defender ? 180 : 0), who + " does not face the enemy");
            for (const scenario::TerrainPiece& piece : battle_.terrain)
                if (tabletop::overlap(base, piece.area) && !may_stand(unit, piece.kind))
                    say(fmt::format("{} stands on {}", who, piece.kind));
        }
    }

    static bool may_stand(const Unit& unit, const std::string& kind) {
        if (kind == "hill" || kind == "gully") return true;
        if (kind == "woods" || kind == "rocky") return !mounted(unit);
        if (kind == "impassable") return unit.troop_class == "foot-skirmish";
        return false;  // water
    }

    void overlaps() {
        struct Placed {
            std::string who, body;
            tabletop::PlacedBase base;
        };
        std::vector<Placed> placed;
        for (const Colour colour : {Colour::red, Colour::blue})
            for (const Unit& unit : battle_.side(colour).units)
                if (unit.pose)
                    placed.push_back({fmt::format("{} {}", name_of(colour), unit.number),
                                      name_of(colour) + unit.body,
                                      {unit.base, *unit.pose}});
        for (std::size_t i = 0; i < placed.size(); ++i)
            for (std::size_t j = i + 1; j < placed.size(); ++j) {
                const auto &a = placed[i], &b = placed[j];
                if (tabletop::overlap(a.base, b.base)) say(a.who + " overlaps " + b.who);
                if (a.body != b.body && tabletop::touching(a.base, b.base))
                    say(a.who + " touches " + b.who + " of another Body");
            }
    }

    // ----
    void bodies(Colour colour) {
        const Side& side = battle_.side(colour);
        for (const scenario::Body& body : side.bodies) {
            const std::string who = fmt::format("{} Body {}", name_of(colour), body.letter);
            std::vector<tabletop::PlacedBase> bases;
            std::set<std::string> purposes;
            std::set<bool> seats;
            std::map<std::int64_t, int> abreast;
            for (const int number : body.units) {
                const Unit& unit = *side.unit(number);
                bases.push_back({unit.base, *unit.pose});
                purposes.insert(unit.troop_class.substr(unit.troop_class.find('-')));
                seats.insert(mounted(unit));
                ++abreast[unit.pose->centre.y.in_thousandths()];
            }
            expect(contact(bases), who + " does not hang together");
            const bool line = side.plan == "SD" && body.block == "centre";
            expect(purposes.size() == 1 || line, who + " mixes purposes");
            expect(seats.size() == 1, who + " mixes mounted troops and foot");
            for (const auto& [rank, units] : abreast) expect(units <= 6, who + " is more than six wide");
        }
    }

    static bool contact(std::vector<tabletop::PlacedBase> bases) {
        std::vector<tabletop::PlacedBase> reached{bases.back()};
        bases.pop_back();
        for (std::size_t next = 0; next < reached.size(); ++next)
            for (std::size_t i = bases.size(); i-- > 0;)
                if (tabletop::touching(reached[next], bases[i])) {
                    reached.push_back(bases[i]);
                    bases.erase(bases.begin() + static_cast<std::ptrdiff_t>(i));
                }
        return bases.empty();
    }

    // ---- T-39, R-262
    void quotas(Colour colour) {
        const Side& side = battle_.side(colour);
        const rrtk::PlanRoll& roll = setup_.side(colour).plan;
        std::map<std::string, int> standing;
        int off_table = 0, units = 0, riders = 0;
        for (const Unit& unit : side.units) {
            if (!flyer(unit)) {
                ++units;
                riders += mounted(unit) ? 1 : 0;
            }
            if (!unit.pose) ++off_table;
        }
        for (const scenario::Body& body : side.bodies)
            standing[body.block] += static_cast<int>(body.units.size());
        const rrtk::Plan& plan = *rules_.plan(side.plan);
        const int reserve =
            plan.reserve_mounted ? std::min(riders, roll.centre + roll.reserve) : plan.reserve * units / 100;
        expect(roll.centre + roll.left + roll.right + roll.reserve == units,
               side.name + ": shares don't add up");
        expect(roll.reserve == reserve, side.name + ": the reserve isn't its share");
        const auto near_share = [&](int given, int per_cent) {
            return std::abs(given * 100 - per_cent * units) < 100;
        };
        expect(near_share(roll.left, plan.left) && near_share(roll.right, plan.right) &&
                   near_share(roll.centre + roll.reserve, plan.centre),
               side.name + ": shares are further than one unit from the plan's");
        expect(off_table == roll.off_table, side.name + ": units off the table are not counted");
        const bool said = std::ranges::any_of(setup_.side(colour).notes, [](const std::string& note) {
            return note.find("off the table") != std::string::npos ||
                   note.find("behind the table edge") != std::string::npos;
        });
        expect(off_table == 0 || said, side.name + ": units off the table are not noted");
        if (off_table == 0)
            expect(standing["centre"] == roll.centre && standing["left"] == roll.left &&
                       standing["right"] == roll.right && standing["reserve"] == roll.reserve,
                   side.name + ": blocks don't hold their shares");
    }

    // ----
    void leaders(Colour colour) {
        const Side& side = battle_.side(colour);
        const std::vector<std::string>& notes = setup_.side(colour).notes;
        int commanders = 0, captains = 0;
        for (const Unit& unit : side.units) {
            captains += unit.leader == "captain" ? 1 : 0;
            if (unit.leader != "cinc") continue;
            ++commanders;
            const bool noted = std::ranges::count(notes, "The commander has no second rank to ride in.") > 0;
            expect(noted || rank_of(side, unit) == 2,
                   side.name + ": the commander is not in the second rank");
        }
        expect(commanders == 1, side.name + ": not one commander");
        expect(captains == side.captains, side.name + ": Captains without a unit");
    }

    // ---- T-10
    void placement() {
        std::map<Colour, std::set<int>> placed;
        std::map<Colour, bool> began, commander_on_table;
        for (const Colour colour : {Colour::red, Colour::blue})
            for (const Unit& unit : battle_.side(colour).units)
                commander_on_table[colour] =
                    commander_on_table[colour] || (unit.leader == "cinc" && unit.pose);
        const auto& steps = battle_.placement;
        if (!steps.empty() && commander_on_table[battle_.defender()])
            expect(steps.front().side == battle_.defender(), "the defender does not place first");
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const Colour colour = steps[i].side;
            const Side& side = battle_.side(colour);
            const bool first = !std::exchange(began[colour], true);
            const auto carries = [&](int number) { return side.unit(number)->leader == "cinc"; };
            if (first && commander_on_table[colour])
                expect(std::ranges::any_of(steps[i].units, carries),
                       side.name + ": the commander is not in the first batch");
            const bool rest = i + 1 == steps.size();
            const auto size = static_cast<int>(steps[i].units.size());
            const bool ends = placed[colour].size() + steps[i].units.size() == on_table(side);
            expect(size == setup_.side(colour).batch || ends, side.name + ": a batch of the wrong size");
            expect(rest || size <= setup_.side(colour).batch, side.name + ": a batch too large");
            if (i > 0) expect(steps[i - 1].side != colour, "a side places twice running");
            for (const int number : steps[i].units)
                expect(placed[colour].insert(number).second, side.name + ": a unit placed twice");
        }
        for (const Colour colour : {Colour::red, Colour::blue})
            expect(placed[colour].size() == on_table(battle_.side(colour)),
                   battle_.side(colour).name + ": units never placed");
    }

    // ---- every random result has its roll
    void rolls() {
        for (std::size_t i = 0; i < setup_.terrain.size(); ++i)
            table_rolls(setup_.terrain[i], i == 0 ? "terrain/" : "terrain/second/");
        for (const Colour colour : {Colour::red, Colour::blue}) {
            const std::string name = name_of(colour);
            const auto attack = records("attack/" + name);
            expect(static_cast<int>(attack.size()) == setup_.ties + 1 &&
                       attack.back().dice == std::vector<int>{setup_.side(colour).attack.die},
                   name + ": attack rolls are not logged");
            const auto plan = records("plan/" + name);
            expect(plan.size() == 1 && plan.front().dice == std::vector<int>{setup_.side(colour).plan.die},
                   name + ": the plan's roll is not logged");
            expect(records("army/" + name + "/war-rating").size() == 1,
                   name + ": the War Rating's roll is not logged");
        }
        for (const dice::RollRecord& roll : battle_.rolls)
            expect(!roll.purpose.empty() && !roll.meaning.empty(),
                   "a roll of " + roll.stream + " says nothing");
    }

    void table_rolls(const rrtk::TerrainRoll& table, const std::string& stream) {
        const auto logged = [&](const std::string& name, const std::vector<int>& dice) {
            const auto found = records(stream + name);
            expect(found.size() == 1 && found.front().dice == dice, stream + name + " is not logged");
        };
        logged("general", {table.general_die});
        for (const rrtk::SectionRoll& section : table.sections)
            logged(fmt::format("section/{}", section.section), section.dice);
        if (table.water) logged("water", table.water->dice);
        if (table.water && table.water->ford_die) logged("ford", {*table.water->ford_die});
    }

    // ---- scenario.yaml
    void document() {
        const std::string text = scenario::to_yaml(battle_);
        Diagnostics faults;
        const auto again = scenario::from_yaml(text, "scenario.yaml", faults);
        expect(again.has_value(), "the scenario does not come back: " + faults.to_text());
        if (!again) return;
        expect(scenario::to_yaml(*again) == text, "the scenario comes back changed");
        rrtk::check_scenario(rules_, *again, faults);
        expect(faults.to_text().empty(), "the check finds: " + faults.to_text());
    }
};

}  // namespace muster::test
