#include "odds/result.hpp"

#include <fmt/format.h>

namespace muster::odds {

const data::Names<Kind>& names_of(Kind /*type*/) {
    static const data::Names<Kind> names{
        "kind of request", {{Kind::pair, "pair"}, {Kind::matrix, "matrix"}, {Kind::scenario, "scenario"}}};
    return names;
}

const data::Fields<Asked>& fields_of(const Asked* /*type*/) {
    using data::required;
    static const data::Fields<Asked> fields(
        "request", {required("kind", &Asked::kind, "pair, matrix or scenario."),
                    required("program", &Asked::program, "Version of the program."),
                    required("data", &Asked::data, "Fingerprint of the rule set's data."),
                    required("ruleset", &Asked::ruleset, "Id of the rule set."),
                    required("lists", &Asked::lists, "Ids of the army lists."),
                    required("names", &Asked::names, "What the armies are called."),
                    required("mode", &Asked::mode, "How armies are made."),
                    required("points", &Asked::points, {0, 99999}, "Points of each army."),
                    required("refusal", &Asked::refusal, "Right of refusal of the ground."),
                    required("scenario", &Asked::scenario, "Fingerprint of the scenario."),
                    required("commander-red", &Asked::red, "Who drives the first army."),
                    required("commander-blue", &Asked::blue, "Who drives the second army."),
                    required("seed", &Asked::seed, "The seed."),
                    required("runs", &Asked::runs, {1, 1'000'000'000}, "Battles of each pair.")});
    return fields;
}

std::vector<Pair> pairs_of(const Asked& asked) {
    if (asked.kind != Kind::matrix) return {{0, 1}};
    std::vector<Pair> pairs;
    for (std::size_t first = 0; first < asked.lists.size(); ++first)
        for (std::size_t second = first; second < asked.lists.size(); ++second)
            pairs.emplace_back(first, second);
    return pairs;
}

Outcomes outcomes_of(const Result& matrix, std::size_t row, std::size_t column) {
    const std::size_t first = std::min(row, column), second = std::max(row, column);
    const std::size_t count = matrix.asked.lists.size();
    // The rows of pairs_of before that of `first` have count, count - 1 ... pairs.
    const std::size_t place = first * count - first * (first + 1) / 2 + second;
    Outcomes outcomes = matrix.tallies[place].all;
    if (row > column) std::swap(outcomes.win, outcomes.loss);
    return outcomes;
}

Outcomes against_all(const Result& matrix, std::size_t row) {
    Outcomes sum;
    for (std::size_t column = 0; column < matrix.asked.lists.size(); ++column)
        if (column != row) sum += outcomes_of(matrix, row, column);
    return sum;
}

}  // namespace muster::odds
