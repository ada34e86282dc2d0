// The signs of the pictures of a story: those that it has.
#include <algorithm>
#include <utility>
#include <vector>

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

/// A sign before a base's front.
Sign bearing(const char* name, void (*draw)(Plate&, const Quad&), SideColour side,
             layout::TextMeasurer& measurer) {
    return {5,
            [side, draw, &measurer](Plate& plate, const Area& area) {
                const Area base{area.low + Vec{0, 1.2}, area.high};
                draw_base(plate, {base.centre(), base.width(), base.height(), 0},
                          {"", nullptr, nullptr, side}, measurer);
                draw(plate, quad(base));
            },
            name};
}

/// Ways of going that the story has.
std::vector<Going> goings_of(const scenario::Opening& opening) {
    std::vector<Going> found;
    for (const scenario::StoryTurn& turn : opening.story)
        for (const scenario::StoryMove& move : turn.moves)
            for (const scenario::Leg& leg : move.legs) found.push_back(leg.how);
    return found;
}

}  // namespace

layout::Frame draw_story_key(const scenario::Scenario& scenario, const std::string& toll, const Look& look,
                             layout::Mm width, layout::TextMeasurer& measurer) {
    const SideColour side = scenario.attacker;
    const scenario::Opening& opening = *scenario.opening;
    const std::vector<Going> goings = goings_of(opening);
    const auto any = [&](auto list) {
        return std::ranges::any_of(opening.story,
                                   [&](const scenario::StoryTurn& turn) { return !(turn.*list).empty(); });
    };
    using Turn = scenario::StoryTurn;
    std::vector<Sign> signs{ghost(side)};
    for (const auto& [how, name] : {std::pair{Going::march, "moved"},
                                    {Going::charge, "charged"},
                                    {Going::chase, "pursued"},
                                    {Going::driven, "driven back"},
                                    {Going::flight, "flew"}})
        if (std::ranges::find(goings, how) != goings.end()) signs.push_back(way(name, how, side));
    if (any(&Turn::shots))
        signs.push_back({6.5,
                         [](Plate& plate, const Area& area) {
                             const double y = area.centre().y;
                             draw_shot(plate, {area.low.x, y}, {area.high.x, y});
                         },
                         "shot"});
    if (any(&Turn::hits))
        signs.push_back(
            {2.5,
             [&measurer](Plate& plate, const Area& area) { draw_hits(plate, area.centre(), 2, measurer); },
             toll + " in this turn"});
    signs.push_back({3.4, [](Plate& plate, const Area& area) { draw_clash(plate, area.centre()); }, "melee"});
    if (any(&Turn::losses))
        signs.push_back(
            {2.4,
             [](Plate& plate, const Area& area) { draw_lost(plate, area.centre(), area.height() * 0.3); },
             "lost"});
    if (any(&Turn::active)) signs.push_back(bearing("active", draw_active, side, measurer));
    if (any(&Turn::routed)) signs.push_back(bearing("routed", draw_routed, side, measurer));
    Look small = small_look(look);
    small.form.key.symbol_gap *= 0.6;
    return draw_strip(signs, small, width, measurer);
}

}  // namespace muster::sheets::map
