#include "sheets/pack.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "sheets/briefing.hpp"
#include "sheets/heraldry.hpp"
#include "sheets/leaders.hpp"
#include "sheets/map/map_sheet.hpp"
#include "sheets/markers.hpp"
#include "sheets/orders.hpp"
#include "sheets/quick_reference.hpp"
#include "sheets/roster.hpp"
#include "sheets/sealed.hpp"
#include "sheets/storyboard.hpp"
#include "sheets/unit_cards.hpp"
#include "sheets/words.hpp"

namespace muster::sheets {

std::vector<std::string> sheet_ids() {
    return {"briefing", "storyboard", "map",    "roster", "cards",
            "leaders",  "slips",      "orders", "qrs",    "markers"};
}

bool is_for_playing_on(const std::string& sheet) {
    constexpr std::array all{"leaders", "slips", "orders", "markers"};
    return std::ranges::find(all, sheet) != all.end();
}

namespace {

constexpr std::array sides{scenario::SideColour::red, scenario::SideColour::blue};

bool wants(const PackChoice& choice, const char* id) {
    return choice.sheets.empty() || std::ranges::find(choice.sheets, id) != choice.sheets.end();
}

/// Hits that lie on units now can be marked with so many markers of each kind.
scenario::MarkerNeed at_least(scenario::MarkerNeed need, const scenario::Position& now) {
    scenario::MarkerNeed lying;
    for (const scenario::UnitNow& unit : now.units) {
        if (unit.lost || unit.hits == 0) continue;
        ++lying.count[scenario::MarkerNeed::kind_of(unit.hits)];
    }
    for (std::size_t kind = 0; kind < need.count.size(); ++kind)
        need.count[kind] = std::max(need.count[kind], lying.count[kind]);
    return need;
}

/// The battle as it goes on, without the units that are lost.
scenario::Scenario in_the_field(const scenario::Position& now) {
    scenario::Scenario field = now.standing;
    for (scenario::Side* side : {&field.red, &field.blue})
        std::erase_if(side->units, [&](const scenario::UnitSheet& unit) {
            return now
                .unit(side == &field.red ? scenario::SideColour::red : scenario::SideColour::blue,
                      unit.number)
                .lost;
        });
    return field;
}

/// A battle with its position, and what sheets of the state now are made from.
class Field {
  public:
    explicit Field(const Battle& battle) : battle_(battle) {
        if (!battle.scenario.opening) return;
        now_ = battle.ruleset.position(battle.scenario);
        fit_ = in_the_field(*now_);
    }
    Field(const Field&) = delete;
    Field& operator=(const Field&) = delete;

    [[nodiscard]] const scenario::Position* now() const { return now_ ? &*now_ : nullptr; }
    /// As it stands, with the units that are lost.
    [[nodiscard]] Battle standing() const {
        return now_ ? Battle{now_->standing, battle_.ruleset, &*now_} : battle_;
    }
    /// As it goes on: without them.
    [[nodiscard]] Battle fighting() const { return now_ ? Battle{*fit_, battle_.ruleset} : battle_; }

  private:
    Battle battle_;
    std::optional<scenario::Position> now_;
    std::optional<scenario::Scenario> fit_;
};

/// Whose orders are printed: the other side's where a person takes one over, nobody's after the end.
std::vector<scenario::SideColour> ordered_sides(const scenario::Ruleset& ruleset,
                                                const scenario::Scenario& scenario,
                                                const scenario::Position* now) {
    if (now != nullptr && !now->over.empty()) return {};
    if (ruleset.tempers().empty()) return {};
    if (scenario.opening && scenario.opening->play) return {other(*scenario.opening->play)};
    return {sides.begin(), sides.end()};
}

/// The commander whose orders a side gets: the one asked for, else the one who played it so far.
std::string commander_of(const Battle& battle, const PackChoice& choice, scenario::SideColour side) {
    if (!choice.commander.empty() || !battle.scenario.opening) return choice.commander;
    const std::string& played = battle.scenario.opening->commander(side);
    for (const scenario::Named& temper : battle.ruleset.tempers())
        if (temper.id == played) return played;
    return choice.commander;
}

/// Sheets for which a rule set has a template of its own ("ral-roster") are set in that.
void take_own_templates(const scenario::Ruleset& ruleset, const layout::Templates& templates,
                        std::vector<layout::SheetContent>& sheets) {
    for (layout::SheetContent& sheet : sheets) sheet.set_in = template_of(sheet.sheet, ruleset, templates);
}

}  // namespace

std::vector<layout::SheetContent> make_sheets(const Battle& battle, const PackChoice& choice,
                                              const layout::Templates& templates,
                                              layout::TextMeasurer& measurer, Diagnostics& diagnostics) {
    const Field played(battle);
    const scenario::Position* now = played.now();
    const bool over = now != nullptr && !now->over.empty();
    const auto wanted = [&](const char* id) { return wants(choice, id) && !(over && is_for_playing_on(id)); };
    const SideArms arms = side_arms(battle.scenario, templates.theme);
    const Battle field = played.standing();
    std::vector<layout::SheetContent> sheets;
    if (wanted("briefing"))
        sheets.push_back(briefing({battle.scenario, battle.ruleset, now}, arms, choice.surprise));
    if (wanted("storyboard") && now != nullptr)
        sheets.push_back(storyboard(battle, *now, arms, choice.paper, templates, measurer, diagnostics));
    if (wanted("map"))
        sheets.push_back(
            map_sheet(field, arms, {choice.paper, !wanted("qrs")}, templates, measurer, diagnostics));
    if (wanted("roster"))
        for (const scenario::SideColour side : sides)
            sheets.push_back(roster(field, arms, {side, wanted("cards"), choice.per_unit}));
    if (wanted("cards")) sheets.push_back(unit_cards(field, arms, choice.per_unit));
    if (wanted("leaders"))
        if (auto cards = leader_cards(field, arms); !cards.cards.empty()) sheets.push_back(std::move(cards));
    if (wanted("slips"))
        if (auto all = slips(field, arms); !all.cards.empty()) sheets.push_back(std::move(all));
    if (wanted("orders"))
        for (const scenario::SideColour side : ordered_sides(battle.ruleset, battle.scenario, now))
            sheets.push_back(orders(played.fighting(), arms,
                                    {side, choice.paper, commander_of(battle, choice, side), choice.surprise},
                                    templates, measurer, diagnostics));
    if (wanted("qrs")) sheets.push_back(quick_reference(battle, choice.every_rule));
    if (wanted("markers")) {
        const scenario::MarkerNeed need =
            choice.classic_markers ? classic_set : battle.ruleset.markers(battle.scenario);
        sheets.push_back(now != nullptr ? markers(at_least(need, *now), now->counters)
                                        : markers(need, battle.ruleset.counters(battle.scenario)));
    }
    take_own_templates(battle.ruleset, templates, sheets);
    return sheets;
}

std::vector<layout::SheetContent> make_sealed(const Battle& battle, const PackChoice& choice,
                                              const layout::Theme& theme, Diagnostics& diagnostics) {
    if (!wants(choice, "orders")) return {};
    const SideArms arms = side_arms(battle.scenario, theme);
    const Field played(battle);
    const Battle field = played.fighting();
    std::vector<layout::SheetContent> sheets;
    for (const scenario::SideColour side : ordered_sides(battle.ruleset, battle.scenario, played.now())) {
        const OrdersChoice own{side, choice.paper, commander_of(battle, choice, side), true};
        const scenario::OrderFacts facts =
            battle.ruleset.orders(field.scenario, side, own.commander, diagnostics);
        sheets.push_back(sealed_plan(field, arms, own, facts));
        sheets.push_back(sealed_bodies(field, arms, own, facts));
    }
    return sheets;
}

}  // namespace muster::sheets
