// Rules by Ral through the program: the same commands, the same sheets.
#include <doctest/doctest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "support/program.hpp"

namespace {

using muster::test::bytes_of;
using muster::test::Folder;
using muster::test::Run;
using nlohmann::json;

Run ral(const std::string& typed, const Folder& folder) {
    return muster::test::muster(typed + " --ruleset ral", folder.path());
}

}  // namespace

TEST_CASE("ral: a pack of lists that the seed draws, the same twice") {
    const Folder first, second;
    const Run run = ral("pack --seed 7", first);
    REQUIRE_MESSAGE(run.exit == 0, run.err);
    CHECK(run.err == "");
    CHECK(ral("pack --seed 7", second).exit == 0);
    CHECK(bytes_of(first.path() / "pack.pdf") == bytes_of(second.path() / "pack.pdf"));
    CHECK(bytes_of(first.path() / "scenario.yaml") == bytes_of(second.path() / "scenario.yaml"));
    const Run again = muster::test::muster("print scenario.yaml -o .", first.path());
    CHECK_MESSAGE(again.exit == 0, again.err);
    const Run checked = muster::test::muster("check scenario.yaml", first.path());
    CHECK_MESSAGE(checked.exit == 0, checked.err);
}

TEST_CASE("ral: every pair of neighbours packs on both papers without a word") {
    const Folder folder;
    const json lists = json::parse(muster::test::muster("lists --ruleset ral --json", folder.path()).out);
    const json& all = lists.at("lists");
    REQUIRE(all.size() >= 20);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::string red = all[i].at("id"), blue = all[(i + 1) % all.size()].at("id");
        const char* size = i % 3 == 0 ? " --points 450" : i % 3 == 1 ? " --points 60" : "";
        const Run run = ral("pack " + red + " " + blue + " --seed x" + std::to_string(i) + size +
                                (i % 2 == 0 ? " --paper letter" : ""),
                            folder);
        CHECK_MESSAGE(run.exit == 0, red << " " << blue << ": " << run.err);
        CHECK_MESSAGE(run.err == "", red << " " << blue);
    }
}

TEST_CASE("ral: a battle is told, and its log equals itself when it is played again") {
    const Folder folder;
    const Run told = ral("battle swiss-cantons burgundy --seed 7", folder);
    REQUIRE_MESSAGE(told.exit == 0, told.err);
    CHECK(told.out.find("Turn 1 [RAL-044]") != std::string::npos);
    const Run again = muster::test::muster("battle --replay battle.log", folder.path());
    CHECK_MESSAGE(again.exit == 0, again.err);
    CHECK(again.out.find("it equals itself") != std::string::npos);
    const Run value = ral("battle swiss-cantons burgundy --seed 7 --json", folder);
    const json answer = json::parse(value.out);
    CHECK(answer.contains("after_action"));
    CHECK(answer.at("seed") == "7");
}

TEST_CASE("ral: an opening is printed again, checked, played on and replayed without playing it again") {
    const Folder first, second;
    const Run pack = ral("pack swiss-cantons burgundy --seed 7 --turns 3 --play red -o .", first);
    REQUIRE_MESSAGE(pack.exit == 0, pack.err);
    CHECK(pack.out.find("opening: 3 turns of each side, red played by steady, blue by steady\n") !=
          std::string::npos);
    const std::string scenario = first.file("scenario.yaml");
    const auto again = [&](const std::string& typed) {
        const Run run = muster::test::muster(typed, second.path());
        REQUIRE_MESSAGE(run.exit == 0, run.err);
        return run.out;
    };
    again("print '" + scenario + "'");
    CHECK(bytes_of(first.file("pack.pdf")) == bytes_of(second.file("pack.pdf")));
    CHECK(again("check '" + scenario + "'").find("no faults") != std::string::npos);
    const std::string report = again("battle '" + scenario + "'");
    CHECK(report.find("Turn 4") != std::string::npos);
    CHECK(report.find("Turn 3\n") == std::string::npos);
    again("battle --replay battle.log");
}

TEST_CASE("ral: odds are the same for any number of threads") {
    const Folder folder;
    const std::string asked = "odds scots english-host --seed 7 --runs 200 --json --jobs ";
    json one = json::parse(ral(asked + "1", folder).out), two = json::parse(ral(asked + "2", folder).out);
    one.erase("seconds");
    two.erase("seconds");
    CHECK(one == two);
}

TEST_CASE("ral: wrong words say what is right") {
    const Folder folder;
    const auto mistake = [&](const std::string& typed, const std::string& err) {
        const Run run = ral(typed, folder);
        CHECK_MESSAGE(run.exit == 2, typed);
        CHECK_MESSAGE(run.err == err, typed);
    };
    mistake("pack scots english-host --refusal never",
            "muster: error: Rules by Ral knows no right of refusal\n  leave out --refusal\n");
    mistake("pack scots english-host --points 20",
            "muster: error: 20 points are out of range\n  choose from 36 to 2000\n");
    mistake("pack scots english-host --mode rolls",
            "muster: error: unknown mode 'rolls'\n  choose one of: recruit, buy, free\n");
    mistake("pack scots english-host --seed 7 --surprise",
            "muster: error: Rules by Ral has no sealed orders\n  leave out --surprise\n");
    CHECK(ral("pack aeja orcs", folder).exit == 2);
    CHECK(folder.count() == 0);
}

TEST_CASE("ral: dice from a file may have twenty sides, and a wrong one is located") {
    const Folder folder;
    std::ofstream(folder.path() / "dice.txt") << "3 4 21\n";
    const Run run = ral("battle scots english-host --seed 7 --dice dice.txt", folder);
    CHECK(run.exit == 1);
    CHECK(run.err == "dice.txt:1:5: error: '21' is not on a die\n"
                     "  write dice as 1 to 20, with blanks, commas or line ends between them\n");
}
