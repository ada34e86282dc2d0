#include "sheets/map/plan_picture.hpp"

#include <algorithm>

#include "sheets/map/bases.hpp"
#include "sheets/map/border.hpp"
#include "sheets/map/naming.hpp"

namespace muster::sheets::map {

View plain_view(const tabletop::Board& board, layout::Size size) {
    constexpr double room = 0.4;
    const double width = size.width.value - 2 * room, height = size.height.value - 2 * room;
    View view;
    view.mm_per_inch = std::min(width / board.width.to_double(), height / board.height.to_double());
    view.origin = {room, room + view.mm(board.height)};
    return view;
}

void draw_arrow(Plate& plate, Vec from, Vec to, const Nib& nib, double head) {
    const double far = length(to - from), reach = std::min(far, (nib.width * 3.2 + 1) * head);
    if (far <= 0) return;
    const Vec along = unit(to - from), neck = to - along * reach;
    layout::Path shaft;
    add_segment(shaft, from, neck);
    plate.stroke(std::move(shaft), nib);
    layout::Path tip;
    add_line(tip, {to, neck + right_of(along) * (reach * 0.5), neck - right_of(along) * (reach * 0.5)}, true);
    plate.fill(std::move(tip), nib.tone);
}

layout::Frame draw_plan(const scenario::Scenario& scenario, scenario::SideColour side,
                        const std::vector<scenario::Thrust>& thrusts, layout::Size size, const Look& look) {
    const View view = plain_view(scenario.board, size);
    const Area table = view.area(scenario.board.area());
    layout::Frame frame;
    frame.size = {size.width, layout::Mm{table.height() + 0.8}};
    Plate plate(frame, look, view.mm_per_inch);
    draw_ground(plate, table);
    for (const Standing& standing : standing_units(scenario, view)) plate.clearing.add(standing.quad, 0.3);
    draw_terrain(plate, scenario, view);
    draw_sections(plate, table);
    for (const Standing& standing : standing_units(scenario, view)) {
        const SideTones tones = tones_of(standing.side);
        layout::Path base;
        add_quad(base, standing.quad);
        plate.fill_and_stroke(std::move(base), tones.tint, {look.form.bases.line, Tone::ink, {}, false});
    }
    for (const scenario::Thrust& thrust : thrusts) {
        Nib nib{0.7, tones_of(side).line, {}, false};
        if (thrust.held_back) nib.dash = {1.6, 1.0};
        draw_arrow(plate, view.at(thrust.from), view.at(thrust.to), nib);
    }
    layout::Path edge;
    add_area(edge, table);
    plate.stroke(std::move(edge), {look.form.border.edge, Tone::ink, {}, false});
    return frame;
}

}  // namespace muster::sheets::map
