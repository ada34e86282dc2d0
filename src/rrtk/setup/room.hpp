// Room for Bodies: finds the legal place nearest to where a Body is wanted. Fronts and left ends stand on
// quarter inches, so that they can be measured out.
#pragma once

#include <optional>
#include <vector>

#include "rrtk/setup/formation.hpp"
#include "rrtk/setup/ground.hpp"

namespace muster::rrtk {

/// Bodies that are not meant to be one stand further apart than bases in contact, so that it can be
/// seen.
inline constexpr Inches gap_between_bodies = Inches::thousandths(200);

/// Where a Body is wanted, in the view of its side.
struct WantedPlace {
    tabletop::Point front_left;
    std::size_t columns = 1;
    Inches from, to;  ///< it stays between these, from left to right
};

/// A Body at its place, in the view of its side.
struct StandingBody {
    DraftBody body;
    Formation formation;
    tabletop::Point front_left;
    tabletop::Rect outline;
};

/// The ground of one side with the Bodies that stand on it already.
class Room {
  public:
    /// `commander` stands in the second rank of his Body.
    Room(const Ground& ground, const scenario::UnitSheet* commander)
        : ground_(ground), commander_(commander) {}

    /// Puts a Body at the legal place nearest to where it is wanted: sideways counts once, backwards twice,
    /// each column more or fewer as two inches. False if there is no legal place.
    bool place(const DraftBody& body, const WantedPlace& wanted);

    /// True if there is a legal place for one more unit, anywhere in its zone.
    [[nodiscard]] bool has_place_for(const scenario::UnitSheet& unit) const;

    [[nodiscard]] const std::vector<StandingBody>& standing() const { return standing_; }

  private:
    struct Search;
    [[nodiscard]] static Search search_for(const DraftBody& body, const WantedPlace& wanted);
    [[nodiscard]] bool legal(const Search& search, const Formation& formation,
                             tabletop::Point front_left) const;
    void search_row(Search& search, const Formation& formation, std::int64_t row_cost, Inches front) const;
    void search_columns(Search& search, std::size_t columns) const;

    const Ground& ground_;
    const scenario::UnitSheet* commander_;
    std::vector<StandingBody> standing_;
};

/// `length` to a whole quarter of an inch, away from or towards zero. \pre length >= 0
[[nodiscard]] Inches tape_up(Inches length);
[[nodiscard]] Inches tape_down(Inches length);

}  // namespace muster::rrtk
