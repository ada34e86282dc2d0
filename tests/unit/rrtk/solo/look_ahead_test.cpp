// The look-ahead commander in positions where the rules say which order is best.
#include "rrtk/solo/look_ahead.hpp"

#include <utility>

#include "rrtk/battle/commanders.hpp"
#include "support/battle_cases.hpp"

namespace muster::test {

namespace {

/// Says the same, whatever is asked.
class SingleMinded : public Commander {
  public:
    explicit SingleMinded(Order order) : order_(std::move(order)) {}
    Order order(const Situation& /*now*/) override { return order_; }

  private:
    Order order_;
};

/// What a look-ahead commander of red says to that unit's Body, with an adviser who says that.
Order said(Field& field, const std::string& unit, const Order& advised) {
    State& state = field.state;
    state.moving = 0;
    state.turn_open = true;
    state.sides[0].turn = 1;
    state.progress.body = state.unit(field[unit]).body;
    SeededRoller roller("look-ahead");
    PlainCommander plain;
    const Battle battle(field.book(), state, {roller, {&plain, &plain}, nullptr});
    rrtk::solo::LookAheadCommander commander(
        std::make_unique<SingleMinded>(advised),
        {std::make_unique<PlainCommander>(), std::make_unique<PlainCommander>()}, rrtk::solo::Budget{});
    const State before = state;
    const Order order = commander.order(battle.situation(0));
    CHECK(state == before);
    CHECK(commander.order(battle.situation(0)) == order);
    return order;
}

}  // namespace

TEST_CASE("the look-ahead commander charges an enemy who is sure to rout, whatever its adviser says") {
    // E at Rep 4 - 4 hits passes no die: it routs as soon as it is charged; C charges on 8/9.
    Field field(
        {"red C mounted-melee 4/4/3 at 24,10 up active", "blue E foot-melee 4/4/3 at 24,15 down hits 4"});
    const Order order = said(field, "C", Order{});
    CHECK(order.kind == OrderKind::charge);
    REQUIRE(order.aims.size() == 1);
    CHECK(order.aims[0].target == field["E"]);
    CHECK(order.why.reason == Reason::tried_out);
    CHECK(order.why.number > 0);
}

TEST_CASE("the look-ahead commander does not charge formed pikes with cavalry, though its adviser says so") {
    // Whether it passes or not, C gains nothing: E never tests below two dice, and C bounces with a hit
    //
    Field field(
        {"red C mounted-melee 6/4/3 at 24,10 up active", "blue E foot-melee 6/4/4 at 24,20 down [pikes]"});
    CHECK(said(field, "C", charge(field["C"], field["E"])).kind != OrderKind::charge);
}

TEST_CASE("the look-ahead commander keeps to its adviser where nothing it tries makes a difference") {
    Field field({"red C foot-melee 4/4/3 at 4,4 up active", "blue E foot-melee 4/4/3 at 44,35 down"});
    Order march;
    march.kind = OrderKind::march;
    march.distance = 5_in;
    march.why = {Reason::best_place, no_unit, 12};
    CHECK(said(field, "C", march) == march);
}

}  // namespace muster::test
