#include "rrtk/solo/body_options.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/manoeuvre.hpp"
#include "rrtk/battle/order_choice.hpp"
#include "tabletop/direction.hpp"
#include "tabletop/sweep.hpp"

namespace muster::rrtk::solo {

namespace {

using battle::Order;
using battle::OrderKind;
using tabletop::Facing;
using tabletop::Point;
using tabletop::Pose;

/// The wheels that are looked at, in degrees. Of equal places the first counts, so the smallest stand first:
/// who only owes a move turns no more than he must. Without the wide ones more battles are lost.
constexpr std::array<std::int16_t, 10> wheels{-8, 8, -20, 20, -45, 45, -60, 60, -90, 90};

/// A skirmisher's steps, in tenths of their length to the right and ahead: ahead, to the front corners, to
/// the sides, to the rear corners, back.
struct Step {
    int right, ahead;
};
constexpr std::array<Step, 8> steps{
    {{0, 10}, {-7, 7}, {7, 7}, {-10, 0}, {10, 0}, {-7, -7}, {7, -7}, {0, -10}}};

/// How far a skirmisher turns at the end of his step, in degrees. Turns of 90 were looked at too: they win
/// little and cost a tenth of the speed.
constexpr std::array<int, 3> turns{0, -45, 45};

/// No Body has more: three marches, the wheels, facing about, whole and half steps.
constexpr std::size_t all_options = 3 + wheels.size() + 1 + 2 * steps.size() * turns.size();

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
        neighbours_ = neighbours_of(view.outlook, view.movers, furthest());
    }

    [[nodiscard]] PlaceCounts here() {
        return counted([](UnitId, const Pose& now) { return now; });
    }

    [[nodiscard]] Options find() {
        options_.reserve(all_options);
        const bool one_way = one_facing(battle_, view_.movers);
        if (one_way && !progress_.manoeuvred) add_marches();
        if (fresh_) {
            if (may_turn()) {
                if (one_way) add_wheels();
                add_about_face();
            }
            if (all_skirmish()) add_steps();
        }
        return std::move(options_);
    }

  private:
    /// Counts where each unit stands that goes from its pose to `to(unit, pose)`.
    template <class To>
    [[nodiscard]] PlaceCounts counted(To to) {
        for (const UnitId u : places_.units) places_.pose[u] = to(u, battle_.unit(u).pose);
        PlaceCounts counts = count(view_.outlook, places_, goal_, neighbours_);
        if (view_.posture == Posture::slow || view_.posture == Posture::skirmish)
            counts.inches_slow = counts.inches_nearer;
        if (view_.posture != Posture::advance && view_.posture != Posture::envelop) counts.inches_nearer = 0;
        return counts;
    }

    template <class To>
    void add(const Order& order, To to) {
        options_.emplace_back(order, counted(to));
    }

    /// No point of the Body gets further: its whole move, and the turn of a block about its middle.
    [[nodiscard]] Inches furthest() const {
        const tabletop::Point middle = battle_.unit(view_.movers.first()).pose.centre;
        Inches block;
        for (const UnitId u : view_.movers) {
            const Profile& own = battle_.profile(u);
            block = std::max(block, tabletop::distance(middle, battle_.unit(u).pose.centre) + own.base.width +
                                        own.base.depth);
        }
        return allowance(battle_, view_.movers) + 2 * block;
    }

    /// Before an enemy that faces them others than skirmishers neither wheel nor face about.
    [[nodiscard]] bool may_turn() const {
        return all_skirmish() || !stands_before_enemy(battle_, view_.movers);
    }

    [[nodiscard]] bool all_skirmish() const {
        return std::all_of(view_.movers.begin(), view_.movers.end(),
                           [&](UnitId u) { return battle_.profile(u).has(battle::Trait::skirmish); });
    }

    void add_marches() {
        const Inches left = march_left(battle_, view_.movers), half = allowance(battle_, view_.movers) / 2;
        const Inches whole = march_ahead(battle_, view_.movers, left).far;
        const bool clear = no_friend_before(left);
        Inches before;
        for (const Inches wanted : {left, (left + half) / 2, half}) {
            if (wanted > left || wanted <= Inches{} || (view_.posture == Posture::slow && wanted > half))
                continue;
            Order march = battle::of_kind(OrderKind::march);
            march.distance = wanted;
            const Inches far =
                clear ? std::min(wanted, whole) : march_ahead(battle_, view_.movers, wanted).far;
            if (far <= Inches{} || far == before) continue;
            before = far;
            add(march, [&](UnitId, const Pose& now) { return tabletop::stepped(now, now.facing, far); });
        }
    }

    /// Nobody is on the way who may have to be passed completely: then a shorter march ends where it
    /// is told to, or where the longest does.
    [[nodiscard]] bool no_friend_before(Inches left) const {
        for (const UnitId u : view_.movers)
            for (const UnitId f : neighbours_.friends)
                if (!tabletop::misses(battle_.shape(u), battle_.unit(u).pose.facing,
                                      left + battle::friend_halt, battle_.shape(f)))
                    return false;
        return true;
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
            if (!wheels_so_far(battle_, wheel)) continue;
            add(wheel, [&](UnitId u, const Pose&) { return wheeled_pose(battle_, wheel, u); });
        }
    }

    void add_steps() {
        const Inches full = allowance(battle_, view_.movers);
        for (const Inches far : {full, full / 2})
            for (const Step& way : steps) add_step({far * way.right / 10, far * way.ahead / 10});
    }

    /// A step and each turn that may end it.
    void add_step(const tabletop::Offset& offset) {
        Order step = battle::of_kind(OrderKind::skirmish);
        step.offset = offset;
        for (const int turn : turns) {
            step.facing = Facing(battle_.unit(view_.movers.first()).pose.facing.degrees() + turn);
            add(step, [&](UnitId u, const Pose&) { return skirmish_pose(battle_, step, view_.movers, u); });
        }
    }

    const BodyView& view_;
    const Battle& battle_;
    const battle::Progress& progress_;
    Point goal_;
    bool fresh_;     ///< has neither moved nor turned in this turn
    Places places_;  ///< the one that is being counted
    Neighbours neighbours_;
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

battle::Order Option::order() const {
    Order order = battle::of_kind(kind);
    order.degrees = degrees;
    order.distance = distance;
    order.offset = offset;
    order.facing = facing;
    return order;
}

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

/// Nothing has happened since but that points of War Rating were spent.
bool KnownOptions::only_activated_since(const battle::State& now) const {
    if (now.progress != progress_ || now.acted != acted_ || now.held != held_) return false;
    for (std::size_t side = 0; side < 2; ++side) {
        battle::SideState then = sides_[side];
        then.activations = now.sides[side].activations;
        then.for_guns = now.sides[side].for_guns;
        if (then != now.sides[side]) return false;
    }
    for (std::size_t u = 0; u < units_.size(); ++u) {
        battle::UnitState then = units_[u];
        then.active = now.units[u].active;
        then.all_round = now.units[u].all_round;  // R-369; no line of a place asks for it
        if (then != now.units[u]) return false;
    }
    return true;
}

const Options& KnownOptions::of(const BodyView& view, Point goal) {
    const Battle& battle = view.outlook.battle();
    const battle::State& now = battle.state;
    if (movers_ == view.movers && only_activated_since(now)) return options_;
    movers_ = view.movers;
    options_ = options_of(view, goal);
    const auto first = now.units.begin();
    units_.assign(first, first + battle.book.unit_count());
    sides_ = now.sides;
    progress_ = now.progress;
    acted_ = now.acted;
    held_ = now.held;
    return options_;
}

}  // namespace muster::rrtk::solo
