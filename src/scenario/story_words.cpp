#include "scenario/story_words.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace muster::scenario {

std::string units_told(const std::vector<ToldUnit>& units,
                       const std::function<bool(const std::string&)>& in_both,
                       const std::array<std::string, 2>& armies) {
    struct Kin {
        SideColour side;
        std::string kind;
        std::vector<int> numbers;
    };
    std::vector<Kin> kin;
    for (const ToldUnit& unit : units) {
        const auto same = std::ranges::find_if(
            kin, [&](const Kin& one) { return one.side == unit.side && one.kind == unit.kind; });
        if (same == kin.end())
            kin.push_back({unit.side, unit.kind, {unit.number}});
        else
            same->numbers.push_back(unit.number);
    }
    const auto army = [&](const Kin& one) {
        return fmt::format(" ({})", armies[one.side == SideColour::red ? 0 : 1]);
    };
    const bool one_army = std::ranges::all_of(kin, [&](const Kin& one) { return one.side == kin[0].side; });
    bool in_doubt = false;
    std::vector<std::string> parts;
    for (const Kin& one : kin) {
        parts.push_back(one.kind + "\u00a0" + number_ranges(one.numbers));  // a number stays with its name
        if (!in_both(one.kind)) continue;
        in_doubt = true;
        if (!one_army) parts.back() += army(one);
    }
    const std::string told = join_sentence(parts);
    return in_doubt && one_army ? told + army(kin[0]) : told;
}

std::string losses_told(const std::array<std::string, 2>& armies, const std::array<int, 2>& points) {
    if (points[0] + points[1] == 0) return "No unit is lost so far.";
    return fmt::format("Points lost so far: {} {}, {} {}.", armies[0], points[0], armies[1], points[1]);
}

std::string plan_let_go(const std::string& army) {
    return fmt::format(
        "What lets the plan of {} go has happened: on its order sheet the postures after the arrows hold.",
        army);
}

}  // namespace muster::scenario
