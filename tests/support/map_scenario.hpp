// Battlefields without rules behind them: every kind of terrain, armies of any size in plausible places.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "scenario/ruleset.hpp"
#include "sheets/map/scatter.hpp"

namespace muster::test {

/// A rule set that knows no more than what a map asks for.
class MapRules final : public scenario::Ruleset {
  public:
    [[nodiscard]] std::string id() const override { return "rrtk"; }
    [[nodiscard]] std::string title() const override { return "Rules of a map"; }
    [[nodiscard]] scenario::Asking asking() const override { return {}; }
    [[nodiscard]] std::string contents() const override { return {}; }
    [[nodiscard]] std::string usual_commander() const override { return {}; }
    [[nodiscard]] int usual_turns() const override { return 1; }
    [[nodiscard]] int largest_die() const override { return 6; }
    [[nodiscard]] std::unique_ptr<scenario::ToldBattle> tell(const scenario::Scenario&,
                                                             const scenario::BattleRequest&,
                                                             Diagnostics&) const override {
        return nullptr;
    }
    [[nodiscard]] std::unique_ptr<scenario::ToldBattle> retell(const scenario::Scenario&,
                                                               const scenario::LogFile&,
                                                               Diagnostics&) const override {
        return nullptr;
    }
    [[nodiscard]] std::string behaviour_signature() const override { return {}; }
    [[nodiscard]] scenario::SideFacts side_facts(const scenario::Side&) const override { return {}; }
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> columns() const override { return {}; }
    [[nodiscard]] scenario::Words group() const override { return {"Body", "Bodies"}; }
    [[nodiscard]] std::string toll() const override { return "hits taken"; }
    [[nodiscard]] std::vector<scenario::CounterFact> counters(const scenario::Scenario&) const override {
        return {};
    }
    [[nodiscard]] std::vector<scenario::LeaderFact> leaders(const scenario::Scenario&) const override {
        return {};
    }
    [[nodiscard]] std::vector<scenario::SlipFact> slips(const scenario::Scenario&) const override {
        return {};
    }
    [[nodiscard]] std::optional<scenario::Scenario> roll(const scenario::Request&, dice::Dice&,
                                                         Diagnostics&) const override {
        return std::nullopt;
    }
    [[nodiscard]] std::optional<scenario::Side> roll_army(const std::string&, scenario::SideColour,
                                                          const scenario::Request&, dice::Dice&,
                                                          Diagnostics&) const override {
        return std::nullopt;
    }
    void check(const scenario::Scenario&, Diagnostics&) const override {}
    [[nodiscard]] scenario::UnitFacts unit_facts(const scenario::Side&,
                                                 const scenario::UnitSheet& unit) const override {
        scenario::UnitFacts facts;
        facts.class_name = unit.troop_class;
        facts.symbol = unit.troop_class;
        facts.leader = unit.leader;
        return facts;
    }
    [[nodiscard]] std::vector<scenario::BriefingPart> briefing(const scenario::Scenario&) const override {
        return {};
    }
    [[nodiscard]] std::vector<scenario::ReferenceSection> quick_reference(
        const scenario::Scenario*) const override {
        return {};
    }
    /// 3 in to 12 in from the side's edge, 12 in from the sidelines; foot that fights hand to hand 18 in from
    /// them.
    [[nodiscard]] std::vector<scenario::Zone> deployment_zones(const scenario::Scenario& battle,
                                                               scenario::SideColour side) const override {
        using namespace literals;
        const bool low = side == battle.attacker;
        const Inches bottom = low ? 3_in : battle.board.height - 12_in;
        const Inches top = low ? 12_in : battle.board.height - 3_in;
        return {{"all units", {{12_in, bottom}, {battle.board.width - 12_in, top}}},
                {"foot that fights hand to hand", {{18_in, bottom}, {battle.board.width - 18_in, top}}}};
    }
    [[nodiscard]] std::vector<scenario::Named> tempers() const override { return {}; }
    [[nodiscard]] std::optional<scenario::Sealing> sealing() const override { return std::nullopt; }
    [[nodiscard]] scenario::OrderFacts orders(const scenario::Scenario&, scenario::SideColour,
                                              const std::string&, Diagnostics&) const override {
        return {};
    }
    [[nodiscard]] scenario::MarkerNeed markers(const scenario::Scenario&) const override { return {}; }
    [[nodiscard]] scenario::Named terrain_fact(const std::string& kind) const override {
        return {kind, capitalised(kind), "Units on it move at half speed and are in cover against missiles."};
    }
    [[nodiscard]] int points(const scenario::Side& side) const override {
        return static_cast<int>(side.units.size());
    }
    [[nodiscard]] std::vector<scenario::Named> commanders() const override { return {}; }
    [[nodiscard]] std::unique_ptr<scenario::ReadyBattle> ready(const scenario::Scenario&,
                                                               const scenario::Players&,
                                                               Diagnostics&) const override {
        return nullptr;
    }
    [[nodiscard]] bool open(scenario::Scenario&, int, const scenario::Players&, Diagnostics&) const override {
        return false;
    }
    [[nodiscard]] scenario::Position position(const scenario::Scenario&) const override { return {}; }
    [[nodiscard]] std::vector<scenario::Named> lists() const override { return {}; }
    [[nodiscard]] std::optional<std::string> list_id(const std::string&) const override {
        return std::nullopt;
    }
    [[nodiscard]] data::Value list_value(const std::string&) const override { return {}; }
    [[nodiscard]] std::vector<scenario::Named> tables() const override { return {}; }
    [[nodiscard]] std::optional<scenario::ReferenceTable> show_table(const std::string&,
                                                                     const scenario::TableOptions&,
                                                                     Diagnostics&) const override {
        return std::nullopt;
    }
    [[nodiscard]] std::optional<std::vector<scenario::Chance>> exact(const std::string&,
                                                                     const scenario::TableOptions&,
                                                                     Diagnostics&) const override {
        return std::nullopt;
    }
    [[nodiscard]] std::optional<std::string> roll_table(const std::string&, const scenario::TableOptions&,
                                                        dice::Dice&, Diagnostics&) const override {
        return std::nullopt;
    }
};

/// Builds battlefields; the same number gives the same one.
class MapBattle {
  public:
    explicit MapBattle(int number) : scatter_(std::to_string(number), "battlefield"), number_(number) {}

    /// Everything of a battle that a map shows: terrain in most sections, water, two armies of `units` each.
    scenario::Scenario build(int units) {
        using namespace literals;
        battle_ = {};
        battle_.format = "muster-scenario-1";
        battle_.ruleset = "rrtk";
        battle_.seed = std::to_string(number_);
        battle_.command = "muster map red blue --seed " + battle_.seed;
        battle_.board = {48_in, 36_in};
        battle_.attacker = scatter_.below(2) == 0 ? scenario::SideColour::red : scenario::SideColour::blue;
        battle_.red.name = "Aeja";
        battle_.blue.name = "Orcs of the Black Moon";
        add_land();
        add_water();
        add_army(scenario::SideColour::red, units);
        add_army(scenario::SideColour::blue, units);
        return battle_;
    }

  private:
    /// A length of 0 to `most` in steps of a quarter of an inch.
    Inches up_to(Inches most) {
        return Inches::thousandths(250 * scatter_.below(static_cast<int>(most.in_thousandths() / 250) + 1));
    }
    void add_piece(const std::string& letter, const std::string& kind, int section, tabletop::Rect area) {
        scenario::TerrainPiece piece;
        piece.letter = letter;
        piece.kind = kind;
        piece.section = section;
        piece.area = area;
        battle_.terrain.push_back(piece);
    }
    void add_land() {
        const std::vector<std::string> kinds{"clear", "hill",       "woods", "rocky",
                                             "gully", "impassable", "clear"};
        char letter = 'L';
        for (int section = 1; section <= 9; ++section) {
            const std::string& kind =
                kinds[static_cast<std::size_t>((scatter_.below(7) + section + number_) % 7)];
            if (kind == "clear") continue;
            add_piece(std::string(1, letter == 'R' ? ++letter : letter), kind, section,
                      tabletop::section(battle_.board, section));
            ++letter;
        }
    }
    void add_water() {
        using namespace literals;
        switch (number_ % 5) {
            case 0: {
                const Inches low = 12_in + up_to(10_in);
                add_piece("R", "river", 0, {{0_in, low}, {48_in, low + 2_in}});
                add_crossings({12_in + up_to(4_in), low}, {24_in, 2_in}, {1.6_in, 2_in});
                return;
            }
            case 1: {
                const Inches left = 3_in + up_to(10_in);
                add_piece("R", "river", 0, {{left, 0_in}, {left + 2_in, 36_in}});
                add_crossings({left, 9_in}, {2_in, 18_in}, {2_in, 1.6_in});
                return;
            }
            case 2: {
                const tabletop::Point at{scatter_.below(2) == 0 ? 3_in : 36_in, 13_in};
                return add_piece("W", "pond", 4, {at, {at.x + 9_in, at.y + 9_in}});
            }
            case 3: {
                const bool left = scatter_.below(2) == 0;
                return add_piece("W", "lake", 0, {{left ? 0_in : 42_in, 6_in}, {left ? 6_in : 48_in, 30_in}});
            }
            default: return;
        }
    }
    struct Extent {
        Inches x, y;
    };
    void add_crossings(tabletop::Point low, Extent ford, Extent bridge) {
        scenario::TerrainPiece& river = battle_.terrain.back();
        river.fords.push_back({low, {low.x + ford.x, low.y + ford.y}});
        const tabletop::Point deck{low.x + (ford.x > ford.y ? ford.x : Inches{}),
                                   low.y + (ford.x > ford.y ? Inches{} : ford.y)};
        river.bridges.push_back({deck, {deck.x + bridge.x, deck.y + bridge.y}});
    }

    struct Kind {
        std::string name, symbol;
        tabletop::Base base;
    };
    Kind any_kind() {
        using namespace literals;
        static const std::vector<Kind> kinds{
            {"Pike", "foot", {1.6_in, 0.8_in}},           {"Archers", "missile", {1.6_in, 0.8_in}},
            {"Light foot", "skirmish", {1.6_in, 0.8_in}}, {"Knights", "mounted", {1.6_in, 1.2_in}},
            {"Elephants", "elephant", {1.6_in, 1.6_in}},  {"Bolt thrower", "artillery", {1.6_in, 1.6_in}},
            {"Hero", "monster", {0.8_in, 0.8_in}}};
        return kinds[static_cast<std::size_t>(scatter_.below(20) % 7)];
    }
    /// Fills the zone in lines from the front to the rear, Bodies of one kind of unit side by side.
    void add_army(scenario::SideColour colour, int units) {
        using namespace literals;
        scenario::Side& side = battle_.side(colour);
        Inches x = 12_in, front = 12_in;
        char letter = 'A';
        while (static_cast<int>(side.units.size()) < units && front > 5_in) {
            const Kind kind = any_kind();
            const int left = units - static_cast<int>(side.units.size());
            const int wide = 1 + scatter_.below(5);
            const int deep = kind.base.depth < 1_in ? 1 + scatter_.below(2) : 1;
            const Inches width = kind.base.width * wide;
            if (x + width > battle_.board.width - 12_in) {
                x = 12_in + up_to(2_in);
                front -= 2.75_in;
                continue;
            }
            add_body(colour, std::string(1, letter++), kind,
                     {{wide, deep}, std::min(left, wide * deep), {x, front}});
            x += width + 0.25_in + up_to(4_in);
        }
    }
    struct Formation {
        std::pair<int, int> size;  ///< wide, deep
        int units;
        tabletop::Point front_left;  ///< from the left edge of the map and the side's own edge
    };
    void add_body(scenario::SideColour colour, const std::string& letter, const Kind& kind,
                  const Formation& formation) {
        scenario::Side& side = battle_.side(colour);
        const bool low = colour == battle_.attacker;
        scenario::Body body;
        body.letter = letter;
        body.block = std::vector<std::string>{"centre", "left", "right",
                                              "reserve"}[static_cast<std::size_t>(scatter_.below(4))];
        for (int i = 0; i < formation.units; ++i) {
            scenario::UnitSheet unit;
            unit.number = static_cast<int>(side.units.size()) + 1;
            unit.name = kind.name;
            unit.troop_class = kind.symbol;
            unit.body = letter;
            unit.base = kind.base;
            if (unit.number == 3) unit.leader = "cinc";
            if (unit.number == 8) unit.leader = "captain";
            const Inches x =
                formation.front_left.x + kind.base.width * (i % formation.size.first) + kind.base.width / 2;
            const Inches y =
                formation.front_left.y - kind.base.depth * (i / formation.size.first) - kind.base.depth / 2;
            unit.pose =
                tabletop::Pose{{x, low ? y : battle_.board.height - y}, low ? tabletop::up : tabletop::down};
            body.units.push_back(unit.number);
            side.units.push_back(unit);
        }
        side.bodies.push_back(body);
    }

    sheets::map::Scatter scatter_;
    int number_;
    scenario::Scenario battle_;
};

}  // namespace muster::test
