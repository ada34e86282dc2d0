// Events, orders and states as named fields: one list of fields per type gives writing and reading.
#pragma once

#include <string>
#include <string_view>

#include "rrtk/battle/commanders.hpp"
#include "rrtk/battle/words.hpp"
#include "scenario/record.hpp"

namespace muster::rrtk::battle {

using scenario::Item;
using scenario::Record;

/// Names of units in records: the first letter of the side and the number on its roster, "r3", "b12".
[[nodiscard]] std::string token_of(const OrderOfBattle& book, UnitId unit);
/// no_unit if there is none of that name.
[[nodiscard]] UnitId find_unit(const OrderOfBattle& book, std::string_view token);

/// Writes the fields of this rule set too.
class FieldWriter : public scenario::RecordWriter {
  public:
    FieldWriter(const OrderOfBattle& book, Record& record) : RecordWriter(record), book_(book) {}

    void unit(const char* key, UnitId value);
    void units(const char* key, const UnitSet& value);
    void arc(const char* key, tabletop::Arc value) { named(key, value, names_of(value)); }
    void rule(const char* key, Rule value);
    void modifiers(const char* key, const Modifiers& value);
    void aims(const char* key, const FixedList<Aim, 24>& value);

  private:
    const OrderOfBattle& book_;
};

/// Reads them.
class FieldReader : public scenario::RecordReader {
  public:
    FieldReader(const OrderOfBattle& book, const Record& record, Location where, Diagnostics& diagnostics)
        : RecordReader(record, std::move(where), diagnostics), book_(book) {}

    void unit(const char* key, UnitId& value);
    void units(const char* key, UnitSet& value);
    void arc(const char* key, tabletop::Arc& value) { named(key, value, names_of(value)); }
    void rule(const char* key, Rule& value);
    void dice(const char* key, FixedList<Die, 8>& value);
    void modifiers(const char* key, Modifiers& value);
    void aims(const char* key, FixedList<Aim, 24>& value);

  private:
    const OrderOfBattle& book_;
};

// ---- the fields of each type; `Fields` is FieldWriter or FieldReader, the type const or not
template <class Fields, class W>
void fields_of_why(Fields& fields, W& w) {
    fields.word("why", w.reason);
    fields.unit("about", w.about);
    fields.number("weighs", w.number);
}

template <class Fields, class E>
void fields_of_event(Fields& fields, E& e) {
    fields.side("side", e.side);
    fields.unit("unit", e.unit);
    fields.unit("other", e.other);
    fields.rule("rule", e.rule);
    fields.number("cause", e.cause, -1);
    if (e.kind == EventKind::tested || e.kind == EventKind::reacted)
        fields.always("test", e.test);
    else
        fields.word("test", e.test);
    if (e.kind == EventKind::reacted)
        fields.always("effect", e.effect);
    else
        fields.word("effect", e.effect, Effect::halt);
    fields.number("base", e.base);
    fields.number("total", e.total);
    fields.number("number", e.number);
    fields.number("passed", e.passed, -1);
    fields.dice("dice", e.dice);
    fields.modifiers("modifiers", e.modifiers);
    fields.units("units", e.units);
    fields.units("others", e.others);
    fields.length("distance", e.distance);
    fields.pose("from", e.from);
    fields.pose("to", e.to);
    fields_of_why(fields, e.why);
    fields.word("held-by", e.held_by.kind);
    fields.unit("holder", e.held_by.unit);
    fields.number("piece", e.held_by.piece, -1);
}

template <class Fields, class F>
void fields_of_flight(Fields& fields, F& f) {
    fields.word("end", f.end);
    fields.word("altitude", f.altitude, Altitude::attack);
    fields.point("entry", f.entry);
    fields.point("goal", f.goal);
    fields.facing("landing", f.facing);
    fields.flag("shoots", f.shoots);
    fields.point("shot-from", f.shot_from);
    fields.unit("shot-at", f.shot_at);
}

template <class Fields, class O>
void fields_of_order(Fields& fields, O& o) {
    fields.units("units", o.units);
    fields.unit("target", o.target);
    fields.number("degrees", o.degrees);
    fields.flag("to-right", o.to_right, true);
    fields.length("distance", o.distance);
    fields.length("right", o.offset.right);
    fields.length("ahead", o.offset.ahead);
    fields.facing("facing", o.facing);
    fields.pose("place", o.place);
    fields.word("stop", o.stop);
    fields.number("piece", o.stop_piece, -1);
    fields.aims("aims", o.aims);
    fields.arc("arc", o.arc);
    fields_of_flight(fields, o.flight);
    fields_of_why(fields, o.why);
}

template <class Fields, class U>
void fields_of_unit(Fields& fields, U& u) {
    fields.word("presence", u.presence);
    fields.pose("pose", u.pose);
    fields.number("body", u.body);
    fields.number("hits", u.hits);
    fields.flag("active", u.active);
    fields.word("role", u.role);
    fields.number("melee-hits", u.melee_hits);
    fields.flag("first-round", u.first_round);
    fields.flag("shock", u.shock);
    fields.flag("rolled", u.rolled);
    fields.flag("gave-ground", u.gave_ground);
    fields.flag("all-round", u.all_round);
    fields.word("leader", u.leader);
    fields.word("altitude", u.altitude);
    fields.word("fording", u.fording);
    fields.flag("dismounted", u.dismounted);
    fields.flag("stakes-dropped", u.stakes_dropped);
    fields.pose("stakes", u.stakes);
    fields.flag("rampaging", u.rampaging);
    fields.facing("rampage", u.rampage);
    fields.units("shot-targets", u.shots.targets);
    fields.units("shot-hit", u.shots.hit);
    fields.number("shot-turn", u.shots.turn, -1);
}

template <class Fields, class S>
void fields_of_side(Fields& fields, S& s) {
    fields.number("turn", s.turn);
    fields.number("activations", s.activations);
    fields.number("for-guns", s.for_guns);
    fields.flag("cinc", s.cinc, true);
    fields.number("captains", s.captains);
    fields.flag("conceded", s.conceded);
}

template <class Fields, class P>
void fields_of_progress(Fields& fields, P& p) {
    fields.number("body", p.body);
    fields.units("units", p.units);
    fields.units("shooters", p.shooters);
    fields.units("fired", p.fired);
    fields.units("moved", p.moved);
    fields.units("charged", p.charged);
    fields.units("ran", p.ran);
    fields.length("limit", p.limit);
    fields.length("spent", p.spent);
    fields.flag("wheeled", p.wheeled);
    fields.flag("faced-about", p.faced_about);
    fields.flag("manoeuvred", p.manoeuvred);
    fields.flag("half-speed-done", p.half_speed_done);
    fields.number("ford-die", p.ford_die);
    fields.flag("over", p.over);
}

template <class Fields, class S>
void fields_of_state(Fields& fields, S& s) {
    fields.side("moving", s.moving);
    fields.flag("turn-open", s.turn_open);
    fields.units("acted", s.acted);
    fields.units("held", s.held);
    fields.units("handled", s.handled);
    fields.length("sweep-at", s.sweep_at);
    fields.number("first-new-body", s.first_new_body, 1);
    fields.number("next-body", s.next_body, 1);
    fields.word("outcome", s.outcome);
}

}  // namespace muster::rrtk::battle
