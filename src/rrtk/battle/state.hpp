// A battle at one moment: a plain value, compared, copied, saved and loaded without loss.
#pragma once

#include <array>
#include <cstdint>

#include "rrtk/battle/unit_set.hpp"
#include "tabletop/board.hpp"

namespace muster::rrtk::battle {

/// A pose for each unit, as far as somebody wrote it down; no_unit has a place too.
using Poses = std::array<tabletop::Pose, 256>;

/// Where a unit is. On the field for victory: on_table, waiting, off_flying, pursued_off.
enum class Presence : std::uint8_t {
    on_table,
    waiting,      ///< behind its own edge, since it found no room; enters when activated
    off_flying,   ///< a flyer in the air, off the table (section 4)
    pursued_off,  ///< may come back where it left (section 14)
    routed,       ///< gone by rout, retire off the table, or as a rampaging elephant at its second rout
    removed,      ///< a Fanatic beyond its limit, a burst cannon; counts as routed
    left          ///< left the table voluntarily
};

/// Height of a flyer.
enum class Altitude : std::uint8_t { ground, attack, observation };

/// The line of T-63 that a unit in melee is on.
enum class MeleeRole : std::uint8_t { none, charging, defending, continuing };

/// Whether its leader is with it.
enum class LeaderState : std::uint8_t {
    none,  ///< never had one
    riding,
    recovering,  ///< at risk and carried on: no bonus until its side's next turn (R-216)
    gone
};

/// How far a unit has come through a river.
enum class Fording : std::uint8_t { dry, at_edge, inside, leaving };

/// What a shooter remembers of its last shot in an own turn.
struct ShotMemory {
    UnitSet targets;         ///< the set it fired at
    UnitSet hit;             ///< those of them hit since all were unhit
    std::int16_t turn = -1;  ///< its side's turn number; -1 = never
    bool operator==(const ShotMemory&) const = default;
};

struct UnitState {
    tabletop::Pose pose;    ///< while on the table; where it left, for pursued_off and off_flying
    tabletop::Pose stakes;  ///< its pose when it dropped them; their segment is the front edge of it (R-032)
    ShotMemory shots;
    BodyId body = no_body;
    std::int8_t hits = 0;
    std::int8_t melee_hits = 0;  ///< hits of this melee since it joined (R-202)
    Presence presence = Presence::on_table;
    Altitude altitude = Altitude::ground;
    MeleeRole role = MeleeRole::none;
    LeaderState leader = LeaderState::none;
    Fording fording = Fording::dry;
    tabletop::Facing rampage;  ///< its way, while rampaging
    bool active = false;       ///< may move without a further point
    bool dismounted = false;
    bool first_round = false;  ///< its own first round in this melee is still to come (R-199)
    bool shock = false;        ///< its charge path earned the bonus (R-023)
    bool rolled = false;       ///< has rolled melee dice this player turn (R-088)
    bool gave_ground = false;  ///< in this melee (pikes)
    bool all_round = false;    ///< no flanks or rear until it moves or is activated (R-369, section 19)
    bool stakes_dropped = false;
    bool rampaging = false;
    bool operator==(const UnitState&) const = default;
};

struct SideState {
    std::int16_t turn = 0;        ///< own turns begun so far
    std::int8_t activations = 0;  ///< War Rating points left this turn
    std::int8_t for_guns = 0;     ///< further points, for artillery only (R-048)
    bool cinc = true;             ///< the commander lives and is on the field
    std::int8_t captains = 0;     ///< Captains left
    bool conceded = false;
    bool operator==(const SideState&) const = default;
};

/// What the Body that is being handled has done in this turn.
struct Progress {
    BodyId body = no_body;  ///< no_body = between Bodies
    UnitSet units;     ///< were of it when its turn began or joined it since; less those broken off by order
    UnitSet shooters;  ///< began the turn with a target in range (Mandatory Fire)
    UnitSet fired;
    UnitSet moved;    ///< units that used movement; they neither fire nor form now
    UnitSet charged;  ///< units that were ordered to charge: once in a turn
    UnitSet ran;      ///< went in a charge, pulled along too: no movement is left to them (R-108)
    Inches limit;     ///< most straight movement of this turn, manoeuvres taken off
    Inches spent;     ///< straight movement, of the slowest
    bool wheeled = false, faced_about = false, manoeuvred = false;  ///< the last: expand, reform, stakes ...
    bool half_speed_done = false;  ///< the duty of R-098 is fulfilled or there is none
    std::int8_t ford_die = 0;      ///< the die for leaving a river, once rolled (R-364)
    bool over = false;             ///< no more orders for it this turn
    bool operator==(const Progress&) const = default;
};

enum class Outcome : std::uint8_t { fighting, army_gone, turn_limit, conceded, agreed };

struct State {
    std::array<UnitState, max_units> units{};
    std::array<SideState, 2> sides{};
    SideIndex moving = 0;       ///< whose turn it is
    bool turn_open = false;     ///< begin_turn was carried out, end_turn not yet
    UnitSet acted;              ///< moved or fired in this player turn (interpenetration)
    UnitSet held;               ///< were passed through: may neither move nor fire in this player turn
    UnitSet handled;            ///< units whose Body had its turn, this player turn
    Inches sweep_at;            ///< rightness of the Body last handled (R-086)
    BodyId first_new_body = 1;  ///< Bodies from this number on were made in this player turn
    BodyId next_body = 1;       ///< number for the next new Body
    Progress progress;
    Outcome outcome = Outcome::fighting;
    bool operator==(const State&) const = default;

    [[nodiscard]] const UnitState& unit(UnitId id) const { return units[id]; }
    [[nodiscard]] UnitState& unit(UnitId id) { return units[id]; }
    /// Stands on the table, in the air above it included.
    [[nodiscard]] bool on_table(UnitId id) const { return units[id].presence == Presence::on_table; }
    /// Stands on the ground of the table.
    [[nodiscard]] bool grounded(UnitId id) const {
        return on_table(id) && units[id].altitude == Altitude::ground;
    }
};

}  // namespace muster::rrtk::battle
