// The only clock of the program: how long work took, for people who wait and for "seconds" in answers.
#pragma once

#include <cstdint>

namespace muster::cli {

/// Runs from its making on. Nothing that is printed on paper may ask it.
class Stopwatch {
  public:
    Stopwatch();
    [[nodiscard]] std::int64_t milliseconds() const;

  private:
    std::int64_t begin_;
};

}  // namespace muster::cli
