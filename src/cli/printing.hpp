// From a scenario to files: sheets are made, laid out, drawn and written.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "cli/options.hpp"
#include "data/files.hpp"
#include "layout/templates.hpp"
#include "print/typesetter.hpp"
#include "scenario/ruleset.hpp"

namespace muster::cli {

/// What is printed, under which name.
struct PrintJob {
    const scenario::Scenario& scenario;
    const scenario::Ruleset& ruleset;
    std::string name;                     ///< of the PDF, without ending: "pack"
    std::vector<data::FileToWrite> also;  ///< files written together with the printed ones
};

/// Sheets that belong to no battle.
struct SheetsJob {
    std::string name;  ///< of the PDF, without ending
    std::string title, keywords;
    std::string seed, command;  ///< for the footer
    std::function<std::vector<layout::SheetContent>(const layout::Templates&, layout::TextMeasurer&,
                                                    Diagnostics&)>
        make;
    std::vector<data::FileToWrite> also = {};  ///< files written together with the printed ones
};

/// Prints as the options say. Made before anything is rolled, so that a wrong word is found first.
class Printer {
  public:
    /// Loads the theme and checks paper, sheets and formats. Throws UsageError with the nearest names, or
    /// DataError.
    Printer(const PrintOptions& options, const std::string& home);

    /// Prints the job's sheets into the output folder and returns the paths written. Throws DataError; then
    /// nothing was written.
    std::vector<std::string> print(const PrintJob& job);
    std::vector<std::string> print(const SheetsJob& job);

    [[nodiscard]] const PrintOptions& options() const { return options_; }

  private:
    [[nodiscard]] layout::Document make_document(const SheetsJob& job);
    [[nodiscard]] std::vector<data::FileToWrite> draw(const SheetsJob& job, const layout::Document& document);
    [[nodiscard]] bool wants(const char* format) const;
    void stop_at_faults() const;

    const PrintOptions& options_;
    layout::Templates templates_;
    std::unique_ptr<print::Typesetter> typesetter_;
    Diagnostics faults_;
};

/// `folder` and `name` as one path.
[[nodiscard]] std::string in_folder(const std::string& folder, const std::string& name);

/// Says on standard output which files were written.
void report_written(const std::vector<std::string>& paths);

}  // namespace muster::cli
