// What has to hold inside one army list (p. 11).
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "rrtk/book/army_list.hpp"

namespace muster::rrtk {

namespace {

/// Armor Classes of the book (T-01, and AC3 of summoned skeletons).
constexpr std::array<int, 5> armour_classes{2, 3, 4, 6, 8};

constexpr int least_sum = 2;
constexpr int most_sum = 12;

void check_cost(const ListRow& row, Diagnostics& diagnostics) {
    const int wanted = (row.rep + row.ac + row.sp) * row.figures;
    const Printed* note = row.printed_for("cost");
    const bool stands_as_printed = note != nullptr && note->figure == row.cost;
    if (wanted == row.cost || stands_as_printed) return;
    diagnostics.error(
        row.where.at,
        fmt::format("'{}' costs {}, but (Rep {} + AC {} + SP {}) x {} figures is {}", row.id, row.cost,
                    row.rep, row.ac, row.sp, row.figures, wanted),
        fmt::format("write 'cost: {}', or a note under 'printed' why the printed cost stands", wanted));
}

/// Elephants, monsters on foot, giants and artillery count as foot; chariots and horses are mounted (p. 4).
void check_build(const ListRow& row, Diagnostics& diagnostics) {
    const bool on_wheels_or_hooves = row.build == Build::chariot || row.build == Build::horse;
    const bool on_foot =
        row.build == Build::elephant || row.build == Build::giant || row.build == Build::artillery;
    const bool mounted = is_mounted(row.troop_class);
    if ((!on_wheels_or_hooves || mounted) && (!on_foot || !mounted)) return;
    diagnostics.error(
        row.where.at,
        fmt::format("'{}' is built as {}, which never counts as {}", row.id,
                    names_of(Build{}).word(row.build), mounted ? "mounted" : "foot"),
        fmt::format("choose a class that begins with '{}', or another build", mounted ? "foot" : "mounted"));
}

/// A note says what is printed, as a figure or in words.
void check_notes(const std::vector<Printed>& notes, const std::string& of, Diagnostics& diagnostics) {
    for (const Printed& note : notes)
        if (!note.figure && note.text.empty())
            diagnostics.error(
                note.where.at,
                fmt::format("the note on '{}' of '{}' doesn't say what is printed", note.key, of),
                "add 'figure:' or 'text:' to it");
}

void check_row(const ListRow& row, Diagnostics& diagnostics) {
    if (std::ranges::find(armour_classes, row.ac) == armour_classes.end())
        diagnostics.error(row.where.at,
                          fmt::format("'{}' has Armor Class {}, which the rules don't know", row.id, row.ac),
                          "write 2, 3, 4, 6 or 8");
    check_cost(row, diagnostics);
    check_build(row, diagnostics);
    for (std::size_t i = 0; i < row.specials.size(); ++i)
        if (std::find(row.specials.begin(), row.specials.begin() + static_cast<std::ptrdiff_t>(i),
                      row.specials[i]) != row.specials.begin() + static_cast<std::ptrdiff_t>(i))
            diagnostics.error(row.where.at, fmt::format("'{}' has '{}' twice", row.id, row.specials[i]),
                              "keep one of the two");
    check_notes(row.printed, row.id, diagnostics);
}

void check_ids(const ArmyList& list, Diagnostics& diagnostics) {
    for (const ListRow& row : list.units)
        if (const ListRow* first = list.row(row.id); first != &row)
            diagnostics.error(row.where.at,
                              fmt::format("unit '{}' stands here again; it stood on line {} already", row.id,
                                          first->where.at.line),
                              "give one of the two another id");
}

void check_total(const ArmyList& list, Diagnostics& diagnostics) {
    int total = 0;
    for (const ListRow& row : list.units) total += row.count * row.cost;
    if (total == list.total) return;
    diagnostics.error(list.where.at,
                      fmt::format("the Basic Army costs {}, but 'total' is {}", total, list.total),
                      fmt::format("write 'total: {}'", total));
}

/// Each sum of 2d6 brings exactly one unit, or none does in the whole list.
void check_recruiting(const ArmyList& list, Diagnostics& diagnostics) {
    std::array<const ListRow*, most_sum + 1> owner{};
    bool recruits = false;
    for (const ListRow& row : list.units)
        for (const int sum : row.recruiting) {
            recruits = true;
            if (sum < least_sum || sum > most_sum) {
                diagnostics.error(row.where.at,
                                  fmt::format("'{}' is recruited on {}, which 2d6 can't give", row.id, sum),
                                  "write sums from 2 to 12");
                continue;
            }
            const ListRow*& first = owner[static_cast<std::size_t>(sum)];
            if (first != nullptr)
                diagnostics.error(row.where.at,
                                  fmt::format("{} recruits '{}' here and '{}' on line {}", sum, row.id,
                                              first->id, first->where.at.line),
                                  "each sum brings one unit");
            first = &row;
        }
    std::vector<std::string> gaps;
    for (int sum = least_sum; sum <= most_sum; ++sum)
        if (owner[static_cast<std::size_t>(sum)] == nullptr) gaps.push_back(std::to_string(sum));
    if (recruits && !gaps.empty())
        diagnostics.error(list.where.at, fmt::format("no unit is recruited on {}", join_sentence(gaps)),
                          "add each missing sum to one unit's 'recruiting'");
}

}  // namespace

void check(const ArmyList& list, Diagnostics& diagnostics) {
    if (list.units.empty()) {
        diagnostics.error(list.where.at, fmt::format("list '{}' has no units", list.id),
                          "add rows under 'units'");
        return;
    }
    check_ids(list, diagnostics);
    check_notes(list.printed, list.id, diagnostics);
    for (const ListRow& row : list.units) check_row(row, diagnostics);
    check_total(list, diagnostics);
    check_recruiting(list, diagnostics);
}

}  // namespace muster::rrtk
