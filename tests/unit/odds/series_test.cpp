// Series of battles: counting, threads, early stops, parts.
#include "odds/series.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>

#include "support/fake_contest.hpp"

namespace muster::odds {

using test::fake_contests;
using test::FakeContest;

TEST_CASE("a tally counts outcomes, swings, scores and turns from the first army's side") {
    const Tally tally = play_until(FakeContest(), {30, 1, {}}, std::nullopt);
    CHECK(tally.all == Outcomes{18, 6, 6});
    CHECK(tally.all.runs() == 30);
    // Of the even numbers to 30, steps 2 and 4 win (2 4 12 14 22 24), and of 6 16 26 step 1; 8 18 28 lose.
    CHECK(tally.attacking == Outcomes{9, 3, 3});
    CHECK(tally.defending() == Outcomes{9, 3, 3});
    // 3 6 9 12 15 18 21 24 27 30: losses 3 and 18, draws 15 and 30.
    CHECK(tally.with.at("woods") == Outcomes{6, 2, 2});
    CHECK(tally.without("woods") == Outcomes{12, 4, 4});
    CHECK(tally.without("lake") == tally.all);
    CHECK(tally.score == 30 * 400 + 30 * 31 / 2);
    CHECK(tally.enemy_score == 30 * 400);
    CHECK(tally.turns == 4 * 21 + 1 + 2);
}

TEST_CASE("any number of threads counts the same") {
    const std::vector<Tally> alone = play(fake_contests(3), {101, 1, {}});
    for (const int jobs : {2, 3, 8, 64}) CHECK(play(fake_contests(3), {101, jobs, {}}) == alone);
}

TEST_CASE("parts add up to the whole, however many there are") {
    const std::vector<Tally> whole = play(fake_contests(4), {23, 2, {}});
    for (const int of : {1, 2, 3, 7, 91, 92, 100}) {
        std::vector<Tally> sum(4);
        for (int number = 1; number <= of; ++number) {
            const std::vector<Tally> part = play(fake_contests(4), {23, 2, {number, of}});
            for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += part[i];
        }
        CHECK(sum == whole);
    }
}

TEST_CASE("parts are about as large") {
    CHECK(Part{1, 3}.size(10) == 4);
    CHECK(Part{2, 3}.size(10) == 3);
    CHECK(Part{3, 3}.size(10) == 3);
    CHECK(Part{5, 9}.size(4) == 0);
}

TEST_CASE("a series stops at the end of the first batch whose interval is narrow enough") {
    // The share of wins is 0.6 after every batch: the width is 0.1888 after 100 runs, 0.1346 after 200.
    const Share within{1500};
    const Tally stopped = play_until(FakeContest(), {5000, 1, {}}, within);
    CHECK(stopped.all.runs() == 200);
    for (const int jobs : {2, 5}) CHECK(play_until(FakeContest(), {5000, jobs, {}}, within) == stopped);
}

TEST_CASE("a series that is never narrow enough plays all its runs") {
    CHECK(play_until(FakeContest(), {250, 2, {}}, Share{100}).all.runs() == 250);
}

TEST_CASE("the listener hears the last battle of all") {
    std::int64_t heard = 0;
    const Listener listener = [&](std::int64_t done) { heard = std::max(heard, done); };
    static_cast<void>(play_until(FakeContest(), {300, 1, {}}, Share{10}, listener));
    CHECK(heard == 300);
}

TEST_CASE("of several runs that can't be played the first is reported, with any number of threads") {
    for (const int jobs : {1, 2, 16}) {
        std::string told;
        try {
            static_cast<void>(play(fake_contests(1, 40), {1000, jobs, {}}));
        } catch (const RunFault& fault) {
            told = fault.diagnostics().to_text();
        }
        CHECK(told == "error: run 40 can't be played\n");
    }
}

TEST_CASE("work is shared among all threads, each piece once") {
    std::vector<std::atomic<int>> times(1000);
    share_work(1000, 4, [&](std::size_t, std::int64_t piece) { ++times[static_cast<std::size_t>(piece)]; });
    CHECK(std::ranges::all_of(times, [](const auto& t) { return t == 1; }));
}

TEST_CASE("the seed of a run is the seed, a stroke and its number") {
    CHECK(run_seed("x y", 17) == "x y/17");
}

}  // namespace muster::odds
