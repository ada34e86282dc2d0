// Work shared among threads.
#pragma once

#include <cstdint>
#include <functional>

namespace muster::odds {

/// Hears how many pieces are done, on the thread that called.
using Listener = std::function<void(std::int64_t done)>;

/// Calls work(worker, piece) once for every piece from 0 to `pieces` - 1, from `jobs` threads at once;
/// `worker` is 0 to `jobs` - 1 and tells them apart. The calling thread is worker 0. What a piece throws ends
/// the work and is thrown here, of several the one of the lowest piece. \pre jobs > 0
void share_work(std::int64_t pieces, int jobs,
                const std::function<void(std::size_t worker, std::int64_t piece)>& work,
                const Listener& listener = {});

}  // namespace muster::odds
