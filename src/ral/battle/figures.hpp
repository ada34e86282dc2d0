// The rows of data/ral/rules.yaml compiled into arrays: what the engine looks up in its inner loops.
#pragma once

#include <array>
#include <cstdint>

#include "ral/book/rules.hpp"

namespace muster::ral::battle {

/// The rows of the three lists of modifiers, in the order of the words that code asks by.
enum class ArcheryRow : std::uint8_t { foot_losses, mounted_losses };
enum class MeleeRow : std::uint8_t {
    peasant,
    yeoman,
    knight,
    mounted,
    uphill,
    flank,
    rear,
    foot_losses,
    mounted_losses,
    leader
};
enum class MoraleRow : std::uint8_t { flank, rear, leader, half_lost, leader_lost };
inline constexpr std::size_t archery_rows = 2, melee_rows = 10, morale_rows = 5;

/// Troop types that a rulebook may hold; order_of_battle reports more.
inline constexpr std::size_t max_types = 8;
/// Stands for archery where the type of an attacker is asked for.
inline constexpr std::uint8_t by_archery = max_types;

struct Figure {
    std::int8_t value = 0;
    std::int8_t per = 0;  ///< for each so many figures lost; 0 = once
};

struct Figures {
    std::array<Figure, archery_rows> archery;
    std::array<Figure, melee_rows> melee;
    std::array<Figure, morale_rows> morale;
    /// What has to be rolled: by attacker's type (or by_archery) and own type; 0 = no test (TR-07).
    std::array<std::array<std::int8_t, max_types>, max_types + 1> needs{};
    /// The place of an attacker's row in the chart: the lower, the nearer to the top.
    std::array<std::uint8_t, max_types + 1> row{};
    Chances chances;
    Reaches reaches;
    Inches climb, wall, hedge;  ///< taken from the move (TR-05)
    int last_turn = 15;
    int leader_score = 0;  ///< points that a lost leader counts at the end
};

/// \pre rules passed check() and hold no more than max_types types
[[nodiscard]] Figures figures_of(const Rules& rules);

/// The ids of the rows in data, in the order of the enumerations.
inline constexpr std::array<const char*, archery_rows> archery_ids{"foot-losses", "mounted-losses"};
inline constexpr std::array<const char*, melee_rows> melee_ids{
    "peasant", "yeoman", "knight",      "mounted",        "uphill",
    "flank",   "rear",   "foot-losses", "mounted-losses", "leader"};
inline constexpr std::array<const char*, morale_rows> morale_ids{"flank", "rear", "leader", "half-lost",
                                                                 "leader-lost"};

}  // namespace muster::ral::battle
