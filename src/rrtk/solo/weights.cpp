#include "rrtk/solo/weights.hpp"

namespace muster::rrtk {

using data::required;

const data::Fields<CommanderCard>& fields_of(const CommanderCard* /*type*/) {
    using C = CommanderCard;
    constexpr data::Range points{-200, 200}, hundredths{-500, 500};
    static const data::Fields<C> fields(
        "commander",
        {required("id", &C::id, "The word for options: the name of the file."),
         required("name", &C::name, "For people."),
         required("note", &C::note, "His temper in one sentence."),
         required("charge", &C::charge, hundredths,
                  "Least gain for which he charges, in hundredths of a hit."),
         required("danger", &C::danger, hundredths,
                  "He fears enemies to whom charging him is worth more, in hundredths of a hit."),
         required("first-blow", &C::first_blow, {0, 9},
                  "Points of steadiness that he grants a target that could charge him instead."),
         required("guard-cinc", &C::guard_cinc, {0, 9},
                  "Points of steadiness taken off the commander's own unit before it charges."),
         required("spare", &C::spare, {0, 6}, "Units with no more hits left than this don't charge."),
         required("nearer", &C::nearer, points, "Points for each inch nearer to where the Body is going."),
         required("strike", &C::strike, points, "Points for each unit that would have a worthwhile charge."),
         required("struck", &C::struck, points, "Points for each feared enemy that could charge it there."),
         required("flanked", &C::flanked, points,
                  "Points for each enemy that could charge it there in flank or rear."),
         required("threat", &C::threat, points, "Points for each enemy that has to take Enemy Threat."),
         required("in-range", &C::in_range, points, "Points for each shooter that would have a target."),
         required("under-fire", &C::under_fire, points,
                  "Points for each enemy shooter that would have it as a target."),
         required("support", &C::support, points, "Points for each friend in contact, for each unit."),
         required("stand", &C::stand, points, "Points for standing still."),
         required("price", &C::price, points,
                  "Least gain over standing still for which a point of War Rating is spent."),
         required("stray", &C::stray, "Inches that an enemy outside the own sector counts as further away."),
         required("prefer", &C::prefer, "Inches that an enemy counts as nearer for each whole hit of gain."),
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
