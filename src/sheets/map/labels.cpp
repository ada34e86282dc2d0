#include "sheets/map/labels.hpp"

#include <algorithm>
#include <cmath>

namespace muster::sheets::map {

namespace {

// What a label costs beyond its place: the least wins, the first of equals.
constexpr double cost_of_line = 2;     ///< each line it crosses
constexpr double cost_of_ground = 6;   ///< each piece of ground that it had better leave alone
constexpr double cost_of_brief = 3.5;  ///< the short form instead of the long one
constexpr double cost_of_leader = 12;  ///< a leader line at all
constexpr double cost_of_mm = 0.8;     ///< each millimetre of it

/// A box of `size` around `middle`.
Area around(Vec middle, Vec size) { return {middle - size * 0.5, middle + size * 0.5}; }

/// The place in `area` that is nearest to `p`.
Vec nearest_in(const Area& area, Vec p) {
    return {std::clamp(p.x, area.low.x, area.high.x), std::clamp(p.y, area.low.y, area.high.y)};
}

Vec nearest_in(const std::vector<Area>& parts, Vec p) {
    Vec best = nearest_in(parts.front(), p);
    for (const Area& part : parts) {
        const Vec place = nearest_in(part, p);
        if (length(place - p) < length(best - p)) best = place;
    }
    return best;
}

Area around_all(const std::vector<Area>& parts) {
    Line corners;
    for (const Area& part : parts) {
        corners.push_back(part.low);
        corners.push_back(part.high);
    }
    return bounds(corners);
}

/// Places on the border of `box`, `step` apart.
std::vector<Vec> border_places(const Area& box, double step) {
    std::vector<Vec> places;
    for (double x = box.low.x; x < box.high.x; x += step) {
        places.push_back({x, box.low.y});
        places.push_back({x, box.high.y});
    }
    for (double y = box.low.y; y < box.high.y; y += step) {
        places.push_back({box.low.x, y});
        places.push_back({box.high.x, y});
    }
    return places;
}

double em(const layout::Style& style) { return layout::points(style.font.size_pt).value; }

}  // namespace

double ink_above(const layout::Style& style) { return em(style) * 0.74; }

double ink_below(const layout::Style& style) { return em(style) * 0.26; }

Vec Labeller::size_of(const std::vector<LabelRun>& runs) {
    Vec size;
    double above = 0, below = 0;
    for (const LabelRun& run : runs) {
        size.x += run.before + measurer_.width(run.text, run.style->font).value;
        above = std::max(above, ink_above(*run.style));
        below = std::max(below, ink_below(*run.style));
    }
    size.y = above + below;
    return size;
}

void Labeller::add_line(Vec a, Vec b) {
    const std::pair line = a.x < b.x || (a.x == b.x && a.y < b.y) ? std::pair(a, b) : std::pair(b, a);
    if (std::find(lines_.begin(), lines_.end(), line) == lines_.end()) lines_.push_back(line);
}

bool Labeller::is_free(const Area& box) const {
    const Area wanted = box.grown(gap_);
    if (!bounds_.holds(wanted)) return false;
    const Quad shape = quad(wanted);
    for (const Obstacle& obstacle : obstacles_)
        if (overlap(obstacle.box, wanted) && overlap(obstacle.shape, shape)) return false;
    for (const PlacedLabel& label : placed_) {
        if (overlap(label.box, wanted)) return false;
        if (label.leader && meets(shape, label.leader->first, label.leader->second, 0)) return false;
    }
    return true;
}

bool Labeller::leader_is_free(Vec a, Vec b) const {
    for (const Obstacle& obstacle : obstacles_)
        if (meets(obstacle.shape, lerp(a, b, 0.001), b, -0.01)) return false;
    for (const PlacedLabel& label : placed_)
        if (meets(quad(label.box), a, b, gap_)) return false;
    return true;
}

double Labeller::cost_at(const Area& box) const {
    const Quad shape = quad(box);
    const auto crossed = [&](const auto& line) { return meets(shape, line.first, line.second, 0.2); };
    const auto stands_on = [&](const Area& ground) { return overlap(ground, box); };
    return cost_of_line * static_cast<double>(std::count_if(lines_.begin(), lines_.end(), crossed)) +
           cost_of_ground * static_cast<double>(std::count_if(grounds_.begin(), grounds_.end(), stands_on));
}

void Labeller::consider(std::optional<Candidate>& best, const Candidate& candidate) const {
    if (best && candidate.cost >= best->cost) return;
    if (!is_free(candidate.box)) return;
    if (candidate.leader && !leader_is_free(candidate.leader->first, candidate.leader->second)) return;
    Candidate full = candidate;
    full.cost += cost_at(candidate.box);
    if (!best || full.cost < best->cost) best = full;
}

/// The box of `form` gives the size; its place is of no matter.
void Labeller::consider_adjacent(std::optional<Candidate>& best, const Area& shape, Vec behind,
                                 const Candidate& form) const {
    const Vec size{form.box.width(), form.box.height()};
    const Vec half = size * 0.5;
    const Vec middle = shape.centre();
    const double off = gap_ * 1.3;
    const double above = shape.low.y - off - half.y;
    const double below = shape.high.y + off + half.y;
    const double back = behind.y < 0 ? above : below;
    const double front = behind.y < 0 ? below : above;
    const double left = shape.low.x + half.x;
    const double right = shape.high.x - half.x;
    const Vec places[] = {{middle.x, back},
                          {left, back},
                          {right, back},
                          {shape.low.x - off - half.x, middle.y},
                          {shape.high.x + off + half.x, middle.y},
                          {shape.low.x - off - half.x, back - behind.y * half.y},
                          {shape.high.x + off + half.x, back - behind.y * half.y},
                          {middle.x, front},
                          {left, front},
                          {right, front}};
    double cost = form.cost;
    for (const Vec place : places) {
        Candidate candidate = form;
        candidate.box = around(place, size);
        candidate.cost = cost;
        cost += 0.4;
        consider(best, candidate);
    }
}

void Labeller::consider_afar(std::optional<Candidate>& best, const std::vector<Area>& parts,
                             const Search& search) const {
    const Area shape = around_all(parts);
    const Vec size{search.form.box.width(), search.form.box.height()};
    constexpr double step = 1.5;
    // Rings around the shape, wider and wider: the nearest free place is found first, and once a ring costs
    // more than the best place known there is no need to look further.
    const double widest = std::max(bounds_.width(), bounds_.height());
    for (double ring = 2; ring < widest; ring += step) {
        const double least = search.form.cost + cost_of_leader + cost_of_mm * ring;
        if (best && best->cost <= least) return;
        const Area path = Area{shape.low - size * 0.5, shape.high + size * 0.5}.grown(ring);
        for (const Vec place : border_places(path, step)) {
            Candidate candidate = search.form;
            candidate.box = around(place, size);
            const Vec end = nearest_in(parts, place);
            const Vec start = nearest_in(candidate.box.grown(gap_ * 0.6), end);
            if (search.with_leader) candidate.leader = std::pair(end, start);
            candidate.cost = least + 0.1 * length(end - start);
            consider(best, candidate);
        }
    }
}

PlacedLabel Labeller::take(const Label& label, const Candidate& candidate) {
    PlacedLabel result;
    result.runs = candidate.is_brief ? label.brief : label.runs;
    double above = 0;
    for (const LabelRun& run : result.runs) {
        result.widths.push_back(measurer_.width(run.text, run.style->font).value);
        above = std::max(above, ink_above(*run.style));
    }
    result.box = candidate.box;
    result.upright = candidate.upright;
    result.baseline = above;
    result.leader = candidate.leader;
    placed_.push_back(result);
    return result;
}

std::optional<PlacedLabel> Labeller::beside(const Label& label, const std::vector<Area>& parts, Vec behind) {
    const Area shape = around_all(parts);
    std::optional<Candidate> best;
    Candidate full;
    full.box = around({}, size_of(label.runs));
    consider_adjacent(best, shape, behind, full);
    Candidate brief;
    if (!label.brief.empty()) {
        brief.box = around({}, size_of(label.brief));
        brief.is_brief = true;
        brief.cost = cost_of_brief;
        consider_adjacent(best, shape, behind, brief);
    }
    if (!best || best->cost > cost_of_leader) consider_afar(best, parts, {full, true});
    if (!best && brief.is_brief) consider_afar(best, parts, {brief, true});
    if (!best) return std::nullopt;
    return take(label, *best);
}

std::optional<PlacedLabel> Labeller::within(const Label& label, const Area& area, bool upright) {
    std::optional<Candidate> best;
    const Vec size = size_of(label.runs);
    for (const bool turn : {false, true}) {
        if (turn && !upright) continue;
        const Vec space = turn ? Vec{size.y, size.x} : size;
        const Vec room{area.width() - space.x - 2 * gap_, area.height() - space.y - 2 * gap_};
        if (room.x < 0 || room.y < 0) continue;
        constexpr int steps = 12;
        for (int i = 0; i <= steps; ++i)
            for (int k = 0; k <= steps; ++k) {
                const Vec share{static_cast<double>(i) / steps, static_cast<double>(k) / steps};
                Candidate candidate;
                candidate.upright = turn;
                const Vec low = area.low + Vec{gap_, gap_} + Vec{room.x * share.x, room.y * share.y};
                candidate.box = {low, low + space};
                // Best in the upper middle, where the eye looks for a name.
                candidate.cost = 3 * std::abs(share.x - 0.5) + 3 * std::abs(share.y - 0.3);
                consider(best, candidate);
            }
        if (best) break;
    }
    if (best) return take(label, *best);
    return beside(label, {area}, {0, -1});
}

std::optional<PlacedLabel> Labeller::at_first_of(const Label& label, const std::vector<Vec>& places) {
    const Vec size = size_of(label.runs);
    std::optional<Candidate> best;
    double cost = 0;
    for (const Vec place : places) {
        Candidate candidate;
        candidate.box = around(place, size);
        candidate.cost = cost;
        cost += cost_of_line * 0.75;
        consider(best, candidate);
    }
    Candidate anywhere;
    anywhere.box = around({}, size);
    if (!best) consider_afar(best, {Area{places.front(), places.front()}}, {anywhere, false});
    if (!best) return std::nullopt;
    return take(label, *best);
}

namespace {

void draw_runs(layout::Frame& frame, Vec baseline, const PlacedLabel& label) {
    for (std::size_t i = 0; i < label.runs.size(); ++i) {
        const LabelRun& run = label.runs[i];
        baseline.x += run.before;
        frame.items.emplace_back(layout::TextItem{point(baseline), run.text, run.style->font, run.colour,
                                                  layout::Mm{label.widths[i]}});
        baseline.x += label.widths[i];
    }
}

}  // namespace

void draw_label(Plate& plate, const PlacedLabel& label) {
    if (label.leader) {
        layout::Path path;
        add_segment(path, label.leader->first, label.leader->second);
        plate.stroke(std::move(path), {plate.form().labels.leader, Tone::ink, {}, true});
    }
    if (!label.upright) {
        draw_runs(plate.frame(), label.box.low + Vec{0, label.baseline}, label);
        return;
    }
    // Reads from the bottom up: its baseline runs along x = low + baseline.
    layout::Frame turned;
    draw_runs(turned, {0, 0}, label);
    layout::Group group;
    group.offset = point({label.box.low.x + label.baseline, label.box.high.y});
    group.turn_degrees = -90;
    group.items = std::move(turned.items);
    plate.frame().items.emplace_back(std::move(group));
}

}  // namespace muster::sheets::map
