#include "cli/progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

namespace muster::cli {

Progress::Progress(int steps) : steps_(steps), shown_(::isatty(STDERR_FILENO) == 1) {}

Progress::~Progress() {
    if (shown_ && done_ > 0) fmt::print(stderr, "\r\033[K");
}

void Progress::step(const std::string& what) {
    ++done_;
    if (!shown_) return;
    fmt::print(stderr, "\r\033[K[{}/{}] {}", done_, steps_, what);
    std::fflush(stderr);
}

}  // namespace muster::cli
