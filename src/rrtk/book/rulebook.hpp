// All of rrtk's data, loaded and checked.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "rrtk/book/army_list.hpp"
#include "rrtk/book/chart.hpp"
#include "rrtk/book/gazetteer.hpp"
#include "rrtk/book/movement.hpp"
#include "rrtk/book/reactions.hpp"
#include "rrtk/book/reference_text.hpp"
#include "rrtk/book/table.hpp"
#include "rrtk/setup/setup_book.hpp"
#include "rrtk/solo/order_texts.hpp"
#include "rrtk/solo/posture.hpp"
#include "rrtk/solo/weights.hpp"
#include "scenario/heraldry.hpp"

namespace muster::rrtk {

/// A special rule (section 3), or what comes with a build or class: the sentence a card prints and what it is
/// worth (T-03).
struct Special {
    std::string id, name;
    int page = 0;
    int points = 0;        ///< per figure (T-03)
    std::string sentence;  ///< one plain sentence of our own, small markup
    std::string icon;
    bool of_units = true;  ///< rows of army lists may name it; false = it comes with a build or class
    Where where;
};

/// An army plan: its shares in per cent (T-39), and how it is played.
struct Plan {
    std::string id;  ///< CA, DE, EF, FF, HA, PC, SD
    std::string name;
    int centre = 0, left = 0, right = 0;
    int reserve = 0;               ///< taken out of the centre
    bool reserve_mounted = false;  ///< the reserve is every mounted unit instead (SD)
    std::string intent;
    Postures first;   ///< the postures that the blocks begin with (R-268)
    Release release;  ///< what ends them
    Postures then;    ///< the postures from then on
    int page = 0;
    Where where;
};

/// The documents of specials.yaml, plans.yaml and charts.yaml.
struct SpecialsFile {
    std::vector<Special> specials;
    Where where;
};
struct PlansFile {
    std::vector<Plan> plans;
    Where where;
};
struct ChartsFile {
    std::vector<Chart> charts;
    Where where;
};

/// The loaded rule set. Complete: every reference in it resolves.
struct Rulebook {
    std::vector<ArmyList> lists;          ///< sorted by id
    std::map<std::string, Table> tables;  ///< tables/*.yaml, and `recruiting` made from the lists
    std::map<std::string, Chart> charts;
    std::vector<Special> specials;
    std::vector<Plan> plans;
    std::vector<CommanderCard> commanders;  ///< sorted by id
    OrderTexts orders;                      ///< words of the order sheet
    SetupBook setup;  ///< kinds of ground and stated choices: terrain.yaml, choices.yaml
    std::vector<Procedure> procedures;
    std::vector<Section> sections;  ///< of the quick-reference sheet
    Reactions reactions;
    MovementBook moves;
    Gazetteer gazetteer;
    scenario::Heraldry heraldry;
    std::map<std::string, std::string> phrases;  ///< words of unit cards by key (phrases.yaml)

    /// By id, name or alias; capitals, blanks and hyphens make no difference.
    [[nodiscard]] const ArmyList* list(std::string_view id_or_alias) const;
    /// \pre a table of that id is among the required ones (war-rating, general-terrain, terrain-section,
    /// water, river-ford, army-plan, recruiting, rampage, pursuit-distance)
    [[nodiscard]] const Table& table(std::string_view id) const;
    /// \pre a chart of that id is among the required ones: `required_charts()`
    [[nodiscard]] const Chart& chart(std::string_view id) const;
    [[nodiscard]] const Special* special(std::string_view id) const;
    [[nodiscard]] const Plan* plan(std::string_view id) const;
    [[nodiscard]] const CommanderCard* commander(std::string_view id) const;
    [[nodiscard]] const Procedure* procedure(std::string_view id) const;
    /// The words under `key`. \pre the key is among the required ones: `required_phrases()`
    [[nodiscard]] const std::string& phrase(std::string_view key) const;
    /// T-17, T-18 with T-19, R-012, R-013.
    [[nodiscard]] Movement movement(TroopClass troop_class, Build build, int figures, int ac) const;
    /// Frontage and depth.
    [[nodiscard]] tabletop::Base base(TroopClass troop_class, Build build) const;
};

/// What the program asks for by name; loading reports any that is missing.
[[nodiscard]] const std::vector<std::string>& required_tables();
[[nodiscard]] const std::vector<std::string>& required_charts();
[[nodiscard]] const std::vector<std::string>& required_phrases();
[[nodiscard]] const std::vector<std::string>& required_plans();

/// Loads `directory` (data/rrtk). All faults of all files are reported; nothing is returned if there was one.
/// `only`: ids, names or aliases of the army lists to read; empty, or an unknown word among them = all of
/// them.
[[nodiscard]] std::optional<Rulebook> load_rulebook(const std::string& directory, Diagnostics& diagnostics,
                                                    const std::vector<std::string>& only = {});

/// The names of the YAML files in `folder` without their ending, sorted.
[[nodiscard]] std::vector<std::string> stems_in(const std::string& folder, Diagnostics& diagnostics);

[[nodiscard]] const data::Fields<Special>& fields_of(const Special*);
[[nodiscard]] const data::Fields<Plan>& fields_of(const Plan*);
[[nodiscard]] const data::Fields<SpecialsFile>& fields_of(const SpecialsFile*);
[[nodiscard]] const data::Fields<PlansFile>& fields_of(const PlansFile*);
[[nodiscard]] const data::Fields<ChartsFile>& fields_of(const ChartsFile*);

}  // namespace muster::rrtk
