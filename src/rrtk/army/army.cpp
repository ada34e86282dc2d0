#include "rrtk/army/army.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "rrtk/army/unit.hpp"

namespace muster::rrtk {

namespace {

using scenario::Source;

/// An army being built: units as they come, with the row of the list that each is of.
class Recruiting {
  public:
    Recruiting(const Rulebook& book, const ArmyList& list, const ArmyOrder& order, dice::Dice& dice)
        : book_(book),
          list_(list),
          order_(order),
          dice_(dice),
          stream_("army/" + scenario::name_of(order.colour)) {
        side_.list = list.id;
        side_.name = order.name.empty() ? list.name : order.name;
        side_.arms = list.arms;
    }

    MadeArmy made() && {
        roll_war_rating();
        for (const ListRow& row : list_.units)
            for (int i = 0; i < row.count; ++i) add(row, Source::basic, {});
        if (order_.mode == "buy")
            buy();
        else if (order_.mode == "rolls")
            roll_fixed();
        else
            recruit();
        number();
        return {std::move(side_), std::move(notes_)};
    }

  private:
    void roll_war_rating() {
        const auto rolled = dice_.roll({stream_ + "/war-rating", "War Rating of " + side_.name});
        const Table& table = book_.table("war-rating");
        side_.war_rating =
            std::stoi(table.result(dice::sum(rolled) + list_.war_rating));  // the table's ends hold
        dice_.means(fmt::format("{} {}: War Rating {}", rolled.front(), signed_number(list_.war_rating),
                                side_.war_rating));
    }

    void add(const ListRow& row, Source source, std::vector<int> rolled) {
        scenario::UnitSheet unit = sheet_of(book_, row);
        unit.source = source;
        unit.dice = std::move(rolled);
        side_.units.push_back(std::move(unit));
        rows_.push_back(&row - list_.units.data());
        points_ += row.cost;
    }

    /// Takes a Captain if one more is allowed (R-044, R-050; the choice is the rule `captains`).
    bool take_captain() {
        const int units = static_cast<int>(side_.units.size());
        if (side_.captains >= captains_allowed(units, side_.war_rating)) return false;
        ++side_.captains;
        points_ += captain_points;
        notes_.push_back(
            fmt::format("a Captain was taken for {} points at {} units.", captain_points, units));
        return true;
    }

    void roll_for_unit(int number) {
        const auto rolled = dice_.roll(
            {stream_ + "/recruit", fmt::format("Recruiting Roll {} of {}", number, side_.name), 2});
        const ListRow& row = list_.recruited_by(dice::sum(rolled));
        add(row, Source::rolled, rolled);
        dice_.means(
            fmt::format("{}: {} for {} points, {} in all", dice::sum(rolled), row.name, row.cost, points_));
    }

    void recruit() {
        for (int number = 1; points_ < order_.points;)
            if (!take_captain()) roll_for_unit(number++);
    }

    /// A Captain stands in for a roll (p. 9: "20 points or one RR").
    void roll_fixed() {
        int number = 1;
        for (int i = 0; i < list_.recruiting_rolls; ++i)
            if (!take_captain()) roll_for_unit(number++);
    }

    /// How many of the 36 results of a Recruiting Roll bring that row; 0 for rows that are never rolled.
    [[nodiscard]] int ways(const ListRow& row) const {
        int result = 0;
        for (int roll = 2; roll <= 12; ++roll)
            if (&list_.recruited_by(roll) == &row) result += roll <= 7 ? roll - 1 : 13 - roll;
        return result;
    }

    void buy() {
        for (int number = 1;; ++number) {
            const int left = order_.points - points_;
            if (left >= captain_points && take_captain()) continue;
            std::vector<std::pair<const ListRow*, int>> choices;
            int sides = 0;
            for (const ListRow& row : list_.units)
                if (const int chances = ways(row); chances > 0 && row.cost <= left) {
                    choices.emplace_back(&row, chances);
                    sides += chances;
                }
            if (choices.empty()) return;
            buy_one(number, choices, sides);
        }
    }

    void buy_one(int number, const std::vector<std::pair<const ListRow*, int>>& choices, int sides) {
        const ListRow* bought = choices.front().first;
        if (choices.size() > 1) {
            const auto drawn = dice_.roll(
                {stream_ + "/buy", fmt::format("Purchase {} of {}", number, side_.name), 1, sides});
            int left = drawn.front();
            for (const auto& [row, chances] : choices) {
                bought = row;
                left -= chances;
                if (left <= 0) break;
            }
            dice_.means(fmt::format("{} for {} points, {} in all", bought->name, bought->cost,
                                    points_ + bought->cost));
        }
        add(*bought, Source::bought, {});
    }

    /// Roster order: the rows of the list, in each the Basic Army first and then what came, as it came.
    void number() {
        std::vector<std::pair<std::ptrdiff_t, scenario::UnitSheet>> sorted;
        for (std::size_t i = 0; i < rows_.size(); ++i)
            sorted.emplace_back(rows_[i], std::move(side_.units[i]));
        std::ranges::stable_sort(sorted, {}, [](const auto& each) { return each.first; });
        side_.units.clear();
        for (auto& [row, unit] : sorted) {
            unit.number = static_cast<int>(side_.units.size()) + 1;
            side_.units.push_back(std::move(unit));
        }
    }

    const Rulebook& book_;
    const ArmyList& list_;
    const ArmyOrder& order_;
    dice::Dice& dice_;
    std::string stream_;
    scenario::Side side_;
    std::vector<std::ptrdiff_t> rows_;
    std::vector<std::string> notes_;
    int points_ = 0;
};

std::vector<std::string> names_of_lists(const Rulebook& book) {
    std::vector<std::string> names;
    for (const ArmyList& list : book.lists) {
        names.push_back(list.id);
        names.insert(names.end(), list.aliases.begin(), list.aliases.end());
    }
    return names;
}

void check_order(const ArmyOrder& order, const ArmyList* list, Diagnostics& diagnostics) {
    const std::vector<std::string> modes{"recruit", "rolls", "buy"};
    if (std::ranges::find(modes, order.mode) == modes.end())
        diagnostics.error({}, fmt::format("unknown mode '{}'{}", order.mode, did_you_mean(order.mode, modes)),
                          "use one of: " + join(modes));
    if (order.points < points_range.least || order.points > points_range.most)
        diagnostics.error({}, fmt::format("{} points are out of range", order.points),
                          fmt::format("ask for {} to {} points", points_range.least, points_range.most));
    else if (list != nullptr && order.mode != "rolls" && list->total > order.points)
        diagnostics.error({},
                          fmt::format("the Basic Army of {} costs {} points, more than the {} asked for",
                                      list->name, list->total, order.points),
                          fmt::format("ask for at least {} points", list->total));
}

}  // namespace

int captains_allowed(int units, int war_rating) {
    constexpr int without = 20, for_each_further = 10;
    if (units <= without) return 0;
    return std::min(war_rating, 1 + (units - without) / for_each_further);
}

int points_of(const scenario::Side& side) { return side.points() + side.captains * captain_points; }

int total_war_rating(const scenario::Side& side) { return side.war_rating + side.captains; }

std::optional<MadeArmy> make_army(const Rulebook& book, const ArmyOrder& order, dice::Dice& dice,
                                  Diagnostics& diagnostics) {
    const ArmyList* list = book.list(order.list);
    const int before = diagnostics.error_count();
    if (list == nullptr) {
        const std::vector<std::string> names = names_of_lists(book);
        diagnostics.error(
            {}, fmt::format("unknown army list '{}'{}", order.list, did_you_mean(order.list, names)),
            "'muster lists' shows them all");
    }
    check_order(order, list, diagnostics);
    if (list == nullptr || diagnostics.error_count() > before) return std::nullopt;
    return Recruiting(book, *list, order, dice).made();
}

}  // namespace muster::rrtk
