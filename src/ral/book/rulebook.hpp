// All of ral's data, loaded and checked.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ral/book/army_template.hpp"
#include "ral/book/plan.hpp"
#include "ral/book/reference_text.hpp"
#include "ral/book/rules.hpp"
#include "ral/book/terrain_book.hpp"
#include "ral/solo/order_texts.hpp"
#include "ral/solo/weights.hpp"
#include "scenario/heraldry.hpp"

namespace muster::ral {

/// The loaded rule set. Complete: every reference in it resolves.
struct Rulebook {
    Rules rules;
    std::vector<ArmyTemplate> templates;  ///< sorted by id
    PlanBook plans;
    TerrainBook terrain;
    ReferenceTexts texts;
    scenario::Heraldry heraldry;
    std::vector<CommanderCard> commanders;  ///< sorted by id
    OrderTexts orders;                      ///< words of the order sheet, and how plans are played

    /// By id, name or alias; capitals, blanks and hyphens make no difference. nullptr if there is none.
    [[nodiscard]] const ArmyTemplate* army(std::string_view id_or_alias) const;
    /// nullptr if there is none.
    [[nodiscard]] const CommanderCard* commander(std::string_view id) const;
    [[nodiscard]] const Special* special(std::string_view id) const;
    [[nodiscard]] const Procedure* procedure(std::string_view id) const;
    /// Ids, names and aliases of all templates, for messages.
    [[nodiscard]] std::vector<std::string> names_of_armies() const;
};

/// Reports what does not hold in a template, its references into the rest of the book included.
void check(const ArmyTemplate& army, const Rulebook& book, Diagnostics& diagnostics);

/// Loads `directory` (data/ral). All faults of all files are reported; nothing is returned if there was one.
/// `only`: ids of the templates to read; empty, or an unknown word among them = all of them.
[[nodiscard]] std::optional<Rulebook> load_rulebook(const std::string& directory, Diagnostics& diagnostics,
                                                    const std::vector<std::string>& only = {});

}  // namespace muster::ral
