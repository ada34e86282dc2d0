// The signs of the pictures of a story.
#include "sheets/map/arrows.hpp"
#include "sheets/map/badges.hpp"
#include "sheets/map/bases.hpp"
#include "sheets/map/plan_picture.hpp"
#include "sheets/map/sign_strip.hpp"
#include "sheets/map/story_picture.hpp"

namespace muster::sheets::map {

namespace {

using scenario::Going;
using scenario::SideColour;

bool any_flight(const scenario::Opening& opening) {
    for (const scenario::StoryTurn& turn : opening.story)
        for (const scenario::StoryMove& move : turn.moves)
            for (const scenario::Leg& leg : move.legs)
                if (leg.how == Going::flight) return true;
    return false;
}

Sign way(const char* name, Going how, SideColour side) {
    constexpr double width = 6.5;
    return {width,
            [how, side](Plate& plate, const Area& area) {
                const double y = area.centre().y;
                draw_arrow(plate, {area.low.x, y}, {area.high.x, y}, nib_of(how, side), small_head);
            },
            name};
}

Sign ghost(SideColour side) {
    return {5,
            [side](Plate& plate, const Area& area) {
                layout::Path path;
                add_area(path, {area.low + Vec{0, 0.5}, area.high - Vec{0, 0.5}});
                plate.stroke(std::move(path), ghost_nib(side));
            },
            "stood here"};
}

Sign active(SideColour side, layout::TextMeasurer& measurer) {
    return {5,
            [side, &measurer](Plate& plate, const Area& area) {
                const Area base{area.low + Vec{0, 1.2}, area.high};
                draw_base(plate, {base.centre(), base.width(), base.height(), 0},
                          {"", nullptr, nullptr, side}, measurer);
                draw_active(plate, quad(base));
            },
            "active"};
}

}  // namespace

layout::Frame draw_story_key(const scenario::Scenario& scenario, const Look& look, layout::Mm width,
                             layout::TextMeasurer& measurer) {
    const SideColour side = scenario.attacker;
    std::vector<Sign> signs{ghost(side), way("moved", Going::march, side),
                            way("charged", Going::charge, side), way("pursued", Going::chase, side),
                            way("driven back", Going::driven, side)};
    if (scenario.opening && any_flight(*scenario.opening)) signs.push_back(way("flew", Going::flight, side));
    signs.push_back({6.5,
                     [](Plate& plate, const Area& area) {
                         const double y = area.centre().y;
                         draw_shot(plate, {area.low.x, y}, {area.high.x, y});
                     },
                     "shot"});
    signs.push_back(
        {2.5, [&measurer](Plate& plate, const Area& area) { draw_hits(plate, area.centre(), 2, measurer); },
         "hits of this turn"});
    signs.push_back({3.4, [](Plate& plate, const Area& area) { draw_clash(plate, area.centre()); }, "melee"});
    signs.push_back(
        {2.4, [](Plate& plate, const Area& area) { draw_lost(plate, area.centre(), area.height() * 0.3); },
         "lost"});
    signs.push_back(active(side, measurer));
    Look small = small_look(look);
    small.form.key.symbol_gap *= 0.6;
    return draw_strip(signs, small, width, measurer);
}

}  // namespace muster::sheets::map
