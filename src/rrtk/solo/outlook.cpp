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

Foe Outlook::seen(UnitId enemy) const {
    const Profile& profile = battle_.profile(enemy);
    const PlacedBase at = battle_.placed(enemy);
    const bool melee = profile.has(Trait::melee);
    Foe foe;
    foe.unit = enemy;
    foe.engaged = engaged(battle_, enemy);
    foe.charges = !foe.engaged && melee && !profile.has(Trait::artillery);
    foe.shoots = !foe.engaged && !melee && profile.shot_dice > 0;
    foe.move = profile.move;
    foe.range = profile.range;
    foe.ahead = foe.before = tabletop::corridor(at, tabletop::Arc::front);
    foe.before.half_width += at.base.width / 2;
    foe.steadiness = steadiness(enemy);
    foe.points = card_.backed * support(enemy) + (foe.engaged ? card_.fighting : 0);
    return foe;
}

void Outlook::see_foes() const {
    foes_.reserve(static_cast<std::size_t>(enemies().size()));
    for (const UnitId e : enemies()) {
        place_of_foe_[e] = static_cast<std::uint8_t>(foes_.size());
        foes_.push_back(seen(e));
    }
}

const Outlook::Charger& Outlook::charger(UnitId unit) const {
    Charger& own = chargers_[unit];
    if (known_chargers_.has(unit)) return own;
    known_chargers_.add(unit);
    own.beside = friends_touching(battle_, unit) - battle::file_behind(battle_, unit);
    own.points = card_.steady * (steadiness(unit) - battle_.profile(unit).rep);
    if (has_leader(battle_, unit)) {
        own.points += card_.leader;
        if (battle_.book.units[unit].leader == battle::LeaderKind::cinc) own.points += card_.cinc;
    }
    return own;
}

int Outlook::points_anywhere(UnitId unit, UnitId target, const UnitSet& going) const {
    const Foe& other = foe(target);
    const Charger& own = charger(unit);
    return chart_.cell(unit, target).at(other.steadiness) + own.points + other.points +
           card_.left_behind * (own.beside - going).size();
}

int Outlook::most_charge_points(UnitId unit, UnitId target, const UnitSet& going) const {
    return points_anywhere(unit, target, going) + std::max(0, card_.flank) + std::max(0, card_.answered) +
           std::max(0, card_.far);
}

int Outlook::charge_points(UnitId unit, const PlacedBase& at, UnitId target, const UnitSet& going) const {
    const PlacedBase there = battle_.placed(target);
    const Outline shape = tabletop::outline(at);
    int sum = points_anywhere(unit, target, going);
    const bool flank = tabletop::side_towards(there, at.pose.centre) != tabletop::Edge::front &&
                       tabletop::behind_front_line(at, there);
    if (flank) sum += card_.flank;
    if (could_charge(target, shape)) sum += card_.answered;
    if (!tabletop::within(shape, battle_.shape(target), battle_.profile(unit).move / 2)) sum += card_.far;
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
