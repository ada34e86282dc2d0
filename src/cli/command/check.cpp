// muster check: reads data and scenarios, checks everything that can be checked, and writes nothing.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>

#include "base/text.hpp"
#include "cli/checking.hpp"
#include "cli/command/commands.hpp"
#include "cli/exit_code.hpp"
#include "cli/home.hpp"

namespace muster::cli {

namespace {

struct Options {
    std::vector<std::string> paths;
};

void run(const Options& options) {
    const std::string home = find_home();
    Diagnostics faults;
    std::vector<std::string> read;
    if (options.paths.empty()) {
        read = check_home(home, faults);
    } else {
        for (const std::string& path : options.paths) {
            const std::vector<std::string> more = check_path(home, path, faults);
            read.insert(read.end(), more.begin(), more.end());
        }
    }
    if (faults.has_errors()) throw DataError(faults);
    fmt::print(stderr, "{}", faults.to_text());
    fmt::print("{}: no faults\n", join(read));
}

}  // namespace

Command add_check(CLI::App& app) {
    const auto options = std::make_shared<Options>();
    CLI::App* command =
        app.add_subcommand("check", "Check data and scenario files and report every fault with its place");
    command->footer("Example: muster check out/scenario.yaml data/rrtk/armies/aeja.yaml");
    command->add_option("path", options->paths,
                        "Scenario files, army lists or data folders; without any, all data and templates");
    return {command, [options] { run(*options); }};
}

}  // namespace muster::cli
