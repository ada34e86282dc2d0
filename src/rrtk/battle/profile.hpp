// What a unit is for the whole battle: figures from its roster, special rules as bits.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>

#include "rrtk/battle/unit_set.hpp"
#include "rrtk/book/army_list.hpp"
#include "rrtk/book/movement.hpp"
#include "rrtk/setup/choices.hpp"

namespace muster::rrtk::battle {

/// Special rules (section 3) and what comes with class and build, one bit each.
enum class Trait : std::uint8_t {
    mounted,
    melee,
    missile,  ///< Missile proper, artillery too
    skirmish,
    chariot,
    elephant,
    giant,
    monster,
    artillery,  ///< a gun or engine on its carriage (build); giants and breathers are not
    pikes,
    shock,
    combination,
    dual,
    elite_melee,
    elite_missile,
    fanatic,
    firearms,
    flyer,
    frenzy,
    stakes,
    terror,
    undisciplined,
    engine,  ///< throws as an engine: engines, giants
    cannon,
    breath
};

inline constexpr std::size_t trait_count = static_cast<std::size_t>(Trait::breath) + 1;

/// A set of traits.
class Traits {
  public:
    constexpr Traits() = default;
    constexpr Traits(std::initializer_list<Trait> traits) {
        for (const Trait t : traits) add(t);
    }
    constexpr void add(Trait t) { bits_ |= bit(t); }
    constexpr void remove(Trait t) { bits_ &= ~bit(t); }
    [[nodiscard]] constexpr bool has(Trait t) const { return (bits_ & bit(t)) != 0; }
    [[nodiscard]] constexpr bool any(const Traits& of) const { return (bits_ & of.bits_) != 0; }
    bool operator==(const Traits&) const = default;

  private:
    static constexpr std::uint32_t bit(Trait t) { return std::uint32_t{1} << static_cast<unsigned>(t); }
    std::uint32_t bits_ = 0;
};

/// Who rides with a unit. Commanders of mercenaries bring activations of their own: for any Body, or for
/// artillery only.
enum class LeaderKind : std::uint8_t { none, cinc, captain, hired, hired_gunner };

/// A unit's figures. Two of them for each unit: as it came, and dismounted.
struct Profile {
    TroopClass troop_class = TroopClass::foot_melee;
    Build build = Build::foot;
    Traits traits;
    int rep = 0, ac = 0, figures = 0;
    Inches move, retire;  ///< normal move; distance of retire and pursuit (T-17 to T-19)
    tabletop::Base base;
    int shot_dice = 0;   ///< d6 of its shot; 0 = it doesn't shoot (T-04, R-168)
    Inches range;        ///< T-24
    int shot_bonus = 0;  ///< modifier of its figures and training for each missile die (T-25)

    [[nodiscard]] bool has(Trait t) const { return traits.has(t); }
    [[nodiscard]] bool mounted() const { return has(Trait::mounted); }
    /// Throws stones, balls or fire by a procedure of its own (section 17).
    [[nodiscard]] bool gun() const { return traits.any({Trait::engine, Trait::cannon, Trait::breath}); }
    /// The Melee sheet of T-22, else T-23.
    [[nodiscard]] bool melee_sheet() const { return has(Trait::melee); }
    /// May fire straight to the rear too (section 16).
    [[nodiscard]] bool two_arcs() const {
        return traits.any({Trait::skirmish, Trait::chariot, Trait::elephant});
    }
};

/// A unit of the order of battle.
struct UnitEntry {
    SideIndex side = 0;
    int number = 0;    ///< on its side's roster
    std::string name;  ///< "Riata Warriors 3": the list's name, and the number
    LeaderKind leader = LeaderKind::none;
    int points = 0;
    Block block = Block::centre;  ///< where it stands in the plan (T-39)
    Profile as_listed;
    Profile dismounted;  ///< as_listed where it cannot dismount
    bool can_dismount = false;
};

}  // namespace muster::rrtk::battle
