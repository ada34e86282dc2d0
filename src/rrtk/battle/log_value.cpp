// The log as a value, for JSON (docs/reference/json.md).
#include "rrtk/battle/record.hpp"
#include "rrtk/battle/report.hpp"

namespace muster::rrtk::battle {

namespace {

using data::Value;

Value number(long long n) { return Value::number(std::to_string(n)); }

/// The parts of a list as they stand in the text form; dice are numbers.
Value list_of(const Item& item) {
    Value list = Value::list();
    const bool dice = item.key == "dice";
    const char separator = dice || item.key == "modifiers" ? ',' : '+';
    for (const std::string& part : split(item.text, separator))
        list.push(dice ? Value::number(part) : Value::scalar(part));
    return std::move(list).in_flow();
}

Value event_value(const OrderOfBattle& book, const Event& event) {
    Value value = Value::map();
    value.set("event", Value::scalar(names_of(EventKind{}).word(event.kind)));
    Record record;
    FieldWriter writer(book, record);
    fields_of_event(writer, event);
    for (const Item& item : record) {
        if (item.form == Item::Form::list)
            value.set(item.key, list_of(item));
        else
            value.set(item.key,
                      item.form == Item::Form::number ? Value::number(item.text) : Value::scalar(item.text));
    }
    value.set("text", Value::scalar(sentence(book, event)));
    return value;
}

/// What a side lost: its units that are gone, and their points.
Value losses_of(const OrderOfBattle& book, const State& state, SideIndex side, int points) {
    Value units = Value::list();
    for (const UnitId unit : book.sides[side].units)
        if (state.unit(unit).presence >= Presence::routed || state.unit(unit).rampaging)
            units.push(Value::scalar(book.name(unit)));
    Value value = Value::map();
    value.set("points", number(points));
    value.set("units", std::move(units));
    return value;
}

}  // namespace

data::Value to_value(const OrderOfBattle& book, const BattleLog& log) {
    const Score score = tournament_score(book, log.end);
    Value points = Value::map(), losses = Value::map(), events = Value::list();
    for (SideIndex side = 0; side < 2; ++side) {
        points.set(word_of(side), number(score.points[side]));
        losses.set(word_of(side), losses_of(book, log.end, side, score.lost[side]));
    }
    for (const Event& event : log.events) events.push(event_value(book, event));
    Value value = Value::map();
    value.set("seed", Value::scalar(log.seed));
    const char* winner = score.winner < 0 ? "draw" : word_of(static_cast<SideIndex>(score.winner));
    value.set("winner", Value::scalar(winner));
    value.set("score", std::move(points));
    value.set("turns", number(std::max(log.end.sides[0].turn, log.end.sides[1].turn)));
    value.set("losses", std::move(losses));
    value.set("events", std::move(events));
    return value;
}

}  // namespace muster::rrtk::battle
