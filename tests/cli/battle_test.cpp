// muster battle as a user runs it.
#include <doctest/doctest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "support/program.hpp"

using muster::test::bytes_of;
using muster::test::Folder;
using muster::test::Run;
using nlohmann::json;

namespace {

Run battle(const std::string& arguments, const Folder& folder) {
    return muster::test::muster("battle " + arguments, folder.path());
}

void write(const std::string& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
}

std::string replaced(std::string text, const std::string& what, const std::string& with) {
    const std::size_t at = text.find(what);
    REQUIRE(at != std::string::npos);
    return text.replace(at, what.size(), with);
}

}  // namespace

TEST_CASE("battle: the report on standard output is the one kept, and names dice and rules") {
    const Folder folder;
    const Run run = battle("aeja orcs --seed 7", folder);
    REQUIRE_MESSAGE(run.exit == 0, run.err);
    CHECK(run.err == "battle.log\nreport.txt\n");
    CHECK(folder.count() == 2);
    CHECK(bytes_of(folder.file("report.txt")) == run.out);
    CHECK(bytes_of(folder.file("battle.log")).starts_with("muster battle log 1\nseed 7\nturns 20\n"));
    CHECK(run.out.find("tournament score") != std::string::npos);
    CHECK(run.out.find("[T-22, p. 76]") != std::string::npos);
}

TEST_CASE("battle: the same seed plays the same battle, another seed another") {
    const Folder a, b, c;
    for (const Folder* folder : {&a, &b})
        REQUIRE(battle("zamba undead --seed x1 --turns 6", *folder).exit == 0);
    REQUIRE(battle("zamba undead --seed x2 --turns 6", c).exit == 0);
    CHECK(bytes_of(a.file("battle.log")) == bytes_of(b.file("battle.log")));
    CHECK(bytes_of(a.file("battle.log")) != bytes_of(c.file("battle.log")));
}

TEST_CASE("battle: --json gives the result and every event, and writes nothing without --out") {
    const Folder folder;
    const Run run = battle("aeja orcs --seed 7 --json", folder);
    REQUIRE_MESSAGE(run.exit == 0, run.err);
    CHECK(folder.count() == 0);
    const json result = json::parse(run.out);
    CHECK(result.at("seed") == "7");
    const int red = result.at("score").at("red"), blue = result.at("score").at("blue");
    CHECK(result.at("winner") == (red > blue ? "red" : blue > red ? "blue" : "draw"));
    CHECK(result.at("turns").get<int>() >= 1);
    CHECK(result.at("turns").get<int>() <= 20);
    CHECK(result.at("losses").at("red").at("points").is_number());
    REQUIRE(!result.at("events").empty());
    CHECK(result.at("events").at(0).at("event") == "turn-began");
    for (const json& event : result.at("events")) {
        CHECK(event.at("text") != "");
        CHECK((event.at("side") == "red" || event.at("side") == "blue"));
    }
}

TEST_CASE("battle: --out prints the after-action sheet, and what it says stands in the JSON too") {
    const Folder folder;
    const Run run = battle("aeja orcs --seed 7 --commander-blue bold -o .", folder);
    REQUIRE_MESSAGE(run.exit == 0, run.err);
    CHECK(run.err.find("after-action.pdf\n") != std::string::npos);
    CHECK(folder.count() == 3);
    const std::string text = muster::test::shell("pdftotext -layout after-action.pdf -", folder.path()).out;
    const json result = json::parse(battle("aeja orcs --seed 7 --commander-blue bold --json", folder).out);
    const json& after = result.at("after_action");
    const std::string winner = result.at("winner") == "red" ? "Aeja" : "Orcs";
    CHECK(text.find("The day goes to " + winner) != std::string::npos);
    CHECK(text.find("muster battle aeja orcs --seed 7 --commander-blue bold") != std::string::npos);
    for (const char* words :
         {"Turning points", "What was lost, and by what", "Deeds of Aeja", "Dice of Orcs"})
        CHECK_MESSAGE(text.find(words) != std::string::npos, words);
    for (const char* side : {"red", "blue"}) {
        int points = 0;
        for (const json& loss : after.at("losses")) points += loss.at("points").at(side).get<int>();
        CHECK(points == result.at("losses").at(side).at("points").get<int>());
        CHECK(after.at("turns").back().at("lost").at(side) == points);
    }
    for (const json& point : after.at("turning_points")) CHECK(point.at("text") != "");
}

TEST_CASE("battle: the sheet comes as pictures too, of a kept battle too, and for an option of paper alone") {
    const Folder folder;
    REQUIRE(battle("aeja orcs --seed 7 --paper letter --format svg", folder).exit == 0);
    CHECK(std::filesystem::exists(folder.file("after-action-1.svg")));
    const Run again = battle("--replay battle.log -o . --format png --dpi 40", folder);
    CHECK_MESSAGE(again.exit == 0, again.err);
    CHECK(std::filesystem::exists(folder.file("after-action-1.png")));
    CHECK(battle("aeja orcs --seed 7 --paper leter", folder).exit == 2);
}

TEST_CASE("battle: --turns ends it early") {
    const Folder folder;
    const json result = json::parse(battle("aeja orcs --seed 7 --turns 1 --json", folder).out);
    CHECK(result.at("turns") == 1);
}

TEST_CASE("battle: a scenario that was packed is the battle that its lists roll") {
    const Folder folder;
    REQUIRE(muster::test::muster("pack aeja orcs --seed 7 --sheets briefing", folder.path()).exit == 0);
    const Run packed = battle("scenario.yaml --json", folder),
              rolled = battle("aeja orcs --seed 7 --json", folder);
    CHECK(packed.exit == 0);
    CHECK(packed.out == rolled.out);
    CHECK(battle("scenario.yaml --seed other --json", folder).out != rolled.out);
}

TEST_CASE("battle: a kept battle played again equals itself, and a changed one does not") {
    const Folder folder;
    REQUIRE(battle("aeja orcs --seed 7", folder).exit == 0);
    const Run run = battle("--replay battle.log", folder);
    CHECK(run.exit == 0);
    CHECK(run.out.starts_with("battle.log: played again, it equals itself: "));
    const std::string log = bytes_of(folder.file("battle.log"));
    const std::size_t die = log.find("\ndice ") + 6;
    std::string changed = log;
    changed[die] = changed[die] == '6' ? '1' : '6';
    changed[die + 2] = changed[die + 2] == '6' ? '1' : '6';
    write(folder.file("changed.log"), changed);
    const Run other = battle("--replay changed.log", folder);
    CHECK(other.exit == 1);
    CHECK(other.err.find("changed.log: error: event ") != std::string::npos);
    CHECK(other.err.find("\n  the log or the rules in data/ were changed since it was made\n") !=
          std::string::npos);
}

TEST_CASE("battle: dice from a file are rolled in their order") {
    const Folder folder;
    REQUIRE(battle("aeja orcs --seed 7", folder).exit == 0);
    const std::string log = bytes_of(folder.file("battle.log"));
    std::string dice = "# the dice of the log\n";
    for (std::size_t at = log.find("\ndice "); at != std::string::npos; at = log.find("\ndice ", at + 1))
        dice += log.substr(at + 6, log.find('\n', at + 1) - at - 5);
    write(folder.file("dice.txt"), dice);
    const Run run = battle("aeja orcs --seed 7 --dice dice.txt --json", folder);
    CHECK_MESSAGE(run.exit == 0, run.err);
    CHECK(run.out == battle("aeja orcs --seed 7 --json", folder).out);
    write(folder.file("more.txt"), dice + " 1, 2");
    CHECK(battle("aeja orcs --seed 7 --dice more.txt --json", folder)
              .err.find("the last 2 dice were not needed") != std::string::npos);
}

TEST_CASE("battle: dice that are none, or too few, are told with their place") {
    const Folder folder;
    write(folder.file("wrong.txt"), "1 2\n3 7 4\n");
    const Run wrong = battle("aeja orcs --seed 7 --dice wrong.txt", folder);
    CHECK(wrong.exit == 1);
    CHECK(wrong.err == "wrong.txt:2:3: error: '7' is not on a die\n"
                       "  write dice as 1 to 6, with blanks, commas or line ends between them\n");
    write(folder.file("few.txt"), "1 2 3\n");
    const Run few = battle("aeja orcs --seed 7 --dice few.txt", folder);
    CHECK(few.exit == 1);
    CHECK(few.err.find("few.txt: error: the dice end after 3") != std::string::npos);
    CHECK(few.out.empty());
    CHECK(folder.count() == 2);
    CHECK(battle("aeja orcs --seed 7 --dice none.txt", folder).exit == 1);
}

TEST_CASE("battle: a person is asked for every roll, and a wrong entry is asked again") {
    const Folder folder;
    write(folder.file("answers"), "7\nno\n");
    const Run run = muster::test::shell(std::string("'") + MUSTER_EXECUTABLE +
                                            "' battle aeja orcs --seed 7 --dice manual < answers",
                                        folder.path());
    CHECK(run.exit == 1);
    CHECK(run.err.find("please enter") != std::string::npos);
    CHECK(run.err.find("error: no more dice were entered") != std::string::npos);
    CHECK(run.err.find("needs") != std::string::npos);
    CHECK(run.err.find("Turn 1 of Aeja: ") == 0);
}

TEST_CASE("battle: without armies two lists are drawn by the seed, and the log says which") {
    const Folder folder;
    const Run drawn = battle("--seed 7 --turns 1", folder);
    REQUIRE(drawn.exit == 0);
    const std::string log = bytes_of(folder.path() / "battle.log");
    const auto key = [&](const std::string& name) {
        const std::size_t at = log.find("|   " + name + ": ");
        REQUIRE(at != std::string::npos);
        return log.substr(at + 6 + name.size(), log.find('\n', at) - at - 6 - name.size());
    };
    CHECK(key("red") != key("blue"));
    const Run named = battle(key("red") + " " + key("blue") + " --seed 7 --turns 1", folder);
    CHECK(named.out == drawn.out);
}

TEST_CASE("battle: a command line that is wrong says what and how") {
    const Folder folder;
    const Run turns = battle("aeja orcs --turns 0", folder);
    CHECK(turns.exit == 2);
    CHECK(turns.err == "muster: error: --turns 0 is out of range\n  choose from 1 to 200\n");
    CHECK(battle("aeja orks", folder).exit == 2);
    CHECK(battle("aeja", folder).exit == 2);
    CHECK(battle("aeja orcs --replay battle.log", folder).exit == 2);
    CHECK(battle("--replay none.log", folder).exit == 1);
    CHECK(battle("aeja orcs --seed 7 -o nowhere", folder).exit == 1);
    CHECK(folder.count() == 0);
}

TEST_CASE("battle: a log that is broken is told with its line") {
    const Folder folder;
    REQUIRE(battle("aeja orcs --seed 7 --turns 2", folder).exit == 0);
    const std::string log = bytes_of(folder.file("battle.log"));
    write(folder.file("broken.log"), replaced(log, "event 0 turn-began", "event 0 turn-begun"));
    const Run run = battle("--replay broken.log", folder);
    CHECK(run.exit == 1);
    CHECK(run.err.find("error: unknown event 'turn-begun' (did you mean 'turn-began'?)") !=
          std::string::npos);
    write(folder.file("broken.log"), "something else\n");
    CHECK(battle("--replay broken.log", folder).err.find("broken.log:1:1: error: this is no battle log") ==
          0);
}

TEST_CASE("battle: the behaviour is that of the signature kept in the repository") {
    const Folder folder;
    const Run run = battle("--signature", folder);
    CHECK_MESSAGE(run.exit == 0, run.err);
    CHECK_MESSAGE(run.out == bytes_of(MUSTER_SOURCE_DIR "/tests/data/battle-signature.txt"),
                  "state the new signature in the commit that changes behaviour: "
                  "muster battle --signature > tests/data/battle-signature.txt");
}
