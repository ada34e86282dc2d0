// The after-action sheet of a battle that was played.
#pragma once

#include <string>
#include <vector>

#include "cli/loading.hpp"
#include "cli/printing.hpp"
#include "scenario/after_action.hpp"

namespace muster::cli {

/// A battle that was played, and by whom.
struct FoughtBattle {
    const LoadedScenario& loaded;
    const scenario::ToldBattle& told;
    const scenario::Players* players = nullptr;  ///< null where nobody knows: a log does not say
};

/// What is said of the battle after it.
[[nodiscard]] scenario::AfterActionFacts facts_of(const FoughtBattle& battle);

/// Prints the sheet, and writes `also` together with it. `command` makes it again. Returns the paths written;
/// throws DataError.
std::vector<std::string> print_sheet(Printer& printer, const FoughtBattle& battle, const std::string& command,
                                     std::vector<data::FileToWrite> also);

}  // namespace muster::cli
