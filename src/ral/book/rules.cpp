#include "ral/book/rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

namespace muster::ral {

namespace {

template <class T>
const T* by_id(const std::vector<T>& all, std::string_view id) {
    const auto it = std::ranges::find(all, id, &T::id);
    return it == all.end() ? nullptr : &*it;
}

/// What code asks for by name.
constexpr std::array archery_modifiers{"foot-losses", "mounted-losses"};
constexpr std::array melee_modifiers{"peasant", "yeoman", "knight",      "mounted",        "uphill",
                                     "rear",    "flank",  "foot-losses", "mounted-losses", "leader"};
constexpr std::array morale_modifiers{"flank", "rear", "leader", "half-lost", "leader-lost"};
constexpr std::array ground_kinds{"hill", "woods", "wall", "hedge", "river"};

template <class T, class Ids>
void require_all(const std::vector<T>& all, const Ids& ids, const std::string& what, const Where& where,
                 Diagnostics& diagnostics) {
    for (const char* id : ids)
        if (by_id(all, id) == nullptr)
            diagnostics.error(where.at, fmt::format("{} '{}' is missing", what, id),
                              "add it: the rules ask for it by that id");
}

template <class T>
void report_twice(const std::vector<T>& all, const std::string& what, Diagnostics& diagnostics) {
    std::set<std::string> seen;
    for (const T& one : all)
        if (!seen.insert(one.id).second)
            diagnostics.error(one.where.at, fmt::format("{} '{}' stands twice", what, one.id),
                              "take one of them out");
}

bool is_need(const std::string& cell) {
    return cell == "X" || (cell.size() == 1 && cell[0] >= '1' && cell[0] <= '6');
}

void check_morale_chart(const Rules& rules, Diagnostics& diagnostics) {
    std::set<std::string> seen;
    for (const MoraleRow& row : rules.morale_chart) {
        if (row.attacker != "archery" && rules.type(row.attacker) == nullptr)
            diagnostics.error(row.where.at, fmt::format("attacker '{}' is no troop type", row.attacker),
                              "write the id of a type, or archery");
        if (!seen.insert(row.attacker).second)
            diagnostics.error(row.where.at, fmt::format("attacker '{}' stands twice", row.attacker),
                              "take one of the rows out");
        if (row.needs.size() != rules.types.size())
            diagnostics.error(
                row.where.at,
                fmt::format("{} cells, but there are {} troop types", row.needs.size(), rules.types.size()),
                "write a cell for each type, in their order");
        for (const std::string& cell : row.needs)
            if (!is_need(cell))
                diagnostics.error(row.where.at, fmt::format("'{}' is no morale number", cell),
                                  "write 1 to 6, or X for no test");
    }
    for (const TroopType& type : rules.types)
        if (!seen.contains(type.id))
            diagnostics.error(rules.where.at, fmt::format("the morale chart has no row for '{}'", type.id),
                              "add one: every type can attack");
    if (!seen.contains("archery"))
        diagnostics.error(rules.where.at, "the morale chart has no row for archery", "add one");
}

}  // namespace

int TroopType::points(bool with_bows) const {
    return figures * (figure_points + horse_points + (with_bows ? bow_points : 0));
}

const TroopType* Rules::type(std::string_view id) const { return by_id(types, id); }

std::size_t Rules::type_index(std::string_view id) const {
    return static_cast<std::size_t>(std::ranges::find(types, id, &TroopType::id) - types.begin());
}

const Modifier& Rules::modifier(const std::vector<Modifier>& list, std::string_view id) {
    return *by_id(list, id);
}

const GroundKind* Rules::ground_kind(std::string_view id) const { return by_id(ground, id); }

int Rules::morale_needed(std::string_view attacker, std::size_t type) const {
    const auto row = std::ranges::find(morale_chart, attacker, &MoraleRow::attacker);
    const std::string& cell = row->needs[type];
    return cell == "X" ? 0 : cell[0] - '0';
}

const BaseRow& Rules::base_row(const TroopType& type) const {
    return *std::ranges::find(bases, type.mounted, &BaseRow::mounted);
}

tabletop::Base Rules::line(const TroopType& type) const {
    const BaseRow& row = base_row(type);
    return {row.width, row.depth};
}

tabletop::Base Rules::column(const TroopType& type) const {
    const BaseRow& row = base_row(type);
    return {row.column_width, row.column_depth};
}

const TableSize& Rules::table_for(int points) const {
    for (const TableSize& size : tables)
        if (points <= size.most_points) return size;
    return tables.back();
}

void check(const Rules& rules, Diagnostics& diagnostics) {
    report_twice(rules.types, "troop type", diagnostics);
    report_twice(rules.ground, "kind of ground", diagnostics);
    require_all(rules.archery, archery_modifiers, "modifier of archery", rules.where, diagnostics);
    require_all(rules.melee, melee_modifiers, "modifier of melee", rules.where, diagnostics);
    require_all(rules.morale, morale_modifiers, "modifier of morale", rules.where, diagnostics);
    require_all(rules.ground, ground_kinds, "kind of ground", rules.where, diagnostics);
    check_morale_chart(rules, diagnostics);
    for (const bool mounted : {false, true})
        if (std::ranges::find(rules.bases, mounted, &BaseRow::mounted) == rules.bases.end())
            diagnostics.error(rules.where.at,
                              fmt::format("no base for {} units", mounted ? "mounted" : "foot"), "add one");
    if (rules.tables.empty())
        diagnostics.error(rules.where.at, "there is no table to play on", "add one under 'tables'");
}

}  // namespace muster::ral
