#include "ral/opening/names.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "ral/reference/leader_cards.hpp"
#include "scenario/story_words.hpp"

namespace muster::ral {

using battle::UnitId;
using battle::UnitSet;

Names::Names(const battle::OrderOfBattle& book, const scenario::Scenario& scenario) : book_(book) {
    for (const battle::UnitEntry& unit : book.units)
        kinds_.push_back(scenario.side(scenario::colour_of(unit.side)).unit(unit.number)->name);
}

bool Names::in_both(const std::string& kind) const {
    std::array<bool, 2> has{};
    for (UnitId unit = 0; unit < book_.unit_count(); ++unit)
        if (kinds_[unit] == kind) has[book_.side_of(unit)] = true;
    return has[0] && has[1];
}

std::string Names::told(const UnitSet& units) const {
    std::vector<scenario::ToldUnit> list;
    for (const UnitId unit : units)
        list.push_back({scenario::colour_of(book_.side_of(unit)), kinds_[unit], book_.units[unit].number});
    return scenario::units_told(list, [&](const std::string& kind) { return in_both(kind); },
                                {army(0), army(1)});
}

std::string Names::told(UnitId unit) const {
    UnitSet one;
    one.add(unit);
    return told(one);
}

std::string Names::leader(battle::LeaderId leader) const {
    const battle::LeaderEntry& entry = book_.leaders[leader];
    const auto all =
        static_cast<int>(std::ranges::count(book_.leaders, entry.side, &battle::LeaderEntry::side));
    std::string title = leader_title(entry.number, all);
    title[0] = static_cast<char>(title[0] - 'A' + 'a');
    return fmt::format("the {} of {}", title, army(entry.side));
}

}  // namespace muster::ral
