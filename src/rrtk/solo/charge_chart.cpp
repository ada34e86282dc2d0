#include "rrtk/solo/charge_chart.hpp"

#include <algorithm>
#include <iterator>

namespace muster::rrtk::solo {

using battle::MeleeRow;
using battle::Trait;

int hits_to_expect(const battle::RuleTables& tables, int modifier, int ac) {
    const int per_hit = tables.points_per_hit(ac);
    int alone = 0, together = 0;
    for (int a = 1; a <= 6; ++a) {
        const int first = std::max(0, a + modifier);
        alone += first / per_hit * 6;
        for (int b = 1; b <= 6; ++b) together += (first + std::max(0, b + modifier)) / per_hit;
    }
    return (2 * alone + together) * 100 / (4 * 36);  // of 36 pairs; a pair is shared by two
}

namespace {

/// Chances of passing no, one, two dice at a steadiness given in hundredths, in shares of a million.
struct Passes {
    long long none, one, two;
};

Passes passes_at(int hundredths) {
    const long long pass = std::clamp(hundredths, 0, 600), fail = 600 - pass, whole = 360'000;
    const long long two = pass * pass * 1'000'000 / whole, none = fail * fail * 1'000'000 / whole;
    return {none, 1'000'000 - none - two, two};
}

/// The modifier of T-26 in the first round, on open ground.
int modifier_of(const battle::RuleTables& tables, const Profile& own, const Profile& enemy, bool charging) {
    int sum = 0;
    const auto add = [&](MeleeRow row, bool counts) { sum += counts ? tables.of(row) : 0; };
    add(MeleeRow::pikes, own.has(Trait::pikes));
    add(MeleeRow::elite, own.has(Trait::elite_melee));
    add(MeleeRow::shock, charging && own.has(Trait::shock));
    add(MeleeRow::combination, own.has(Trait::combination));
    add(MeleeRow::elephant, own.has(Trait::elephant));
    add(MeleeRow::frenzy, charging && own.has(Trait::frenzy));
    add(MeleeRow::against_mounted, enemy.mounted());
    add(MeleeRow::shooters, own.traits.any({Trait::missile, Trait::skirmish}));
    add(MeleeRow::horse_against_elephants, own.mounted() && enemy.has(Trait::elephant));
    return sum;
}

/// What a unit loses by a hit and by breaking, in thousandths of a point. A tournament counts points of units
/// that are gone; hits count by making that likelier.
struct Price {
    long long hit, rout;
};

Price price_of(const Fighter& unit) { return {400LL * unit.points / unit.profile.rep, 1000LL * unit.points}; }

/// What Involved in Melee costs a unit on top of the hits of the round. `steadiness` in hundredths.
long long cost_of_melee(const Profile& unit, const Profile& enemy, int steadiness, const Price& price) {
    const Passes pass = passes_at(steadiness - (unit.melee_sheet() ? 0 : 100));
    const bool against_foot = unit.mounted() && !enemy.mounted();
    if (!unit.melee_sheet())
        return ((pass.none + pass.one) * price.rout + pass.two * (against_foot ? price.hit : 0)) / 1'000'000;
    long long cost = pass.none * price.rout;
    if (unit.mounted())
        cost += pass.one * price.hit + (against_foot ? pass.two * price.hit : 0);
    else
        cost += pass.one * (enemy.mounted() ? price.rout : price.hit);
    return cost / 1'000'000;
}

}  // namespace

int gain_of(const battle::RuleTables& tables, const ChargeCase& charge) {
    const Profile &own = charge.charger.profile, &other = charge.target.profile;
    const Price price_own = price_of(charge.charger), price_other = price_of(charge.target);
    const Passes pass = passes_at(charge.steadiness * 100);
    long long routs = pass.none, retires = 0;
    if (other.mounted())
        retires += pass.one;
    else if (own.mounted() || other.has(Trait::skirmish))
        routs += pass.one;
    if (other.has(Trait::skirmish)) retires += pass.two;
    const long long stands = 1'000'000 - routs - retires;
    long long gives = (routs * price_other.rout + retires * price_other.hit) / 1'000'000, takes = 0;
    if (other.has(Trait::pikes) && own.mounted()) {
        takes = stands * price_own.hit / 1'000'000;
    } else if (own.has(Trait::pikes) && other.mounted()) {
        gives += stands * price_other.hit / 1'000'000;
    } else {
        const bool countercharges =
            other.melee_sheet() && !other.has(Trait::dual) && (other.mounted() || other.has(Trait::frenzy));
        const int struck = hits_to_expect(tables, modifier_of(tables, own, other, true), other.ac);
        const int suffered = hits_to_expect(tables, modifier_of(tables, other, own, countercharges), own.ac);
        gives += stands *
                 (struck * price_other.hit / 100 +
                  cost_of_melee(other, own, charge.steadiness * 100 - struck, price_other)) /
                 1'000'000;
        takes += stands *
                 (suffered * price_own.hit / 100 +
                  cost_of_melee(own, other, own.rep * 100 - suffered, price_own)) /
                 1'000'000;
    }
    return static_cast<int>(gives - takes);
}

namespace {

/// To the nearest whole number, halves away from 0.
long long rounded(long long value, long long by) {
    return value >= 0 ? (value + by / 2) / by : -((-value + by / 2) / by);
}

}  // namespace

ChartCell chart_cell(const battle::RuleTables& tables, const Fighter& charger, const Fighter& target,
                     const CommanderCard& card) {
    // Least squares over the six steadinesses that a die tells apart: their mean is 3.5, the sum of the
    // squares of their distances from it 17.5.
    long long sum = 0, tilted = 0;
    for (int steadiness = 1; steadiness <= 6; ++steadiness) {
        const long long gain = gain_of(tables, {charger, target, steadiness});
        sum += gain;
        tilted += (2 * steadiness - 7) * gain;
    }
    constexpr long long in_tenths = 100LL * 100;  // of thousandths times per cent
    const long long step = -rounded(tilted * card.gain, 35 * in_tenths);
    const long long middle = rounded(sum * card.gain, 6 * in_tenths);
    const int always = card.eager + (charger.profile.has(Trait::frenzy) ? card.frenzy : 0) +
                       (charger.profile.has(Trait::pikes) ? card.with_pikes : 0) +
                       (target.profile.mounted() ? card.against_mounted : 0);
    return {static_cast<std::int16_t>(middle + rounded(7 * step, 2) + always),
            static_cast<std::int16_t>(step)};
}

std::uint8_t ChargeChart::kind_of(const OrderOfBattle& book, UnitId unit) {
    const Profile& own = book.units[unit].as_listed;
    for (std::size_t k = 0; k < first_of_.size(); ++k) {
        const Profile& known = book.units[first_of_[k]].as_listed;
        if (book.side_of(unit) == book.side_of(first_of_[k]) && own.traits == known.traits &&
            own.rep == known.rep && own.ac == known.ac && own.figures == known.figures &&
            book.units[unit].points == book.units[first_of_[k]].points)
            return static_cast<std::uint8_t>(k);
    }
    if (first_of_.size() == most_kinds) return most_kinds - 1;
    first_of_.push_back(unit);
    return static_cast<std::uint8_t>(first_of_.size() - 1);
}

std::vector<UnitId> ChargeChart::kinds_of(const OrderOfBattle& book, SideIndex side) const {
    std::vector<UnitId> units;
    std::copy_if(first_of_.begin(), first_of_.end(), std::back_inserter(units),
                 [&](UnitId u) { return book.side_of(u) == side; });
    return units;
}

ChargeChart::ChargeChart(const OrderOfBattle& book, SideIndex side, const CommanderCard& card) {
    for (UnitId u = 0; u < book.unit_count(); ++u) kind_[u] = kind_of(book, u);
    for (std::size_t k = 0; k < first_of_.size(); ++k) {
        if (book.side_of(first_of_[k]) != side) continue;
        const auto fighter = [&](std::size_t kind) {
            return Fighter{book.units[first_of_[kind]].as_listed, book.units[first_of_[kind]].points};
        };
        for (std::size_t e = 0; e < first_of_.size(); ++e) {
            if (book.side_of(first_of_[e]) == side) continue;
            cells_[k][e] = chart_cell(book.tables, fighter(k), fighter(e), card);
            rank_[k][e] = static_cast<std::int16_t>(cells_[k][e].at(fighter(e).profile.rep));
        }
    }
}

}  // namespace muster::rrtk::solo
