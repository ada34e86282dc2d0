#include "ral/setup/check_scenario.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "ral/army/army.hpp"
#include "ral/army/unit.hpp"
#include "ral/book/known.hpp"
#include "ral/setup/setup.hpp"

namespace muster::ral {

namespace {

using scenario::Side;
using scenario::TerrainPiece;
using scenario::UnitSheet;

class Checking {
  public:
    Checking(const Rulebook& book, Diagnostics& diagnostics) : book_(book), diagnostics_(diagnostics) {}

    void request(const scenario::Scenario& scenario) {
        known(scenario.where, "mode", scenario.request.mode, ids_of(modes()));
        const auto same = [&](const TableSize& table) {
            return table.width == scenario.board.width && table.height == scenario.board.height;
        };
        if (std::ranges::none_of(book_.rules.tables, same))
            diagnostics_.warning(scenario.where.at,
                                 fmt::format("the table of {} by {} inches is none of the rules",
                                             to_decimal(scenario.board.width),
                                             to_decimal(scenario.board.height)),
                                 "use one of the sizes in rules.yaml");
        if (2 * book_.rules.zone > scenario.board.height)
            error(scenario.where, "the deployment zones overlap", "use a deeper table");
    }

    void side(const Side& side) {
        known(side.where, "army list", side.list, ids_of(book_.templates));
        known(side.where, "plan", side.plan, ids_of(book_.plans.plans));
        check_known_arms(book_.heraldry, side.arms, diagnostics_);
        if (static_cast<int>(side.units.size()) < least_units)
            error(side.where,
                  fmt::format("{} has {}", side.name,
                              counted(static_cast<int>(side.units.size()), "unit", "units")),
                  fmt::format("an army has at least {}", least_units));
        for (const UnitSheet& unit : side.units) this->unit(unit);
        for (const scenario::Body& body : side.bodies)
            known(body.where, "block", body.block, names_of(Block{}).all());
        leaders(side);
    }

    /// Section 1: the same number of leaders on each side.
    void equal_leaders(const scenario::Scenario& scenario) {
        const int red = leaders_with(scenario.red), blue = leaders_with(scenario.blue);
        if (red != blue)
            error(scenario.blue.where,
                  fmt::format("{} has {} and {} has {}", scenario.red.name, counted(red, "leader", "leaders"),
                              scenario.blue.name, counted(blue, "leader", "leaders")),
                  "let as many units of both say 'leader: leader'");
    }

    void terrain(const scenario::Scenario& scenario, std::size_t at) {
        const TerrainPiece& piece = scenario.terrain[at];
        if (!known(piece.where, "kind of ground", piece.kind, ids_of(book_.rules.ground))) return;
        if (!(piece.fords.empty() && piece.bridges.empty()))
            error(piece.where, fmt::format("{} {} has fords or bridges", piece.kind, piece.letter),
                  "take them out: the rules know none");
        const GroundEffect effect = book_.rules.ground_kind(piece.kind)->effect;
        if (effect == GroundEffect::climb) levels(scenario, at);
        if (effect == GroundEffect::river) river(scenario, piece);
    }

  private:
    void error(const Where& where, std::string message, std::string fix) {
        diagnostics_.error(where.at, std::move(message), std::move(fix));
    }
    bool known(const Where& where, const std::string& what, const std::string& word,
               const std::vector<std::string>& words) {
        return check_known(where, what, word, words, diagnostics_);
    }

    /// Hills that meet lie one inside the other: the inner one is a level higher (RAL-022).
    void levels(const scenario::Scenario& scenario, std::size_t at) {
        const TerrainPiece& piece = scenario.terrain[at];
        for (std::size_t before = 0; before < at; ++before) {
            const TerrainPiece& other = scenario.terrain[before];
            const bool hill = other.kind == piece.kind && tabletop::overlap(piece.area, other.area);
            if (hill && !tabletop::inside(piece.area, other.area) &&
                !tabletop::inside(other.area, piece.area))
                error(piece.where, fmt::format("hill {} lies half on hill {}", piece.letter, other.letter),
                      "lay a higher level wholly inside the lower one, or the two apart");
        }
    }

    void river(const scenario::Scenario& scenario, const TerrainPiece& piece) {
        const tabletop::Rect table = scenario.board.area();
        const bool along = piece.area.low.x == table.low.x && piece.area.high.x == table.high.x;
        const bool across = piece.area.low.y == table.low.y && piece.area.high.y == table.high.y;
        if (!along && !across)
            error(piece.where, fmt::format("river {} doesn't run from edge to edge", piece.letter),
                  "let it reach two opposite edges of the table");
    }

    void unit(const UnitSheet& unit) {
        if (!unit.leader.empty()) known(unit.where, "leader", unit.leader, {leader_word});
        if (!known(unit.where, "troop type", unit.troop_class, ids_of(book_.rules.types))) return;
        const TroopType& type = type_of(book_.rules, unit);
        if (unit.build != build_word(type))
            error(unit.where, fmt::format("unit {} is built as '{}'", unit.number, unit.build),
                  fmt::format("{} are 'build: {}'", type.name, build_word(type)));
        for (const auto& [key, figure] : unit.stats) known(unit.where, "figure", key, {figures_key});
        if (unit.stat(figures_key) != type.figures)
            error(unit.where, fmt::format("unit {} has {} figures", unit.number, unit.stat(figures_key)),
                  fmt::format("{} have {}", type.name, type.figures));
        if (unit.base != book_.rules.line(type))
            error(unit.where,
                  fmt::format("the base of unit {} is {} by {} inches", unit.number,
                              to_decimal(unit.base.width), to_decimal(unit.base.depth)),
                  fmt::format("in line it is {} by {}", to_decimal(book_.rules.line(type).width),
                              to_decimal(book_.rules.line(type).depth)));
        weapons(unit, type);
    }

    void weapons(const UnitSheet& unit, const TroopType& type) {
        std::vector<std::string> allowed;
        for (const Missile missile : type.missiles) allowed.push_back(word_of(missile));
        bool good = true;
        for (const std::string& word : unit.specials) {
            good = known(unit.where, "weapon", word, names_of(Missile{}).all()) && good;
            if (!good || std::ranges::find(allowed, word) != allowed.end()) continue;
            error(unit.where, fmt::format("unit {}: {} carry no {}", unit.number, type.name, word),
                  allowed.empty() ? "take it out of 'specials'" : "they may carry: " + join(allowed));
            good = false;
        }
        if (good && unit.specials.size() > 1)
            error(unit.where, fmt::format("unit {} carries several weapons", unit.number), "leave it one");
        else if (const int wanted = type.points(!unit.specials.empty()); good && unit.points != wanted)
            error(unit.where,
                  fmt::format("unit {} costs {} points, not {}", unit.number, wanted, unit.points),
                  fmt::format("write 'points: {}'", wanted));
    }

    void leaders(const Side& side) {
        if (leaders_with(side) < 1)
            error(side.where, fmt::format("{} has no leader", side.name),
                  "an army has one or more: let units say 'leader: leader'");
        if (side.war_rating > 0)
            error(side.where, fmt::format("{} has a War Rating", side.name), "take out 'war-rating'");
        if (side.captains > 0)
            error(side.where, fmt::format("{} has Captains", side.name),
                  "take out 'captains': the units say which of them have a leader");
    }

    const Rulebook& book_;
    Diagnostics& diagnostics_;
};

/// Words in the record of the set-up that the briefing looks up.
void check_record(const Rulebook& book, const scenario::Scenario& scenario, Diagnostics& diagnostics) {
    const std::optional<Setup> setup = read_setup(scenario.setup, diagnostics);
    if (!setup) return;
    for (const SideSetup* side : {&setup->red, &setup->blue})
        check_known(side->where, "plan", side->plan, ids_of(book.plans.plans), diagnostics);
    for (const PieceRoll& piece : setup->ground.rolled)
        check_known(piece.where, "kind of ground", piece.kind, ids_of(book.rules.ground), diagnostics);
}

}  // namespace

void check_scenario(const Rulebook& book, const scenario::Scenario& scenario, Diagnostics& diagnostics) {
    const int before = diagnostics.error_count();
    Checking checking(book, diagnostics);
    checking.request(scenario);
    checking.side(scenario.red);
    checking.side(scenario.blue);
    checking.equal_leaders(scenario);
    for (std::size_t at = 0; at < scenario.terrain.size(); ++at) checking.terrain(scenario, at);
    check_record(book, scenario, diagnostics);
    if (diagnostics.error_count() == before) check_places(book, scenario, diagnostics);
}

}  // namespace muster::ral
