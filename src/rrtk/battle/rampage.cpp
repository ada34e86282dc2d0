#include "rrtk/battle/rampage.hpp"

#include <algorithm>
#include <utility>

#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/involuntary.hpp"
#include "rrtk/battle/leaders.hpp"
#include "rrtk/battle/melee.hpp"
#include "rrtk/battle/movement.hpp"
#include "rrtk/battle/places.hpp"
#include "rrtk/battle/reactions.hpp"
#include "tabletop/direction.hpp"
#include "tabletop/sweep.hpp"

namespace muster::rrtk::battle {

namespace {

using tabletop::Facing;
using tabletop::Pose;

/// What a rampaging elephant meets on its way.
struct Way {
    Inches far;
    UnitId met = no_unit;
    bool off_table = false;
};

Way way_ahead(const Battle& battle, UnitId elephant, Inches most) {
    const tabletop::Outline& shape = battle.shape(elephant);
    const Facing direction = battle.unit(elephant).rampage;
    Way way{journey(battle.book, battle.profile(elephant), shape, direction, most).open, no_unit, false};
    const UnitSet others = battle.grounded();
    for (const UnitId o : others) {
        if (o == elephant) continue;
        const tabletop::Meeting m = tabletop::meeting(shape, direction, battle.shape(o));
        if (m.meets && m.to > Inches{} && m.from <= way.far) way = {std::max(Inches{}, m.from), o, false};
    }
    const Inches inside = tabletop::travel_inside(shape, direction, way.far, battle.book.board.area());
    if (inside < way.far) way = {way.far, no_unit, true};
    return way;
}

void move(Battle& battle, UnitId elephant, Inches far) {
    const Pose from = battle.unit(elephant).pose;
    const Pose to = end_of_way(battle, elephant, from, battle.unit(elephant).rampage, far);
    battle.place(elephant, to);
    part_bodies(battle);
    battle.tell(EventKind::rampaged, elephant, R(210), [&](Event& e) {
        e.distance = far;
        e.from = from;
        e.to = to;
    });
}

/// Turns onto its way as soon as there is room to.
void turn(Battle& battle, UnitId elephant) {
    const UnitState& now = battle.unit(elephant);
    const Pose turned{now.pose.centre, now.rampage};
    if (turned != now.pose && has_room(battle, elephant, turned)) battle.place(elephant, turned);
}

/// Charges whom it meets. Pressed so closely that it could not turn it runs into him as it stands: he tests
/// all the same, and melee is joined if he stays (section 19).
void run_into(Battle& battle, UnitId elephant, UnitId met) {
    if (battle.unit(elephant).pose.facing == battle.unit(elephant).rampage) {
        Charge plan;
        plan.kind = ChargeKind::rampage;
        plan.aims.push_back({elephant, met});
        plan.reach = charge_halt + charge_halt;
        charge(battle, plan);
        return;
    }
    Stimulus stimulus = stimulus_by(Test::being_charged, elephant);
    if (engaged(battle, met) && enemies_touching(battle, met) != UnitSet::of(elephant))
        stimulus.charged_in_melee.add(met);
    for (const Reaction& r : roll_test(battle, stimulus, UnitSet::of(met)))
        if (r.effect != Effect::charge) carry_out(battle, stimulus, r);  // it is there already
    if (!battle.state.grounded(elephant) || !battle.state.grounded(met)) return;
    const Inches last = tabletop::travel_to(battle.shape(elephant), battle.unit(elephant).rampage,
                                            charge_halt, battle.shape(met));
    if (last > Inches{} && last < charge_halt) move(battle, elephant, last);
    melee_round(battle, UnitSet::of(elephant));
}

/// On its way until its move is used up, it is held in melee, or off the table.
void run(Battle& battle, UnitId elephant) {
    Inches left = battle.profile(elephant).move /
                  slowing(battle.book, battle.profile(elephant), battle.shape(elephant));
    constexpr int meetings_most = 32;
    UnitSet fled;
    for (int i = 0; i < meetings_most && left > Inches{}; ++i) {
        turn(battle, elephant);
        const Way way = way_ahead(battle, elephant, left);
        if (way.off_table) {
            battle.tell(EventKind::left_table, elephant, S(19),
                        [&](Event& e) { e.number = static_cast<std::int16_t>(Presence::routed); });
            battle.take_off(elephant, Presence::routed);
            part_bodies(battle);
            return;
        }
        const Inches far = way.met == no_unit ? way.far : std::max(Inches{}, way.far - charge_halt);
        if (far > Inches{}) move(battle, elephant, far);
        left -= far;
        if (way.met == no_unit) return;
        if (fled.has(way.met)) {  // caught again: it routs (section 14)
            rout(battle, way.met, elephant);
            if (!battle.state.grounded(elephant) || battle.state.grounded(way.met)) return;
            continue;
        }
        const int hits = battle.unit(way.met).hits;
        const Pose before = battle.unit(elephant).pose;
        const Pose quarry = battle.unit(way.met).pose;
        run_into(battle, elephant, way.met);
        if (!battle.state.grounded(elephant) || engaged(battle, elephant)) return;
        if (battle.state.grounded(way.met) && battle.unit(way.met).hits > hits) {
            fled.add(way.met);  // it retired, however short
            continue;
        }
        const bool nothing_changed = battle.unit(elephant).pose == before && battle.state.grounded(way.met) &&
                                     battle.unit(way.met).pose == quarry;
        if (nothing_changed) return;
    }
}

}  // namespace

void begin_rampage(Battle& battle, UnitId elephant, UnitId cause) {
    UnitState& now = battle.unit(elephant);
    const Facing away = away_from(battle, elephant, cause);
    const Die die = battle.services.roller.one({Purpose::rampage, elephant, cause, 0});
    const int turn = battle.book.tables.rampage_turn[die - 1U];
    const std::int32_t event = battle.tell(EventKind::rampaged, elephant, T(62), [&](Event& e) {
        e.other = cause;
        e.dice.push_back(die);
        e.number = static_cast<std::int16_t>(turn);
        e.from = e.to = now.pose;
        e.to.facing = Facing(away.degrees() + turn);
    });
    const Because because(battle, event);
    lose_leader(battle, elephant);
    now.rampaging = true;
    now.active = false;
    now.rampage = Facing(away.degrees() + turn);
    battle.refresh(elephant);
    now.role = MeleeRole::none;
    new_body(battle, UnitSet::of(elephant));
    part_bodies(battle);
    const Battle::SoFar before = std::exchange(battle.so_far, {});  // its way is an action of its own
    run(battle, elephant);
    battle.so_far = before;
}

void go_on_rampaging(Battle& battle, SideIndex side) {
    for (const UnitId u : battle.book.sides[side].units) {
        if (!battle.unit(u).rampaging || !battle.state.grounded(u)) continue;
        battle.fired_in_chain = UnitSet{};
        battle.so_far = {};
        const Pose now = battle.unit(u).pose;
        const Because because(
            battle, battle.tell(EventKind::rampaged, u, R(210), [&](Event& e) { e.from = e.to = now; }));
        if (engaged(battle, u))
            melee_round(battle, UnitSet::of(u));
        else
            run(battle, u);
    }
}

}  // namespace muster::rrtk::battle
