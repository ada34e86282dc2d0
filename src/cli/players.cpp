#include "cli/players.hpp"

#include "cli/exit_code.hpp"
#include "cli/options.hpp"

namespace muster::cli {

void add_player_options(CLI::App& command, scenario::Players& players) {
    const std::string who = ": plain, cautious, by-the-book, bold, look-ahead";
    command.add_option("--commander-red", players.red, "Who drives the first army" + who)
        ->capture_default_str();
    command.add_option("--commander-blue", players.blue, "Who drives the second army" + who)
        ->capture_default_str();
}

void require_commanders(const scenario::Ruleset& ruleset, const scenario::Players& players) {
    std::vector<std::string> ids;
    for (const scenario::Named& commander : ruleset.commanders()) ids.push_back(commander.id);
    for (const std::string& id : {players.red, players.blue}) require_word("commander", id, ids);
}

}  // namespace muster::cli
