// muster lists: the army lists, or one of them whole.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

#include "base/text.hpp"
#include "cli/command/commands.hpp"
#include "cli/home.hpp"
#include "cli/loading.hpp"
#include "cli/text_table.hpp"

namespace muster::cli {

namespace {

using data::Value;

struct Options {
    std::vector<std::string> shown;  ///< the list to show whole; empty = all in short
    std::string ruleset = RollOptions{}.ruleset;
    bool json = false;
};

std::string joined(const Value& list) {
    std::vector<std::string> words;
    for (const Value& item : list.items()) words.push_back(item.text());
    return join(words);
}

/// A scalar, or scalars in a list, as words.
std::string text_of(const Value* value) {
    if (value == nullptr) return {};
    return value->is_list() ? joined(*value) : value->text();
}

/// "national_morale" as "national morale".
std::string words_of(std::string key) {
    std::ranges::replace(key, '_', ' ');
    return key;
}

bool is_table(const Value& value) {
    return value.is_list() && !value.items().empty() && value.items().front().is_map();
}

bool is_number(const std::string& text) { return whole_number(text).has_value(); }

/// A list of maps as a table: a column for each key of its first row.
void show_table(const Value& rows) {
    std::vector<Column> columns;
    for (const Value::Entry& entry : rows.items().front().entries()) {
        const bool numbers = std::ranges::all_of(rows.items(), [&](const Value& row) {
            const std::string text = text_of(row.find(entry.key));
            return text.empty() || is_number(text);
        });
        columns.push_back({capitalised(words_of(entry.key)), numbers ? Align::right : Align::left});
    }
    TextTable table(columns);
    for (const Value& row : rows.items()) {
        std::vector<std::string> cells;
        for (const Value::Entry& entry : rows.items().front().entries())
            cells.push_back(text_of(row.find(entry.key)));
        table.add(cells);
    }
    fmt::print("\n{}", table.to_text());
}

/// What is said of a list as a whole, then its tables.
void show(const Value& list) {
    fmt::print("{} ({})\n", text_of(list.find("name")), text_of(list.find("id")));
    for (const Value::Entry& entry : list.entries()) {
        if (entry.key == "name" || entry.key == "id" || is_table(entry.value)) continue;
        if (const std::string text = text_of(&entry.value); !text.empty())
            fmt::print("  {:<17} {}\n", words_of(entry.key), text);
    }
    for (const Value::Entry& entry : list.entries())
        if (is_table(entry.value)) show_table(entry.value);
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
    const auto ruleset = load_for_lists(home, options.ruleset, options.shown);
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
    add_ruleset_option(*command, options->ruleset);
    command->add_flag("--json", options->json, "As JSON on standard output");
    CLI::App* show_command = command->add_subcommand("show", "Show one army list whole");
    show_command->footer("Example: muster lists show aeja");
    show_command->add_option("list", options->shown, "The army list")->required()->expected(1);
    add_ruleset_option(*show_command, options->ruleset);
    show_command->add_flag("--json", options->json, "As JSON on standard output");
    return {command, [options] { run(*options); }};
}

}  // namespace muster::cli
