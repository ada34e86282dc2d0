#include "rrtk/book/rulebook.hpp"

#include <algorithm>

namespace muster::rrtk {

const ArmyList* Rulebook::list(std::string_view id_or_alias) const {
    const std::string word = plain_word(id_or_alias);
    for (const ArmyList& list : lists)
        if (list.id == word) return &list;
    for (const ArmyList& list : lists) {
        const auto same = [&word](const std::string& alias) { return plain_word(alias) == word; };
        if (same(list.name) || std::ranges::any_of(list.aliases, same)) return &list;
    }
    return nullptr;
}

const Table& Rulebook::table(std::string_view id) const { return tables.find(std::string(id))->second; }

const Chart& Rulebook::chart(std::string_view id) const { return charts.find(std::string(id))->second; }

const Special* Rulebook::special(std::string_view id) const {
    const auto found = std::ranges::find(specials, id, &Special::id);
    return found == specials.end() ? nullptr : &*found;
}

const Plan* Rulebook::plan(std::string_view id) const {
    const auto found = std::ranges::find(plans, id, &Plan::id);
    return found == plans.end() ? nullptr : &*found;
}

const CommanderCard* Rulebook::commander(std::string_view id) const {
    const auto found = std::ranges::find(commanders, id, &CommanderCard::id);
    return found == commanders.end() ? nullptr : &*found;
}

const Procedure* Rulebook::procedure(std::string_view id) const {
    const auto found = std::ranges::find(procedures, id, &Procedure::id);
    return found == procedures.end() ? nullptr : &*found;
}

const std::string& Rulebook::phrase(std::string_view key) const {
    return phrases.find(std::string(key))->second;
}

Movement Rulebook::movement(TroopClass troop_class, Build build, int figures, int ac) const {
    return moves.movement(troop_class, build, figures, ac);
}

tabletop::Base Rulebook::base(TroopClass troop_class, Build build) const {
    return moves.base(troop_class, build);
}

const std::vector<std::string>& required_tables() {
    static const std::vector<std::string> ids{"war-rating", "general-terrain", "terrain-section",
                                              "water",      "river-ford",      "army-plan",
                                              "rampage",    "pursuit-distance"};
    return ids;
}

const std::vector<std::string>& required_charts() {
    static const std::vector<std::string> ids{
        "scouting",          "attack",          "batches", "missiles",
        "missile-modifiers", "melee-modifiers", "armour",  "rep-modifiers"};
    return ids;
}

const std::vector<std::string>& required_phrases() {
    static const std::vector<std::string> keys{"class.foot-melee",
                                               "class.mounted-melee",
                                               "class.foot-missile",
                                               "class.mounted-missile",
                                               "class.foot-skirmish",
                                               "class.mounted-skirmish",
                                               "leader.cinc",
                                               "leader.captain",
                                               "melee.die",
                                               "shooting.none",
                                               "shooting.dice",
                                               "shooting.each",
                                               "shooting.range",
                                               "shooting.firearms",
                                               "shooting.engine",
                                               "shooting.cannon",
                                               "move.cell",
                                               "move.line",
                                               "pursue",
                                               "hit.removed",
                                               "moves.foot",
                                               "moves.mounted",
                                               "moves.counts-as",
                                               "moves.figures",
                                               "moves.unit",
                                               "moves.as",
                                               "moves.note",
                                               "reaction.test",
                                               "reaction.both",
                                               "reaction.one",
                                               "reaction.none",
                                               "reaction.tactics"};
    return keys;
}

const std::vector<std::string>& required_plans() {
    static const std::vector<std::string> ids{"CA", "DE", "EF", "FF", "HA", "PC", "SD"};
    return ids;
}

const data::Fields<Special>& fields_of(const Special*) {
    using S = Special;
    static const data::Fields<S> fields(
        "special rule",
        {data::required("id", &S::id, "Name of the rule in kebab-case."),
         data::required("name", &S::name, "Name for print."),
         data::required("page", &S::page, {1, 99}, "Page of the book."),
         data::optional("points", &S::points, {-4, 9}, "Points for each figure (T-03)."),
         data::required("icon", &S::icon, "Icon."),
         data::optional("of-units", &S::of_units,
                        "false: no row of a list names it, it comes with a build or a class."),
         data::required("sentence", &S::sentence, "What it does, in one plain sentence.")});
    return fields;
}

const data::Fields<Plan>& fields_of(const Plan*) {
    using P = Plan;
    static const data::Fields<P> fields(
        "army plan",
        {data::required("id", &P::id, "Two letters."), data::required("name", &P::name, "Name for print."),
         data::required("page", &P::page, {1, 99}, "Page of the book."),
         data::required("centre", &P::centre, {0, 100}, "Share of the centre in per cent of all units."),
         data::required("left", &P::left, {0, 100}, "Share of the left."),
         data::required("right", &P::right, {0, 100}, "Share of the right."),
         data::required("reserve", &P::reserve, {0, 100}, "Share of the reserve, taken out of the centre."),
         data::optional("reserve-mounted", &P::reserve_mounted, "The reserve is every mounted unit instead."),
         data::required("intent", &P::intent, "What the plan wants."),
         data::required("first", &P::first, "The postures that the blocks begin with."),
         data::required("release", &P::release, "What ends the first postures."),
         data::required("then", &P::then, "The postures from then on.")});
    return fields;
}

const data::Fields<SpecialsFile>& fields_of(const SpecialsFile*) {
    static const data::Fields<SpecialsFile> fields(
        "file of special rules", {data::required("specials", &SpecialsFile::specials, "The rules.")});
    return fields;
}

const data::Fields<PlansFile>& fields_of(const PlansFile*) {
    static const data::Fields<PlansFile> fields("file of plans",
                                                {data::required("plans", &PlansFile::plans, "The plans.")});
    return fields;
}

const data::Fields<ChartsFile>& fields_of(const ChartsFile*) {
    static const data::Fields<ChartsFile> fields(
        "file of charts", {data::required("charts", &ChartsFile::charts, "The charts.")});
    return fields;
}

}  // namespace muster::rrtk
