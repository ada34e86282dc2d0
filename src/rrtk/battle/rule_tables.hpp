// The rulebook's rows compiled into arrays: what a battle looks up is what the quick-reference sheet prints.
#pragma once

#include <array>

#include "base/fixed_list.hpp"
#include "rrtk/book/rulebook.hpp"

namespace muster::rrtk::battle {

/// The six reaction tests, in the order of reactions.yaml.
enum class Test : std::uint8_t {
    enemy_threat,
    received_fire,
    wanting_to_charge,
    being_charged,
    involved_in_melee,
    leader_lost
};
inline constexpr std::size_t test_count = 6;

/// Facts about a unit that a sheet asks for, one bit for each `Who`; all and others always hold.
class WhoFacts {
  public:
    constexpr WhoFacts() {
        add(Who::all);
        add(Who::others);
    }
    constexpr void add(Who who) { bits_ |= 1U << static_cast<unsigned>(who); }
    [[nodiscard]] constexpr bool has(Who who) const {
        return (bits_ & (1U << static_cast<unsigned>(who))) != 0;
    }

  private:
    std::uint32_t bits_ = 0;
};

/// Rows of T-21, by the ids of chart rep-modifiers.
enum class RepRow : std::uint8_t {
    leader,
    touching_leader,
    support,
    uphill,
    fieldworks,
    hits,
    shooters_in_melee,
    outnumbered,
    terror
};
inline constexpr std::size_t rep_row_count = 9;

/// Rows of T-26, by the ids of chart melee-modifiers.
enum class MeleeRow : std::uint8_t {
    pikes,
    elite,
    shock,
    combination,
    elephant,
    frenzy,
    against_mounted,
    leader,
    uphill,
    stakes,
    shooters,
    horse_against_elephants
};
inline constexpr std::size_t melee_row_count = 12;

/// Rows of T-25, by the ids of chart missile-modifiers.
enum class MissileRow : std::uint8_t { mounted_target, cover, elite, three_figures, four_figures };
inline constexpr std::size_t missile_row_count = 5;

/// A cell of a reaction sheet.
struct CompiledCell {
    struct Line {
        Who who = Who::all;
        Effect effect = Effect::halt;
    };
    FixedList<Line, 8> lines;
    /// The first line that fits. \pre the sheet passed check: one always does
    [[nodiscard]] Effect effect(const WhoFacts& facts) const;
};

struct RuleTables {
    /// [Battle Tactics][0 = melee, 1 = missile sheet][test][dice passed]
    std::array<std::array<std::array<std::array<CompiledCell, 3>, test_count>, 2>, 3> reactions;
    std::array<int, rep_row_count> rep;
    std::array<int, melee_row_count> melee;
    std::array<int, missile_row_count> missile;
    std::array<int, 10> per_hit;  ///< points of a total for one hit, by AC (T-01; others AC + 1)
    std::array<int, 6>
        rampage_turn;  ///< degrees to add to "straight away", clockwise positive; by die - 1 (T-62)
    std::array<int, 6> pursuit_inches;  ///< by die - 1 (T-63)

    [[nodiscard]] int of(RepRow row) const { return rep[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int of(MeleeRow row) const { return melee[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int of(MissileRow row) const { return missile[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const CompiledCell& cell(Tactics tactics, bool melee_sheet, Test test, int passed) const;
    /// Points of a total that make one hit. \pre 1 <= ac <= 9
    [[nodiscard]] int points_per_hit(int ac) const { return per_hit[static_cast<std::size_t>(ac)]; }
};

/// Compiles the book's rows. Reports rows that the book lacks, or has and no rule of the battle carries out.
[[nodiscard]] RuleTables compile(const Rulebook& book, Diagnostics& diagnostics);

/// The id of a row in its chart, the words for a test.
[[nodiscard]] const char* id_of(RepRow row);
[[nodiscard]] const char* id_of(MeleeRow row);
[[nodiscard]] const char* id_of(MissileRow row);
[[nodiscard]] const char* id_of(Test test);

}  // namespace muster::rrtk::battle
