#include "cli/opening.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "cli/exit_code.hpp"
#include "cli/players.hpp"

namespace muster::cli {

namespace {

constexpr int most_turns = 20;

/// The options as typed, for the command that makes the pack again.
std::string as_typed(const OpeningOptions& options) {
    std::string typed = fmt::format(" --turns {}", *options.turns);
    if (!options.play.empty()) typed += " --play " + options.play;
    return typed;
}

}  // namespace

void add_opening_options(CLI::App& app, OpeningOptions& options) {
    app.add_option(
        "--turns", options.turns,
        "Play so many turns of each side first, 1 to 20: a storyboard tells them, and all sheets are of "
        "the position after them");
    app.add_option("--play", options.play,
                   "red or blue: the side that you take over after --turns; the other's orders are printed");
}

void check_opening_options(const CLI::App& app, const OpeningOptions& options) {
    if (options.turns) {
        if (*options.turns < 1 || *options.turns > most_turns)
            throw UsageError(fmt::format("--turns {} is out of range", *options.turns),
                             fmt::format("choose from 1 to {}", most_turns));
        if (!options.play.empty()) require_word("side", options.play, {"red", "blue"});
        return;
    }
    if (app.count("--play") > 0)
        throw UsageError("--play needs --turns",
                         "say how many turns of each side are played first, such as --turns 3");
}

void add_opening(LoadedScenario& loaded, const OpeningOptions& options, const scenario::Players& asked) {
    if (!options.turns) return;
    const std::string usual = loaded.ruleset->usual_commander();
    const scenario::Players players = or_else(asked, {usual, usual});
    require_commanders(*loaded.ruleset, players);
    Diagnostics faults;
    scenario::Scenario& scenario = loaded.scenario;
    if (!loaded.ruleset->open(scenario, *options.turns, players, faults)) throw DataError(faults);
    if (!options.play.empty())
        scenario.opening->play =
            options.play == "red" ? scenario::SideColour::red : scenario::SideColour::blue;
    scenario.command += as_typed(options);
}

std::string opening_text(const scenario::Scenario& scenario) {
    const scenario::Opening& opening = *scenario.opening;
    const std::string ended =
        opening.played() < opening.turns ? fmt::format("; {} were asked for", opening.turns) : "";
    return fmt::format("opening: {} {} of each side, red played by {}, blue by {}{}\n", opening.played(),
                       opening.played() == 1 ? "turn" : "turns", opening.commander_red,
                       opening.commander_blue, ended);
}

}  // namespace muster::cli
