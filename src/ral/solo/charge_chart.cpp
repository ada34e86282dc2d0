#include "ral/solo/charge_chart.hpp"

#include <algorithm>

namespace muster::ral::solo {

namespace {

using battle::Figure;
using battle::MeleeRow;
using battle::MoraleRow;

/// Values are reckoned in ten-thousandths of a point of an army's cost.
constexpr std::int64_t fine = 10'000, tenth = 1'000;
constexpr int faces = 6;

/// Figures that fall, by how many of the six faces.
using Hits = std::array<int, 16>;

/// One charge, all its dice.
class Duel {
  public:
    Duel(const battle::Figures& figures, const ChargeCase& charge, const CommanderCard& card)
        : figures_(figures), charge_(charge), card_(card) {}

    [[nodiscard]] std::int64_t value() const {
        const Fighter &charger = charge_.charger, &target = charge_.target;
        const std::int64_t fight = round(charger.figures, target.figures, card_.rounds);
        const bool tests = charge_.meeting == Meeting::flank || (charger.mounted && target.mounted);
        if (charge_.meeting == Meeting::joined || !tests) return fight;
        const int plus = charge_.meeting == Meeting::flank ? of(MoraleRow::flank) : 0;
        const int stands = standing(target, charger, target.figures, plus);
        return (stands * fight + (faces - stands) * run_worth(target)) / faces;
    }

  private:
    [[nodiscard]] int of(MoraleRow row) const { return figures_.morale[static_cast<std::size_t>(row)].value; }
    [[nodiscard]] int of(MeleeRow row, int lost) const {
        const Figure& figure = figures_.melee[static_cast<std::size_t>(row)];
        return figure.value * (figure.per == 0 ? 1 : lost / figure.per);
    }

    [[nodiscard]] int modifier(const Fighter& unit, int left) const {
        const int lost = unit.figures - left;
        const MeleeRow rank = unit.rank == Rank::peasant  ? MeleeRow::peasant
                              : unit.rank == Rank::yeoman ? MeleeRow::yeoman
                                                          : MeleeRow::knight;
        return of(rank, 0) + (unit.mounted ? of(MeleeRow::mounted, 0) : 0) +
               of(unit.mounted ? MeleeRow::mounted_losses : MeleeRow::foot_losses, lost);
    }

    [[nodiscard]] Hits hits(const Fighter& unit, int left, const Fighter& on) const {
        Hits counts{};
        for (int die = 1; die <= faces; ++die) {
            const int fallen = casualties(die + modifier(unit, left), on.divisor);
            ++counts[std::min<std::size_t>(static_cast<std::size_t>(fallen), counts.size() - 1)];
        }
        return counts;
    }

    /// Faces of the die with which the unit stands.
    [[nodiscard]] int standing(const Fighter& unit, const Fighter& by, int left, int plus) const {
        const int need = figures_.needs[by.type][unit.type];
        if (need == 0) return faces;
        if (2 * (unit.figures - left) >= unit.figures) plus += of(MoraleRow::half_lost);
        return std::clamp(faces + 1 - (need - plus), 0, faces);
    }

    [[nodiscard]] static std::int64_t whole_worth(const Fighter& unit) { return unit.points * fine; }
    /// Less half the chance to rally by itself.
    [[nodiscard]] std::int64_t run_worth(const Fighter& unit) const {
        int rallies = 0;
        if (unit.rank == Rank::knight) rallies = faces + 1 - figures_.chances.rally_knights;
        if (unit.rank == Rank::yeoman) rallies = faces + 1 - figures_.chances.rally_yeomen;
        return whole_worth(unit) * (2 * faces - rallies) / (2 * faces);
    }
    [[nodiscard]] std::int64_t figures_worth(const Fighter& unit, int left) const {
        return whole_worth(unit) * (unit.figures - left) * card_.figure / (unit.figures * 100);
    }
    [[nodiscard]] std::int64_t gone_worth(const Fighter& unit, int left) const {
        return left == 0 ? whole_worth(unit) : run_worth(unit);
    }

    /// Both strike at once with the figures that they had before (RAL-030), then both test.
    [[nodiscard]] std::int64_t round(int own, int theirs, int rounds) const {
        const Fighter &charger = charge_.charger, &target = charge_.target;
        if (rounds == 0) return figures_worth(target, theirs) - mine(figures_worth(charger, own));
        const Hits given = hits(charger, own, target);
        Hits taken{};
        taken[0] = faces;
        if (charge_.meeting != Meeting::joined) taken = hits(target, theirs, charger);
        std::int64_t sum = 0;
        for (std::size_t g = 0; g < given.size(); ++g)
            for (std::size_t t = 0; given[g] > 0 && t < taken.size(); ++t)
                if (taken[t] > 0) sum += given[g] * taken[t] * after({own, theirs, rounds}, g, t);
        return sum / (faces * faces);
    }

    struct Standing {
        int own, theirs, rounds;
    };
    [[nodiscard]] std::int64_t after(Standing now, std::size_t given, std::size_t taken) const {
        const Fighter &charger = charge_.charger, &target = charge_.target;
        const int own = std::max(0, now.own - static_cast<int>(taken));
        const int theirs = std::max(0, now.theirs - static_cast<int>(given));
        const int i_stay = own == 0 ? 0 : taken == 0 ? faces : standing(charger, target, own, 0);
        const int he_stays = theirs == 0 ? 0 : given == 0 ? faces : standing(target, charger, theirs, 0);
        const std::int64_t i_go_worth = mine(gone_worth(charger, own)),
                           i_stay_worth = mine(figures_worth(charger, own));
        const std::int64_t he_goes_worth = gone_worth(target, theirs),
                           he_stays_worth = figures_worth(target, theirs);
        const int i_go = faces - i_stay, he_goes = faces - he_stays;
        std::int64_t sum = i_go * he_goes * (he_goes_worth - i_go_worth) +
                           i_stay * he_goes * (he_goes_worth - i_stay_worth) +
                           i_go * he_stays * (he_stays_worth - i_go_worth);
        if (i_stay * he_stays > 0) sum += i_stay * he_stays * round(own, theirs, now.rounds - 1);
        return sum / (faces * faces);
    }

    [[nodiscard]] std::int64_t mine(std::int64_t worth) const { return worth * card_.loss / 100; }

    const battle::Figures& figures_;
    const ChargeCase& charge_;
    const CommanderCard& card_;
};

Fighter fighter(const Rules& rules, std::size_t type, bool bows) {
    const TroopType& of = rules.types[type];
    return {static_cast<std::uint8_t>(type), of.rank, of.mounted, of.figures, of.divisor, of.points(bows)};
}

}  // namespace

int gain_of(const battle::Figures& figures, const ChargeCase& charge, const CommanderCard& card) {
    const std::int64_t value = Duel(figures, charge, card).value();
    return static_cast<int>((value + (value < 0 ? -tenth / 2 : tenth / 2)) / tenth);
}

ChargeChart::ChargeChart(const Rules& rules, const CommanderCard& card) {
    const battle::Figures figures = battle::figures_of(rules);
    const auto kinds = 2 * rules.types.size();
    for (std::size_t m = 0; m < meetings; ++m)
        for (std::size_t a = 0; a < kinds; ++a)
            for (std::size_t t = 0; t < kinds; ++t)
                cells_[m][a][t] = static_cast<std::int16_t>(
                    gain_of(figures,
                            {fighter(rules, a / 2, a % 2 == 1), fighter(rules, t / 2, t % 2 == 1),
                             static_cast<Meeting>(m)},
                            card));
}

}  // namespace muster::ral::solo
