#include "rrtk/book/army_list.hpp"

#include <algorithm>

#include "scenario/scenario_fields.hpp"

namespace muster::rrtk {

bool is_mounted(TroopClass troop_class) {
    return troop_class == TroopClass::mounted_melee || troop_class == TroopClass::mounted_missile ||
           troop_class == TroopClass::mounted_skirmish;
}

bool is_melee(TroopClass troop_class) {
    return troop_class == TroopClass::foot_melee || troop_class == TroopClass::mounted_melee;
}

bool is_missile(TroopClass troop_class) {
    return troop_class == TroopClass::foot_missile || troop_class == TroopClass::mounted_missile;
}

bool is_skirmish(TroopClass troop_class) {
    return troop_class == TroopClass::foot_skirmish || troop_class == TroopClass::mounted_skirmish;
}

bool ListRow::has(std::string_view special) const {
    return std::ranges::find(specials, special) != specials.end();
}

const Printed* ListRow::printed_for(std::string_view key) const {
    const auto found = std::ranges::find(printed, key, &Printed::key);
    return found == printed.end() ? nullptr : &*found;
}

const ListRow* ArmyList::row(std::string_view row_id) const {
    const auto found = std::ranges::find(units, row_id, &ListRow::id);
    return found == units.end() ? nullptr : &*found;
}

const ListRow& ArmyList::recruited_by(int sum) const {
    const ListRow* commonest = &units.front();
    for (const ListRow& unit : units) {
        if (std::ranges::find(unit.recruiting, sum) != unit.recruiting.end()) return unit;
        if (unit.count > commonest->count) commonest = &unit;
    }
    return *commonest;
}

std::string ArmyList::title_of(const ListRow& row) const {
    if (std::ranges::count(units, row.name, &ListRow::name) == 1) return row.name;
    return row.name + " (" + names_of(TroopClass{}).word(row.troop_class) + ")";
}

const data::Names<TroopClass>& names_of(TroopClass) {
    static const data::Names<TroopClass> names{"troop class",
                                               {{TroopClass::foot_melee, "foot-melee"},
                                                {TroopClass::mounted_melee, "mounted-melee"},
                                                {TroopClass::foot_missile, "foot-missile"},
                                                {TroopClass::mounted_missile, "mounted-missile"},
                                                {TroopClass::foot_skirmish, "foot-skirmish"},
                                                {TroopClass::mounted_skirmish, "mounted-skirmish"}}};
    return names;
}

const data::Names<Build>& names_of(Build) {
    static const data::Names<Build> names{"build",
                                          {{Build::foot, "foot"},
                                           {Build::horse, "horse"},
                                           {Build::chariot, "chariot"},
                                           {Build::elephant, "elephant"},
                                           {Build::monster, "monster"},
                                           {Build::giant, "giant"},
                                           {Build::artillery, "artillery"}}};
    return names;
}

const data::Names<Tactics>& names_of(Tactics) {
    static const data::Names<Tactics> names{"kind of Battle Tactics",
                                            {{Tactics::a, "A"}, {Tactics::b, "B"}, {Tactics::c, "C"}}};
    return names;
}

namespace {

/// A text that has to be one of `words`.
data::Field<ArmyList> one_of(std::string key, std::string ArmyList::*member, const std::string& what,
                             const std::vector<std::string>& words) {
    data::Field<ArmyList> field = data::required(std::move(key), member, "One of: " + join(words) + ".");
    field.read = [member, what, words](const data::Value& value, ArmyList& out, Diagnostics& diagnostics) {
        if (!data::read(value, out.*member, diagnostics)) return false;
        if (std::ranges::find(words, out.*member) != words.end()) return true;
        data::report_unknown_word(value, what, words, diagnostics);
        return false;
    };
    field.schema = [words] { return data::detail::schema_of_words(words); };
    return field;
}

}  // namespace

const data::Fields<Printed>& fields_of(const Printed*) {
    using P = Printed;
    static const data::Fields<P> fields(
        "note on the printed book",
        {data::required("key", &P::key,
                        "The key the note is about: cost, sp, total, units, specials, defense ..."),
         data::optional("figure", &P::figure, "The figure as printed."),
         data::optional("text", &P::text, "The words as printed."),
         data::required(
             "why", &P::why,
             "Why another figure is used, or why this one stands although it contradicts others.")},
        true);
    return fields;
}

const data::Fields<ListRow>& fields_of(const ListRow*) {
    using R = ListRow;
    static const data::Fields<R> fields(
        "unit of an army list",
        {data::required("id", &R::id, "Name of the row in kebab-case, unique in the list."),
         data::required("name", &R::name, "Name as printed on sheets."),
         data::required("count", &R::count, {0, 40}, "Units of this kind in the Basic Army."),
         data::required("class", &R::troop_class, "Class of the unit (T-05)."),
         data::optional("build", &R::build,
                        "What it is or rides on, where that isn't plain: men on foot, or riders on horses."),
         data::required("rep", &R::rep, {1, 9}, "Reputation (T-02)."),
         data::required("ac", &R::ac, {2, 8}, "Armor Class (T-01): 2, 3, 4, 6 or 8."),
         data::required("sp", &R::sp, {-4, 9}, "Sum of the point modifiers (T-03)."),
         data::required("figures", &R::figures, {1, 4}, "Figures on the stand."),
         data::required("cost", &R::cost, {1, 200}, "Points of one unit: (Rep + AC + SP) x figures."),
         data::optional("recruiting", &R::recruiting,
                        "Sums of the Recruiting Roll that bring it; left out = never rolled."),
         data::optional("specials", &R::specials, "Special rules by their ids (specials.yaml)."),
         data::optional("printed", &R::printed, "What the book prints otherwise, with the reason.")},
        true);
    return fields;
}

const data::Fields<ArmyList>& fields_of(const ArmyList*) {
    using L = ArmyList;
    static const data::Fields<L> fields(
        "army list",
        {data::required("id", &L::id, "Name of the list in kebab-case; the file is called by it."),
         data::required("name", &L::name, "Name as printed on sheets."),
         data::optional("aliases", &L::aliases, "Further names that commands accept."),
         data::required("page", &L::page, {1, 99}, "Page of the book."),
         data::optional("historical", &L::historical, "The people of history it resembles."),
         data::required("alignment", &L::alignment, {-2, 2},
                        "Alignment, from Black Moon (-2) to Red Sun (2)."),
         data::required("tech", &L::tech, {-2, 2}, "Tech."),
         data::required("mana", &L::mana, {-2, 2}, "Mana."),
         data::required("defense", &L::defense, {0, 4}, "Defense."),
         one_of("realm", &L::realm, "realm", {"Empire", "Monarchy", "Tribal", "City States"}),
         one_of("motivation", &L::motivation, "motivation", {"Loot", "Conquest", "Colonizing", "Religious"}),
         data::required("national-morale", &L::national_morale, {1, 4}, "National Morale at the start."),
         data::required("battle-tactics", &L::battle_tactics, "Battle Tactics: A, B or C."),
         data::required("war-rating", &L::war_rating, {-1, 1},
                        "Modifier of the die for the War Rating (T-09)."),
         data::required("recruiting-rolls", &L::recruiting_rolls, {1, 40},
                        "Recruiting Rolls of the fixed-roll mode (R-052)."),
         data::required("total", &L::total, {1, 1000}, "Points of the Basic Army."),
         data::required("arms", &L::arms, "The shield of the army: words of heraldry.yaml."),
         data::optional("printed", &L::printed, "What the book prints otherwise, with the reason."),
         data::required("units", &L::units, "The units, in the order of the book.")});
    return fields;
}

}  // namespace muster::rrtk
