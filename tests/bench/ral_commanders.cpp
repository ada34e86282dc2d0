// How well the computer's commanders play Rules by Ral: mirror matches, each played twice with the sides
// swapped, scored by points. Prints the share of battles won (a draw is half a one), the mean margin in
// points, battles per second on two threads, and the share by plan.
//     bench_ral_commanders [BATTLES] [POINTS] [DATA]    (440 of each pair, 150 points, data/ral unless told)
#include <fmt/format.h>

#include <array>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <map>
#include <memory>
#include <thread>
#include <vector>

#include "ral/battle/battle_log.hpp"
#include "ral/battle/rollers.hpp"
#include "ral/battle/turn.hpp"
#include "ral/commanders.hpp"
#include "ral/setup/roll_scenario.hpp"

namespace {

using namespace muster;
using namespace muster::ral::battle;

struct Prepared {
    OrderOfBattle book;
    State start;
};

/// Calls `work` for 0 to count - 1 on two threads; the second argument says on which.
void in_parallel(std::size_t count, const std::function<void(std::size_t, std::size_t)>& work) {
    std::atomic<std::size_t> next{0};
    const auto run = [&](std::size_t thread) {
        for (std::size_t i = next++; i < count; i = next++) work(i, thread);
    };
    std::thread other(run, 1);
    run(0);
    other.join();
}

Prepared prepared(const ral::Rulebook& book, std::size_t number, int points) {
    const std::string& list = book.templates[number % book.templates.size()].id;
    const scenario::Request request{list, list, "recruit", points, ""};
    dice::SeededDice dice(fmt::format("commanders/{}", number));
    Diagnostics faults;
    const auto rolled = ral::roll_scenario(book, request, dice, faults);
    auto order = rolled ? order_of_battle(book.rules, *rolled, faults) : std::nullopt;
    if (!order) {
        fmt::print(stderr, "{}", faults.to_text());
        std::exit(1);
    }
    Prepared battle{std::move(*order), {}};
    battle.start = initial_state(battle.book, *rolled);
    return battle;
}

/// Commanders by id and by the plan of their side: what they reckon beforehand doesn't ask for more.
using Players = std::map<std::string, ral::MakeCommander>;

Players players_of(const ral::Rulebook& book, const std::vector<Prepared>& battles) {
    Players players;
    for (const Prepared& battle : battles)
        for (SideIndex side = 0; side < 2; ++side)
            for (const scenario::Named& one : ral::commanders(book)) {
                ral::MakeCommander& make = players[one.id + "/" + battle.book.sides[side].plan];
                if (!make) make = ral::maker_of(one.id, {book, battle.book, side});
            }
    return players;
}

/// Of one player against another.
struct Standing {
    double won = 0, played = 0, margin = 0, turns = 0;
    void add(const Standing& other) {
        won += other.won;
        played += other.played;
        margin += other.margin;
        turns += other.turns;
    }
    [[nodiscard]] double share() const { return played == 0 ? 0 : 100 * won / played; }
};

struct Match {
    const Players& players;
    std::string a, b;
};

Standing play_one(const Prepared& prepared, std::size_t number, const Match& match) {
    const auto side = static_cast<SideIndex>(number % 2);
    const SideIndex other = enemy_of(side);
    State state = prepared.start;
    SeededRoller roller(fmt::format("commanders/{}", number));
    const auto of = [&](const std::string& id, SideIndex of_side) {
        return match.players.at(id + "/" + prepared.book.sides[of_side].plan)();
    };
    const auto first = of(match.a, side), second = of(match.b, other);
    std::array<Commander*, 2> commanders{};
    commanders[side] = first.get();
    commanders[other] = second.get();
    Battle battle(prepared.book, state, {roller, commanders, nullptr});
    play(battle);
    const Score points = score(prepared.book, state);
    const double won = points.winner < 0 ? 0.5 : points.winner == side ? 1 : 0;
    return {won, 1, static_cast<double>(points.lost[other] - points.lost[side]),
            static_cast<double>(state.turn)};
}

void contest(const std::vector<Prepared>& battles, const Match& match) {
    std::array<std::map<std::string, Standing>, 2> by_plan;
    const auto begin = std::chrono::steady_clock::now();
    in_parallel(battles.size() * 2, [&](std::size_t i, std::size_t thread) {
        const Prepared& prepared = battles[i / 2];
        by_plan[thread][prepared.book.sides[i % 2].plan].add(play_one(prepared, i, match));
    });
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    Standing all;
    for (const auto& [plan, standing] : by_plan[1]) by_plan[0][plan].add(standing);
    for (const auto& [plan, standing] : by_plan[0]) all.add(standing);
    fmt::print("{:28} {:5.1f} %  margin {:+6.1f}  {:4.1f} turns  {:6.0f} battles/s  ",
               match.a + " against " + match.b, all.share(), all.margin / all.played, all.turns / all.played,
               all.played / seconds);
    for (const auto& [plan, standing] : by_plan[0]) fmt::print(" {} {:.0f}", plan, standing.share());
    fmt::print("\n");
}

}  // namespace

int main(int argc, char** argv) {
    const std::size_t count = argc > 1 ? static_cast<std::size_t>(std::max(1, std::atoi(argv[1]))) : 440;
    const int points = argc > 2 ? std::max(50, std::atoi(argv[2])) : 150;
    Diagnostics faults;
    const auto book = ral::load_rulebook(argc > 3 ? argv[3] : MUSTER_SOURCE_DIR "/data/ral", faults);
    if (!book) {
        fmt::print(stderr, "{}", faults.to_text());
        return 1;
    }
    std::vector<Prepared> battles(count);
    in_parallel(count, [&](std::size_t i, std::size_t) { battles[i] = prepared(*book, i, points); });
    const Players players = players_of(*book, battles);
    contest(battles, {players, "plain", "plain"});
    for (const ral::CommanderCard& card : book->commanders) contest(battles, {players, card.id, "plain"});
    return 0;
}
