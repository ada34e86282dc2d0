#include "rrtk/battle/body_turn.hpp"

#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/leaders.hpp"
#include "rrtk/battle/melee.hpp"
#include "rrtk/battle/shooting.hpp"
#include "rrtk/battle/turn.hpp"

namespace muster::rrtk::battle {

UnitSet everybody_of(const Battle& battle) {
    UnitSet units = battle.members(battle.state.progress.body);
    for (const UnitId u : units)
        if (battle.unit(u).presence >= Presence::routed) units.remove(u);
    return units;
}

UnitSet engaged_of(const Battle& battle, const UnitSet& units) {
    UnitSet fighting;
    for (const UnitId u : units)
        if (battle.state.grounded(u) && engaged(battle, u)) fighting.add(u);
    return fighting;
}

bool in_flight(const Battle& battle, UnitId unit) {
    const UnitState& now = battle.unit(unit);
    return now.presence == Presence::off_flying ||
           (now.presence == Presence::on_table && now.altitude != Altitude::ground);
}

Inches rightness_of(const Battle& battle, const UnitSet& units) {
    Inches sum;
    for (const UnitId u : units)
        sum += battle.book.rightness(battle.state.moving, battle.unit(u).pose.centre);
    return sum / units.size();
}

namespace {

UnitSet able_to_fire(const Battle& battle, BodyId body) {
    UnitSet units;
    const UnitSet all = body_of(battle, body);
    for (const UnitId u : all)
        if (battle.profile(u).shot_dice > 0 && !battle.state.held.has(u) && can_fire(battle, u)) units.add(u);
    return units;
}

void begin_body(Battle& battle, BodyId body) {
    Progress& progress = battle.state.progress;
    progress = Progress{};
    progress.body = body;
    progress.shooters = able_to_fire(battle, body);
    const UnitSet units = everybody_of(battle);
    progress.units = units;
    // Whom a result drove out of a river has nothing more to do with it.
    for (const UnitId u : units)
        if (battle.state.grounded(u) && battle.unit(u).fording != Fording::dry &&
            battle.unit(u).fording != Fording::at_edge && river_at(battle.book, battle.shape(u)) < 0)
            battle.unit(u).fording = Fording::dry;
    // Who has had his turn with another Body, and was broken off with these, goes no further.
    progress.moved = progress.ran = progress.charged = units & battle.state.handled;
    if (!units.empty()) battle.state.sweep_at = rightness_of(battle, units);
}

/// Orders until the Body is done; who cannot be satisfied counts as done.
void command_body(Battle& battle) {
    Commander& commander = *battle.services.commanders[battle.state.moving];
    int refusals = 0;
    for (int orders = 0; !battle.state.progress.over && refusals < refusals_most && orders < orders_most;
         ++orders) {
        const UnitSet left = everybody_of(battle);
        if (left.empty() || battle.state.sides[battle.state.moving].conceded) return;
        battle.thought.emplace();
        const Order order = commander.order(battle.situation(battle.state.moving));
        const Refusal why = obey(battle, order);
        if (why == Refusal::none) {
            if (order.kind != OrderKind::done) refusals = 0;
            continue;
        }
        ++refusals;
        commander.refused(order, why);
    }
    if (!battle.state.progress.over) done(battle);
}

/// The melee round of everybody the Body had when its turn began, whatever Body they are of now.
/// Who left it because of what it did, and took part in that, has had its turn with it; who was broken off
/// by order, or was left behind and did nothing, is a new Body of R-086.
void end_body(Battle& battle) {
    const Progress& progress = battle.state.progress;
    battle.fired_in_chain = UnitSet{};
    battle.so_far = {};
    const UnitSet units = everybody_of(battle) | progress.units;
    const UnitSet fighting = engaged_of(battle, units);
    battle.state.handled |= everybody_of(battle) | (progress.units & battle.state.acted) | fighting;
    if (!fighting.empty()) melee_round(battle, fighting);
    leave_melees(battle);
    test_lost_leaders(battle);
    battle.state.progress = Progress{};
}

}  // namespace

void play_body(Battle& battle, BodyId body) {
    begin_body(battle, body);
    command_body(battle);
    end_body(battle);
}

void finish_body(Battle& battle) {
    if (battle.state.progress.body == no_body) return;
    command_body(battle);
    end_body(battle);
}

}  // namespace muster::rrtk::battle
