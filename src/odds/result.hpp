// What was asked, and what came of it.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "odds/tally.hpp"

namespace muster::odds {

enum class Kind {
    pair,     ///< two lists, everything rolled anew
    matrix,   ///< every list against every list
    scenario  ///< one battle, dice alone
};
[[nodiscard]] const data::Names<Kind>& names_of(Kind);

/// Everything that the counts depend on: two results may only be joined if all of it is the same.
struct Asked {
    Kind kind = Kind::pair;
    std::string program;             ///< version of the program
    std::string data;                ///< fingerprint of the rule set's data
    std::string ruleset;             ///< id
    std::vector<std::string> lists;  ///< ids; of a scenario, those of red and blue
    std::vector<std::string> names;  ///< what the armies are called, as many as lists
    std::string mode;                ///< of rolling: recruit, rolls or buy; empty for a scenario
    int points = 0;                  ///< 0 for a scenario
    std::string refusal;             ///< empty for a scenario
    std::string scenario;            ///< fingerprint of the scenario; else empty
    std::string red, blue;           ///< ids of the commanders
    std::string seed;
    std::int64_t runs = 0;  ///< of each pair
    bool operator==(const Asked&) const = default;
};
[[nodiscard]] const data::Fields<Asked>& fields_of(const Asked*);

/// Two armies by their places in Asked::lists. The first is red.
using Pair = std::pair<std::size_t, std::size_t>;

/// What is played, in order: of a matrix every list against itself and against each list after it, else the
/// two lists.
[[nodiscard]] std::vector<Pair> pairs_of(const Asked& asked);

/// Tallies in the order of pairs_of.
struct Result {
    Asked asked;
    std::vector<Tally> tallies;
    std::int64_t milliseconds = 0;  ///< that it took; of joined parts, the sum of theirs
    std::optional<Share> within;    ///< the width of the win interval at which it was to stop
};

/// The outcomes of one list against another, from the side of `row`: those of the pair played, or of the pair
/// the other way round. \pre a matrix
[[nodiscard]] Outcomes outcomes_of(const Result& matrix, std::size_t row, std::size_t column);

/// A list's wins against all other lists together. Without any battles if there are no others.
[[nodiscard]] Outcomes against_all(const Result& matrix, std::size_t row);

/// The answer for programs, documented in docs/reference/json.md.
[[nodiscard]] data::Value to_value(const Result& result);

}  // namespace muster::odds
