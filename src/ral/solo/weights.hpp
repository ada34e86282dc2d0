// A computer player's temper: the figures by which he weighs what the plan leaves open.
#pragma once

#include <string>

#include "data/fields.hpp"

namespace muster::ral {

/// What a commander file says (data/ral/commanders/*.yaml). Points are tenths of a point of an army's cost;
/// the order sheet prints the same figures.
struct CommanderCard {
    std::string id;    ///< aggressive, steady, wary
    std::string name;  ///< "Steady"
    std::string note;  ///< his temper in one sentence, for people

    // ---- the charge chart (solo/charge_chart)
    int loss = 100;   ///< per cent that own losses count against the enemy's
    int figure = 40;  ///< per cent of its share of a unit's cost that a figure lost counts
    int rounds = 3;   ///< of melee that are looked ahead

    // ---- points of a charge besides the chart
    int charge = 0;       ///< least sum for which he charges
    int target_lost = 0;  ///< each figure that the target has lost
    int own_lost = 0;     ///< each figure that the charger has lost
    int led = 0;          ///< a leader rides with the charger
    int target_led = 0;   ///< a leader is with the target
    int uphill = 0;       ///< the target stands higher
    int rear = 0;         ///< into the rear of a target that fights
    int backed = 0;       ///< each other friend that could charge the target
    int answered = 0;     ///< each other enemy that could charge who stands where the target stands
    int archers = 0;      ///< the charger has bows
    int routed = 0;       ///< the target has run: instead of the chart

    // ---- points of a place
    int nearer = 0;       ///< each inch nearer to the enemy that it goes for, at full speed
    int nearer_slow = 0;  ///< the same of a unit that goes slowly
    int strike = 0;       ///< per cent of the points of the best charge that it would have there
    int struck = 0;       ///< per cent of the points of the worst charge that it could meet with there
    int in_range = 0;     ///< it has bows and would have a target
    int under_fire = 0;   ///< each enemy with bows that would have it as a target
    int beside = 0;       ///< a friend stands level with it on one side; twice on both
    int high = 0;         ///< each level that it stands above the enemy
    int stand = 0;        ///< standing still

    // ---- everything else
    Inches stray;            ///< an enemy outside the own third counts as so much further away
    Inches hold_reach;       ///< a holding unit moves only for enemies within its move and so much more
    int press_turn = 0;      ///< turn from which holding and slow units advance
    int join = 0;            ///< least cost of a unit in a fight that a leader joins
    int hold_fire = 0;       ///< points of a charge for which archers don't shoot
    int concede = 0;         ///< per cent of the enemy's points under which he gives up
    bool challenges = true;  ///< his leaders challenge
    bool accepts = true;     ///< they accept
    Where where;
};
[[nodiscard]] const data::Fields<CommanderCard>& fields_of(const CommanderCard*);

}  // namespace muster::ral
