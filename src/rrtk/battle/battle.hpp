// What every rule of the battle works on: the order of battle, the state, and the services around them.
#pragma once

#include <array>
#include <optional>
#include <utility>

#include "rrtk/battle/commander.hpp"
#include "rrtk/battle/event.hpp"
#include "rrtk/battle/march.hpp"
#include "rrtk/battle/roller.hpp"
#include "tabletop/outline.hpp"

namespace muster::rrtk::battle {

struct Services {
    Roller& roller;
    std::array<Commander*, 2> commanders{};  ///< never null
    EventSink* events = nullptr;             ///< null = nobody listens
};

/// What was found out while a commander is asked for an order: nothing changes until he is obeyed, so it
/// need not be worked out again.
struct Thought {
    bool legal = false;  ///< check() found `order` legal
    Order order;
    bool way_known = false;  ///< `way` is what march_ahead() said for these units and that distance
    UnitSet marchers;
    Inches wanted;
    March way;
    bool front_known = false;  ///< `stands_before_enemy` is what was said of these units
    UnitSet fronting;
    bool stands_before_enemy = false;
};

/// A battle being played. Everything that lasts is in `state`; the rest is worked out from it or lives only
/// as long as one action. Poses and presence change through place() and take_off() alone.
class Battle {
  public:
    Battle(const OrderOfBattle& order_of_battle, State& start, Services with);

    const OrderOfBattle& book;
    State& state;
    Services services;
    /// Units that have shot in the chain of reactions of this action.
    UnitSet fired_in_chain;
    /// What has come of the action under way, its pursuits included: everybody tests once for it, however
    /// many threaten or charge him (T-21, R-109, R-145, R-358).
    struct SoFar {
        UnitSet threatened;       ///< took Enemy Threat, or Being Charged, which takes its place
        UnitSet charged;          ///< took Being Charged: what it rolled stands
        UnitSet countercharging;  ///< were told to charge by that and have not yet
        UnitSet broken;           ///< retired or routed by a charge or in melee (R-127)
        UnitSet bounced;          ///< mounted that came to formed pikes: a hit in all (R-024, R-362)
    };
    SoFar so_far;
    /// Units in a charge that is under way, those pulled along too: they carry on under fire (T-22).
    UnitSet charging_now;
    /// Units that one result tells to retire: a file of them goes as one block.
    UnitSet retiring;
    /// Units whose leader was lost and whose Leader Lost tests are still to come; they wait while
    /// leaders_held > 0 (inside a melee round).
    struct LostLeader {
        UnitId unit = no_unit;
        std::int32_t told = -1;  ///< the event of the loss
    };
    FixedList<LostLeader, 16> leaders_lost;
    int leaders_held = 0;
    bool no_pursuit = false;                 ///< in an interception (R-040)
    mutable std::optional<Thought> thought;  ///< none = nobody is being asked, or something has changed since
    /// The event that brings about what happens now; -1 = the turn.
    std::int32_t cause = -1;

    // ---- geometry worked out from the state
    /// The outline of a unit on the table.
    [[nodiscard]] const tabletop::Outline& shape(UnitId unit) const { return shapes_[unit]; }
    [[nodiscard]] tabletop::PlacedBase placed(UnitId unit) const {
        return {profile(unit).base, state.unit(unit).pose};
    }
    /// Grounded units of either side that touch it.
    [[nodiscard]] const UnitSet& touching(UnitId unit) const;
    /// Units of a side on the ground of the table.
    [[nodiscard]] const UnitSet& grounded(SideIndex side) const { return grounded_[side]; }
    [[nodiscard]] UnitSet grounded() const { return grounded_[0] | grounded_[1]; }
    /// Everybody whose Body that is, on the table or not.
    [[nodiscard]] const UnitSet& members(BodyId body) const;
    /// Elephants that rampage, to be told by refresh().
    [[nodiscard]] const UnitSet& rampaging() const { return rampaging_; }

    // ---- changes
    /// Puts a unit there (it comes onto the table if it wasn't). Its all_round standing ends if it moves.
    void place(UnitId unit, const tabletop::Pose& pose);
    /// Takes a unit off the ground of the table: routed, left, into the air.
    void take_off(UnitId unit, Presence presence);
    /// To be called after a change of altitude, dismounting, or when an elephant begins to rampage.
    void refresh(UnitId unit);
    /// Makes the unit one of that Body.
    void enrol(UnitId unit, BodyId body);
    /// True if the Body may have come apart since the last all_whole(): a unit of it moved, left, or went to
    /// another.
    [[nodiscard]] bool loosened(BodyId body) const;
    /// Says that every Body hangs together.
    void all_whole() { loosened_.clear(); }

    // ---- short forms
    [[nodiscard]] const Profile& profile(UnitId unit) const { return book.profile(state, unit); }
    [[nodiscard]] UnitState& unit(UnitId id) { return state.units[id]; }
    [[nodiscard]] const UnitState& unit(UnitId id) const { return state.units[id]; }
    [[nodiscard]] SideIndex side_of(UnitId id) const { return book.side_of(id); }
    [[nodiscard]] Situation situation(SideIndex side) const { return {book, state, *this, side}; }
    /// Asks a side's commander; a question with one answer is not asked.
    [[nodiscard]] std::int16_t ask(SideIndex side, const Question& question);

    /// Tells the listener; `fill` sets the fields and is only called if there is one. Returns the index.
    template <class Fill>
    std::int32_t tell(EventKind kind, UnitId unit, Rule rule, Fill&& fill) {
        if (services.events == nullptr) return -1;
        Event event;
        event.kind = kind;
        event.unit = unit;
        event.side = unit == no_unit ? state.moving : side_of(unit);
        event.rule = rule;
        event.cause = cause;
        std::forward<Fill>(fill)(event);
        return services.events->add(event);
    }
    std::int32_t tell(EventKind kind, UnitId unit, Rule rule) {
        return tell(kind, unit, rule, [](Event&) {});
    }

  private:
    void reshape(UnitId unit);
    void loosen(BodyId body);
    std::array<tabletop::Outline, max_units> shapes_;
    std::array<UnitSet, 2> grounded_;
    UnitSet rampaging_;
    mutable BodyId asked_ = no_body;  ///< the Body that `members_` are of; one is asked for again and again
    mutable UnitSet members_;
    mutable std::array<UnitSet, max_units> touching_;
    FixedList<BodyId, 48> loosened_;  ///< full = any Body
    mutable UnitSet stale_;           ///< units whose contacts have to be worked out again
};

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

}  // namespace muster::rrtk::battle
