#include "ral/solo/order_texts.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace muster::ral {

using data::required;

const Conduct* OrderTexts::of_plan(const std::string& plan) const {
    const auto found = std::ranges::find(conduct, plan, &Conduct::plan);
    return found == conduct.end() ? nullptr : &*found;
}

const data::Fields<PostureText>& fields_of(const PostureText* /*type*/) {
    static const data::Fields<PostureText> fields(
        "posture",
        {required("id", &PostureText::id, "A posture."),
         required("name", &PostureText::name, "Name for print."),
         required("sentence", &PostureText::sentence, "What a unit does that has it.")},
        true);
    return fields;
}

const data::Fields<TriggerText>& fields_of(const TriggerText* /*type*/) {
    static const data::Fields<TriggerText> fields(
        "trigger",
        {required("id", &TriggerText::id, "A trigger."),
         required("sentence", &TriggerText::sentence, "What happens, as the end of a sentence.")},
        true);
    return fields;
}

const data::Fields<DecisionText>& fields_of(const DecisionText* /*type*/) {
    static const data::Fields<DecisionText> fields(
        "row of decisions", {required("id", &DecisionText::id, "The reason that the log gives."),
                             required("when", &DecisionText::when, "When it holds."),
                             required("then", &DecisionText::then, "What is done then.")});
    return fields;
}

const data::Fields<PointsText>& fields_of(const PointsText* /*type*/) {
    static const data::Fields<PointsText> fields(
        "line of points",
        {required("id", &PointsText::id, "The key of a commander's card that says how many points."),
         required("line", &PointsText::line, "What counts.")},
        true);
    return fields;
}

const data::Fields<OrderTexts>& fields_of(const OrderTexts* /*type*/) {
    using T = OrderTexts;
    static const data::Fields<T> fields(
        "file of orders", {required("conduct", &T::conduct, "How the plans are played."),
                           required("postures", &T::postures, "The postures."),
                           required("triggers", &T::triggers, "What lets a reserve go."),
                           required("rows", &T::rows, "The rows of decisions, in their order."),
                           required("charging", &T::charging, "What a charge is worth besides the chart."),
                           required("places", &T::places, "What a place is worth."),
                           required("notes", &T::notes, "How to read rows and lines."),
                           required("choices", &T::choices, "How free choices are made."),
                           required("turns", &T::turns, "What changes from turn to turn.")});
    return fields;
}

namespace {

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

}  // namespace

void check(const OrderTexts& texts, const std::vector<std::string>& plans, Diagnostics& diagnostics) {
    for (const std::string& plan : plans)
        if (texts.of_plan(plan) == nullptr)
            diagnostics.error(texts.where.at, fmt::format("nothing says how plan '{}' is played", plan),
                              "add it under 'conduct'");
    check_ids(texts.postures, "posture", names_of(Posture{}).all(), texts.where, diagnostics);
    check_ids(texts.triggers, "trigger", names_of(Trigger{}).all(), texts.where, diagnostics);
    check_ids(texts.rows, "row of decisions",
              {"turns-to-face", "leader-alone", "goes-to-rally", "worth-charging", "joins-fight",
               "target-in-range", "waits", "best-place"},
              texts.where, diagnostics);
    check_ids(texts.charging, "line of a charge",
              {"target-lost", "own-lost", "led", "target-led", "uphill", "rear", "backed", "answered",
               "archers", "routed"},
              texts.where, diagnostics);
    check_ids(
        texts.places, "line of a place",
        {"nearer", "nearer-slow", "strike", "struck", "in-range", "under-fire", "beside", "high", "stand"},
        texts.where, diagnostics);
}

}  // namespace muster::ral
