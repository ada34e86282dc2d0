#include "scenario/consistency.hpp"

#include <fmt/format.h>

#include <map>
#include <set>

namespace muster::scenario {

namespace {

/// Where a number or letter was met first.
template <class Key>
class Seen {
  public:
    /// True the first time; afterwards the repetition is reported.
    bool first(const Key& key, const std::string& what, const Where& where, Diagnostics& diagnostics) {
        const auto [entry, added] = lines_.emplace(key, where.at.line);
        if (!added)
            diagnostics.error(
                where.at,
                fmt::format("{} {} stands here again; it stood on line {} already", what, key, entry->second),
                "give each its own");
        return added;
    }

  private:
    std::map<Key, int> lines_;
};

void check_units(const Side& side, Diagnostics& diagnostics) {
    Seen<int> numbers;
    for (const UnitSheet& unit : side.units) {
        numbers.first(unit.number, "unit number", unit.where, diagnostics);
        if (unit.pose && unit.body.empty())
            diagnostics.error(unit.where.at,
                              fmt::format("unit {} stands on the table but in no Body", unit.number),
                              "name its Body with 'body:' and list it in 'bodies:'");
    }
}

/// Every unit of a Body exists, says so itself, and is in no other Body.
void check_bodies(const Side& side, Diagnostics& diagnostics) {
    Seen<std::string> letters;
    std::map<int, std::string> body_of;
    for (const Body& body : side.bodies) {
        letters.first(body.letter, "Body", body.where, diagnostics);
        if (body.units.empty())
            diagnostics.error(body.where.at, fmt::format("Body {} has no units", body.letter),
                              "remove it, or list its units");
        for (const int number : body.units) {
            const UnitSheet* unit = side.unit(number);
            if (unit == nullptr) {
                diagnostics.error(
                    body.where.at,
                    fmt::format("Body {} names unit {}, which this side hasn't got", body.letter, number),
                    "take the number out, or add the unit");
                continue;
            }
            if (!body_of.emplace(number, body.letter).second)
                diagnostics.error(
                    body.where.at,
                    fmt::format("unit {} is in Body {} and in Body {}", number, body_of[number], body.letter),
                    "leave it in one of them");
            else if (unit->body != body.letter)
                diagnostics.error(unit->where.at,
                                  fmt::format("unit {} is listed in Body {} but says body: {}", number,
                                              body.letter, unit->body.empty() ? "(none)" : unit->body),
                                  "make the two agree");
        }
    }
    for (const UnitSheet& unit : side.units)
        if (!unit.body.empty() && !body_of.contains(unit.number))
            diagnostics.error(
                unit.where.at,
                fmt::format("unit {} says body: {}, which does not list it", unit.number, unit.body),
                "add its number to that Body under 'bodies:'");
}

void check_terrain(const Scenario& scenario, Diagnostics& diagnostics) {
    Seen<std::string> letters;
    for (const TerrainPiece& piece : scenario.terrain) {
        letters.first(piece.letter, "terrain letter", piece.where, diagnostics);
        const tabletop::Rect table = scenario.board.area();
        if (!tabletop::inside(piece.area, table))
            diagnostics.error(piece.where.at,
                              fmt::format("terrain {} reaches beyond the table", piece.letter),
                              fmt::format("keep it within {} by {} inches", to_decimal(table.high.x),
                                          to_decimal(table.high.y)));
    }
}

void check_placement(const Scenario& scenario, Diagnostics& diagnostics) {
    std::set<std::pair<SideColour, int>> placed;
    for (const Batch& batch : scenario.placement)
        for (const int number : batch.units) {
            const UnitSheet* unit = scenario.side(batch.side).unit(number);
            if (unit == nullptr)
                diagnostics.error(
                    batch.where.at,
                    fmt::format("{} places unit {}, which it hasn't got", name_of(batch.side), number),
                    "take the number out, or add the unit");
            else if (!placed.emplace(batch.side, number).second)
                diagnostics.error(batch.where.at,
                                  fmt::format("{} places unit {} a second time", name_of(batch.side), number),
                                  "leave it in one step");
            else if (!unit->pose)
                diagnostics.error(batch.where.at,
                                  fmt::format("{} places unit {}, which has no place on the table",
                                              name_of(batch.side), number),
                                  "give the unit a place with 'at:', or take it out of the placement");
        }
    for (const SideColour colour : {SideColour::red, SideColour::blue})
        for (const UnitSheet& unit : scenario.side(colour).units)
            if (unit.pose && !placed.contains({colour, unit.number}))
                diagnostics.error(unit.where.at,
                                  fmt::format("no step of the placement places unit {} of {}", unit.number,
                                              name_of(colour)),
                                  "add its number under 'placement:'");
}

/// Chances are counts and what follows from them: a count changed by hand would print a wrong share.
void check_odds(const Scenario& scenario, Diagnostics& diagnostics) {
    if (!scenario.odds) return;
    const Chances& odds = *scenario.odds;
    if (odds.win + odds.draw + odds.loss != odds.runs) {
        diagnostics.error(odds.where.at,
                          fmt::format("{} battles won, {} drawn and {} lost are not {}", odds.win, odds.draw,
                                      odds.loss, odds.runs),
                          "leave out 'odds:', or have them played again with 'muster pack --odds'");
        return;
    }
    const ShareInterval interval = wilson_interval(odds.win, odds.runs);
    if (odds.win_interval != std::vector<Share>{interval.low, interval.high})
        diagnostics.error(
            odds.where.at,
            fmt::format("the interval is not that of {} battles won of {}", odds.win, odds.runs),
            fmt::format("write win-interval: [{}, {}]", to_decimal(interval.low), to_decimal(interval.high)));
}

}  // namespace

void check_consistency(const Scenario& scenario, Diagnostics& diagnostics) {
    if (scenario.format != scenario_format)
        diagnostics.error(scenario.where.at,
                          fmt::format("the format is '{}', not '{}'", scenario.format, scenario_format),
                          fmt::format("write format: {}", scenario_format));
    if (scenario.red.name == scenario.blue.name)
        diagnostics.error(scenario.blue.where.at,
                          fmt::format("both armies are called '{}'", scenario.blue.name),
                          "give one of them another name, so that they can be told apart on paper");
    for (const SideColour colour : {SideColour::red, SideColour::blue}) {
        check_units(scenario.side(colour), diagnostics);
        check_bodies(scenario.side(colour), diagnostics);
    }
    check_terrain(scenario, diagnostics);
    check_placement(scenario, diagnostics);
    check_odds(scenario, diagnostics);
    if (scenario.opening) check_story(scenario, diagnostics);
}

}  // namespace muster::scenario
