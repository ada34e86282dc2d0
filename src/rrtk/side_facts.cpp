#include "rrtk/side_facts.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "rrtk/army/army.hpp"

namespace muster::rrtk {

scenario::Asking asking() {
    return {50,
            400,
            2000,
            {{"recruit", "", "roll to the points"},
             {"rolls", "", "the list's number of rolls"},
             {"buy", "", "never above the points"}},
            {"auto", "never"}};
}

scenario::SideFacts side_facts(const scenario::Side& side) {
    const std::string captains = side.captains == 0 ? "" : counted(side.captains, "Captain", "Captains");
    scenario::SideFacts facts;
    facts.command = fmt::format("War Rating {}{}", side.war_rating, captains.empty() ? "" : ", " + captains);
    facts.strength = fmt::format("War Rating {}{}: activates {} each turn", side.war_rating,
                                 captains.empty() ? "" : " + " + captains,
                                 counted(side.war_rating + side.captains, "Body", "Bodies"));
    const int points = points_of(side) - side.points();
    if (points > 0) facts.leaders = fmt::format("{}: {} points", captains, points);
    return facts;
}

}  // namespace muster::rrtk
