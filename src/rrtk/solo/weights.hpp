// A computer player's temper: the figures by which he weighs what the plan leaves open.
#pragma once

#include <string>
#include <vector>

#include "data/fields.hpp"

namespace muster::rrtk {

/// What a commander file says (data/rrtk/commanders/*.yaml). Gains are hundredths of a hit: expected hits of
/// the enemy less own.
struct CommanderCard {
    std::string id;      ///< cautious, bold, by-the-book
    std::string name;    ///< "By the book"
    std::string note;    ///< his temper in one sentence, for people
    int charge = 0;      ///< least gain for which he charges
    int first_blow = 0;  ///< points of steadiness that he grants a target that could charge him instead
    int danger = 0;      ///< he keeps out of the reach of enemies to whom charging him is worth more
    Inches hold_reach;   ///< a holding Body acts on enemies within charge reach and so much more
    Inches stray;        ///< an enemy outside the own sector counts as so much further away
    Inches prefer;       ///< a gain of one whole hit makes an enemy count as so much nearer
    Inches envelop_by;   ///< an enveloping Body goes so far past the end of the enemy line
    int press_turn = 0;  ///< own turn from which slow and holding Bodies advance, whatever the danger
    Where where;
};
[[nodiscard]] const data::Fields<CommanderCard>& fields_of(const CommanderCard*);

}  // namespace muster::rrtk
