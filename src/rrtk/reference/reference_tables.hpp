// The tables of the quick-reference sheet, typeset from the rows that a battle looks its figures up in.
#pragma once

#include <optional>

#include "rrtk/book/features.hpp"
#include "rrtk/book/rulebook.hpp"
#include "scenario/facts.hpp"

namespace muster::rrtk {

/// What a sheet is for: the features in use, or nothing for all rules.
struct Wanted {
    const Features* used = nullptr;            ///< nullptr = everything
    std::vector<Tactics> tactics{Tactics::a};  ///< of the armies: which reaction sheets

    [[nodiscard]] bool needs(const std::vector<std::string>& when) const {
        return used == nullptr || applies(when, *used);
    }
};

/// "p. 37".
[[nodiscard]] std::string page_note(int page);

/// Each gives nothing if no row is wanted.
[[nodiscard]] std::optional<scenario::ReferenceTable> chart_table(const Chart& chart, const Wanted& wanted);
[[nodiscard]] std::optional<scenario::ReferenceTable> steps_table(const Procedure& procedure,
                                                                  const Wanted& wanted);
[[nodiscard]] std::optional<scenario::ReferenceTable> rolled_table(const Table& table);
[[nodiscard]] std::optional<scenario::ReferenceTable> specials_table(const Rulebook& book,
                                                                     const Wanted& wanted);
[[nodiscard]] std::optional<scenario::ReferenceTable> terrain_table(const Rulebook& book,
                                                                    const Wanted& wanted);

/// Moves of foot or mounted units, or what counts as something else. \pre id is foot, mounted or counts-as
[[nodiscard]] std::optional<scenario::ReferenceTable> movement_table(const Rulebook& book,
                                                                     const std::string& id,
                                                                     const Wanted& wanted);

/// Whether the reaction tests say when they are taken: the first sheet of a quick reference does.
enum class TestNotes { printed, left_out };

/// A reaction sheet as a matrix: tests down, dice passed across, the verb first in each line.
[[nodiscard]] std::optional<scenario::ReferenceTable> reaction_table(const Rulebook& book,
                                                                     const ReactionSheet& sheet,
                                                                     TestNotes notes, const Wanted& wanted);

}  // namespace muster::rrtk
