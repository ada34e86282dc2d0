#include "cli/players.hpp"

#include "cli/exit_code.hpp"
#include "cli/options.hpp"

namespace muster::cli {

void add_player_options(CLI::App& command, scenario::Players& players) {
    const std::string who =
        ": plain, in rrtk also cautious, by-the-book, bold, look-ahead; in ral aggressive, steady, wary";
    command.add_option("--commander-red", players.red, "Who drives the first army" + who);
    command.add_option("--commander-blue", players.blue, "Who drives the second army" + who);
}

scenario::Players or_else(const scenario::Players& asked, const scenario::Players& usual) {
    return {asked.red.empty() ? usual.red : asked.red, asked.blue.empty() ? usual.blue : asked.blue};
}

std::string as_typed(const scenario::Players& asked) {
    std::string typed;
    if (!asked.red.empty()) typed += " --commander-red " + shell_word(asked.red);
    if (!asked.blue.empty()) typed += " --commander-blue " + shell_word(asked.blue);
    return typed;
}

void require_commanders(const scenario::Ruleset& ruleset, const scenario::Players& players) {
    std::vector<std::string> ids;
    for (const scenario::Named& commander : ruleset.commanders()) ids.push_back(commander.id);
    for (const std::string& id : {players.red, players.blue}) require_word("commander", id, ids);
}

}  // namespace muster::cli
