#include "cli/rulesets.hpp"

#include <algorithm>
#include <array>
#include <filesystem>

#include "cli/exit_code.hpp"
#include "ral/ruleset.hpp"
#include "rrtk/ruleset.hpp"

namespace muster::cli {

namespace {

using Load = std::unique_ptr<scenario::Ruleset> (*)(const std::string& directory, Diagnostics& diagnostics,
                                                    const std::vector<std::string>& only);
using CheckList = void (*)(const std::string& directory, const std::string& path, Diagnostics& diagnostics);

/// A rule set, and what its data are known by.
struct Entry {
    const char* id;
    const char* file;      ///< of its data folder
    const char* list_key;  ///< of its army lists
    Load load;
    CheckList check_list;
};

constexpr std::array registry{
    Entry{"rrtk", "reactions.yaml", "recruiting-rolls", rrtk::load_ruleset, rrtk::check_list},
    Entry{"ral", "rules.yaml", "era", ral::load_ruleset, ral::check_list},
};

const Entry& entry(const std::string& id) { return *std::ranges::find(registry, id, &Entry::id); }

template <class Known>
std::optional<std::string> id_where(const Known& known) {
    for (const Entry& one : registry)
        if (known(one)) return one.id;
    return std::nullopt;
}

}  // namespace

std::vector<std::string> ruleset_ids() {
    std::vector<std::string> ids;
    for (const Entry& one : registry) ids.emplace_back(one.id);
    return ids;
}

std::unique_ptr<scenario::Ruleset> load_ruleset(const std::string& id, const std::string& home,
                                                const std::vector<std::string>& only) {
    Diagnostics faults;
    std::unique_ptr<scenario::Ruleset> ruleset = entry(id).load(home + "/data/" + id, faults, only);
    if (!ruleset) throw DataError(faults);
    return ruleset;
}

std::optional<std::string> ruleset_in(const std::string& folder) {
    return id_where(
        [&](const Entry& one) { return std::filesystem::exists(std::filesystem::path(folder) / one.file); });
}

std::unique_ptr<scenario::Ruleset> load_ruleset_from(const std::string& id, const std::string& folder,
                                                     Diagnostics& diagnostics) {
    return entry(id).load(folder, diagnostics, {});
}

std::optional<std::string> ruleset_of_list(const data::Value& document) {
    return id_where([&](const Entry& one) { return document.find(one.list_key) != nullptr; });
}

void check_list(const std::string& id, const std::string& home, const std::string& path,
                Diagnostics& diagnostics) {
    entry(id).check_list(home + "/data/" + id, path, diagnostics);
}

}  // namespace muster::cli
