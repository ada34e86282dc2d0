#include "cli/rulesets.hpp"

#include "cli/exit_code.hpp"
#include "rrtk/ruleset.hpp"

namespace muster::cli {

std::vector<std::string> ruleset_ids() { return {"rrtk"}; }

std::unique_ptr<scenario::Ruleset> load_ruleset(const std::string& id, const std::string& home,
                                                const std::vector<std::string>& only) {
    Diagnostics faults;
    std::unique_ptr<scenario::Ruleset> ruleset = rrtk::load_ruleset(home + "/data/" + id, faults, only);
    if (!ruleset) throw DataError(faults);
    return ruleset;
}

}  // namespace muster::cli
