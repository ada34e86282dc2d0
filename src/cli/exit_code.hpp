// How the program ends, and the two ways a command gives up.
#pragma once

#include <stdexcept>
#include <string>

#include "base/diagnostics.hpp"

namespace muster::cli {

/// Exit codes of the program.
enum class ExitCode {
    done = 0,
    bad_data = 1,          ///< the user's data or input is wrong
    bad_command_line = 2,  ///< the command line is wrong
    our_fault = 3,
};

/// The command line is wrong: what, and what to do.
class UsageError : public std::runtime_error {
  public:
    UsageError(const std::string& message, std::string fix)
        : std::runtime_error(message), fix_(std::move(fix)) {}
    [[nodiscard]] const std::string& fix() const { return fix_; }

  private:
    std::string fix_;
};

/// Data or files are wrong; the diagnostics tell all of it.
class DataError : public std::runtime_error {
  public:
    explicit DataError(Diagnostics diagnostics)
        : std::runtime_error("the data is wrong"), diagnostics_(std::move(diagnostics)) {}
    [[nodiscard]] const Diagnostics& diagnostics() const { return diagnostics_; }

  private:
    Diagnostics diagnostics_;
};

/// Throws UsageError unless `word` is one of `words`; the message names the nearest ones.
void require_word(const std::string& what, const std::string& word, const std::vector<std::string>& words);

}  // namespace muster::cli
