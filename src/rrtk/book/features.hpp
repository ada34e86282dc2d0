// Features: one word for anything a unit, an army or a battlefield may have, by which data says for whom a
// row or line is.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "rrtk/book/rulebook.hpp"
#include "scenario/scenario.hpp"

namespace muster::rrtk {

using Features = std::set<std::string, std::less<>>;

/// Every word that `when` may hold: classes, builds, special rules, kinds of terrain, and the words of
/// features.cpp.
[[nodiscard]] std::vector<std::string> known_features(const Rulebook& book);

/// The features of a unit: its class (and foot, mounted, melee, missile, skirmish), build, specials,
/// figures-1 to figures-4, leader, elite-in-melee or elite-in-missile.
[[nodiscard]] Features features_of(const scenario::UnitSheet& unit);

/// The features of both armies and of the battlefield together.
[[nodiscard]] Features features_of(const scenario::Scenario& scenario);

/// True if `when` is empty or one of its words is among `features`.
[[nodiscard]] bool applies(const std::vector<std::string>& when, const Features& features);

/// The first row of a chart that counts for a unit with these features, or nullptr.
[[nodiscard]] const ChartRow* first_row(const Chart& chart, const Features& features);

/// Columns of the chart `missiles` (T-04, T-24): its first row for a unit says how it shoots.
inline constexpr std::size_t missiles_dice = 0, missiles_range = 1;

}  // namespace muster::rrtk
