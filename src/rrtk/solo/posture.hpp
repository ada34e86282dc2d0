// What a plan asks of its blocks: postures, and when a reserve is let go.
#pragma once

#include <array>
#include <vector>

#include "data/fields.hpp"
#include "rrtk/setup/choices.hpp"

namespace muster::rrtk {

/// How a Body of the opponent carries itself.
enum class Posture {
    advance,   ///< full speed to the nearest enemy of its sector
    slow,      ///< the same at half speed
    envelop,   ///< past the end of the enemy line, then in
    hold,      ///< inactive until an enemy is near enough to be charged
    skirmish,  ///< into range, shoot, out of charge reach
    reserve    ///< held back until it is let go
};
[[nodiscard]] const data::Names<Posture>& names_of(Posture);

/// What lets the held-back part of a plan go. All of it can be seen on the table.
enum class Trigger {
    centre_touched,      ///< an enemy touches a unit of the own centre
    centre_lost,         ///< a unit of the own centre is gone
    enemy_lost,          ///< an enemy unit is gone
    enemy_near_centre,   ///< an enemy has come near the own centre
    enemy_near_a_flank,  ///< an enemy has come near a wing
    late                 ///< the turn that the plan names has begun
};
[[nodiscard]] const data::Names<Trigger>& names_of(Trigger);

/// A posture for each block. Skirmishers of the centre are the screen.
struct Postures {
    Posture centre = Posture::advance, left = Posture::advance, right = Posture::advance;
    Posture reserve = Posture::reserve;
    Posture screen = Posture::skirmish;
    Where where;

    [[nodiscard]] Posture of(Block block) const;
};
[[nodiscard]] const data::Fields<Postures>& fields_of(const Postures*);

/// What ends the first postures of a plan.
struct Release {
    std::vector<Trigger> when;  ///< any of these
    int turn = 0;               ///< for late: the side's turn number
    Inches near;                ///< for the triggers of nearness
    Where where;

    [[nodiscard]] bool has(Trigger trigger) const;
};
[[nodiscard]] const data::Fields<Release>& fields_of(const Release*);

}  // namespace muster::rrtk
