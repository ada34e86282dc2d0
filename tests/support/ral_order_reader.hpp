// A person with the order sheet of Rules by Ral and a tape measure: reads the printed rows, lines and chart.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>

#include "base/text.hpp"
#include "ral/battle/archery.hpp"
#include "ral/battle/choices.hpp"
#include "ral/battle/ground.hpp"
#include "ral/battle/turn.hpp"
#include "ral/solo/conduct.hpp"
#include "scenario/facts.hpp"
#include "tabletop/direction.hpp"

namespace muster::test::ral_orders {

using namespace ral::battle;
using namespace literals;

/// "+12", "−7 %", "0" as print has them.
inline int printed_number(std::string text) {
    const std::string minus = "\u2212";
    const bool less = text.starts_with(minus);
    if (less) text = text.substr(minus.size());
    const int value = std::atoi(text.c_str() + (text.starts_with("+") ? 1 : 0));
    return less ? -value : value;
}

/// The sheet, read once.
class Sheet {
  public:
    explicit Sheet(const scenario::OrderFacts& facts) : facts_(facts) {
        for (const auto* lines : {&facts.charging, &facts.places})
            for (const scenario::Named& line : *lines) points_[line.id] = printed_number(line.note);
        for (const scenario::ChargeRow& row : facts.charges)
            for (const std::string& cell : parts(row.charges, " \u00b7 ")) read_cell(row.unit, cell);
    }

    [[nodiscard]] const scenario::OrderFacts& facts() const { return facts_; }
    /// The points of a line; 0 for lines that are not printed.
    [[nodiscard]] int line(const std::string& id) const {
        const auto found = points_.find(id);
        return found == points_.end() ? 0 : found->second;
    }
    /// `which`: 0 = face to face, 1 = from behind its front line, 2 = in melee already.
    [[nodiscard]] int chart(const std::string& charger, const std::string& target, std::size_t which) const {
        return cells_.at({charger, target}).at(which);
    }

    [[nodiscard]] static std::vector<std::string> parts(const std::string& text, const std::string& mark) {
        std::vector<std::string> found;
        std::size_t at = 0;
        for (std::size_t end = text.find(mark); end != std::string::npos; end = text.find(mark, at)) {
            found.push_back(text.substr(at, end - at));
            at = end + mark.size();
        }
        found.push_back(text.substr(at));
        return found;
    }

  private:
    /// "Foot Knights +12 / −3 / +40".
    void read_cell(const std::string& charger, const std::string& cell) {
        std::vector<std::string> numbers = parts(cell, " / ");
        REQUIRE(numbers.size() == 3);
        const std::size_t blank = numbers[0].rfind(' ');
        const std::string target = numbers[0].substr(0, blank);
        numbers[0] = numbers[0].substr(blank + 1);
        for (const std::string& number : numbers) cells_[{charger, target}].push_back(printed_number(number));
    }

    const scenario::OrderFacts& facts_;
    std::map<std::string, int> points_;
    std::map<std::pair<std::string, std::string>, std::vector<int>> cells_;
};

/// What the reader sees of a position.
class Reader {
  public:
    Reader(const Sheet& sheet, const ral::CommanderCard& card, const Battle& battle, SideIndex side)
        : sheet_(sheet), card_(card), battle_(battle), side_(side) {}

    [[nodiscard]] std::string kind(UnitId unit) const {
        const UnitEntry& entry = battle_.entry(unit);
        return battle_.book.type_names[entry.type] + (entry.bows ? " with bows" : "");
    }
    [[nodiscard]] std::string row(UnitId unit) const {
        return (battle_.side_of(unit) == side_ ? "" : "Theirs: ") + kind(unit);
    }

    /// What the charge adds up to.
    [[nodiscard]] int charge_sum(const Order& charge) const {
        const UnitId u = charge.unit, e = charge.target;
        const bool routed = battle_.state.routed(e), fights = battle_.in_melee(e);
        const std::size_t which = fights ? 2 : starts_behind(battle_, u, e) ? 1 : 0;
        int sum = routed
                      ? sheet_.line("routed")
                      : sheet_.chart(row(u), kind(e), which) + battle_.lost(e) * sheet_.line("target-lost");
        sum += battle_.lost(u) * sheet_.line("own-lost");
        if (battle_.led(u)) sum += sheet_.line("led");
        if (battle_.led(e)) sum += sheet_.line("target-led");
        if (battle_.entry(u).bows) sum += sheet_.line("archers");
        if (charge.edge == tabletop::Edge::rear && fights && !routed) sum += sheet_.line("rear");
        if (height(u) < height(e)) sum += sheet_.line("uphill");
        for (const UnitId other : battle_.present()) {
            if (other == u || other == e || battle_.entry(other).bows || battle_.state.routed(other) ||
                battle_.in_melee(other) || gap(other, e) > battle_.entry(other).move)
                continue;
            const bool friendly = battle_.side_of(other) == side_;
            if (friendly && !check_free(battle_, side_, other).none()) continue;
            sum += sheet_.line(friendly ? "backed" : "answered");
        }
        return sum;
    }

    /// The charge that row "worth-charging" makes, if any.
    [[nodiscard]] std::optional<Order> charge() const {
        std::optional<Order> best;
        int most = card_.charge - 1;
        for (const UnitId u : battle_.book.sides[side_].units)
            for (const UnitId e : battle_.book.sides[enemy_of(side_)].units) {
                Order tried;
                if (!battle_.state.on_table(u) || !battle_.state.on_table(e) ||
                    !check_free(battle_, side_, u).none() || !find_charge(battle_, u, e, tried) ||
                    !check(battle_, side_, tried).none())
                    continue;
                const int sum = charge_sum(tried);
                if (sum <= most) continue;
                most = sum;
                best = tried;
            }
        return best;
    }

    /// Row "joins-fight": the unit fights without a leader, and costs what the row asks for.
    [[nodiscard]] bool may_join(UnitId unit) const {
        const auto row = std::ranges::find(sheet_.facts().rows, "joins-fight", &scenario::Named::id);
        REQUIRE(row != sheet_.facts().rows.end());
        const std::string before = "that fights without a leader and costs ";
        const std::size_t at = row->title.find(before);
        REQUIRE(at != std::string::npos);
        return battle_.state.fit(unit) && battle_.in_melee(unit) && !battle_.led(unit) &&
               battle_.entry(unit).points >= std::atoi(row->title.c_str() + at + before.size());
    }
    /// A leader of the side has such a unit within his reach, and nothing binds him to his own.
    [[nodiscard]] bool leader_may_join() const {
        for (std::size_t i = 0; i < battle_.book.leaders.size(); ++i) {
            const LeaderState& leader = battle_.state.leaders[i];
            if (battle_.book.leaders[i].side != side_ || leader.fate != Fate::alive ||
                leader.with == no_unit || !battle_.state.fit(leader.with) || battle_.in_melee(leader.with))
                continue;
            Order lead;
            lead.kind = OrderKind::lead;
            lead.leader = static_cast<LeaderId>(i);
            for (const UnitId unit : battle_.book.sides[side_].units) {
                lead.target = unit;
                if (may_join(unit) && check(battle_, side_, lead).none()) return true;
            }
        }
        return false;
    }

    /// What standing there is worth.
    [[nodiscard]] int place_sum(UnitId unit, UnitId quarry, const tabletop::Pose& pose, bool advances) const {
        const tabletop::PlacedBase base{battle_.entry(unit).base(battle_.unit(unit).formation), pose};
        const tabletop::Outline there = tabletop::outline(base);
        const tabletop::Point goal = battle_.unit(quarry).pose.centre;
        const bool bows = battle_.entry(unit).bows;
        const auto way = [&](tabletop::Point from) {
            const Inches far = tabletop::distance(from, goal);
            return bows && far < 13_in ? 13_in : far;
        };
        const auto inches = (way(battle_.unit(unit).pose.centre) - way(pose.centre)).in_thousandths() / 1000;
        int sum = static_cast<int>(inches) * sheet_.line(advances ? "nearer" : "nearer-slow");
        int strike = 0, struck = 0, in_range = 0;
        for (const UnitId e : battle_.present()) {
            if (battle_.side_of(e) == side_ || battle_.state.routed(e)) continue;
            const Inches far = tabletop::gap(there, battle_.shape(e));
            const bool fights = battle_.in_melee(e);
            if (!bows && far <= battle_.entry(unit).move) {
                const bool behind = lies_behind(there, battle_.placed(e));
                strike = std::max(strike, sheet_.chart(row(unit), kind(e), fights ? 2 : behind ? 1 : 0));
            }
            if (fights) continue;
            if (!battle_.entry(e).bows && far <= battle_.entry(e).move)
                struck = std::max(
                    struck, sheet_.chart(row(e), kind(unit), lies_behind(battle_.shape(e), base) ? 1 : 0));
            if (far > 12_in) continue;
            if (battle_.entry(e).bows) sum += sheet_.line("under-fire");
            if (bows && tabletop::seen_from(pose, battle_.unit(e).pose.centre).ahead > 0_in) in_range = 1;
        }
        sum += strike * sheet_.line("strike") / 100 + struck * sheet_.line("struck") / 100;
        sum += in_range * sheet_.line("in-range") + sides_covered(unit, base) * sheet_.line("beside");
        return sum +
               (level_at(battle_.book, pose.centre) - level_at(battle_.book, goal)) * sheet_.line("high");
    }

  private:
    [[nodiscard]] static bool lies_behind(const tabletop::Outline& there, const tabletop::PlacedBase& base) {
        return std::ranges::none_of(there.corner, [&](const tabletop::Point& corner) {
            return tabletop::seen_from(base.pose, corner).ahead > base.base.depth / 2;
        });
    }
    [[nodiscard]] int sides_covered(UnitId unit, const tabletop::PlacedBase& base) const {
        bool left = false, right = false;
        for (const UnitId other : battle_.present()) {
            if (other == unit || battle_.side_of(other) != side_ || battle_.state.routed(other)) continue;
            const tabletop::Offset seen = tabletop::seen_from(base.pose, battle_.unit(other).pose.centre);
            if (tabletop::gap(tabletop::outline(base), battle_.shape(other)) > 4_in || seen.ahead > 2_in ||
                seen.ahead < -2_in)
                continue;
            (seen.right > 0_in ? right : left) = true;
        }
        return (left ? 1 : 0) + (right ? 1 : 0);
    }
    [[nodiscard]] Inches gap(UnitId a, UnitId b) const {
        return tabletop::gap(battle_.shape(a), battle_.shape(b));
    }
    [[nodiscard]] int height(UnitId unit) const {
        return level_at(battle_.book, battle_.unit(unit).pose.centre);
    }

    const Sheet& sheet_;
    const ral::CommanderCard& card_;
    const Battle& battle_;
    SideIndex side_;
};

}  // namespace muster::test::ral_orders
