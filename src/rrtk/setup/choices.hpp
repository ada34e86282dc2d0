// What a side does where the rules leave the choice to the player (data/rrtk/choices.yaml): each rule as the
// sentence that is printed, and the figures that carry it out.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "data/fields.hpp"

namespace muster::rrtk {

/// A part of an army in its plan (T-39, T-40). Left and right as the player sees them.
enum class Block { centre, left, right, reserve };

/// Whose share a step fills: one block, or both wings in turn, the right one first.
enum class Share { centre, left, right, reserve, wings };

/// Which units come first when a share is filled.
enum class Order {
    heaviest,
    lightest,
    fastest,
    dearest,
    alternate_heaviest,
    mounted,
    missile,
    foot_skirmishers
};

/// A step of dealing units out.
struct FillStep {
    Share share = Share::centre;
    Order by = Order::heaviest;
    int part = 100;  ///< per cent of the share that this step may fill, fractions up
    Where where;
};

/// How an army plan deals out its units and draws them up.
struct PlanChoice {
    std::string plan;              ///< id of the plan
    std::string says;              ///< the rule in words
    std::vector<FillStep> fill;    ///< what is left over goes to the centre
    Inches right_back, left_back;  ///< how far the wings stand behind the front of the line
    bool one_line = false;  ///< missile foot and melee foot of the centre stand in the same Bodies (SD)
    Block commander = Block::centre;
    Where where;
};

/// A sum over sections: what each kind of ground is worth, and how often each section counts.
struct GroundRule {
    std::string says;
    std::vector<std::pair<std::string, int>> worth;  ///< by kind of ground; kinds that are not named count 0
    std::vector<std::pair<std::string, int>> sections;  ///< times that a section counts, by its number
    std::vector<std::string>
        mounted_twice;  ///< kinds that count twice for a side of which a third is mounted
    int limit = 0;      ///< the sum at which the rule bites
    Where where;

    /// What a kind of ground is worth.
    [[nodiscard]] int worth_of(std::string_view kind) const;
    /// How often a section counts.
    [[nodiscard]] int weight_of(int section) const;
};

/// How many casualty markers are printed: one for every so many units that can need one.
struct MarkerRule {
    std::string says;
    int low = 1, middle = 1, high = 1;
    Where where;
};

/// All of choices.yaml.
struct Choices {
    std::map<std::string, std::string> rules;  ///< sentences of the rules that need no figures, by id
    GroundRule baseline;                       ///< which edge the defender takes
    GroundRule refusal;                        ///< when the attacker refuses
    MarkerRule markers;
    std::vector<PlanChoice> plans;
    Where where;

    /// The sentence of a rule. \pre it is one of `rule_ids`
    [[nodiscard]] const std::string& rule(const std::string& id) const;
    /// \pre the plan is one of T-39
    [[nodiscard]] const PlanChoice& plan(std::string_view id) const;
};

/// The rules that choices.yaml must state in `rules`.
[[nodiscard]] const std::vector<std::string>& rule_ids();

[[nodiscard]] const data::Names<Block>& names_of(Block);
[[nodiscard]] const data::Names<Share>& names_of(Share);
[[nodiscard]] const data::Names<Order>& names_of(Order);
[[nodiscard]] const data::Fields<FillStep>& fields_of(const FillStep*);
[[nodiscard]] const data::Fields<PlanChoice>& fields_of(const PlanChoice*);
[[nodiscard]] const data::Fields<GroundRule>& fields_of(const GroundRule*);
[[nodiscard]] const data::Fields<MarkerRule>& fields_of(const MarkerRule*);
[[nodiscard]] const data::Fields<Choices>& fields_of(const Choices*);

/// Reports rules that are missing or unknown, plans without a choice, and sections or kinds of ground that
/// don't exist.
void check(const Choices& choices, const std::vector<std::string>& plans,
           const std::vector<std::string>& kinds, Diagnostics& diagnostics);

}  // namespace muster::rrtk
