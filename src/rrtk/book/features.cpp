#include "rrtk/book/features.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rrtk {

namespace {

/// Words that no list, special or kind of terrain brings.
const std::vector<std::string>& own_words() {
    static const std::vector<std::string> words{
        "foot",      "mounted",   "melee",     "missile",   "skirmish",       "leader",           "captain",
        "figures-1", "figures-2", "figures-3", "figures-4", "elite-in-melee", "elite-in-missile", "guns",
        "water"};
    return words;
}

bool has_special(const scenario::UnitSheet& unit, std::string_view id) {
    return std::ranges::find(unit.specials, id) != unit.specials.end();
}

void add_class(const scenario::UnitSheet& unit, Features& features) {
    const auto troop_class = names_of(TroopClass{}).value(unit.troop_class).value_or(TroopClass::foot_melee);
    features.insert(unit.troop_class);
    features.insert(is_mounted(troop_class) ? "mounted" : "foot");
    if (is_melee(troop_class)) features.insert("melee");
    if (is_missile(troop_class)) features.insert("missile");
    if (is_skirmish(troop_class)) features.insert("skirmish");
    if (has_special(unit, "elite-training"))
        features.insert(is_melee(troop_class) ? "elite-in-melee" : "elite-in-missile");
}

}  // namespace

std::vector<std::string> known_features(const Rulebook& book) {
    std::vector<std::string> words = own_words();
    for (const auto& entry : names_of(TroopClass{}).words) words.push_back(entry.second);
    for (const auto& entry : names_of(Build{}).words) words.push_back(entry.second);
    for (const Special& special : book.specials) words.push_back(special.id);
    for (const TerrainKind& kind : book.setup.terrain.kinds) words.push_back(kind.id);
    return words;
}

Features features_of(const scenario::UnitSheet& unit) {
    Features features(unit.specials.begin(), unit.specials.end());
    add_class(unit, features);
    if (!unit.build.empty()) features.insert(unit.build);
    features.insert(fmt::format("figures-{}", unit.stat("figures")));
    if (!unit.leader.empty()) features.insert("leader");
    if (unit.leader == "captain") features.insert("captain");
    const bool guns =
        has_special(unit, "engine") || has_special(unit, "cannon") || has_special(unit, "breath");
    if (guns) features.insert("guns");
    return features;
}

Features features_of(const scenario::Scenario& scenario) {
    Features features;
    for (const scenario::Side* side : {&scenario.red, &scenario.blue})
        for (const scenario::UnitSheet& unit : side->units) features.merge(features_of(unit));
    for (const scenario::TerrainPiece& piece : scenario.terrain) {
        features.insert(piece.kind);
        if (piece.kind == "river" || piece.kind == "pond" || piece.kind == "lake") features.insert("water");
    }
    return features;
}

bool applies(const std::vector<std::string>& when, const Features& features) {
    const auto present = [&features](const std::string& word) { return features.contains(word); };
    return when.empty() || std::ranges::any_of(when, present);
}

const ChartRow* first_row(const Chart& chart, const Features& features) {
    const auto found =
        std::ranges::find_if(chart.rows, [&](const ChartRow& row) { return applies(row.unit, features); });
    return found == chart.rows.end() ? nullptr : &*found;
}

}  // namespace muster::rrtk
