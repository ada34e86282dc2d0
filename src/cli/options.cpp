#include "cli/options.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "base/text.hpp"
#include "cli/rulesets.hpp"

namespace muster::cli {

namespace {

bool has(const std::vector<std::string>& words, const std::string& word) {
    return std::ranges::find(words, word) != words.end();
}

}  // namespace

void add_ruleset_option(CLI::App& app, std::string& ruleset) {
    app.add_option("--ruleset", ruleset, "Whose rules: " + join(ruleset_ids()))->capture_default_str();
}

void add_roll_options(CLI::App& app, RollOptions& options) {
    add_ruleset_option(app, options.ruleset);
    app.add_option("--seed", options.seed,
                   "Any text; the same seed gives the same battle (default: draws one and says it)");
    app.add_option("--points", options.request.points, "Points of each army (default: rrtk 400, ral 150)");
    app.add_option("--mode", options.request.mode,
                   "How armies are made: recruit (roll to the points, as usual), buy (never above the "
                   "points), in rrtk also rolls (the list's number of rolls)");
    app.add_option("--refusal", options.request.refusal,
                   "Right of refusal of the ground in rrtk: auto (as usual) or never");
}

void add_print_options(CLI::App& app, PrintOptions& options) {
    app.add_option("-o,--out", options.out, "Folder to write into; it must exist")->capture_default_str();
    app.add_option("--paper", options.paper, "a4 or letter")->capture_default_str();
    app.add_option("--theme", options.theme, "Theme of templates/themes")->capture_default_str();
    app.add_option("--format", options.formats, "pdf, svg or png; several with commas")
        ->delimiter(',')
        ->capture_default_str();
    app.add_option("--dpi", options.dpi, "Dots per inch of png previews, 40 to 600")->capture_default_str();
}

void add_sheet_options(CLI::App& app, PrintOptions& options, const std::vector<std::string>& sheets) {
    if (has(sheets, "cards"))
        app.add_flag("--per-unit", options.per_unit, "A card for each unit instead of one with a count");
    if (has(sheets, "qrs"))
        app.add_flag("--all", options.every_rule,
                     "All rules on the quick-reference sheet, not only those these armies use");
    if (has(sheets, "orders")) {
        app.add_option(
            "--commander", options.commander,
            "Whose orders are printed: cautious, by-the-book (unless told) or bold; in ral aggressive, "
            "steady (unless told) or wary");
        app.add_flag(
            "--surprise", options.surprise,
            "Hide the plans: orders to be folded and sealed, in sealed.pdf, and nothing of them elsewhere");
    }
    if (has(sheets, "markers"))
        app.add_flag("--classic-markers", options.classic_markers,
                     "Print 8, 5 and 3 markers instead of the number these armies can need");
}

std::string shell_word(const std::string& word) {
    static constexpr std::string_view plain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./,:+=@%";
    if (!word.empty() && word.find_first_not_of(plain) == std::string::npos) return word;
    std::string quoted = "'";
    for (const char c : word) quoted += c == '\'' ? "'\\''" : std::string(1, c);
    return quoted + "'";
}

std::string as_typed(const PrintOptions& options) {
    const PrintOptions usual;
    std::string typed;
    if (options.paper != usual.paper) typed += " --paper " + shell_word(options.paper);
    if (options.theme != usual.theme) typed += " --theme " + shell_word(options.theme);
    if (!options.sheets.empty()) typed += " --sheets " + join(options.sheets, ",");
    if (options.per_unit) typed += " --per-unit";
    if (options.every_rule) typed += " --all";
    if (!options.commander.empty()) typed += " --commander " + shell_word(options.commander);
    if (options.surprise) typed += " --surprise";
    if (options.classic_markers) typed += " --classic-markers";
    return typed;
}

}  // namespace muster::cli
