#include "odds/shard.hpp"

#include <fmt/format.h>

#include <map>

#include "base/text.hpp"
#include "data/fingerprint.hpp"

namespace muster::odds {

namespace {

constexpr int most_parts = 1'000'000;
constexpr const char* make_again = "make this shard again";

/// The keys of the file.
struct File {
    std::string format, fingerprint;
    Asked request;
    int number = 1, of = 1;
    std::int64_t milliseconds = 0;
    std::vector<Tally> tallies;
};

const data::Fields<File>& fields_of(const File* /*type*/) {
    using data::required;
    static const data::Fields<File> fields(
        "shard", {required("format", &File::format, "Always muster-odds-shard-1."),
                  required("fingerprint", &File::fingerprint, "Of everything else in the file."),
                  required("request", &File::request, "What was asked for."),
                  required("shard", &File::number, {1, most_parts}, "Which part it is."),
                  required("of", &File::of, {1, most_parts}, "How many parts there are."),
                  required("milliseconds", &File::milliseconds, {0, 1'000'000'000'000'000}, "Time it took."),
                  required("tallies", &File::tallies, "Counts for each pair.")});
    return fields;
}

File file_of(const Shard& shard) {
    return {shard_format,       {},           shard.asked, shard.part.number, shard.part.of,
            shard.milliseconds, shard.tallies};
}

std::string fingerprint_of(const File& file) {
    File bare = file;
    bare.fingerprint.clear();
    return data::fingerprint(data::to_json(data::write(bare)));
}

/// The format comes first: a file of another would be all unknown keys.
bool check_format(const data::Value& value, const std::string& name, Diagnostics& diagnostics) {
    const data::Value* format = value.find("format");
    if (format == nullptr || !format->is_scalar()) {
        diagnostics.error({name, 0, 0}, "is no shard", "name files that 'muster odds --shard' wrote");
        return false;
    }
    if (format->text() == shard_format) return true;
    diagnostics.error(format->where(), fmt::format("format '{}' is not known", format->text()),
                      fmt::format("this program reads {}", shard_format));
    return false;
}

/// Battles that a shard holds of each pair, counted like play() gives them out.
std::int64_t expected_runs(const Shard& shard, std::size_t pair) {
    const auto before = static_cast<std::int64_t>(pair) * shard.asked.runs;
    const Part& part = shard.part;
    return part.size(before + shard.asked.runs) - part.size(before);
}

/// Why the file can't be what was written; empty if it can.
std::string damage(const File& file, const Shard& shard) {
    const std::size_t names = shard.asked.names.size(), lists = shard.asked.lists.size();
    const bool matrix = shard.asked.kind == Kind::matrix;
    if (names != lists || lists == 0 || (!matrix && lists != 2)) return "its armies don't fit together";
    if (shard.part.number > shard.part.of)
        return fmt::format("shard {} of {} can't be", shard.part.number, shard.part.of);
    if (shard.tallies.size() != pairs_of(shard.asked).size())
        return fmt::format("{} pairs are counted instead of {}", shard.tallies.size(),
                           pairs_of(shard.asked).size());
    for (std::size_t i = 0; i < shard.tallies.size(); ++i)
        if (shard.tallies[i].all.runs() != expected_runs(shard, i))
            return fmt::format("pair {} counts {} battles instead of {}", i + 1, shard.tallies[i].all.runs(),
                               expected_runs(shard, i));
    return fingerprint_of(file) == file.fingerprint ? "" : "its fingerprint doesn't fit its contents";
}

/// The first key in which two requests differ, in words; empty if they are the same.
std::string difference(const Asked& here, const Asked& there, const std::string& file) {
    const data::Value a = data::write(here), b = data::write(there);
    for (std::size_t i = 0; i < a.entries().size(); ++i) {
        const std::string in_a = data::to_json(a.entries()[i].value),
                          in_b = data::to_json(b.entries()[i].value);
        if (in_a == in_b) continue;
        if (a.entries()[i].value.is_list())
            return fmt::format("its {} are others than in {}", a.entries()[i].key, file);
        return fmt::format("its {} is {}, in {} it is {}", a.entries()[i].key,
                           in_a.substr(0, in_a.size() - 1), file, in_b.substr(0, in_b.size() - 1));
    }
    return {};
}

/// Numbers with runs joined: "2, 5 to 9".
std::string ranges(const std::vector<int>& numbers) {
    std::vector<std::string> parts;
    for (std::size_t first = 0; first < numbers.size();) {
        std::size_t last = first;
        while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1) ++last;
        parts.push_back(first == last ? std::to_string(numbers[first])
                                      : fmt::format("{} to {}", numbers[first], numbers[last]));
        first = last + 1;
    }
    return join(parts);
}

void check_same_request(const std::vector<NamedShard>& shards, Diagnostics& diagnostics) {
    const NamedShard& first = shards.front();
    for (const NamedShard& one : shards) {
        std::string what = difference(one.shard.asked, first.shard.asked, first.file);
        if (what.empty() && one.shard.part.of != first.shard.part.of)
            what = fmt::format("it is one of {} shards, {} is one of {}", one.shard.part.of, first.file,
                               first.shard.part.of);
        if (!what.empty())
            diagnostics.error({one.file, 0, 0}, "is a shard of another request: " + what,
                              "join only shards that were made with the same command, program and data");
    }
}

void check_complete(const std::vector<NamedShard>& shards, Diagnostics& diagnostics) {
    std::map<int, std::string> files;
    for (const NamedShard& one : shards) {
        const auto [at, is_new] = files.emplace(one.shard.part.number, one.file);
        if (!is_new)
            diagnostics.error({one.file, 0, 0},
                              fmt::format("shard {} of {} is in {} already", one.shard.part.number,
                                          one.shard.part.of, at->second),
                              "name each shard once");
    }
    std::vector<int> missing;
    const int of = shards.front().shard.part.of;
    for (int number = 1; number <= of; ++number)
        if (!files.contains(number)) missing.push_back(number);
    if (!missing.empty())
        diagnostics.error({},
                          fmt::format("of {} {} missing: {}", counted(of, "shard", "shards"),
                                      missing.size() == 1 ? "one is" : "some are", ranges(missing)),
                          "make them with --shard k/n and name all files");
}

}  // namespace

std::string to_text(const Shard& shard) {
    File file = file_of(shard);
    file.fingerprint = fingerprint_of(file);
    return data::to_json(data::write(file));
}

std::optional<Shard> shard_from_text(const std::string& text, const std::string& name,
                                     Diagnostics& diagnostics) {
    const std::optional<data::Value> value = data::parse_yaml(text, name, diagnostics);
    if (!value || !check_format(*value, name, diagnostics)) return std::nullopt;
    File file;
    if (!data::read(*value, file, diagnostics)) return std::nullopt;
    Shard shard{file.request, {file.number, file.of}, file.milliseconds, file.tallies};
    const std::string why = damage(file, shard);
    if (why.empty()) return shard;
    diagnostics.error({name, 0, 0}, "is damaged: " + why, make_again);
    return std::nullopt;
}

std::optional<Result> join_shards(const std::vector<NamedShard>& shards, Diagnostics& diagnostics) {
    const int before = diagnostics.error_count();
    check_same_request(shards, diagnostics);
    if (diagnostics.error_count() == before) check_complete(shards, diagnostics);
    if (diagnostics.error_count() > before) return std::nullopt;
    Result result{shards.front().shard.asked, shards.front().shard.tallies, 0, {}};
    for (const NamedShard& one : shards) {
        result.milliseconds += one.shard.milliseconds;
        if (&one == &shards.front()) continue;
        for (std::size_t i = 0; i < result.tallies.size(); ++i) result.tallies[i] += one.shard.tallies[i];
    }
    return result;
}

}  // namespace muster::odds
