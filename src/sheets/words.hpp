// Small turns of phrase that several sheets use.
#pragma once

#include <string>
#include <vector>

#include "layout/content.hpp"
#include "layout/templates.hpp"
#include "scenario/ruleset.hpp"

namespace muster::sheets {

/// The texts as content of a slot or cell, each read as the markup of our data.
[[nodiscard]] layout::Content marked_up(const std::vector<std::string>& lines);

/// One literal text as content.
[[nodiscard]] layout::Content literal(const std::string& text);

/// The anchor of a unit's card.
[[nodiscard]] std::string card_anchor(scenario::SideColour side, int unit);

/// A paragraph of literal text.
[[nodiscard]] layout::Block paragraph(const std::string& style, layout::RichText text);

/// The template that a sheet is set in: the rule set's own ("ral-roster") where it has one, else that of the
/// sheet's name.
[[nodiscard]] std::string template_of(const std::string& sheet, const scenario::Ruleset& ruleset,
                                      const layout::Templates& templates);

/// The special as a sentence with its name in front: "**Pikes.** ..."
[[nodiscard]] layout::RichText special_sentence(const scenario::SpecialFact& special);

}  // namespace muster::sheets
