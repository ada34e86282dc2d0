#include "ral/solo/order_texts.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::ral {

using data::required;

const Conduct* OrderTexts::of_plan(const std::string& plan) const {
    const auto found = std::ranges::find(conduct, plan, &Conduct::plan);
    return found == conduct.end() ? nullptr : &*found;
}

const data::Fields<OrderTexts>& fields_of(const OrderTexts* /*type*/) {
    using T = OrderTexts;
    static const data::Fields<T> fields(
        "file of orders", {required("conduct", &T::conduct, "How the plans are played."),
                           required("postures", &T::postures, "The postures."),
                           required("triggers", &T::triggers, "What lets a reserve go."),
                           required("asking", &T::asking, "For whom the rows are asked, as a heading."),
                           required("rows", &T::rows, "The rows of decisions, in their order."),
                           required("charging", &T::charging, "What a charge is worth besides the chart."),
                           required("places", &T::places, "What a place is worth."),
                           required("notes", &T::notes, "How to read rows and lines."),
                           required("choices", &T::choices, "How free choices are made."),
                           required("turns", &T::turns, "What changes from turn to turn.")});
    return fields;
}

void check(const OrderTexts& texts, const std::vector<std::string>& plans, Diagnostics& diagnostics) {
    for (const std::string& plan : plans)
        if (texts.of_plan(plan) == nullptr)
            diagnostics.error(texts.where.at, fmt::format("nothing says how plan '{}' is played", plan),
                              "add it under 'conduct'");
    scenario::check_ids(texts.postures, "posture", names_of(Posture{}).all(), texts.where, diagnostics);
    scenario::check_ids(texts.triggers, "trigger", names_of(Trigger{}).all(), texts.where, diagnostics);
    scenario::check_ids(texts.rows, "row of decisions",
                        {"turns-to-face", "leader-alone", "goes-to-rally", "worth-charging", "joins-fight",
                         "target-in-range", "waits", "best-place"},
                        texts.where, diagnostics);
    scenario::check_ids(texts.charging, "line of a charge",
                        {"target-lost", "own-lost", "led", "target-led", "uphill", "rear", "backed",
                         "answered", "archers", "routed"},
                        texts.where, diagnostics);
    scenario::check_ids(
        texts.places, "line of a place",
        {"nearer", "nearer-slow", "strike", "struck", "in-range", "under-fire", "beside", "high", "stand"},
        texts.where, diagnostics);
}

}  // namespace muster::ral
