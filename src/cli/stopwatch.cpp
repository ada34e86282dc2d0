#include "cli/stopwatch.hpp"

#include <chrono>

namespace muster::cli {

namespace {

std::int64_t now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

}  // namespace

Stopwatch::Stopwatch() : begin_(now()) {}

std::int64_t Stopwatch::milliseconds() const { return now() - begin_; }

}  // namespace muster::cli
