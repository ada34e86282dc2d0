#include "ral/book/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "data/files.hpp"
#include "ral/book/known.hpp"

namespace muster::ral {

namespace {

/// The stems of the templates' files, sorted; those that `only` names, or all if it names none or one that is
/// no file's stem (an alias, say).
std::vector<std::string> stems(const std::string& directory, const std::vector<std::string>& only,
                               Diagnostics& diagnostics) {
    std::vector<std::string> all, chosen;
    for (const std::string& name : data::list_files(directory + "/armies", ".yaml", diagnostics))
        all.push_back(name.substr(0, name.size() - std::string_view(".yaml").size()));
    for (const std::string& word : only) {
        const std::string stem = plain_word(word);
        if (std::ranges::find(all, stem) == all.end()) return all;
        if (std::ranges::find(chosen, stem) == chosen.end()) chosen.push_back(stem);
    }
    std::ranges::sort(chosen);
    return chosen.empty() ? all : chosen;
}

/// Reads one document into `out`; false, with the faults reported, if anything was wrong with it.
template <class T>
bool load_into(const std::string& path, T& out, Diagnostics& diagnostics) {
    std::optional<T> read = data::load<T>(path, diagnostics);
    if (read) out = std::move(*read);
    return read.has_value();
}

void load_templates(const std::string& directory, const std::vector<std::string>& names, Rulebook& book,
                    Diagnostics& diagnostics) {
    for (const std::string& stem : names) {
        const std::string path = directory + "/armies/" + stem + ".yaml";
        ArmyTemplate army;
        if (!load_into(path, army, diagnostics)) continue;
        if (army.id != stem)
            diagnostics.error(army.where.at, fmt::format("template '{}' stands in {}.yaml", army.id, stem),
                              fmt::format("call the file {}.yaml, or write 'id: {}'", army.id, stem));
        book.templates.push_back(std::move(army));
    }
}

/// Every plan of a template is there; a word that isn't is reported once.
void check_plans(const ArmyTemplate& army, const PlanBook& plans, Diagnostics& diagnostics) {
    const std::set<std::string> words(army.plans.begin(), army.plans.end());
    for (const std::string& plan : words)
        check_known(army.where, "plan", plan, ids_of(plans.plans), diagnostics);
}

void load_commanders(const std::string& directory, Rulebook& book, Diagnostics& diagnostics) {
    for (const std::string& file : data::list_files(directory + "/commanders", ".yaml", diagnostics)) {
        CommanderCard card;
        if (!load_into(directory + "/commanders/" + file, card, diagnostics)) continue;
        if (card.id + ".yaml" != file)
            diagnostics.error(card.where.at, fmt::format("commander '{}' stands in {}", card.id, file),
                              fmt::format("call the file {}.yaml", card.id));
        book.commanders.push_back(std::move(card));
    }
}

/// No word leads to two templates.
void check_names(const Rulebook& book, Diagnostics& diagnostics) {
    std::map<std::string, const ArmyTemplate*> owner;
    for (const ArmyTemplate& army : book.templates) {
        std::vector<std::string> names = army.aliases;
        names.push_back(army.id);
        names.push_back(army.name);
        for (const std::string& name : names) {
            const auto [found, is_new] = owner.emplace(plain_word(name), &army);
            if (!is_new && found->second != &army)
                diagnostics.error(army.where.at,
                                  fmt::format("'{}' names template '{}' and template '{}'", name, army.id,
                                              found->second->id),
                                  "take it out of one of the two");
        }
    }
}

}  // namespace

const ArmyTemplate* Rulebook::army(std::string_view id_or_alias) const {
    const std::string word = plain_word(id_or_alias);
    for (const ArmyTemplate& army : templates)
        if (army.id == word) return &army;
    for (const ArmyTemplate& army : templates) {
        const auto same = [&word](const std::string& alias) { return plain_word(alias) == word; };
        if (same(army.name) || std::ranges::any_of(army.aliases, same)) return &army;
    }
    return nullptr;
}

const CommanderCard* Rulebook::commander(std::string_view id) const {
    const auto found = std::ranges::find(commanders, id, &CommanderCard::id);
    return found == commanders.end() ? nullptr : &*found;
}

const Special* Rulebook::special(std::string_view id) const {
    const auto found = std::ranges::find(texts.specials, id, &Special::id);
    return found == texts.specials.end() ? nullptr : &*found;
}

const Procedure* Rulebook::procedure(std::string_view id) const {
    const auto found = std::ranges::find(texts.procedures, id, &Procedure::id);
    return found == texts.procedures.end() ? nullptr : &*found;
}

std::vector<std::string> Rulebook::names_of_armies() const {
    std::vector<std::string> names;
    for (const ArmyTemplate& army : templates) {
        names.push_back(army.id);
        names.insert(names.end(), army.aliases.begin(), army.aliases.end());
    }
    return names;
}

void check(const ArmyTemplate& army, const Rulebook& book, Diagnostics& diagnostics) {
    check(army, book.rules, diagnostics);
    check_arms(book.heraldry, army.arms, diagnostics);
    check_plans(army, book.plans, diagnostics);
}

std::optional<Rulebook> load_rulebook(const std::string& directory, Diagnostics& diagnostics,
                                      const std::vector<std::string>& only) {
    const int before = diagnostics.error_count();
    const std::vector<std::string> names = stems(directory, only, diagnostics);
    Rulebook book;
    const bool rules = load_into(directory + "/rules.yaml", book.rules, diagnostics);
    const bool heraldry = load_into(directory + "/heraldry.yaml", book.heraldry, diagnostics);
    bool plans = load_into(directory + "/plans.yaml", book.plans, diagnostics);
    const bool terrain = load_into(directory + "/terrain.yaml", book.terrain, diagnostics);
    const bool texts = load_into(directory + "/quick-reference.yaml", book.texts, diagnostics);
    const bool orders = load_into(directory + "/orders.yaml", book.orders, diagnostics);
    load_commanders(directory, book, diagnostics);
    load_templates(directory, names, book, diagnostics);
    if (rules) check(book.rules, diagnostics);
    if (rules && plans) plans = check(book.plans, ids_of(book.rules.types), diagnostics);
    if (orders && plans) check(book.orders, ids_of(book.plans.plans), diagnostics);
    if (rules && terrain) check(book.terrain, book.rules, diagnostics);
    if (rules && texts) check(book.texts, book.rules, diagnostics);
    for (const ArmyTemplate& army : book.templates) {
        if (rules) check(army, book.rules, diagnostics);
        if (heraldry) check_arms(book.heraldry, army.arms, diagnostics);
        if (plans) check_plans(army, book.plans, diagnostics);
    }
    check_names(book, diagnostics);
    if (diagnostics.error_count() > before) return std::nullopt;
    return book;
}

}  // namespace muster::ral
