// Comparison with golden files: texts that a person has looked at.
#pragma once

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

namespace muster::test {

/// The text of a file below the project's folder; empty if there is none.
inline std::string project_text(const std::string& path) {
    std::ifstream in(std::string(MUSTER_SOURCE_DIR) + "/" + path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

/// The first line in which two texts differ, for messages.
inline std::string first_difference(const std::string& expected, const std::string& actual) {
    std::istringstream a(expected), b(actual);
    std::string line_a, line_b;
    for (int number = 1;; ++number) {
        const bool more_a = static_cast<bool>(std::getline(a, line_a));
        const bool more_b = static_cast<bool>(std::getline(b, line_b));
        if (!more_a && !more_b) return "no difference";
        if (more_a != more_b || line_a != line_b)
            return "line " + std::to_string(number) + "\n  golden: " + (more_a ? line_a : "(end)") +
                   "\n  now:    " + (more_b ? line_b : "(end)");
    }
}

/// Compares `actual` with the file at `path` (below the project's folder). With MUSTER_UPDATE_GOLDEN set the
/// file is rewritten and the test fails all the same, so that nobody takes an update for a pass; CI refuses
/// the switch.
inline void check_golden(const std::string& path, const std::string& actual) {
    CAPTURE(path);
    if (std::getenv("MUSTER_UPDATE_GOLDEN") != nullptr) {
        REQUIRE_MESSAGE(std::getenv("CI") == nullptr, "golden files are never rewritten in CI");
        std::ofstream(std::string(MUSTER_SOURCE_DIR) + "/" + path, std::ios::binary) << actual;
        FAIL_CHECK("rewritten: look at every difference, then run again without MUSTER_UPDATE_GOLDEN");
        return;
    }
    const std::string golden = project_text(path);
    CHECK_MESSAGE(golden == actual, first_difference(golden, actual));
}

}  // namespace muster::test
