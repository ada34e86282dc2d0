// The pack: which sheets there are, and all of them for one battle.
#pragma once

#include <string>
#include <vector>

#include "layout/content.hpp"
#include "layout/measurer.hpp"
#include "layout/templates.hpp"
#include "scenario/ruleset.hpp"

namespace muster::sheets {

/// Ids of the sheets in the order of the pack: briefing, storyboard, map, roster, cards, orders, qrs,
/// markers.
[[nodiscard]] std::vector<std::string> sheet_ids();

/// The sheet is for playing on: there is none once a battle is over.
[[nodiscard]] bool is_for_playing_on(const std::string& sheet);

/// What is wanted of a pack.
struct PackChoice {
    std::vector<std::string> sheets;  ///< ids; empty = all
    std::string paper = "a4";
    bool per_unit = false;         ///< a card for each unit
    bool every_rule = false;       ///< the whole rule set on the quick-reference sheet
    bool classic_markers = false;  ///< 8, 5 and 3 markers (insert of the book) instead of what is needed
    bool surprise = false;         ///< plans are left out of all sheets; they stand on make_sealed alone
    std::string commander = {};    ///< whose orders are printed; empty = the rule set's own choice
};

/// What sheets are made from.
struct Battle {
    const scenario::Scenario& scenario;
    const scenario::Ruleset& ruleset;
    const scenario::Position* now = nullptr;  ///< where `scenario` is a battle in progress: what holds for it
};

/// The chosen sheets of a battle, in the order of the pack. `measurer` and `templates` are for the map, which
/// is drawn to measure.
[[nodiscard]] std::vector<layout::SheetContent> make_sheets(const Battle& battle, const PackChoice& choice,
                                                            const layout::Templates& templates,
                                                            layout::TextMeasurer& measurer,
                                                            Diagnostics& diagnostics);

/// The sealed orders of both sides, to be folded: their plans and a card for each Body. Nothing unless orders
/// are among the chosen sheets. \pre the rule set seals orders
[[nodiscard]] std::vector<layout::SheetContent> make_sealed(const Battle& battle, const PackChoice& choice,
                                                            const layout::Theme& theme,
                                                            Diagnostics& diagnostics);

}  // namespace muster::sheets
