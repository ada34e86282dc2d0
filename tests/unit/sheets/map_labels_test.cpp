#include "sheets/map/labels.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>

#include <algorithm>

#include "sheets/map/map_frame.hpp"
#include "sheets/map/naming.hpp"
#include "support/box_font.hpp"
#include "support/map_look.hpp"
#include "support/map_scenario.hpp"

using namespace muster;
using namespace muster::sheets::map;

namespace {

constexpr layout::Size map_size{layout::Mm{204}, layout::Mm{153}};

struct NamedMap {
    Area table;
    std::vector<Standing> units;
    std::vector<PlacedLabel> labels;
};

NamedMap named(const scenario::Scenario& battle) {
    test::BoxFont font;
    const test::MapRules rules;
    const View view = map_view(battle, map_size, test::map_look());
    NamedMap map{view.area(battle.board.area()), standing_units(battle, view), {}};
    Labeller labeller(map.table, test::map_look().form.labels.gap, font);
    name_everything(labeller, {battle, rules, view, test::map_look(), map.units});
    map.labels = labeller.placed();
    return map;
}

long count_of(const NamedMap& map, const std::string& text) {
    return std::count_if(map.labels.begin(), map.labels.end(),
                         [&](const PlacedLabel& label) { return label.runs.front().text == text; });
}

/// All units of these battles face up or down, so that their bases are upright boxes.
bool touches_a_base(const NamedMap& map, const Area& box) {
    return std::any_of(map.units.begin(), map.units.end(),
                       [&](const Standing& standing) { return overlap(standing.quad.bounds(), box); });
}

}  // namespace

TEST_CASE("labels never cross a base, each other or the frame, in 200 battles of up to 40 units a side") {
    for (int number = 0; number < 200; ++number) {
        const NamedMap map = named(test::MapBattle(number).build(4 + number % 37));
        for (std::size_t i = 0; i < map.labels.size(); ++i) {
            const Area& box = map.labels[i].box;
            CHECK_MESSAGE(map.table.holds(box), "battle ", number, ", label ",
                          map.labels[i].runs.front().text);
            CHECK_FALSE_MESSAGE(touches_a_base(map, box), "battle ", number, ", label ",
                                map.labels[i].runs.front().text);
            for (std::size_t k = i + 1; k < map.labels.size(); ++k)
                CHECK_FALSE_MESSAGE(overlap(box, map.labels[k].box), "battle ", number, ", labels ",
                                    map.labels[i].runs.front().text, " and ",
                                    map.labels[k].runs.front().text);
        }
    }
}

TEST_CASE("every Body, piece of terrain, zone and section has its label") {
    for (int number = 0; number < 60; ++number) {
        const auto battle = test::MapBattle(number).build(40);
        const NamedMap map = named(battle);
        for (const auto& piece : battle.terrain) CHECK(count_of(map, piece.letter) >= 1);
        for (int section = 1; section <= 9; ++section) CHECK(count_of(map, std::to_string(section)) >= 1);
        // Both sides' zones, with their distances from edge (each once) and sidelines.
        for (const char* zone : {"all units", "foot that fights hand to hand"})
            CHECK(count_of(map, zone) == 2);
        CHECK(count_of(map, "3\u2033") == 2);
        CHECK(count_of(map, "12\u2033") == 2 + 4);
        CHECK(count_of(map, "18\u2033") == 4);
        std::size_t bodies = 0;
        for (const auto& body : battle.red.bodies) bodies += count_of(map, body.letter) > 0 ? 1U : 0U;
        for (const auto& body : battle.blue.bodies) bodies += count_of(map, body.letter) > 0 ? 1U : 0U;
        CHECK(bodies == battle.red.bodies.size() + battle.blue.bodies.size());
    }
}

TEST_CASE("a label stands beside what it names, or has a leader line that ends there") {
    for (int number = 0; number < 60; ++number) {
        const auto battle = test::MapBattle(number).build(40);
        const NamedMap map = named(battle);
        // The first labels are the red Bodies', in order.
        for (std::size_t i = 0; i < battle.red.bodies.size(); ++i) {
            const scenario::Body& body = battle.red.bodies[i];
            const PlacedLabel& label = map.labels.at(i);
            REQUIRE(label.runs.front().text == body.letter);
            std::optional<Area> body_area;  // a Body of unequal ranks is named as a whole
            for (const Standing& standing : map.units) {
                const bool own =
                    standing.side == scenario::SideColour::red && standing.unit->body == body.letter;
                if (!own) continue;
                const Area base = standing.quad.bounds();
                body_area = body_area ? Area{{std::min(body_area->low.x, base.low.x),
                                              std::min(body_area->low.y, base.low.y)},
                                             {std::max(body_area->high.x, base.high.x),
                                              std::max(body_area->high.y, base.high.y)}}
                                      : base;
            }
            if (!body_area) continue;
            const Area around = label.leader ? Area{label.leader->first, label.leader->first} : label.box;
            const double across =
                std::max({body_area->low.x - around.high.x, around.low.x - body_area->high.x, 0.0});
            const double down =
                std::max({body_area->low.y - around.high.y, around.low.y - body_area->high.y, 0.0});
            const double nearest = length({across, down});
            CHECK_MESSAGE(nearest < 2, "battle ", number, ", Body ", body.letter);
        }
    }
}

TEST_CASE("a label without room nearby gets a leader line past the bases in its way") {
    test::BoxFont font;
    const layout::Style& style = test::map_look().types.body;
    Labeller labeller({{0, 0}, {200, 150}}, 0.5, font);
    // A base walled in by eight others.
    for (int x = -1; x <= 1; ++x)
        for (int y = -1; y <= 1; ++y) {
            const Vec low{100.0 + 10 * x, 75.0 + 6 * y};
            labeller.add_obstacle(quad({low, low + Vec{10, 6}}));
        }
    const Label label{{{"B", &style, {}, 0}}, {}};
    const Label edge{{{"A", &style, {}, 0}}, {}};
    const auto inner = labeller.beside(label, {{{100, 75}, {110, 81}}}, {0, 1});
    // A leader line may leave along the seam between two bases, but there is no room beside the base itself.
    CHECK((!inner || inner->leader.has_value()));
    const auto outer = labeller.beside(edge, {{{110, 75}, {120, 81}}}, {0, 1});
    REQUIRE(outer.has_value());
    CHECK_FALSE(outer->leader.has_value());
    CHECK(outer->box.low.x > 120);
}

TEST_CASE("a name with no free place of its own stands at the nearest free one") {
    test::BoxFont font;
    const layout::Style& style = test::map_look().types.distance;
    Labeller labeller({{0, 0}, {200, 150}}, 0.5, font);
    labeller.add_obstacle(quad({{80, 60}, {120, 90}}));
    const auto placed = labeller.at_first_of({{{"12 in", &style, {}, 0}}, {}}, {{90, 64}, {100, 75}});
    REQUIRE(placed.has_value());
    CHECK_FALSE(placed->leader.has_value());
    CHECK(placed->box.high.y < 60);
    CHECK(placed->box.high.y > 55);
}

TEST_CASE("the same battle gets the same labels") {
    const auto battle = test::MapBattle(11).build(40);
    const NamedMap a = named(battle);
    const NamedMap b = named(battle);
    REQUIRE(a.labels.size() == b.labels.size());
    for (std::size_t i = 0; i < a.labels.size(); ++i) CHECK(a.labels[i].box == b.labels[i].box);
}
