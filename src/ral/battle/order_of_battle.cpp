#include "ral/battle/order_of_battle.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "ral/book/levels.hpp"

namespace muster::ral::battle {

namespace {

using scenario::SideColour;
using scenario::UnitSheet;

constexpr std::array colours{SideColour::red, SideColour::blue};
constexpr std::array side_words{"red", "blue"};

/// Compiles one scenario and keeps the faults.
class Compiler {
  public:
    Compiler(const Rules& rules, const scenario::Scenario& scenario, Diagnostics& diagnostics)
        : rules_(rules), scenario_(scenario), diagnostics_(diagnostics) {}

    std::optional<OrderOfBattle> compile() {
        const int before = diagnostics_.error_count();
        book_.board = scenario_.board;
        book_.attacker = scenario_.attacker == SideColour::red ? 0 : 1;
        if (rules_.types.size() > max_types)
            diagnostics_.error(rules_.where.at, fmt::format("{} troop types", rules_.types.size()),
                               fmt::format("a battle knows {} at most", max_types));
        for (SideIndex side = 0; side < 2; ++side) add_side(side);
        for (const scenario::TerrainPiece& piece : scenario_.terrain) add_ground(piece);
        if (diagnostics_.error_count() > before) return std::nullopt;
        for (const TroopType& type : rules_.types) book_.type_names.push_back(type.name);
        book_.figures = figures_of(rules_);
        return std::move(book_);
    }

  private:
    void add_side(SideIndex side) {
        const scenario::Side& from = scenario_.side(colours[side]);
        SideEntry& entry = book_.sides[side];
        entry.name = from.name;
        entry.plan = from.plan;
        entry.looks_up = side == book_.attacker;
        entry.points = from.points();
        for (const UnitSheet& sheet : from.units) add_unit(side, from, sheet);
    }

    void add_unit(SideIndex side, const scenario::Side& from, const UnitSheet& sheet) {
        const TroopType* type = rules_.type(sheet.troop_class);
        if (type == nullptr)
            return diagnostics_.error(sheet.where.at,
                                      fmt::format("unknown troop type '{}'", sheet.troop_class),
                                      "write the id of a type of rules.yaml");
        if (book_.units.size() == max_units)
            return diagnostics_.error(sheet.where.at, fmt::format("more than {} units", max_units),
                                      "play with smaller armies");
        if (!sheet.pose)
            return diagnostics_.error(sheet.where.at, fmt::format("unit {} stands nowhere", sheet.number),
                                      "give it a place with 'pose:'");
        UnitEntry unit = entry_of(*type, sheet);
        unit.side = side;
        unit.name = name_of(side, sheet);
        for (const scenario::Body& body : from.bodies)
            if (std::ranges::find(body.units, sheet.number) != body.units.end()) unit.block = body.block;
        const auto id = static_cast<UnitId>(book_.units.size());
        book_.units.push_back(std::move(unit));
        book_.sides[side].units.add(id);
        if (!sheet.leader.empty()) add_leader(side, id, sheet);
    }

    [[nodiscard]] UnitEntry entry_of(const TroopType& type, const UnitSheet& sheet) const {
        UnitEntry unit;
        unit.number = sheet.number;
        unit.type = static_cast<std::uint8_t>(rules_.type_index(type.id));
        unit.rank = type.rank;
        unit.mounted = type.mounted;
        unit.bows = std::ranges::any_of(sheet.specials,
                                        [](const std::string& s) { return s == "bow" || s == "crossbow"; });
        unit.figures = sheet.stat("figures") > 0 ? sheet.stat("figures") : type.figures;
        unit.files = rules_.base_row(type).files;
        unit.divisor = type.divisor;
        unit.points = sheet.points;
        unit.move = type.move;
        unit.line = rules_.line(type);
        unit.column = rules_.column(type);
        return unit;
    }

    /// The name alone if no other unit of either side has it.
    [[nodiscard]] std::string name_of(SideIndex side, const UnitSheet& sheet) const {
        std::ptrdiff_t bearers = 0;
        for (const SideColour colour : colours)
            bearers += std::ranges::count(scenario_.side(colour).units, sheet.name, &UnitSheet::name);
        return bearers == 1 ? sheet.name
                            : fmt::format("{} ({} {})", sheet.name, side_words[side], sheet.number);
    }

    void add_leader(SideIndex side, UnitId unit, const UnitSheet& sheet) {
        if (book_.leaders.size() == max_leaders)
            return diagnostics_.error(sheet.where.at, fmt::format("more than {} leaders", max_leaders),
                                      "play with fewer");
        const auto number = static_cast<int>(1 + std::ranges::count(book_.leaders, side, &LeaderEntry::side));
        const int all = static_cast<int>(std::ranges::count_if(
            scenario_.side(colours[side]).units, [](const UnitSheet& u) { return !u.leader.empty(); }));
        book_.leaders.push_back({all == 1 ? fmt::format("{}'s leader", side_words[side])
                                          : fmt::format("{}'s leader {}", side_words[side], number),
                                 side, number, unit});
    }

    void add_ground(const scenario::TerrainPiece& piece) {
        const GroundKind* kind = rules_.ground_kind(piece.kind);
        if (kind == nullptr)
            return diagnostics_.error(piece.where.at, fmt::format("unknown ground '{}'", piece.kind),
                                      "hill, woods, wall, hedge or river");
        book_.ground.push_back({kind->effect, kind->cost, kind->id + " " + piece.letter, piece.area,
                                tabletop::outline(piece.area), level_of(rules_, scenario_, piece),
                                piece.area.width() > piece.area.height()});
    }

    const Rules& rules_;
    const scenario::Scenario& scenario_;
    Diagnostics& diagnostics_;
    OrderOfBattle book_;
};

}  // namespace

std::optional<OrderOfBattle> order_of_battle(const Rules& rules, const scenario::Scenario& scenario,
                                             Diagnostics& diagnostics) {
    return Compiler(rules, scenario, diagnostics).compile();
}

State initial_state(const OrderOfBattle& book, const scenario::Scenario& scenario) {
    State state;
    std::size_t id = 0;
    for (const SideColour colour : colours)
        for (const UnitSheet& sheet : scenario.side(colour).units) {
            UnitState& unit = state.units[id];
            const UnitEntry& entry = book.units[id++];
            unit.pose = sheet.pose.value_or(tabletop::Pose{});
            unit.figures = static_cast<std::int8_t>(entry.figures);
            const bool as_column = sheet.base == entry.column && sheet.base != entry.line;
            unit.formation = as_column ? Formation::column : Formation::line;
        }
    for (std::size_t i = 0; i < book.leaders.size(); ++i) state.leaders[i].with = book.leaders[i].unit;
    return state;
}

}  // namespace muster::ral::battle
