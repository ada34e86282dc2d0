// Events, orders and states as named fields: one list of fields per type gives writing and reading.
#pragma once

#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "ral/battle/commanders.hpp"
#include "ral/battle/words.hpp"

namespace muster::ral::battle {

/// A field as text without blanks. `form` says what it is in JSON.
struct Item {
    enum class Form : std::uint8_t { word, number, list };
    std::string key, text;
    Form form = Form::word;
    Location where;  ///< of the key, where it was read
};
using Record = std::vector<Item>;

/// Units and leaders in records: the side's letter and the number on its roster, "r3", "b12"; leaders "rL1".
[[nodiscard]] std::string token_of(const OrderOfBattle& book, UnitId unit);
[[nodiscard]] std::string leader_token(const OrderOfBattle& book, LeaderId leader);
/// no_unit, no_leader if there is none of that name.
[[nodiscard]] UnitId find_unit(const OrderOfBattle& book, std::string_view token);
[[nodiscard]] LeaderId find_leader(const OrderOfBattle& book, std::string_view token);

/// Writes the fields that hold something else than usual.
class Writer {
  public:
    Writer(const OrderOfBattle& book, Record& record) : book_(book), record_(record) {}

    void unit(const char* key, UnitId value) {
        if (value != no_unit) add(key, token_of(book_, value));
    }
    void leader(const char* key, LeaderId value) {
        if (value != no_leader) add(key, leader_token(book_, value));
    }
    void side(const char* key, SideIndex value) { add(key, word_of(value)); }
    void flag(const char* key, bool value) {
        if (value) add(key, "yes");
    }
    template <class Number>
    void number(const char* key, Number value, long long usual = 0) {
        if (static_cast<long long>(value) != usual)
            add(key, std::to_string(static_cast<long long>(value)), Item::Form::number);
    }
    template <class E>
    void word(const char* key, E value) {
        if (value != E{}) add(key, names_of(value).word(value));
    }
    void edge(const char* key, tabletop::Edge value) { add(key, edge_names().word(value)); }
    void facing(const char* key, tabletop::Facing value) { number(key, value.degrees()); }
    void length(const char* key, Inches value) {
        if (value != Inches{}) add(key, to_decimal(value), Item::Form::number);
    }
    void point(const char* key, const tabletop::Point& value);
    void pose(const char* key, const tabletop::Pose& value);
    void rule(const char* key, Rule value) {
        if (value.kind != Rule::Kind::none) add(key, number_of(value));
    }
    void dice(const char* key, const FixedList<Die, 2>& value);
    void modifiers(const char* key, const Modifiers& value);
    void way(const char* key, const FixedList<tabletop::Point, 4>& value);

  private:
    void add(const char* key, std::string text, Item::Form form = Item::Form::word) {
        record_.push_back({key, std::move(text), form, {}});
    }
    const OrderOfBattle& book_;
    Record& record_;
};

/// Reads fields; what a record lacks becomes the usual. Faults are reported with their places.
class Reader {
  public:
    Reader(const OrderOfBattle& book, const Record& record, Location where, Diagnostics& diagnostics)
        : book_(book),
          record_(record),
          used_(record.size(), false),
          where_(std::move(where)),
          diagnostics_(diagnostics) {}

    void unit(const char* key, UnitId& value);
    void leader(const char* key, LeaderId& value);
    void side(const char* key, SideIndex& value);
    void flag(const char* key, bool& value);
    template <class Number>
    void number(const char* key, Number& value, long long usual = 0) {
        value = static_cast<Number>(
            whole(key, usual, std::numeric_limits<Number>::min(), std::numeric_limits<Number>::max()));
    }
    template <class E>
    void word(const char* key, E& value) {
        value = E{};
        if (const Item* item = find(key)) read_word(*item, names_of(E{}), value);
    }
    void edge(const char* key, tabletop::Edge& value) {
        value = {};
        if (const Item* item = find(key)) read_word(*item, edge_names(), value);
    }
    void facing(const char* key, tabletop::Facing& value);
    void length(const char* key, Inches& value);
    void point(const char* key, tabletop::Point& value);
    void pose(const char* key, tabletop::Pose& value);
    void rule(const char* key, Rule& value);
    void dice(const char* key, FixedList<Die, 2>& value);
    void modifiers(const char* key, Modifiers& value);
    void way(const char* key, FixedList<tabletop::Point, 4>& value);

    /// Reports every key that nothing asked for. To be called last.
    void report_unknown();

  private:
    template <class E>
    void read_word(const Item& item, const data::Names<E>& names, E& value) {
        if (const auto found = names.value(item.text))
            value = *found;
        else
            fault(item, "write one of: " + join(names.all()));
    }
    const Item* find(const char* key);
    long long whole(const char* key, long long usual, long long least, long long most);
    void fault(const Item& item, const std::string& wanted);

    const OrderOfBattle& book_;
    const Record& record_;
    std::vector<bool> used_;
    std::vector<std::string> known_;
    Location where_;  ///< of the record
    Diagnostics& diagnostics_;
};

// ---- the fields of each type; `F` is Writer or Reader, the type const or not
template <class F, class W>
void why_fields(F& f, W& w) {
    f.word("why", w.reason);
    f.unit("why-about", w.about);
    f.number("why-points", w.number);
}

template <class F, class E>
void event_fields(F& f, E& e) {
    f.side("side", e.side);
    f.unit("unit", e.unit);
    f.unit("other", e.other);
    f.leader("leader", e.leader);
    f.leader("other-leader", e.other_leader);
    f.rule("rule", e.rule);
    f.number("cause", e.cause, -1);
    f.dice("dice", e.dice);
    f.modifiers("modifiers", e.modifiers);
    f.number("base", e.base);
    f.number("total", e.total);
    f.number("number", e.number);
    f.number("passed", e.passed, -1);
    f.length("distance", e.distance);
    f.pose("from", e.from);
    f.pose("to", e.to);
    why_fields(f, e.why);
}

template <class F, class O>
void order_fields(F& f, O& o) {
    f.unit("unit", o.unit);
    f.unit("target", o.target);
    f.leader("leader", o.leader);
    f.way("way", o.way);
    f.facing("facing", o.facing);
    f.word("formation", o.formation);
    f.edge("edge", o.edge);
    why_fields(f, o.why);
}

template <class F, class U>
void unit_fields(F& f, U& u) {
    f.word("presence", u.presence);
    f.pose("pose", u.pose);
    f.word("formation", u.formation);
    f.number("figures", u.figures);
    f.unit("fights", u.fights);
    f.number("routed", u.routed, -1);
    f.flag("fired", u.fired);
    f.flag("moved", u.moved);
    f.flag("lost-leader", u.lost_leader);
}

template <class F, class L>
void leader_fields(F& f, L& l) {
    f.word("fate", l.fate);
    f.unit("with", l.with);
    f.point("place", l.place);
    f.flag("has-declined", l.has_declined);
    f.flag("declined-now", l.declined_now);
    f.flag("issued", l.issued);
    f.flag("duelled", l.duelled);
    f.flag("moved", l.moved);
}

template <class F, class S>
void state_fields(F& f, S& s) {
    f.number("turn", s.turn);
    f.word("step", s.stage);
    f.side("first", s.first);
    f.number("lost-roll", s.lost_roll, -1);
    f.word("outcome", s.outcome);
    f.flag("red-conceded", s.conceded[0]);
    f.flag("blue-conceded", s.conceded[1]);
}

}  // namespace muster::ral::battle
