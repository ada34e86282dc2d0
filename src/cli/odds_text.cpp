#include "cli/odds_text.hpp"

#include <fmt/format.h>

#include "cli/text_table.hpp"

namespace muster::cli {

namespace {

using odds::Outcomes;

std::string seconds(const odds::Result& result) {
    return fmt::format("{}.{} s", result.milliseconds / 1000, result.milliseconds / 100 % 10);
}

/// "400 points, seed 7, plain against plain".
std::string circumstances(const odds::Asked& asked) {
    std::string text = asked.points > 0 ? fmt::format("{} points, ", asked.points) : "";
    text += fmt::format("seed {}", asked.seed);
    if (asked.kind == odds::Kind::scenario) text += ", dice alone";
    return text + fmt::format(", commanders {} and {}", asked.red, asked.blue);
}

void add_share(TextTable& table, const std::string& what, std::int64_t hits, std::int64_t runs) {
    table.add({what, std::to_string(hits), to_percent(share_of(hits, runs)),
               to_percent(wilson_interval(hits, runs))});
}

std::string shares(const odds::Result& result) {
    const Outcomes& all = result.tallies.front().all;
    TextTable table({{""}, {"Battles", Align::right}, {"Share", Align::right}, {"95 % interval"}});
    add_share(table, result.asked.names[0] + " wins", all.win, all.runs());
    add_share(table, "Draw", all.draw, all.runs());
    add_share(table, result.asked.names[1] + " wins", all.loss, all.runs());
    return table.to_text();
}

void add_swing(TextTable& table, const std::string& when, const Outcomes& outcomes) {
    if (outcomes.runs() == 0) return;
    table.add({when, std::to_string(outcomes.runs()), to_percent(share_of(outcomes.win, outcomes.runs())),
               to_percent(outcomes.win_interval())});
}

/// How the first army's share of wins changes with what was rolled; nothing where the dice alone differ.
std::string swings(const odds::Result& result) {
    if (result.asked.kind == odds::Kind::scenario) return {};
    const odds::Tally& tally = result.tallies.front();
    TextTable table({{fmt::format("When {} wins", result.asked.names[0])},
                     {"Battles", Align::right},
                     {"Share", Align::right},
                     {"95 % interval"}});
    add_swing(table, "attack by " + result.asked.names[0], tally.attacking);
    add_swing(table, "attack by " + result.asked.names[1], tally.defending());
    for (const auto& [kind, with] : tally.with) {
        add_swing(table, "with " + kind, with);
        add_swing(table, "without " + kind, tally.without(kind));
    }
    return "\n" + table.to_text();
}

std::string pair_text(const odds::Result& result) {
    const odds::Tally& tally = result.tallies.front();
    const std::int64_t runs = tally.all.runs();
    std::string text = fmt::format("{} against {}: {} battles, {}\n", result.asked.names[0],
                                   result.asked.names[1], runs, circumstances(result.asked));
    if (result.within && tally.all.win_interval().width() < result.within->value)
        text += fmt::format("Stopped after {} of {} battles: the interval is narrower than {}.\n", runs,
                            result.asked.runs, to_percent(*result.within));
    else if (result.within)
        text += fmt::format("All {} battles were played: the interval is not yet narrower than {}.\n", runs,
                            to_percent(*result.within));
    text += "\n" + shares(result) + swings(result);
    return text + fmt::format("\nMean score {} to {}, mean length {} turns. Played in {}.\n",
                              mean_text(tally.score, runs), mean_text(tally.enemy_score, runs),
                              mean_text(tally.turns, runs), seconds(result));
}

std::string whole_percent(const Outcomes& outcomes) {
    return fmt::format("{}", (share_of(outcomes.win, outcomes.runs()).value + 50) / 100);
}

std::string matrix_text(const odds::Result& result) {
    const odds::Asked& asked = result.asked;
    std::vector<Column> columns{{"", Align::right}, {"Wins in % against"}};
    for (std::size_t i = 0; i < asked.lists.size(); ++i)
        columns.push_back({std::to_string(i + 1), Align::right});
    columns.push_back({"all", Align::right});
    TextTable table(columns);
    for (std::size_t row = 0; row < asked.lists.size(); ++row) {
        std::vector<std::string> cells{std::to_string(row + 1), asked.names[row]};
        for (std::size_t column = 0; column < asked.lists.size(); ++column)
            cells.push_back(whole_percent(odds::outcomes_of(result, row, column)));
        cells.push_back(
            to_percent(share_of(odds::against_all(result, row).win, odds::against_all(result, row).runs())));
        table.add(std::move(cells));
    }
    return fmt::format("{} lists, {} battles of each pair, {}\n\n{}\n", asked.lists.size(), asked.runs,
                       circumstances(asked), table.to_text()) +
           fmt::format(
               "Each row is a list's share of battles won; the rest are lost or drawn. Played in {}.\n",
               seconds(result));
}

}  // namespace

std::string odds_text(const odds::Result& result) {
    return result.asked.kind == odds::Kind::matrix ? matrix_text(result) : pair_text(result);
}

}  // namespace muster::cli
