// muster table: every table of the data, shown, rolled on, or with its exact chances.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <array>
#include <memory>

#include "base/text.hpp"
#include "cli/command/commands.hpp"
#include "cli/exit_code.hpp"
#include "cli/home.hpp"
#include "cli/loading.hpp"
#include "cli/options.hpp"
#include "cli/text_table.hpp"

namespace muster::cli {

namespace {

using data::Value;

struct Options {
    std::string name;
    scenario::TableOptions depends;  ///< what the table depends on, by name
    std::string ruleset = RollOptions{}.ruleset;
    std::string seed;
    int times = 0;
    bool exact = false;
    bool json = false;
};

/// What tables of any rule set can depend on.
struct Dependence {
    const char* name;
    const char* purpose;
};
constexpr std::array dependences{
    Dependence{"tactics", "Battle Tactics A, B or C, for tables that depend on them"},
    Dependence{"general", "General terrain open, hilly or rough, for tables that depend on it"},
    Dependence{"modifier", "Modifier of the roll, for tables that take one"},
    Dependence{"list", "Army list, for recruiting"},
    Dependence{"attacker", "Who attacks, for tables of Rules by Ral that depend on it"},
    Dependence{"target", "Who is attacked or shot at"},
    Dependence{"type", "Whose roll it is"},
    Dependence{"losses", "Figures that it has lost"},
};

/// What was given of them.
scenario::TableOptions given(const scenario::TableOptions& depends) {
    scenario::TableOptions result;
    for (const auto& [name, value] : depends)
        if (!value.empty()) result[name] = value;
    return result;
}

/// Faults of a name or an option of a table are faults of the command line.
[[noreturn]] void give_up(const Diagnostics& faults) {
    const Diagnostic first = faults.sorted().front();
    throw UsageError(first.message, first.fix);
}

void print_value(const Value& value) { fmt::print("{}", data::to_json(value)); }

void list_tables(const scenario::Ruleset& ruleset, bool json) {
    TextTable table({{"Table"}, {"Title"}, {"Depends on"}});
    Value names = Value::list();
    for (const scenario::Named& named : ruleset.tables()) {
        table.add({named.id, named.title, named.note});
        names.push(Value::scalar(named.id));
    }
    if (!json) {
        fmt::print("{}", table.to_text());
        return;
    }
    Value result = Value::map();
    result.set("tables", std::move(names));
    print_value(result);
}

std::string plain(const std::vector<std::string>& lines) {
    std::string text = join(lines, "; ");
    for (std::size_t at = text.find("**"); at != std::string::npos; at = text.find("**")) text.erase(at, 2);
    return text;
}

void show(const scenario::ReferenceTable& table) {
    fmt::print("{} ({})\n", table.title, table.source);
    if (!table.note.empty()) fmt::print("{}\n", plain({table.note}));
    std::vector<Column> columns;
    for (const auto& [key, head] : table.columns) columns.push_back({head});
    TextTable text(columns);
    for (const auto& row : table.rows) {
        std::vector<std::string> cells;
        for (const auto& [key, head] : table.columns)
            cells.push_back(row.contains(key) ? plain(row.at(key)) : "");
        text.add(cells);
    }
    fmt::print("\n{}", text.to_text());
}

Value table_value(const scenario::ReferenceTable& table) {
    Value rows = Value::list();
    for (const auto& row : table.rows) {
        Value cells = Value::map();
        for (const auto& [key, head] : table.columns)
            cells.set(key, Value::scalar(row.contains(key) ? plain(row.at(key)) : ""));
        rows.push(std::move(cells));
    }
    Value result = Value::map();
    result.set("table", Value::scalar(table.id));
    result.set("title", Value::scalar(table.title));
    result.set("source", Value::scalar(table.source));
    result.set("rows", std::move(rows));
    return result;
}

double decimal(const dice::Fraction& fraction) {
    return static_cast<double>(fraction.numerator()) / static_cast<double>(fraction.denominator());
}

void show_exact(const Options& options, const std::vector<scenario::Chance>& chances) {
    TextTable table({{"Result"}, {"Chance", Align::right}, {"Per cent", Align::right}});
    Value outcomes = Value::list();
    for (const scenario::Chance& chance : chances) {
        table.add({chance.result, chance.probability.to_text(),
                   fmt::format("{:.2f}", 100 * decimal(chance.probability))});
        Value outcome = Value::map();
        outcome.set("result", Value::scalar(chance.result));
        outcome.set("probability", Value::scalar(chance.probability.to_text()));
        outcomes.push(std::move(outcome));
    }
    if (!options.json) {
        fmt::print("{}", table.to_text());
        return;
    }
    Value result = Value::map();
    result.set("table", Value::scalar(options.name));
    result.set("outcomes", std::move(outcomes));
    print_value(result);
}

void roll(const Options& options, const scenario::Ruleset& ruleset) {
    const std::string seed = seed_or_drawn(options.seed);
    dice::SeededDice dice(seed);
    std::map<std::string, int> counts;
    Diagnostics faults;
    for (int i = 0; i < options.times; ++i) {
        const auto rolled = ruleset.roll_table(options.name, given(options.depends), dice, faults);
        if (!rolled) give_up(faults);
        ++counts[*rolled];
        dice.forget();
    }
    TextTable table({{"Result"}, {"Times", Align::right}});
    Value counted = Value::map();
    for (const auto& [result, count] : counts) {
        table.add({result, std::to_string(count)});
        counted.set(result, Value::number(std::to_string(count)));
    }
    if (!options.json) {
        fmt::print("seed {}\n\n{}", seed, table.to_text());
        return;
    }
    Value result = Value::map();
    result.set("table", Value::scalar(options.name));
    result.set("seed", Value::scalar(seed));
    result.set("times", Value::number(std::to_string(options.times)));
    result.set("counts", std::move(counted));
    print_value(result);
}

void run(const Options& options) {
    constexpr int most_rolls = 1'000'000;
    if (options.times < 0 || options.times > most_rolls)
        throw UsageError(fmt::format("--times {} is out of range", options.times),
                         fmt::format("choose from 1 to {}", most_rolls));
    const auto ruleset = load_all_lists(find_home(), options.ruleset);
    if (options.name.empty()) {
        list_tables(*ruleset, options.json);
        return;
    }
    Diagnostics faults;
    if (options.times > 0) {
        roll(options, *ruleset);
    } else if (options.exact) {
        const auto chances = ruleset->exact(options.name, given(options.depends), faults);
        if (!chances) give_up(faults);
        show_exact(options, *chances);
    } else {
        const auto table = ruleset->show_table(options.name, given(options.depends), faults);
        if (!table) give_up(faults);
        if (options.json) {
            print_value(table_value(*table));
        } else {
            show(*table);
        }
    }
}

}  // namespace

Command add_table(CLI::App& app) {
    const auto options = std::make_shared<Options>();
    CLI::App* command =
        app.add_subcommand("table", "Show a table of the rules, roll on it, or give its exact chances");
    command->footer("Example: muster table terrain-section --general hilly --exact");
    add_ruleset_option(*command, options->ruleset);
    command->add_option("name", options->name, "The table; without it all names are shown");
    command->add_flag("--exact", options->exact, "The exact chance of every result");
    command->add_option("--times", options->times, "Roll this often and count the results");
    command->add_option("--seed", options->seed, "Seed of --times");
    for (const Dependence& dependence : dependences)
        command->add_option(fmt::format("--{}", dependence.name), options->depends[dependence.name],
                            dependence.purpose);
    command->add_flag("--json", options->json, "As JSON on standard output");
    return {command, [options] { run(*options); }};
}

}  // namespace muster::cli
