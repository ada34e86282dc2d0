#include "rrtk/opening/standing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "rrtk/opening/narrator.hpp"
#include "tabletop/direction.hpp"

namespace muster::rrtk {

using battle::BodyId;
using battle::OrderOfBattle;
using battle::SideIndex;
using battle::State;
using battle::UnitId;
using battle::UnitSet;
using scenario::Body;
using scenario::Scenario;
using scenario::Side;

namespace {

/// Units of a Body as a list has them: front rank first, each rank from left to right.
std::vector<UnitId> in_ranks(const State& state, const UnitSet& units) {
    constexpr Inches same_rank = Inches::thousandths(300);
    const tabletop::Pose& from = state.unit(units.first()).pose;
    struct Seat {
        UnitId unit;
        tabletop::Offset at;
    };
    std::vector<Seat> seats;
    for (const UnitId u : units) seats.push_back({u, tabletop::seen_from(from, state.unit(u).pose.centre)});
    std::ranges::stable_sort(seats, [](const Seat& a, const Seat& b) { return a.at.ahead > b.at.ahead; });
    std::vector<UnitId> list;
    for (std::size_t first = 0; first < seats.size();) {
        std::size_t end = first + 1;
        while (end < seats.size() && seats[first].at.ahead - seats[end].at.ahead <= same_rank) ++end;
        std::stable_sort(seats.begin() + static_cast<std::ptrdiff_t>(first),
                         seats.begin() + static_cast<std::ptrdiff_t>(end),
                         [](const Seat& a, const Seat& b) { return a.at.right < b.at.right; });
        for (; first < end; ++first) list.push_back(seats[first].unit);
    }
    return list;
}

/// One side's Bodies of now.
class Bodies {
  public:
    Bodies(const OrderOfBattle& book, const State& state, const Side& before, SideIndex side, BodyId first)
        : book_(book), state_(state), before_(before), side_(side), first_(first) {
        for (const UnitId u : book.sides[side].units)
            if (state.on_table(u)) units_[state.unit(u).body].add(u);
    }

    [[nodiscard]] std::vector<Body> list() {
        std::vector<std::pair<Inches, Body>> found;
        for (const auto& [id, units] : units_) found.emplace_back(rightness(units), body(id, units));
        std::ranges::stable_sort(found, [](const auto& a, const auto& b) { return a.first > b.first; });
        std::vector<Body> bodies;
        for (auto& one : found) bodies.push_back(std::move(one.second));
        return bodies;
    }

  private:
    [[nodiscard]] Inches rightness(const UnitSet& units) const {
        Inches sum;
        for (const UnitId u : units) sum += book_.rightness(side_, state_.unit(u).pose.centre);
        return sum / units.size();
    }

    /// The Body of the deployment that a unit came from.
    [[nodiscard]] const Body* origin(UnitId unit) const {
        const int number = book_.units[unit].number;
        for (const Body& one : before_.bodies)
            if (std::ranges::find(one.units, number) != one.units.end()) return &one;
        return nullptr;
    }

    [[nodiscard]] Body body(BodyId id, const UnitSet& units) {
        Body result;
        for (const UnitId u : in_ranks(state_, units)) result.units.push_back(book_.units[u].number);
        const bool kept = id >= first_ && id < first_ + before_.bodies.size();
        const Body* from =
            kept ? &before_.bodies[static_cast<std::size_t>(id - first_)] : origin(units.first());
        result.letter = kept ? from->letter : part_letter(from);
        result.block = from == nullptr ? "centre" : from->block;
        return result;
    }

    /// "C2": a free letter for a part of `from`; Z for units that came onto the table later.
    [[nodiscard]] std::string part_letter(const Body* from) {
        const std::string letter = from == nullptr ? "Z" : from->letter;
        int& parts = parts_[letter];
        if (from == nullptr && parts == 0) return ++parts, letter;
        parts = std::max(parts, 1) + 1;
        return fmt::format("{}{}", letter, parts);
    }

    const OrderOfBattle& book_;
    const State& state_;
    const Side& before_;
    SideIndex side_;
    BodyId first_;  ///< number of the side's first Body of the deployment
    std::map<BodyId, UnitSet> units_;
    std::map<std::string, int> parts_;
};

void stand(const Rulebook& rules, const battle::UnitState& now, scenario::UnitSheet& unit) {
    const bool there = now.presence == battle::Presence::on_table;
    if (now.dismounted) unit = battle::on_foot(rules, std::move(unit));
    unit.body.clear();
    unit.pose = there ? std::optional(now.pose) : std::nullopt;
    if (now.leader == battle::LeaderState::gone) unit.leader.clear();
}

}  // namespace

Scenario standing(const Rulebook& rules, const OrderOfBattle& book, const State& state,
                  const Scenario& scenario) {
    Scenario result = scenario;
    result.opening.reset();
    UnitId unit = 0;
    BodyId first = 1;
    for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) {
        Side& army = side == 0 ? result.red : result.blue;
        const Side& before = side == 0 ? scenario.red : scenario.blue;
        for (scenario::UnitSheet& sheet : army.units) stand(rules, state.unit(unit++), sheet);
        army.bodies = Bodies(book, state, before, side, first).list();
        first = static_cast<BodyId>(first + before.bodies.size());
        for (const Body& body : army.bodies)
            for (scenario::UnitSheet& sheet : army.units)
                if (std::ranges::find(body.units, sheet.number) != body.units.end()) sheet.body = body.letter;
        army.captains = state.sides[side].captains;
        if (!state.sides[side].cinc) army.war_rating = 0;
    }
    return result;
}

}  // namespace muster::rrtk
