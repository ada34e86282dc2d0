#include "ral/ruleset.hpp"

#include <fmt/format.h>

#include "ral/army/army.hpp"
#include "ral/army/side_facts.hpp"
#include "ral/battle/battle_log.hpp"
#include "ral/battle/roller.hpp"
#include "ral/battle/signature.hpp"
#include "ral/commanders.hpp"
#include "ral/opening/opening.hpp"
#include "ral/opening/position.hpp"
#include "ral/ready_battle.hpp"
#include "ral/reference/leader_cards.hpp"
#include "ral/reference/lookup.hpp"
#include "ral/reference/reference_tables.hpp"
#include "ral/reference/unit_facts.hpp"
#include "ral/setup/briefing.hpp"
#include "ral/setup/check_scenario.hpp"
#include "ral/setup/map_facts.hpp"
#include "ral/setup/roll_scenario.hpp"
#include "ral/told_battle.hpp"

namespace muster::ral {

namespace {

using scenario::Scenario;
using scenario::Side;
using scenario::SideColour;
using scenario::TableOptions;

/// The rule set over its loaded book: every question goes to the room that knows the answer.
class Ral final : public scenario::Ruleset {
  public:
    explicit Ral(Rulebook book) : book_(std::move(book)) {}

    [[nodiscard]] std::string id() const override { return "ral"; }
    [[nodiscard]] std::string title() const override { return "Rules by Ral"; }
    [[nodiscard]] scenario::Asking asking() const override {
        return {book_.plans.least_points, book_.plans.usual_points, book_.plans.most_points, modes(), {}};
    }
    [[nodiscard]] std::string contents() const override {
        std::size_t kinds = 0;
        for (const ArmyTemplate& army : book_.templates) kinds += army.units.size();
        return fmt::format("{} army templates with {} kinds of units, {} tables", book_.templates.size(),
                           kinds, tables().size());
    }

    [[nodiscard]] std::optional<Scenario> roll(const scenario::Request& request, dice::Dice& dice,
                                               Diagnostics& diagnostics) const override {
        return roll_scenario(book_, request, dice, diagnostics);
    }
    [[nodiscard]] std::optional<Side> roll_army(const std::string& list, SideColour colour,
                                                const scenario::Request& request, dice::Dice& dice,
                                                Diagnostics& diagnostics) const override {
        return ral::roll_army(book_, list, colour, request, dice, diagnostics);
    }
    void check(const Scenario& scenario, Diagnostics& diagnostics) const override {
        const int before = diagnostics.error_count();
        check_scenario(book_, scenario, diagnostics);
        if (diagnostics.error_count() == before) check_opening(book_, scenario, diagnostics);
    }

    [[nodiscard]] std::vector<scenario::Named> commanders() const override { return ral::commanders(book_); }
    [[nodiscard]] std::string usual_commander() const override { return ral::usual_commander; }
    [[nodiscard]] int usual_turns() const override { return book_.rules.last_turn; }
    [[nodiscard]] int largest_die() const override { return battle::most_faces; }
    [[nodiscard]] std::unique_ptr<scenario::ReadyBattle> ready(const Scenario& scenario,
                                                               const scenario::Players& players,
                                                               Diagnostics& diagnostics) const override {
        return ready_battle(book_, scenario, players, diagnostics);
    }
    [[nodiscard]] std::unique_ptr<scenario::ToldBattle> tell(const Scenario& scenario,
                                                             const scenario::BattleRequest& request,
                                                             Diagnostics& diagnostics) const override {
        return tell_battle(book_, scenario, request, diagnostics);
    }
    [[nodiscard]] std::unique_ptr<scenario::ToldBattle> retell(const Scenario& scenario,
                                                               const scenario::LogFile& log,
                                                               Diagnostics& diagnostics) const override {
        return retell_battle(book_, scenario, log, diagnostics);
    }
    [[nodiscard]] std::string behaviour_signature() const override {
        return battle::behaviour_signature(book_);
    }
    [[nodiscard]] bool open(Scenario& scenario, int turns, const scenario::Players& players,
                            Diagnostics& diagnostics) const override {
        return play_opening(book_, scenario, turns, players, diagnostics);
    }
    [[nodiscard]] scenario::Position position(const Scenario& scenario) const override {
        Diagnostics faults;
        const auto order = battle::order_of_battle(book_.rules, scenario, faults);
        if (!order) return {};
        const auto state = battle::starting_state(*order, scenario, faults);
        return state ? position_of(book_, *order, *state, scenario) : scenario::Position{};
    }
    [[nodiscard]] std::vector<scenario::Named> tempers() const override { return ral::tempers(book_); }
    /// Every unit may move in every turn: all cards would be opened in the first one.
    [[nodiscard]] std::optional<scenario::Sealing> sealing() const override { return std::nullopt; }
    [[nodiscard]] scenario::OrderFacts orders(const Scenario& scenario, SideColour side,
                                              const std::string& commander,
                                              Diagnostics& diagnostics) const override {
        return ral::orders(book_, scenario, side, commander, diagnostics);
    }

    [[nodiscard]] int points(const Side& side) const override { return side.points(); }
    [[nodiscard]] scenario::SideFacts side_facts(const Side& side) const override {
        return ral::side_facts(book_, side);
    }
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> columns() const override {
        return {{"figs", "Figs"},
                {"move", "Move"},
                {"melee", "Melee"},
                {"missile", "Missile"},
                {"divisor", "Struck"}};
    }
    [[nodiscard]] scenario::Words group() const override { return {"Division", "Divisions"}; }
    [[nodiscard]] std::string toll() const override { return "figures lost"; }
    [[nodiscard]] scenario::UnitFacts unit_facts(const Side& /*side*/,
                                                 const scenario::UnitSheet& unit) const override {
        return ral::unit_facts(book_, unit);
    }
    [[nodiscard]] std::vector<scenario::BriefingPart> briefing(const Scenario& scenario) const override {
        return ral::briefing(book_, scenario);
    }
    [[nodiscard]] std::vector<scenario::ReferenceSection> quick_reference(
        const Scenario* scenario) const override {
        return ral::quick_reference(book_, scenario);
    }
    [[nodiscard]] std::vector<scenario::Zone> deployment_zones(const Scenario& scenario,
                                                               SideColour side) const override {
        return ral::deployment_zones(book_.rules, scenario, side);
    }
    [[nodiscard]] scenario::MarkerNeed markers(const Scenario& scenario) const override {
        return ral::markers(scenario);
    }
    [[nodiscard]] std::vector<scenario::CounterFact> counters(const Scenario& scenario) const override {
        return ral::counters(scenario);
    }
    [[nodiscard]] std::vector<scenario::LeaderFact> leaders(const Scenario& scenario) const override {
        return ral::leader_cards(book_, scenario);
    }
    [[nodiscard]] std::vector<scenario::SlipFact> slips(const Scenario& scenario) const override {
        return ral::challenge_slips(scenario);
    }
    [[nodiscard]] scenario::Named terrain_fact(const std::string& kind) const override {
        return ral::terrain_fact(book_.rules, kind);
    }
    [[nodiscard]] std::string terrain_name(const Scenario& scenario,
                                           const scenario::TerrainPiece& piece) const override {
        return ral::terrain_name(book_.rules, scenario, piece);
    }

    [[nodiscard]] std::vector<scenario::Named> lists() const override { return ral::lists(book_); }
    [[nodiscard]] std::optional<std::string> list_id(const std::string& id_or_alias) const override {
        const ArmyTemplate* army = book_.army(id_or_alias);
        return army == nullptr ? std::nullopt : std::optional(army->id);
    }
    [[nodiscard]] data::Value list_value(const std::string& id) const override {
        return ral::list_value(book_, *book_.army(id));
    }
    [[nodiscard]] std::vector<scenario::Named> tables() const override { return ral::tables(book_); }
    [[nodiscard]] std::optional<scenario::ReferenceTable> show_table(
        const std::string& name, const TableOptions& options, Diagnostics& diagnostics) const override {
        return ral::show_table(book_, name, options, diagnostics);
    }
    [[nodiscard]] std::optional<std::vector<scenario::Chance>> exact(
        const std::string& name, const TableOptions& options, Diagnostics& diagnostics) const override {
        return ral::exact(book_, name, options, diagnostics);
    }
    [[nodiscard]] std::optional<std::string> roll_table(const std::string& name, const TableOptions& options,
                                                        dice::Dice& dice,
                                                        Diagnostics& diagnostics) const override {
        return ral::roll_table(book_, name, options, dice, diagnostics);
    }

  private:
    Rulebook book_;
};

}  // namespace

std::unique_ptr<scenario::Ruleset> load_ruleset(const std::string& directory, Diagnostics& diagnostics,
                                                const std::vector<std::string>& only) {
    std::optional<Rulebook> book = load_rulebook(directory, diagnostics, only);
    if (!book) return nullptr;
    return std::make_unique<Ral>(std::move(*book));
}

void check_list(const std::string& directory, const std::string& path, Diagnostics& diagnostics) {
    std::optional<Rulebook> book = load_rulebook(directory, diagnostics);
    const std::optional<ArmyTemplate> army = data::load<ArmyTemplate>(path, diagnostics);
    if (!book || !army) return;
    check(*army, *book, diagnostics);
}

}  // namespace muster::ral
