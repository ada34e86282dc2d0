// Progress of long work: on standard error, and only where a person looks at it.
#pragma once

#include <string>

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

}  // namespace muster::cli
