// The places that a Body of the opponent looks at.
#include "rrtk/solo/body_options.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "rrtk/battle/commanders.hpp"
#include "rrtk/battle/movement.hpp"
#include "support/battle_cases.hpp"
#include "support/rrtk_book.hpp"

namespace muster::test {

namespace {

using rrtk::solo::Option;

/// What red's Body of one unit looks at, at the beginning of its turn.
class Look {
  public:
    Look(Field& field, const std::string& unit) : field_(field), roller_("options") {
        field.state.moving = 0;
        field.state.turn_open = true;
        field.state.progress.body = field.state.unit(field[unit]).body;
    }

    [[nodiscard]] rrtk::solo::Options options() {
        return seen([](const rrtk::solo::BodyView& view) { return options_of(view, goal_of(view)); });
    }
    [[nodiscard]] rrtk::solo::Options options_by(rrtk::solo::KnownOptions& known) {
        return seen([&](const rrtk::solo::BodyView& view) { return known.of(view, goal_of(view)); });
    }

  private:
    template <class Ask>
    [[nodiscard]] rrtk::solo::Options seen(Ask ask) {
        const Battle battle(field_.book(), field_.state, {roller_, {&plain_, &plain_}, nullptr});
        const rrtk::CommanderCard& card = *book().commander("by-the-book");
        const rrtk::solo::ChargeChart chart(field_.book(), 0, card);
        const rrtk::solo::Outlook outlook(battle, 0, *book().plan("HA"), card, chart);
        return ask({outlook, movers_of(battle), rrtk::Posture::advance});
    }

    Field& field_;
    SeededRoller roller_;
    PlainCommander plain_;
};

/// Facing about is among the places that red's Body of that unit looks at.
bool may_face_about(Field& field, const std::string& unit) {
    return std::ranges::any_of(Look(field, unit).options(),
                               [](const Option& o) { return o.kind == OrderKind::about_face; });
}

/// The widest wheel, in degrees.
int widest(Field& field, const std::string& unit) {
    int most = 0;
    for (const Option& o : Look(field, unit).options())
        if (o.kind == OrderKind::wheel) most = std::max<int>(most, o.degrees);
    return most;
}

}  // namespace

TEST_CASE("a Body faces about only where more of its units have the nearest enemy behind them than before") {
    Field ahead({"red A foot-melee 4/4/3 at 24,10 up active", "blue E foot-melee 4/4/3 at 24,20 down"});
    CHECK_FALSE(may_face_about(ahead, "A"));
    Field behind({"red A foot-melee 4/4/3 at 24,20 up active", "blue E foot-melee 4/4/3 at 24,10 up"});
    CHECK(may_face_about(behind, "A"));
    // The nearest counts alone: E, whatever stands further off.
    Field both({"red A foot-melee 4/4/3 at 24,20 up active", "blue E foot-melee 4/4/3 at 24,26 down",
                "blue F foot-melee 4/4/3 at 24,10 up"});
    CHECK_FALSE(may_face_about(both, "A"));
}

TEST_CASE(
    "a Body one unit wide may wheel by 90 degrees, others by 45; nobody does before an enemy (T-20, R-097)") {
    Field file({"red A mounted-melee 4/4/3 at 24,10 up active", "blue E foot-melee 4/4/3 at 24,30 down"});
    CHECK(widest(file, "A") == 90);
    Field line({"red A mounted-melee 4/4/3 at 24,10 up active body X",
                "red B mounted-melee 4/4/3 at 25.6,10 up active body X",
                "blue E foot-melee 4/4/3 at 24,30 down"});
    CHECK(widest(line, "A") <= 45);
    Field faced({"red A mounted-melee 4/4/3 at 24,10 up active", "blue E foot-melee 4/4/3 at 24,12.5 down"});
    CHECK(widest(faced, "A") == 0);
}

TEST_CASE("a skirmisher looks at whole and half steps in eight directions, each with three facings") {
    Field field({"red A foot-skirmish 4/2/2 at 24,10 up active", "blue E foot-melee 4/4/3 at 24,20 down"});
    std::map<std::pair<int, int>, std::set<int>> facings;  // by thousandths to the right and ahead
    for (const Option& o : Look(field, "A").options())
        if (o.kind == OrderKind::skirmish)
            facings[{o.offset.right.in_thousandths(), o.offset.ahead.in_thousandths()}].insert(
                o.facing.degrees());
    CHECK(facings.size() == 16);
    const std::set<int> three{315, 0, 45};
    for (const auto& [offset, ways] : facings) CHECK(ways == three);
}

TEST_CASE("what a Body may do is known after it gets a point, and asked anew after anything else") {
    Field field({"red A foot-skirmish 4/2/2 at 24,10 up", "red B foot-melee 4/4/3 at 30,10 up",
                 "blue E foot-melee 4/4/3 at 24,20 down"});
    Look look(field, "A");
    rrtk::solo::KnownOptions known;
    const auto fresh = [&] {
        const rrtk::CommanderCard& card = *book().commander("by-the-book");
        const rrtk::solo::Options kept = look.options_by(known), counted = look.options();
        return std::ranges::equal(kept, counted, [&](const Option& a, const Option& b) {
            return a.order() == b.order() && a.counts.points(card) == b.counts.points(card);
        });
    };
    CHECK(fresh());
    field.state.unit(field["A"]).active = true;
    --field.state.sides[0].activations;
    CHECK(fresh());
    field.state.unit(field["E"]).pose.centre.y -= Inches::thousandths(6000);
    CHECK(fresh());
    field.state.unit(field["E"]).hits = 2;
    CHECK(fresh());
    Look other(field, "B");
    CHECK(std::ranges::none_of(other.options_by(known),
                               [](const Option& o) { return o.kind == OrderKind::skirmish; }));
}

}  // namespace muster::test
