#include "ral/opening/position.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "ral/battle/battle_log.hpp"
#include "ral/battle/rollers.hpp"
#include "ral/battle/turn.hpp"
#include "ral/commanders.hpp"
#include "ral/opening/names.hpp"
#include "ral/opening/standing.hpp"
#include "ral/reference/leader_cards.hpp"
#include "ral/setup/map_facts.hpp"
#include "ral/solo/planned_commander.hpp"
#include "scenario/story_words.hpp"

namespace muster::ral {

using battle::Battle;
using battle::Fate;
using battle::LeaderId;
using battle::LeaderState;
using battle::OrderOfBattle;
using battle::Presence;
using battle::SideIndex;
using battle::State;
using battle::UnitId;
using battle::UnitSet;

namespace {

constexpr std::array both{SideIndex{0}, SideIndex{1}};

const char* whereabouts(Presence presence) {
    switch (presence) {
        case Presence::on_table: return "";
        case Presence::destroyed: return "destroyed";
        case Presence::ran_off: return "ran off the table";
        case Presence::removed: return "left the field";
    }
    return "";
}

/// Counts those leaders of a side for whom it holds.
template <class Holds>
int count_leaders(const Battle& battle, SideIndex side, Holds holds) {
    int count = 0;
    for (std::size_t i = 0; i < battle.book.leaders.size(); ++i)
        count += battle.book.leaders[i].side == side && holds(battle.state.leaders[i]) ? 1 : 0;
    return count;
}

std::vector<std::string> counters_beside(const Battle& battle, UnitId unit) {
    std::vector<std::string> counters;
    for (std::size_t i = 0; i < battle.book.leaders.size(); ++i)
        if (battle.state.leaders[i].with == unit && battle.state.leaders[i].fate == Fate::alive)
            counters.emplace_back("leader");
    if (battle.state.routed(unit)) counters.emplace_back("routed");
    return counters;
}

std::vector<std::string> marks_of(const Battle& battle, const Names& names, UnitId unit) {
    std::vector<std::string> marks;
    const battle::UnitState& now = battle.unit(unit);
    if (const UnitSet foes = battle.foes(unit); !foes.empty()) {
        marks.push_back("in melee with " + names.told(foes));
        if (foes.size() > 1 && now.fights != battle::no_unit)
            marks.push_back("strikes " + names.told(now.fights));
    }
    if (now.formation == battle::Formation::column) marks.emplace_back("in column");
    return marks;
}

scenario::UnitNow unit_now(const Battle& battle, const Names& names, UnitId unit) {
    scenario::UnitNow now;
    now.side = scenario::colour_of(battle.side_of(unit));
    now.number = battle.entry(unit).number;
    now.lost = !battle.state.on_table(unit);
    now.hits = battle.lost(unit);
    now.whereabouts = whereabouts(battle.unit(unit).presence);
    if (now.lost) return now;
    now.routed = battle.state.routed(unit);
    now.counters = counters_beside(battle, unit);
    now.marks = marks_of(battle, names, unit);
    return now;
}

scenario::SideNow side_now(const Battle& battle, SideIndex side) {
    const battle::Score score = battle::score(battle.book, battle.state);
    int routed = 0;
    scenario::SideNow now;
    now.turns = battle.state.turn;
    for (const UnitId unit : battle.book.sides[side].units) {
        now.units += battle.state.on_table(unit) ? 1 : 0;
        routed += battle.state.on_table(unit) && battle.state.routed(unit) ? 1 : 0;
    }
    now.figures["routed"] = std::to_string(routed);
    now.figures["leaders"] = std::to_string(
        count_leaders(battle, side, [](const LeaderState& leader) { return leader.fate == Fate::alive; }));
    if (routed > 0)
        now.outlook = capitalised(fmt::format("{} routed.", counted(routed, "unit is", "units are")));
    now.lost_points = score.lost[side];
    now.score = score.lost[battle::enemy_of(side)];
    return now;
}

std::string how_it_ended(const Names& names, const OrderOfBattle& book, const State& state) {
    const battle::Score score = battle::score(book, state);
    const std::string winner =
        score.winner < 0 ? "It is a draw." : names.army(static_cast<SideIndex>(score.winner)) + " wins.";
    switch (state.outcome) {
        case battle::Outcome::fighting: return "";
        case battle::Outcome::army_broken:
            return "The battle is over: an army has no unrouted unit left. " + winner;
        case battle::Outcome::conceded: return "The battle is over: a side has conceded. " + winner;
        case battle::Outcome::turn_limit: break;
    }
    return "The battle is over. " + winner;
}

/// Who issues challenges first is known from the last initiative roll (RAL-015).
std::string beginning_of(const std::string& turn, const Names& names, const State& state) {
    const std::string begins = capitalised(turn) + " begins.";
    if (state.lost_roll < 0) return begins;
    return fmt::format("{} First to issue challenges: {}, who rolled lower for the initiative.", begins,
                       names.army(static_cast<SideIndex>(state.lost_roll)));
}

/// A card for each leader who is left.
std::vector<scenario::LeaderFact> leaders_left(const Rulebook& rules, const Battle& battle,
                                               const scenario::Scenario& scenario) {
    std::vector<scenario::LeaderFact> cards;
    for (std::size_t i = 0; i < battle.book.leaders.size(); ++i) {
        const battle::LeaderEntry& entry = battle.book.leaders[i];
        const LeaderState& leader = battle.state.leaders[i];
        if (leader.fate != Fate::alive) continue;
        scenario::LeaderFact card;
        card.side = scenario::colour_of(entry.side);
        const int all = count_leaders(battle, entry.side, [](const LeaderState& /*any*/) { return true; });
        card.name = leader_title(entry.number, all);
        card.unit = "has no unit left";
        if (leader.with != battle::no_unit) {
            const int number = battle.entry(leader.with).number;
            card.unit = fmt::format("is with {} {}", number, scenario.side(card.side).unit(number)->name);
        }
        fill_leader_card(rules.rules, leader.has_declined, card);
        cards.push_back(std::move(card));
    }
    return cards;
}

/// Enough counters to go on: as at the beginning, and one for each unit that is routed.
std::vector<scenario::CounterFact> counters_now(const scenario::Position& position) {
    int routed = 0;
    for (const scenario::UnitNow& unit : position.units) routed += unit.routed ? 1 : 0;
    std::vector<scenario::CounterFact> all = counters(position.standing);
    for (scenario::CounterFact& counter : all)
        if (counter.id == "routed") counter.count = std::max(counter.count, routed);
    return all;
}

/// A place as its own side measures it: "12¼″ from the left, 8″ from its own edge".
std::string measured(const OrderOfBattle& book, SideIndex side, tabletop::Point place) {
    const tabletop::Pose pose{place, tabletop::up};
    const tabletop::Point at = (book.sides[side].looks_up ? pose : tabletop::turned(book.board, pose)).centre;
    return fmt::format("{} from the left, {} from its own edge", to_quarters(at.x), to_quarters(at.y));
}

void add_lone_leaders(const Battle& battle, const Names& names, std::vector<std::string>& notes) {
    for (std::size_t i = 0; i < battle.book.leaders.size(); ++i) {
        const LeaderState& leader = battle.state.leaders[i];
        if (leader.fate != Fate::alive || leader.with != battle::no_unit) continue;
        const SideIndex side = battle.book.leaders[i].side;
        notes.push_back(capitalised(fmt::format(
            "{} has no unit left and stands {}: he goes over to another in the next movement or is "
            "captured.",
            names.leader(static_cast<LeaderId>(i)), measured(battle.book, side, leader.place))));
    }
}

/// What lets a reserve go can lie in the turns that were played: the order sheet alone does not tell.
void add_plans(const Rulebook& rules, const Battle& battle, const scenario::Opening* opening,
               std::vector<std::string>& notes) {
    for (const SideIndex side : both) {
        const CommanderCard* card =
            opening == nullptr ? nullptr : rules.commander(opening->commander(scenario::colour_of(side)));
        if (card == nullptr) card = rules.commander(usual_commander);
        const auto brief = solo::brief_for(rules, battle.book.sides[side].plan, *card);
        if (solo::Outlook(battle, side, *brief).released())
            notes.push_back(scenario::plan_let_go(battle.book.sides[side].name));
    }
}

}  // namespace

scenario::Position position_of(const Rulebook& rules, const OrderOfBattle& book, const State& state,
                               const scenario::Scenario& scenario) {
    State copy = state;
    battle::ScriptedRoller no_dice({});
    const Battle battle(book, copy, {no_dice, {nullptr, nullptr}, nullptr});
    const Names names(book, scenario);
    scenario::Position position;
    position.standing = standing(book, state, scenario);
    for (UnitId unit = 0; unit < book.unit_count(); ++unit)
        position.units.push_back(unit_now(battle, names, unit));
    position.red = side_now(battle, 0);
    position.blue = side_now(battle, 1);
    position.turn = fmt::format("turn {}", state.turn + 1);
    position.next = beginning_of(position.turn, names, state);
    position.over = how_it_ended(names, book, state);
    position.counters = counters_now(position);
    position.leaders = leaders_left(rules, battle, scenario);
    if (std::ranges::any_of(position.units, &scenario::UnitNow::routed))
        position.notes.emplace_back("Routed units look the way they ran.");
    add_lone_leaders(battle, names, position.notes);
    add_plans(rules, battle, scenario.opening ? &*scenario.opening : nullptr, position.notes);
    return position;
}

}  // namespace muster::ral
