// How a side sees a position: postures, whom its units go for, what charges are worth.
#pragma once

#include "ral/battle/charge.hpp"
#include "ral/solo/charge_chart.hpp"
#include "ral/solo/conduct.hpp"

namespace muster::ral::solo {

using battle::Order;
using battle::UnitSet;
using tabletop::Outline;

/// What a commander knows before the first move.
struct Brief {
    const Conduct& conduct;
    const CommanderCard& card;
    ChargeChart chart;
};

/// What the rows and lines of the order sheet ask of a position.
class Outlook {
  public:
    Outlook(const Battle& battle, SideIndex side, const Brief& brief);

    /// The reserve has been let go.
    [[nodiscard]] bool released() const { return released_; }
    /// The posture of a unit now. From the commander's press turn on everybody advances.
    [[nodiscard]] Posture posture(UnitId unit) const;
    /// May be ordered to move or charge in this half of the movement.
    [[nodiscard]] bool is_free(UnitId unit) const;
    /// Stands on the table, has not run, and is in no melee.
    [[nodiscard]] bool is_loose(UnitId unit) const {
        return battle_.state.fit(unit) && !battle_.in_melee(unit);
    }
    /// The enemy that the unit goes for: the nearest from middle to middle of those that have not run, with a
    /// preference for its own third of the front; no_unit if all have run.
    [[nodiscard]] UnitId quarry(UnitId unit) const;
    /// Gap to the nearest enemy that has not run; a very long way if there is none.
    [[nodiscard]] Inches nearest_enemy(UnitId unit) const;

    /// The chart's cell for `charger`, who would start at `from`, on `target`.
    [[nodiscard]] int chart_points(UnitId charger, const Outline& from, UnitId target) const;
    /// What a legal charge is worth: the chart and the lines of the card.
    [[nodiscard]] int charge_points(const Order& charge) const;
    /// The legal charge of the unit that is worth most, whatever it is; false if there is none.
    [[nodiscard]] bool best_charge(UnitId unit, Order& order, int& points) const;

    /// The charge that is worth most of all that the side's units could make now, if it is worth what the
    /// card asks for; false if none is.
    [[nodiscard]] bool charge_worth_making(Order& order, int& points) const;

    [[nodiscard]] const Battle& battle() const { return battle_; }
    [[nodiscard]] SideIndex side() const { return side_; }
    [[nodiscard]] const UnitSet& own() const { return battle_.book.sides[side_].units; }
    [[nodiscard]] const UnitSet& enemies() const { return battle_.book.sides[battle::enemy_of(side_)].units; }
    [[nodiscard]] const CommanderCard& card() const { return brief_.card; }
    [[nodiscard]] const ChargeChart& chart() const { return brief_.chart; }

  private:
    [[nodiscard]] bool holds(Trigger trigger) const;
    [[nodiscard]] bool any_release() const;
    /// Friends and enemies who could charge where the target stands.
    [[nodiscard]] int around(const Order& charge) const;

    const Battle& battle_;
    SideIndex side_;
    const Brief& brief_;
    bool released_;
};

/// True if that outline lies wholly behind the line through the front of the base (RAL-024).
[[nodiscard]] bool lies_behind(const Outline& there, const tabletop::PlacedBase& base);

}  // namespace muster::ral::solo
