// Postures, goals and points of places as a person reads them off an order sheet.
#pragma once

#include <doctest/doctest.h>

#include <map>
#include <set>
#include <vector>

#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/leaders.hpp"
#include "rrtk/battle/manoeuvre.hpp"
#include "rrtk/battle/order_choice.hpp"
#include "rrtk/battle/turn.hpp"
#include "rrtk/book/rulebook.hpp"
#include "support/order_chart_reader.hpp"
#include "tabletop/direction.hpp"

namespace muster::test::orders {

using rrtk::Posture;
using tabletop::Point;
using tabletop::Pose;

/// Adds up what places are worth.
class PlaceReader : public ChartReader {
  public:
    PlaceReader(const scenario::OrderFacts& sheet, const rrtk::CommanderCard& card, const rrtk::Plan& plan,
                const Situation& now)
        : ChartReader(sheet, card, now), plan_(plan) {}

    using Places = std::map<UnitId, Pose>;
    struct Choice {
        Order order;
        int points = 0;
    };

    [[nodiscard]] Posture posture_of(const UnitSet& movers) const {
        const UnitId first = movers.first();
        const rrtk::Postures& now = let_go() ? plan_.then : plan_.first;
        const rrtk::Block block = battle_.book.units[first].block;
        const bool screen = block == rrtk::Block::centre && battle_.profile(first).has(Trait::skirmish);
        const Posture posture = screen ? now.screen : now.of(block);
        const bool presses = battle_.state.sides[side_].turn >= card_.press_turn;
        const bool idle = posture == Posture::slow || posture == Posture::hold || posture == Posture::reserve;
        return presses && idle ? Posture::advance : posture;
    }

    /// What lets the plan go, looked for on the table.
    [[nodiscard]] bool let_go() const {
        using rrtk::Trigger;
        const UnitSet& own = battle_.book.sides[side_].units;
        const UnitSet& others = battle_.book.sides[enemy_of(side_)].units;
        const auto gone = [&](UnitId u) { return battle_.unit(u).presence >= Presence::routed; };
        const auto near = [&](std::set<rrtk::Block> blocks) {
            for (const UnitId u : battle_.grounded(side_))
                for (const UnitId e : battle_.grounded(enemy_of(side_)))
                    if (blocks.contains(battle_.book.units[u].block) &&
                        tabletop::gap(battle_.shape(u), battle_.shape(e)) <= plan_.release.near)
                        return true;
            return false;
        };
        bool any = false;
        for (const UnitId u : own) {
            const bool centre = battle_.book.units[u].block == rrtk::Block::centre;
            if (plan_.release.has(Trigger::centre_lost) && centre && gone(u)) any = true;
            if (plan_.release.has(Trigger::centre_touched) && centre && battle_.state.grounded(u) &&
                engaged(battle_, u))
                any = true;
        }
        for (const UnitId e : others)
            if (plan_.release.has(Trigger::enemy_lost) && gone(e)) any = true;
        if (plan_.release.has(Trigger::enemy_near_centre) && near({rrtk::Block::centre})) any = true;
        if (plan_.release.has(Trigger::enemy_near_a_flank) && near({rrtk::Block::left, rrtk::Block::right}))
            any = true;
        return any ||
               (plan_.release.has(Trigger::late) && battle_.state.sides[side_].turn >= plan_.release.turn);
    }

    [[nodiscard]] Places standing(const UnitSet& movers) const {
        Places places;
        for (const UnitId u : movers) places[u] = battle_.unit(u).pose;
        return places;
    }

    [[nodiscard]] int points(const Places& places, const UnitSet& movers) const {
        const UnitId first = movers.first();
        const Pose &from = battle_.unit(first).pose, &to = places.at(first);
        const Point aim = goal(movers);
        const Inches nearer = tabletop::distance(from.centre, aim) - tabletop::distance(to.centre, aim);
        const Posture posture = posture_of(movers);
        const int inches = static_cast<int>(nearer.in_thousandths() / 1000);
        const bool fast = posture == Posture::advance || posture == Posture::envelop;
        const bool slow = posture == Posture::slow || posture == Posture::skirmish;
        int sum = from == to ? worth("stand") : 0;
        if (fast) sum += inches * worth("nearer");
        if (slow) sum += inches * worth("nearer-slow");
        std::set<UnitId> struck, flanked, threatened, firing, downhill, level, after_him;
        for (const auto& [u, pose] : places) {
            const Profile& own = battle_.profile(u);
            const PlacedBase at{own.base, pose};
            const tabletop::Outline there = tabletop::outline(at);
            bool strikes = false, in_range = false;
            const bool his = battle_.book.units[u].leader == LeaderKind::cinc && has_leader(battle_, u);
            for (const UnitId e : battle_.grounded(enemy_of(side_))) {
                const Profile& other = battle_.profile(e);
                const bool free = !engaged(battle_, e);
                const PlacedBase enemy = battle_.placed(e);
                const tabletop::Outline& shape = battle_.shape(e);
                if (other.has(Trait::melee) && !other.has(Trait::artillery) && free &&
                    straight_ahead(enemy, enemy.base.width / 2, other.move, there)) {
                    const bool in_flank =
                        tabletop::side_towards(at, enemy.pose.centre) != tabletop::Edge::front &&
                        tabletop::behind_front_line(enemy, at);
                    (in_flank ? flanked : struck).insert(e);
                    (uphill_of(battle_.book, at, enemy) ? downhill : level).insert(e);
                    if (his) after_him.insert(e);
                }
                if (own.has(Trait::melee)) {
                    const bool ahead_now = straight_ahead(at, own.base.width / 2, own.move, shape);
                    if (ahead_now && free && !(from == to) &&
                        tabletop::gap(there, shape) <= threat_distance &&
                        tabletop::gap(battle_.shape(u), shape) > threat_distance)
                        threatened.insert(e);
                    if (ahead_now && may_charge(battle_, u, e) && charge_sum(u, at, e, {}) >= card_.charge)
                        strikes = true;
                }
                if (own.shot_dice > 0 && free && straight_ahead(at, {}, own.range, shape)) in_range = true;
                if (other.shot_dice > 0 && !other.has(Trait::melee) && free &&
                    straight_ahead(enemy, {}, other.range, there))
                    firing.insert(e);
            }
            if (strikes) sum += worth("strike");
            if (in_range) sum += worth("in-range");
            for (const UnitId f : battle_.grounded(side_))
                if (!movers.has(f) && tabletop::in_contact(there, battle_.shape(f))) sum += worth("support");
        }
        for (const UnitId e : level) downhill.erase(e);
        return sum + static_cast<int>(downhill.size()) * worth("uphill") +
               static_cast<int>(after_him.size()) * worth("guard") +
               static_cast<int>(struck.size()) * worth("struck") +
               static_cast<int>(flanked.size()) * worth("flanked") +
               static_cast<int>(threatened.size()) * worth("threat") +
               static_cast<int>(firing.size()) * worth("under-fire");
    }

    [[nodiscard]] std::vector<Choice> choices_of(const UnitSet& movers) const {
        std::vector<Choice> choices;
        const Progress& progress = battle_.state.progress;
        const bool one_way = one_facing(battle_, movers);
        const Inches left = march_left(battle_, movers), half = allowance(battle_, movers) / 2;
        if (one_way && !progress.manoeuvred) {
            Inches before;
            for (const Inches wanted : {left, (left + half) / 2, half}) {
                if (wanted > left || wanted <= Inches{}) continue;
                if (posture_of(movers) == Posture::slow && wanted > half) continue;
                const Inches far = march_ahead(battle_, movers, wanted).far;
                if (far <= Inches{} || far == before) continue;
                before = far;
                Order march = of_kind(OrderKind::march);
                march.distance = wanted;
                Places places;
                for (const UnitId u : movers) {
                    const Pose& now = battle_.unit(u).pose;
                    places[u] = tabletop::stepped(now, now.facing, far);
                }
                choices.push_back({march, points(places, movers)});
            }
        }
        if (progress.wheeled || progress.faced_about || progress.manoeuvred || progress.spent > Inches{})
            return choices;
        const bool light = std::all_of(movers.begin(), movers.end(),
                                       [&](UnitId u) { return battle_.profile(u).has(Trait::skirmish); });
        const Pose& lead = battle_.unit(movers.first()).pose;
        for (const int degrees : {-8, 8, -20, 20, -45, 45, -60, 60, -90, 90}) {
            Order wheel = of_kind(OrderKind::wheel);
            wheel.degrees = static_cast<std::int16_t>(degrees);
            if (!one_way || !open_to(wheel)) continue;
            Places places;
            for (const UnitId u : movers) places[u] = wheeled_pose(battle_, wheel, u);
            choices.push_back({wheel, points(places, movers)});
        }
        const bool may_turn = light || !stands_before_enemy(battle_, movers);
        if (may_turn && 2 * with_enemy_behind(movers) > movers.size()) {
            Places about;
            for (const UnitId u : movers) {
                const Pose& now = battle_.unit(u).pose;
                about[u] = {now.centre, tabletop::Facing(now.facing.degrees() + 180)};
            }
            choices.push_back({of_kind(OrderKind::about_face), points(about, movers)});
        }
        if (!light) return choices;
        for (const Inches step : {allowance(battle_, movers), half}) {
            const Inches corner = step * 7 / 10;
            for (const tabletop::Offset offset : {tabletop::Offset{{}, step},
                                                  {-corner, corner},
                                                  {corner, corner},
                                                  {-step, {}},
                                                  {step, {}},
                                                  {-corner, -corner},
                                                  {corner, -corner},
                                                  {{}, -step}}) {
                for (const int turn : {0, -45, 45}) {
                    Order order = of_kind(OrderKind::skirmish);
                    order.offset = offset;
                    order.facing = tabletop::Facing(lead.facing.degrees() + turn);
                    if (!open_to(order)) continue;
                    Places places;
                    for (const UnitId u : movers) places[u] = skirmish_pose(battle_, order, movers, u);
                    choices.push_back({order, points(places, movers)});
                }
            }
        }
        return choices;
    }

  private:
    /// It may do it, or might if it were active.
    [[nodiscard]] bool open_to(const Order& order) const {
        const Refusal why = check(battle_, order);
        return why == Refusal::none || why == Refusal::not_active;
    }

    /// Units whose nearest enemy, from middle to middle, is behind them.
    [[nodiscard]] int with_enemy_behind(const UnitSet& movers) const {
        int count = 0;
        for (const UnitId u : movers) {
            const Pose& pose = battle_.unit(u).pose;
            Inches least;
            UnitId nearest = no_unit;
            for (const UnitId e : battle_.grounded(enemy_of(side_))) {
                const Inches away = tabletop::distance(pose.centre, battle_.unit(e).pose.centre);
                if (nearest != no_unit && away >= least) continue;
                nearest = e;
                least = away;
            }
            if (tabletop::seen_from(pose, battle_.unit(nearest).pose.centre).ahead < Inches{}) ++count;
        }
        return count;
    }

    [[nodiscard]] int worth(const char* id) const { return line(sheet_.places, id); }

    [[nodiscard]] int third_of(UnitId unit) const {
        const Inches from_middle = battle_.book.rightness(side_, battle_.unit(unit).pose.centre) -
                                   battle_.book.rightness(side_, battle_.book.board.area().centre());
        return from_middle < -6_in ? -1 : from_middle > 6_in ? 1 : 0;
    }

    [[nodiscard]] Point goal(const UnitSet& movers) const {
        const UnitId first = movers.first();
        UnitId quarry = no_unit;
        Inches least;
        for (const UnitId e : battle_.grounded(enemy_of(side_))) {
            Inches away = tabletop::distance(battle_.unit(first).pose.centre, battle_.unit(e).pose.centre);
            if (third_of(e) != third_of(first)) away += card_.stray;
            away = away - card_.prefer * rank_of(first, e) / 50 - card_.finish * battle_.unit(e).hits;
            if (quarry != no_unit && away >= least) continue;
            quarry = e;
            least = away;
        }
        if (quarry == no_unit) return battle_.unit(first).pose.centre;
        const Point there = battle_.unit(quarry).pose.centre;
        if (posture_of(movers) != Posture::envelop) return there;
        const bool right = battle_.book.units[first].block == rrtk::Block::right;
        Point outermost = there;
        for (const UnitId e : battle_.grounded(enemy_of(side_))) {
            const Point at = battle_.unit(e).pose.centre;
            const Inches a = battle_.book.rightness(side_, at), b = battle_.book.rightness(side_, outermost);
            if (right ? a > b : a < b) outermost = at;
        }
        const bool up = battle_.book.sides[side_].looks_up;
        const Inches own = battle_.unit(first).pose.centre.y;
        if (up ? own >= outermost.y : own <= outermost.y) return there;
        const Inches width = battle_.profile(first).base.width;
        const Inches x = outermost.x + (right == up ? card_.envelop_by : -card_.envelop_by);
        return {std::clamp(x, width, battle_.book.board.width - width), outermost.y};
    }

    static bool straight_ahead(const PlacedBase& from, Inches widened, Inches range,
                               const tabletop::Outline& what) {
        const auto part =
            tabletop::in_corridor(tabletop::corridor(from, tabletop::Arc::front, widened), what);
        return part && part->nearest <= range;
    }

    const rrtk::Plan& plan_;
};

}  // namespace muster::test::orders
