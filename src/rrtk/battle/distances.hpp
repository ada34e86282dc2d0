// Distances and angles that the rules name in their sentences.
#pragma once

#include "base/inches.hpp"

namespace muster::rrtk::battle {

using namespace muster::literals;

inline constexpr Inches charge_halt = 1_in;  ///< a charger waits so far from its target (section 12)
inline constexpr Inches enemy_halt = 1_in;   ///< a move that is no charge ends so far from an enemy (R-367)
inline constexpr Inches friend_halt = 1_in;  ///< coming so near to a Body in the way stops (section 13)
inline constexpr Inches threat_distance = 4_in;      ///< Enemy Threat (section 15)
inline constexpr Inches terror_distance = 2_in;      ///< section 3
inline constexpr Inches leader_distance = 2_in;      ///< Leader Lost of a Captain (section 15)
inline constexpr Inches blast_distance = 2_in;       ///< near a landing spot (section 17)
inline constexpr Inches flight_threat = 4_in;        ///< a flyer's path (section 4)
inline constexpr Inches interception_stop = 4_in;    ///< interceptors stop so far away (R-040)
inline constexpr Inches interception_range = 12_in;  ///< and fire so far (R-040)
inline constexpr Inches ridge_strip = 1_in;          ///< on the crest (R-070); edges of woods and gullies too
inline constexpr Inches woods_sight = 6_in;          ///< sight inside woods (T-16)
inline constexpr Inches point_blank = 1_in;          ///< fire at 1 in is always allowed (section 16)
inline constexpr Inches uphill_least = 0.25_in;      ///< R-072
inline constexpr Inches landing_slack = 0.05_in;     ///< a landing spot beside a base (R-185)
inline constexpr Inches least_march = 0.05_in;       ///< a way that is shorter is none
inline constexpr Inches ground_given = 1_in;         ///< give ground, follow up (section 14)

inline constexpr int wheel_most = 45;      ///< degrees in a turn (T-20)
inline constexpr int wheel_one_wide = 90;  ///< the same for a Body one unit wide
inline constexpr int support_most = 3;     ///< friends in contact that count (T-21)
inline constexpr int hired_rating = 3;     ///< activations of a commander of mercenaries (R-048)
inline constexpr int default_turns = 20;   ///< player turns of each side in a simulation (R-091)

}  // namespace muster::rrtk::battle
