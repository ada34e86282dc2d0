#include "rrtk/solo/weights.hpp"

namespace muster::rrtk {

using data::required;

const data::Fields<CommanderCard>& fields_of(const CommanderCard* /*type*/) {
    using C = CommanderCard;
    constexpr data::Range points{-200, 200};
    static const data::Fields<C> fields(
        "commander",
        {required("id", &C::id, "The word for options: the name of the file."),
         required("name", &C::name, "For people."),
         required("note", &C::note, "His temper in one sentence."),
         required("charge", &C::charge, points, "Least sum for which he charges."),
         required("gain", &C::gain, {0, 200},
                  "Per cent of the points expected of a charge that go into the chart."),
         required("eager", &C::eager, points, "Points for any charge, in the chart."),
         required("frenzy", &C::frenzy, points, "Points for a charger with Barbarian Frenzy, in the chart."),
         required("against-mounted", &C::against_mounted, points,
                  "Points for a mounted target, in the chart."),
         required("with-pikes", &C::with_pikes, points, "Points for a charger with pikes, in the chart."),
         required("steady", &C::steady, points,
                  "Points for each point that the charger's steadiness is above its Rep."),
         required("left-behind", &C::left_behind, points,
                  "Points for each friend in contact that stays behind."),
         required("backed", &C::backed, points, "Points for each friend in contact with the target."),
         required("fighting", &C::fighting, points, "Points for a target that fights already."),
         required("flank", &C::flank, points, "Points for a charge into flank or rear."),
         required("answered", &C::answered, points, "Points for a target that could charge it instead."),
         required("far", &C::far, points, "Points for a target more than half the charger's move away."),
         required("leader", &C::leader, points, "Points for a charger with a leader."),
         required("cinc", &C::cinc, points, "Points for the commander's own unit, on top of those."),
         required("nearer", &C::nearer, points,
                  "Points for each inch nearer to where the Body is going, if it advances or envelops."),
         required("nearer-slow", &C::nearer_slow, points,
                  "Points for each inch nearer, if it is slow or skirmishes."),
         required("strike", &C::strike, points, "Points for each unit that would have a worthwhile charge."),
         required("struck", &C::struck, points, "Points for each enemy that could charge it there."),
         required("flanked", &C::flanked, points,
                  "Points for each enemy that could charge it there in flank or rear."),
         required("uphill", &C::uphill, points,
                  "Points for each of those enemies that could do so only uphill."),
         required("guard", &C::guard, points,
                  "Points for each enemy that could charge the commander's own unit there."),
         required("threat", &C::threat, points, "Points for each enemy that has to take Enemy Threat."),
         required("in-range", &C::in_range, points, "Points for each shooter that would have a target."),
         required("under-fire", &C::under_fire, points,
                  "Points for each enemy shooter that would have it as a target."),
         required("support", &C::support, points, "Points for each friend in contact, for each unit."),
         required("stand", &C::stand, points, "Points for standing still."),
         required("price", &C::price, points,
                  "Least gain over standing still for which a point of War Rating is spent."),
         required("stray", &C::stray, "Inches that an enemy outside the own sector counts as further away."),
         required("prefer", &C::prefer,
                  "Inches that an enemy counts as nearer for each 50 points of the chart."),
         required("finish", &C::finish, "Inches that an enemy counts as nearer for each hit that it has."),
         required("envelop-by", &C::envelop_by,
                  "Inches that an enveloping Body goes past the end of the enemy line."),
         required("hold-reach", &C::hold_reach,
                  "A holding Body moves only for enemies within its move and so many inches more."),
         required("press-turn", &C::press_turn, {1, 99},
                  "Own turn from which slow and holding Bodies advance.")});
    return fields;
}

}  // namespace muster::rrtk
