#include "data/fingerprint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <vector>

#include "data/files.hpp"

namespace muster::data {

std::string fingerprint(std::string_view bytes) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char c : bytes) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 0x100000001b3U;
    }
    return fmt::format("{:016x}", hash);
}

std::optional<std::string> fingerprint_of_folder(const std::string& directory, Diagnostics& diagnostics) {
    std::error_code fault;
    std::vector<std::string> names;
    for (std::filesystem::recursive_directory_iterator at(directory, fault), end; !fault && at != end;
         at.increment(fault))
        if (at->is_regular_file(fault)) names.push_back(at->path().lexically_relative(directory).string());
    if (fault) {
        diagnostics.error({directory, 0, 0}, "can't be listed: " + fault.message(),
                          "check the folder's name");
        return std::nullopt;
    }
    std::ranges::sort(names);
    std::string all;
    for (const std::string& name : names) {
        const std::optional<std::string> bytes = read_file(directory + "/" + name, diagnostics);
        if (!bytes) return std::nullopt;
        all += name + "\n" + fingerprint(*bytes) + "\n";
    }
    return fingerprint(all);
}

}  // namespace muster::data
