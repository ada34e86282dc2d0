#include "ral/book/army_template.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "ral/book/known.hpp"
#include "scenario/scenario_fields.hpp"

namespace muster::ral {

namespace {

/// Every template can make the smallest battle that is laid out for: two units for so many points.
constexpr int smallest_battle = 60;

void check_contingent(const Contingent& unit, const Rules& rules, Diagnostics& diagnostics) {
    if (!check_known(unit.where, "troop type", unit.type, ids_of(rules.types), diagnostics)) return;
    const TroopType& type = *rules.type(unit.type);
    if (!unit.missile || std::ranges::find(type.missiles, *unit.missile) != type.missiles.end()) return;
    std::vector<std::string> allowed;
    for (const Missile missile : type.missiles) allowed.push_back(word_of(missile));
    diagnostics.error(unit.where.at, fmt::format("{} carry no {}", type.name, word_of(unit.missile)),
                      allowed.empty() ? "leave 'missile' out" : "write one of: " + join(allowed));
}

void check_twice(const ArmyTemplate& list, Diagnostics& diagnostics) {
    for (std::size_t i = 0; i < list.units.size(); ++i)
        for (std::size_t before = 0; before < i; ++before)
            if (list.units[before].type == list.units[i].type &&
                list.units[before].missile == list.units[i].missile)
                diagnostics.error(list.units[i].where.at,
                                  fmt::format("'{}' is the kind of unit that '{}' on line {} is already",
                                              list.units[i].name, list.units[before].name,
                                              list.units[before].where.at.line),
                                  "make one row of the two");
}

void check_shares(const ArmyTemplate& list, Diagnostics& diagnostics) {
    int faces = 0;
    for (const Contingent& unit : list.units) faces += unit.share;
    if (faces != recruiting_faces)
        diagnostics.error(list.where.at, fmt::format("the shares add up to {}", faces),
                          fmt::format("give out all {} faces of the die", recruiting_faces));
    if (list.plans.size() != plan_faces)
        diagnostics.error(list.where.at, fmt::format("{} plans are listed", list.plans.size()),
                          fmt::format("write one for each of the {} faces of the die", plan_faces));
}

}  // namespace

const Contingent& ArmyTemplate::recruited_by(int face) const {
    for (const Contingent& unit : units) {
        face -= unit.share;
        if (face <= 0) return unit;
    }
    return units.back();
}

int points(const Rules& rules, const Contingent& contingent) {
    return rules.type(contingent.type)->points(contingent.missile.has_value());
}

int least_points(const Rules& rules, const ArmyTemplate& list) {
    int least = points(rules, list.units.front());
    for (const Contingent& unit : list.units) least = std::min(least, points(rules, unit));
    return least;
}

std::string word_of(const std::optional<Missile>& missile) {
    return missile ? names_of(Missile{}).word(*missile) : "";
}

void check(const ArmyTemplate& list, const Rules& rules, Diagnostics& diagnostics) {
    if (list.units.empty()) {
        diagnostics.error(list.where.at, fmt::format("template '{}' has no units", list.id),
                          "add rows under 'units'");
        return;
    }
    const int before = diagnostics.error_count();
    for (const Contingent& unit : list.units) check_contingent(unit, rules, diagnostics);
    check_twice(list, diagnostics);
    check_shares(list, diagnostics);
    if (diagnostics.error_count() > before) return;
    if (const int least = least_points(rules, list); 2 * least > smallest_battle)
        diagnostics.error(list.where.at,
                          fmt::format("two of the cheapest units of '{}' cost {} points", list.id, 2 * least),
                          fmt::format("add a unit of {} points or less", smallest_battle / 2));
}

const data::Fields<Contingent>& fields_of(const Contingent* /*type*/) {
    using C = Contingent;
    static const data::Fields<C> fields(
        "unit of a template",
        {data::required("type", &C::type, "Id of a troop type of rules.yaml."),
         data::optional("missile", &C::missile, "bow or crossbow, where it carries one."),
         data::required("name", &C::name, "What such units are called, of many."),
         data::required("share", &C::share, {1, recruiting_faces},
                        "So many of twenty units are of it: faces of the d20.")},
        true);
    return fields;
}

const data::Fields<ArmyTemplate>& fields_of(const ArmyTemplate* /*type*/) {
    using T = ArmyTemplate;
    static const data::Fields<T> fields(
        "army template",
        {data::required("id", &T::id, "Name in kebab-case; the file is called by it."),
         data::required("name", &T::name, "Name as printed on sheets."),
         data::optional("aliases", &T::aliases, "Further names that commands accept."),
         data::required("era", &T::era, "People and time it is made after."),
         data::required("sentence", &T::sentence, "What it is like, in one sentence."),
         data::required("arms", &T::arms, "The shield of the army: words of heraldry.yaml."),
         data::required("plans", &T::plans, "How it is played: a plan for each face of a d6."),
         data::required("units", &T::units, "Kinds of units; their shares add up to 20.")});
    return fields;
}

}  // namespace muster::ral
