#include "rrtk/setup/check_scenario.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "rrtk/army/army.hpp"
#include "rrtk/army/unit.hpp"
#include "rrtk/setup/check_places.hpp"
#include "rrtk/setup/setup.hpp"
#include "rrtk/setup/terrain.hpp"

namespace muster::rrtk {

namespace {

using scenario::Side;
using scenario::UnitSheet;

class Checking {
  public:
    Checking(const Rulebook& book, Diagnostics& diagnostics) : book_(book), diagnostics_(diagnostics) {}

    void side(const Side& side) {
        std::vector<std::string> lists, plans;
        for (const ArmyList& list : book_.lists) lists.push_back(list.id);
        for (const Plan& plan : book_.plans) plans.push_back(plan.id);
        known(side.list, lists, "army list", side.where);
        if (!side.plan.empty()) known(side.plan, plans, "plan", side.where);
        for (const UnitSheet& unit : side.units) this->unit(unit);
        for (const scenario::Body& body : side.bodies)
            known(body.block, names_of(Block{}).all(), "block", body.where);
        leaders(side);
        check_known_arms(book_.heraldry, side.arms, diagnostics_);
    }

    void terrain(const scenario::TerrainPiece& piece) {
        std::vector<std::string> kinds;
        for (const TerrainKind& kind : book_.setup.terrain.kinds) kinds.push_back(kind.id);
        known(piece.kind, kinds, "kind of ground", piece.where);
        if (piece.kind != "river" && !(piece.fords.empty() && piece.bridges.empty()))
            diagnostics_.error(piece.where.at,
                               fmt::format("{} {} has fords or bridges", piece.kind, piece.letter),
                               "only rivers have them");
    }

    void request(const scenario::Scenario& scenario) {
        known(scenario.request.mode, {"recruit", "rolls", "buy"}, "mode", scenario.where);
        known(scenario.request.refusal, {"auto", "never"}, "way of refusing", scenario.where);
        if (scenario.board != board)
            diagnostics_.warning(scenario.where.at, "the table is not 48 by 36 inches",
                                 "zones and sections of the rules are made for that");
    }

    /// Words in the record of the set-up that the briefing looks up.
    void setup(const scenario::Scenario& scenario) {
        const std::optional<Setup> setup = read_setup(scenario.setup, diagnostics_);
        if (!setup) return;
        for (const SideSetup* side : {&setup->red, &setup->blue})
            if (book_.plan(side->plan.plan) == nullptr)
                diagnostics_.error(side->plan.where.at, fmt::format("unknown plan '{}'", side->plan.plan),
                                   "");
        for (const TerrainRoll& roll : setup->terrain)
            if (roll.sections.size() != 9)
                diagnostics_.error(roll.where.at, fmt::format("{} sections are listed", roll.sections.size()),
                                   "the table has nine");
    }

  private:
    bool known(const std::string& word, const std::vector<std::string>& words, const std::string& what,
               const Where& where) {
        if (std::ranges::find(words, word) != words.end()) return true;
        diagnostics_.error(where.at, fmt::format("unknown {} '{}'{}", what, word, did_you_mean(word, words)),
                           "write one of: " + join(words));
        return false;
    }

    void unit(const UnitSheet& unit) {
        known(unit.troop_class, names_of(TroopClass{}).all(), "troop class", unit.where);
        known(unit.build, names_of(Build{}).all(), "build", unit.where);
        std::vector<std::string> specials;
        for (const Special& special : book_.specials) specials.push_back(special.id);
        for (const std::string& special : unit.specials) known(special, specials, "special", unit.where);
        if (!unit.leader.empty())
            known(unit.leader, {cinc, captain, hired, hired_gunner}, "leader", unit.where);
        stats(unit);
    }

    void stats(const UnitSheet& unit) {
        struct Stat {
            std::string key;
            data::Range range;
        };
        const std::vector<Stat> stats{{"rep", {1, 9}}, {"ac", {2, 8}}, {"figures", {1, 4}}};
        std::vector<std::string> keys;
        for (const Stat& stat : stats) keys.push_back(stat.key);
        for (const auto& [key, figure] : unit.stats) known(key, keys, "figure", unit.where);
        for (const Stat& stat : stats) {
            const auto given =
                std::ranges::find(unit.stats, stat.key, [](const auto& each) { return each.first; });
            if (given == unit.stats.end())
                diagnostics_.error(unit.where.at, fmt::format("unit {} has no {}", unit.number, stat.key),
                                   "add it under 'stats:'");
            else if (given->second < stat.range.least || given->second > stat.range.most)
                diagnostics_.error(
                    unit.where.at,
                    fmt::format("{} {} of unit {} is out of range", stat.key, given->second, unit.number),
                    fmt::format("write a number from {} to {}", stat.range.least, stat.range.most));
        }
    }

    void leaders(const Side& side) {
        const auto count = [&](std::string_view leader) {
            return std::ranges::count(side.units, leader, &UnitSheet::leader);
        };
        if (side.war_rating < 1)
            diagnostics_.error(side.where.at, fmt::format("{} has no War Rating", side.name),
                               "write the commander's own under 'war-rating'");
        if (count(cinc) != 1)
            diagnostics_.warning(side.where.at,
                                 fmt::format("{} units of {} carry the commander", count(cinc), side.name),
                                 "one unit says leader: cinc");
        if (count(captain) != side.captains)
            diagnostics_.warning(side.where.at,
                                 fmt::format("{} units of {} carry a Captain, but captains says {}",
                                             count(captain), side.name, side.captains),
                                 "make the two agree");
        const int allowed = captains_allowed(static_cast<int>(side.units.size()), side.war_rating);
        if (side.captains > allowed)
            diagnostics_.warning(
                side.where.at,
                fmt::format("{} has {} Captains where {} are allowed", side.name, side.captains, allowed),
                "one for more than 20 units and one for each 10 further, never more than the War Rating");
    }

    const Rulebook& book_;
    Diagnostics& diagnostics_;
};

}  // namespace

void check_scenario(const Rulebook& book, const scenario::Scenario& scenario, Diagnostics& diagnostics) {
    const int before = diagnostics.error_count();
    Checking checking(book, diagnostics);
    checking.request(scenario);
    checking.side(scenario.red);
    checking.side(scenario.blue);
    for (const scenario::TerrainPiece& piece : scenario.terrain) checking.terrain(piece);
    checking.setup(scenario);
    if (diagnostics.error_count() == before) check_places(book, scenario, diagnostics);
}

}  // namespace muster::rrtk
