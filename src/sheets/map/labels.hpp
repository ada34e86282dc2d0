// Names on the map: where they stand so that they never cross a base, each other or the frame.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "layout/measurer.hpp"
#include "sheets/map/pen.hpp"

namespace muster::sheets::map {

/// Words of a label in one type style.
struct LabelRun {
    std::string text;
    const layout::Style* style;
    layout::Colour colour;
    double before = 0;  ///< space to the run before it
};

/// A name and where it would like to stand.
struct Label {
    std::vector<LabelRun> runs;   ///< side by side on one baseline
    std::vector<LabelRun> brief;  ///< instead, where there is little room; empty = none
};

/// A label at its place.
struct PlacedLabel {
    std::vector<LabelRun> runs;
    std::vector<double> widths;  ///< of the runs
    Area box;                    ///< its ink, with ascenders and descenders
    double baseline = 0;         ///< below the box's upper edge, or right of its left edge where upright
    bool upright = false;        ///< turned a quarter to read from the bottom up
    std::optional<std::pair<Vec, Vec>> leader;
};

/// Finds room for labels, one after the other. The same input gives the same places.
class Labeller {
  public:
    /// Labels stay within `bounds`, at least `gap` from what they must not touch.
    Labeller(const Area& bounds, double gap, layout::TextMeasurer& measurer)
        : bounds_(bounds), gap_(gap), measurer_(measurer) {}

    /// What no label may touch: bases, bridges.
    void add_obstacle(const Quad& shape) { obstacles_.push_back({shape, shape.bounds()}); }
    /// A line that labels had better not cross.
    void add_line(Vec a, Vec b);

    /// Ground that labels had better not stand on.
    void add_ground(const Area& area) { grounds_.push_back(area); }

    /// Beside the shape made of `parts`: behind it (in the direction `behind`, up or down), at its sides,
    /// before it; else further off with a leader line to the nearest part. Finds a place as long as there is
    /// one on the map.
    std::optional<PlacedLabel> beside(const Label& label, const std::vector<Area>& parts, Vec behind);

    /// Within `area`, where it crosses least; else beside it. `upright` allows it to be turned.
    std::optional<PlacedLabel> within(const Label& label, const Area& area, bool upright);

    /// With its middle at one of `places` that is free, the earlier the better; else at the free place that
    /// is nearest to the first of them.
    std::optional<PlacedLabel> at_first_of(const Label& label, const std::vector<Vec>& places);

    [[nodiscard]] const std::vector<PlacedLabel>& placed() const { return placed_; }

    /// The width and height of a label's ink.
    [[nodiscard]] Vec size_of(const std::vector<LabelRun>& runs);

  private:
    struct Obstacle {
        Quad shape;
        Area box;
    };
    struct Candidate {
        Area box;
        double cost = 0;
        bool is_brief = false, upright = false;
        std::optional<std::pair<Vec, Vec>> leader;
    };
    [[nodiscard]] bool is_free(const Area& box) const;
    [[nodiscard]] bool leader_is_free(Vec a, Vec b) const;
    [[nodiscard]] double cost_at(const Area& box) const;
    void consider(std::optional<Candidate>& best, const Candidate& candidate) const;
    void consider_adjacent(std::optional<Candidate>& best, const Area& shape, Vec behind,
                           const Candidate& form) const;
    /// How consider_afar is to look for a place.
    struct Search {
        Candidate form;           ///< its size and what it costs at least
        bool with_leader = true;  ///< a leader line leads back to the nearest part
    };
    void consider_afar(std::optional<Candidate>& best, const std::vector<Area>& parts,
                       const Search& search) const;
    PlacedLabel take(const Label& label, const Candidate& candidate);

    Area bounds_;
    double gap_;
    layout::TextMeasurer& measurer_;
    std::vector<Obstacle> obstacles_;
    std::vector<std::pair<Vec, Vec>> lines_;
    std::vector<Area> grounds_;
    std::vector<PlacedLabel> placed_;
};

/// Draws a label and its leader line.
void draw_label(Plate& plate, const PlacedLabel& label);

/// Ink of `style` above the baseline (ascenders) and below it (descenders), in millimetres.
[[nodiscard]] double ink_above(const layout::Style& style);
[[nodiscard]] double ink_below(const layout::Style& style);

}  // namespace muster::sheets::map
