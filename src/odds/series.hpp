// Series of battles: played, counted, stopped early, or a part of them.
#pragma once

#include <optional>
#include <vector>

#include "odds/contest.hpp"
#include "odds/crew.hpp"

namespace muster::odds {

/// A part of the work: the k-th of n, each about as large. Of all battles in their order (contest by contest,
/// run by run) it takes every n-th, from the k-th on.
struct Part {
    int number = 1;
    int of = 1;
    bool operator==(const Part&) const = default;

    /// Of `all` battles, how many it plays.
    [[nodiscard]] std::int64_t size(std::int64_t all) const { return (all + of - number) / of; }
};

/// How a series is played.
struct Series {
    std::int64_t runs = 2000;  ///< of each contest
    int jobs = 1;              ///< threads; changes nothing but the time
    Part part;
};

/// Plays every contest and returns a tally for each. `listener` hears how many battles are done of all that
/// this part has. Throws RunFault.
[[nodiscard]] std::vector<Tally> play(const std::vector<std::unique_ptr<Contest>>& contests,
                                      const Series& series, const Listener& listener = {});

/// Runs between two looks at the interval.
inline constexpr std::int64_t batch_runs = 100;

/// Plays one contest until the win interval is narrower than `within`, looked at after every batch_runs runs
/// in their order, or until series.runs are played. \pre the part is the whole
[[nodiscard]] Tally play_until(const Contest& contest, const Series& series, std::optional<Share> within,
                               const Listener& listener = {});

}  // namespace muster::odds
