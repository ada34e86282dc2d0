// How fast battles are played: battles and events per second, and where the time goes.
//     bench_battles [SECONDS]    (5 unless told; needs data/ of the source folder)
#include <fmt/format.h>

#include <array>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <thread>
#include <vector>

#include "prepared.hpp"
#include "rrtk/battle/battle_log.hpp"
#include "rrtk/battle/rollers.hpp"
#include "rrtk/battle/turn.hpp"

namespace {

using namespace muster;
using namespace muster::rrtk::battle;
using bench::Prepared;
using Clock = std::chrono::steady_clock;

/// Every list against its neighbour in the alphabet.
std::vector<Prepared> prepare(const rrtk::Rulebook& book) {
    std::vector<Prepared> battles;
    for (std::size_t i = 0; i < book.lists.size(); ++i)
        battles.push_back(bench::prepared(book, book.lists[i].id, book.lists[(i + 1) % book.lists.size()].id,
                                          fmt::format("bench/{}", i)));
    return battles;
}

enum Phase { turn, movement, charges, shooting, melee, tests, involuntary, leaders, commanders, phase_count };
constexpr std::array<const char*, phase_count> phase_names{
    "turns and Bodies",  "movement",        "charges",   "shooting", "melee", "tests",
    "involuntary moves", "leaders, flyers", "commanders"};

Phase phase_of(EventKind kind) {
    if (kind <= EventKind::ordered) return turn;
    if (kind <= EventKind::forded) return movement;
    if (kind <= EventKind::hit) return shooting;
    if (kind <= EventKind::reacted) return tests;
    if (kind <= EventKind::followed_up) return involuntary;
    if (kind <= EventKind::bounced) return charges;
    if (kind <= EventKind::melee_ended) return melee;
    if (kind <= EventKind::pursued) return involuntary;
    return kind == EventKind::battle_ended ? turn : leaders;
}

/// The time since the last mark belongs to the phase of what has just been told.
struct Stopwatch {
    std::array<double, phase_count> seconds{};
    Clock::time_point last = Clock::now();
    long long events = 0;
    void mark(Phase phase) {
        const Clock::time_point now = Clock::now();
        seconds[phase] += std::chrono::duration<double>(now - last).count();
        last = now;
    }
};

class TimedEvents : public EventSink {
  public:
    explicit TimedEvents(Stopwatch& watch) : watch_(watch) {}
    std::int32_t add(const Event& event) override {
        watch_.mark(phase_of(event.kind));
        return static_cast<std::int32_t>(watch_.events++);
    }

  private:
    Stopwatch& watch_;
};

/// What went before the commander is asked is the turn's; his own thinking is his.
class TimedCommander : public PlainCommander {
  public:
    explicit TimedCommander(Stopwatch& watch) : watch_(watch) {}
    Order order(const Situation& situation) override {
        watch_.mark(turn);
        const Order given = PlainCommander::order(situation);
        watch_.mark(commanders);
        return given;
    }

  private:
    Stopwatch& watch_;
};

void play_one(const Prepared& prepared, const std::string& seed, Stopwatch* watch) {
    State state = prepared.start;
    SeededRoller roller(seed);
    if (watch == nullptr) {
        PlainCommander red, blue;
        Battle battle(prepared.book, state, {roller, {&red, &blue}, nullptr});
        play(battle, default_turns);
        return;
    }
    TimedCommander red(*watch), blue(*watch);
    TimedEvents events(*watch);
    watch->last = Clock::now();
    Battle battle(prepared.book, state, {roller, {&red, &blue}, &events});
    play(battle, default_turns);
}

/// Battles that `threads` threads play in `seconds`, and how long they took.
void measure_speed(const std::vector<Prepared>& battles, unsigned threads, double seconds) {
    std::atomic<long long> played{0};
    const Clock::time_point begin = Clock::now();
    const auto work = [&](unsigned number) {
        for (long long i = number; std::chrono::duration<double>(Clock::now() - begin).count() < seconds;
             i += threads) {
            play_one(battles[static_cast<std::size_t>(i) % battles.size()], fmt::format("speed/{}", i),
                     nullptr);
            ++played;
        }
    };
    std::vector<std::thread> crew;
    for (unsigned t = 0; t < threads; ++t) crew.emplace_back(work, t);
    for (std::thread& one : crew) one.join();
    const double took = std::chrono::duration<double>(Clock::now() - begin).count();
    fmt::print("{:<24} {:10.1f} battles/s  ({} threads, {} battles)\n", "whole battles",
               static_cast<double>(played) / took, threads, played.load());
}

void measure_phases(const std::vector<Prepared>& battles, double seconds) {
    Stopwatch watch;
    const Clock::time_point begin = Clock::now();
    for (std::size_t i = 0; std::chrono::duration<double>(Clock::now() - begin).count() < seconds; ++i)
        play_one(battles[i % battles.size()], fmt::format("phases/{}", i), &watch);
    double all = 0;
    for (const double s : watch.seconds) all += s;
    fmt::print("{:<24} {:10.0f} events/s   (1 thread)\n", "events told",
               static_cast<double>(watch.events) / all);
    for (std::size_t p = 0; p < phase_count; ++p)
        fmt::print("  {:<22} {:10.1f} % of the time\n", phase_names[p], 100 * watch.seconds[p] / all);
}

void measure_copies(const std::vector<Prepared>& battles) {
    constexpr int copies = 200'000;
    State to;
    std::int64_t kept = 0;
    const Clock::time_point begin = Clock::now();
    for (int i = 0; i < copies; ++i) {
        to = battles[static_cast<std::size_t>(i) % battles.size()].start;
        kept += to.next_body;
    }
    const double took = std::chrono::duration<double>(Clock::now() - begin).count();
    fmt::print("{:<24} {:10.2f} us, {} bytes{}\n", "copy of a state", took * 1e6 / copies, sizeof(State),
               kept == 0 ? " " : "");
}

}  // namespace

int main(int argc, char** argv) {
    const double seconds = argc > 1 ? std::atof(argv[1]) : 5;
    Diagnostics faults;
    const auto book = rrtk::load_rulebook(MUSTER_SOURCE_DIR "/data/rrtk", faults);
    if (!book) {
        fmt::print(stderr, "{}", faults.to_text());
        return 1;
    }
    const std::vector<Prepared> battles = prepare(*book);
    measure_speed(battles, std::max(1U, std::thread::hardware_concurrency()), seconds);
    measure_phases(battles, seconds);
    measure_copies(battles);
    return 0;
}
