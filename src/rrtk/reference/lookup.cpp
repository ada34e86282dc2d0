#include "rrtk/reference/lookup.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "base/text.hpp"
#include "rrtk/reference/reference_tables.hpp"

namespace muster::rrtk {

namespace {

using scenario::TableOptions;

/// Modifiers that an option may set directly.
constexpr int largest_modifier = 20;

/// A table with the options resolved.
struct Asked {
    const Table* table = nullptr;
    int modifier = 0;
    std::string column;  ///< empty for a plain table, or where none was given
};

std::vector<std::string> options_of(const Table& table) {
    std::vector<std::string> options;
    if (!table.modifier_option.empty()) options.push_back(table.modifier_option);
    if (!table.column_option.empty()) options.push_back(table.column_option);
    return options;
}

const Table* find_table(const Rulebook& book, const std::string& name, Diagnostics& diagnostics) {
    const auto found = book.tables.find(name);
    if (found != book.tables.end()) return &found->second;
    std::vector<std::string> names;
    for (const auto& entry : book.tables) names.push_back(entry.first);
    diagnostics.error({}, fmt::format("unknown table '{}'{}", name, did_you_mean(name, names)),
                      "the tables are: " + join(names));
    return nullptr;
}

/// The word of `known` that `given` means, capitals and blanks apart; reported if there is none.
std::optional<std::string> value_among(const std::string& option, const std::string& given,
                                       const std::vector<std::string>& known, Diagnostics& diagnostics) {
    for (const std::string& word : known)
        if (plain_word(word) == plain_word(given)) return word;
    diagnostics.error(
        {}, fmt::format("unknown value '{}' of option '{}'{}", given, option, did_you_mean(given, known)),
        "write one of: " + join(known));
    return std::nullopt;
}

bool resolve_modifier(const std::string& given, Asked& asked, Diagnostics& diagnostics) {
    const Table& table = *asked.table;
    if (!table.modifiers.empty()) {
        std::vector<std::string> known;
        for (const auto& entry : table.modifiers) known.push_back(entry.first);
        const auto value = value_among(table.modifier_option, given, known, diagnostics);
        if (value) asked.modifier = table.modifier(*value);
        return value.has_value();
    }
    std::string_view digits = given;
    if (digits.starts_with('+')) digits.remove_prefix(1);
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), asked.modifier);
    const bool whole = fault == std::errc() && end == digits.data() + digits.size();
    if (whole && std::abs(asked.modifier) <= largest_modifier) return true;
    diagnostics.error({}, fmt::format("'{}' is no modifier for option '{}'", given, table.modifier_option),
                      fmt::format("write a whole number from {} to {}", -largest_modifier, largest_modifier));
    return false;
}

bool resolve_column(const Rulebook& book, const std::string& given, Asked& asked, Diagnostics& diagnostics) {
    const Table& table = *asked.table;
    const ArmyList* list = table.column_option == "list" ? book.list(given) : nullptr;
    const auto value =
        value_among(table.column_option, list != nullptr ? list->id : given, table.columns, diagnostics);
    asked.column = value.value_or("");
    return value.has_value();
}

std::optional<Asked> resolve(const Rulebook& book, const std::string& name, const TableOptions& options,
                             Diagnostics& diagnostics) {
    Asked asked{find_table(book, name, diagnostics), 0, {}};
    if (asked.table == nullptr) return std::nullopt;
    bool good = true;
    const std::vector<std::string> known = options_of(*asked.table);
    for (const auto& [option, value] : options) {
        if (option == asked.table->modifier_option) {
            good = resolve_modifier(value, asked, diagnostics) && good;
        } else if (option == asked.table->column_option) {
            good = resolve_column(book, value, asked, diagnostics) && good;
        } else {
            diagnostics.error({},
                              fmt::format("table '{}' doesn't depend on option '{}'{}", name, option,
                                          did_you_mean(option, known)),
                              known.empty() ? "leave it out" : "its options are: " + join(known));
            good = false;
        }
    }
    if (!good) return std::nullopt;
    return asked;
}

/// Reports a column that has to be chosen and wasn't.
bool has_column(const Asked& asked, Diagnostics& diagnostics) {
    const Table& table = *asked.table;
    if (table.column_option.empty() || !asked.column.empty()) return true;
    constexpr std::size_t few = 8;
    const bool list_them = table.columns.size() <= few;
    diagnostics.error({}, fmt::format("table '{}' needs option '{}'", table.id, table.column_option),
                      list_them
                          ? fmt::format("add --{} with one of: {}", table.column_option, join(table.columns))
                          : fmt::format("add --{} and a name: --{} {}", table.column_option,
                                        table.column_option, table.columns.front()));
    return false;
}

/// The table with the chosen column alone.
Table one_column(const Table& table, const std::string& column) {
    Table narrow = table;
    narrow.columns = {column};
    for (TableRow& row : narrow.rows) row.results = {table.result(row.least, column)};
    return narrow;
}

std::string depends_on(const Table& table) {
    std::vector<std::string> parts;
    for (const std::string& option : options_of(table)) parts.push_back("--" + option);
    return join(parts);
}

}  // namespace

std::vector<scenario::Named> tables(const Rulebook& book) {
    std::vector<scenario::Named> result;
    for (const auto& [id, table] : book.tables) result.push_back({id, table.title, depends_on(table)});
    return result;
}

std::optional<scenario::ReferenceTable> show_table(const Rulebook& book, const std::string& name,
                                                   const TableOptions& options, Diagnostics& diagnostics) {
    constexpr std::size_t most_columns = 5;
    const auto asked = resolve(book, name, options, diagnostics);
    if (!asked) return std::nullopt;
    if (asked->table->columns.size() > most_columns && !has_column(*asked, diagnostics)) return std::nullopt;
    auto shown =
        rolled_table(asked->column.empty() ? *asked->table : one_column(*asked->table, asked->column));
    std::vector<std::string> notes;
    for (const auto& [value, number] : asked->table->modifiers)
        notes.push_back(fmt::format("{} {}", value, signed_number(number)));
    if (!notes.empty()) shown->note = fmt::format("{}: {}", asked->table->modifier_option, join(notes));
    return shown;
}

std::optional<std::vector<scenario::Chance>> exact(const Rulebook& book, const std::string& name,
                                                   const TableOptions& options, Diagnostics& diagnostics) {
    const auto asked = resolve(book, name, options, diagnostics);
    if (!asked || !has_column(*asked, diagnostics)) return std::nullopt;
    std::vector<scenario::Chance> outcomes;
    for (const auto& [total, chance] : dice::chances(asked->table->dice)) {
        const std::string& result = asked->table->result(total + asked->modifier, asked->column);
        const auto known = std::ranges::find(outcomes, result, &scenario::Chance::result);
        if (known == outcomes.end()) {
            outcomes.push_back({result, chance});
        } else {
            known->probability = known->probability + chance;
        }
    }
    return outcomes;
}

std::optional<std::string> roll_table(const Rulebook& book, const std::string& name,
                                      const TableOptions& options, dice::Dice& dice,
                                      Diagnostics& diagnostics) {
    const auto asked = resolve(book, name, options, diagnostics);
    if (!asked || !has_column(*asked, diagnostics)) return std::nullopt;
    const Table& table = *asked->table;
    const std::vector<int> rolled =
        dice.roll({"table/" + name, table.title, dice::dice_count(table.dice), 6});
    const int total = dice::total(table.dice, dice::sum(rolled)) + asked->modifier;
    const std::string result = table.result(total, asked->column);
    dice.means(result);
    return result;
}

std::vector<scenario::Named> lists(const Rulebook& book) {
    std::vector<scenario::Named> result;
    for (const ArmyList& list : book.lists) result.push_back({list.id, list.name, list.historical});
    return result;
}

}  // namespace muster::rrtk
