#include "cli/opening.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "cli/exit_code.hpp"
#include "cli/players.hpp"
#include "rrtk/commanders.hpp"

namespace muster::cli {

namespace {

constexpr int most_turns = 20;
constexpr const char* usual = rrtk::usual_commander;

/// The options as typed, for the command that makes the pack again.
std::string as_typed(const OpeningOptions& options) {
    std::string typed = fmt::format(" --turns {}", *options.turns);
    if (!options.play.empty()) typed += " --play " + options.play;
    if (options.players.red != usual) typed += " --commander-red " + options.players.red;
    if (options.players.blue != usual) typed += " --commander-blue " + options.players.blue;
    return typed;
}

}  // namespace

void add_opening_options(CLI::App& app, OpeningOptions& options) {
    options.players = {usual, usual};
    app.add_option(
        "--turns", options.turns,
        "Play so many turns of each side first, 1 to 20: a storyboard tells them, and all sheets are of "
        "the position after them");
    app.add_option("--play", options.play,
                   "red or blue: the side that you take over after --turns; the other's orders are printed");
    add_player_options(app, options.players);
}

void check_opening_options(const CLI::App& app, const OpeningOptions& options) {
    if (options.turns) {
        if (*options.turns < 1 || *options.turns > most_turns)
            throw UsageError(fmt::format("--turns {} is out of range", *options.turns),
                             fmt::format("choose from 1 to {}", most_turns));
        if (!options.play.empty()) require_word("side", options.play, {"red", "blue"});
        return;
    }
    for (const char* option : {"--play", "--commander-red", "--commander-blue"})
        if (app.count(option) > 0)
            throw UsageError(fmt::format("{} needs --turns", option),
                             "say how many turns of each side are played first, such as --turns 3");
}

void add_opening(LoadedScenario& loaded, const OpeningOptions& options) {
    if (!options.turns) return;
    require_commanders(*loaded.ruleset, options.players);
    Diagnostics faults;
    scenario::Scenario& scenario = loaded.scenario;
    if (!loaded.ruleset->open(scenario, *options.turns, options.players, faults)) throw DataError(faults);
    if (!options.play.empty())
        scenario.opening->play =
            options.play == "red" ? scenario::SideColour::red : scenario::SideColour::blue;
    scenario.command += as_typed(options);
}

std::string opening_text(const scenario::Scenario& scenario) {
    const scenario::Opening& opening = *scenario.opening;
    return fmt::format("opening: {} of {} player turns, red played by {}, blue by {}\n", opening.story.size(),
                       2 * opening.turns, opening.commander_red, opening.commander_blue);
}

}  // namespace muster::cli
