// Where in its zone a unit may stand (RAL-044; which ground is closed is TR-05's, the gap between units
// ours).
#pragma once

#include <optional>
#include <vector>

#include "ral/book/rulebook.hpp"
#include "scenario/scenario.hpp"

namespace muster::ral {

/// The deployment zone of the side that sits at the lower edge; of the other one if `upper`.
[[nodiscard]] tabletop::Rect zone_of(const Rules& rules, const tabletop::Board& board, bool upper);

/// True if a unit of that type may stand on that piece: woods are for peasants, nobody stands on a wall, a
/// hedge or in a river.
[[nodiscard]] bool may_stand(const Rules& rules, const TroopType& type, const scenario::TerrainPiece& piece);

/// The room of one side, seen from its own edge; what stands in it already is remembered.
class Room {
  public:
    /// `upper`: the side sits at the upper edge, and sees the table turned.
    Room(const Rules& rules, const scenario::Scenario& scenario, bool upper, Inches gap);

    /// The free place nearest to `wish`, steps forward and back counted twice, and takes it; nothing if there
    /// is none in the zone. \pre the base stands square to the table
    std::optional<tabletop::Point> take(const TroopType& type, tabletop::Base base, tabletop::Point wish);

  private:
    [[nodiscard]] bool is_free(const std::vector<tabletop::Rect>& closed, const tabletop::Rect& base) const;

    const Rules& rules_;
    tabletop::Rect zone_;
    Inches gap_;
    std::vector<scenario::TerrainPiece> ground_;
    std::vector<tabletop::Rect> taken_;  ///< grown by the gap
};

}  // namespace muster::ral
