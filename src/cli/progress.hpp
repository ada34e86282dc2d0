// Progress of long work: on standard error, and only where a person looks at it.
#pragma once

#include <cstdint>
#include <string>

#include "cli/stopwatch.hpp"

namespace muster::cli {

/// A line that is rewritten while work goes on and wiped when it ends. Silent unless standard error is a
/// terminal.
class Progress {
  public:
    explicit Progress(int steps);
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress();

    /// The next step begins.
    void step(const std::string& what);

  private:
    int steps_;
    int done_ = 0;
    bool shown_;
};

/// The same for very many small steps: a bar, the share done and the time left.
class ProgressBar {
  public:
    ProgressBar(std::string what, std::int64_t steps);
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;
    ~ProgressBar();

    /// So many steps are done. Cheap: the line is rewritten a few times a second.
    void at(std::int64_t done);

  private:
    std::string what_;
    std::int64_t steps_;
    std::int64_t drawn_ = -1;  ///< milliseconds at which it was last drawn
    bool shown_;
    Stopwatch watch_;
};

/// The line of a bar: "[#####.....] 50 %  1000 of 2000 battles, 0:07 left". \pre 0 <= done <= steps, steps >
/// 0
[[nodiscard]] std::string bar_line(const std::string& what, std::int64_t done, std::int64_t steps,
                                   std::int64_t milliseconds);

}  // namespace muster::cli
