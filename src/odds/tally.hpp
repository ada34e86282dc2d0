// What many battles came to, counted from the first army's side. Whole numbers only, so that parts add up to
// exactly the whole, in any order.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "base/share.hpp"
#include "data/fields.hpp"
#include "scenario/battle.hpp"

namespace muster::odds {

/// How often the first army won, drew and lost.
struct Outcomes {
    std::int64_t win = 0, draw = 0, loss = 0;
    bool operator==(const Outcomes&) const = default;

    [[nodiscard]] std::int64_t runs() const { return win + draw + loss; }
    [[nodiscard]] ShareInterval win_interval() const { return wilson_interval(win, runs()); }
    void add(const scenario::BattleResult& result);
    Outcomes& operator+=(const Outcomes& more);
    Outcomes& operator-=(const Outcomes& fewer);
};

/// One battle played. The first army is red.
struct Run {
    scenario::BattleResult result;
    std::vector<std::string> ground;  ///< kinds of terrain on the table, each once
};

/// The sum of many runs.
struct Tally {
    Outcomes all;
    Outcomes attacking;                    ///< those in which the first army attacked
    std::map<std::string, Outcomes> with;  ///< those with a kind of terrain on the table
    std::int64_t score = 0;                ///< of the first army, added up
    std::int64_t enemy_score = 0;
    std::int64_t turns = 0;
    bool operator==(const Tally&) const = default;

    [[nodiscard]] Outcomes defending() const;
    /// Those without that kind of terrain.
    [[nodiscard]] Outcomes without(const std::string& kind) const;
    void add(const Run& run);
    Tally& operator+=(const Tally& more);
};

[[nodiscard]] const data::Fields<Outcomes>& fields_of(const Outcomes*);
[[nodiscard]] const data::Fields<Tally>& fields_of(const Tally*);

}  // namespace muster::odds
