#include "odds/series.hpp"

#include <algorithm>

namespace muster::odds {

namespace {

/// Tallies of one worker each, so that nobody waits for another; whole numbers add up the same in any order.
using Sheets = std::vector<std::vector<Tally>>;

std::vector<Tally> sum(Sheets sheets) {
    std::vector<Tally> total = std::move(sheets.front());
    for (std::size_t worker = 1; worker < sheets.size(); ++worker)
        for (std::size_t i = 0; i < total.size(); ++i) total[i] += sheets[worker][i];
    return total;
}

}  // namespace

std::vector<Tally> play(const std::vector<std::unique_ptr<Contest>>& contests, const Series& series,
                        const Listener& listener) {
    const std::int64_t all = static_cast<std::int64_t>(contests.size()) * series.runs;
    Sheets sheets(static_cast<std::size_t>(series.jobs), std::vector<Tally>(contests.size()));
    const auto work = [&](std::size_t worker, std::int64_t piece) {
        const std::int64_t battle = piece * series.part.of + series.part.number - 1;
        const auto contest = static_cast<std::size_t>(battle / series.runs);
        sheets[worker][contest].add(contests[contest]->play(battle % series.runs + 1));
    };
    share_work(series.part.size(all), series.jobs, work, listener);
    return sum(std::move(sheets));
}

Tally play_until(const Contest& contest, const Series& series, std::optional<Share> within,
                 const Listener& listener) {
    Tally total;
    const std::int64_t batch = within ? batch_runs : series.runs;
    for (std::int64_t done = 0; done < series.runs;) {
        const std::int64_t now = std::min(batch, series.runs - done);
        Sheets sheets(static_cast<std::size_t>(series.jobs), std::vector<Tally>(1));
        const auto work = [&](std::size_t worker, std::int64_t piece) {
            sheets[worker].front().add(contest.play(done + piece + 1));
        };
        const Listener shifted = [&](std::int64_t more) { listener(done + more); };
        share_work(now, series.jobs, work, listener ? shifted : Listener());
        total += sum(std::move(sheets)).front();
        done += now;
        if (within && total.all.win_interval().width() < within->value) break;
    }
    return total;
}

}  // namespace muster::odds
