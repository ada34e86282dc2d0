// Words of an opponent's order sheet that all rule sets have: postures, triggers, rows of decisions, lines of
// points.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "data/fields.hpp"
#include "scenario/facts.hpp"

namespace muster::scenario {

/// A posture as a card prints it.
struct PostureText {
    std::string id, name, sentence;
    Where where;
};
/// A trigger: what happens, as the end of "until ..." or "as soon as ...".
struct TriggerText {
    std::string id, sentence;
    Where where;
};
/// A row of decisions: asked from the first to the last, the first that holds is carried out.
struct DecisionText {
    std::string id, when, then;
    Where where;
};
/// A line of the points that a charge or a place is worth.
struct PointsText {
    std::string id, line;
    Where where;
};

[[nodiscard]] const data::Fields<PostureText>& fields_of(const PostureText*);
[[nodiscard]] const data::Fields<TriggerText>& fields_of(const TriggerText*);
[[nodiscard]] const data::Fields<DecisionText>& fields_of(const DecisionText*);
[[nodiscard]] const data::Fields<PointsText>& fields_of(const PointsText*);
[[nodiscard]] const data::Fields<Sealing>& fields_of(const Sealing*);

/// Reports ids that the program asks for and the list lacks or has twice, and ids that it doesn't know.
template <class T>
void check_ids(const std::vector<T>& all, const std::string& what, const std::vector<std::string>& wanted,
               const Where& where, Diagnostics& diagnostics) {
    for (const T& one : all)
        if (std::ranges::find(wanted, one.id) == wanted.end())
            diagnostics.error(one.where.at,
                              fmt::format("unknown {} '{}'{}", what, one.id, did_you_mean(one.id, wanted)),
                              "write one of: " + join(wanted));
    for (const std::string& id : wanted)
        if (std::ranges::count(all, id, &T::id) != 1)
            diagnostics.error(where.at, fmt::format("{} '{}' is not there exactly once", what, id),
                              "state it once");
}

}  // namespace muster::scenario
