// The keys of scenario.yaml: one field table for each type of scenario.hpp, and for the types of dice and
// tabletop that stand in it.
#pragma once

#include "data/fields.hpp"
#include "scenario/scenario.hpp"

namespace muster::tabletop {

[[nodiscard]] const data::Fields<Point>& fields_of(const Point*);  ///< x, y
[[nodiscard]] const data::Fields<Rect>& fields_of(const Rect*);    ///< x, y, width, height
[[nodiscard]] const data::Fields<Pose>& fields_of(const Pose*);    ///< x, y, facing
[[nodiscard]] const data::Fields<Base>& fields_of(const Base*);    ///< width, depth
[[nodiscard]] const data::Fields<Board>& fields_of(const Board*);  ///< width, height

}  // namespace muster::tabletop

namespace muster::dice {

[[nodiscard]] const data::Fields<RollRecord>& fields_of(const RollRecord*);

}  // namespace muster::dice

namespace muster::scenario {

[[nodiscard]] const data::Names<SideColour>& names_of(SideColour);
[[nodiscard]] const data::Names<Source>& names_of(Source);
[[nodiscard]] const data::Fields<UnitSheet>& fields_of(const UnitSheet*);
[[nodiscard]] const data::Fields<Body>& fields_of(const Body*);
[[nodiscard]] const data::Fields<Arms>& fields_of(const Arms*);
[[nodiscard]] const data::Fields<Side>& fields_of(const Side*);
[[nodiscard]] const data::Fields<TerrainPiece>& fields_of(const TerrainPiece*);
[[nodiscard]] const data::Fields<Batch>& fields_of(const Batch*);
[[nodiscard]] const data::Fields<Request>& fields_of(const Request*);
[[nodiscard]] const data::Fields<Fairness>& fields_of(const Fairness*);
[[nodiscard]] const data::Fields<Chances>& fields_of(const Chances*);
[[nodiscard]] const data::Fields<Scenario>& fields_of(const Scenario*);
[[nodiscard]] const data::Names<Going>& names_of(Going);
[[nodiscard]] const data::Fields<Leg>& fields_of(const Leg*);
[[nodiscard]] const data::Fields<StoryMove>& fields_of(const StoryMove*);
[[nodiscard]] const data::Fields<StoryShot>& fields_of(const StoryShot*);
[[nodiscard]] const data::Fields<StoryHits>& fields_of(const StoryHits*);
[[nodiscard]] const data::Fields<StoryLoss>& fields_of(const StoryLoss*);
[[nodiscard]] const data::Fields<UnitsOf>& fields_of(const UnitsOf*);
[[nodiscard]] const data::Fields<StoryTurn>& fields_of(const StoryTurn*);
[[nodiscard]] const data::Fields<Opening>& fields_of(const Opening*);

}  // namespace muster::scenario
