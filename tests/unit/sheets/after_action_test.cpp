// The after-action sheet: what stands on it, and that the chart holds every turn inside its frame.
#include "sheets/after_action.hpp"

#include <doctest/doctest.h>

#include <set>

#include "layout/sheet.hpp"
#include "sheets/points_chart.hpp"
#include "support/box_font.hpp"
#include "support/map_look.hpp"

namespace muster::test {

namespace {

/// Red loses 10 points in each of its turns, blue 25 in its third; blue's turns come second.
scenario::AfterActionFacts facts_of(int turns) {
    scenario::AfterActionFacts facts;
    facts.points = {400, 380};
    std::array<int, 2> lost{};
    for (int turn = 1; turn <= turns; ++turn) {
        lost[0] += 10;
        facts.turns.push_back({turn, scenario::SideColour::red, lost});
        if (turn == 3) lost[1] += 25;
        facts.turns.push_back({turn, scenario::SideColour::blue, lost});
    }
    facts.lost = lost;
    facts.turning_points = {{0, {10, 0}, "A: one."}, {5, {0, 25}, "B: another."}};
    return facts;
}

layout::Frame chart(const scenario::AfterActionFacts& facts, layout::Size size) {
    BoxFont font;
    Diagnostics faults;
    layout::TextSetter text(templates(), font, faults);
    const sheets::ChartSides sides{{"Aeja", "Black Moon Elves of the North"},
                                   {layout::Colour{160, 0, 0, 1}, {0, 0, 90, 1}}};
    layout::Frame frame = sheets::draw_points(facts, sides, size, text);
    REQUIRE_MESSAGE(!faults.has_errors(), faults.to_text());
    return frame;
}

/// The lines of the two sides: paths with more than as many points as turns, broken or not.
std::vector<const layout::PathItem*> lines_of(const layout::Frame& frame, std::size_t points) {
    std::vector<const layout::PathItem*> lines;
    for (const layout::Item& item : frame.items)
        if (const auto* path = std::get_if<layout::PathItem>(&item))
            if (path->stroke && !path->fill && path->path.steps.size() == points) lines.push_back(path);
    return lines;
}

}  // namespace

TEST_CASE("the chart has a point for the start and every player turn, and its heights are the points left") {
    const layout::Size size{layout::Mm{186}, layout::Mm{72}};
    const scenario::AfterActionFacts facts = facts_of(8);
    const layout::Frame frame = chart(facts, size);
    const auto lines = lines_of(frame, 17);
    REQUIRE(lines.size() == 2);
    const layout::PathItem& blue = *lines[0];
    const layout::PathItem& red = *lines[1];
    CHECK(red.stroke->dash.empty());  // told apart on grey paper
    CHECK(!blue.stroke->dash.empty());
    // Red falls by 10 in every own turn and stands still in blue's: equal steps, 8 of them.
    const double fall = red.path.steps[1].a.y.value - red.path.steps[0].a.y.value;
    CHECK(fall > 0);
    for (std::size_t i = 1; i < 17; ++i) {
        const double step = red.path.steps[i].a.y.value - red.path.steps[i - 1].a.y.value;
        CHECK(step == doctest::Approx(i % 2 == 1 ? fall : 0));
    }
    // Blue begins 20 points lower and falls once, by 25.
    CHECK(blue.path.steps[0].a.y.value - red.path.steps[0].a.y.value == doctest::Approx(2 * fall));
    CHECK(blue.path.steps[16].a.y.value - blue.path.steps[0].a.y.value == doctest::Approx(2.5 * fall));
}

TEST_CASE("the chart names its axes, its lines and its turning points, all inside the frame") {
    for (const int turns : {1, 8, 20, 200}) {
        CAPTURE(turns);
        scenario::AfterActionFacts facts = facts_of(turns);
        facts.points = {5000, 5000};
        if (turns < 3) facts.turning_points.resize(1);
        const layout::Size size{layout::Mm{186}, layout::Mm{72}};
        const layout::Frame frame = chart(facts, size);
        const Drawn drawn(frame.items);
        std::set<std::string> texts;
        for (const DrawnText& text : drawn.texts()) {
            texts.insert(text.text);
            CHECK(text.baseline.x >= 0);
            CHECK(text.baseline.x + text.width <= size.width.value + 0.01);
        }
        for (const auto& point : drawn.points()) {
            CHECK(point.x >= 0);
            CHECK(point.x <= size.width.value);
            CHECK(point.y >= 0);
            CHECK(point.y <= size.height.value);
        }
        CHECK(texts.contains("turn"));
        CHECK(texts.contains("0"));
        CHECK(texts.contains("1"));
    }
}

TEST_CASE("a battle without turns or losses still has a chart") {
    scenario::AfterActionFacts facts;
    facts.points = {0, 0};
    CHECK(!chart(facts, {layout::Mm{186}, layout::Mm{72}}).items.empty());
}

}  // namespace muster::test
