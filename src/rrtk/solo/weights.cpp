#include "rrtk/solo/weights.hpp"

namespace muster::rrtk {

using data::required;

const data::Fields<CommanderCard>& fields_of(const CommanderCard* /*type*/) {
    using C = CommanderCard;
    static const data::Fields<C> fields(
        "commander",
        {required("id", &C::id, "The word for options: the name of the file."),
         required("name", &C::name, "For people."), required("note", &C::note, "His temper in one sentence."),
         required("charge", &C::charge, {-500, 500},
                  "Least gain for which he charges, in hundredths of a hit."),
         required("first-blow", &C::first_blow, {0, 9},
                  "Points of steadiness that he grants a target that could charge him instead."),
         required(
             "danger", &C::danger, {-500, 500},
             "He keeps out of the reach of enemies to whom charging him is worth more, in hundredths of a hit."),
         required("hold-reach", &C::hold_reach,
                  "A holding Body acts on enemies within charge reach and so many inches more."),
         required("stray", &C::stray, "Inches that an enemy outside the own sector counts as further away."),
         required("prefer", &C::prefer, "Inches that an enemy counts as nearer for each whole hit of gain."),
         required("envelop-by", &C::envelop_by,
                  "Inches that an enveloping Body goes past the end of the enemy line."),
         required("press-turn", &C::press_turn, {1, 99},
                  "Own turn from which slow and holding Bodies advance, whatever the danger.")});
    return fields;
}

}  // namespace muster::rrtk
