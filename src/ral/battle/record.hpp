// Events, orders and states as named fields: one list of fields per type gives writing and reading.
#pragma once

#include <string>
#include <string_view>

#include "ral/battle/commanders.hpp"
#include "ral/battle/words.hpp"
#include "scenario/record.hpp"

namespace muster::ral::battle {

using scenario::Item;
using scenario::Record;

/// Units and leaders in records: the side's letter and the number on its roster, "r3", "b12"; leaders "rL1".
[[nodiscard]] std::string token_of(const OrderOfBattle& book, UnitId unit);
[[nodiscard]] std::string leader_token(const OrderOfBattle& book, LeaderId leader);
/// no_unit, no_leader if there is none of that name.
[[nodiscard]] UnitId find_unit(const OrderOfBattle& book, std::string_view token);
[[nodiscard]] LeaderId find_leader(const OrderOfBattle& book, std::string_view token);

/// Writes the fields of this rule set too.
class Writer : public scenario::RecordWriter {
  public:
    Writer(const OrderOfBattle& book, Record& record) : RecordWriter(record), book_(book) {}

    void unit(const char* key, UnitId value) {
        if (value != no_unit) add(key, token_of(book_, value));
    }
    void leader(const char* key, LeaderId value) {
        if (value != no_leader) add(key, leader_token(book_, value));
    }
    void edge(const char* key, tabletop::Edge value) { named(key, value, edge_names()); }
    void rule(const char* key, Rule value) {
        if (value.kind != Rule::Kind::none) add(key, number_of(value));
    }
    void modifiers(const char* key, const Modifiers& value);
    void way(const char* key, const FixedList<tabletop::Point, 4>& value);

  private:
    const OrderOfBattle& book_;
};

/// Reads them.
class Reader : public scenario::RecordReader {
  public:
    Reader(const OrderOfBattle& book, const Record& record, Location where, Diagnostics& diagnostics)
        : RecordReader(record, std::move(where), diagnostics), book_(book) {}

    void unit(const char* key, UnitId& value);
    void leader(const char* key, LeaderId& value);
    void edge(const char* key, tabletop::Edge& value) { named(key, value, edge_names()); }
    void rule(const char* key, Rule& value);
    void dice(const char* key, FixedList<Die, 2>& value);
    void modifiers(const char* key, Modifiers& value);
    void way(const char* key, FixedList<tabletop::Point, 4>& value);

  private:
    const OrderOfBattle& book_;
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
