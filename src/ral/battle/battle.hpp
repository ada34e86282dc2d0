// What every rule of the battle works on: the order of battle, the state, and the services around them.
#pragma once

#include <array>
#include <utility>

#include "ral/battle/commander.hpp"
#include "ral/battle/event.hpp"

namespace muster::ral::battle {

struct Services {
    Roller& roller;
    std::array<Commander*, 2> commanders{};  ///< never null
    EventSink* events = nullptr;             ///< null = nobody listens
};

/// A battle being played. Everything that lasts is in `state`; outlines are worked out from it. Poses,
/// formations and presence change through place() and take_off() alone.
class Battle {
  public:
    Battle(const OrderOfBattle& order_of_battle, State& start, Services with);

    const OrderOfBattle& book;
    State& state;
    Services services;
    std::int32_t cause = -1;  ///< the event that brings about what happens now; -1 = the turn
    Why why;                  ///< of the order or answer being carried out, for the first event of it

    // ---- worked out from the state
    [[nodiscard]] const tabletop::Outline& shape(UnitId unit) const { return shapes_[unit]; }
    [[nodiscard]] tabletop::PlacedBase placed(UnitId unit) const {
        return {book.units[unit].base(state.units[unit].formation), state.units[unit].pose};
    }
    /// Everybody on the table.
    [[nodiscard]] const UnitSet& present() const { return present_; }
    /// True if two enemies touch along enough of their edges to be in melee.
    [[nodiscard]] bool locked(UnitId a, UnitId b) const;
    /// The enemies that a unit is in melee with.
    [[nodiscard]] UnitSet foes(UnitId unit) const;
    [[nodiscard]] bool in_melee(UnitId unit) const { return !foes(unit).empty(); }

    // ---- leaders
    /// The first living leader with the unit, or no_leader.
    [[nodiscard]] LeaderId leader_with(UnitId unit) const;
    /// A leader with it who has his value (RAL-017).
    [[nodiscard]] bool led(UnitId unit) const;

    // ---- changes
    void place(UnitId unit, const tabletop::Pose& pose, Formation formation);
    void place(UnitId unit, const tabletop::Pose& pose) { place(unit, pose, state.units[unit].formation); }
    /// Takes it off the table; its leaders are left where it was (RAL-048), its enemies face nobody.
    void take_off(UnitId unit, Presence presence);
    /// Nobody faces it any more, nor it anybody.
    void part(UnitId unit);

    // ---- short forms
    [[nodiscard]] UnitState& unit(UnitId id) { return state.units[id]; }
    [[nodiscard]] const UnitState& unit(UnitId id) const { return state.units[id]; }
    [[nodiscard]] const UnitEntry& entry(UnitId id) const { return book.units[id]; }
    [[nodiscard]] SideIndex side_of(UnitId id) const { return book.units[id].side; }
    [[nodiscard]] int lost(UnitId id) const { return book.units[id].figures - state.units[id].figures; }
    /// Asks a side's commander; a question with one answer is not asked. Whoever asks tells the reason with
    /// the event that comes of it.
    [[nodiscard]] Answer ask(SideIndex side, const Question& question);

    /// Tells the listener; `fill` sets the fields and is only called if there is one. Returns the index.
    template <class Fill>
    std::int32_t tell(EventKind kind, SideIndex side, Rule rule, Fill&& fill) {
        if (services.events == nullptr) return -1;
        Event event;
        event.kind = kind;
        event.side = side;
        event.rule = rule;
        event.cause = cause;
        event.why = std::exchange(why, {});
        std::forward<Fill>(fill)(event);
        return services.events->add(event);
    }
    template <class Fill>
    std::int32_t tell_of(UnitId unit, EventKind kind, Rule rule, Fill&& fill) {
        return tell(kind, side_of(unit), rule, [&](Event& event) {
            event.unit = unit;
            fill(event);
        });
    }
    std::int32_t tell_of(UnitId unit, EventKind kind, Rule rule) {
        return tell_of(unit, kind, rule, [](Event&) {});
    }

  private:
    std::array<tabletop::Outline, max_units> shapes_;
    UnitSet present_;
};

/// A commander lets a chance of the unit pass: told if he says why.
void hold_back(Battle& battle, UnitId unit, EventKind kind, const Why& why);

/// While it lives, events are caused by that one.
class Because {
  public:
    Because(Battle& battle, std::int32_t event) : battle_(battle), before_(battle.cause) {
        if (event >= 0) battle_.cause = event;
    }
    ~Because() { battle_.cause = before_; }
    Because(const Because&) = delete;
    Because& operator=(const Because&) = delete;

  private:
    Battle& battle_;
    std::int32_t before_;
};

}  // namespace muster::ral::battle
