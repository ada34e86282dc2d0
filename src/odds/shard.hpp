// Results in parts: files that are made on different machines and joined to exactly the result of one run.
#pragma once

#include <string>
#include <vector>

#include "odds/result.hpp"
#include "odds/series.hpp"

namespace muster::odds {

/// The only format there is.
inline constexpr const char* shard_format = "muster-odds-shard-1";

/// One part of a result.
struct Shard {
    Asked asked;
    Part part;
    std::int64_t milliseconds = 0;
    std::vector<Tally> tallies;
    bool operator==(const Shard&) const = default;
};

/// The file, ending in a newline; it holds a fingerprint of itself.
[[nodiscard]] std::string to_text(const Shard& shard);

/// Reads a shard back. A file that is none, of another format, or damaged is reported at its place.
[[nodiscard]] std::optional<Shard> shard_from_text(const std::string& text, const std::string& name,
                                                   Diagnostics& diagnostics);

/// A shard and the file it came from.
struct NamedShard {
    std::string file;
    Shard shard;
};

/// Joins all parts of one result. Reports every part that is missing, doubled or of another request than the
/// first; then nothing is returned. \pre there is a shard
[[nodiscard]] std::optional<Result> join_shards(const std::vector<NamedShard>& shards,
                                                Diagnostics& diagnostics);

}  // namespace muster::odds
