// muster pack --turns as a user runs it.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "support/program.hpp"

using muster::test::bytes_of;
using muster::test::Folder;
using muster::test::Run;
using nlohmann::ordered_json;

namespace {

Run typed_in(const std::string& arguments, const Folder& folder) {
    return muster::test::muster(arguments, folder.path());
}

void check_mistake(const std::string& typed, int exit, const std::string& err) {
    const Folder folder;
    const Run run = typed_in(typed, folder);
    CAPTURE(typed);
    CHECK(run.exit == exit);
    CHECK(run.err == err);
    CHECK(folder.count() == 0);
}

}  // namespace

TEST_CASE("opening: what can't be asked is said before anything is rolled") {
    check_mistake("pack aeja orcs --turns 0", 2,
                  "muster: error: --turns 0 is out of range\n  choose from 1 to 20\n");
    check_mistake("pack aeja orcs --turns 21", 2,
                  "muster: error: --turns 21 is out of range\n  choose from 1 to 20\n");
    check_mistake("pack aeja orcs --play red", 2,
                  "muster: error: --play needs --turns\n"
                  "  say how many turns of each side are played first, such as --turns 3\n");
    check_mistake("pack aeja orcs --commander-blue bold", 2,
                  "muster: error: --commander-blue needs --turns, --odds or --fair\n"
                  "  say how many turns of each side are played first, such as --turns 3\n");
    check_mistake("pack aeja orcs --sheets storyboard", 2,
                  "muster: error: a storyboard needs turns that were played\n"
                  "  add --turns to 'muster pack', or name a scenario file that was made with it\n");
}

TEST_CASE("opening: printing the scenario again gives the same pages without playing again") {
    const Folder first, second;
    const Run pack = typed_in("pack aeja orcs --seed 7 --turns 2 --play red", first);
    REQUIRE_MESSAGE(pack.exit == 0, pack.err);
    CHECK(pack.out.find("opening: 2 turns of each side, red played by by-the-book, blue by by-the-book\n") !=
          std::string::npos);
    const Run print = typed_in("print '" + first.file("scenario.yaml") + "'", second);
    REQUIRE_MESSAGE(print.exit == 0, print.err);
    CHECK(bytes_of(first.file("pack.pdf")) == bytes_of(second.file("pack.pdf")));
    const Run check = typed_in("check '" + first.file("scenario.yaml") + "'", second);
    CHECK_MESSAGE(check.exit == 0, check.err);
    const Run battle = typed_in("battle '" + first.file("scenario.yaml") + "'", second);
    REQUIRE_MESSAGE(battle.exit == 0, battle.err);
    CHECK(battle.out.find("Turn 3 of") != std::string::npos);
    CHECK(battle.out.find("Turn 2 of") == std::string::npos);
    const Run replay = typed_in("battle --replay battle.log", second);
    CHECK_MESSAGE(replay.exit == 0, replay.err);
}

TEST_CASE("opening: --json holds the opening with its story and its position") {
    const Folder folder;
    const Run run =
        typed_in("pack aeja orcs --seed 7 --turns 1 --play blue --commander-red bold --json", folder);
    REQUIRE_MESSAGE(run.exit == 0, run.err);
    CHECK(folder.count() == 0);
    const ordered_json opening = ordered_json::parse(run.out).at("opening");
    CHECK(opening.at("turns") == 1);
    CHECK(opening.at("play") == "blue");
    CHECK(opening.at("commander-red") == "bold");
    CHECK(opening.at("commander-blue") == "by-the-book");
    CHECK(opening.at("story").size() == 2);
    CHECK(opening.at("position").at("units").size() > 20);
}

TEST_CASE("opening: a battle that ends in it is told to its end, and nothing is printed for playing on") {
    const Folder folder;
    const Run run =
        typed_in("pack --seed 2 --turns 20 --commander-red plain --commander-blue plain -o .", folder);
    REQUIRE_MESSAGE(run.exit == 0, run.err);
    REQUIRE(run.out.find("; 20 were asked for\n") != std::string::npos);
    const std::string text = muster::test::shell("pdftotext pack.pdf - | tr '\\n' ' '", folder.path()).out;
    CHECK(text.find("The battle is over: ") != std::string::npos);
    CHECK(text.find("Nothing is left to be taken over.") != std::string::npos);
    CHECK(text.find("The field at the end") != std::string::npos);
    CHECK(text.find("What to put down") == std::string::npos);
    CHECK(text.find("Orders of ") == std::string::npos);
    CHECK(typed_in("check scenario.yaml", folder).exit == 0);
    const Run markers = typed_in("print scenario.yaml --sheets map,markers -o .", folder);
    CHECK(markers.exit == 2);
    CHECK(markers.err.find("it has no sheet 'markers' for playing on\n"
                           "  leave it out of --sheets, or play fewer turns with --turns\n") !=
          std::string::npos);
}
