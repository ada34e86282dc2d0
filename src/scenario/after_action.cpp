#include "scenario/after_action.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/text.hpp"

namespace muster::scenario {

double Luck::deviation() const { return std::sqrt(variance); }  // exact on every machine (IEEE 754)

Luck& Luck::operator+=(const Luck& other) {
    dice += other.dice;
    outcome += other.outcome;
    expected += other.expected;
    variance += other.variance;
    return *this;
}

Luck LuckGroup::all(SideColour side) const {
    Luck sum;
    for (const LuckRow& row : rows) sum += row.sides[side == SideColour::red ? 0 : 1];
    return sum;
}

std::string rarity(const Luck& luck) {
    constexpr int few = 20;  // fewer dice don't follow the normal curve
    if (luck.dice < few) return "too few dice to tell";
    struct Step {
        int battles;
        double deviations;  ///< so far above lies one of so many (upper quantiles of the normal curve)
    };
    static constexpr std::array<Step, 16> steps{{{3, 0.4307},
                                                 {4, 0.6745},
                                                 {5, 0.8416},
                                                 {6, 0.9674},
                                                 {7, 1.0676},
                                                 {8, 1.1503},
                                                 {9, 1.2206},
                                                 {10, 1.2816},
                                                 {12, 1.3830},
                                                 {15, 1.5011},
                                                 {20, 1.6449},
                                                 {30, 1.8339},
                                                 {50, 2.0537},
                                                 {100, 2.3263},
                                                 {200, 2.5758},
                                                 {1000, 3.0902}}};
    const double far = std::abs(luck.above()), deviation = luck.deviation();
    int battles = 0;
    for (const Step& step : steps)
        if (deviation > 0 && far >= step.deviations * deviation) battles = step.battles;
    if (battles == 0) return "about as due";
    return fmt::format("one battle in {} is {}", number_word(battles),
                       luck.above() > 0 ? "luckier" : "unluckier");
}

namespace {

/// What each side lost in a turn.
std::array<int, 2> lost_in(const AfterActionFacts& facts, std::size_t turn) {
    const std::array<int, 2>& before = turn == 0 ? facts.lost_before : facts.turns[turn - 1].lost;
    return {facts.turns[turn].lost[0] - before[0], facts.turns[turn].lost[1] - before[1]};
}

/// How far the balance of losses moved.
int swing(const TurningPoint& point) { return std::abs(point.lost[0] - point.lost[1]); }

}  // namespace

std::vector<TurningPoint> turning_points(const AfterActionFacts& facts) {
    constexpr std::size_t most = 4;
    std::vector<TurningPoint> all;
    for (std::size_t i = 0; i < facts.turns.size(); ++i)
        if (TurningPoint point{i, lost_in(facts, i), ""}; swing(point) > 0) all.push_back(std::move(point));
    std::stable_sort(all.begin(), all.end(),
                     [](const TurningPoint& a, const TurningPoint& b) { return swing(a) > swing(b); });
    if (all.size() > most) all.resize(most);
    std::stable_sort(all.begin(), all.end(),
                     [](const TurningPoint& a, const TurningPoint& b) { return a.turn < b.turn; });
    return all;
}

std::string signed_tenths(double number) {
    // Halves away from zero, in whole tenths, so that no library's rounding shows.
    const auto tenths = static_cast<long long>(std::floor(std::abs(number) * 10 + 0.5));
    const char* sign = tenths == 0 ? "" : number < 0 ? "\u2212" : "+";
    return fmt::format("{}{}.{}", sign, tenths / 10, tenths % 10);
}

namespace {

using data::Value;

Value number(long long n) { return Value::number(std::to_string(n)); }

/// Rounded to hundredths.
Value decimal(double n) {
    const auto hundredths = static_cast<long long>(std::floor(std::abs(n) * 100 + 0.5));
    const char* sign = n < 0 && hundredths != 0 ? "-" : "";
    return Value::number(fmt::format("{}{}.{:02}", sign, hundredths / 100, hundredths % 100));
}

Value pair(const std::array<int, 2>& both) {
    Value value = Value::map();
    value.set("red", number(both[0]));
    value.set("blue", number(both[1]));
    return std::move(value).in_flow();
}

Value luck_value(const Luck& luck) {
    Value value = Value::map();
    value.set("dice", number(luck.dice));
    value.set("outcome", decimal(luck.outcome));
    value.set("expected", decimal(luck.expected));
    value.set("above", decimal(luck.above()));
    value.set("deviation", decimal(luck.deviation()));
    return std::move(value).in_flow();
}

Value turns_value(const AfterActionFacts& facts) {
    Value turns = Value::list();
    for (const AfterTurn& turn : facts.turns) {
        Value value = Value::map();
        value.set("turn", number(turn.number));
        if (turn.moving) value.set("side", Value::scalar(name_of(*turn.moving)));
        value.set("lost", pair(turn.lost));
        turns.push(std::move(value));
    }
    return turns;
}

Value points_value(const AfterActionFacts& facts) {
    Value points = Value::list();
    for (const TurningPoint& point : facts.turning_points) {
        const AfterTurn& turn = facts.turns[point.turn];
        Value value = Value::map();
        value.set("turn", number(turn.number));
        if (turn.moving) value.set("side", Value::scalar(name_of(*turn.moving)));
        value.set("lost", pair(point.lost));
        value.set("text", Value::scalar(point.text));
        points.push(std::move(value));
    }
    return points;
}

Value losses_value(const AfterActionFacts& facts) {
    Value losses = Value::list();
    for (const LossRow& row : facts.losses) {
        Value value = Value::map();
        value.set("cause", Value::scalar(row.id));
        value.set("units", pair(row.units));
        value.set("points", pair(row.points));
        losses.push(std::move(value));
    }
    return losses;
}

Value hits_value(const AfterActionFacts& facts) {
    Value hits = Value::list();
    for (const HitRow& row : facts.hits) {
        Value value = Value::map();
        value.set("cause", Value::scalar(row.id));
        value.set("hits", pair(row.hits));
        hits.push(std::move(value));
    }
    return hits;
}

Value deeds_value(const AfterActionFacts& facts) {
    Value deeds = Value::list();
    for (const Deed& deed : facts.deeds) {
        Value value = Value::map();
        value.set("side", Value::scalar(name_of(deed.side)));
        value.set("unit", Value::scalar(deed.unit));
        value.set("hits", decimal(deed.hits));
        value.set("units", number(deed.units));
        value.set("points", number(deed.points));
        value.set("fate", Value::scalar(deed.fate));
        deeds.push(std::move(value));
    }
    return deeds;
}

Value luck_of_sides(const std::array<Luck, 2>& sides) {
    Value value = Value::map();
    value.set("red", luck_value(sides[0]));
    value.set("blue", luck_value(sides[1]));
    return value;
}

Value all_luck(const AfterActionFacts& facts) {
    Value groups = Value::list();
    for (const LuckGroup& group : facts.luck) {
        Value rows = Value::list();
        for (const LuckRow& row : group.rows) {
            Value value = luck_of_sides(row.sides);
            value.set("roll", Value::scalar(row.id));
            rows.push(std::move(value));
        }
        Value value = luck_of_sides({group.all(SideColour::red), group.all(SideColour::blue)});
        value.set("group", Value::scalar(group.id));
        value.set("unit", Value::scalar(group.unit));
        value.set("rolls", std::move(rows));
        groups.push(std::move(value));
    }
    return groups;
}

}  // namespace

data::Value to_value(const AfterActionFacts& facts) {
    Value value = Value::map();
    value.set("ending", Value::scalar(facts.ending));
    value.set("turns", turns_value(facts));
    value.set("turning_points", points_value(facts));
    value.set("losses", losses_value(facts));
    value.set("hits", hits_value(facts));
    value.set("deeds", deeds_value(facts));
    value.set("luck", all_luck(facts));
    return value;
}

}  // namespace muster::scenario
