#include "rrtk/setup/choices.hpp"

namespace muster::rrtk {

const data::Names<Block>& names_of(Block /*type*/) {
    static const data::Names<Block> names{"block",
                                          {{Block::centre, "centre"},
                                           {Block::left, "left"},
                                           {Block::right, "right"},
                                           {Block::reserve, "reserve"}}};
    return names;
}

const data::Names<Share>& names_of(Share /*type*/) {
    static const data::Names<Share> names{"share of an army",
                                          {{Share::centre, "centre"},
                                           {Share::left, "left"},
                                           {Share::right, "right"},
                                           {Share::reserve, "reserve"},
                                           {Share::wings, "wings"}}};
    return names;
}

const data::Names<Order>& names_of(Order /*type*/) {
    static const data::Names<Order> names{"order of units",
                                          {{Order::heaviest, "heaviest"},
                                           {Order::lightest, "lightest"},
                                           {Order::fastest, "fastest"},
                                           {Order::dearest, "dearest"},
                                           {Order::alternate_heaviest, "alternate-heaviest"},
                                           {Order::mounted, "mounted"},
                                           {Order::missile, "missile"},
                                           {Order::foot_skirmishers, "foot-skirmishers"}}};
    return names;
}

const data::Fields<FillStep>& fields_of(const FillStep* /*type*/) {
    static const data::Fields<FillStep> fields(
        "step",
        {data::required("share", &FillStep::share, "The part of the army that is filled."),
         data::required("by", &FillStep::by, "Which units come first."),
         data::optional("part", &FillStep::part, {1, 100}, "Per cent of the share that this step may fill.")},
        true);
    return fields;
}

const data::Fields<PlanChoice>& fields_of(const PlanChoice* /*type*/) {
    using data::optional, data::required;
    static const data::Fields<PlanChoice> fields(
        "plan",
        {required("plan", &PlanChoice::plan, "Id of the plan."),
         required("says", &PlanChoice::says, "The rule as it is printed."),
         required("fill", &PlanChoice::fill,
                  "How units are dealt out, step by step; the rest is the centre."),
         optional("right-back", &PlanChoice::right_back,
                  "Inches that the right wing stands behind the line."),
         optional("left-back", &PlanChoice::left_back, "Inches that the left wing stands behind the line."),
         optional("one-line", &PlanChoice::one_line,
                  "Missile and melee foot of the centre stand in the same Bodies."),
         optional("commander", &PlanChoice::commander, "Where the commander in chief stands.")});
    return fields;
}

const data::Fields<GroundRule>& fields_of(const GroundRule* /*type*/) {
    static const data::Fields<GroundRule> fields(
        "rule about ground",
        {data::required("says", &GroundRule::says, "The rule as it is printed."),
         data::required("worth", &GroundRule::worth, "What each kind of ground counts."),
         data::required("sections", &GroundRule::sections, "How often each section counts."),
         data::optional("mounted-twice", &GroundRule::mounted_twice,
                        "Kinds that count twice for a side of which a third is mounted."),
         data::optional("limit", &GroundRule::limit, {0, 999}, "The sum at which the rule bites.")});
    return fields;
}

const data::Fields<MarkerRule>& fields_of(const MarkerRule* /*type*/) {
    static const data::Fields<MarkerRule> fields(
        "rule about markers",
        {data::required("says", &MarkerRule::says, "The rule as it is printed."),
         data::required("low", &MarkerRule::low, {1, 99}, "Units for each marker of 1 and 2 hits."),
         data::required("middle", &MarkerRule::middle, {1, 99},
                        "Units of Rep 3 and more for each marker of 3 and 4 hits."),
         data::required("high", &MarkerRule::high, {1, 99},
                        "Units of Rep 5 and more for each marker of 5 and 6 hits.")});
    return fields;
}

const data::Fields<Choices>& fields_of(const Choices* /*type*/) {
    static const data::Fields<Choices> fields(
        "book of choices",
        {data::required("rules", &Choices::rules, "Rules that need no figures."),
         data::required("baseline", &Choices::baseline, "Which edge the defender takes."),
         data::required("refusal", &Choices::refusal, "When the attacker refuses the ground."),
         data::required("markers", &Choices::markers, "How many casualty markers are printed."),
         data::required("plans", &Choices::plans, "How each plan deals out and draws up its army.")});
    return fields;
}

}  // namespace muster::rrtk
