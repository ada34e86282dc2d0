// All of rrtk's data, loaded and checked.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "rrtk/book/army_list.hpp"
#include "rrtk/book/table.hpp"
#include "scenario/facts.hpp"

namespace muster::rrtk {

/// A special rule (section 3): the sentence a card prints and what it is worth (T-03).
struct Special {
    std::string id, name;
    int page = 0;
    int points = 0;          ///< per figure (T-03)
    std::string sentence;    ///< one plain sentence of our own, small markup
    std::string icon;
    Where where;
};

/// Shares of an army plan in per cent (T-39).
struct Plan {
    std::string id;    ///< CA, DE, EF, FF, HA, PC, SD
    std::string name;
    int centre = 0, left = 0, right = 0;
    int reserve = 0;   ///< taken out of the centre; for SD every mounted unit
    std::string intent;
    int page = 0;
    Where where;
};

/// Normal move, and distance of retire and pursuit, in inches (T-17, T-18).
struct Movement {
    Inches normal, retire;
};

/// The loaded rule set. Complete: every reference in it resolves.
struct Rulebook {
    std::vector<ArmyList> lists;      ///< sorted by id
    std::map<std::string, Table> tables;
    std::vector<Special> specials;
    std::vector<Plan> plans;

    [[nodiscard]] const ArmyList* list(std::string_view id_or_alias) const;
    /// \pre a table of that id is among the required ones (war-rating, general-terrain, terrain-section, water, river-ford, army-plan)
    [[nodiscard]] const Table& table(std::string_view id) const;
    [[nodiscard]] const Special* special(std::string_view id) const;
    [[nodiscard]] const Plan* plan(std::string_view id) const;
    /// T-17, T-18 with T-19, R-012, R-013.
    [[nodiscard]] Movement movement(TroopClass troop_class, Build build, int figures, int ac) const;
    /// Frontage and depth.
    [[nodiscard]] tabletop::Base base(TroopClass troop_class, Build build) const;
};

/// Loads `directory` (data/rrtk). All faults of all files are reported; nothing is returned if there was one.
/// `only`: ids or aliases of the army lists to read; empty = all of them.
[[nodiscard]] std::optional<Rulebook> load_rulebook(const std::string& directory, Diagnostics& diagnostics,
                                                    const std::vector<std::string>& only = {});

}  // namespace muster::rrtk
