// The order of battle drawn on the ground: where each Body is wanted before anything stands in its way
//
#pragma once

#include <vector>

#include "rrtk/setup/room.hpp"

namespace muster::rrtk {

/// A Body and where it is wanted.
struct Station {
    const DraftBody* body = nullptr;
    WantedPlace wanted;
};

/// What an order of battle needs to know.
struct Drawing {
    const PlanChoice* plan = nullptr;
    const scenario::UnitSheet* commander = nullptr;
};

/// The stations of all Bodies in the order in which they are to be placed: the main line, skirmishers before
/// it, wings, reserve.
[[nodiscard]] std::vector<Station> draw_up(const std::vector<DraftBody>& bodies, const Drawing& drawing);

}  // namespace muster::rrtk
