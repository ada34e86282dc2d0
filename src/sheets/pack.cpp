#include "sheets/pack.hpp"

#include <algorithm>
#include <array>

#include "sheets/briefing.hpp"
#include "sheets/heraldry.hpp"
#include "sheets/map/map_sheet.hpp"
#include "sheets/markers.hpp"
#include "sheets/orders.hpp"
#include "sheets/quick_reference.hpp"
#include "sheets/roster.hpp"
#include "sheets/sealed.hpp"
#include "sheets/unit_cards.hpp"

namespace muster::sheets {

std::vector<std::string> sheet_ids() {
    return {"briefing", "map", "roster", "cards", "orders", "qrs", "markers"};
}

namespace {

constexpr std::array sides{scenario::SideColour::red, scenario::SideColour::blue};

bool wants(const PackChoice& choice, const char* id) {
    return choice.sheets.empty() || std::ranges::find(choice.sheets, id) != choice.sheets.end();
}

}  // namespace

std::vector<layout::SheetContent> make_sheets(const Battle& battle, const PackChoice& choice,
                                              const layout::Templates& templates,
                                              layout::TextMeasurer& measurer, Diagnostics& diagnostics) {
    const auto wanted = [&](const char* id) { return wants(choice, id); };
    const SideArms arms = side_arms(battle.scenario, templates.theme);
    std::vector<layout::SheetContent> sheets;
    if (wanted("briefing")) sheets.push_back(briefing(battle, arms, choice.surprise));
    if (wanted("map"))
        sheets.push_back(
            map_sheet(battle, arms, {choice.paper, !wanted("qrs")}, templates, measurer, diagnostics));
    if (wanted("roster"))
        for (const scenario::SideColour side : sides)
            sheets.push_back(roster(battle, arms, {side, wanted("cards"), choice.per_unit}));
    if (wanted("cards")) sheets.push_back(unit_cards(battle, arms, choice.per_unit));
    if (wanted("orders"))
        for (const scenario::SideColour side : sides)
            sheets.push_back(orders(battle, arms, {side, choice.paper, choice.commander, choice.surprise},
                                    templates, measurer, diagnostics));
    if (wanted("qrs")) sheets.push_back(quick_reference(battle, choice.every_rule));
    if (wanted("markers"))
        sheets.push_back(
            markers(choice.classic_markers ? classic_set : battle.ruleset.markers(battle.scenario)));
    return sheets;
}

std::vector<layout::SheetContent> make_sealed(const Battle& battle, const PackChoice& choice,
                                              const layout::Theme& theme) {
    if (!wants(choice, "orders")) return {};
    const SideArms arms = side_arms(battle.scenario, theme);
    std::vector<layout::SheetContent> sheets;
    for (const scenario::SideColour side : sides) {
        const OrdersChoice own{side, choice.paper, choice.commander, true};
        sheets.push_back(sealed_plan(battle, arms, own));
        sheets.push_back(sealed_bodies(battle, arms, own));
    }
    return sheets;
}

}  // namespace muster::sheets
