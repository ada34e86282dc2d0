#include "cli/chances.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>

#include "base/text.hpp"
#include "cli/exit_code.hpp"
#include "cli/odds_playing.hpp"
#include "cli/players.hpp"
#include "cli/progress.hpp"

namespace muster::cli {

namespace {

constexpr int usual_runs = 400;
constexpr int most_runs = 1'000'000;
constexpr int usual_rolls = 50;
constexpr int most_rolls = 1000;
constexpr int most_extra = 50;     ///< percent
constexpr int step = 5;            ///< percent of points that a miss moves
constexpr int most_points = 2000;  ///< as for --points

/// "45-55".
scenario::Fairness window_of(const std::string& asked) {
    const std::size_t dash = asked.find('-');
    const auto low = whole_number(asked.substr(0, dash));
    const auto high = dash == std::string::npos ? std::nullopt : whole_number(asked.substr(dash + 1));
    if (!low || !high || *low < 0 || *high > 100 || *low >= *high)
        throw UsageError(
            fmt::format("--fair '{}' is no window of chances", asked),
            "write the least and the greatest chance of the first army in percent, such as 45-55");
    return {*low, *high, 1};
}

void check_range(const char* option, std::optional<int> asked, int least, int most) {
    if (asked && (*asked < least || *asked > most))
        throw UsageError(fmt::format("{} {} is out of range", option, *asked),
                         fmt::format("choose from {} to {}", least, most));
}

/// How far a chance lies outside of a window, in ten-thousandths; 0 within.
int miss(const scenario::Fairness& window, Share chance) {
    return std::max({0, window.low * 100 - chance.value, chance.value - window.high * 100});
}

/// Gives red (`extra` > 0) or blue that many percent of points more.
void favour(scenario::Request& request, int extra) {
    const auto more = [&](int percent) {
        return percent > 0 ? std::min(most_points, request.points * (100 + percent) / 100) : 0;
    };
    request.red_points = more(extra);
    request.blue_points = more(-extra);
}

/// Rolls and plays until the chance lies in the window.
class Search {
  public:
    Search(LoadedScenario& loaded, const ChanceOptions& options, const RollOptions& roll)
        : loaded_(loaded),
          options_(options),
          roll_(roll),
          command_(loaded.scenario.command),
          seed_(roll.seed),
          series_{options.runs > 0 ? options.runs : usual_runs, threads_for(options.jobs), {}} {}

    void run() {
        if (options_.fair.empty()) return play();
        scenario::Fairness window = window_of(options_.fair);
        const int most = options_.rolls.value_or(usual_rolls);
        ProgressBar bar("rolls", most);
        for (play(); miss(window, chance()) > 0; play()) {
            keep_nearest(window);
            bar.at(window.rolls);
            if (window.rolls == most) give_up(window);
            favour_the_weaker(window);
            roll_.seed = fmt::format("{}/fair/{}", seed_, ++window.rolls);
            loaded_.scenario = roll_battle(*loaded_.ruleset, roll_);
        }
        loaded_.scenario.odds->fair = window;
        loaded_.scenario.command = command_;
    }

    /// The options as typed, for the command that makes the pack again.
    [[nodiscard]] std::string as_typed() const {
        std::string typed;
        if (options_.runs == usual_runs && options_.fair.empty()) typed += " --odds";
        if (options_.runs > 0 && options_.runs != usual_runs)
            typed += fmt::format(" --odds={}", options_.runs);
        if (options_.fair.empty()) return typed;
        typed += " --fair " + options_.fair;
        if (options_.rolls && *options_.rolls != usual_rolls)
            typed += fmt::format(" --fair-rolls {}", *options_.rolls);
        if (options_.points && *options_.points > 0)
            typed += fmt::format(" --fair-points {}", *options_.points);
        return typed;
    }

  private:
    [[nodiscard]] Share chance() const {
        return share_of(loaded_.scenario.odds->win, loaded_.scenario.odds->runs);
    }

    void play() {
        const odds::Outcomes all =
            play_scenario(*loaded_.ruleset, loaded_.scenario, options_.players, series_).all;
        const ShareInterval interval = all.win_interval();
        loaded_.scenario.odds = scenario::Chances{all.runs(),
                                                  all.win,
                                                  all.draw,
                                                  all.loss,
                                                  {interval.low, interval.high},
                                                  options_.players.red,
                                                  options_.players.blue,
                                                  std::nullopt,
                                                  {}};
    }

    void keep_nearest(const scenario::Fairness& window) {
        const int now = miss(window, chance());
        if (!nearest_seed_.empty() && now >= nearest_miss_) return;
        nearest_miss_ = now;
        nearest_ = chance();
        nearest_seed_ = loaded_.scenario.seed;
    }

    /// Within the limit; misses on the other side take it back first.
    void favour_the_weaker(const scenario::Fairness& window) {
        const int limit = options_.points.value_or(0);
        const bool red_is_weaker = chance().value < window.low * 100;
        extra_ = std::clamp(extra_ + (red_is_weaker ? step : -step), -limit, limit);
        favour(roll_.request, extra_);
    }

    [[noreturn]] void give_up(const scenario::Fairness& window) const {
        Diagnostics faults;
        faults.error(
            {},
            fmt::format("none of {} rolled gave {} a chance of {} to {} %: the nearest was {} (seed {})",
                        counted(window.rolls, "battle", "battles"), loaded_.scenario.red.name, window.low,
                        window.high, to_percent(nearest_), nearest_seed_),
            "widen the window, allow more with --fair-rolls, or let an army have more points with "
            "--fair-points");
        throw DataError(faults);
    }

    LoadedScenario& loaded_;
    const ChanceOptions& options_;
    RollOptions roll_;
    std::string command_, seed_;
    odds::Series series_;
    int extra_ = 0;  ///< percent of points on top: of red above 0, of blue below
    int nearest_miss_ = 0;
    Share nearest_;
    std::string nearest_seed_;
};

}  // namespace

void add_chance_options(CLI::App& app, ChanceOptions& options) {
    app.add_flag("--odds{400}", options.runs,
                 "Play the battle 400 times, or --odds=N times, and print the chances on the briefing");
    app.add_option("--fair", options.fair,
                   "Roll again until the first army's chance in percent lies in this window, such as 45-55");
    app.add_option("--fair-rolls", options.rolls, "Battles that --fair may roll, 1 to 1000 (default: 50)");
    app.add_option("--fair-points", options.points,
                   "Percent of points that --fair may give the weaker army on top, 0 to 50 (default: 0)");
    app.add_option("--jobs", options.jobs,
                   "Threads for --odds and --fair (default: as many as the machine runs at once)");
}

void check_chance_options(const ChanceOptions& options, const RollOptions& roll) {
    if (options.runs < 0 || options.runs > most_runs)
        throw UsageError(fmt::format("--odds={} is out of range", options.runs),
                         fmt::format("choose from 1 to {}", most_runs));
    check_range("--fair-rolls", options.rolls, 1, most_rolls);
    check_range("--fair-points", options.points, 0, most_extra);
    static_cast<void>(threads_for(options.jobs));
    if (!options.fair.empty()) static_cast<void>(window_of(options.fair));
    if (options.fair.empty() && (options.rolls || options.points))
        throw UsageError(fmt::format("--fair-{} needs --fair", options.rolls ? "rolls" : "points"),
                         "name the window of chances, such as --fair 45-55");
    if (options.points && *options.points > 0 && roll.request.mode == "rolls")
        throw UsageError("--fair-points has no effect on armies of a fixed number of rolls",
                         "leave it out, or choose --mode recruit or buy");
}

void add_chances(LoadedScenario& loaded, const ChanceOptions& options, const RollOptions& roll) {
    if (!options.asked()) return;
    require_commanders(*loaded.ruleset, options.players);
    Search search(loaded, options, roll);
    search.run();
    loaded.scenario.command += search.as_typed();
}

std::string chances_text(const scenario::Scenario& scenario) {
    const scenario::Chances& odds = *scenario.odds;
    std::string text =
        fmt::format("chance of {}: {}, 95 % interval {}, in {} battles\n", scenario.red.name,
                    to_percent(share_of(odds.win, odds.runs)),
                    to_percent(ShareInterval{odds.win_interval[0], odds.win_interval[1]}), odds.runs);
    if (!odds.fair) return text;
    text += fmt::format("fair after {}", counted(odds.fair->rolls, "roll", "rolls"));
    if (scenario.request.red_points > 0 || scenario.request.blue_points > 0)
        text +=
            fmt::format(", with {} points against {}", scenario.request.points_of(scenario::SideColour::red),
                        scenario.request.points_of(scenario::SideColour::blue));
    return text + "\n";
}

}  // namespace muster::cli
