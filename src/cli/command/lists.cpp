// muster lists: the army lists, or one of them whole.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "base/text.hpp"
#include "cli/command/commands.hpp"
#include "cli/home.hpp"
#include "cli/loading.hpp"
#include "cli/rulesets.hpp"
#include "cli/text_table.hpp"

namespace muster::cli {

namespace {

using data::Value;

struct Options {
    std::vector<std::string> shown;  ///< the list to show whole; empty = all in short
    bool json = false;
};

std::string text_of(const Value& list, const char* key) {
    const Value* found = list.find(key);
    return found != nullptr && found->is_scalar() ? found->text() : std::string();
}

std::string joined(const Value* list) {
    std::vector<std::string> words;
    for (const Value& item : list->items()) words.push_back(item.text());
    return join(words);
}

void show_header(const Value& list) {
    fmt::print("{} ({})", text_of(list, "name"), text_of(list, "id"));
    if (const std::string historical = text_of(list, "historical"); !historical.empty())
        fmt::print(", as {}", historical);
    fmt::print("\n");
    for (const char* key : {"alignment", "tech", "mana", "defense", "realm", "motivation", "national_morale",
                            "battle_tactics", "war_rating", "recruiting_rolls"})
        fmt::print("  {:<17} {}\n", key, text_of(list, key));
}

void show(const Value& list) {
    show_header(list);
    TextTable table({{"Count", Align::right},
                     {"Unit"},
                     {"Class"},
                     {"Rep", Align::right},
                     {"AC", Align::right},
                     {"SP", Align::right},
                     {"Figs", Align::right},
                     {"Cost", Align::right},
                     {"Recruiting"},
                     {"Specials"}});
    for (const Value& unit : list.find("units")->items()) {
        const std::string recruiting = joined(unit.find("recruiting"));
        table.add({text_of(unit, "count"), text_of(unit, "name"), text_of(unit, "class"),
                   text_of(unit, "rep"), text_of(unit, "ac"), text_of(unit, "sp"), text_of(unit, "figures"),
                   text_of(unit, "cost"), recruiting.empty() ? "never" : recruiting,
                   joined(unit.find("specials"))});
    }
    fmt::print("\n{}", table.to_text());
}

void show_all(const scenario::Ruleset& ruleset) {
    TextTable table({{"List"}, {"Name"}, {"As"}});
    for (const scenario::Named& list : ruleset.lists()) table.add({list.id, list.title, list.note});
    fmt::print("{}", table.to_text());
}

Value lists_value(const scenario::Ruleset& ruleset, const std::vector<std::string>& ids) {
    Value lists = Value::list();
    for (const std::string& id : ids) lists.push(ruleset.list_value(id));
    Value result = Value::map();
    result.set("lists", std::move(lists));
    return result;
}

void run(Options& options) {
    const std::string home = find_home();
    const auto ruleset =
        options.shown.empty() ? load_ruleset("rrtk", home) : load_for_lists(home, options.shown);
    std::vector<std::string> ids = options.shown;
    if (ids.empty())
        for (const scenario::Named& list : ruleset->lists()) ids.push_back(list.id);
    if (options.json) {
        fmt::print("{}", data::to_json(lists_value(*ruleset, ids)));
    } else if (options.shown.empty()) {
        show_all(*ruleset);
    } else {
        show(ruleset->list_value(ids.front()));
    }
}

}  // namespace

Command add_lists(CLI::App& app) {
    const auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("lists", "Show the army lists, or one of them whole");
    command->footer("Example: muster lists show aeja");
    command->add_flag("--json", options->json, "As JSON on standard output");
    CLI::App* show_command = command->add_subcommand("show", "Show one army list whole");
    show_command->footer("Example: muster lists show aeja");
    show_command->add_option("list", options->shown, "The army list")->required()->expected(1);
    show_command->add_flag("--json", options->json, "As JSON on standard output");
    return {command, [options] { run(*options); }};
}

}  // namespace muster::cli
