#include "rrtk/ruleset.hpp"

#include <fmt/format.h>

#include "rrtk/army/army.hpp"
#include "rrtk/battle/battle_log.hpp"
#include "rrtk/battle/signature.hpp"
#include "rrtk/book/lint.hpp"
#include "rrtk/commanders.hpp"
#include "rrtk/opening/opening.hpp"
#include "rrtk/opening/position.hpp"
#include "rrtk/ready_battle.hpp"
#include "rrtk/reference/lookup.hpp"
#include "rrtk/reference/quick_reference.hpp"
#include "rrtk/reference/unit_facts.hpp"
#include "rrtk/setup/briefing.hpp"
#include "rrtk/setup/check_scenario.hpp"
#include "rrtk/setup/map_facts.hpp"
#include "rrtk/setup/roll_scenario.hpp"
#include "rrtk/side_facts.hpp"
#include "rrtk/solo/order_sheet.hpp"
#include "rrtk/told_battle.hpp"

namespace muster::rrtk {

namespace {

using scenario::Scenario;
using scenario::Side;
using scenario::SideColour;
using scenario::TableOptions;

/// The rule set over its loaded book: every question goes to the room that knows the answer.
class Rrtk final : public scenario::Ruleset {
  public:
    explicit Rrtk(Rulebook book) : book_(std::move(book)) {}

    [[nodiscard]] std::string id() const override { return "rrtk"; }
    [[nodiscard]] std::string title() const override { return "Rally Round the King"; }
    [[nodiscard]] scenario::Asking asking() const override { return rrtk::asking(); }
    [[nodiscard]] std::string contents() const override {
        std::size_t units = 0;
        for (const ArmyList& list : book_.lists) units += list.units.size();
        return fmt::format("{} army lists with {} units, {} tables", book_.lists.size(), units,
                           book_.tables.size());
    }

    [[nodiscard]] std::optional<Scenario> roll(const scenario::Request& request, dice::Dice& dice,
                                               Diagnostics& diagnostics) const override {
        return roll_scenario(book_, request, dice, diagnostics);
    }
    [[nodiscard]] std::optional<Side> roll_army(const std::string& list, SideColour colour,
                                                const scenario::Request& request, dice::Dice& dice,
                                                Diagnostics& diagnostics) const override {
        std::optional<MadeArmy> army =
            make_army(book_, {list, colour, request.mode, request.points_of(colour)}, dice, diagnostics);
        if (!army) return std::nullopt;
        return std::move(army->side);
    }
    void check(const Scenario& scenario, Diagnostics& diagnostics) const override {
        const int before = diagnostics.error_count();
        check_scenario(book_, scenario, diagnostics);
        if (diagnostics.error_count() == before) check_opening(book_, scenario, diagnostics);
    }

    [[nodiscard]] std::vector<scenario::Named> commanders() const override { return rrtk::commanders(book_); }
    [[nodiscard]] std::unique_ptr<scenario::ReadyBattle> ready(const Scenario& scenario,
                                                               const scenario::Players& players,
                                                               Diagnostics& diagnostics) const override {
        return ready_battle(book_, scenario, players, diagnostics);
    }

    [[nodiscard]] std::string usual_commander() const override { return rrtk::usual_commander; }
    [[nodiscard]] int usual_turns() const override { return battle::default_turns; }
    [[nodiscard]] int largest_die() const override { return 6; }
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
        const auto order = battle::order_of_battle(book_, scenario, faults);
        if (!order) return {};
        const auto state = battle::starting_state(*order, scenario, faults);
        return state ? position_of(book_, *order, *state, scenario) : scenario::Position{};
    }

    [[nodiscard]] int points(const Side& side) const override { return points_of(side); }
    [[nodiscard]] scenario::SideFacts side_facts(const Side& side) const override {
        return rrtk::side_facts(side);
    }
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> columns() const override {
        return {{"rep", "Rep"}, {"ac", "AC"}, {"figs", "Figs"}, {"move", "Move"}, {"missile", "Missile"}};
    }
    [[nodiscard]] scenario::Words group() const override { return {"Body", "Bodies"}; }
    [[nodiscard]] std::string toll() const override { return "hits taken"; }
    [[nodiscard]] scenario::UnitFacts unit_facts(const Side& /*side*/,
                                                 const scenario::UnitSheet& unit) const override {
        return rrtk::unit_facts(book_, unit);
    }
    [[nodiscard]] std::vector<scenario::BriefingPart> briefing(const Scenario& scenario) const override {
        return rrtk::briefing(book_, scenario);
    }
    [[nodiscard]] std::vector<scenario::ReferenceSection> quick_reference(
        const Scenario* scenario) const override {
        return rrtk::quick_reference(book_, scenario);
    }
    [[nodiscard]] std::vector<scenario::Named> tempers() const override {
        std::vector<scenario::Named> all;
        for (const CommanderCard& card : book_.commanders) all.push_back({card.id, card.name, card.note});
        return all;
    }
    [[nodiscard]] std::optional<scenario::Sealing> sealing() const override { return book_.orders.sealing; }
    [[nodiscard]] scenario::OrderFacts orders(const Scenario& scenario, SideColour side,
                                              const std::string& commander,
                                              Diagnostics& diagnostics) const override {
        const auto order = battle::order_of_battle(book_, scenario, diagnostics);
        const CommanderCard* card = book_.commander(commander.empty() ? rrtk::usual_commander : commander);
        if (!order || card == nullptr) return {};
        return solo::order_facts(book_, scenario, *order, side == SideColour::red ? 0 : 1, *card);
    }
    [[nodiscard]] std::vector<scenario::Zone> deployment_zones(const Scenario& scenario,
                                                               SideColour side) const override {
        return rrtk::deployment_zones(book_, scenario, side);
    }
    [[nodiscard]] scenario::MarkerNeed markers(const Scenario& scenario) const override {
        return rrtk::markers(book_, scenario);
    }
    [[nodiscard]] std::vector<scenario::CounterFact> counters(const Scenario& /*scenario*/) const override {
        return {};  // hits are marked with casualty markers; more is needed only once turns were played
    }
    [[nodiscard]] std::vector<scenario::LeaderFact> leaders(const Scenario& /*scenario*/) const override {
        return {};  // leaders ride with their units, whose cards name them
    }
    [[nodiscard]] std::vector<scenario::SlipFact> slips(const Scenario& /*scenario*/) const override {
        return {};
    }
    [[nodiscard]] scenario::Named terrain_fact(const std::string& kind) const override {
        return rrtk::terrain_fact(book_, kind);
    }

    [[nodiscard]] std::vector<scenario::Named> lists() const override { return rrtk::lists(book_); }
    [[nodiscard]] std::optional<std::string> list_id(const std::string& id_or_alias) const override {
        const ArmyList* list = book_.list(id_or_alias);
        return list == nullptr ? std::nullopt : std::optional(list->id);
    }
    [[nodiscard]] data::Value list_value(const std::string& id) const override {
        return rrtk::list_value(*book_.list(id));
    }
    [[nodiscard]] std::vector<scenario::Named> tables() const override { return rrtk::tables(book_); }
    [[nodiscard]] std::optional<scenario::ReferenceTable> show_table(
        const std::string& name, const TableOptions& options, Diagnostics& diagnostics) const override {
        return rrtk::show_table(book_, name, options, diagnostics);
    }
    [[nodiscard]] std::optional<std::vector<scenario::Chance>> exact(
        const std::string& name, const TableOptions& options, Diagnostics& diagnostics) const override {
        return rrtk::exact(book_, name, options, diagnostics);
    }
    [[nodiscard]] std::optional<std::string> roll_table(const std::string& name, const TableOptions& options,
                                                        dice::Dice& dice,
                                                        Diagnostics& diagnostics) const override {
        return rrtk::roll_table(book_, name, options, dice, diagnostics);
    }

  private:
    Rulebook book_;
};

}  // namespace

std::unique_ptr<scenario::Ruleset> load_ruleset(const std::string& directory, Diagnostics& diagnostics,
                                                const std::vector<std::string>& only) {
    std::optional<Rulebook> book = load_rulebook(directory, diagnostics, only);
    if (!book) return nullptr;
    return std::make_unique<Rrtk>(std::move(*book));
}

void check_list(const std::string& directory, const std::string& path, Diagnostics& diagnostics) {
    std::optional<Rulebook> book = load_rulebook(directory, diagnostics);
    const std::optional<ArmyList> list = data::load<ArmyList>(path, diagnostics);
    if (!book || !list) return;
    check(*list, diagnostics);
    book->lists = {*list};
    check_names(*book, {}, {}, diagnostics);
    const auto stems = [&](const char* folder) { return stems_in(directory + "/" + folder, diagnostics); };
    lint(*book, {directory, stems("armies"), stems("tables"), {}}, diagnostics);
}

}  // namespace muster::rrtk
