// Events, orders and states as named fields: one list of fields per type gives writing and reading.
#pragma once

#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "rrtk/battle/commanders.hpp"
#include "rrtk/battle/words.hpp"

namespace muster::rrtk::battle {

/// A field as text without blanks. `form` says what it is in JSON.
struct Item {
    enum class Form : std::uint8_t { word, number, list };
    std::string key, text;
    Form form = Form::word;
    Location where;  ///< of the key, where it was read
};
using Record = std::vector<Item>;

/// Names of units in records: the first letter of the side and the number on its roster, "r3", "b12".
[[nodiscard]] std::string token_of(const OrderOfBattle& book, UnitId unit);
/// no_unit if there is none of that name.
[[nodiscard]] UnitId find_unit(const OrderOfBattle& book, std::string_view token);

/// Writes the fields that hold something else than usual.
class FieldWriter {
  public:
    FieldWriter(const OrderOfBattle& book, Record& record) : book_(book), record_(record) {}

    void unit(const char* key, UnitId value);
    void units(const char* key, const UnitSet& value);
    void flag(const char* key, bool value, bool usual = false);
    template <class Number>
    void number(const char* key, Number value, long long usual = 0) {
        if (static_cast<long long>(value) != usual)
            add(key, std::to_string(static_cast<long long>(value)), Item::Form::number);
    }
    void length(const char* key, Inches value);
    void point(const char* key, const tabletop::Point& value);
    void facing(const char* key, tabletop::Facing value);
    void pose(const char* key, const tabletop::Pose& value);
    void side(const char* key, SideIndex value) { add(key, word_of(value)); }
    /// A word of an enumeration, left out if it is the first one.
    template <class E>
    void word(const char* key, E value, E usual = E{}) {
        if (value != usual) always(key, value);
    }
    template <class E>
    void always(const char* key, E value) {
        add(key, names_of(value).word(value));
    }
    void rule(const char* key, Rule value);
    void dice(const char* key, const FixedList<Die, 8>& value);
    void modifiers(const char* key, const Modifiers& value);
    void aims(const char* key, const FixedList<Aim, 24>& value);

  private:
    void add(const char* key, std::string text, Item::Form form = Item::Form::word) {
        record_.push_back({key, std::move(text), form, {}});
    }
    const OrderOfBattle& book_;
    Record& record_;
};

/// Reads fields; what a record lacks becomes the usual. Faults are reported with their places.
class FieldReader {
  public:
    FieldReader(const OrderOfBattle& book, const Record& record, Location where, Diagnostics& diagnostics)
        : book_(book),
          record_(record),
          used_(record.size(), false),
          where_(std::move(where)),
          diagnostics_(diagnostics) {}

    void unit(const char* key, UnitId& value);
    void units(const char* key, UnitSet& value);
    void flag(const char* key, bool& value, bool usual = false);
    template <class Number>
    void number(const char* key, Number& value, long long usual = 0) {
        value = static_cast<Number>(
            number_in(key, usual, std::numeric_limits<Number>::min(), std::numeric_limits<Number>::max()));
    }
    void length(const char* key, Inches& value);
    void point(const char* key, tabletop::Point& value);
    void facing(const char* key, tabletop::Facing& value);
    void pose(const char* key, tabletop::Pose& value);
    void side(const char* key, SideIndex& value);
    template <class E>
    void word(const char* key, E& value, E usual = E{}) {
        value = usual;
        if (const Item* item = find(key)) read_word(*item, value);
    }
    template <class E>
    void always(const char* key, E& value) {
        const Item* item = find(key);
        if (item == nullptr)
            missing(key);
        else
            read_word(*item, value);
    }
    void rule(const char* key, Rule& value);
    void dice(const char* key, FixedList<Die, 8>& value);
    void modifiers(const char* key, Modifiers& value);
    void aims(const char* key, FixedList<Aim, 24>& value);

    /// Reports every key that nothing asked for. To be called last.
    void report_unknown();

  private:
    template <class E>
    void read_word(const Item& item, E& value) {
        if (const auto found = names_of(E{}).value(item.text))
            value = *found;
        else
            fault(item, "write one of: " + join(names_of(E{}).all()));
    }
    const Item* find(const char* key);
    void missing(const char* key);
    long long number_in(const char* key, long long usual, long long least, long long most);
    void fault(const Item& item, const std::string& wanted);

    const OrderOfBattle& book_;
    const Record& record_;
    std::vector<bool> used_;
    std::vector<std::string> known_;
    Location where_;  ///< of the record
    Diagnostics& diagnostics_;
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
    fields.word("arc", o.arc);
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
