// The words of the opponent's order sheet, and how plans are played (data/ral/orders.yaml).
#pragma once

#include <string>
#include <vector>

#include "data/fields.hpp"
#include "ral/solo/conduct.hpp"
#include "scenario/order_texts.hpp"

namespace muster::ral {

using scenario::DecisionText;
using scenario::PointsText;
using scenario::PostureText;
using scenario::TriggerText;

struct OrderTexts {
    std::vector<Conduct> conduct;
    std::vector<PostureText> postures;
    std::vector<TriggerText> triggers;
    std::vector<DecisionText> rows;
    std::vector<PointsText> charging, places;
    std::string asking;  ///< for whom the rows are asked
    std::vector<std::string> notes, choices, turns;
    Where where;

    /// How a plan is played; nullptr if nothing is said of it.
    [[nodiscard]] const Conduct* of_plan(const std::string& plan) const;
};
[[nodiscard]] const data::Fields<OrderTexts>& fields_of(const OrderTexts*);

/// Reports ids that the program asks for and the file lacks, and ids that it doesn't know; `plans`: the ids
/// of plans.yaml.
void check(const OrderTexts& texts, const std::vector<std::string>& plans, Diagnostics& diagnostics);

}  // namespace muster::ral
