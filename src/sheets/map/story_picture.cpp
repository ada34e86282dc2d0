#include "sheets/map/story_picture.hpp"

#include <algorithm>

#include "sheets/map/arrows.hpp"
#include "sheets/map/badges.hpp"
#include "sheets/map/bases.hpp"
#include "sheets/map/border.hpp"
#include "sheets/map/map_frame.hpp"
#include "sheets/map/plan_picture.hpp"

namespace muster::sheets::map {

using scenario::Places;
using scenario::SideColour;
using scenario::StoryTurn;

Look small_look(const Look& look) {
    Look small = look;
    small.form.bases.front = 0.36;
    small.form.bases.line = 0.12;
    small.form.bases.hatch_gap = 50;  // so far apart that no hatching crosses a number
    return small;
}

namespace {

/// Half of the way from `a` to `b`.
layout::Colour between(const layout::Colour& a, const layout::Colour& b) {
    const auto mean = [](std::uint8_t x, std::uint8_t y) { return static_cast<std::uint8_t>((x + y) / 2); };
    return {mean(a.red, b.red), mean(a.green, b.green), mean(a.blue, b.blue), a.alpha};
}

/// Ground that steps back behind what happens on it.
Look pale_look(const Look& look) {
    Look pale = look;
    for (auto tone = static_cast<std::size_t>(Tone::grey); tone < static_cast<std::size_t>(Tone::red); ++tone)
        pale.colours[tone] = between(look.colours[tone], look[Tone::table]);
    pale.colours[static_cast<std::size_t>(Tone::ink)] = between(look[Tone::ink], look[Tone::table]);
    return pale;
}

/// One turn being drawn.
class Picture {
  public:
    Picture(const StoryTable& table, layout::Frame& frame, layout::TextMeasurer& measurer)
        : table_(table),
          look_(small_look(table.look)),
          plate_(frame, look_, table.view.mm_per_inch),
          measurer_(measurer) {}

    void ghosts(const StoryTurn& turn, const Places& before) {
        layout::Path red, blue;
        const auto add = [&](SideColour side, int number) {
            const auto at = before.find({side, number});
            if (at != before.end()) add_quad(side == SideColour::red ? red : blue, quad(at->second));
        };
        for (const scenario::StoryMove& move : turn.moves) add(move.side, move.unit);
        for (const scenario::StoryLoss& loss : turn.losses) add(loss.side, loss.unit);
        plate_.stroke(std::move(red), ghost_nib(SideColour::red));
        plate_.stroke(std::move(blue), ghost_nib(SideColour::blue));
    }

    void shots(const StoryTurn& turn) {
        for (const scenario::StoryShot& shot : turn.shots)
            draw_shot(plate_, table_.view.at(shot.from), table_.view.at(shot.to));
    }

    void bases(const Places& after) {
        const View& view = table_.view;
        for (const auto& [key, place] : after)
            draw_base(plate_,
                      {view.at(place.pose.centre), view.mm(place.base.width), view.mm(place.base.depth),
                       place.pose.facing.degrees()},
                      {std::to_string(key.second), nullptr, nullptr, key.first}, measurer_);
    }

    void ways(const StoryTurn& turn, bool charges) {
        for (const Stretch& stretch : stretches_of(turn, table_.scenario, table_.view))
            if ((stretch.how == scenario::Going::charge) == charges) draw_stretch(plate_, stretch);
    }

    void melees(const Places& after) {
        std::vector<Vec> stars;
        for (const auto& [red, red_place] : after)
            for (const auto& [blue, blue_place] : after) {
                if (red.first != SideColour::red || blue.first != SideColour::blue) continue;
                if (!tabletop::touching(red_place, blue_place)) continue;
                const Vec at =
                    lerp(table_.view.at(red_place.pose.centre), table_.view.at(blue_place.pose.centre), 0.5);
                const auto near = [&](Vec star) { return length(star - at) < 1.8; };
                if (std::ranges::none_of(stars, near)) stars.push_back(at);
            }
        for (const Vec star : stars) draw_clash(plate_, star);
    }

    void badges(const StoryTurn& turn, const Places& after) {
        signs(turn.active, after, draw_active);
        signs(turn.routed, after, draw_routed);
        for (const scenario::StoryLoss& loss : turn.losses) {
            const scenario::UnitSheet* unit = table_.scenario.side(loss.side).unit(loss.unit);
            if (unit == nullptr) continue;
            const double reach = table_.view.mm(unit->base.depth) * 0.5;
            const Area table = table_.view.area(table_.scenario.board.area()).grown(-reach);
            draw_lost(plate_, table.nearest(table_.view.at(loss.at.centre)), reach);
        }
        for (const scenario::StoryHits& hits : turn.hits) {
            const auto at = after.find({hits.side, hits.unit});
            if (at != after.end()) draw_hits(plate_, hits_corner(quad(at->second)), hits.hits, measurer_);
        }
    }

    void edge() {
        layout::Path path;
        add_area(path, table_.view.area(table_.scenario.board.area()));
        plate_.stroke(std::move(path), {look_.form.border.edge, Tone::ink, {}, false});
    }

  private:
    void signs(const std::vector<scenario::UnitsOf>& list, const Places& after,
               void (*draw)(Plate&, const Quad&)) {
        for (const scenario::UnitsOf& some : list)
            for (const int number : some.units) {
                const auto at = after.find({some.side, number});
                if (at != after.end()) draw(plate_, quad(at->second));
            }
    }
    [[nodiscard]] Quad quad(const tabletop::PlacedBase& place) const {
        return table_.view.base(place.base, place.pose);
    }

    const StoryTable& table_;
    Look look_;
    Plate plate_;
    layout::TextMeasurer& measurer_;
};

}  // namespace

StoryTable story_table(const scenario::Scenario& scenario, layout::Size size, const Look& look) {
    StoryTable table{scenario, look, plain_view(scenario.board, size), {}};
    const Area area = table.view.area(scenario.board.area());
    table.ground.size = {size.width, layout::Mm{area.height() + 2 * area.low.y}};
    const Look pale = pale_look(look);
    Plate plate(table.ground, pale, table.view.mm_per_inch);
    draw_ground(plate, area);
    draw_terrain(plate, scenario, table.view);
    draw_sections(plate, area);
    return table;
}

layout::Frame draw_turn(const StoryTable& table, const StoryTurn& turn, const Places& before,
                        const Places& after, layout::TextMeasurer& measurer) {
    layout::Frame frame = table.ground;
    Picture picture(table, frame, measurer);
    picture.ghosts(turn, before);
    picture.shots(turn);
    picture.ways(turn, false);
    picture.bases(after);
    picture.ways(turn, true);
    picture.melees(after);
    picture.badges(turn, after);
    picture.edge();
    return frame;
}

}  // namespace muster::sheets::map
