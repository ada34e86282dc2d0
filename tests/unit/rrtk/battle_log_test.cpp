// The log of a battle: lines, YAML, replay, report.
#include "rrtk/battle/record.hpp"
#include "rrtk/battle/report.hpp"
#include "rrtk/reference/quick_reference.hpp"
#include "support/battle_builder.hpp"

namespace muster::test {

namespace {

using namespace muster::rrtk::battle;
using rrtk::Effect;

const std::vector<std::string> two_lines{"red Spears foot-melee 4/4/4 at 22,14 up body A [pikes]",
                                         "red Horse mounted-melee 5/4/3 at 26,14 up [shock] cinc",
                                         "red Bows foot-missile 4/2/3 at 30,14 up",
                                         "blue Orcs foot-melee 4/4/3 at 22,19 down [frenzy]",
                                         "blue Wolves mounted-melee 4/3/3 at 26,19 down captain",
                                         "blue Slings foot-skirmish 4/2/2 at 30,19 down",
                                         "ground woods 0,0 6,6"};

BattleLog played(const Field& field, const std::string& seed) {
    SeededRoller roller(seed);
    RandomCommander red(1), blue(2);
    return fight(field.book(), {seed, 12, "", field.state}, roller, {&red, &blue});
}

/// The faults of a log that was changed, as text.
std::string faults_of(const Field& field, const std::string& text) {
    Diagnostics faults;
    CHECK_FALSE(log_from_text(field.book(), text, "battle.log", faults).has_value());
    return faults.to_text();
}

std::string replaced(std::string text, const std::string& what, const std::string& with) {
    const std::size_t at = text.find(what);
    REQUIRE(at != std::string::npos);
    return text.replace(at, what.size(), with);
}

/// An event with a value in every field.
Event full_event(const Field& field, EventKind kind) {
    Event e;
    e.kind = kind;
    e.side = 1;
    e.unit = field["Orcs"];
    e.other = field["Spears"];
    e.rule = R(93);
    e.cause = 7;
    e.test = Test::being_charged;
    e.effect = Effect::rout;
    e.base = -3;
    e.total = 12;
    e.number = -45;
    e.passed = 0;
    for (const int die : {1, 6}) e.dice.push_back(static_cast<Die>(die));
    e.modifiers.push_back({Modifier::Of::rep, static_cast<std::uint8_t>(RepRow::hits), -2});
    e.modifiers.push_back({Modifier::Of::melee, static_cast<std::uint8_t>(MeleeRow::pikes), 2});
    e.modifiers.push_back({Modifier::Of::missile, static_cast<std::uint8_t>(MissileRow::cover), -1});
    e.modifiers.push_back({Modifier::Of::other, 0, 1});
    e.units.add(field["Horse"]);
    e.units.add(field["Slings"]);
    e.others.add(field["Wolves"]);
    e.distance = Inches::thousandths(-50);
    e.from = {{Inches::thousandths(1), Inches::thousandths(47999)}, tabletop::Facing(359)};
    e.to = {{Inches::thousandths(-1600), {}}, tabletop::Facing(1)};
    return e;
}

}  // namespace

TEST_CASE("battle log: a battle read back from its text is the battle") {
    const Field field(two_lines);
    for (const char* seed : {"1", "2", "3", "4", "5"}) {
        const BattleLog log = played(field, seed);
        Diagnostics faults;
        const auto read = log_from_text(field.book(), to_text(field.book(), log), "battle.log", faults);
        REQUIRE_MESSAGE(read.has_value(), faults.to_text());
        CHECK(*read == log);
        CHECK(to_text(field.book(), *read) == to_text(field.book(), log));
    }
}

TEST_CASE("battle log: every kind of event keeps every field, and has words") {
    const Field field(two_lines);
    BattleLog log;
    log.turns = default_turns;
    log.begin = log.end = field.state;
    for (const auto& [kind, name] : names_of(EventKind{}).words) {
        const std::string word = name;
        log.events.push_back(full_event(field, kind));
        log.events.push_back({});
        log.events.back().kind = kind;
        CAPTURE(word);
        CHECK_FALSE(sentence(field.book(), log.events[log.events.size() - 2]).empty());
    }
    CHECK(names_of(EventKind{}).words.size() == static_cast<std::size_t>(EventKind::recovered) + 1);
    Diagnostics faults;
    const auto read = log_from_text(field.book(), to_text(field.book(), log), "battle.log", faults);
    REQUIRE_MESSAGE(read.has_value(), faults.to_text());
    for (std::size_t i = 0; i < log.events.size(); ++i)
        CHECK_MESSAGE(read->events[i] == log.events[i], event_line(field.book(), log.events[i]));
}

TEST_CASE("battle log: orders keep every field") {
    const Field field(two_lines);
    BattleLog log;
    log.turns = default_turns;
    log.begin = log.end = field.state;
    Decision decision;
    Order& order = decision.order;
    order.kind = OrderKind::fly;
    order.units.add(field["Horse"]);
    order.target = field["Orcs"];
    order.degrees = -30;
    order.to_right = false;
    order.distance = Inches::thousandths(8125);
    order.offset = {Inches::thousandths(-500), Inches::thousandths(2000)};
    order.facing = tabletop::Facing(270);
    order.place = {{Inches::thousandths(10), Inches::thousandths(20)}, tabletop::down};
    order.stop = StopPoint::far_edge;
    order.stop_piece = 2;
    order.aims.push_back({field["Horse"], field["Orcs"]});
    order.aims.push_back({field["Spears"], field["Wolves"]});
    order.arc = tabletop::Arc::rear;
    order.flight.end = Flight::End::land;
    order.flight.altitude = Altitude::observation;
    order.flight.entry = {Inches::thousandths(1), {}};
    order.flight.goal = {{}, Inches::thousandths(2)};
    order.flight.facing = tabletop::Facing(45);
    order.flight.shoots = true;
    order.flight.shot_from = {Inches::thousandths(3), Inches::thousandths(4)};
    order.flight.shot_at = field["Slings"];
    log.decisions = {decision, Decision{false, 1, {}, -7}, Decision{}};
    Diagnostics faults;
    const auto read = log_from_text(field.book(), to_text(field.book(), log), "battle.log", faults);
    REQUIRE_MESSAGE(read.has_value(), faults.to_text());
    CHECK(read->decisions == log.decisions);
}

TEST_CASE("battle log: a state keeps every field through YAML") {
    const Field field(two_lines);
    State state = played(field, "7").end;
    UnitState& unit = state.unit(field["Orcs"]);
    unit.stakes = {{Inches::thousandths(5), Inches::thousandths(6)}, tabletop::Facing(7)};
    unit.shots.targets.add(field["Spears"]);
    unit.shots.hit.add(field["Bows"]);
    unit.shots.turn = 0;
    unit.rampage = tabletop::Facing(200);
    unit.altitude = Altitude::observation;
    unit.fording = Fording::leaving;
    unit.leader = LeaderState::recovering;
    unit.dismounted = unit.shock = unit.all_round = unit.gave_ground = unit.stakes_dropped = true;
    state.progress.limit = Inches::thousandths(8001);
    state.progress.over = true;
    state.progress.charged.add(field["Horse"]);
    state.sweep_at = Inches::thousandths(INT32_MAX);
    state.sides[1].cinc = false;
    Diagnostics faults;
    const auto read = state_from_yaml(field.book(), to_yaml(field.book(), state), "state.yaml", faults);
    REQUIRE_MESSAGE(read.has_value(), faults.to_text());
    CHECK(*read == state);
}

TEST_CASE("battle log: a battle played again equals itself") {
    const Field field(two_lines);
    for (const char* seed : {"a", "b", "c", "d"}) {
        const BattleLog log = played(field, seed);
        const BattleLog again = replay(field.book(), log);
        CHECK(first_difference(field.book(), log, again) == "");
        CHECK(again == log);
    }
}

TEST_CASE("battle log: another die is noticed, with the event where the battles part") {
    const Field field(two_lines);
    BattleLog log = played(field, "a");
    REQUIRE_FALSE(log.dice.empty());
    log.dice[0] = static_cast<Die>(7 - log.dice[0]);
    CHECK(first_difference(field.book(), log, replay(field.book(), log)).starts_with("event "));
    log = played(field, "a");
    log.dice.pop_back();
    CHECK_FALSE(first_difference(field.book(), log, replay(field.book(), log)).empty());
}

TEST_CASE("battle log: faults are told with their place and what to do") {
    const Field field(two_lines);
    const std::string text = to_text(field.book(), played(field, "1"));
    CHECK(faults_of(field, "orcs\n") == "battle.log:1:1: error: this is no battle log\n"
                                        "  a log begins with the line 'muster battle log 1'\n");
    CHECK(faults_of(field, replaced(text, "event 0 turn-began", "event 0 turn-begun"))
              .find("error: unknown event 'turn-begun' (did you mean 'turn-began'?)") != std::string::npos);
    CHECK(faults_of(field, replaced(text, "event 1 ", "event 2 ")).find("this one is number 1") !=
          std::string::npos);
    CHECK(faults_of(field, replaced(text, "\ndice ", "\ndice 7 ")).find(":6: error: '7' is not on a die") !=
          std::string::npos);
    CHECK(faults_of(field, replaced(text, "rule=S-10", "rules=S-10"))
              .find("unknown key 'rules' (did you mean 'rule'?)") != std::string::npos);
    CHECK(faults_of(field, replaced(text, "\nturns 12", "\nturns none"))
              .find("battle.log:3:7: error: 'none'") != std::string::npos);
    CHECK(faults_of(field, text.substr(0, text.find("\nend\n") + 1)).find("it was cut short") !=
          std::string::npos);
    CHECK(faults_of(field, replaced(text, "r2: {", "r9: {")).find("there is no unit 'r9'") !=
          std::string::npos);
}

TEST_CASE(
    "battle dice: a person is asked what a roll is for and what is needed, and again after a wrong entry") {
    const Field field(two_lines);
    std::istringstream in("7 1\n4\n4, 2\n");
    std::ostringstream out;
    ManualRoller roller(field.book(), in, out);
    std::array<Die, 2> dice{};
    roller.roll({Purpose::being_charged, field["Orcs"], field["Spears"], 4}, dice);
    CHECK(dice == std::array<Die, 2>{4, 2});
    const std::string question = "Orcs 1: Being Charged (Spears 1), 2d6, needs 4 or less: ";
    const std::string again = "please enter numbers of 1 to 6, like 4 2\n";
    CHECK(out.str() == question + again + question + again + question);
    CHECK_THROWS_AS(roller.roll({Purpose::melee, field["Orcs"], no_unit, 0}, dice), dice::ScriptError);
}

TEST_CASE("battle report: dice, what was needed, what came of it, and the rule with its page") {
    const Field field({"red Orcs foot-melee 4/2/4 at 24,15 up active",
                       "blue Warriors foot-melee 5/4/3 at 24,18 down hits 1"});
    Event e;
    e.kind = EventKind::reacted;
    e.unit = field["Warriors"];
    e.other = field["Orcs"];
    e.rule = T(22);
    e.test = Test::being_charged;
    e.base = 5;
    e.total = 4;
    e.passed = 1;
    e.effect = Effect::halt_without_fire;
    e.modifiers.push_back({Modifier::Of::rep, static_cast<std::uint8_t>(RepRow::hits), -1});
    e.dice.push_back(5);
    e.dice.push_back(1);
    CHECK(sentence(field.book(), e) ==
          "Warriors 1: Rep 5 (hits -1), need 4s: 5, 1 - one die passed, they halt and may not fire");
    CHECK(source_of(T(22)) == "T-22, p. 76");
    CHECK(source_of(R(93)) == "R-093, p. 31");
    CHECK(source_of(S(14)) == "section 14, p. 35-36");
}

TEST_CASE("battle report: what a place brings is said in words that fit gain, loss and a move that is owed") {
    const Field field(two_lines);
    Event e;
    e.kind = EventKind::ordered;
    e.side = 0;
    e.units = UnitSet::of(field["Horse"]);
    e.number = static_cast<std::int16_t>(OrderKind::march);
    const auto said = [&](Reason reason, int number) {
        e.why = {reason, no_unit, static_cast<std::int16_t>(number)};
        const std::string line = sentence(field.book(), e);
        return line.substr(line.find(": ") + 2);
    };
    CHECK(said(Reason::best_place, 12) == "worth 12 points more than standing");
    CHECK(said(Reason::best_place, 0) == "half a move is owed, and no place is worth more than standing");
    CHECK(said(Reason::best_place, -43) == "half a move is owed, and no place costs less than 43 points");
    CHECK(said(Reason::not_worth_a_point, 1) == "moving would gain 1 point, too little for an activation");
    CHECK(said(Reason::not_worth_a_point, -7) == "moving would cost 7 points");
}

TEST_CASE("battle report: every line of a battle names its rule") {
    const Field field(two_lines);
    for (const char* seed : {"a", "b", "c", "d"})
        for (const Event& event : played(field, seed).events) {
            CAPTURE(event_line(field.book(), event));
            CHECK_FALSE(source_of(event.rule).empty());
            CHECK_FALSE(sentence(field.book(), event).empty());
        }
}

namespace {

/// What the quick reference says, all of it.
std::string reference_text(const rrtk::Rulebook& book) {
    std::string text;
    for (const scenario::ReferenceSection& section : rrtk::quick_reference(book, nullptr))
        for (const scenario::ReferenceTable& table : section.tables)
            for (const auto& row : table.rows)
                for (const auto& [key, lines] : row)
                    for (const std::string& line : lines) text += key + ": " + line + "\n";
    return text;
}

/// What foot does that is charged in front and passes both dice.
Effect when_charged(const rrtk::Rulebook& book) {
    Field field(
        {"red Orcs foot-melee 4/2/4 at 24,15 up active", "blue Warriors foot-melee 5/4/3 at 24,18 down"});
    Diagnostics faults;
    auto order = order_of_battle(book, field.scenario(), faults);
    REQUIRE_MESSAGE(order.has_value(), faults.to_text());
    field.book() = std::move(*order);
    Table table(field, {1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3});
    table.commander[0].orders = {charge(field["Orcs"], field["Warriors"])};
    table.play_turn(0);
    const Event* reaction = table.reaction(field["Warriors"], Test::being_charged);
    REQUIRE(reaction != nullptr);
    REQUIRE(reaction->passed == 2);
    return reaction->effect;
}

}  // namespace

TEST_CASE("an edited row of the reaction sheet changes what is printed and what is played") {
    rrtk::Rulebook book = rulebook();
    const std::string printed = reference_text(book);
    CHECK(when_charged(book) == Effect::halt);
    for (rrtk::ReactionSheet& sheet : book.reactions.sheets)
        for (rrtk::ReactionRow& row : sheet.rows)
            if (sheet.id == "melee" && row.test == "being-charged")
                for (rrtk::ReactionCase& line : row.two)
                    if (line.who == rrtk::Who::others) line.effect = Effect::rout;
    CHECK(when_charged(book) == Effect::rout);
    CHECK(reference_text(book) != printed);
}

}  // namespace muster::test
