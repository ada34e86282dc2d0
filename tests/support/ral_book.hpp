// The rulebook of Rules by Ral, loaded once for a test program.
#pragma once

#include <doctest/doctest.h>

#include <string>

#include "ral/book/rulebook.hpp"

namespace muster::test {

inline const std::string ral_folder = std::string(MUSTER_SOURCE_DIR) + "/data/ral";

inline const ral::Rulebook& ral_book() {
    static const ral::Rulebook loaded = [] {
        Diagnostics faults;
        auto read = ral::load_rulebook(ral_folder, faults);
        REQUIRE_MESSAGE(read.has_value(), faults.to_text());
        return std::move(*read);
    }();
    return loaded;
}

/// A request for two armies of these templates.
inline scenario::Request ral_request(const std::string& red, const std::string& blue, int points = 150,
                                     const std::string& mode = "recruit") {
    scenario::Request request;
    request.red = red;
    request.blue = blue;
    request.mode = mode;
    request.points = points;
    return request;
}

}  // namespace muster::test
