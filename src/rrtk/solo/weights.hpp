// A computer player's temper: the figures by which he weighs what the plan leaves open.
#pragma once

#include <string>

#include "data/fields.hpp"

namespace muster::rrtk {

/// What a commander file says (data/rrtk/commanders/*.yaml). A place that a Body could go to is worth the sum
/// of the points that its lines give it; the order sheet prints the same lines.
struct CommanderCard {
    std::string id;    ///< cautious, bold, by-the-book
    std::string name;  ///< "By the book"
    std::string note;  ///< his temper in one sentence, for people

    // ---- charges (ChargeChart)
    int charge = 0;      ///< least gain for which he charges, in hundredths of a hit
    int danger = 0;      ///< he fears enemies to whom charging him is worth more, in hundredths of a hit
    int first_blow = 0;  ///< points of steadiness that he grants a target that could charge him instead
    int guard_cinc = 0;  ///< points of steadiness that he takes off his own unit before it charges
    int spare = 0;       ///< units with no more hits left than this don't charge

    // ---- points for a place
    int nearer = 0;      ///< each inch nearer to where the Body is going
    int strike = 0;      ///< each unit that would have a worthwhile charge
    int struck = 0;      ///< each feared enemy that could charge it there
    int flanked = 0;     ///< each enemy that could charge it there in flank or rear
    int threat = 0;      ///< each enemy that has to take Enemy Threat
    int in_range = 0;    ///< each shooter that would have a target
    int under_fire = 0;  ///< each enemy shooter that would have it as a target
    int support = 0;     ///< each friend in contact, for each unit
    int stand = 0;       ///< standing still
    int price = 0;       ///< least gain over standing still for which a point of War Rating is spent

    // ---- whom he goes for
    Inches stray;        ///< an enemy outside the own sector counts as so much further away
    Inches prefer;       ///< a gain of one whole hit makes an enemy count as so much nearer
    Inches finish;       ///< each hit that it has makes an enemy count as so much nearer
    Inches envelop_by;   ///< an enveloping Body goes so far past the end of the enemy line
    Inches hold_reach;   ///< a holding Body moves only for enemies within its move and so much more
    int press_turn = 0;  ///< own turn from which slow and holding Bodies advance
    Where where;
};
[[nodiscard]] const data::Fields<CommanderCard>& fields_of(const CommanderCard*);

}  // namespace muster::rrtk
