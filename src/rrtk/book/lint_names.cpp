// Ids and aliases: one of a kind, and called like their file.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "rrtk/book/lint.hpp"

namespace muster::rrtk {

namespace {

/// Reports elements whose id an earlier one has already.
template <class T>
void check_once(const std::vector<T>& all, const std::string& what, Diagnostics& diagnostics) {
    for (const T& one : all) {
        const auto first = std::ranges::find(all, one.id, &T::id);
        if (&*first == &one) continue;
        const Location& at = first->where.at;
        const std::string place =
            at.file == one.where.at.file ? fmt::format("on line {}", at.line) : "in " + at.file;
        diagnostics.error(one.where.at,
                          fmt::format("{} '{}' stands here again; it stood {} already", what, one.id, place),
                          "give one of the two another id");
    }
}

/// Reports an id that its file isn't called by.
template <class T>
void check_stem(const T& one, const std::string& what, Diagnostics& diagnostics) {
    const std::string stem = std::filesystem::path(one.where.at.file).stem().string();
    if (stem != one.id)
        diagnostics.error(one.where.at, fmt::format("the {} in this file is called '{}'", what, one.id),
                          fmt::format("write 'id: {}', or rename the file to {}.yaml", stem, one.id));
}

/// Reports names that two lists answer to.
void check_aliases(const std::vector<ArmyList>& lists, Diagnostics& diagnostics) {
    std::map<std::string, const ArmyList*> owner;
    for (const ArmyList& list : lists) owner.emplace(list.id, &list);
    for (const ArmyList& list : lists) {
        std::vector<std::string> names = list.aliases;
        names.push_back(list.name);
        for (const std::string& name : names) {
            const auto [found, is_new] = owner.emplace(plain_word(name), &list);
            if (!is_new && found->second != &list)
                diagnostics.error(list.where.at,
                                  fmt::format("'{}' names this list and list '{}'", name, found->second->id),
                                  "change the name or alias of one of the two");
        }
    }
}

}  // namespace

void check_names(const Rulebook& book, const std::vector<Table>& tables, const std::vector<Chart>& charts,
                 Diagnostics& diagnostics) {
    check_once(book.lists, "list", diagnostics);
    check_once(book.specials, "special rule", diagnostics);
    check_once(book.plans, "plan", diagnostics);
    check_once(book.procedures, "procedure", diagnostics);
    check_once(book.sections, "section", diagnostics);
    check_once(book.reactions.tests, "test", diagnostics);
    check_once(tables, "table", diagnostics);
    check_once(charts, "chart", diagnostics);
    for (const ArmyList& list : book.lists) check_stem(list, "list", diagnostics);
    for (const Table& table : tables) check_stem(table, "table", diagnostics);
    check_aliases(book.lists, diagnostics);
}

}  // namespace muster::rrtk
