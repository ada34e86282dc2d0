#include "odds/crew.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace muster::odds {

namespace {

class Crew {
  public:
    Crew(std::int64_t pieces, const std::function<void(std::size_t, std::int64_t)>& work)
        : pieces_(pieces), work_(work) {}

    /// Takes pieces in their order until none is left. A piece taken is always finished: of several that
    /// throw the lowest is among them, whatever the number of threads.
    void run(std::size_t worker, const Listener& listener) {
        while (!broken_) {
            const std::int64_t piece = next_++;
            if (piece >= pieces_) return;
            try {
                work_(worker, piece);
            } catch (...) {
                keep(piece, std::current_exception());
            }
            ++done_;
            if (listener) listener(done_);
        }
    }

    void rethrow() const {
        if (fault_) std::rethrow_exception(fault_);
    }

  private:
    void keep(std::int64_t piece, std::exception_ptr fault) {
        const std::scoped_lock lock(mutex_);
        broken_ = true;
        if (fault_ && piece > faulty_) return;
        fault_ = std::move(fault);
        faulty_ = piece;
    }

    const std::int64_t pieces_;
    const std::function<void(std::size_t, std::int64_t)>& work_;
    std::atomic<std::int64_t> next_{0}, done_{0};
    std::atomic<bool> broken_{false};
    std::mutex mutex_;
    std::exception_ptr fault_;
    std::int64_t faulty_ = 0;
};

}  // namespace

void share_work(std::int64_t pieces, int jobs, const std::function<void(std::size_t, std::int64_t)>& work,
                const Listener& listener) {
    Crew crew(pieces, work);
    {
        std::vector<std::jthread> others;
        const auto wanted = static_cast<std::size_t>(std::min<std::int64_t>(jobs, pieces));
        for (std::size_t worker = 1; worker < wanted; ++worker)
            others.emplace_back([&crew, worker] { crew.run(worker, {}); });
        crew.run(0, listener);
    }
    crew.rethrow();
}

}  // namespace muster::odds
