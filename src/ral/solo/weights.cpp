#include "ral/solo/weights.hpp"

namespace muster::ral {

using data::required;

const data::Fields<CommanderCard>& fields_of(const CommanderCard* /*type*/) {
    using C = CommanderCard;
    constexpr data::Range points{-300, 300}, share{0, 300};
    static const data::Fields<C> fields(
        "commander",
        {required("id", &C::id, "The word for options: the name of the file."),
         required("name", &C::name, "For people."),
         required("note", &C::note, "His temper in one sentence."),
         required("loss", &C::loss, share, "Per cent that own losses count in the chart."),
         required("figure", &C::figure, share, "Per cent of its cost that a figure lost counts."),
         required("rounds", &C::rounds, {1, 5}, "Rounds of melee that the chart looks ahead."),
         required("charge", &C::charge, points, "Least sum for which he charges."),
         required("target-lost", &C::target_lost, points, "Each figure that the target has lost."),
         required("own-lost", &C::own_lost, points, "Each figure that the charger has lost."),
         required("led", &C::led, points, "A leader rides with the charger."),
         required("target-led", &C::target_led, points, "A leader is with the target."),
         required("uphill", &C::uphill, points, "The target stands higher."),
         required("rear", &C::rear, points, "Into the rear of a target that fights."),
         required("backed", &C::backed, points, "Each other friend that could charge the target."),
         required("answered", &C::answered, points, "Each other enemy that could charge there."),
         required("archers", &C::archers, points, "The charger has bows."),
         required("routed", &C::routed, points, "The target has run: instead of the chart."),
         required("nearer", &C::nearer, points, "Each inch nearer to the enemy, at full speed."),
         required("nearer-slow", &C::nearer_slow, points, "Each inch nearer of a slow unit."),
         required("strike", &C::strike, share, "Per cent of the best charge that it would have there."),
         required("struck", &C::struck, share, "Per cent of the worst charge that it could meet there."),
         required("in-range", &C::in_range, points, "It has bows and would have a target."),
         required("under-fire", &C::under_fire, points, "Each enemy with bows that could shoot at it."),
         required("beside", &C::beside, points, "A friend stands level with it, for each side."),
         required("high", &C::high, points, "Each level that it stands above the enemy."),
         required("stand", &C::stand, points, "Standing still."),
         required("stray", &C::stray, "Inches that an enemy outside the own third counts as further."),
         required("hold-reach", &C::hold_reach,
                  "A holding unit moves only for enemies within its move and so many inches more."),
         required("press-turn", &C::press_turn, {1, 99}, "Turn from which all advance."),
         required("join", &C::join, {0, 999}, "Least cost of a unit in a fight that a leader joins."),
         required("hold-fire", &C::hold_fire, {0, 999}, "Points of a charge for which archers don't shoot."),
         required("concede", &C::concede, {0, 100}, "Per cent of the enemy's points at which he gives up."),
         required("challenges", &C::challenges, "His leaders challenge."),
         required("accepts", &C::accepts, "They accept challenges.")});
    return fields;
}

}  // namespace muster::ral
