// Army lists as data (data/rrtk/armies/*.yaml): header and rows of p. 11 (T-05).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/fields.hpp"
#include "scenario/scenario.hpp"

namespace muster::rrtk {

/// The six classes of the lists (section 2).
enum class TroopClass {
    foot_melee,
    mounted_melee,
    foot_missile,
    mounted_missile,
    foot_skirmish,
    mounted_skirmish
};

/// What a unit rides on or is, where that changes movement, depth of base or rules (T-19, R-010, R-012).
/// `foot` and `horse` are plain.
enum class Build { foot, horse, chariot, elephant, monster, giant, artillery };

/// Battle Tactics: general terrain modifier, plan, reaction sheet.
enum class Tactics { a, b, c };

[[nodiscard]] bool is_mounted(TroopClass troop_class);
[[nodiscard]] bool is_melee(TroopClass troop_class);
[[nodiscard]] bool is_missile(TroopClass troop_class);  ///< Missile proper, not Skirmish
[[nodiscard]] bool is_skirmish(TroopClass troop_class);

/// A figure or a word that the book prints and that needs a reason: it isn't what is used, or it contradicts
/// another one.
struct Printed {
    std::string key;            ///< the key it concerns: cost, sp, total ...
    std::optional<int> figure;  ///< as printed
    std::string text;           ///< as printed, where it is a word
    std::string why;
    Where where;
    bool operator==(const Printed&) const = default;
};

/// A row of a list.
struct ListRow {
    std::string id;    ///< kebab-case, unique in the list
    std::string name;  ///< as printed
    int count = 0;     ///< units in the Basic Army
    TroopClass troop_class = TroopClass::foot_melee;
    Build build = Build::foot;
    int rep = 0, ac = 0;
    int sp = 0;  ///< sum of point modifiers, as used
    int figures = 0;
    int cost = 0;                 ///< points of one unit, as used: (rep + ac + sp) x figures
    std::vector<int> recruiting;  ///< sums of 2d6 that produce it; empty = never rolled (NA)
    std::vector<std::string> specials;
    std::vector<Printed> printed;
    Where where;

    [[nodiscard]] bool has(std::string_view special) const;
    /// The note on what the book prints for `key`, or nullptr.
    [[nodiscard]] const Printed* printed_for(std::string_view key) const;
};

/// A list with its header.
struct ArmyList {
    std::string id, name;
    std::vector<std::string> aliases;
    int page = 0;
    std::string historical;  ///< may be empty
    int alignment = 0, tech = 0, mana = 0, defense = 0;
    std::string realm, motivation;
    int national_morale = 0;
    Tactics battle_tactics = Tactics::a;
    int war_rating = 0;        ///< modifier of the commander's die: -1 or +1
    int recruiting_rolls = 0;  ///< rolls of the fixed-roll mode (R-052)
    int total = 0;             ///< points of the Basic Army
    scenario::Arms arms;
    std::vector<ListRow> units;
    std::vector<Printed> printed;
    Where where;

    [[nodiscard]] const ListRow* row(std::string_view id) const;
    /// The row that a Recruiting Roll of `sum` (2..12) produces; for lists whose rows are all NA the
    /// commonest Basic Army unit.
    [[nodiscard]] const ListRow& recruited_by(int sum) const;
    /// The unit's name, with its class in brackets where another row has the same name: "Beastmen
    /// (foot-melee)".
    [[nodiscard]] std::string title_of(const ListRow& row) const;
};

[[nodiscard]] const data::Names<TroopClass>& names_of(TroopClass);
[[nodiscard]] const data::Names<Build>& names_of(Build);
[[nodiscard]] const data::Names<Tactics>& names_of(Tactics);
[[nodiscard]] const data::Fields<Printed>& fields_of(const Printed*);
[[nodiscard]] const data::Fields<ListRow>& fields_of(const ListRow*);
[[nodiscard]] const data::Fields<ArmyList>& fields_of(const ArmyList*);

/// Reports every violated invariant of a list: cost = (Rep + AC + SP) x figures, total = sum of count x cost,
/// recruiting numbers cover 2..12 once (or not at all), ids unique.
void check(const ArmyList& list, Diagnostics& diagnostics);

}  // namespace muster::rrtk
