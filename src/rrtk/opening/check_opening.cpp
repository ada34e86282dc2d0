// Whether a battle can go on from the position of an opening that a person may have edited.
#include <fmt/format.h>

#include <optional>

#include "base/text.hpp"
#include "rrtk/battle/battle_log.hpp"
#include "rrtk/battle/record.hpp"
#include "rrtk/commanders.hpp"
#include "rrtk/opening/opening.hpp"
#include "scenario/position_check.hpp"

namespace muster::rrtk {

namespace {

using battle::OrderOfBattle;
using battle::Presence;
using battle::State;
using battle::UnitId;
using battle::UnitState;
using scenario::PositionFile;

class CheckingPosition {
  public:
    CheckingPosition(const OrderOfBattle& book, const data::Value& position, Diagnostics& diagnostics)
        : book_(book), position_(position), file_(position, diagnostics), diagnostics_(diagnostics) {}

    void check() {
        std::vector<PositionFile::Unit> units;
        for (UnitId u = 0; u < book_.unit_count(); ++u)
            units.push_back({battle::token_of(book_, u), book_.name(u)});
        if (!file_.has_all(units, "r3: {pose: '24,8.5@0', body: 2}", "routed")) return;
        const auto state = battle::state_from_value(book_, position_, diagnostics_);
        if (!state) return;
        between_turns(*state);
        sides(*state);
        std::vector<PositionFile::Grounded> grounded;
        for (UnitId u = 0; u < book_.unit_count(); ++u) {
            unit(*state, u);
            if (state->grounded(u))
                grounded.push_back({units[u].token, {book_.profile(*state, u).base, state->unit(u).pose}});
        }
        file_.check_apart(grounded);
    }

  private:
    void fault(const Location& where, std::string message, std::string fix) {
        file_.fault(where, std::move(message), std::move(fix));
    }
    [[nodiscard]] Location where(UnitId unit, const char* key) const {
        return file_.where("units", battle::token_of(book_, unit), key);
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
                    fault(file_.where("sides", word, key),
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
        if (state.grounded(id))
            file_.check_on_table({token, {book_.profile(state, id).base, now.pose}}, book_.board);
        if ((now.leader != battle::LeaderState::none) != (book_.units[id].leader != battle::LeaderKind::none))
            fault(where(id, "leader"),
                  fmt::format("{} {} a leader in the army", token,
                              now.leader == battle::LeaderState::none ? "has" : "has not got"),
                  now.leader == battle::LeaderState::none ? "write leader: riding, recovering or gone"
                                                          : "take 'leader:' out");
    }

    const OrderOfBattle& book_;
    const data::Value& position_;
    PositionFile file_;
    Diagnostics& diagnostics_;
};

}  // namespace

void check_opening(const Rulebook& book, const scenario::Scenario& scenario, Diagnostics& diagnostics) {
    if (!scenario.opening) return;
    const scenario::Opening& opening = *scenario.opening;
    scenario::check_commanders(opening, commanders(book), diagnostics);
    for (std::size_t i = 0; i < opening.story.size(); i += 2)
        if (opening.story[i].side != scenario.attacker)
            diagnostics.error(opening.story[i].where.at,
                              fmt::format("turn {} of {} stands where turn {} of {} should",
                                          opening.story[i].number, name_of(opening.story[i].side),
                                          opening.story[i].number, name_of(scenario.attacker)),
                              "the sides take turns, the attacker first");
    const auto order = battle::order_of_battle(book, scenario, diagnostics);
    if (order) CheckingPosition(*order, opening.position, diagnostics).check();
}

}  // namespace muster::rrtk
