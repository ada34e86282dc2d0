#include "rrtk/commanders.hpp"

#include "rrtk/battle/commanders.hpp"

namespace muster::rrtk {

std::vector<scenario::Named> commanders() {
    return {{"plain", "Plain", "Goes for the nearest enemy, shoots when able, holds formation."}};
}

std::unique_ptr<battle::Commander> commander_named(const std::string& id, const Seat& /*seat*/) {
    if (id == "plain") return std::make_unique<battle::PlainCommander>();
    return nullptr;
}

}  // namespace muster::rrtk
