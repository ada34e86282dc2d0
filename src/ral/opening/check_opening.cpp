// Whether a battle can go on from the position of an opening that a person may have edited.
#include "ral/battle/battle_log.hpp"
#include "ral/battle/record.hpp"
#include "ral/commanders.hpp"
#include "ral/opening/opening.hpp"
#include "scenario/position_check.hpp"

namespace muster::ral {

namespace {

using battle::OrderOfBattle;
using battle::State;
using battle::UnitId;
using scenario::PositionFile;

void check_leaders(const OrderOfBattle& book, const State& state, const PositionFile& file) {
    for (std::size_t i = 0; i < book.leaders.size(); ++i) {
        const battle::LeaderState& leader = state.leaders[i];
        if (leader.with == battle::no_unit || leader.fate != battle::Fate::alive) continue;
        const std::string token = battle::leader_token(book, static_cast<battle::LeaderId>(i));
        if (book.side_of(leader.with) != book.leaders[i].side)
            file.fault(file.where("leaders", token, "with"), token + " is with a unit of the enemy",
                       "name a unit of his own side");
        else if (!state.on_table(leader.with))
            file.fault(
                file.where("leaders", token, "with"),
                token + " is with " + battle::token_of(book, leader.with) + ", which is gone",
                "name a unit on the table, or leave 'with:' out and write where he is: place: '24,8.5'");
    }
}

void check_position(const OrderOfBattle& book, const data::Value& position, Diagnostics& diagnostics) {
    const PositionFile file(position, diagnostics);
    std::vector<PositionFile::Unit> units;
    for (UnitId unit = 0; unit < book.unit_count(); ++unit)
        units.push_back({battle::token_of(book, unit), book.name(unit)});
    if (!file.has_all(units, "r3: {pose: '24,8.5@0', figures: 12}", "destroyed")) return;
    const auto state = battle::state_from_value(book, position, diagnostics);
    if (!state) return;
    if (state->stage != battle::Stage::challenges && state->stage != battle::Stage::over)
        file.fault(position.where(), "the position is in the midst of a turn",
                   "write step: challenges, or leave it out: an opening ends between two turns");
    std::vector<PositionFile::Grounded> grounded;
    for (UnitId unit = 0; unit < book.unit_count(); ++unit) {
        if (!state->on_table(unit)) continue;
        const battle::UnitState& now = state->units[unit];
        grounded.push_back({units[unit].token, {book.units[unit].base(now.formation), now.pose}});
        if (now.fights != battle::no_unit && !book.enemies(unit, now.fights))
            file.fault(file.where("units", units[unit].token, "fights"),
                       units[unit].token + " fights a unit of its own side", "name an enemy, or take it out");
    }
    file.check_apart(grounded);
    check_leaders(book, *state, file);
}

}  // namespace

void check_opening(const Rulebook& book, const scenario::Scenario& scenario, Diagnostics& diagnostics) {
    if (!scenario.opening) return;
    const scenario::Opening& opening = *scenario.opening;
    scenario::check_commanders(opening, commanders(book), diagnostics);
    const auto order = battle::order_of_battle(book.rules, scenario, diagnostics);
    if (order) check_position(*order, opening.position, diagnostics);
}

}  // namespace muster::ral
