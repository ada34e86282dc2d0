#include "ral/reference/lookup.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "ral/book/known.hpp"
#include "ral/reference/rolled_tables.hpp"
#include "scenario/scenario_fields.hpp"

namespace muster::ral {

namespace {

using scenario::TableOptions;

/// Modifiers and losses that an option may set.
constexpr int largest_modifier = 20;

const RolledTable* find_table(const std::string& name, Diagnostics& diagnostics) {
    const auto found = std::ranges::find(rolled_tables(), name, &RolledTable::id);
    if (found != rolled_tables().end()) return &*found;
    const std::vector<std::string> names = ids_of(rolled_tables());
    diagnostics.error({}, fmt::format("unknown table '{}'{}", name, did_you_mean(name, names)),
                      "the tables are: " + join(names));
    return nullptr;
}

std::string depends_on(const RolledTable& table) {
    std::vector<std::string> options;
    for (const auto* names : {&table.needs, &table.takes})
        for (const std::string& name : *names) options.push_back("--" + name);
    return join(options);
}

/// Reads the options of a table.
class Reading {
  public:
    Reading(const Rules& rules, Diagnostics& diagnostics) : rules_(rules), diagnostics_(diagnostics) {}

    std::optional<Asked> read(const RolledTable& table, const TableOptions& options) {
        std::vector<std::string> known = table.needs;
        known.insert(known.end(), table.takes.begin(), table.takes.end());
        for (const auto& [option, value] : options) {
            if (std::ranges::find(known, option) == known.end()) {
                fault(fmt::format("table '{}' doesn't depend on option '{}'{}", table.id, option,
                                  did_you_mean(option, known)),
                      known.empty() ? "leave it out" : "its options are: " + join(known));
                continue;
            }
            take(option, value);
        }
        if (!good_) return std::nullopt;
        return asked_;
    }

  private:
    void fault(std::string message, std::string fix) {
        diagnostics_.error({}, std::move(message), std::move(fix));
        good_ = false;
    }

    void take(const std::string& option, const std::string& value) {
        if (option == "type") asked_.type = type(option, value);
        if (option == "target") asked_.target = type(option, value);
        if (option == "attacker") asked_.attacker = attacker(value);
        if (option == "modifier") asked_.modifier = number(option, value, -largest_modifier);
        if (option == "losses") asked_.losses = number(option, value, 0);
    }

    [[nodiscard]] const TroopType* type(const std::string& option, const std::string& value) {
        for (const TroopType& each : rules_.types)
            if (each.id == plain_word(value) || plain_word(each.name) == plain_word(value)) return &each;
        unknown(option, value, ids_of(rules_.types));
        return nullptr;
    }

    std::string attacker(const std::string& value) {
        if (plain_word(value) == "archery") return "archery";
        for (const TroopType& each : rules_.types)
            if (each.id == plain_word(value) || plain_word(each.name) == plain_word(value)) return each.id;
        std::vector<std::string> known = ids_of(rules_.types);
        known.emplace_back("archery");
        unknown("attacker", value, known);
        return "";
    }

    void unknown(const std::string& option, const std::string& value, const std::vector<std::string>& known) {
        fault(fmt::format("unknown value '{}' of option '{}'{}", value, option, did_you_mean(value, known)),
              "write one of: " + join(known));
    }

    int number(const std::string& option, const std::string& value, int least) {
        const auto read = whole_number(value.starts_with('+') ? value.substr(1) : value);
        if (read && *read >= least && *read <= largest_modifier) return *read;
        fault(fmt::format("'{}' is no number for option '{}'", value, option),
              fmt::format("write a whole number from {} to {}", least, largest_modifier));
        return 0;
    }

    const Rules& rules_;
    Diagnostics& diagnostics_;
    Asked asked_;
    bool good_ = true;
};

struct Question {
    const RolledTable* table;
    Asked asked;
};

std::optional<Question> understood(const Rulebook& book, const std::string& name, const TableOptions& options,
                                   Diagnostics& diagnostics) {
    const RolledTable* table = find_table(name, diagnostics);
    if (table == nullptr) return std::nullopt;
    const auto asked = Reading(book.rules, diagnostics).read(*table, options);
    if (!asked) return std::nullopt;
    return Question{table, *asked};
}

/// The question with everything that it needs.
std::optional<Question> complete(const Rulebook& book, const std::string& name, const TableOptions& options,
                                 Diagnostics& diagnostics) {
    const auto question = understood(book, name, options, diagnostics);
    if (!question) return std::nullopt;
    bool good = true;
    for (const std::string& option : question->table->needs)
        if (!options.contains(option)) {
            std::vector<std::string> words = ids_of(book.rules.types);
            if (option == "attacker") words.emplace_back("archery");
            diagnostics.error({}, fmt::format("table '{}' needs option '{}'", name, option),
                              fmt::format("add --{} with one of: {}", option, join(words)));
            good = false;
        }
    if (good && name == "archery" && question->asked.type->missiles.empty()) {
        diagnostics.error({}, fmt::format("{} never shoot", question->asked.type->name),
                          "name a type that may carry bows");
        good = false;
    }
    return good ? question : std::nullopt;
}

bool counts(const RolledTable& table, const std::vector<int>& dice) {
    return !table.again_on_equal || dice[0] != dice[1];
}

/// Every way in which the dice of a table can fall.
std::vector<std::vector<int>> all_ways(const RolledTable& table) {
    std::vector<std::vector<int>> ways{{}};
    for (int die = 0; die < table.dice; ++die) {
        std::vector<std::vector<int>> longer;
        for (const std::vector<int>& way : ways)
            for (int face = 1; face <= table.sides; ++face) {
                longer.push_back(way);
                longer.back().push_back(face);
            }
        ways = std::move(longer);
    }
    std::erase_if(ways, [&](const std::vector<int>& way) { return !counts(table, way); });
    return ways;
}

}  // namespace

std::vector<scenario::Named> tables(const Rulebook& /*book*/) {
    std::vector<scenario::Named> result;
    for (const RolledTable& table : rolled_tables())
        result.push_back({table.id, table.title, depends_on(table)});
    return result;
}

std::optional<scenario::ReferenceTable> show_table(const Rulebook& book, const std::string& name,
                                                   const TableOptions& options, Diagnostics& diagnostics) {
    const auto question = understood(book, name, options, diagnostics);
    if (!question) return std::nullopt;
    return question->table->shown(book);
}

std::optional<std::vector<scenario::Chance>> exact(const Rulebook& book, const std::string& name,
                                                   const TableOptions& options, Diagnostics& diagnostics) {
    const auto question = complete(book, name, options, diagnostics);
    if (!question) return std::nullopt;
    const std::vector<std::vector<int>> ways = all_ways(*question->table);
    std::vector<scenario::Chance> outcomes;
    for (const std::vector<int>& dice : ways) {
        const std::string result = question->table->result(book.rules, question->asked, dice);
        const dice::Fraction one(1, static_cast<std::int64_t>(ways.size()));
        const auto known = std::ranges::find(outcomes, result, &scenario::Chance::result);
        if (known == outcomes.end())
            outcomes.push_back({result, one});
        else
            known->probability = known->probability + one;
    }
    return outcomes;
}

std::optional<std::string> roll_table(const Rulebook& book, const std::string& name,
                                      const TableOptions& options, dice::Dice& dice,
                                      Diagnostics& diagnostics) {
    const auto question = complete(book, name, options, diagnostics);
    if (!question) return std::nullopt;
    const RolledTable& table = *question->table;
    for (;;) {
        const std::vector<int> rolled = dice.roll({"table/" + name, table.title, table.dice, table.sides});
        if (!counts(table, rolled)) {
            dice.means("equal, rolled again");
            continue;
        }
        const std::string result = table.result(book.rules, question->asked, rolled);
        dice.means(result);
        return result;
    }
}

std::vector<scenario::Named> lists(const Rulebook& book) {
    std::vector<scenario::Named> result;
    for (const ArmyTemplate& army : book.templates) result.push_back({army.id, army.name, army.era});
    return result;
}

data::Value list_value(const Rulebook& book, const ArmyTemplate& army) {
    using data::Value;
    Value result = Value::map();
    result.set("id", Value::scalar(army.id));
    result.set("name", Value::scalar(army.name));
    result.set("aliases", data::write(army.aliases));
    result.set("era", Value::scalar(army.era));
    result.set("sentence", Value::scalar(army.sentence));
    result.set("arms", data::write(army.arms));
    result.set("plans", data::write(army.plans));
    Value units = Value::list();
    for (const Contingent& unit : army.units) {
        Value row = Value::map();
        row.set("name", Value::scalar(unit.name));
        row.set("type", Value::scalar(unit.type));
        row.set("missile", Value::scalar(word_of(unit.missile)));
        row.set("share", data::write(unit.share));
        row.set("figures", data::write(book.rules.type(unit.type)->figures));
        row.set("cost", data::write(points(book.rules, unit)));
        units.push(std::move(row));
    }
    result.set("units", std::move(units));
    return result;
}

}  // namespace muster::ral
