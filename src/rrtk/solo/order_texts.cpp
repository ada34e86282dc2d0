#include "rrtk/solo/order_texts.hpp"

#include "rrtk/solo/posture.hpp"

namespace muster::rrtk {

using data::required;

const data::Fields<OrderTexts>& fields_of(const OrderTexts* /*type*/) {
    using T = OrderTexts;
    static const data::Fields<T> fields(
        "file of orders", {required("postures", &T::postures, "The postures."),
                           required("triggers", &T::triggers, "What lets a reserve go."),
                           required("asking", &T::asking, "For whom the rows are asked, as a heading."),
                           required("rows", &T::rows, "The rows of decisions, in their order."),
                           required("charging", &T::charging, "What a charge is worth besides the chart."),
                           required("places", &T::places, "What a place is worth."),
                           required("notes", &T::notes, "How to read rows and lines."),
                           required("spending", &T::spending, "Who gets a point of War Rating first."),
                           required("choices", &T::choices, "How free choices are made."),
                           required("turns", &T::turns, "What changes from turn to turn."),
                           required("sealing", &T::sealing, "How orders are sealed and opened.")});
    return fields;
}

void check(const OrderTexts& texts, Diagnostics& diagnostics) {
    scenario::check_ids(texts.postures, "posture", names_of(Posture{}).all(), texts.where, diagnostics);
    scenario::check_ids(texts.triggers, "trigger", names_of(Trigger{}).all(), texts.where, diagnostics);
    scenario::check_ids(
        texts.rows, "row of decisions",
        {"target-in-range", "worth-charging", "waits", "forms-up", "worth-a-point", "best-place"},
        texts.where, diagnostics);
    scenario::check_ids(
        texts.charging, "line of a charge",
        {"steady", "left-behind", "backed", "fighting", "flank", "answered", "far", "leader", "cinc"},
        texts.where, diagnostics);
    scenario::check_ids(texts.places, "line of a place",
                        {"nearer", "nearer-slow", "strike", "struck", "flanked", "uphill", "guard", "threat",
                         "in-range", "under-fire", "support", "stand"},
                        texts.where, diagnostics);
}

}  // namespace muster::rrtk
