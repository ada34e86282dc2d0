// What a player may order and what he may be asked.
#pragma once

#include <cstdint>

#include "base/fixed_list.hpp"
#include "rrtk/battle/reason.hpp"
#include "rrtk/battle/state.hpp"
#include "rrtk/battle/unit_set.hpp"
#include "tabletop/corridor.hpp"
#include "tabletop/direction.hpp"

namespace muster::rrtk::battle {

enum class OrderKind : std::uint8_t {
    done,      ///< no more orders for this Body
    activate,  ///< one War Rating point for its inactive, unengaged units (flyers in flight always pay)
    fire,      ///< `units` stand and fire (Mandatory Fire); Dual-Armed and breathers may go on afterwards
    break_up,  ///< `units` become a Body of their own
    join,      ///< the Body and the touching Body of `target` become one (R-122)
    wheel,     ///< `degrees`, clockwise positive; the pivot is the right or left front corner
    about_face,
    expand,  ///< `units` (one or two) step up beside the Body's front, `to_right` for the first of them
    dismount,
    reform,
    march,        ///< straight ahead `distance`, or until something stops it; may name a stop in terrain
    skirmish,     ///< skirmish movement: by `offset` (seen from the Body's facing), then `facing`
    charge,       ///< `aims`; a wheel of `degrees` first where that is not 0
    drop_stakes,  ///< `units`
    leave_table,  ///< march straight off the table, for good
    enter,        ///< come onto the table from where the unit waits: `place`
    fly,          ///< see `flight`
    concede
};

/// A charger and the enemy it goes for.
struct Aim {
    UnitId charger = no_unit, target = no_unit;
    bool operator==(const Aim&) const = default;
};

/// Where a march may stop in a piece of terrain.
enum class StopPoint : std::uint8_t { none, near_edge, middle, far_edge };

/// A flight (section 4).
struct Flight {
    enum class End : std::uint8_t { exit, hover, land, charge } end = End::hover;
    Altitude altitude = Altitude::attack;  ///< on the way, and where it hovers
    tabletop::Point entry;    ///< where it comes onto the table; its own place if it is above or on it
    tabletop::Point goal;     ///< exit, hovering or landing point
    tabletop::Facing facing;  ///< after landing or when hovering
    bool shoots = false;
    tabletop::Point shot_from;  ///< on the path (R-036)
    UnitId shot_at = no_unit;
    bool operator==(const Flight&) const = default;
};

/// One order to the Body that is being handled. Only the fields that its kind names have a meaning.
struct Order {
    OrderKind kind = OrderKind::done;
    UnitSet units;
    UnitId target = no_unit;
    std::int16_t degrees = 0;
    bool to_right = true;
    Inches distance;
    tabletop::Offset offset;
    tabletop::Facing facing;
    tabletop::Pose place;
    StopPoint stop = StopPoint::none;
    std::int16_t stop_piece = -1;  ///< of OrderOfBattle::ground
    FixedList<Aim, 24> aims;
    tabletop::Arc arc = tabletop::Arc::front;
    Flight flight;
    Why why;  ///< for the log; what the order does, does not depend on it
    bool operator==(const Order&) const = default;
};

/// Why an order was not carried out. Nothing has changed then.
enum class Refusal : std::uint8_t {
    none,
    no_points,  ///< no activation left
    already_active,
    not_active,   ///< of charges, wheels and steps: nothing else is wrong
    engaged,      ///< units that touch an enemy stay put
    over,         ///< the Body is finished for this turn
    not_of_body,  ///< a unit named is not of this Body, or gone
    nothing_named,
    no_target,
    out_of_reach,
    not_allowed,        ///< the unit's kind may not do it
    facing_enemy,       ///< only forward or standing (R-097)
    too_far,            ///< beyond the allowance
    too_little,         ///< an active Body moves at least half speed (R-120)
    different_facings,  ///< has to reform first
    no_room,            ///< bases, terrain or the table's edge are in the way
    already_moved,      ///< the manoeuvre has its place at the start or end, or was used up
    fords               ///< the river takes all of its movement this turn
};
/// The reason in words: "an active Body moves at least half speed (R-120)".
[[nodiscard]] const char* reason(Refusal refusal);

/// What a player is asked while something is carried out.
enum class QuestionKind : std::uint8_t {
    follow,            ///< unit may follow the charging or pursuing `other` of lower Rep: 0 no, 1 yes
    pursuit_shift,     ///< leader of `unit` shifts the pursuit die: -1, 0, +1; number = the die
    hit_split,         ///< which of `units` (equal claims) takes the hit: its UnitId (R-201)
    volley_hit,        ///< the same for shooting
    arc,               ///< which arc `unit` fires into: 0 front, 1 rear (R-173)
    halt_too,          ///< the rest of the Body halts with `unit`: 0 goes on, 1 halts (section 14)
    stop_all,          ///< a shooter of the Body came into range: 1 all stop, 0 it alone stays behind (R-121)
    intercept,         ///< `unit` may intercept `other`: 0 no, 1 yes
    interceptor_acts,  ///< interceptor `unit`: 0 returns, 1 fires, 2 wants to charge
    hover_pay          ///< pay a point for the hovering `unit`: 0 no, 1 yes
};

struct Question {
    QuestionKind kind = QuestionKind::follow;
    UnitId unit = no_unit, other = no_unit;
    UnitSet units;
    std::int16_t number = 0;
    FixedList<std::int16_t, 32> answers;  ///< the legal ones, never empty
    std::int16_t usual = 0;               ///< what a plain player answers; one of them
};

}  // namespace muster::rrtk::battle
