#include "rrtk/solo/body_options.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "rrtk/battle/manoeuvre.hpp"
#include "rrtk/battle/order_choice.hpp"
#include "tabletop/direction.hpp"

namespace muster::rrtk::solo {

namespace {

using battle::Order;
using battle::OrderKind;
using tabletop::Facing;
using tabletop::Point;
using tabletop::Pose;

/// The wheels that are looked at, in degrees. Of equal places the first counts.
constexpr std::array<std::int16_t, 6> wheels{-45, 45, -20, 20, -8, 8};

class Finder {
  public:
    /// \pre there are enemies on the ground, for find()
    Finder(const BodyView& view, Point goal)
        : view_(view),
          battle_(view.outlook.battle()),
          progress_(battle_.state.progress),
          goal_(goal),
          fresh_(!progress_.wheeled && !progress_.faced_about && !progress_.manoeuvred &&
                 progress_.spent == Inches{}) {
        places_.units = view.movers;
    }

    [[nodiscard]] PlaceCounts here() {
        return counted([](UnitId, const Pose& now) { return now; });
    }

    [[nodiscard]] Options find() {
        const bool one_way = one_facing(battle_, view_.movers);
        if (one_way && !progress_.manoeuvred) add_marches();
        if (fresh_) {
            if (one_way) add_wheels();
            add_about_face();
            if (all_skirmish()) add_steps();
        }
        return options_;
    }

  private:
    /// Counts where each unit stands that goes from its pose to `to(unit, pose)`.
    template <class To>
    [[nodiscard]] PlaceCounts counted(To to) {
        for (const UnitId u : places_.units) places_.pose[u] = to(u, battle_.unit(u).pose);
        PlaceCounts counts = count(view_.outlook, places_, goal_);
        if (view_.posture == Posture::slow || view_.posture == Posture::skirmish)
            counts.inches_slow = counts.inches_nearer;
        if (view_.posture != Posture::advance && view_.posture != Posture::envelop) counts.inches_nearer = 0;
        return counts;
    }

    template <class To>
    void add(const Order& order, To to) {
        if (!options_.full()) options_.push_back({order, counted(to)});
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
            add(march, [&](UnitId, const Pose& now) { return tabletop::stepped(now, now.facing, far); });
        }
    }

    /// Nobody turns his back on the enemy, though facing about is a way to spend a move that is owed.
    void add_about_face() {
        if (!enemy_is_behind()) return;
        add(battle::of_kind(OrderKind::about_face), [](UnitId, const Pose& now) {
            return Pose{now.centre, Facing(now.facing.degrees() + 180)};
        });
    }

    /// More of its units have the enemy nearest to them, by middles, behind them than before them.
    [[nodiscard]] bool enemy_is_behind() const {
        int behind = 0;
        for (const UnitId u : view_.movers) {
            std::int64_t least = INT64_MAX;
            bool nearest_is_behind = false;
            for (const Foe& foe : view_.outlook.foes()) {
                const tabletop::Offset off =
                    tabletop::seen_from(battle_.unit(u).pose, battle_.unit(foe.unit).pose.centre);
                const std::int64_t ahead = off.ahead.in_thousandths(), right = off.right.in_thousandths();
                const std::int64_t far = ahead * ahead + right * right;
                if (far >= least) continue;
                least = far;
                nearest_is_behind = ahead < 0;
            }
            behind += nearest_is_behind ? 1 : -1;
        }
        return behind > 0;
    }

    void add_wheels() {
        Order wheel = battle::of_kind(OrderKind::wheel);
        for (const std::int16_t degrees : wheels) {
            wheel.degrees = degrees;
            add(wheel, [&](UnitId u, const Pose&) { return wheeled_pose(battle_, wheel, u); });
        }
    }

    /// Skirmishers step any way without turning.
    void add_steps() {
        const Inches far = allowance(battle_, view_.movers), diagonal = far * 7 / 10;
        Order step = battle::of_kind(OrderKind::skirmish);
        step.facing = battle_.unit(view_.movers.first()).pose.facing;
        for (const tabletop::Offset offset : {tabletop::Offset{{}, far},
                                              {-diagonal, diagonal},
                                              {diagonal, diagonal},
                                              {-far, {}},
                                              {far, {}},
                                              {{}, -far},
                                              {{}, -far / 2}}) {
            step.offset = offset;
            add(step, [&](UnitId, const Pose& now) {
                return Pose{tabletop::place_at(now, offset), now.facing};
            });
        }
    }

    const BodyView& view_;
    const Battle& battle_;
    const battle::Progress& progress_;
    Point goal_;
    bool fresh_;     ///< has neither moved nor turned in this turn
    Places places_;  ///< the one that is being counted
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
