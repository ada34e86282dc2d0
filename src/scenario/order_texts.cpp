#include "scenario/order_texts.hpp"

namespace muster::scenario {

using data::required;

const data::Fields<PostureText>& fields_of(const PostureText* /*type*/) {
    static const data::Fields<PostureText> fields(
        "posture",
        {required("id", &PostureText::id, "A posture."),
         required("name", &PostureText::name, "Name for print."),
         required("sentence", &PostureText::sentence, "What who has it does.")},
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

const data::Fields<Sealing>& fields_of(const Sealing* /*type*/) {
    static const data::Fields<Sealing> fields(
        "sealing of orders",
        {required("briefing", &Sealing::briefing, "What stands on the briefing instead of the plans."),
         required("plan", &Sealing::plan, "When a plan is opened: on its back."),
         required("steps", &Sealing::steps, "How a side is played before its cards are opened.")});
    return fields;
}

}  // namespace muster::scenario
