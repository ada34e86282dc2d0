// How well the computer's commanders play: mirror matches, each played twice with the sides swapped, scored
// by points. Prints the share of matches won (the points of both battles together) and of single battles (a
// draw is half a one), the mean margin of the tournament score, battles per second, and the share of battles
// by army plan.
//     bench_commanders [BATTLES] [planned|look] [SEED]    (220 of each pair unless told; "look" adds the
//     look-ahead commander; other seeds show whether weights are good for the battles that they were tuned on
//     alone)
#include <fmt/format.h>

#include <array>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "prepared.hpp"
#include "rrtk/battle/aftermath.hpp"
#include "rrtk/battle/commanders.hpp"
#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/rollers.hpp"
#include "rrtk/battle/turn.hpp"
#include "rrtk/solo/look_ahead.hpp"
#include "rrtk/solo/planned_commander.hpp"

namespace {

using namespace muster;
using namespace muster::rrtk::battle;
using bench::Prepared;

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

/// Every list against itself, over and over, 400 points a side.
std::vector<Prepared> prepare(const rrtk::Rulebook& book, std::size_t count, const std::string& seed) {
    std::vector<Prepared> battles(count);
    in_parallel(count, [&](std::size_t i, std::size_t) {
        const std::string& list = book.lists[i % book.lists.size()].id;
        battles[i] = bench::prepared(book, list, list, fmt::format("{}/{}", seed, i));
    });
    return battles;
}

using Make = std::function<std::unique_ptr<Commander>(const OrderOfBattle&, SideIndex)>;

/// Of one player against another.
struct Standing {
    double won = 0, played = 0, margin = 0;
    void add(const Standing& other) {
        won += other.won;
        played += other.played;
        margin += other.margin;
    }
    [[nodiscard]] double share() const { return played == 0 ? 0 : 100 * won / played; }
};

Standing play_one(const Prepared& prepared, std::size_t number, const Make& a, const Make& b) {
    const auto side = static_cast<SideIndex>(number % 2);
    State state = prepared.start;
    SeededRoller roller(fmt::format("commanders/{}", number));
    const auto first = a(prepared.book, side), second = b(prepared.book, enemy_of(side));
    std::array<Commander*, 2> commanders{};
    commanders[side] = first.get();
    commanders[enemy_of(side)] = second.get();
    Battle battle(prepared.book, state, {roller, commanders, nullptr});
    play(battle, default_turns);
    const Score score = tournament_score(prepared.book, state);
    const double won = score.winner < 0 ? 0.5 : score.winner == side ? 1 : 0;
    return {won, 1, static_cast<double>(score.points[side] - score.points[enemy_of(side)])};
}

/// Per cent of the matches that the first player won: battle 2 i and the next, with the sides swapped.
double share_of_matches(const std::vector<double>& margins) {
    Standing matches;
    for (std::size_t i = 0; i + 1 < margins.size(); i += 2) {
        const double both = margins[i] + margins[i + 1];
        matches.add({both > 0 ? 1.0 : both < 0 ? 0.0 : 0.5, 1, both});
    }
    return matches.share();
}

void contest(const std::vector<Prepared>& battles, const char* name, const Make& a, const Make& b) {
    std::array<std::map<std::string, Standing>, 2> by_plan;
    std::vector<double> margins(battles.size() * 2);
    const auto begin = std::chrono::steady_clock::now();
    in_parallel(battles.size() * 2, [&](std::size_t i, std::size_t thread) {
        const Prepared& prepared = battles[i / 2];
        const Standing one = play_one(prepared, i, a, b);
        margins[i] = one.margin;
        by_plan[thread][prepared.book.sides[i % 2].plan].add(one);
    });
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    Standing all;
    for (const auto& [plan, standing] : by_plan[1]) by_plan[0][plan].add(standing);
    for (const auto& [plan, standing] : by_plan[0]) all.add(standing);
    fmt::print("{:32} matches {:5.1f} %  battles {:5.1f} %  margin {:+5.0f}  {:6.1f} battles/s  ", name,
               share_of_matches(margins), all.share(), all.margin / all.played, all.played / seconds);
    for (const auto& [plan, standing] : by_plan[0]) fmt::print(" {} {:.0f}", plan, standing.share());
    fmt::print("\n");
}

}  // namespace

int main(int argc, char** argv) {
    const std::size_t count = argc > 1 ? static_cast<std::size_t>(std::max(1, std::atoi(argv[1]))) : 220;
    const bool look = argc > 2 && std::string_view(argv[2]) == "look";
    const std::string seed = argc > 3 ? argv[3] : "commanders";
    Diagnostics faults;
    const auto book = rrtk::load_rulebook(MUSTER_SOURCE_DIR "/data/rrtk", faults);
    if (!book) {
        fmt::print(stderr, "{}", faults.to_text());
        return 1;
    }
    const std::vector<Prepared> battles = prepare(*book, count, seed);
    const Make plain = [](const OrderOfBattle&, SideIndex) { return std::make_unique<PlainCommander>(); };
    using rrtk::solo::PlannedCommander;
    const auto planned = [&book](const rrtk::CommanderCard& card) -> Make {
        return [&book, &card](const OrderOfBattle& order, SideIndex side) {
            return std::make_unique<PlannedCommander>(*book, order, side, card);
        };
    };
    const Make looking = [&book](const OrderOfBattle& order, SideIndex side) {
        const rrtk::CommanderCard& card = *book->commander("by-the-book");
        const auto by_the_book = [&](SideIndex of) {
            return std::make_unique<PlannedCommander>(*book, order, of, card);
        };
        return std::make_unique<rrtk::solo::LookAheadCommander>(
            by_the_book(side), rrtk::solo::LookAheadCommander::Players{by_the_book(0), by_the_book(1)},
            rrtk::solo::Budget{});
    };
    for (const rrtk::CommanderCard& card : book->commanders)
        contest(battles, (card.id + " against plain").c_str(), planned(card), plain);
    if (!look) return 0;
    contest(battles, "look-ahead against plain", looking, plain);
    contest(battles, "look-ahead against by-the-book", looking, planned(*book->commander("by-the-book")));
    return 0;
}
