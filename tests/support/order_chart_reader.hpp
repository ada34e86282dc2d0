// The charge chart of an order sheet as a person reads it.
#pragma once

#include <fmt/format.h>

#include <algorithm>
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

/// What the sheet says of one kind of target: "Orcs to 6, in flank 9 [+3]".
struct Entry {
    int front = -1, flank = -1, rank = 0;
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

/// The part of a cell that speaks of a target, read.
inline Entry entry_in(const std::string& cell, const Called& target) {
    constexpr int always = 99;
    Entry entry;
    std::size_t at = 0;
    const std::string between = " \u00b7 ";
    while (at < cell.size()) {
        const std::size_t end = std::min(cell.find(between, at), cell.size());
        const std::string text = cell.substr(at, end - at);
        at = end + between.size();
        const std::size_t bracket = text.rfind(" [");
        std::size_t words_at = std::string::npos;
        for (const char* word : {" always", " to ", " only in flank"})
            words_at = std::min(words_at, text.find(word));
        if (bracket == std::string::npos || !target.is(text.substr(0, words_at))) continue;
        entry.rank = number_in(text.substr(bracket + 2));
        const std::string words = text.substr(words_at + 1, bracket - words_at - 1);
        const auto last_number = [&] { return std::stoi(words.substr(words.rfind(' ') + 1)); };
        if (words == "always")
            entry.front = entry.flank = always;
        else if (words == "only in flank")
            entry.flank = always;
        else if (words.starts_with("only in flank, to "))
            entry.flank = last_number();
        else
            entry.front = entry.flank = std::stoi(words.substr(3));
        if (words.ends_with("in flank always"))
            entry.flank = always;
        else if (words.starts_with("to ") && words.find("in flank") != std::string::npos)
            entry.flank = last_number();
        return entry;
    }
    return entry;
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

    [[nodiscard]] bool could_charge(UnitId enemy, UnitId unit) const {
        const Profile& profile = battle_.profile(enemy);
        if (!profile.has(Trait::melee) || profile.has(Trait::artillery) || engaged(battle_, enemy))
            return false;
        if (!tabletop::within(battle_.shape(enemy), battle_.shape(unit), profile.move)) return false;
        const PlacedBase at = battle_.placed(enemy);
        const auto part = tabletop::in_corridor(
            tabletop::corridor(at, tabletop::Arc::front, at.base.width / 2), battle_.shape(unit));
        return part && part->nearest <= profile.move;
    }

    /// The chart allows the charge of `u`, who stands at `at`, with so many friends that go along.
    [[nodiscard]] bool allowed(UnitId u, const PlacedBase& at, UnitId e, int along) const {
        const bool flank =
            tabletop::side_towards(battle_.placed(e), at.pose.centre) != tabletop::Edge::front &&
            tabletop::behind_front_line(at, battle_.placed(e));
        int sum = steadiness(e) - along + battle_.unit(u).hits;
        if (could_charge(e, u)) sum -= card_.first_blow;
        if (!flank && has_leader(battle_, u) && battle_.book.units[u].leader == LeaderKind::cinc)
            sum += card_.guard_cinc;
        const Entry entry = look_up(u, e);
        return sum <= (flank ? entry.flank : entry.front);
    }

    [[nodiscard]] Entry look_up(UnitId charger, UnitId target) const {
        for (const scenario::ChargeRow& row : sheet_.charges)
            if (called(battle_.book, charger).is(row.unit))
                return entry_in(row.charges, called(battle_.book, target));
        return {};
    }

    [[nodiscard]] bool feared(UnitId unit, UnitId enemy) const {
        for (const scenario::ChargeRow& row : sheet_.charges)
            if (called(battle_.book, unit).is(row.unit)) {
                // Commas stand in brackets too: "Orcs (Rep 4, AC 2, 3 figures), Archers".
                std::string name;
                int depth = 0;
                for (const char c : row.fears + ",") {
                    depth += c == '(' ? 1 : c == ')' ? -1 : 0;
                    if (c != ',' || depth > 0) {
                        if (!name.empty() || c != ' ') name += c;
                        continue;
                    }
                    if (called(battle_.book, enemy).is(name)) return true;
                    name.clear();
                }
                return false;
            }
        return false;
    }

    /// The rank in the chart; kinds that charge nobody are not in it, so the chart itself is asked.
    [[nodiscard]] int rank_of(UnitId unit, UnitId enemy) const { return chart_.rank(unit, enemy); }

  protected:
    const scenario::OrderFacts& sheet_;
    const rrtk::CommanderCard& card_;
    const Battle& battle_;
    SideIndex side_;

  private:
    rrtk::solo::ChargeChart chart_;
};

}  // namespace muster::test::orders
