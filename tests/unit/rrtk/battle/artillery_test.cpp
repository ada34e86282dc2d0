// Worked examples of section 17: artillery and firearms.
#include "support/battle_cases.hpp"

namespace {

std::vector<Inches> landings(const Table& table) {
    std::vector<Inches> spots;
    for (const Event& e : table.events.events)
        if (e.kind == EventKind::landed) spots.push_back(e.distance);
    return spots;
}

}  // namespace

TEST_CASE("EX-31: an engine's 3 and 4 land 7 in straight ahead of its centre") {
    Field field({"red G foot-missile 4/2/1 at 24,10 up build artillery [engine]",
                 "blue T foot-melee 4/4/3 at 24,20 down"});
    Table table(field, {3, 4, 1, 1});
    table.play_turn(0);
    CHECK(landings(table) == std::vector<Inches>{7_in});
    const Event* test = table.reaction(field["T"], Test::received_fire);
    REQUIRE(test != nullptr);
    CHECK(test->total == 3);  // aimed at: under Terror
    CHECK(field.state.unit(field["T"]).hits == 0);
}

TEST_CASE("DX-23: a cannon's 2, 6 and 3 land at 6, 9 and 11 in") {
    Field field({"red G foot-missile 4/2/1 at 24,10 up build artillery [cannon]",
                 "blue T foot-melee 4/4/3 at 24,26 down"});
    Table table(field, {2, 6, 3, 1, 1});
    table.play_turn(0);
    CHECK(landings(table) == std::vector<Inches>{6_in, 9_in, 11_in});
}

TEST_CASE("DX-24: two 1s misfire, three burst the cannon and shake those within 2 in") {
    const std::vector<std::string> lines{"red G foot-missile 4/2/1 at 24,10 up build artillery [cannon]",
                                         "red N foot-melee 4/4/3 at 26.4,10 up",
                                         "blue T foot-melee 4/4/3 at 24,26 down"};
    {
        Field field(lines);
        Table table(field, {1, 1, 4});
        table.play_turn(0);
        CHECK(landings(table).empty());
        CHECK(table.event(EventKind::misfired, field["G"]) != nullptr);
        CHECK(field.state.on_table(field["G"]));
    }
    Field field(lines);
    Table table(field, {1, 1, 1, 1, 5});
    table.play_turn(0);
    CHECK(field.state.unit(field["G"]).presence == Presence::removed);
    CHECK(table.reaction(field["N"], Test::received_fire)->total == 3);
    CHECK(table.reaction(field["T"], Test::received_fire) == nullptr);
}

TEST_CASE("DX-25: a firearm at 2.4 in misses with 2 and hits with 3, whatever the AC") {
    for (const Die die : {Die{2}, Die{3}}) {
        Field field(
            {"red A foot-missile 4/2/3 at 24,10 up [firearms]", "blue T foot-melee 4/6/3 at 24,12.4 down"});
        Table table(field, {die, 1, 5});
        table.play_turn(0);
        CHECK(field.state.unit(field["T"]).hits == (die == 3 ? 1 : 0));
        CHECK(table.reaction(field["T"], Test::received_fire)->total == (die == 3 ? 2 : 3));
    }
}

TEST_CASE("who is hit by the own side's engine and told to charge halts: friends are not charged (R-187)") {
    Field field({"red G foot-missile 4/2/1 at 24,10 up build artillery [engine]",
                 "red N foot-melee 5/2/3 at 23.2,17.4 up [frenzy]", "blue T foot-melee 4/4/3 at 25,20 down"});
    Table table(field, {3, 4, 1, 1, 1, 1});
    table.play_turn(0);
    CHECK(landings(table) == std::vector<Inches>{7_in});
    REQUIRE(table.reaction(field["N"], Test::received_fire) != nullptr);
    CHECK(table.reaction(field["N"], Test::received_fire)->effect == rrtk::Effect::charge);
    CHECK(table.event(EventKind::charged, field["N"]) == nullptr);
    const Event* halt = table.event(EventKind::halted, field["N"]);
    REQUIRE(halt != nullptr);
    CHECK(halt->rule == R(187));
}
