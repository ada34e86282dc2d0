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

/// What Involved in Melee costs a unit on top of the hits of the round, in hundredths of a hit.
long long cost_of_melee(const Profile& unit, const Profile& enemy, int steadiness, int whole) {
    const Passes pass = passes_at(steadiness - (unit.melee_sheet() ? 0 : 100));
    const bool against_foot = unit.mounted() && !enemy.mounted();
    if (!unit.melee_sheet())
        return ((pass.none + pass.one) * whole + pass.two * (against_foot ? 100 : 0)) / 1'000'000;
    long long cost = pass.none * whole;
    if (unit.mounted())
        cost += pass.one * 100 + (against_foot ? pass.two * 100 : 0);
    else
        cost += pass.one * (enemy.mounted() ? whole : 100);
    return cost / 1'000'000;
}

}  // namespace

int worth_of(const battle::RuleTables& tables, const ChargeCase& charge) {
    const Profile &own = charge.charger, &other = charge.target;
    const int whole_own = own.rep * 100, whole_other = other.rep * 100;
    const Passes pass = passes_at(charge.steadiness * 100);
    const bool two_needed = charge.flank || (own.mounted() && !other.mounted());
    long long routs = pass.none, retires = 0;
    if (other.mounted())
        retires += pass.one;
    else if (two_needed || other.has(Trait::skirmish))
        routs += pass.one;
    if (other.has(Trait::skirmish)) retires += pass.two;
    const long long stands = 1'000'000 - routs - retires;
    long long gives = (routs * whole_other + retires * 100) / 1'000'000, takes = 0;
    if (other.has(Trait::pikes) && own.mounted()) {
        takes = stands * 100 / 1'000'000;
    } else if (own.has(Trait::pikes) && other.mounted()) {
        gives += stands * 100 / 1'000'000;
    } else {
        const bool countercharges =
            other.melee_sheet() && !other.has(Trait::dual) && (other.mounted() || other.has(Trait::frenzy));
        const int struck = hits_to_expect(tables, modifier_of(tables, own, other, true), other.ac);
        const int suffered = hits_to_expect(tables, modifier_of(tables, other, own, countercharges), own.ac);
        gives += stands *
                 (struck + cost_of_melee(other, own, charge.steadiness * 100 - struck, whole_other)) /
                 1'000'000;
        takes += stands * (suffered + cost_of_melee(own, other, whole_own - suffered, whole_own)) / 1'000'000;
    }
    return static_cast<int>(gives - takes);
}

std::uint8_t ChargeChart::kind_of(const OrderOfBattle& book, UnitId unit) {
    const Profile& own = book.units[unit].as_listed;
    for (std::size_t k = 0; k < first_of_.size(); ++k) {
        const Profile& known = book.units[first_of_[k]].as_listed;
        if (book.side_of(unit) == book.side_of(first_of_[k]) && own.traits == known.traits &&
            own.rep == known.rep && own.ac == known.ac && own.figures == known.figures)
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
        const Profile& own = book.units[first_of_[k]].as_listed;
        for (std::size_t e = 0; e < first_of_.size(); ++e) {
            if (book.side_of(first_of_[e]) == side) continue;
            const Profile& enemy = book.units[first_of_[e]].as_listed;
            rank_[k][e] = static_cast<std::int8_t>(worth_of(book.tables, {own, enemy, enemy.rep}) / 50);
            for (const bool flank : {false, true}) {
                int limit = always_worth;
                while (limit >= 0 && worth_of(book.tables, {own, enemy, limit, flank}) < card.charge) --limit;
                limits_[k][e][flank ? 1 : 0] = static_cast<std::int8_t>(limit);
            }
            fears_[k][e] = worth_of(book.tables, {enemy, own, own.rep + 1}) > card.danger;
        }
    }
}

}  // namespace muster::rrtk::solo
