// The program: its commands, and how it ends.
#pragma once

#include "cli/exit_code.hpp"

namespace muster::cli {

/// Reads the command line, runs the command it names, and reports whatever goes wrong on standard error.
[[nodiscard]] ExitCode run_application(int argc, char** argv);

}  // namespace muster::cli
