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

namespace {

/// "0:07", "12:00", "3:05:10"; rounded up, so that a wait never says nothing is left of it.
std::string duration(std::int64_t milliseconds) {
    const std::int64_t seconds = (milliseconds + 999) / 1000;
    const std::int64_t minutes = seconds / 60;
    if (minutes < 60) return fmt::format("{}:{:02}", minutes, seconds % 60);
    return fmt::format("{}:{:02}:{:02}", minutes / 60, minutes % 60, seconds % 60);
}

}  // namespace

std::string bar_line(const std::string& what, std::int64_t done, std::int64_t steps,
                     std::int64_t milliseconds) {
    constexpr std::int64_t width = 30;
    const auto full = static_cast<std::size_t>(done * width / steps);
    const std::string bar = std::string(full, '#') + std::string(width - full, '.');
    const std::string left =
        done == 0 ? "" : fmt::format(", {} left", duration(milliseconds * (steps - done) / done));
    return fmt::format("[{}] {:3} %  {} of {} {}{}", bar, done * 100 / steps, done, steps, what, left);
}

ProgressBar::ProgressBar(std::string what, std::int64_t steps)
    : what_(std::move(what)), steps_(steps), shown_(::isatty(STDERR_FILENO) == 1) {}

ProgressBar::~ProgressBar() {
    if (shown_ && drawn_ >= 0) fmt::print(stderr, "\r\033[K");
}

void ProgressBar::at(std::int64_t done) {
    constexpr std::int64_t between = 200;
    if (!shown_) return;
    const std::int64_t now = watch_.milliseconds();
    if (now < between || (drawn_ >= 0 && now - drawn_ < between)) return;
    drawn_ = now;
    fmt::print(stderr, "\r\033[K{}", bar_line(what_, done, steps_, now));
    std::fflush(stderr);
}

}  // namespace muster::cli
