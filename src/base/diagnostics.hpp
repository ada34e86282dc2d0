// Faults in the user's data or input: each knows its place, says what is wrong in one line and what to do in
// another.
#pragma once

#include <compare>
#include <string>
#include <vector>

namespace muster {

/// A place in a file. Line and column start at 1; 0 = the file as a whole; an empty file = no file (a command
/// line, say).
struct Location {
    std::string file;
    int line = 0;
    int column = 0;
    auto operator<=>(const Location&) const = default;
};

/// Where a value was read from, for faults found later. A member of this type, named `where`, is filled by
/// data::Fields; it takes no part in comparisons, since a value is the same wherever it stood.
struct Where {
    Location at;
    bool operator==(const Where&) const { return true; }
};

enum class Severity { error, warning };

/// One fault.
struct Diagnostic {
    Severity severity = Severity::error;
    Location where;
    std::string message;  ///< lower case, no full stop: "unknown key 'fgis' (did you mean 'figs'?)"
    std::string fix;      ///< what to do, one line; empty only if the message says it already
    bool operator==(const Diagnostic&) const = default;
};

/// The faults found so far. Reading goes on after a fault, so that one run reports them all.
class Diagnostics {
  public:
    void error(Location where, std::string message, std::string fix = {});
    void warning(Location where, std::string message, std::string fix = {});

    [[nodiscard]] bool has_errors() const { return errors_ > 0; }
    [[nodiscard]] int error_count() const { return errors_; }

    /// All faults in order of file, line and column; those of one place in order of arrival.
    [[nodiscard]] std::vector<Diagnostic> sorted() const;

    /// All faults as text: `file:line:col: error: message`, then an indented line with the fix.
    [[nodiscard]] std::string to_text() const;

  private:
    std::vector<Diagnostic> all_;
    int errors_ = 0;
};

}  // namespace muster
