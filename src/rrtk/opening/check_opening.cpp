// Whether a battle can go on from the position of an opening that a person may have edited.
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/text.hpp"
#include "rrtk/battle/battle_log.hpp"
#include "rrtk/battle/record.hpp"
#include "rrtk/commanders.hpp"
#include "rrtk/opening/opening.hpp"
#include "tabletop/outline.hpp"

namespace muster::rrtk {

namespace {

using battle::OrderOfBattle;
using battle::Presence;
using battle::State;
using battle::UnitId;
using battle::UnitState;
using data::Value;

class CheckingPosition {
  public:
    CheckingPosition(const OrderOfBattle& book, const Value& position, Diagnostics& diagnostics)
        : book_(book), position_(position), diagnostics_(diagnostics) {}

    void check() {
        if (!all_units_there()) return;
        const auto state = battle::state_from_value(book_, position_, diagnostics_);
        if (!state) return;
        between_turns(*state);
        sides(*state);
        for (UnitId u = 0; u < book_.unit_count(); ++u) unit(*state, u);
        clashes(*state);
    }

  private:
    void fault(const Location& where, std::string message, std::string fix) {
        diagnostics_.error(where, std::move(message), std::move(fix));
    }

    /// Where a unit, a side or a key of them stands in the file.
    [[nodiscard]] Location where(const char* part, const std::string& of, const char* key = nullptr) const {
        const Value* all = position_.find(part);
        const Value* one = all == nullptr ? nullptr : all->find(of);
        const Value* value = one == nullptr || key == nullptr ? nullptr : one->find(key);
        if (value != nullptr) return value->where();
        return one != nullptr ? one->where() : position_.where();
    }
    [[nodiscard]] Location where(UnitId unit, const char* key = nullptr) const {
        return where("units", battle::token_of(book_, unit), key);
    }

    bool all_units_there() {
        const Value* units = position_.find("units");
        if (units == nullptr || !units->is_map()) {
            fault(position_.where(), "the position has no map 'units'",
                  "write a line for each unit, like r3: {pose: '24,8.5@0', body: 2}");
            return false;
        }
        bool all = true;
        for (UnitId u = 0; u < book_.unit_count(); ++u) {
            const std::string token = battle::token_of(book_, u);
            if (units->find(token) != nullptr) continue;
            fault(units->where(),
                  fmt::format("the position does not say where {} is ({})", token, book_.name(u)),
                  "add it; with presence: routed if it is gone");
            all = false;
        }
        return all;
    }

    void between_turns(const State& state) {
        if (state.outcome != battle::Outcome::fighting) return;  // it may have ended in a turn
        if (state.turn_open || state.progress.body != battle::no_body)
            fault(position_.where(), "the position is in the midst of a turn",
                  "take out 'turn-open:' and leave 'progress:' empty: an opening ends between two turns");
    }

    void sides(const State& state) {
        for (battle::SideIndex side = 0; side < 2; ++side) {
            const std::string word = side == 0 ? "red" : "blue";
            const battle::SideState& now = state.sides[side];
            const auto range = [&](const char* key, int number, int most) {
                if (number < 0 || number > most)
                    fault(where("sides", word, key),
                          fmt::format("{} {} of {} is out of range", key, number, word),
                          fmt::format("write a number from 0 to {}", most));
            };
            range("turn", now.turn, 999);
            range("captains", now.captains, book_.sides[side].captains);
            range("activations", now.activations, 99);
            range("for-guns", now.for_guns, 99);
        }
    }

    void unit(const State& state, UnitId id) {
        constexpr int most_hits = 40;
        const UnitState& now = state.unit(id);
        const std::string token = battle::token_of(book_, id);
        if (now.hits < 0 || now.hits > most_hits)
            fault(where(id, "hits"), fmt::format("{} hits on {} are out of range", int{now.hits}, token),
                  fmt::format("write a number from 0 to {}", most_hits));
        if (now.melee_hits < 0 || now.melee_hits > now.hits)
            fault(where(id, "melee-hits"),
                  fmt::format("{} has {} hits of its melee and {} in all", token, int{now.melee_hits},
                              int{now.hits}),
                  "write no more than it has in all");
        if (now.presence >= Presence::routed) return;
        if (now.body == battle::no_body || now.body >= state.next_body)
            fault(where(id, "body"), fmt::format("{} is in Body {}", token, now.body),
                  fmt::format("write a number from 1 to {}, which is one less than next-body",
                              state.next_body - 1));
        for (UnitId other = 0; other < id; ++other)
            if (book_.enemies(id, other) && state.unit(other).body == now.body &&
                state.unit(other).presence < Presence::routed)
                return fault(
                    where(id, "body"),
                    fmt::format("{} and {} are enemies in one Body", battle::token_of(book_, other), token),
                    "give one of them another number");
        const tabletop::PlacedBase base{book_.profile(state, id).base, now.pose};
        if (state.grounded(id) && !tabletop::inside(base, book_.board.area()))
            fault(where(id, "pose"), fmt::format("{} stands beyond the table's edge", token),
                  fmt::format("keep its whole base within {} by {} inches", to_decimal(book_.board.width),
                              to_decimal(book_.board.height)));
        if ((now.leader != battle::LeaderState::none) != (book_.units[id].leader != battle::LeaderKind::none))
            fault(where(id, "leader"),
                  fmt::format("{} {} a leader in the army", token,
                              now.leader == battle::LeaderState::none ? "has" : "has not got"),
                  now.leader == battle::LeaderState::none ? "write leader: riding, recovering or gone"
                                                          : "take 'leader:' out");
    }

    void clashes(const State& state) {
        for (UnitId a = 0; a < book_.unit_count(); ++a)
            for (UnitId b = 0; b < a; ++b) {
                if (!state.grounded(a) || !state.grounded(b)) continue;
                const auto shape = [&](UnitId u) {
                    return tabletop::outline(
                        tabletop::PlacedBase{book_.profile(state, u).base, state.unit(u).pose});
                };
                if (tabletop::clash(shape(a), shape(b)))
                    fault(where(a, "pose"),
                          fmt::format("{} and {} stand on the same ground", battle::token_of(book_, b),
                                      battle::token_of(book_, a)),
                          "move one of them");
            }
    }

    const OrderOfBattle& book_;
    const Value& position_;
    Diagnostics& diagnostics_;
};

}  // namespace

void check_opening(const Rulebook& book, const scenario::Scenario& scenario, Diagnostics& diagnostics) {
    if (!scenario.opening) return;
    const scenario::Opening& opening = *scenario.opening;
    std::vector<std::string> ids;
    for (const scenario::Named& one : commanders(book)) ids.push_back(one.id);
    for (const std::string* who : {&opening.commander_red, &opening.commander_blue})
        if (std::ranges::find(ids, *who) == ids.end())
            diagnostics.error(opening.where.at,
                              fmt::format("unknown commander '{}'{}", *who, did_you_mean(*who, ids)),
                              "write one of: " + join(ids));
    const auto order = battle::order_of_battle(book, scenario, diagnostics);
    if (order) CheckingPosition(*order, opening.position, diagnostics).check();
}

}  // namespace muster::rrtk
