#include "cli/application.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstdio>

#include "base/text.hpp"
#include "cli/command/commands.hpp"

namespace muster::cli {

namespace {

std::vector<Command> add_commands(CLI::App& app) {
    std::vector<Command> commands{add_pack(app), add_army(app)};
    for (Command& command : add_sheet_commands(app)) commands.push_back(std::move(command));
    commands.push_back(add_print(app));
    commands.push_back(add_battle(app));
    commands.push_back(add_odds(app));
    commands.push_back(add_lists(app));
    commands.push_back(add_table(app));
    commands.push_back(add_check(app));
    return commands;
}

void say(const std::string& message, const std::string& fix) {
    fmt::print(stderr, "muster: error: {}\n", message);
    if (!fix.empty()) fmt::print(stderr, "  {}\n", fix);
}

/// The command that was being parsed when parsing failed, or the program itself.
const CLI::App& innermost(const CLI::App& app) {
    const auto chosen = app.get_subcommands();
    return chosen.empty() ? app : innermost(*chosen.front());
}

std::vector<std::string> option_names(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::Option* option : app.get_options())
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    return names;
}

std::vector<std::string> command_names(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
        names.push_back(command->get_name());
    return names;
}

std::string see_help(const CLI::App& app) {
    std::string command = app.get_name();
    for (const CLI::App* above = app.get_parent(); above != nullptr; above = above->get_parent())
        command = above->get_name() + " " + command;
    return fmt::format("'{} --help' shows how", command);
}

/// Words that no command or option took.
void say_unknown(const CLI::App& app, const CLI::App& at) {
    const std::vector<std::string> left = at.remaining();
    const std::string word = left.empty() ? std::string() : left.front();
    if (word.starts_with("-")) {
        say(fmt::format("unknown option '{}'{}", word,
                        did_you_mean(word.substr(0, word.find('=')), option_names(at))),
            see_help(at));
    } else if (&at == &app) {
        say(fmt::format("unknown command '{}'{}", word, did_you_mean(word, command_names(app))),
            "commands: " + join(command_names(app)));
    } else {
        say(fmt::format("'{}' is one word too many", word), see_help(at));
    }
}

/// The library's message on one line, without its capitals.
std::string in_our_words(std::string what) {
    what = what.substr(0, what.find('\n'));
    for (const char* capital : {"At Most", "At Least"})
        if (const std::size_t at = what.find(capital); at != std::string::npos) {
            what[at] = 'a';
            what[at + 3] = capital[3] == 'M' ? 'm' : 'l';
        }
    return what;
}

ExitCode say_parse_error(const CLI::App& app, const CLI::ParseError& error) {
    const CLI::App& at = innermost(app);
    const bool unknown = !at.remaining().empty() || dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr;
    if (&at == &app && !app.remaining().empty()) {
        say_unknown(app, at);
    } else if (&at == &app) {
        say("no command is named", "commands: " + join(command_names(app)));
    } else if (unknown) {
        say_unknown(app, at);
    } else {
        say(in_our_words(error.what()), see_help(at));
    }
    return ExitCode::bad_command_line;
}

std::string typed(int argc, char** argv) {
    std::vector<std::string> words;
    for (int i = 1; i < argc; ++i) words.push_back(shell_word(argv[i]));
    return "muster " + join(words, " ");
}

ExitCode run_command(const std::vector<Command>& commands) {
    for (const Command& command : commands)
        if (command.app->parsed()) command.run();
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
        Diagnostics faults;
        faults.error({}, "standard output can't be written to", "free some space, or send it elsewhere");
        throw DataError(faults);
    }
    return ExitCode::done;
}

}  // namespace

ExitCode run_application(int argc, char** argv) {
    CLI::App app{"muster turns a seed into everything a tabletop battle needs on paper", "muster"};
    app.set_version_flag("--version", "muster " MUSTER_VERSION);
    app.footer("Example: muster pack aeja orcs --seed 7 -o out/");
    app.require_subcommand(1);
    const std::vector<Command> commands = add_commands(app);
    try {
        app.parse(argc, argv);
        return run_command(commands);
    } catch (const CLI::Success& wanted) {
        return static_cast<ExitCode>(app.exit(wanted));
    } catch (const CLI::ParseError& error) {
        return say_parse_error(app, error);
    } catch (const UsageError& error) {
        say(error.what(), error.fix());
        return ExitCode::bad_command_line;
    } catch (const DataError& error) {
        fmt::print(stderr, "{}", error.diagnostics().to_text());
        return ExitCode::bad_data;
    } catch (const std::exception& error) {
        say(fmt::format("a fault of ours: {}", error.what()),
            "please report it with this command: " + typed(argc, argv));
        return ExitCode::our_fault;
    }
}

}  // namespace muster::cli
