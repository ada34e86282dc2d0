// Worked examples of section 18: melee.
#include "rrtk/battle/melee.hpp"
#include "support/battle_cases.hpp"

namespace {

int hits(const Field& field, const char* name) { return field.state.unit(field[name]).hits; }

/// A Warrior and two Orc units that touch it, of one Body; of the AC named.
Field warrior_and_orcs(const char* first_ac, const char* second_ac) {
    Field field({"red W foot-melee 4/4/4 at 24,10 up",
                 std::string("blue O1 foot-melee 4/") + first_ac + "/2 at 23.2,10 down body Y",
                 std::string("blue O2 foot-melee 4/") + second_ac + "/2 at 24.8,10 down body Y"});
    for (const char* name : {"W", "O1", "O2"}) field.state.unit(field[name]).role = MeleeRole::continuing;
    return field;
}

}  // namespace

TEST_CASE("EX-32: a 6 against AC2 hits twice") {
    Field field({"red W foot-melee 4/4/3 at 24,10 up", "blue O foot-melee 4/2/3 at 24,10 down"});
    Table table(field, {6, 1, 1, 1, 1, 1});
    table.play_turn(0);
    CHECK(hits(field, "O") == 2);
}

TEST_CASE("EX-33: a Warrior's 4 hits one of two Orc units; their 4 and 5 hit the Warriors once") {
    Field field = warrior_and_orcs("2", "2");
    Table table(field, {4, 4, 5, 1, 1, 1, 1});
    table.play_turn(0);
    CHECK(hits(field, "O1") + hits(field, "O2") == 1);
    CHECK(hits(field, "W") == 1);
    CHECK(table.roller.left() == 0);
}

TEST_CASE("EX-34: of a total of 5 the AC2 unit takes the only hit") {
    Field field = warrior_and_orcs("4", "2");
    Table table(field, {5, 1, 1, 1, 1, 1, 1});
    table.play_turn(0);
    CHECK(hits(field, "O1") == 0);
    CHECK(hits(field, "O2") == 1);
}

TEST_CASE("EX-35, EX-36: 12 points hit AC2 and AC4; next turn 15 hit AC6, AC2 and AC4") {
    Field field({"red W foot-melee 6/4/4 at 24,10 up [elite-training]",
                 "blue A foot-melee 6/2/1 at 22.4,10 down body Y",
                 "blue B foot-melee 6/4/1 at 24,10 down body Y",
                 "blue C foot-melee 6/6/1 at 25.6,10 down body Y"});
    for (const char* name : {"W", "A", "B", "C"}) field.state.unit(field[name]).role = MeleeRole::continuing;
    // The row of Elite Training is raised so that one die makes the totals of the example.
    int& elite = field.book().tables.melee[static_cast<std::size_t>(MeleeRow::elite)];
    elite = 6;
    Table table(field, {6, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1});
    table.play_turn(0);
    CHECK(hits(field, "A") == 1);
    CHECK(hits(field, "B") == 1);
    CHECK(hits(field, "C") == 0);
    elite = 9;
    table.play_turn(0);
    CHECK(hits(field, "A") == 2);
    CHECK(hits(field, "B") == 2);
    CHECK(hits(field, "C") == 1);
    CHECK(table.roller.left() == 0);
}

TEST_CASE(
    "DX-67: even lines make three pools of one die; corner neighbours are eligible, unpaid claims end a pool") {
    Field field(
        {"red R1 foot-melee 4/4/3 at 25.6,10 up body X", "red R2 foot-melee 4/2/3 at 24,10 up body X",
         "red R3 foot-melee 4/4/3 at 22.4,10 up body X", "blue B1 foot-melee 4/4/3 at 25.6,10 down body Y",
         "blue B2 foot-melee 4/6/3 at 24,10 down body Y", "blue B3 foot-melee 4/2/3 at 22.4,10 down body Y"});
    for (const char* name : {"R1", "R2", "R3", "B1", "B2", "B3"})
        field.state.unit(field[name]).role = MeleeRole::continuing;
    Table table(field, {5, 5, 6, 2, 6, 3, 1, 1, 1, 1});
    table.play_turn(0);
    CHECK(hits(field, "B1") == 1);
    CHECK(hits(field, "B2") == 0);
    CHECK(hits(field, "B3") == 1);
    CHECK(hits(field, "R1") == 0);
    CHECK(hits(field, "R2") == 1);
    CHECK(hits(field, "R3") == 0);
    CHECK(table.roller.left() == 0);
}

TEST_CASE("DX-68: a die below 0 counts 0 in its pool") {
    Field field({"red A mounted-skirmish 4/2/2 at 24.8,10 up body X",
                 "red B foot-melee 4/2/3 at 23.2,10 up body X",
                 "blue E foot-melee 4/2/1 at 24,10 down build elephant"});
    for (const char* name : {"A", "B", "E"}) field.state.unit(field[name]).role = MeleeRole::continuing;
    Table table(field, {1, 5, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6});
    table.play_turn(0);
    CHECK(table.event(EventKind::fought, field["A"])->total == 0);
    CHECK(table.event(EventKind::pooled, field["A"])->total == 5);
}
