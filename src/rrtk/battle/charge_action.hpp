// A charge while it is carried out (section 12): shared by charge.cpp and charge_contact.cpp.
#pragma once

#include "rrtk/battle/charge.hpp"
#include "rrtk/battle/melee_results.hpp"

namespace muster::rrtk::battle {

/// One charger under way.
struct Run {
    UnitId charger = no_unit, target = no_unit;
    tabletop::Pose start;   ///< before the charge
    Inches reach;           ///< how far it may go
    UnitSet followers;      ///< pulled along
    UnitSet told;           ///< those of them whose moving has been told
    UnitSet touches;        ///< enemies that contact would touch
    bool short_of = false;  ///< reach ended before an inch from the target
    bool stopped = false;   ///< no longer charging: halted, bounced, fled, done
};

/// The whole of it.
struct Action {
    ChargeKind kind = ChargeKind::voluntary;
    FixedList<Run, 24> runs;
    UnitSet meeting;       ///< targets that were told to charge, and could and did (R-116)
    UnitSet fled, routed;  ///< targets that broke because of the charge
    Contacts stood_by;     ///< who was in contact with the targets before (R-127)
    Poses before, after;   ///< of `moved`: where the charge began and ended, contact included, pursuit not
    UnitSet moved;
};

/// What the unit has left for an ordered charge after what its Body did in this turn.
[[nodiscard]] Inches reach_left(const Battle& battle, UnitId unit);

/// The run goes on: its charger is there and was not stopped.
[[nodiscard]] bool charging(const Battle& battle, const Run& run);

/// Moves the charger and those it pulls along; who is left behind no longer charges. False if it had no room.
bool move_charger(Battle& battle, Action& action, Run& run, const tabletop::Pose& to);

/// Where the charger would stand in contact, and on which edge of the target.
struct Touch {
    tabletop::Pose pose;
    tabletop::Edge edge = tabletop::Edge::front;
    bool possible = false;
};
/// The last inch, and conforming: with its front, and by no more than half a base from where it would arrive
/// unshifted (section 12, R-115). `from`: where the charger stands before that inch.
[[nodiscard]] Touch touch(const Battle& battle, const Run& run, const tabletop::Pose& from);
/// From where it stands now.
[[nodiscard]] Touch touch(const Battle& battle, const Run& run);

/// The last inch of one run: bounce, countercharge, contact, skirmishers that are touched (R-024 to R-026,
/// R-116, section 19). Nothing if the run does not come so far.
void make_contact(Battle& battle, Action& action, Run& run);

}  // namespace muster::rrtk::battle
