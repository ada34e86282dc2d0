// Volleys: who fires at whom, dice, hits, memory (section 16), firearms.
#pragma once

#include "rrtk/battle/reactions.hpp"

namespace muster::rrtk::battle {

/// How a shot comes about.
enum class ShotKind : std::uint8_t {
    own_turn,
    reaction,
    reaction_one_die,  ///< R-162
    in_the_air         ///< interception: at `at`, whatever the facing (R-040)
};

struct Volley {
    UnitSet shooters;  ///< of one Body
    ShotKind kind = ShotKind::own_turn;
    UnitId at = no_unit;  ///< reaction fire: who caused it; its arc must hold it (R-155)
    Inches range;         ///< 0 = their own (interception: 12 in, R-040)
};

/// Fires and carries out everything that follows: dice, hits, leader risk, RF of every target (one roll for
/// each Body), their results right to left (R-173 to R-176, section 33 "Volley"). Guns among the shooters
/// fire by section 17. Adds the shooters to fired_in_chain and leaves those in it out. False if
/// nobody had a target.
bool fire(Battle& battle, const Volley& volley);

/// Could shoot now: has dice, is not in melee or water, sees a target in an arc.
[[nodiscard]] bool can_fire(const Battle& battle, UnitId unit);

}  // namespace muster::rrtk::battle
