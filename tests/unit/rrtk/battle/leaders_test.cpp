// Worked examples of section 20 and section 5: leaders.
#include "rrtk/battle/leaders.hpp"
#include "support/battle_cases.hpp"

TEST_CASE("DX-30: two hits with dice 6 and 3 put the leader at risk once") {
    Field field({"red L foot-melee 5/4/3 at 24,10 up cinc", "blue B foot-melee 4/4/3 at 24,30 down"});
    Table table(field, {6, 3, 1, 1});
    risk_leader(table.battle, field["L"], 2);
    CHECK(table.event(EventKind::leader_at_risk, field["L"])->passed == 2);
    CHECK(table.roller.left() == 0);
}

TEST_CASE("DX-31: Leader at Risk with Rep 5: 6 and 4 out, 5 and 5 carry on, 6 and 6 dead") {
    struct Row {
        Die a, b;
        int passed;
        LeaderState after;
    };
    for (const Row& row : {Row{6, 4, 1, LeaderState::gone}, Row{5, 5, 2, LeaderState::recovering},
                           Row{6, 6, 0, LeaderState::gone}}) {
        Field field({"red L foot-melee 5/4/3 at 24,10 up cinc", "blue B foot-melee 4/4/3 at 24,30 down"});
        Table table(field, {6, row.a, row.b});
        risk_leader(table.battle, field["L"], 1);
        CHECK(table.event(EventKind::leader_at_risk, field["L"])->passed == row.passed);
        CHECK(field.state.unit(field["L"]).leader == row.after);
        CHECK(field.state.sides[0].cinc == (row.after != LeaderState::gone));
    }
}

TEST_CASE("DX-32: a 6 fails Leader at Risk whatever the Rep") {
    Field field({"red L foot-melee 7/4/3 at 24,10 up cinc", "blue B foot-melee 4/4/3 at 24,30 down"});
    Table table(field, {6, 6, 2});
    risk_leader(table.battle, field["L"], 1);
    CHECK(table.event(EventKind::leader_at_risk, field["L"])->passed == 1);
}

TEST_CASE(
    "EX-09, EX-10: War Rating 3 with a Captain activates four Bodies, without him three, without the CinC one") {
    Field field({"wr red 3", "red L foot-melee 5/4/3 at 24,10 up cinc",
                 "red K foot-melee 5/4/3 at 30,10 up captain", "blue B foot-melee 4/4/3 at 24,30 down"});
    Table table(field, {});
    CHECK(activations_for(table.battle, 0) == 4);
    lose_leader(table.battle, field["K"]);
    CHECK(activations_for(table.battle, 0) == 3);
    lose_leader(table.battle, field["L"]);
    CHECK(activations_for(table.battle, 0) == 1);
}
