// What the command line said, as plain values.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "scenario/scenario.hpp"

namespace CLI {
class App;
}

namespace muster::cli {

/// What to roll.
struct RollOptions {
    std::vector<std::string> armies;  ///< two army lists, or one scenario file where a command takes it
    std::string seed;                 ///< empty = draw one
    std::string ruleset = "rrtk";     ///< id; a scenario file says its own
    scenario::Request request;        ///< what is left empty or 0 is as usual for the rule set
};

/// How to print.
struct PrintOptions {
    std::string out = ".";
    std::string paper = "a4";
    std::string theme = "atlas";
    std::vector<std::string> sheets;          ///< empty = all
    std::vector<std::string> formats{"pdf"};  ///< pdf, svg, png
    bool per_unit = false;                    ///< a card for each unit instead of a card with a count
    bool every_rule = false;                  ///< the whole rule set on the quick-reference sheet
    std::string commander;                    ///< whose orders are printed; empty = the usual one
    bool surprise = false;                    ///< plans on sealed orders, in a file of their own
    bool classic_markers = false;             ///< 8, 5 and 3 markers instead of what the armies can need
    int dpi = 110;                            ///< of png previews
};

/// A command of the program: adds its options, and gives back what runs it.
struct Command {
    CLI::App* app = nullptr;
    std::function<void()> run;
};

/// Adds --ruleset, --seed, --points, --mode and --refusal.
void add_roll_options(CLI::App& app, RollOptions& options);

/// Adds --ruleset alone.
void add_ruleset_option(CLI::App& app, std::string& ruleset);

/// Adds --out, --paper, --theme, --format and --dpi.
void add_print_options(CLI::App& app, PrintOptions& options);

/// Adds the options that a sheet has of its own: --per-unit, --all, --commander, --surprise,
/// --classic-markers. `sheets` are the ids of the sheets concerned.
void add_sheet_options(CLI::App& app, PrintOptions& options, const std::vector<std::string>& sheets);

/// The options that change what is printed, as they are typed, for "the command that makes it again"; empty
/// if all are as usual.
[[nodiscard]] std::string as_typed(const PrintOptions& options);

/// `word` quoted for a shell where that is needed.
[[nodiscard]] std::string shell_word(const std::string& word);

}  // namespace muster::cli
