#include "rrtk/solo/outlook.hpp"

#include <algorithm>

#include "rrtk/battle/bodies.hpp"
#include "rrtk/battle/leaders.hpp"
#include "tabletop/direction.hpp"
#include "tabletop/sweep.hpp"

namespace muster::rrtk::solo {

using battle::Profile;
using battle::Trait;
using tabletop::Outline;
using tabletop::PlacedBase;
using namespace literals;

Outlook::Outlook(const Battle& battle, SideIndex side, const Plan& plan, const CommanderCard& card,
                 const ChargeChart& chart)
    : battle_(battle), side_(side), plan_(plan), card_(card), chart_(chart), released_(is_released()) {}

UnitSet Outlook::block(Block block) const {
    UnitSet units;
    for (const UnitId u : battle_.grounded(side_))
        if (battle_.book.units[u].block == block) units.add(u);
    return units;
}

bool Outlook::holds(Trigger trigger) const {
    const battle::State& state = battle_.state;
    const UnitSet& own = battle_.book.sides[side_].units;
    const auto gone = [&](UnitId u) { return state.unit(u).presence >= battle::Presence::routed; };
    const auto near = [&](const UnitSet& units) { return nearest_enemy(units) <= plan_.release.near; };
    switch (trigger) {
        case Trigger::centre_touched: {
            const UnitSet centre = block(Block::centre);
            return std::any_of(centre.begin(), centre.end(), [&](UnitId u) { return engaged(battle_, u); });
        }
        case Trigger::centre_lost:
            return std::any_of(own.begin(), own.end(), [&](UnitId u) {
                return battle_.book.units[u].block == Block::centre && gone(u);
            });
        case Trigger::enemy_lost: {
            const UnitSet& others = battle_.book.sides[battle::enemy_of(side_)].units;
            return std::any_of(others.begin(), others.end(), gone);
        }
        case Trigger::enemy_near_centre: return near(block(Block::centre));
        case Trigger::enemy_near_a_flank: return near(block(Block::left)) || near(block(Block::right));
        case Trigger::late: return state.sides[side_].turn >= plan_.release.turn;
    }
    return false;
}

bool Outlook::is_released() const {
    return std::ranges::any_of(plan_.release.when, [&](Trigger trigger) { return holds(trigger); });
}

bool Outlook::presses() const { return battle_.state.sides[side_].turn >= card_.press_turn; }

Posture Outlook::posture(const UnitSet& body) const {
    const UnitId first = body.first();
    const Postures& now = released_ ? plan_.then : plan_.first;
    const Block block = battle_.book.units[first].block;
    const bool screen = block == Block::centre && battle_.profile(first).has(Trait::skirmish);
    const Posture posture = screen ? now.screen : now.of(block);
    const bool presses_now =
        presses() && (posture == Posture::slow || posture == Posture::hold || posture == Posture::reserve);
    return presses_now ? Posture::advance : posture;
}

int Outlook::support(UnitId unit) const { return std::min(3, friends_touching(battle_, unit).size()); }

int Outlook::steadiness(UnitId unit) const {
    constexpr int leader = 2;
    return battle_.profile(unit).rep - battle_.unit(unit).hits + support(unit) +
           (has_leader(battle_, unit) ? leader : 0);
}

bool Outlook::could_charge(UnitId enemy, const Outline& there) const {
    const Profile& profile = battle_.profile(enemy);
    if (!profile.has(Trait::melee) || profile.has(Trait::artillery)) return false;
    const PlacedBase at = battle_.placed(enemy);
    // The corridor is half a base wider on each side.
    if (!tabletop::within(battle_.shape(enemy), there, profile.move + at.base.width / 2) ||
        engaged(battle_, enemy))
        return false;
    const auto part =
        tabletop::in_corridor(tabletop::corridor(at, tabletop::Arc::front, at.base.width / 2), there);
    return part.has_value() && part->nearest <= profile.move;
}

int Outlook::charge_points(UnitId charger, const PlacedBase& at, UnitId target, const UnitSet& going) const {
    const PlacedBase there = battle_.placed(target);
    const Outline shape = tabletop::outline(at);
    const bool flank = tabletop::side_towards(there, at.pose.centre) != tabletop::Edge::front &&
                       tabletop::behind_front_line(at, there);
    const UnitSet left = friends_touching(battle_, charger) - going - battle::file_behind(battle_, charger);
    int sum = chart_.cell(charger, target).at(steadiness(target));
    sum += card_.steady * (steadiness(charger) - battle_.profile(charger).rep);
    sum += card_.left_behind * left.size() + card_.backed * support(target);
    if (engaged(battle_, target)) sum += card_.fighting;
    if (flank) sum += card_.flank;
    if (could_charge(target, shape)) sum += card_.answered;
    if (tabletop::gap(shape, battle_.shape(target)) * 2 > battle_.profile(charger).move) sum += card_.far;
    if (has_leader(battle_, charger)) {
        sum += card_.leader;
        if (battle_.book.units[charger].leader == battle::LeaderKind::cinc) sum += card_.cinc;
    }
    return sum;
}

UnitId Outlook::quarry(UnitId unit) const {
    // Sectors: the left, the middle and the right third of the front.
    const auto sector = [&](UnitId u) {
        const Inches at = battle_.book.rightness(side_, battle_.unit(u).pose.centre) -
                          battle_.book.rightness(side_, battle_.book.board.area().centre());
        return at < -6_in ? -1 : at > 6_in ? 1 : 0;
    };
    const int own = sector(unit);
    constexpr int points_for_prefer = 50;
    UnitId best = battle::no_unit;
    Inches nearest;
    for (const UnitId e : enemies()) {
        Inches away = tabletop::distance(battle_.unit(unit).pose.centre, battle_.unit(e).pose.centre);
        if (sector(e) != own) away += card_.stray;
        away -= card_.prefer * chart_.rank(unit, e) / points_for_prefer;
        away -= card_.finish * battle_.unit(e).hits;
        if (best != battle::no_unit && away >= nearest) continue;
        best = e;
        nearest = away;
    }
    return best;
}

Inches Outlook::nearest_enemy(const UnitSet& units) const {
    Inches least = Inches::thousandths(INT32_MAX);
    for (const UnitId u : units)
        for (const UnitId e : enemies())
            if (tabletop::within(battle_.shape(u), battle_.shape(e), least))
                least = tabletop::gap(battle_.shape(u), battle_.shape(e));
    return least;
}

}  // namespace muster::rrtk::solo
