#include "cli/home.hpp"

#include <cstdlib>
#include <filesystem>
#include <vector>

#include "base/text.hpp"
#include "cli/exit_code.hpp"

namespace muster::cli {

namespace {

namespace fs = std::filesystem;

bool is_home(const fs::path& folder) {
    std::error_code ignored;
    for (const char* part : {"data", "templates", "fonts"})
        if (!fs::is_directory(folder / part, ignored)) return false;
    return true;
}

[[noreturn]] void give_up(const std::vector<std::string>& tried) {
    Diagnostics faults;
    faults.error({}, "the folders data, templates and fonts are not in " + join_sentence(tried),
                 "set MUSTER_HOME to the folder that holds them");
    throw DataError(faults);
}

}  // namespace

std::string find_home() {
    if (const char* named = std::getenv("MUSTER_HOME"); named != nullptr && *named != '\0') {
        if (!is_home(named)) give_up({named});
        return named;
    }
    std::error_code unknown;
    const fs::path program = fs::read_symlink("/proc/self/exe", unknown);
    const fs::path shared = program.parent_path().parent_path() / "share" / "muster";
    if (!unknown && is_home(shared)) return shared.string();
    if (is_home(MUSTER_DATA_DIR)) return MUSTER_DATA_DIR;
    give_up({shared.string(), MUSTER_DATA_DIR});
}

}  // namespace muster::cli
