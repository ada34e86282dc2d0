// The places that a Body of the opponent looks at.
#include "rrtk/solo/body_options.hpp"

#include <algorithm>

#include "rrtk/battle/commanders.hpp"
#include "rrtk/battle/movement.hpp"
#include "support/battle_cases.hpp"
#include "support/rrtk_book.hpp"

namespace muster::test {

namespace {

/// Facing about is among the places that red's Body of that unit looks at, at the beginning of its turn.
bool may_face_about(Field& field, const std::string& unit) {
    State& state = field.state;
    state.moving = 0;
    state.turn_open = true;
    state.progress.body = state.unit(field[unit]).body;
    SeededRoller roller("options");
    PlainCommander plain;
    const Battle battle(field.book(), state, {roller, {&plain, &plain}, nullptr});
    const rrtk::CommanderCard& card = *book().commander("by-the-book");
    const rrtk::solo::ChargeChart chart(field.book(), 0, card);
    const rrtk::solo::Outlook outlook(battle, 0, *book().plan("HA"), card, chart);
    const rrtk::solo::BodyView view{outlook, movers_of(battle), rrtk::Posture::advance};
    const rrtk::solo::Options options = options_of(view, goal_of(view));
    return std::any_of(options.begin(), options.end(), [](const rrtk::solo::Option& option) {
        return option.order.kind == OrderKind::about_face;
    });
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

}  // namespace muster::test
