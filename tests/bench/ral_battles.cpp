// How fast battles of Rules by Ral are played: battles and events per second.
//     bench_ral_battles [SECONDS]    (5 unless told; needs data/ of the source folder)
#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <thread>
#include <vector>

#include "ral/battle/battle_log.hpp"
#include "ral/battle/rollers.hpp"
#include "ral/battle/turn.hpp"
#include "ral/setup/roll_scenario.hpp"

namespace {

using namespace muster;
using namespace muster::ral::battle;
using Clock = std::chrono::steady_clock;

/// A battle ready to be played.
struct Prepared {
    OrderOfBattle book;
    State start;
};

/// Every template against its neighbour in the alphabet, 150 points a side.
std::vector<Prepared> prepare(const ral::Rulebook& book) {
    std::vector<Prepared> battles;
    for (std::size_t i = 0; i < book.templates.size(); ++i) {
        scenario::Request request;
        request.red = book.templates[i].id;
        request.blue = book.templates[(i + 1) % book.templates.size()].id;
        request.mode = "recruit";
        request.points = 150;
        dice::SeededDice dice(fmt::format("bench/{}", i));
        Diagnostics faults;
        const auto rolled = ral::roll_scenario(book, request, dice, faults);
        auto order = rolled ? order_of_battle(book.rules, *rolled, faults) : std::nullopt;
        if (!order) {
            fmt::print(stderr, "{}", faults.to_text());
            std::exit(1);
        }
        const State start = initial_state(*order, *rolled);
        battles.push_back({std::move(*order), start});
    }
    return battles;
}

class CountedEvents : public EventSink {
  public:
    std::int32_t add(const Event& /*event*/) override { return static_cast<std::int32_t>(count++); }
    long long count = 0;
};

void play_one(const Prepared& prepared, const std::string& seed, EventSink* events) {
    State state = prepared.start;
    SeededRoller roller(seed);
    PlainCommander red, blue;
    Battle battle(prepared.book, state, {roller, {&red, &blue}, events});
    play(battle);
}

double since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

void measure_speed(const std::vector<Prepared>& battles, unsigned threads, double seconds) {
    std::atomic<long long> played{0};
    const Clock::time_point begin = Clock::now();
    const auto work = [&](unsigned number) {
        for (long long i = number; since(begin) < seconds; i += threads) {
            play_one(battles[static_cast<std::size_t>(i) % battles.size()], fmt::format("speed/{}", i),
                     nullptr);
            ++played;
        }
    };
    std::vector<std::thread> crew;
    for (unsigned t = 0; t < threads; ++t) crew.emplace_back(work, t);
    for (std::thread& one : crew) one.join();
    fmt::print("{:<24} {:10.1f} battles/s  ({} threads, {} battles)\n", "whole battles",
               static_cast<double>(played) / since(begin), threads, played.load());
}

void measure_events(const std::vector<Prepared>& battles, double seconds) {
    CountedEvents events;
    const Clock::time_point begin = Clock::now();
    for (std::size_t i = 0; since(begin) < seconds; ++i)
        play_one(battles[i % battles.size()], fmt::format("events/{}", i), &events);
    fmt::print("{:<24} {:10.0f} events/s   (1 thread)\n", "events told",
               static_cast<double>(events.count) / since(begin));
    fmt::print("{:<24} {:10} bytes\n", "a state", sizeof(State));
}

}  // namespace

int main(int argc, char** argv) {
    const double seconds = argc > 1 ? std::atof(argv[1]) : 5;
    Diagnostics faults;
    const auto book = ral::load_rulebook(MUSTER_SOURCE_DIR "/data/ral", faults);
    if (!book) {
        fmt::print(stderr, "{}", faults.to_text());
        return 1;
    }
    const std::vector<Prepared> battles = prepare(*book);
    measure_speed(battles, std::max(1U, std::thread::hardware_concurrency()), seconds);
    measure_events(battles, seconds);
    return 0;
}
