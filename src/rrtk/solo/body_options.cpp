#include "rrtk/solo/body_options.hpp"

#include <algorithm>

#include "rrtk/battle/manoeuvre.hpp"
#include "rrtk/battle/order_choice.hpp"
#include "rrtk/battle/turn.hpp"
#include "tabletop/direction.hpp"

namespace muster::rrtk::solo {

namespace {

using battle::Order;
using battle::OrderKind;
using battle::Refusal;
using tabletop::Facing;
using tabletop::Point;
using tabletop::Pose;

/// A wheel is considered when the goal lies further to a side than this, in degrees.
constexpr int wheel_when = 25;
/// Facing about is considered when it lies further round than this.
constexpr int about_when = 100;
/// A turn towards the goal counts as so many inches nearer.
constexpr int turn_is_worth = 2;

class Finder {
  public:
    Finder(const BodyView& view, Point goal)
        : view_(view),
          battle_(view.outlook.battle()),
          progress_(battle_.state.progress),
          goal_(goal),
          fresh_(!progress_.wheeled && !progress_.faced_about && !progress_.manoeuvred &&
                 progress_.spent == Inches{}) {
        here_.units = view.movers;
        for (const UnitId u : view.movers) here_.pose[u] = battle_.unit(u).pose;
    }

    [[nodiscard]] PlaceCounts here() const { return counted(here_); }

    [[nodiscard]] Options find() {
        const bool one_way = one_facing(battle_, view_.movers);
        if (one_way && !progress_.manoeuvred) add_marches();
        if (fresh_) {
            add_about_face();
            if (one_way) add_wheel();
            if (all_skirmish()) add_steps();
        }
        return options_;
    }

  private:
    [[nodiscard]] PlaceCounts counted(const Places& places) const {
        PlaceCounts counts = count(view_.outlook, places, goal_);
        if (view_.posture == Posture::hold || view_.posture == Posture::reserve) counts.inches_nearer = 0;
        return counts;
    }

    void add(const Order& order, const Places& places, int turned = 0) {
        if (options_.full()) return;
        options_.push_back({order, counted(places)});
        options_.back().counts.inches_nearer += turned;
    }

    [[nodiscard]] bool all_skirmish() const {
        return std::all_of(view_.movers.begin(), view_.movers.end(),
                           [&](UnitId u) { return battle_.profile(u).has(battle::Trait::skirmish); });
    }

    void add_marches() {
        const Inches left = march_left(battle_, view_.movers), half = allowance(battle_, view_.movers) / 2;
        Inches before;
        for (const Inches wanted : {left, (left + half) / 2, half}) {
            if (wanted > left || wanted <= Inches{} || (view_.posture == Posture::slow && wanted > half))
                continue;
            Order march = battle::of_kind(OrderKind::march);
            march.distance = wanted;
            const Inches far = march_ahead(battle_, view_.movers, wanted).far;
            if (far <= Inches{} || far == before) continue;
            before = far;
            Places places = here_;
            for (const UnitId u : view_.movers)
                places.pose[u] = tabletop::stepped(places.pose[u], places.pose[u].facing, far);
            add(march, places);
        }
    }

    [[nodiscard]] int turn_to_goal() const {
        const Pose& pose = battle_.unit(view_.movers.first()).pose;
        return tabletop::turn_between(pose.facing, tabletop::towards(pose.centre, goal_));
    }

    void add_about_face() {
        if (std::abs(turn_to_goal()) <= about_when) return;
        Places places = here_;
        for (const UnitId u : view_.movers)
            places.pose[u].facing = Facing(places.pose[u].facing.degrees() + 180);
        add(battle::of_kind(OrderKind::about_face), places, turn_is_worth);
    }

    void add_wheel() {
        const int turn = turn_to_goal();
        if (std::abs(turn) <= wheel_when) return;
        Order wheel = battle::of_kind(OrderKind::wheel);
        for (const int most : {45, 25, 12}) {
            wheel.degrees = static_cast<std::int16_t>(std::clamp(turn, -most, most));
            const Refusal why = check(battle_, wheel);
            if (why != Refusal::none && why != Refusal::not_active) continue;
            Places places = here_;
            for (const UnitId u : view_.movers) places.pose[u] = wheeled_pose(battle_, wheel, u);
            return add(wheel, places, turn_is_worth);
        }
    }

    /// Skirmishers step back and to the sides.
    void add_steps() {
        const Inches far = allowance(battle_, view_.movers);
        Order step = battle::of_kind(OrderKind::skirmish);
        step.facing = battle_.unit(view_.movers.first()).pose.facing;
        for (const tabletop::Offset offset : {tabletop::Offset{{}, -far}, {far, {}}, {-far, {}}}) {
            step.offset = offset;
            Places places = here_;
            for (const UnitId u : view_.movers)
                places.pose[u].centre = tabletop::place_at(places.pose[u], offset);
            add(step, places);
        }
    }

    const BodyView& view_;
    const Battle& battle_;
    const battle::Progress& progress_;
    Point goal_;
    bool fresh_;  ///< has neither moved nor turned in this turn
    Places here_;
    Options options_;
};

/// The place beside the end of the enemy line; once level with it, the quarry.
Point beside_line(const BodyView& view, UnitId lead, Point quarry) {
    const Battle& battle = view.outlook.battle();
    const SideIndex side = view.outlook.side();
    const bool right = battle.book.units[lead].block == Block::right;
    Point end = quarry;
    for (const UnitId e : view.outlook.enemies()) {
        const Point at = battle.unit(e).pose.centre;
        const Inches further = battle.book.rightness(side, at) - battle.book.rightness(side, end);
        if (right ? further > Inches{} : further < Inches{}) end = at;
    }
    const Point own = battle.unit(lead).pose.centre;
    const bool up = battle.book.sides[side].looks_up;
    if (up ? own.y >= end.y : own.y <= end.y) return quarry;
    const Inches by = view.outlook.card().envelop_by, out = right == up ? by : -by;
    const Inches room = battle.profile(lead).base.width;
    return {std::clamp(end.x + out, room, battle.book.board.width - room), end.y};
}

}  // namespace

Point goal_of(const BodyView& view) {
    const Battle& battle = view.outlook.battle();
    const UnitId lead = view.movers.first(), quarry = view.outlook.quarry(lead);
    if (quarry == battle::no_unit) return battle.unit(lead).pose.centre;
    const Point there = battle.unit(quarry).pose.centre;
    return view.posture == Posture::envelop ? beside_line(view, lead, there) : there;
}

PlaceCounts standing(const BodyView& view, Point goal) { return Finder(view, goal).here(); }

Options options_of(const BodyView& view, Point goal) {
    if (view.outlook.enemies().empty()) return {};
    return Finder(view, goal).find();
}

}  // namespace muster::rrtk::solo
