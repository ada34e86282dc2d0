// The keys of an opening in scenario.yaml.
#include "scenario/scenario_fields.hpp"

namespace muster::tabletop {

const data::Fields<Point>& fields_of(const Point* /*type*/) {
    static const data::Fields<Point> fields(
        "place",
        {data::required("x", &Point::x, "Inches from the attacker's left table edge."),
         data::required("y", &Point::y, "Inches from the attacker's table edge.")},
        true);
    return fields;
}

}  // namespace muster::tabletop

namespace muster::scenario {

const data::Names<Going>& names_of(Going /*type*/) {
    static const data::Names<Going> names{"way of going",
                                          {{Going::march, "march"},
                                           {Going::charge, "charge"},
                                           {Going::chase, "chase"},
                                           {Going::driven, "driven"},
                                           {Going::flight, "flight"}}};
    return names;
}

namespace {

constexpr data::Range unit_numbers{1, 999};

}  // namespace

const data::Fields<Leg>& fields_of(const Leg* /*type*/) {
    static const data::Fields<Leg> fields(
        "stretch of a way",
        {data::optional("how", &Leg::how, "March (unless told), charge, chase, driven or flight."),
         data::required("to", &Leg::to, "Where it ends.")},
        true);
    return fields;
}

const data::Fields<StoryMove>& fields_of(const StoryMove* /*type*/) {
    static const data::Fields<StoryMove> fields(
        "way of a unit",
        {data::required("side", &StoryMove::side, "Whose unit."),
         data::required("unit", &StoryMove::unit, unit_numbers, "Its number."),
         data::optional("from", &StoryMove::from, "Where it stood; left out if it came onto the table."),
         data::required("legs", &StoryMove::legs, "Stretches in their order."),
         data::optional("base", &StoryMove::base, "Its base at the end, where it is another than before.")},
        true);
    return fields;
}

const data::Fields<StoryShot>& fields_of(const StoryShot* /*type*/) {
    static const data::Fields<StoryShot> fields(
        "shot",
        {data::required("side", &StoryShot::side, "Side of the shooter."),
         data::required("unit", &StoryShot::unit, unit_numbers, "Its number."),
         data::optional("target", &StoryShot::target, unit_numbers,
                        "Number of the unit shot at, of the other side; left out if the shot struck nobody."),
         data::required("from", &StoryShot::from, "Where the shooter stood."),
         data::required("to", &StoryShot::to, "Where the shot went.")},
        true);
    return fields;
}

const data::Fields<StoryHits>& fields_of(const StoryHits* /*type*/) {
    static const data::Fields<StoryHits> fields(
        "hits of a turn",
        {data::required("side", &StoryHits::side, "Whose unit."),
         data::required("unit", &StoryHits::unit, unit_numbers, "Its number."),
         data::required("hits", &StoryHits::hits, {1, 99}, "Hits that it took in this turn.")},
        true);
    return fields;
}

const data::Fields<StoryLoss>& fields_of(const StoryLoss* /*type*/) {
    static const data::Fields<StoryLoss> fields(
        "loss",
        {data::required("side", &StoryLoss::side, "Whose unit."),
         data::required("unit", &StoryLoss::unit, unit_numbers, "Its number."),
         data::required("how", &StoryLoss::how, "The rule set's word for how it left the table."),
         data::optional("for-good", &StoryLoss::for_good, "False if it can come back."),
         data::required("at", &StoryLoss::at, "Where it stood last.")},
        true);
    return fields;
}

const data::Fields<UnitsOf>& fields_of(const UnitsOf* /*type*/) {
    static const data::Fields<UnitsOf> fields("units of a side",
                                              {data::required("side", &UnitsOf::side, "Whose units."),
                                               data::required("units", &UnitsOf::units, "Their numbers.")},
                                              true);
    return fields;
}

const data::Fields<StoryTurn>& fields_of(const StoryTurn* /*type*/) {
    static const data::Fields<StoryTurn> fields(
        "turn of the story",
        {data::required("side", &StoryTurn::side, "Whose turn."),
         data::required("number", &StoryTurn::number, {1, 999}, "Which of that side's turns."),
         data::optional("lines", &StoryTurn::lines, "The narration."),
         data::optional("note", &StoryTurn::note, "How things stand at its end."),
         data::optional("moves", &StoryTurn::moves, "Ways of the units that moved."),
         data::optional("shots", &StoryTurn::shots, "Shots in their order."),
         data::optional("hits", &StoryTurn::hits, "Hits that units took."),
         data::optional("losses", &StoryTurn::losses, "Units that left the table."),
         data::optional("active", &StoryTurn::active, "Units that are active at its end."),
         data::optional("routed", &StoryTurn::routed,
                        "Units that are routed, and on the table still, at its end.")});
    return fields;
}

const data::Fields<Opening>& fields_of(const Opening* /*type*/) {
    static const data::Fields<Opening> fields(
        "opening",
        {data::required("turns", &Opening::turns, {1, 20}, "Turns of each side that were asked for."),
         data::optional("play", &Opening::play, "The side that a person takes over."),
         data::required("commander-red", &Opening::commander_red, "Who played red."),
         data::required("commander-blue", &Opening::commander_blue, "Who played blue."),
         data::required("story", &Opening::story, "The player turns in their order."),
         data::required("position", &Opening::position,
                        "The rule set's own record of the position to start from.")});
    return fields;
}

}  // namespace muster::scenario
