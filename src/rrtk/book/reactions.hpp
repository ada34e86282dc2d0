// The reaction sheets as data (data/rrtk/reactions.yaml): for each test and number of dice passed, who does
// what. Conditions and effects are closed vocabularies: what a sheet prints is what a battle carries out.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "rrtk/book/army_list.hpp"

namespace muster::rrtk {

/// Which units a case is for. Cases are tried in the order of the sheet; the first that fits holds.
enum class Who {
    all,
    others,    ///< everyone no earlier case was for
    charging,  ///< units in a charge
    mounted,
    mounted_without_dual,
    frenzy,
    dual,
    foot_charged_by_mounted,
    in_melee,          ///< already in melee when charged
    charged_in_flank,  ///< flank or rear
    missile,
    skirmish,
    hits_reach_rep,       ///< hits equal to or above the original Rep (R-166)
    routed_no_foot,       ///< mounted that fought enemy foot and did not see all of it rout (R-158)
    foot_against_mounted  ///< foot in melee with mounted enemies
};

/// What they do.
enum class Effect {
    charge,
    fire,
    return_fire,
    fire_one_die,  ///< stand and fire with only one die (R-162)
    fire_then_retire,
    fire_then_rout,
    halt,
    halt_without_fire,
    advance,  ///< half a move
    carry_on,
    carry_on_with_hit,
    stay,  ///< in melee
    give_ground,
    retire,  ///< with one hit
    rout
};

/// One line of a cell.
struct ReactionCase {
    Who who = Who::all;
    Effect effect = Effect::halt;
    Where where;
    bool operator==(const ReactionCase&) const = default;
};

/// The results of one test.
struct ReactionRow {
    std::string test;                          ///< id of a ReactionTest
    std::vector<ReactionCase> two, one, none;  ///< by dice passed
    Where where;

    /// \pre 0 <= passed <= 2
    [[nodiscard]] const std::vector<ReactionCase>& passed(int dice) const;
};

/// A sheet: T-22 for Melee and Dual-Armed units, T-23 for Missile, Skirmish and artillery.
struct ReactionSheet {
    std::string id;  ///< melee or missile
    std::string title, source;
    int page = 0;
    std::vector<Tactics> tactics;  ///< the armies that use it (R-143)
    std::vector<ReactionRow> rows;
    Where where;

    [[nodiscard]] const ReactionRow* row(std::string_view test) const;
};

/// A test: what brings it about.
struct ReactionTest {
    std::string id, name, when;
    Where where;
};

/// The words for a condition or an effect.
template <class Word>
struct Phrase {
    Word word{};
    std::string text;                  ///< an effect's text holds {who} where the units stand
    std::vector<std::string> when;     ///< features without which nobody needs the line
    std::vector<std::string> lacking;  ///< where a battle has none of these features, `text_lacking` stands
    std::string text_lacking;
    Where where;
};

/// All of reactions.yaml.
struct Reactions {
    std::vector<ReactionTest> tests;
    std::vector<Phrase<Who>> who;
    std::vector<Phrase<Effect>> effects;
    std::vector<ReactionSheet> sheets;
    Where where;

    /// The sheet of that id for an army of these tactics. \pre id is melee or missile
    [[nodiscard]] const ReactionSheet& sheet(std::string_view id, Tactics tactics) const;
    [[nodiscard]] const ReactionTest* test(std::string_view id) const;
    /// \pre every word has a phrase (checked when loading)
    [[nodiscard]] const Phrase<Who>& phrase(Who word) const;
    [[nodiscard]] const Phrase<Effect>& phrase(Effect word) const;
};

[[nodiscard]] const data::Names<Who>& names_of(Who);
[[nodiscard]] const data::Names<Effect>& names_of(Effect);
[[nodiscard]] const data::Fields<ReactionCase>& fields_of(const ReactionCase*);
[[nodiscard]] const data::Fields<ReactionRow>& fields_of(const ReactionRow*);
[[nodiscard]] const data::Fields<ReactionSheet>& fields_of(const ReactionSheet*);
[[nodiscard]] const data::Fields<ReactionTest>& fields_of(const ReactionTest*);
[[nodiscard]] const data::Fields<Phrase<Who>>& fields_of(const Phrase<Who>*);
[[nodiscard]] const data::Fields<Phrase<Effect>>& fields_of(const Phrase<Effect>*);
[[nodiscard]] const data::Fields<Reactions>& fields_of(const Reactions*);

/// Reports cells that leave units without a result, tests without a row or a name, words without a phrase,
/// and kinds of Battle Tactics without a sheet.
void check(const Reactions& reactions, Diagnostics& diagnostics);

}  // namespace muster::rrtk
