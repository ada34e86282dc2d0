#include "rrtk/setup/setup.hpp"

namespace muster::rrtk {

using data::optional;
using data::required;

const data::Fields<Scouts>& fields_of(const Scouts* /*type*/) {
    static const data::Fields<Scouts> fields(
        "scouts",
        {optional("mounted-ac2", &Scouts::mounted_ac2, {0, 999}, "Mounted units of AC2."),
         optional("mounted-ac4", &Scouts::mounted_ac4, {0, 999}, "Mounted units of AC4."),
         optional("skirmish-ac2", &Scouts::skirmish_ac2, {0, 999}, "Foot skirmishers of AC2."),
         optional("flyers", &Scouts::flyers, {0, 999}, "Flyers."),
         required("value", &Scouts::value, {0, 9999}, "What they are worth together.")},
        true);
    return fields;
}

const data::Fields<AttackSum>& fields_of(const AttackSum* /*type*/) {
    static const data::Fields<AttackSum> fields(
        "sum",
        {required("war-rating", &AttackSum::war_rating, {0, 20}, "The commander's rating."),
         optional("captains", &AttackSum::captains, {0, 20}, "One for each Captain."),
         optional("scouting", &AttackSum::scouting, {0, 2}, "For better scouting."),
         required("die", &AttackSum::die, {1, 6}, "The die that decided."),
         required("total", &AttackSum::total, {0, 99}, "The sum.")},
        true);
    return fields;
}

const data::Fields<SectionRoll>& fields_of(const SectionRoll* /*type*/) {
    static const data::Fields<SectionRoll> fields(
        "section",
        {required("section", &SectionRoll::section, {1, 9}, "Number as rolled."),
         required("dice", &SectionRoll::dice, "The two dice."),
         required("ground", &SectionRoll::ground, "What it is."),
         optional("water", &SectionRoll::water, "It brings water to the table.")},
        true);
    return fields;
}

const data::Fields<WaterRoll>& fields_of(const WaterRoll* /*type*/) {
    static const data::Fields<WaterRoll> fields(
        "water",
        {required("section", &WaterRoll::section, {1, 9}, "The section that brought it."),
         required("dice", &WaterRoll::dice, "The two dice."),
         required("water", &WaterRoll::water, "Result of the table of waters."),
         optional("ford-die", &WaterRoll::ford_die, "The die for fords."),
         optional("fords", &WaterRoll::fords, "Result of the table of fords.")},
        true);
    return fields;
}

const data::Fields<GroundSum>& fields_of(const GroundSum* /*type*/) {
    static const data::Fields<GroundSum> fields(
        "sum over sections", {optional("parts", &GroundSum::parts, "What counted."),
                              required("total", &GroundSum::total, "The sum."),
                              optional("without-place", &GroundSum::without_place, {0, 999},
                                       "Units that would have no place to stand.")});
    return fields;
}

const data::Fields<TerrainRoll>& fields_of(const TerrainRoll* /*type*/) {
    static const data::Fields<TerrainRoll> fields(
        "rolling of the table",
        {required("general-die", &TerrainRoll::general_die, {1, 6}, "The die for general terrain."),
         required("modifier", &TerrainRoll::modifier, {-9, 9}, "For the defender's Battle Tactics."),
         required("general", &TerrainRoll::general, "General terrain."),
         required("sections", &TerrainRoll::sections, "The nine sections as rolled."),
         optional("water", &TerrainRoll::water, "Water, if a section brought some."),
         required("far-edge", &TerrainRoll::far_edge, "The defender's sum for the edge of sections 1 to 3."),
         required("near-edge", &TerrainRoll::near_edge,
                  "The defender's sum for the edge of sections 7 to 9."),
         required("turned", &TerrainRoll::turned,
                  "He took the edge of sections 7 to 9, and the table was turned."),
         required("hindrance", &TerrainRoll::hindrance, "The attacker's sum of hindering ground."),
         required("refused", &TerrainRoll::refused, "The attacker refused this table.")});
    return fields;
}

const data::Fields<PlanRoll>& fields_of(const PlanRoll* /*type*/) {
    static const data::Fields<PlanRoll> fields(
        "plan",
        {required("die", &PlanRoll::die, {1, 6}, "The die."),
         required("plan", &PlanRoll::plan, "Id of the plan."),
         required("centre", &PlanRoll::centre, {0, 999}, "Units of the centre without its reserve."),
         required("left", &PlanRoll::left, {0, 999}, "Units of the left wing."),
         required("right", &PlanRoll::right, {0, 999}, "Units of the right wing."),
         required("reserve", &PlanRoll::reserve, {0, 999}, "Units of the reserve."),
         optional("off-table", &PlanRoll::off_table, {0, 999}, "Units that wait off the table.")},
        true);
    return fields;
}

const data::Fields<SideSetup>& fields_of(const SideSetup* /*type*/) {
    static const data::Fields<SideSetup> fields(
        "side's set-up", {required("scouts", &SideSetup::scouts, "What its scouts are worth."),
                          required("attack", &SideSetup::attack, "Its sum for who attacks."),
                          required("plan", &SideSetup::plan, "Its plan."),
                          required("batch", &SideSetup::batch, {1, 99}, "Units it places at a time."),
                          optional("notes", &SideSetup::notes, "What a reader should know.")});
    return fields;
}

const data::Fields<Setup>& fields_of(const Setup* /*type*/) {
    static const data::Fields<Setup> fields(
        "set-up",
        {required("red", &Setup::red, "The red side."), required("blue", &Setup::blue, "The blue side."),
         optional("ties", &Setup::ties, {0, 99}, "Attack rolls that were equal and made again."),
         required("first-turn-bonus", &Setup::first_turn_bonus,
                  "The attacker's first turn is half as fast again."),
         required("terrain", &Setup::terrain, "The rollings of the table, one or two.")});
    return fields;
}

data::Value to_value(const Setup& setup) { return data::write(setup); }

std::optional<Setup> read_setup(const data::Value& value, Diagnostics& diagnostics) {
    Setup setup;
    if (!data::read(value, setup, diagnostics)) return std::nullopt;
    if (!setup.terrain.empty() && setup.terrain.size() <= 2) return setup;
    diagnostics.error(value.where(), "the table was rolled once, or twice if refused",
                      "list one or two under 'terrain:'");
    return std::nullopt;
}

}  // namespace muster::rrtk
