#include "ral/battle/report.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "ral/battle/record.hpp"
#include "ral/battle/turn.hpp"

namespace muster::ral::battle {

namespace {

constexpr int deepest = 8;  ///< levels of indentation

std::vector<int> depths(const std::vector<Event>& events) {
    std::vector<int> depth(events.size(), 0);
    for (std::size_t i = 0; i < events.size(); ++i) {
        const std::int32_t cause = events[i].cause;
        if (cause >= 0 && static_cast<std::size_t>(cause) < i)
            depth[i] = std::min(depth[static_cast<std::size_t>(cause)] + 1, deepest);
    }
    return depth;
}

std::string place_of(const tabletop::Pose& pose) {
    return fmt::format("at {}, {} facing {}", to_decimal(pose.centre.x), to_decimal(pose.centre.y),
                       pose.facing.degrees());
}

std::string army_list(const OrderOfBattle& book, const BattleLog& log, SideIndex side) {
    const SideEntry& army = book.sides[side];
    std::string text = fmt::format("{}: {}, {} points, {}\n", capitalised(word_of(side)), army.name,
                                   army.points, side == book.attacker ? "attacks" : "defends");
    for (const UnitId u : army.units) {
        const UnitEntry& unit = book.units[u];
        std::string with;
        for (std::size_t i = 0; i < book.leaders.size(); ++i)
            if (book.leaders[i].unit == u) with = ", with " + book.leaders[i].name;
        text += fmt::format("  {}: {}, {} figures{}{}, {}\n", unit.name, book.type_names[unit.type],
                            static_cast<int>(log.begin.units[u].figures), unit.bows ? ", bows" : "", with,
                            place_of(log.begin.units[u].pose));
    }
    return text;
}

/// The pieces of ground, so that blocked shots, levels and shortened moves can be followed.
std::string ground_list(const OrderOfBattle& book) {
    std::string text;
    for (const GroundPiece& piece : book.ground)
        text += fmt::format("  {}: x {} to {}, y {} to {}\n", piece.name, to_decimal(piece.area.low.x),
                            to_decimal(piece.area.high.x), to_decimal(piece.area.low.y),
                            to_decimal(piece.area.high.y));
    return text.empty() ? "" : "\nGround:\n" + text;
}

/// "RAL-027", "Event II".
std::string rule_words(Rule rule) {
    std::string text = number_of(rule);
    if (rule.kind == Rule::Kind::event) text[5] = ' ';
    return text;
}

}  // namespace

std::string ending(const OrderOfBattle& book, const BattleLog& log) {
    const Score points = score(book, log.end);
    const char* how = "The battle is not over.";
    switch (log.end.outcome) {
        case Outcome::fighting: break;
        case Outcome::army_broken: how = "A side has no unrouted unit left."; break;
        case Outcome::turn_limit: how = "The last turn is over."; break;
        case Outcome::conceded: how = "A side has conceded."; break;
    }
    const std::string winner = points.winner < 0
                                   ? "Nobody wins"
                                   : capitalised(word_of(static_cast<SideIndex>(points.winner))) + " wins";
    return fmt::format("{}\n{}: red lost {} points, blue lost {}.\n", how, winner, points.lost[0],
                       points.lost[1]);
}

std::string report(const OrderOfBattle& book, const BattleLog& log) {
    std::string text = fmt::format("Rules by Ral, seed {}\n\n{}\n{}{}\n", log.seed, army_list(book, log, 0),
                                   army_list(book, log, 1), ground_list(book));
    const std::vector<int> depth = depths(log.events);
    for (std::size_t i = 0; i < log.events.size(); ++i) {
        const Event& event = log.events[i];
        if (event.kind == EventKind::turn_began) text += "\n";
        text += fmt::format("{:5}  {:{}}{} [{}]\n", i, "", 2 * depth[i], sentence(book, event),
                            rule_words(event.rule));
    }
    return text + "\n" + ending(book, log);
}

namespace {

data::Value value_of(const OrderOfBattle& book, std::size_t index, const Event& event) {
    using data::Value;
    Value map = Value::map();
    map.set("index", Value::number(std::to_string(index)));
    map.set("event", Value::scalar(names_of(EventKind{}).word(event.kind)));
    Record record;
    Writer writer(book, record);
    event_fields(writer, event);
    for (const Item& item : record) {
        if (item.form == Item::Form::number) {
            map.set(item.key, Value::number(item.text));
        } else if (item.form == Item::Form::list) {
            Value list = Value::list();
            for (const std::string& part : split(item.text, ','))
                list.push(item.key == "dice" ? Value::number(part) : Value::scalar(part, true));
            map.set(item.key, std::move(list));
        } else {
            map.set(item.key, Value::scalar(item.text, true));
        }
    }
    map.set("text", Value::scalar(sentence(book, event), true));
    return map;
}

}  // namespace

data::Value to_value(const OrderOfBattle& book, const BattleLog& log) {
    using data::Value;
    const Score points = score(book, log.end);
    Value map = Value::map();
    map.set("ruleset", Value::scalar("ral"));
    map.set("seed", Value::scalar(log.seed, true));
    map.set("outcome", Value::scalar(names_of(Outcome{}).word(log.end.outcome)));
    map.set("winner", points.winner < 0 ? Value::scalar("nobody")
                                        : Value::scalar(word_of(static_cast<SideIndex>(points.winner))));
    map.set("turns", Value::number(std::to_string(log.end.turn)));
    Value lost = Value::map();
    for (SideIndex side = 0; side < 2; ++side)
        lost.set(word_of(side), Value::number(std::to_string(points.lost[side])));
    map.set("lost", std::move(lost));
    Value events = Value::list();
    for (std::size_t i = 0; i < log.events.size(); ++i) events.push(value_of(book, i, log.events[i]));
    map.set("events", std::move(events));
    return map;
}

}  // namespace muster::ral::battle
