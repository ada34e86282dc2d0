#include "sheets/map/map_frame.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "sheets/map/bases.hpp"
#include "sheets/map/terrain.hpp"
#include "support/box_font.hpp"
#include "support/map_look.hpp"
#include "support/map_scenario.hpp"

using namespace muster;
using namespace muster::literals;
using namespace muster::sheets::map;

namespace {

constexpr layout::Size map_size{layout::Mm{204}, layout::Mm{153}};

scenario::Scenario battle_of_one(tabletop::Base base, tabletop::Pose pose) {
    scenario::Scenario battle;
    battle.seed = "one";
    battle.board = {48_in, 36_in};
    scenario::UnitSheet unit;
    unit.number = 7;
    unit.base = base;
    unit.pose = pose;
    battle.red.units.push_back(unit);
    return battle;
}

/// The corners of every base drawn: groups hold nothing else.
std::vector<Area> bases_of(const layout::Frame& frame) {
    std::vector<Area> bases;
    for (const layout::Item& item : frame.items) {
        const auto* group = std::get_if<layout::Group>(&item);
        if (!group || !std::holds_alternative<layout::PathItem>(group->items.front())) continue;
        layout::Group ground = *group;
        ground.items.resize(1);
        bases.push_back(bounds(test::Drawn({ground}).points()));
    }
    return bases;
}

/// Millimetres for an inch: what the side rooms and the rooms above and below leave, shared out over the
/// table.
double scale_of(layout::Size size) {
    const BorderForm& border = test::map_look().form.border;
    return std::min((size.width.value - 2 * border.side_room) / 48,
                    (size.height.value - 2 * border.room) / 36);
}

}  // namespace

TEST_CASE("a base stands at its inches, to scale, its front towards the enemy") {
    test::BoxFont font;
    const test::MapRules rules;
    // Front left corner at 18 in from the left and 12 in from the attacker's edge.
    const auto battle = battle_of_one({1.6_in, 0.8_in}, {{18.8_in, 11.6_in}, tabletop::up});
    const layout::Frame frame = draw_map({battle, rules}, map_size, test::map_look(), font);
    const std::vector<Area> bases = bases_of(frame);
    REQUIRE(bases.size() == 1);

    const double scale = scale_of(map_size);
    const double left = (204 - 48 * scale) / 2;
    const double bottom = (153 + 36 * scale) / 2;
    CHECK(bases[0].low.x == doctest::Approx(left + 18 * scale));
    CHECK(bases[0].high.x == doctest::Approx(left + 19.6 * scale));
    CHECK(bases[0].low.y == doctest::Approx(bottom - 12 * scale));
    CHECK(bases[0].high.y == doctest::Approx(bottom - 11.2 * scale));
}

TEST_CASE("the front edge of a base lies towards the enemy, its number stands upright") {
    test::BoxFont font;
    for (const int facing : {0, 180}) {
        layout::Frame frame;
        Plate plate(frame, test::map_look(), 4);
        draw_base(plate, {{50, 50}, 6.4, 3.2, facing}, {"7", nullptr, nullptr, scenario::SideColour::red},
                  font);
        const auto& group = std::get<layout::Group>(frame.items.front());
        const auto& front = std::get<layout::PathItem>(group.items.at(1));
        REQUIRE(front.fill == test::map_look()[Tone::red]);
        layout::Group only = group;
        only.items = {front};
        const Area edge = bounds(test::Drawn({only}).points());
        CHECK((edge.centre().y < 50) == (facing == 0));
        CHECK(group.turn_degrees == 0);
    }
}

TEST_CASE("a turned base covers the corners that the table's geometry gives it") {
    test::BoxFont font;
    const test::MapRules rules;
    const tabletop::Base base{1.6_in, 1.2_in};
    for (const int facing : {30, 90, 135, 225, 330}) {
        const tabletop::Pose pose{{20_in, 15_in}, tabletop::Facing(facing)};
        const layout::Frame frame =
            draw_map({battle_of_one(base, pose), rules}, map_size, test::map_look(), font);
        const std::vector<Area> bases = bases_of(frame);
        REQUIRE(bases.size() == 1);
        const tabletop::Rect wanted = tabletop::bounds(base, pose);
        const double scale = scale_of(map_size);
        CHECK(bases[0].width() == doctest::Approx(wanted.width().to_double() * scale).epsilon(0.001));
        CHECK(bases[0].height() == doctest::Approx(wanted.height().to_double() * scale).epsilon(0.001));
    }
}

TEST_CASE("nothing of a map leaves its frame") {
    test::BoxFont font;
    const test::MapRules rules;
    const Area frame{{0, 0}, {map_size.width.value, map_size.height.value}};
    for (int number = 0; number < 25; ++number) {
        const auto battle = test::MapBattle(number).build(10 + number);
        const test::Drawn drawn(draw_map({battle, rules}, map_size, test::map_look(), font).items);
        CHECK_MESSAGE(frame.holds(bounds(drawn.points())), "battle ", number);
    }
}

TEST_CASE("a map is drawn to the size it gets, on either paper") {
    test::BoxFont font;
    const test::MapRules rules;
    const auto battle = test::MapBattle(3).build(20);
    for (const layout::Size size : {map_size, layout::Size{layout::Mm{190}, layout::Mm{143}},
                                    layout::Size{layout::Mm{150}, layout::Mm{200}}}) {
        const layout::Frame frame = draw_map({battle, rules}, size, test::map_look(), font);
        CHECK(frame.size == size);
        CHECK(map_view(battle, size, test::map_look()).mm_per_inch == doctest::Approx(scale_of(size)));
    }
}

TEST_CASE("terrain keeps to its area") {
    const std::vector<std::pair<const char*, Drawing>> kinds{
        {"hill", Drawing::hill},        {"woods", Drawing::woods}, {"rocky", Drawing::rocks},
        {"impassable", Drawing::crags}, {"gully", Drawing::gully}, {"pond", Drawing::pond},
        {"lake", Drawing::lake},        {"sand", Drawing::stipple}};
    const Area area{{20, 20}, {84, 68}};
    for (const auto& [kind, drawing] : kinds) {
        REQUIRE(drawing_of(kind) == drawing);
        for (int i = 0; i < 40; ++i) {
            layout::Frame frame;
            Plate plate(frame, test::map_look(), 4);
            draw(plate, drawing, area, Scatter(std::to_string(i), kind));
            const Area box = bounds(test::Drawn(frame.items).points());
            const std::string which =
                kind;  // doctest's lambdas can't capture a structured binding with clang 14
            CHECK_MESSAGE(area.grown(0.3).holds(box), which, " ", i);
            // And fills it: the whole section has the effect.
            CHECK(box.width() > area.width() * (drawing == Drawing::gully ? 0.9 : 0.8));
            CHECK(box.height() > area.height() * (drawing == Drawing::gully ? 0.4 : 0.8));
        }
    }
}

TEST_CASE("the ridge of a hill runs straight along the middle of its section, from end to end") {
    //
    layout::Frame frame;
    Plate plate(frame, test::map_look(), 4);
    const Area area{{20, 20}, {84, 68}};
    draw_hill(plate, area, Scatter("7", "map/hill/L"));
    double from = 1e9, to = -1e9;
    for (std::size_t i = frame.items.size() - 2; i < frame.items.size(); ++i) {
        const Line points = test::Drawn({frame.items[i]}).points();
        for (const Vec p : points) {
            CHECK(p.y == doctest::Approx(44));
            from = std::min(from, p.x);
            to = std::max(to, p.x);
        }
    }
    CHECK(from == doctest::Approx(20));
    CHECK(to == doctest::Approx(84));
}

TEST_CASE("hachures leave the crest white as far as an inch from the ridge") {
    layout::Frame frame;
    const double scale = 4;
    Plate plate(frame, test::map_look(), scale);
    draw_hill(plate, {{20, 20}, {84, 68}}, Scatter("7", "map/hill/L"));
    const auto& hachures = std::get<layout::PathItem>(frame.items.at(2));
    REQUIRE(hachures.fill == test::map_look()[Tone::hill]);
    // In the middle three quarters of the hill; towards its ends the crest narrows.
    const test::Drawn drawn({hachures});
    for (const Vec p : drawn.points())
        if (p.x > 32 && p.x < 72) CHECK(std::abs(p.y - 44) > 0.8 * scale);
}

TEST_CASE("trees and stones keep off bases and labels") {
    layout::Frame frame;
    Plate plate(frame, test::map_look(), 4);
    const Area label{{40, 40}, {60, 44}};
    plate.clearing.add(quad(label), 0.4);
    draw_woods(plate, {{20, 20}, {84, 68}}, Scatter("7", "map/woods/L"));
    // The ground comes first; everything after it is trees.
    for (std::size_t i = 1; i < frame.items.size(); ++i)
        CHECK_FALSE(overlap(bounds(test::Drawn({frame.items[i]}).points()), label));
}

TEST_CASE("the same battle gives the same map, another seed moves its trees") {
    test::BoxFont font;
    const test::MapRules rules;
    auto battle = test::MapBattle(10).build(24);
    const auto dump = [&] {
        return test::Drawn(draw_map({battle, rules}, map_size, test::map_look(), font).items).dump();
    };
    const std::string first = dump();
    CHECK(first == dump());
    battle.seed += "0";
    CHECK(first != dump());
}
