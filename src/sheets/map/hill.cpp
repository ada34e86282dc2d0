#include <algorithm>

#include "sheets/map/terrain.hpp"

namespace muster::sheets::map {

namespace {

/// Where the light comes from on every engraved plate: the top left. This points away from it.
constexpr Vec away_from_light{0.7071, 0.7071};

constexpr int outline_places = 72;

/// A family of lines from the edge of the crest (0) to the foot of the hill (1).
class Slopes {
  public:
    Slopes(Line top, Line foot) : top_(std::move(top)), foot_(std::move(foot)) {}

    /// A place at `along` (in corners of the outline, wrapping round) and `down` the slope.
    [[nodiscard]] Vec at(double along, double down) const {
        const double size = static_cast<double>(top_.size());
        while (along < 0) along += size;
        while (along >= size) along -= size;
        const auto i = static_cast<std::size_t>(along);
        const std::size_t j = (i + 1) % top_.size();
        const double part = along - static_cast<double>(i);
        return lerp(lerp(top_[i], top_[j], part), lerp(foot_[i], foot_[j], part), down);
    }

    /// Places along the line `down` the slope, in corners of the outline, at even distances near `spacing`.
    [[nodiscard]] std::vector<double> steps(double down, double spacing) const {
        std::vector<double> lengths{0};
        for (std::size_t i = 0; i < top_.size(); ++i) {
            const auto along = static_cast<double>(i);
            lengths.push_back(lengths.back() + length(at(along + 1, down) - at(along, down)));
        }
        const int count = std::max(8, static_cast<int>(lengths.back() / spacing + 0.5));
        std::vector<double> result;
        std::size_t i = 0;
        for (int k = 0; k < count; ++k) {
            const double wanted = lengths.back() * k / count;
            while (i + 2 < lengths.size() && lengths[i + 1] < wanted) ++i;
            result.push_back(static_cast<double>(i) + (wanted - lengths[i]) / (lengths[i + 1] - lengths[i]));
        }
        return result;
    }

  private:
    Line top_, foot_;
};

/// One row of hachures from `from` to `to` down the slope.
struct Row {
    double from, to;
    double strength;  ///< 1 for the steepest row
};

void add_row(layout::Path& path, const Slopes& slopes, const Row& row, const Plate& plate, Scatter& scatter) {
    const HillForm& form = plate.form().hill;
    for (const double step : slopes.steps((row.from + row.to) / 2, form.spacing)) {
        const double along = step + scatter.between(-0.06, 0.06);
        const double depth = row.to - row.from;
        const double aside = scatter.between(-0.05, 0.05);
        const double late = depth * scatter.between(0, 0.14);
        const double early = depth * scatter.between(0, 0.2);
        const Vec a = slopes.at(along, row.from + late);
        const Vec b = slopes.at(along + aside, row.to - early);
        const double shadow = 0.5 + 0.5 * dot(unit(b - a), away_from_light);
        const double weight = row.strength * (1 - form.light * (1 - shadow));
        add_clear_taper(path, plate.clearing, {a, b, form.top * weight, form.foot * weight});
    }
}

void draw_hachures(Plate& plate, const Slopes& slopes, Scatter& scatter) {
    const HillForm& form = plate.form().hill;
    layout::Path path;
    for (int i = 0; i < form.rows; ++i) {
        const double depth = 1.0 / form.rows;
        const double from = std::max(0.02, i * depth - (i > 0 ? depth * form.overlap : 0));
        const double weaker = 0.45 * i / std::max(1, form.rows - 1);
        add_row(path, slopes, {from, std::min(0.985, (i + 1) * depth), 1 - weaker}, plate, scatter);
    }
    plate.fill(std::move(path), Tone::hill);
}

/// The edge of the crest: as far from the ridge line as units on it see, narrowing to nothing before the
/// foot.
Line crest_edge(const Area& area, double mm_per_inch) {
    const double half_width = area.width() / 2;
    const double x = std::max(half_width - 2.0 * mm_per_inch, half_width * 0.6);
    const double y = std::min(1.0 * mm_per_inch, area.height() * 0.16);
    const Vec half{x, y};
    Scatter none("", "");
    return natural_outline({area.centre() - half, area.centre() + half}, {0, 2, 2}, outline_places, none);
}

/// straight, along the long centre line, from end to end of the area. Dotted where it has left the
/// drawn hill.
void draw_ridge(Plate& plate, const Area& area, const Line& foot) {
    const double y = area.centre().y;
    const Vec from{foot[outline_places / 2].x, y};
    const Vec to{foot[0].x, y};
    layout::Path solid, dots;
    for (const auto& [a, b] : clear_runs(plate.clearing, from, to)) add_segment(solid, a, b);
    for (const auto& [a, b] : clear_runs(plate.clearing, {area.low.x, y}, from)) add_segment(dots, a, b);
    for (const auto& [a, b] : clear_runs(plate.clearing, to, {area.high.x, y})) add_segment(dots, a, b);
    const HillForm& form = plate.form().hill;
    plate.stroke(std::move(dots), {form.crest * 0.8, Tone::hill, {0.02, form.crest * 2.2}, true});
    plate.stroke(std::move(solid), {form.crest, Tone::hill, {}, true});
}

}  // namespace

void draw_hill(Plate& plate, const Area& area, Scatter scatter) {
    const HillForm& form = plate.form().hill;
    const Area within = area.grown(-form.outline);
    const Line foot = natural_outline(within, {form.roughness, 2, 6}, outline_places, scatter);
    const Line top = crest_edge(area, plate.mm_per_inch());

    layout::Path ground, crest;
    add_curve(ground, foot, true);
    add_curve(crest, top, true);
    plate.fill_and_stroke(std::move(ground), Tone::hill_tint, {form.outline, Tone::hill, {}, false});
    plate.fill(std::move(crest), Tone::hill_top);
    draw_hachures(plate, Slopes(top, foot), scatter);
    draw_ridge(plate, area, foot);
}

}  // namespace muster::sheets::map
