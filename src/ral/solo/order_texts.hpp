// The words of the opponent's order sheet, and how plans are played (data/ral/orders.yaml).
#pragma once

#include <string>
#include <vector>

#include "data/fields.hpp"
#include "ral/solo/conduct.hpp"

namespace muster::ral {

/// A posture as a card prints it.
struct PostureText {
    std::string id, name, sentence;
    Where where;
};
/// A trigger: what happens, as the end of "until ...".
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

struct OrderTexts {
    std::vector<Conduct> conduct;
    std::vector<PostureText> postures;
    std::vector<TriggerText> triggers;
    std::vector<DecisionText> rows;
    std::vector<PointsText> charging, places;
    std::vector<std::string> notes, choices, turns;
    Where where;

    /// How a plan is played; nullptr if nothing is said of it.
    [[nodiscard]] const Conduct* of_plan(const std::string& plan) const;
};
[[nodiscard]] const data::Fields<PostureText>& fields_of(const PostureText*);
[[nodiscard]] const data::Fields<TriggerText>& fields_of(const TriggerText*);
[[nodiscard]] const data::Fields<DecisionText>& fields_of(const DecisionText*);
[[nodiscard]] const data::Fields<PointsText>& fields_of(const PointsText*);
[[nodiscard]] const data::Fields<OrderTexts>& fields_of(const OrderTexts*);

/// Reports ids that the program asks for and the file lacks, and ids that it doesn't know; `plans`: the ids
/// of plans.yaml.
void check(const OrderTexts& texts, const std::vector<std::string>& plans, Diagnostics& diagnostics);

}  // namespace muster::ral
