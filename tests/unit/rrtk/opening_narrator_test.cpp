// What a storyboard tells of a player turn.
#include "rrtk/opening/narrator.hpp"

#include "support/battle_cases.hpp"
#include "support/rrtk_book.hpp"

namespace muster::test {

namespace {

/// What is told of the Body of A once it has gone from one pose to the other.
std::string told_of_move(const tabletop::Pose& from, const tabletop::Pose& to) {
    Field field({"red A foot-skirmish 4/2/2 at 24,10 up active", "blue E foot-melee 4/4/3 at 24,30 down"});
    rrtk::Narrator narrator(field.book());
    narrator.begin(field.state);
    Event moved;
    moved.kind = EventKind::moved;
    moved.rule = S(11);
    moved.unit = field["A"];
    moved.units = UnitSet::of(field["A"]);
    moved.from = from;
    moved.to = to;
    moved.distance = tabletop::distance(from.centre, to.centre);
    narrator.see(moved, field.state);
    return narrator.end(field.state, moved.units)[0];
}

}  // namespace

TEST_CASE("a storyboard tells a skirmisher's step, and the turn that ends it (R-106)") {
    const tabletop::Pose from{{24_in, 10_in}, tabletop::up}, ahead{{24_in, 16_in}, tabletop::up};
    const auto facing = [&](int degrees) {
        return tabletop::Pose{ahead.centre, tabletop::Facing(from.facing.degrees() + degrees)};
    };
    CHECK(told_of_move(from, ahead) == "A\u00a01 move 6″.");
    CHECK(told_of_move(from, facing(45)) == "A\u00a01 move 6″ and turn 45° to the right.");
    CHECK(told_of_move(from, facing(-45)) == "A\u00a01 move 6″ and turn 45° to the left.");
}

}  // namespace muster::test
