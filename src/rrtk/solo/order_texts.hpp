// The words of the opponent's order sheet (data/rrtk/orders.yaml).
#pragma once

#include <string>
#include <vector>

#include "data/fields.hpp"

namespace muster::rrtk {

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
    std::vector<PostureText> postures;
    std::vector<TriggerText> triggers;
    std::vector<DecisionText> rows;
    std::vector<PointsText> charging, places;
    std::vector<std::string> notes, spending, choices, turns;
    Where where;
};
[[nodiscard]] const data::Fields<PostureText>& fields_of(const PostureText*);
[[nodiscard]] const data::Fields<TriggerText>& fields_of(const TriggerText*);
[[nodiscard]] const data::Fields<DecisionText>& fields_of(const DecisionText*);
[[nodiscard]] const data::Fields<PointsText>& fields_of(const PointsText*);
[[nodiscard]] const data::Fields<OrderTexts>& fields_of(const OrderTexts*);

/// Reports ids that the program asks for and the file lacks, and ids that it doesn't know.
void check(const OrderTexts& texts, Diagnostics& diagnostics);

}  // namespace muster::rrtk
