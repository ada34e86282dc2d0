// Reaction tests (section 15): who tests, with what Rep, and what the sheet makes of it.
#pragma once

#include <vector>

#include "rrtk/battle/bodies.hpp"

namespace muster::rrtk::battle {

/// What brings a test about.
struct Stimulus {
    Test test = Test::enemy_threat;
    UnitId cause = no_unit;  ///< who caused it; the nearest of several (R-134)
    UnitSet causes;          ///< everybody who did: shooters of the volley, chargers, enemies in contact
    UnitSet terrified;  ///< testers under artillery, firearms, overflight: -1 once with all Terror (R-027)
    UnitSet charged_by_mounted, charged_in_flank;  ///< testers for whom that holds (Being Charged)
    UnitSet charged_in_melee;                      ///< testers who were in melee already
    UnitSet routed_no_foot, against_mounted;       ///< (Involved in Melee)
    /// Who caused the test of each tester, where that differs: shooters of several volleys that test
    /// together, movers who came near some of them only; else `causes` did.
    const std::array<UnitSet, max_units>* each_by = nullptr;
    [[nodiscard]] const UnitSet& causes_for(UnitId unit) const {
        return each_by != nullptr ? (*each_by)[unit] : causes;
    }
    int further = 0;  ///< other modifiers of the situation, added as they are
};

/// The stimulus of one cause.
[[nodiscard]] Stimulus stimulus_by(Test test, UnitId cause);

/// Results that let a unit shoot; that drive it back; that break it, whatever it does before.
[[nodiscard]] bool fires(Effect effect);
[[nodiscard]] bool retires(Effect effect);
[[nodiscard]] bool routs(Effect effect);

/// Rep with everything that counts (T-21).
struct ModifiedRep {
    int rep = 0;  ///< may be below 0 (R-007)
    Modifiers modifiers;
};
[[nodiscard]] ModifiedRep modified_rep(const Battle& battle, UnitId unit, const Stimulus& stimulus);

/// Enemy Terror troops within 2 in, or flying over at Attack level.
[[nodiscard]] bool terror_near(const Battle& battle, UnitId unit);
/// Outnumbered in melee; by the shooters of a volley.
[[nodiscard]] bool outnumbered_in_melee(const Battle& battle, UnitId unit);
[[nodiscard]] bool outnumbered_by_fire(const Battle& battle, UnitId unit, const UnitSet& shooters);

/// The result of one unit.
struct Reaction {
    UnitId unit = no_unit;
    std::int8_t passed = 0;
    Effect effect = Effect::halt;
    std::array<Die, 2> dice{};
    ModifiedRep rep;
    std::int32_t told = -1;  ///< the event of the dice, then of the result: what it brings about names it
};
using ReactionList = std::vector<Reaction>;

/// Rolls once for the units of one Body and looks their results up, right to left; carries nothing
/// out. Fanatics among them are left out. \pre testers are of one Body and on the table
[[nodiscard]] ReactionList roll_test(Battle& battle, const Stimulus& stimulus, const UnitSet& testers);

/// The two halves of roll_test: dice compared with Rep, effects still open; and the sheet's word on one unit,
/// told as an event.
[[nodiscard]] ReactionList roll_dice(Battle& battle, const Stimulus& stimulus, const UnitSet& testers);
void look_up(Battle& battle, const Stimulus& stimulus, Reaction& reaction);
/// What the sheet says, without telling it.
[[nodiscard]] Effect effect_of(const Battle& battle, const Stimulus& stimulus, const Reaction& reaction);

/// Rolls for the units, Body by Body from the right of their own side, and carries each result out at once,
/// depth first. For Enemy Threat, Received Fire and Leader Lost.
void react(Battle& battle, const Stimulus& stimulus, const UnitSet& testers);

/// Carries one result of react out.
void carry_out(Battle& battle, const Stimulus& stimulus, const Reaction& reaction);

/// Enemy Threat of everything that the movers' side's enemies suffer by a move from `from` to `to` (R-146 to
/// R-149); who has tested because of this action is spared.
void threaten(Battle& battle, const UnitSet& movers, const Poses& from, const Poses& to);
/// A move to where the movers stand now.
void threaten(Battle& battle, const UnitSet& movers, const Poses& from);

}  // namespace muster::rrtk::battle
