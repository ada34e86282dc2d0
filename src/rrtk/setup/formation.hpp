// The shape of a Body: its units in ranks, shoulder to shoulder.
#pragma once

#include <vector>

#include "rrtk/setup/bodies.hpp"

namespace muster::rrtk {

/// A unit of a formation, by the place of its base.
struct PlacedUnit {
    const scenario::UnitSheet* unit;
    tabletop::Rect area;
};

/// Units in ranks. Ranks touch each other, and so do the bases of a rank; a short rank stands in the middle.
class Formation {
  public:
    /// Forms a Body up with so many units abreast. `commander`, if he is one of them, stands in the middle of
    /// the second rank, or of the only one. \pre columns >= 1
    Formation(const DraftBody& body, std::size_t columns, const scenario::UnitSheet* commander);

    [[nodiscard]] const std::vector<Units>& ranks() const { return ranks_; }
    /// True if all ranks are of one length, so that the bases fill the outline.
    [[nodiscard]] bool is_full() const;
    [[nodiscard]] Inches width() const;
    [[nodiscard]] Inches depth() const;

    /// The places of all bases when the front edge's left end stands at `front_left`, in the view of the
    /// side.
    [[nodiscard]] std::vector<PlacedUnit> at(tabletop::Point front_left) const;

    /// The smallest rectangle around all bases.
    [[nodiscard]] tabletop::Rect outline(tabletop::Point front_left) const;

  private:
    void add_ranks(Units units, std::size_t columns, const scenario::UnitSheet* commander);

    std::vector<Units> ranks_;
    tabletop::Base base_;
    std::size_t columns_ = 0;  ///< units in the longest rank
};

}  // namespace muster::rrtk
