#include "rrtk/opening/position.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "rrtk/battle/aftermath.hpp"
#include "rrtk/battle/battle_log.hpp"
#include "rrtk/battle/bodies.hpp"
#include "rrtk/battle/leaders.hpp"
#include "rrtk/battle/rollers.hpp"
#include "rrtk/commanders.hpp"
#include "rrtk/opening/narrator.hpp"
#include "rrtk/opening/standing.hpp"
#include "rrtk/opening/tracks.hpp"
#include "rrtk/solo/outlook.hpp"
#include "scenario/story_words.hpp"

namespace muster::rrtk {

using battle::Battle;
using battle::OrderOfBattle;
using battle::Presence;
using battle::SideIndex;
using battle::State;
using battle::Trait;
using battle::UnitId;
using battle::UnitSet;
using battle::UnitState;
using scenario::UnitNow;

namespace {

std::string whereabouts(Presence presence) {
    switch (presence) {
        case Presence::on_table: return "";
        case Presence::waiting: return "waits behind its own edge; enters when activated";
        case Presence::off_flying: return "in the air, off the table";
        case Presence::pursued_off: return "off the table in pursuit; may come back where it left";
        case Presence::routed: return "routed";
        case Presence::removed: return "removed";
        case Presence::left: return "left the table";
    }
    return "";
}

/// A place as its own side measures it: "12¼″ from the left, 8″ near".
std::string measured(const OrderOfBattle& book, SideIndex side, const tabletop::Pose& pose) {
    const tabletop::Point at = (book.sides[side].looks_up ? pose : tabletop::turned(book.board, pose)).centre;
    return fmt::format("{} left, {} near", to_quarters(at.x), to_quarters(at.y));
}

/// Marks of one unit.
class Marks {
  public:
    Marks(const Battle& battle, UnitId unit)
        : battle_(battle), unit_(unit), now_(battle.state.unit(unit)), profile_(battle.profile(unit)) {}

    [[nodiscard]] std::vector<std::string> list() {
        if (now_.presence < Presence::routed) {
            melee();
            leader();
            height();
            ground();
            manner();
            shots();
        }
        return std::move(marks_);
    }

  private:
    void add(std::string words) { marks_.push_back(std::move(words)); }

    void melee() {
        if (now_.role == battle::MeleeRole::none) return;
        const UnitSet enemies = battle::enemies_touching(battle_, unit_);
        std::string words =
            enemies.empty() ? "in melee" : "in melee with " + units_told(battle_.book, enemies);
        if (now_.first_round)
            words += now_.role == battle::MeleeRole::charging ? ", its first round to come as a charger"
                                                              : ", its first round to come";
        if (now_.first_round && now_.shock) words += " with shock";
        if (now_.melee_hits > 0) words += fmt::format("; {} of its hits in this melee", now_.melee_hits);
        if (now_.gave_ground && profile_.has(Trait::pikes)) words += "; pikes disordered: it gave ground";
        add(std::move(words));
    }

    void leader() {
        if (now_.leader == battle::LeaderState::recovering)
            add("leader shaken: no bonus until its side's next turn");
        if (now_.leader == battle::LeaderState::gone) add("has lost its leader");
    }

    void height() {
        if (now_.presence != Presence::on_table) return;
        if (now_.altitude == battle::Altitude::attack) add("in the air at Attack level");
        if (now_.altitude == battle::Altitude::observation) add("in the air at Observation level");
    }

    void ground() {
        switch (now_.fording) {
            case battle::Fording::dry: break;
            case battle::Fording::at_edge: add("at the river\u2019s edge, about to ford"); break;
            case battle::Fording::inside: add("in the river"); break;
            case battle::Fording::leaving: add("coming out of the river"); break;
        }
        if (!now_.stakes_dropped) return;
        if (now_.stakes == now_.pose)
            add("stakes before its front");
        else
            add("its stakes left behind: front edge of a base at " +
                measured(battle_.book, battle_.side_of(unit_), now_.stakes));
    }

    void manner() {
        if (now_.dismounted) add("dismounted");
        if (now_.rampaging) {
            const bool up = battle_.book.sides[battle_.side_of(unit_)].looks_up;
            add(fmt::format("runs amok, {}° clockwise from straight ahead",
                            up ? now_.rampage.degrees() : (now_.rampage.degrees() + 180) % 360));
        }
        if (now_.all_round) add("no flanks or rear until it moves or is activated");
    }

    /// The memory of a volley at several targets: who was hit of them comes last in line.
    void shots() {
        const UnitSet& targets = now_.shots.targets;
        if (targets.size() < 2 || now_.shots.hit.empty()) return;
        if (now_.shots.turn != battle_.state.sides[battle_.side_of(unit_)].turn) return;
        add(fmt::format("shot at {} last; {} had their hit", units_told(battle_.book, targets),
                        units_told(battle_.book, now_.shots.hit)));
    }

    const Battle& battle_;
    UnitId unit_;
    const UnitState& now_;
    const battle::Profile& profile_;
    std::vector<std::string> marks_;
};

std::string how_it_ended(const OrderOfBattle& book, const State& state) {
    const battle::Score score = battle::tournament_score(book, state);
    const std::string winner =
        score.winner < 0 ? "It is a draw."
                         : fmt::format("{} wins.", book.sides[static_cast<std::size_t>(score.winner)].name);
    switch (state.outcome) {
        case battle::Outcome::fighting: return "";
        case battle::Outcome::army_gone:
            return "The battle is over: an army is gone from the field. " + winner;
        case battle::Outcome::conceded: return "The battle is over: a side has conceded. " + winner;
        case battle::Outcome::turn_limit:
        case battle::Outcome::agreed: break;
    }
    return "The battle is over. " + winner;
}

/// Bodies that a side can activate in its next turn.
int activations_of(const Battle& battle, SideIndex side) {
    return battle::activations_for(battle, side) + battle::gun_activations_for(battle, side);
}

scenario::SideNow side_now(const Battle& battle, SideIndex side) {
    const battle::Score score = battle::tournament_score(battle.book, battle.state);
    scenario::SideNow now;
    now.turns = battle.state.sides[side].turn;
    const int activations = activations_of(battle, side);
    const bool over = battle.state.outcome != battle::Outcome::fighting;
    now.figures["activations"] = over ? "\u2013" : std::to_string(activations);
    if (!over && activations > 0)
        now.outlook = fmt::format("Activates {} in its next turn.", counted(activations, "Body", "Bodies"));
    for (const UnitId u : battle.book.sides[side].units)
        now.units += battle.unit(u).presence < Presence::routed ? 1 : 0;
    now.lost_points = score.lost[side];
    now.score = score.points[side];
    return now;
}

/// A counter beside each Body that is active as a whole, else beside each of its active units; and one for
/// each that can be activated in the turns to come.
int active_counters(const Battle& battle) {
    int count = activations_of(battle, 0) + activations_of(battle, 1);
    for (battle::BodyId body = 1; body < battle.state.next_body; ++body) {
        const UnitSet units = battle::body_of(battle, body);
        int active = 0;
        for (const UnitId u : units) active += battle.unit(u).active ? 1 : 0;
        count += active == units.size() ? std::min(active, 1) : active;
    }
    return count;
}

std::vector<std::string> notes_on(const Battle& battle) {
    std::vector<std::string> notes{
        "Who is active moves on without a further point and has to go at least half speed until something stops "
        "him. Put one counter beside a Body that is active as a whole."};
    bool off = false;
    for (UnitId u = 0; u < battle.book.unit_count(); ++u) {
        const Presence presence = battle.unit(u).presence;
        off = off || (presence > Presence::on_table && presence < Presence::routed);
    }
    if (off) notes.emplace_back("Units off the table that can come back count as in the field.");
    return notes;
}

/// What lets the held-back part of a plan go can lie in the turns that were played: the order sheet
/// alone does not tell.
void add_plans(const Rulebook& rules, const Battle& battle, const scenario::Opening* opening,
               std::vector<std::string>& notes) {
    for (SideIndex side = 0; side < 2; ++side) {
        const Plan* plan = rules.plan(battle.book.sides[side].plan);
        const CommanderCard* card =
            opening == nullptr ? nullptr : rules.commander(opening->commander(scenario::colour_of(side)));
        if (card == nullptr) card = rules.commander(usual_commander);
        if (plan == nullptr || card == nullptr) continue;
        const solo::ChargeChart chart(battle.book, side, *card);
        if (solo::Outlook(battle, side, *plan, *card, chart).released())
            notes.push_back(scenario::plan_let_go(battle.book.sides[side].name));
    }
}

}  // namespace

scenario::Position position_of(const Rulebook& rules, const OrderOfBattle& book, const State& state,
                               const scenario::Scenario& scenario) {
    State copy = state;
    battle::ScriptedRoller no_dice({});
    const Battle battle(book, copy, {no_dice, {nullptr, nullptr}, nullptr});
    scenario::Position position;
    position.standing = standing(rules, book, state, scenario);
    for (UnitId u = 0; u < book.unit_count(); ++u) {
        const UnitState& now = state.unit(u);
        scenario::UnitNow paper;
        paper.side = scenario::colour_of(book.side_of(u));
        paper.number = book.units[u].number;
        paper.lost = now.presence >= Presence::routed;
        paper.active = !paper.lost && now.active;
        paper.hits = now.hits;
        paper.whereabouts = whereabouts(now.presence);
        if (paper.active) paper.counters = {"active"};
        paper.marks = Marks(battle, u).list();
        position.units.push_back(std::move(paper));
    }
    position.red = side_now(battle, 0);
    position.blue = side_now(battle, 1);
    position.turn =
        fmt::format("turn {} of {}", state.sides[state.moving].turn + 1, book.sides[state.moving].name);
    position.next = fmt::format("{} begins: it can activate {}.", capitalised(position.turn),
                                counted(activations_of(battle, state.moving), "Body", "Bodies"));
    position.over = how_it_ended(book, state);
    position.counters = {
        {"active", "Active", "A", "Moves on without being activated.", active_counters(battle)}};
    position.notes = notes_on(battle);
    add_plans(rules, battle, scenario.opening ? &*scenario.opening : nullptr, position.notes);
    return position;
}

}  // namespace muster::rrtk
