// The answer of odds for programs.
#include <fmt/format.h>

#include "odds/result.hpp"

namespace muster::odds {

namespace {

using data::Value;

Value number(std::int64_t n) { return Value::number(std::to_string(n)); }
Value number(Share share) { return Value::number(to_decimal(share)); }

Value interval(const Outcomes& outcomes) {
    const ShareInterval ends = outcomes.win_interval();
    return Value::list({number(ends.low), number(ends.high)});
}

/// {"runs", "win", "draw", "loss", "win_interval"}.
Value shares(const Outcomes& outcomes) {
    const std::int64_t runs = outcomes.runs();
    Value value = Value::map();
    value.set("runs", number(runs));
    value.set("win", number(share_of(outcomes.win, runs)));
    value.set("draw", number(share_of(outcomes.draw, runs)));
    value.set("loss", number(share_of(outcomes.loss, runs)));
    value.set("win_interval", interval(outcomes));
    return value;
}

void add_means(const Tally& tally, Value& value) {
    value.set("score_mean", Value::number(mean_text(tally.score, tally.all.runs())));
    value.set("turns_mean", Value::number(mean_text(tally.turns, tally.all.runs())));
}

/// Swings hold only what occurred: a share of nothing says nothing.
void add_if_any(Value& value, const char* key, const Outcomes& outcomes) {
    if (outcomes.runs() > 0) value.set(key, shares(outcomes));
}

Value attack(const Tally& tally) {
    Value value = Value::map();
    add_if_any(value, "first", tally.attacking);
    add_if_any(value, "second", tally.defending());
    return value;
}

Value terrain(const Tally& tally) {
    Value kinds = Value::list();
    for (const auto& [kind, with] : tally.with) {
        Value entry = Value::map();
        entry.set("kind", Value::scalar(kind));
        entry.set("with", shares(with));
        add_if_any(entry, "without", tally.without(kind));
        kinds.push(std::move(entry));
    }
    return kinds;
}

Value army(const Asked& asked, std::size_t place) {
    Value value = Value::map();
    value.set("list", Value::scalar(asked.lists[place]));
    value.set("name", Value::scalar(asked.names[place]));
    return value;
}

Value seconds(const Result& result) {
    return Value::number(fmt::format("{}.{:03}", result.milliseconds / 1000, result.milliseconds % 1000));
}

/// What was asked, for the end of either answer.
void add_request(const Asked& asked, Value& value) {
    Value commanders = Value::map();
    commanders.set("red", Value::scalar(asked.red));
    commanders.set("blue", Value::scalar(asked.blue));
    value.set("seed", Value::scalar(asked.seed));
    value.set("commanders", std::move(commanders));
    if (asked.kind == Kind::scenario) return;
    value.set("mode", Value::scalar(asked.mode));
    value.set("points", number(asked.points));
    value.set("refusal", Value::scalar(asked.refusal));
}

Value pair_value(const Result& result) {
    const Tally& tally = result.tallies.front();
    Value value = shares(tally.all);
    add_means(tally, value);
    value.set("seconds", seconds(result));
    value.set("enemy_score_mean", Value::number(mean_text(tally.enemy_score, tally.all.runs())));
    value.set("first", army(result.asked, 0));
    value.set("second", army(result.asked, 1));
    value.set("attack", attack(tally));
    value.set("terrain", terrain(tally));
    value.set("runs_asked", number(result.asked.runs));
    if (result.within) value.set("within", number(*result.within));
    add_request(result.asked, value);
    return value;
}

Value matrix_value(const Result& result) {
    const Asked& asked = result.asked;
    Value lists = Value::list(), pairs = Value::list();
    for (std::size_t row = 0; row < asked.lists.size(); ++row) {
        Value list = army(asked, row);
        add_if_any(list, "against_all", against_all(result, row));
        lists.push(std::move(list));
    }
    const std::vector<Pair> played = pairs_of(asked);
    for (std::size_t i = 0; i < played.size(); ++i) {
        Value pair = Value::map();
        pair.set("first", Value::scalar(asked.lists[played[i].first]));
        pair.set("second", Value::scalar(asked.lists[played[i].second]));
        const Value counted = shares(result.tallies[i].all);
        for (const Value::Entry& entry : counted.entries()) pair.set(entry.key, entry.value);
        add_means(result.tallies[i], pair);
        pairs.push(std::move(pair));
    }
    Value value = Value::map();
    value.set("runs", number(asked.runs));
    value.set("seconds", seconds(result));
    value.set("lists", std::move(lists));
    value.set("pairs", std::move(pairs));
    add_request(asked, value);
    return value;
}

}  // namespace

Value to_value(const Result& result) {
    return result.asked.kind == Kind::matrix ? matrix_value(result) : pair_value(result);
}

}  // namespace muster::odds
