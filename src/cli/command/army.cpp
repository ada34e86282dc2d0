// muster army: rolls one army and shows it.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "base/text.hpp"
#include "cli/command/commands.hpp"
#include "cli/exit_code.hpp"
#include "cli/home.hpp"
#include "cli/loading.hpp"
#include "cli/text_table.hpp"
#include "data/fields.hpp"
#include "scenario/scenario_fields.hpp"

namespace muster::cli {

namespace {

using data::Value;

struct Options {
    RollOptions roll;
    bool json = false;
};

std::string word(scenario::Source source) { return data::write(source).text(); }

Value units_value(const scenario::Side& side) {
    Value units = Value::list();
    for (const scenario::UnitSheet& unit : side.units) {
        Value entry = Value::map();
        entry.set("name", Value::scalar(unit.name));
        entry.set("cost", Value::number(std::to_string(unit.points)));
        entry.set("source", Value::scalar(word(unit.source)));
        entry.set("dice", data::write(unit.dice));
        if (!unit.leader.empty()) entry.set("leader", Value::scalar(unit.leader));
        units.push(std::move(entry));
    }
    return units;
}

Value as_value(const scenario::Side& side, const scenario::Ruleset& ruleset, const Options& options,
               const std::vector<dice::RollRecord>& rolls) {
    Value result = Value::map();
    result.set("list", Value::scalar(side.list));
    result.set("seed", Value::scalar(options.roll.seed));
    result.set("mode", Value::scalar(options.roll.request.mode));
    result.set("points", Value::number(std::to_string(ruleset.points(side))));
    if (side.war_rating > 0) {
        result.set("war_rating", Value::number(std::to_string(side.war_rating)));
        result.set("captains", Value::number(std::to_string(side.captains)));
    }
    result.set("units", units_value(side));
    result.set("rolls", data::write(rolls));
    return result;
}

std::string origin(const scenario::UnitSheet& unit) {
    std::vector<std::string> dice;
    for (const int die : unit.dice) dice.push_back(std::to_string(die));
    return dice.empty() ? word(unit.source) : fmt::format("{} {}", word(unit.source), join(dice, "+"));
}

std::vector<std::string> row_of(const scenario::Ruleset& ruleset, const scenario::Side& side,
                                const scenario::UnitSheet& unit) {
    const scenario::UnitFacts facts = ruleset.unit_facts(side, unit);
    std::vector<std::string> specials;
    if (!facts.leader.empty()) specials.push_back(facts.leader);
    for (const scenario::SpecialFact& special : facts.specials) specials.push_back(special.name);
    std::vector<std::string> row{std::to_string(unit.number), unit.name, facts.class_name};
    for (const auto& [key, head] : ruleset.columns()) row.push_back(facts.figures.at(key));
    row.insert(row.end(), {join(specials), std::to_string(unit.points), origin(unit)});
    return row;
}

void show(const scenario::Side& side, const scenario::Ruleset& ruleset, const std::string& seed) {
    const std::string command = ruleset.side_facts(side).command;
    fmt::print("{}, seed {}: {} points, {}{}\n\n", side.name, seed, ruleset.points(side),
               counted(static_cast<int>(side.units.size()), "unit", "units"),
               command.empty() ? "" : ", " + command);
    std::vector<Column> columns{{"#", Align::right}, {"Unit"}, {"Class"}};
    for (const auto& [key, head] : ruleset.columns())
        columns.push_back({head, key == "move" ? Align::left : Align::right});
    columns.insert(columns.end(), {{"Specials"}, {"Points", Align::right}, {"How"}});
    TextTable table(columns);
    for (const scenario::UnitSheet& unit : side.units) table.add(row_of(ruleset, side, unit));
    fmt::print("{}", table.to_text());
}

void run(Options& options) {
    const std::string home = find_home();
    const auto ruleset = load_for_lists(home, options.roll.ruleset, options.roll.armies);
    complete_request(*ruleset, options.roll.request);
    options.roll.seed = seed_or_drawn(options.roll.seed);
    dice::SeededDice dice(options.roll.seed);
    Diagnostics faults;
    const auto side = ruleset->roll_army(options.roll.armies.front(), scenario::SideColour::red,
                                         options.roll.request, dice, faults);
    if (!side || faults.has_errors()) throw DataError(faults);
    if (options.json) {
        fmt::print("{}", data::to_json(as_value(*side, *ruleset, options, dice.log())));
    } else {
        show(*side, *ruleset, options.roll.seed);
    }
}

}  // namespace

Command add_army(CLI::App& app) {
    const auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("army", "Roll one army and show it");
    command->footer("Example: muster army aeja --mode buy --points 400 --seed 7");
    command->add_option("list", options->roll.armies, "The army list")->required()->expected(1);
    add_roll_options(*command, options->roll);
    command->remove_option(command->get_option("--refusal"));
    command->add_flag("--json", options->json, "As JSON on standard output");
    return {command, [options] { run(*options); }};
}

}  // namespace muster::cli
