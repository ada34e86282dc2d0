// The words of the opponent's order sheet (data/rrtk/orders.yaml).
#pragma once

#include <string>
#include <vector>

#include "data/fields.hpp"
#include "scenario/order_texts.hpp"

namespace muster::rrtk {

using scenario::DecisionText;
using scenario::PointsText;
using scenario::PostureText;
using scenario::TriggerText;

struct OrderTexts {
    std::vector<PostureText> postures;
    std::vector<TriggerText> triggers;
    std::vector<DecisionText> rows;
    std::vector<PointsText> charging, places;
    std::string asking;  ///< for whom the rows are asked
    std::vector<std::string> notes, spending, choices, turns;
    scenario::Sealing sealing;
    Where where;
};
[[nodiscard]] const data::Fields<OrderTexts>& fields_of(const OrderTexts*);

/// Reports ids that the program asks for and the file lacks, and ids that it doesn't know.
void check(const OrderTexts& texts, Diagnostics& diagnostics);

}  // namespace muster::rrtk
