// Every command as a user runs it.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "support/program.hpp"

using muster::test::bytes_of;
using muster::test::Folder;
using muster::test::Run;
using nlohmann::json;

namespace {

json answer(const std::string& arguments) {
    const Folder folder;
    const Run run = muster::test::muster(arguments, folder.path());
    REQUIRE_MESSAGE(run.exit == 0, run.err);
    CHECK(folder.count() == 0);
    return json::parse(run.out);
}

}  // namespace

TEST_CASE("commands: every command explains itself with an example") {
    const Folder folder;
    for (const char* command : {"pack", "army", "qrs", "cards", "markers", "map", "orders", "roster", "print",
                                "battle", "lists", "table", "check"}) {
        const Run run = muster::test::muster(std::string(command) + " --help", folder.path());
        CAPTURE(command);
        CHECK(run.exit == 0);
        CHECK(run.out.find(std::string("Example: muster ") + command) != std::string::npos);
    }
}

TEST_CASE("commands: print gives the same bytes as pack did") {
    const Folder folder;
    for (const char* options :
         {"", " --paper letter --sheets map,cards --per-unit", " --sheets qrs --all --format svg"}) {
        REQUIRE(muster::test::shell("mkdir -p one two && rm -f one/* two/*", folder.path()).exit == 0);
        REQUIRE(muster::test::muster(std::string("pack aeja orcs --seed 7 -o one") + options, folder.path())
                    .exit == 0);
        REQUIRE(muster::test::muster(std::string("print one/scenario.yaml -o two") + options, folder.path())
                    .exit == 0);
        const Run difference = muster::test::shell("rm one/scenario.yaml && diff -r one two", folder.path());
        CHECK(difference.exit == 0);
        CHECK(difference.out.empty());
    }
}

TEST_CASE("commands: orders are those of the commander that is named") {
    const Folder folder;
    const auto text_of = [&](const std::string& options) {
        const Run run = muster::test::muster("orders aeja orcs --seed 7" + options, folder.path());
        REQUIRE(run.exit == 0);
        return muster::test::shell("pdftotext orders.pdf -", folder.path()).out;
    };
    const std::string usual = text_of(""), bold = text_of(" --commander bold");
    CHECK(usual.find("played: By the book") != std::string::npos);
    CHECK(bold.find("played: Bold") != std::string::npos);
    CHECK(bold.find("--commander bold") != std::string::npos);  // the command that makes it again
}

TEST_CASE("commands: the same seed gives the same bytes in any folder, another seed gives others") {
    const Folder a, b, c;
    for (const Folder* folder : {&a, &b})
        REQUIRE(muster::test::muster("pack zamba undead --seed x1", folder->path()).exit == 0);
    REQUIRE(muster::test::muster("pack zamba undead --seed x2", c.path()).exit == 0);
    for (const char* file : {"scenario.yaml", "pack.pdf"}) {
        CHECK(bytes_of(a.file(file)) == bytes_of(b.file(file)));
        CHECK(bytes_of(a.file(file)) != bytes_of(c.file(file)));
    }
}

TEST_CASE("commands: a drawn seed is said, and makes the same battle again") {
    const Folder a, b;
    const Run run = muster::test::muster("pack aeja orcs --sheets briefing", a.path());
    REQUIRE(run.exit == 0);
    const std::string mark = ", seed ";
    const std::string seed = run.out.substr(run.out.find(mark) + mark.size(), 6);
    REQUIRE(muster::test::muster("pack aeja orcs --sheets briefing --seed " + seed, b.path()).exit == 0);
    CHECK(bytes_of(a.file("scenario.yaml")) == bytes_of(b.file("scenario.yaml")));
}

TEST_CASE("commands: lists answers with all 44 lists and their 235 rows") {
    const json lists = answer("lists --json").at("lists");
    CHECK(lists.size() == 44);
    std::size_t rows = 0;
    for (const json& list : lists) rows += list.at("units").size();
    CHECK(rows == 235);
    const json pike = lists.at(0).at("units").at(0);
    CHECK(lists.at(0).at("id") == "aeja");
    CHECK(pike.at("name") == "Pike");
    CHECK(pike.at("cost") == 36);
    CHECK(pike.at("recruiting") == json::array({2, 7}));
    CHECK(pike.at("class") == "foot-melee");
}

TEST_CASE("commands: an alias of the gazetteer names its list") {
    CHECK(answer("lists show 'Valkae Amazon' --json").at("lists").at(0).at("id") == "valkae");
}

TEST_CASE("commands: army answers with units that add up to its points") {
    const json army = answer("army orcs --seed 3 --json");
    CHECK(army.at("list") == "orcs");
    CHECK(army.at("mode") == "recruit");
    int points = 20 * army.at("captains").get<int>();
    for (const json& unit : army.at("units")) points += unit.at("cost").get<int>();
    CHECK(army.at("points") == points);
    CHECK(points >= 400);
    for (const json& unit : army.at("units"))
        CHECK(unit.at("dice").size() == (unit.at("source") == "rolled" ? 2 : 0));
}

TEST_CASE("commands: table gives exact chances that are those of the rules") {
    const json section = answer("table terrain-section --general hilly --exact --json");
    CHECK(section.at("table") == "terrain-section");
    json woods;
    for (const json& outcome : section.at("outcomes"))
        if (outcome.at("result") == "woods") woods = outcome.at("probability");
    CHECK(woods == "1/4");  // 5 and 8 of 2d6: 4/36 + 5/36
    int counted = 0;
    const json rolled = answer("table water --times 500 --seed 1 --json");
    for (const auto& [result, times] : rolled.at("counts").items()) counted += times.get<int>();
    CHECK(counted == 500);
    CHECK(rolled.at("times") == 500);
}

TEST_CASE("commands: pack --json is the scenario, and writes nothing without --out") {
    const json scenario = answer("pack aeja orcs --seed 7 --json");
    CHECK(scenario.at("seed") == "7");
    CHECK(scenario.at("red").at("list") == "aeja");
    CHECK(scenario.at("blue").at("list") == "orcs");
}

TEST_CASE("commands: check finds no fault in what is delivered") {
    const Folder folder;
    const Run run = muster::test::muster("check", folder.path());
    CHECK(run.exit == 0);
    CHECK(run.err.empty());
    CHECK(run.out.find("44 army lists") != std::string::npos);
    CHECK(run.out.ends_with(": no faults\n"));
}

TEST_CASE("commands: check takes folders of rules, of rule sets, and of templates") {
    const Folder folder;
    const std::string home = MUSTER_SOURCE_DIR;
    for (const char* path : {"/data/rrtk", "/data", "/templates", "/templates/", ""}) {
        CAPTURE(path);
        const Run run = muster::test::muster("check " + home + path, folder.path());
        CHECK(run.exit == 0);
        CHECK(run.err.empty());
        CHECK(run.out.ends_with(": no faults\n"));
    }
}

TEST_CASE("commands: a scenario that was packed checks clean") {
    const Folder folder;
    REQUIRE(muster::test::muster("pack aeja orcs --seed 7 --sheets briefing", folder.path()).exit == 0);
    const Run run = muster::test::muster("check scenario.yaml", folder.path());
    CHECK(run.exit == 0);
    CHECK(run.err.empty());
}

TEST_CASE("commands: a full standard output is an error, not a silence") {
    const Folder folder;
    const Run run =
        muster::test::shell(std::string("'") + MUSTER_EXECUTABLE + "' lists > /dev/full #", folder.path());
    CHECK(run.exit == 1);
}
