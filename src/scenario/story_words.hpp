// Phrases that the stories of all rule sets have.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "scenario/opening.hpp"

namespace muster::scenario {

/// A unit as a sentence names it.
struct ToldUnit {
    SideColour side = SideColour::red;
    std::string kind;  ///< its name without a number
    int number = 0;
};

/// "Pike 3, Levy Pike 5, 7 and Levies 16–18". The army (`armies`: red's, blue's) is named in brackets where
/// its units could be taken for the other's, which `in_both` says of a kind; once if all are of one army.
[[nodiscard]] std::string units_told(const std::vector<ToldUnit>& units,
                                     const std::function<bool(const std::string&)>& in_both,
                                     const std::array<std::string, 2>& armies);

/// "Points lost so far: Aeja 40, Orcs 75.", or that no unit is lost. Both in the order red, blue.
[[nodiscard]] std::string losses_told(const std::array<std::string, 2>& armies,
                                      const std::array<int, 2>& points);

/// That what lets the held-back part of an army's plan go has happened.
[[nodiscard]] std::string plan_let_go(const std::string& army);

}  // namespace muster::scenario
