#include "sheets/map/key.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "sheets/map/badges.hpp"
#include "sheets/map/bases.hpp"
#include "sheets/map/border.hpp"
#include "sheets/map/sign_strip.hpp"
#include "sheets/map/terrain.hpp"

namespace muster::sheets::map {

using layout::Mm;
using scenario::SideColour;

namespace {

/// All signs of one map.
class Signs {
  public:
    Signs(const KeySubject& subject, layout::TextSetter& text)
        : subject_(subject), text_(text), form_(subject.look.form.key) {
        for (const SideColour side : {SideColour::red, SideColour::blue}) add_side(side);
        add_icons();
        add_lines();
        add_crossings();
        if (subject.now != nullptr) add_badges();
    }
    [[nodiscard]] const std::vector<Sign>& all() const { return signs_; }

  private:
    void add(double width, std::string name, std::function<void(Plate&, const Area&)> draw) {
        signs_.push_back({width, std::move(draw), std::move(name)});
    }
    void add_side(SideColour side) {
        const std::string& name = subject_.scenario.side(side).name;
        if (name.empty()) return;
        layout::TextMeasurer& measurer = text_.measurer();
        add(form_.symbol_width, name + ", heavy edge in front",
            [side, &measurer](Plate& plate, const Area& area) {
                draw_base(plate, {area.centre(), area.width(), area.height(), 0},
                          {"7", nullptr, nullptr, side}, measurer);
            });
    }
    void add_icon(const layout::Icon* icon) {
        if (!icon || std::find(icons_.begin(), icons_.end(), icon) != icons_.end()) return;
        icons_.push_back(icon);
        add(form_.symbol_height, icon->title, [icon](Plate& plate, const Area& area) {
            layout::place(plate.frame(), layout::draw(*icon, Mm{area.height()}, plate.look()[Tone::ink]),
                          point(area.low));
        });
    }
    /// Classes of troops and leaders, in the order in which they appear in the rosters.
    void add_icons() {
        for (const bool leaders : {false, true})
            for (const SideColour side : {SideColour::red, SideColour::blue})
                for (const scenario::UnitSheet& unit : subject_.scenario.side(side).units) {
                    if (!unit.pose) continue;
                    const layout::Icons& icons = *subject_.look.icons;
                    const scenario::Side& army = subject_.scenario.side(side);
                    add_icon(leaders
                                 ? find_icon(icons, "leader-", unit.leader)
                                 : find_icon(icons, "class-", subject_.rules.unit_facts(army, unit).symbol));
                }
    }
    void add_lines() {
        const SideColour attacker = subject_.scenario.attacker;
        if (subject_.now == nullptr && !subject_.rules.deployment_zones(subject_.scenario, attacker).empty())
            add(form_.symbol_width * 1.4, "deployment zone", [attacker](Plate& plate, const Area& area) {
                draw_zone(plate, {{area.low.x, area.centre().y}, {area.high.x, area.centre().y}},
                          tones_of(attacker).line);
            });
        if (!subject_.scenario.terrain.empty())
            add(form_.symbol_width, "area with an effect",
                [](Plate& plate, const Area& area) { draw_effect(plate, area); });
    }
    void add_crossings() {
        bool fords = false, bridges = false;
        for (const scenario::TerrainPiece& piece : subject_.scenario.terrain) {
            fords = fords || !piece.fords.empty();
            bridges = bridges || !piece.bridges.empty();
        }
        const auto add_crossing = [&](const std::string& name, bool ford) {
            add(form_.symbol_width * 1.4, name, [ford](Plate& plate, const Area& area) {
                const Area water = {area.low + Vec{0, area.height() * 0.15},
                                    area.high - Vec{0, area.height() * 0.15}};
                const double middle = water.centre().x;
                const double half = ford ? water.width() * 0.3 : area.height() * 0.4;
                const Area part{{middle - half, water.low.y}, {middle + half, water.high.y}};
                Watercourse river{water, {}, {}};
                (ford ? river.fords : river.bridges).push_back(part);
                draw_river(plate, river, Scatter("key", name_of(ford)));
            });
        };
        if (fords) add_crossing("ford, between its posts", true);
        if (bridges) add_crossing("bridge", false);
    }
    void add_badges() {
        layout::TextMeasurer& measurer = text_.measurer();
        const auto any = [&](auto holds) { return std::ranges::any_of(subject_.now->units, holds); };
        if (any([](const scenario::UnitNow& unit) { return !unit.lost && unit.hits > 0; }))
            add(form_.symbol_height * 0.8, subject_.rules.toll(),
                [&measurer](Plate& plate, const Area& area) {
                    draw_hits(plate, area.centre(), 2, measurer);
                });
        if (any([](const scenario::UnitNow& unit) { return unit.active; }))
            add_bearing("active", draw_active);
        if (any([](const scenario::UnitNow& unit) { return unit.routed; }))
            add_bearing("routed", draw_routed);
    }
    void add_bearing(const char* name, void (*draw)(Plate&, const Quad&)) {
        layout::TextMeasurer& measurer = text_.measurer();
        const SideColour side = subject_.scenario.attacker;
        add(form_.symbol_width, name, [side, draw, &measurer](Plate& plate, const Area& area) {
            const Area base{area.low + Vec{0, 0.8}, area.high};
            draw_base(plate, {base.centre(), base.width(), base.height(), 0}, {"", nullptr, nullptr, side},
                      measurer);
            draw(plate, quad(base));
        });
    }
    static const char* name_of(bool ford) { return ford ? "ford" : "bridge"; }

    const KeySubject& subject_;
    layout::TextSetter& text_;
    const KeyForm& form_;
    std::vector<Sign> signs_;
    std::vector<const layout::Icon*> icons_;
};

}  // namespace

layout::Frame draw_signs(const KeySubject& subject, Mm width, layout::TextSetter& text) {
    const Signs signs(subject, text);
    return draw_strip(signs.all(), subject.look, width, text.measurer());
}

namespace {

/// A kind of ground on the map.
struct Ground {
    std::string kind, letters;
    scenario::Named fact;
};

std::vector<Ground> grounds_of(const KeySubject& subject) {
    std::vector<Ground> grounds;
    for (const scenario::TerrainPiece& piece : subject.scenario.terrain) {
        const auto same_kind = [&](const Ground& ground) { return ground.kind == piece.kind; };
        const auto known = std::find_if(grounds.begin(), grounds.end(), same_kind);
        if (known != grounds.end()) {
            known->letters += ", " + piece.letter;
        } else {
            grounds.push_back({piece.kind, piece.letter, subject.rules.terrain_fact(piece.kind)});
        }
    }
    return grounds;
}

void draw_swatch(Plate& plate, const Ground& ground, const Area& area) {
    draw_ground(plate, area);
    const Drawing drawing = drawing_of(ground.kind);
    Area room = area.grown(-0.4);
    if (drawing == Drawing::river)
        room = {{area.low.x, area.low.y + area.height() * 0.3},
                {area.high.x, area.high.y - area.height() * 0.3}};
    if (drawing == Drawing::lake) room = {area.low, {area.low.x + area.width() * 0.7, area.high.y}};
    draw(plate, drawing, room, Scatter("key", ground.kind));
    layout::Path border;
    add_area(border, area);
    plate.stroke(std::move(border), {plate.form().border.edge * 0.6, Tone::ink, {}, false});
}

/// One entry with its top left corner at `at`; its height.
double draw_entry(Plate& plate, const Ground& ground, const Area& room, layout::TextSetter& text) {
    const KeyForm& form = plate.form().key;
    const layout::Style& style = plate.look().types.legend;
    draw_swatch(plate, ground, {room.low, room.low + Vec{form.swatch_width, form.swatch_height}});
    const double left = room.low.x + form.swatch_width + form.gap;
    const std::string name = ground.fact.title.empty() ? capitalised(ground.kind) : ground.fact.title;
    const layout::RichText head = layout::strong(ground.letters) + "\u2002" + layout::strong(name);
    double y = room.low.y;
    for (const layout::RichText& paragraph : {head, layout::from_markup(ground.fact.note)})
        for (const layout::Line& line : text.set(paragraph, style, Mm{room.high.x - left})) {
            layout::Frame set{{line.width, line.height}, line.items};
            layout::place(plate.frame(), std::move(set), point({left, y}));
            y += line.height.value;
        }
    return std::max(form.swatch_height, y - room.low.y);
}

}  // namespace

layout::Frame draw_ground_key(const KeySubject& subject, Mm width, layout::TextSetter& text) {
    const KeyForm& form = subject.look.form.key;
    layout::Frame frame;
    Plate plate(frame, subject.look, form.swatch_scale);
    constexpr int columns = 2;
    const double between = form.gap * 3;
    const double column = (width.value - between * (columns - 1)) / columns;
    double top = 0;
    double row = 0;
    int place = 0;
    for (const Ground& ground : grounds_of(subject)) {
        if (place == columns) {
            place = 0;
            top += row + form.row_gap * 2;
            row = 0;
        }
        const double left = (column + between) * place++;
        row = std::max(row, draw_entry(plate, ground, {{left, top}, {left + column, top}}, text));
    }
    frame.size = {width, Mm{top + row}};
    return frame;
}

}  // namespace muster::sheets::map
