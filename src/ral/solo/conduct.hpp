// What a plan asks of its blocks: postures, and when the reserve is let go.
#pragma once

#include <string>
#include <vector>

#include "data/fields.hpp"

namespace muster::ral {

/// How a unit of the opponent carries itself.
enum class Posture {
    advance,  ///< full speed, but the line no faster than its slowest unit
    slow,     ///< the same at half speed
    hold,     ///< stays until an enemy is near enough
    reserve   ///< held back until it is let go
};
[[nodiscard]] const data::Names<Posture>& names_of(Posture);

/// What lets the reserve go. All of it can be seen on the table.
enum class Trigger {
    line_touched,  ///< an enemy touches a unit of the centre
    line_routed,   ///< a unit of the centre has run or is gone
    enemy_routed,  ///< an enemy unit has run or is gone
    enemy_near,    ///< an enemy has come near any unit of the side
    late           ///< the turn that the plan names has begun
};
[[nodiscard]] const data::Names<Trigger>& names_of(Trigger);

/// A posture for each block.
struct Postures {
    Posture centre = Posture::advance, left = Posture::advance, right = Posture::advance;
    Posture reserve = Posture::reserve;
    Where where;

    /// `block`: centre, left, right or reserve.
    [[nodiscard]] Posture of(const std::string& block) const;
};
[[nodiscard]] const data::Fields<Postures>& fields_of(const Postures*);

/// How a plan is played.
struct Conduct {
    std::string plan;  ///< aggressive, steady, wary
    Postures first, then;
    std::vector<Trigger> release;  ///< any of these ends the first postures
    int turn = 0;                  ///< for late
    Inches near;                   ///< for enemy-near: between bases
    Where where;
};
[[nodiscard]] const data::Fields<Conduct>& fields_of(const Conduct*);

}  // namespace muster::ral
