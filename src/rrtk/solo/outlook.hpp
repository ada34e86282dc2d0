// How a side sees a position: postures, who is near, who could charge whom.
#pragma once

#include <array>
#include <vector>

#include "rrtk/battle/battle.hpp"
#include "rrtk/book/rulebook.hpp"
#include "rrtk/solo/charge_chart.hpp"
#include "tabletop/corridor.hpp"

namespace muster::rrtk::solo {

using battle::Battle;
using battle::UnitSet;

/// What the order sheet asks of an enemy on the ground, wherever the own Body may go.
struct Foe {
    UnitId unit = battle::no_unit;
    bool engaged = false;
    bool charges = false;  ///< could charge: a Melee unit that is free (R-095)
    bool shoots = false;   ///< stands to fire and is free; those with two weapons rather charge
    Inches move, range;
    tabletop::Corridor ahead;   ///< where it fires to
    tabletop::Corridor before;  ///< where it charges to: half a base wider on each side (R-095)
    int steadiness = 0;
    int points = 0;  ///< of the lines for a charge on it that don't ask for the charger
};

/// What the rows of the order sheet ask of a position, which must not change while this lives.
class Outlook {
  public:
    Outlook(const Battle& battle, SideIndex side, const Plan& plan, const CommanderCard& card,
            const ChargeChart& chart);

    /// The held-back part of the plan has been let go.
    [[nodiscard]] bool released() const { return released_; }
    /// From the commander's press turn on slow and holding Bodies advance.
    [[nodiscard]] bool presses() const;
    /// The posture of the units' Body now: that of the block of its first unit.
    [[nodiscard]] Posture posture(const UnitSet& body) const;
    /// Rep of a unit for a test that is to come: friends in contact, three at most, its leader, its hits.
    [[nodiscard]] int steadiness(UnitId unit) const;
    /// Friends that touch the unit, three at most.
    [[nodiscard]] int support(UnitId unit) const;
    /// `enemy` could charge a unit whose base lay there: a Melee unit that is free and has it straight ahead
    /// within its move. Ground between is not looked at.
    [[nodiscard]] bool could_charge(UnitId enemy, const tabletop::Outline& there) const {
        const Foe& it = foe(enemy);
        return it.charges && tabletop::reaches(it.before, it.move, there);
    }
    /// All enemies on the ground, in the order of their numbers.
    [[nodiscard]] const std::vector<Foe>& foes() const {
        if (foes_.empty()) see_foes();
        return foes_;
    }
    /// \pre `enemy` is an enemy on the ground
    [[nodiscard]] const Foe& foe(UnitId enemy) const { return foes()[place_of_foe_[enemy]]; }
    /// What the charge of `unit`, from `at`, on `target` is worth: the chart's cell at the target's
    /// steadiness and the lines of the card. `going`: friends who charge too, who are not left behind.
    [[nodiscard]] int charge_points(UnitId unit, const tabletop::PlacedBase& at, UnitId target,
                                    const UnitSet& going) const;
    /// No less than charge_points() from anywhere; quicker.
    [[nodiscard]] int most_charge_points(UnitId unit, UnitId target, const UnitSet& going) const;
    /// The enemy that the unit goes for: the nearest, with a preference for those of its own sector and for
    /// those whom it fights well; no_unit if there is none.
    [[nodiscard]] UnitId quarry(UnitId unit) const;
    /// Gap to the nearest enemy on the ground; a very long way if there is none.
    [[nodiscard]] Inches nearest_enemy(const UnitSet& units) const;

    [[nodiscard]] const Battle& battle() const { return battle_; }
    [[nodiscard]] SideIndex side() const { return side_; }
    [[nodiscard]] const UnitSet& enemies() const { return battle_.grounded(battle::enemy_of(side_)); }
    [[nodiscard]] const CommanderCard& card() const { return card_; }
    [[nodiscard]] const ChargeChart& chart() const { return chart_; }

  private:
    [[nodiscard]] bool is_released() const;
    [[nodiscard]] bool holds(Trigger trigger) const;
    [[nodiscard]] UnitSet block(Block block) const;
    /// What it brings to a charge, whomever on.
    struct Charger {
        UnitSet beside;  ///< friends in contact but for those behind it
        int points = 0;  ///< of the lines that don't ask for the target
    };
    [[nodiscard]] const Charger& charger(UnitId unit) const;
    [[nodiscard]] Foe seen(UnitId enemy) const;
    void see_foes() const;
    /// The lines of a charge that don't ask where the charger stands.
    [[nodiscard]] int points_anywhere(UnitId unit, UnitId target, const UnitSet& going) const;

    const Battle& battle_;
    SideIndex side_;
    const Plan& plan_;
    const CommanderCard& card_;
    const ChargeChart& chart_;
    bool released_;
    mutable std::vector<Foe> foes_;  ///< empty = nobody has asked yet
    mutable std::array<std::uint8_t, battle::max_units> place_of_foe_{};
    mutable UnitSet known_chargers_;
    mutable std::array<Charger, battle::max_units> chargers_;
};

}  // namespace muster::rrtk::solo
