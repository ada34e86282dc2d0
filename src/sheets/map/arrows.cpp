#include "sheets/map/arrows.hpp"

#include <algorithm>
#include <cmath>

#include "sheets/map/bases.hpp"
#include "sheets/map/plan_picture.hpp"

namespace muster::sheets::map {

using scenario::Going;
using scenario::StoryMove;

namespace {

/// Moves whose units keep their distances all the way.
using Party = std::vector<const StoryMove*>;

Vec start_of(const View& view, const StoryMove& move) {
    return view.at(move.from ? move.from->centre : move.legs.front().to.centre);
}

bool go_together(const View& view, const StoryMove& a, const StoryMove& b) {
    if (a.side != b.side || a.legs.size() != b.legs.size()) return false;
    const double apart = length(start_of(view, a) - start_of(view, b));
    if (apart > view.mm_per_inch * 2.6) return false;
    const double slack = view.mm_per_inch * 0.2;
    for (std::size_t i = 0; i < a.legs.size(); ++i) {
        if (a.legs[i].how != b.legs[i].how) return false;
        const double then = length(view.at(a.legs[i].to.centre) - view.at(b.legs[i].to.centre));
        if (std::abs(then - apart) > slack) return false;
    }
    return true;
}

std::vector<Party> parties_of(const scenario::StoryTurn& turn, const View& view) {
    std::vector<Party> parties;
    for (const StoryMove& move : turn.moves) {
        // A unit can link two parties that were none of each other's before.
        Party joined{&move};
        std::erase_if(parties, [&](const Party& party) {
            const bool near = std::ranges::any_of(
                party, [&](const StoryMove* one) { return go_together(view, *one, move); });
            if (near) joined.insert(joined.end(), party.begin(), party.end());
            return near;
        });
        parties.push_back(std::move(joined));
    }
    return parties;
}

Vec mean_at(const Party& party, const View& view, std::size_t leg) {
    Vec sum;
    for (const StoryMove* move : party)
        sum = sum + (leg == 0 ? start_of(view, *move) : view.at(move->legs[leg - 1].to.centre));
    return sum * (1.0 / static_cast<double>(party.size()));
}

/// How far the bases reach back from their mean against the direction in which they came.
double depth_behind(const Party& party, const scenario::Scenario& scenario, const View& view, Vec end,
                    Vec along) {
    double depth = 0;
    for (const StoryMove* move : party) {
        const scenario::UnitSheet* unit = scenario.side(move->side).unit(move->unit);
        if (unit == nullptr) continue;
        const Quad base = view.base(move->base.value_or(unit->base), move->legs.back().to);
        for (const Vec& corner : base.corner) depth = std::max(depth, -dot(corner - end, along));
    }
    return depth;
}

/// Where the way from a place on the table leaves it. \pre `table` holds `from` and not `to`
Vec leaving(const Area& table, Vec from, Vec to) {
    double part = 1;
    const auto reach = [&](double at, double end, double low, double high) {
        if (end < low) part = std::min(part, (low - at) / (end - at));
        if (end > high) part = std::min(part, (high - at) / (end - at));
    };
    reach(from.x, to.x, table.low.x, table.high.x);
    reach(from.y, to.y, table.low.y, table.high.y);
    return lerp(from, to, part);
}

void add_stretches(const Party& party, const scenario::Scenario& scenario, const View& view,
                   std::vector<Stretch>& stretches) {
    const std::vector<scenario::Leg>& legs = party.front()->legs;
    Vec at = mean_at(party, view, 0);
    const std::size_t first = stretches.size();
    for (std::size_t i = 0; i < legs.size(); ++i) {
        const Vec to = mean_at(party, view, i + 1);
        const bool goes_on = stretches.size() > first && stretches.back().how == legs[i].how;
        if (!goes_on) stretches.push_back({party.front()->side, legs[i].how, {at}, 0, true});
        if (length(to - at) > 0.05) stretches.back().way.push_back(to);
        at = to;
    }
    stretches.erase(std::remove_if(stretches.begin() + static_cast<std::ptrdiff_t>(first), stretches.end(),
                                   [](const Stretch& one) { return one.way.size() < 2; }),
                    stretches.end());
    for (std::size_t i = first; i + 1 < stretches.size(); ++i) stretches[i].last = false;
    if (stretches.size() == first) return;
    Stretch& end = stretches.back();
    const Vec along = unit(end.way.back() - end.way[end.way.size() - 2]);
    end.back_off = depth_behind(party, scenario, view, end.way.back(), along);
    // Who leaves the table is drawn to its edge.
    const Area table = view.area(scenario.board.area());
    const Vec before = end.way[end.way.size() - 2];
    if (!table.holds(before) || table.holds(end.way.back())) return;
    end.way.back() = leaving(table, before, end.way.back());
    end.back_off = 0;
}

}  // namespace

std::vector<Stretch> stretches_of(const scenario::StoryTurn& turn, const scenario::Scenario& scenario,
                                  const View& view) {
    std::vector<Stretch> stretches;
    for (const Party& party : parties_of(turn, view)) add_stretches(party, scenario, view, stretches);
    return stretches;
}

Nib nib_of(Going how, scenario::SideColour side) {
    const Tone tone = tones_of(side).line;
    switch (how) {
        case Going::march: return {0.4, tone, {}, false};
        case Going::charge: return {0.85, tone, {}, false};
        case Going::chase: return {0.6, tone, {1.6, 0.5}, false};
        case Going::driven: return {0.4, tone, {0.9, 0.6}, false};
        case Going::flight: return {0.4, tone, {0.05, 0.8}, true};
    }
    return {};
}

void draw_stretch(Plate& plate, const Stretch& stretch) {
    constexpr double least = 0.8;  // of an arrow to be seen
    const Nib nib = nib_of(stretch.how, stretch.side);
    Line way = stretch.way;
    const Vec before = way[way.size() - 2], end = way.back();
    const Vec along = unit(end - before);
    double left = length(end - before) - stretch.back_off;
    if (way.size() == 2 && left < least) return;
    left = std::max(left, 0.0);
    way.back() = before + along * left;
    if (!stretch.last || left < least) {
        layout::Path path;
        add_line(path, way, false);
        plate.stroke(std::move(path), nib);
        return;
    }
    if (way.size() > 2) {
        layout::Path path;
        add_line(path, Line(way.begin(), way.end() - 1), false);
        plate.stroke(std::move(path), nib);
    }
    draw_arrow(plate, before, way.back(), nib, small_head);
}

}  // namespace muster::sheets::map
