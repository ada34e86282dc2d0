// From a scenario to files: sheets are made, laid out, drawn and written.
#pragma once

#include <string>
#include <vector>

#include "cli/options.hpp"
#include "data/files.hpp"
#include "scenario/ruleset.hpp"

namespace muster::cli {

/// What is printed, under which name.
struct PrintJob {
    const scenario::Scenario& scenario;
    const scenario::Ruleset& ruleset;
    const PrintOptions& options;
    std::string name;                     ///< of the PDF, without ending: "pack"
    std::vector<data::FileToWrite> also;  ///< files written together with the printed ones
};

/// Checks paper, theme, sheets and formats; throws UsageError with the nearest names.
void check_print_options(const PrintOptions& options, const std::string& home);

/// Prints the job's sheets into its output folder and returns the paths written. Throws DataError; then
/// nothing was written.
std::vector<std::string> print_sheets(const PrintJob& job, const std::string& home);

/// `folder` and `name` as one path.
[[nodiscard]] std::string in_folder(const std::string& folder, const std::string& name);

/// Says on standard output which files were written.
void report_written(const std::vector<std::string>& paths);

}  // namespace muster::cli
