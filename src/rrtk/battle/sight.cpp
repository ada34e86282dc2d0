#include "rrtk/battle/sight.hpp"

#include <algorithm>

#include "rrtk/battle/bodies.hpp"
#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/movement.hpp"
#include "tabletop/direction.hpp"

namespace muster::rrtk::battle {

using tabletop::Arc;
using tabletop::Outline;
using tabletop::PlacedBase;
using tabletop::Rect;

namespace {

/// Two units and the line between them, as a piece of ground asks for them.
struct View {
    const Outline& from;
    const Outline& to;
    tabletop::Line line;
};

bool lies_in(const Outline& where, const Rect& area) {
    return tabletop::clash(where, tabletop::outline(area));
}

bool seen_through_woods(const GroundPiece& woods, const View& view) {
    const Inches inside = tabletop::length_inside(view.line.from, view.line.to, woods.area);
    const bool a = lies_in(view.from, woods.area), b = lies_in(view.to, woods.area);
    if (a && b) return inside <= woods_sight;
    return inside <= (a || b ? ridge_strip : Inches{});  // at the edge they see out and are seen
}

bool seen_past_gully(const GroundPiece& gully, const View& view) {
    const bool a = lies_in(view.from, gully.area), b = lies_in(view.to, gully.area);
    if (a == b) return true;
    return tabletop::length_inside(view.line.from, view.line.to, gully.area) <= ridge_strip;
}

/// Across the ridge only from or to its crest, and not to the far slope.
bool seen_over_hill(const GroundPiece& hill, const View& view) {
    const Inches ridge = hill.area.centre().y;
    const bool crossing = (view.line.from.y < ridge) != (view.line.to.y < ridge);
    if (!crossing) return true;
    const Rect strip{{hill.area.low.x, ridge - ridge_strip}, {hill.area.high.x, ridge + ridge_strip}};
    const Rect line{{hill.area.low.x, ridge}, {hill.area.high.x, ridge + Inches::thousandths(1)}};
    if (!tabletop::crosses(view.line.from, view.line.to, line)) return true;
    const auto on_crest = [&](const Outline& o) { return lies_in(o, strip); };
    const auto on_slope = [&](const Outline& o) { return lies_in(o, hill.area) && !on_crest(o); };
    const bool a = on_crest(view.from), b = on_crest(view.to);
    if (a && b) return true;
    return (a && !on_slope(view.to)) || (b && !on_slope(view.from));
}

bool seen_past(const GroundPiece& piece, const View& view) {
    switch (piece.kind) {
        case Ground::woods: return seen_through_woods(piece, view);
        case Ground::gully: return seen_past_gully(piece, view);
        case Ground::hill: return seen_over_hill(piece, view);
        case Ground::populated:
            return lies_in(view.from, piece.area) || lies_in(view.to, piece.area) ||
                   !tabletop::crosses(view.line.from, view.line.to, piece.area);
        default: return true;
    }
}

bool aloft(const Battle& battle, UnitId unit) { return battle.unit(unit).altitude == Altitude::attack; }

bool line_is_clear(const Battle& battle, const View& view, UnitId from, UnitId to) {
    for (const GroundPiece& piece : battle.book.ground)
        if (!seen_past(piece, view)) return false;
    for (const SideIndex side : {SideIndex{0}, SideIndex{1}})
        for (const UnitId u : battle.grounded(side))
            if (u != from && u != to && tabletop::crosses(view.line.from, view.line.to, battle.shape(u)))
                return false;
    return true;
}

}  // namespace

bool clear_line(const Battle& battle, tabletop::Line line, UnitId from, UnitId to) {
    if (aloft(battle, from) || aloft(battle, to)) return true;
    return line_is_clear(battle, {battle.shape(from), battle.shape(to), line}, from, to);
}

std::optional<Inches> seen_in_arc(const Battle& battle, UnitId from, const PlacedBase& at, Arc arc,
                                  Inches range, UnitId to) {
    const tabletop::Corridor strip = tabletop::corridor(at, arc);
    const Outline& target = battle.shape(to);
    const auto part = tabletop::in_corridor(strip, target);
    if (!part.has_value() || part->nearest > range) return std::nullopt;
    if (part->nearest <= point_blank || aloft(battle, from) || aloft(battle, to)) return part->nearest;
    const Outline here = tabletop::outline(at);
    for (const tabletop::Line& line : tabletop::sight_lines(strip, target, *part))
        if (line_is_clear(battle, {here, target, line}, from, to)) return part->nearest;
    return std::nullopt;
}

namespace {

/// Engines, breath and cannon reach nobody in the air; nobody is reached at Observation level (section 4,
///
bool in_reach_of_weapon(const Battle& battle, const Profile& shooter, UnitId target) {
    switch (battle.unit(target).altitude) {
        case Altitude::ground: return !engaged(battle, target);
        case Altitude::attack: return !shooter.gun();
        case Altitude::observation: return false;
    }
    return false;
}

/// Enemies that may be near enough, to be looked at closely.
bool near(const Outline& a, const Outline& b, Inches range) {
    return tabletop::apart_in_x(a, b) <= range && tabletop::apart_in_y(a, b) <= range;
}

bool may_shoot_from(const Battle& battle, UnitId shooter, const PlacedBase& at) {
    if (battle.profile(shooter).shot_dice == 0 || !battle.state.on_table(shooter)) return false;
    if (battle.unit(shooter).altitude == Altitude::observation) return false;
    if (battle.state.grounded(shooter) && engaged(battle, shooter)) return false;
    return battle.book.ground.empty() || aloft(battle, shooter) ||
           river_at(battle.book, tabletop::outline(at)) < 0;
}

}  // namespace

namespace {

/// Calls `visit` for each of `among` that the shooter could shoot at in an arc, until it says false.
template <class Visit>
void for_targets(const Battle& battle, UnitId shooter, const PlacedBase& at, Arc arc, const UnitSet& among,
                 Visit visit) {
    if (!may_shoot_from(battle, shooter, at)) return;
    const Profile& profile = battle.profile(shooter);
    const Outline here = tabletop::outline(at);
    for (const UnitId e : among) {
        if (!battle.state.on_table(e) || !near(here, battle.shape(e), profile.range)) continue;
        if (!in_reach_of_weapon(battle, profile, e)) continue;
        if (seen_in_arc(battle, shooter, at, arc, profile.range, e).has_value() && !visit(e)) return;
    }
}

}  // namespace

UnitSet targets_in_arc(const Battle& battle, UnitId shooter, const PlacedBase& at, Arc arc) {
    UnitSet targets;
    for_targets(battle, shooter, at, arc, battle.book.sides[enemy_of(battle.side_of(shooter))].units,
                [&](UnitId e) {
                    targets.add(e);
                    return true;
                });
    return targets;
}

bool has_target(const Battle& battle, UnitId shooter, const PlacedBase& at) {
    return has_target(battle, shooter, at, battle.book.sides[enemy_of(battle.side_of(shooter))].units);
}

bool has_target(const Battle& battle, UnitId shooter, const PlacedBase& at, const UnitSet& among) {
    bool found = false;
    const auto one_is_enough = [&found](UnitId) {
        found = true;
        return false;
    };
    for_targets(battle, shooter, at, Arc::front, among, one_is_enough);
    if (!found && battle.profile(shooter).two_arcs())
        for_targets(battle, shooter, at, Arc::rear, among, one_is_enough);
    return found;
}

bool faces(const PlacedBase& unit, const Outline& enemy) {
    return tabletop::in_corridor(tabletop::corridor(unit, Arc::front, unit.base.width / 2), enemy)
        .has_value();
}

bool faces(const Battle& battle, UnitId unit, UnitId enemy) {
    return faces(battle.placed(unit), battle.shape(enemy));
}

bool in_charge_reach(const Battle& battle, UnitId unit, UnitId target, Inches allowance) {
    const PlacedBase at = battle.placed(unit);
    const auto part =
        tabletop::in_corridor(tabletop::corridor(at, Arc::front, at.base.width / 2), battle.shape(target));
    if (!part.has_value() || part->nearest > allowance) return false;
    if (battle.book.ground.empty()) return true;
    const Profile& profile = battle.profile(unit);
    const int now = slowing(battle.book, profile, battle.shape(unit));
    const Journey ground =
        journey(battle.book, profile, battle.shape(unit), at.pose.facing, part->nearest, now);
    if (ground.open < part->nearest || ground.water < part->nearest) return false;
    if (ground.slowed_by < 0) return true;
    const int slow = battle.book.ground[static_cast<std::size_t>(ground.slowed_by)].foot_slowing;
    return part->nearest <= allowance * now / std::max(1, slow);
}

UnitId pinned_by(const Battle& battle, UnitId unit) {
    UnitId nearest = no_unit;
    Inches least;
    for (const UnitId e : battle.grounded(enemy_of(battle.side_of(unit)))) {
        const Inches reach = allowance(battle, e);
        if (!near(battle.shape(unit), battle.shape(e), reach)) continue;
        if (!faces(battle, unit, e) || !in_charge_reach(battle, e, unit, reach)) continue;
        const Inches away = tabletop::gap(battle.shape(unit), battle.shape(e));
        if (nearest != no_unit && away >= least) continue;
        nearest = e;
        least = away;
    }
    return nearest;
}

}  // namespace muster::rrtk::battle
