// The charge chart of an order sheet as a person reads it.
#pragma once

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>

#include "base/text.hpp"
#include "rrtk/battle/bodies.hpp"
#include "rrtk/battle/charge.hpp"
#include "rrtk/battle/leaders.hpp"
#include "rrtk/battle/movement.hpp"
#include "rrtk/battle/sight.hpp"
#include "rrtk/solo/charge_chart.hpp"
#include "scenario/facts.hpp"

namespace muster::test::orders {

using namespace muster::rrtk::battle;
using tabletop::PlacedBase;

/// What the sheet says of one kind of target: "Orcs +92 − 13".
struct Entry {
    int points = 0, step = 0;
};

inline int number_in(std::string text) {
    const std::string minus = "\u2212";
    if (text.starts_with(minus)) text = "-" + text.substr(minus.size());
    return std::stoi(text);
}

/// What a unit may be called on the sheet: its name, and its figures where the name is not enough.
struct Called {
    std::string name, figures;
    [[nodiscard]] bool is(std::string head) const {
        if (const std::size_t bracket = head.find(" ("); bracket != std::string::npos) {
            if (head.substr(bracket + 1) != figures) return false;
            head.resize(bracket);
        }
        return (" / " + head + " / ").find(" / " + name + " / ") != std::string::npos;
    }
};

inline Called called(const OrderOfBattle& book, UnitId unit) {
    const std::string& name = book.name(unit);
    const Profile& p = book.units[unit].as_listed;
    return {name.substr(0, name.rfind(' ')),
            fmt::format("(Rep {}, AC {}, {})", p.rep, p.ac, counted(p.figures, "figure", "figures"))};
}

/// The part of a cell that speaks of a target, read; nothing if none does.
inline std::optional<Entry> entry_in(const std::string& cell, const Called& target) {
    const std::string between = " \u00b7 ";
    std::size_t at = 0;
    while (at < cell.size()) {
        const std::size_t end = std::min(cell.find(between, at), cell.size());
        std::string text = cell.substr(at, end - at);
        at = end + between.size();
        const auto last_word = [&text] {
            const std::size_t space = text.rfind(' ');
            std::string word = text.substr(space + 1);
            text.resize(space);
            return word;
        };
        const int step = number_in(last_word());
        const int sign = last_word() == "+" ? -1 : 1;
        const int points = number_in(last_word());
        if (target.is(text)) return Entry{points, sign * step};
    }
    return std::nullopt;
}

/// Looks charges up, with the figures of the table.
class ChartReader {
  public:
    ChartReader(const scenario::OrderFacts& sheet, const rrtk::CommanderCard& card, const Situation& now)
        : sheet_(sheet),
          card_(card),
          battle_(now.battle),
          side_(now.side),
          chart_(now.book, now.side, card) {}

    /// Straight ahead within its move, by the tape.
    [[nodiscard]] bool ahead(UnitId unit, UnitId enemy) const {
        return in_charge_reach(battle_, unit, enemy, battle_.profile(unit).move);
    }

    [[nodiscard]] int steadiness(UnitId unit) const {
        return battle_.profile(unit).rep - battle_.unit(unit).hits + std::min(3, friends(unit)) +
               (has_leader(battle_, unit) ? 2 : 0);
    }

    [[nodiscard]] int friends(UnitId unit) const { return friends_touching(battle_, unit).size(); }

    [[nodiscard]] bool could_charge(UnitId enemy, const tabletop::Outline& there) const {
        const Profile& profile = battle_.profile(enemy);
        if (!profile.has(Trait::melee) || profile.has(Trait::artillery) || engaged(battle_, enemy))
            return false;
        const PlacedBase at = battle_.placed(enemy);
        const auto part =
            tabletop::in_corridor(tabletop::corridor(at, tabletop::Arc::front, at.base.width / 2), there);
        return part && part->nearest <= profile.move;
    }

    /// The sum of a charge of `u`, from `at`, on `e`: chart and lines; `going` charge too.
    [[nodiscard]] int charge_sum(UnitId u, const PlacedBase& at, UnitId e, const UnitSet& going) const {
        const PlacedBase target = battle_.placed(e);
        const Entry entry = look_up(u, e);
        int sum = entry.points - entry.step * std::clamp(steadiness(e), 0, 6);
        sum += (steadiness(u) - battle_.profile(u).rep) * line(sheet_.charging, "steady");
        for (const UnitId f : friends_touching(battle_, u))
            if (!going.has(f) && !file_behind(battle_, u).has(f)) sum += line(sheet_.charging, "left-behind");
        sum += std::min(3, friends(e)) * line(sheet_.charging, "backed");
        if (engaged(battle_, e)) sum += line(sheet_.charging, "fighting");
        if (tabletop::side_towards(target, at.pose.centre) != tabletop::Edge::front &&
            tabletop::behind_front_line(at, target))
            sum += line(sheet_.charging, "flank");
        const tabletop::Outline there = tabletop::outline(at);
        if (could_charge(e, there)) sum += line(sheet_.charging, "answered");
        if (tabletop::gap(there, battle_.shape(e)) > battle_.profile(u).move / 2)
            sum += line(sheet_.charging, "far");
        if (has_leader(battle_, u)) sum += line(sheet_.charging, "leader");
        if (has_leader(battle_, u) && battle_.book.units[u].leader == LeaderKind::cinc)
            sum += line(sheet_.charging, "cinc");
        return sum;
    }

    [[nodiscard]] Entry look_up(UnitId charger, UnitId target) const {
        for (const scenario::ChargeRow& row : sheet_.charges)
            if (called(battle_.book, charger).is(row.unit)) {
                const auto entry = entry_in(row.charges, called(battle_.book, target));
                if (entry) return *entry;
            }
        FAIL("the chart has no entry for " << battle_.book.name(charger) << " on "
                                           << battle_.book.name(target));
        return {};
    }

    /// The chart's points at the enemy's Rep; kinds that charge nobody are not in it, so it is asked itself.
    [[nodiscard]] int rank_of(UnitId unit, UnitId enemy) const { return chart_.rank(unit, enemy); }

    [[nodiscard]] static int line(const std::vector<scenario::Named>& lines, const char* id) {
        for (const scenario::Named& one : lines)
            if (one.id == id) return number_in(one.note);
        FAIL("the sheet has no line " << id);
        return 0;
    }

  protected:
    const scenario::OrderFacts& sheet_;
    const rrtk::CommanderCard& card_;
    const Battle& battle_;
    SideIndex side_;

  private:
    rrtk::solo::ChargeChart chart_;
};

}  // namespace muster::test::orders
