#include "scenario/scenario.hpp"

#include <algorithm>

#include "data/fields.hpp"
#include "scenario/consistency.hpp"
#include "scenario/facts.hpp"
#include "scenario/scenario_fields.hpp"

namespace muster::scenario {

std::string name_of(SideColour side) { return side == SideColour::red ? "red" : "blue"; }

std::string title_of(const std::vector<Named>& all, const std::string& id) {
    const auto found = std::ranges::find(all, id, &Named::id);
    return found == all.end() ? id : found->title;
}

const UnitNow& Position::unit(SideColour side, int number) const {
    const auto found = std::ranges::find_if(
        units, [&](const UnitNow& now) { return now.side == side && now.number == number; });
    return *found;
}

int UnitSheet::stat(std::string_view key) const {
    for (const auto& [word, figure] : stats)
        if (word == key) return figure;
    return 0;
}

int Side::points() const {
    int sum = 0;
    for (const UnitSheet& each : units) sum += each.points;
    return sum;
}

const UnitSheet* Side::unit(int number) const {
    for (const UnitSheet& each : units)
        if (each.number == number) return &each;
    return nullptr;
}

data::Value to_value(const Scenario& scenario) { return data::write(scenario); }

std::string to_yaml(const Scenario& scenario) { return data::to_yaml(to_value(scenario)); }

std::optional<Scenario> from_yaml(const std::string& text, const std::string& name,
                                  Diagnostics& diagnostics) {
    const std::optional<data::Value> value = data::parse_yaml(text, name, diagnostics);
    if (!value) return std::nullopt;
    Scenario scenario;
    if (!data::read(*value, scenario, diagnostics)) return std::nullopt;
    const int before = diagnostics.error_count();
    check_consistency(scenario, diagnostics);
    if (diagnostics.error_count() > before) return std::nullopt;
    return scenario;
}

}  // namespace muster::scenario
