// What a user reads after typing something wrong: verbatim, with the exit code.
#include <doctest/doctest.h>

#include <filesystem>

#include "support/program.hpp"

using muster::test::Folder;
using muster::test::Run;

namespace {

struct Mistake {
    std::string typed;
    int exit;
    const char* err;
};

void check_mistake(const Mistake& mistake) {
    const Folder folder;
    const Run run = muster::test::muster(mistake.typed, folder.path());
    CAPTURE(mistake.typed);
    CHECK(run.exit == mistake.exit);
    CHECK(run.err == mistake.err);
    CHECK(run.out.empty());
    CHECK(folder.count() == 0);
}

}  // namespace

TEST_CASE("errors: words that are no command, option, list, sheet, paper, theme, format, mode or table") {
    const Mistake mistakes[] = {
        {"", 2,
         "muster: error: no command is named\n  commands: pack, army, qrs, cards, markers, map, orders, roster, print, battle, odds, lists, table, check\n"},
        {"pakc aeja orcs", 2,
         "muster: error: unknown command 'pakc' (did you mean 'pack'?)\n"
         "  commands: pack, army, qrs, cards, markers, map, orders, roster, print, battle, odds, lists, table, check\n"},
        {"pack aeja orcs --sede 7", 2,
         "muster: error: unknown option '--sede' (did you mean '--seed'?)\n  'muster pack --help' shows how\n"},
        {"pack aeja orcs goblins --seed 7", 2,
         "muster: error: armies: at most 2 required but received 3\n  'muster pack --help' shows how\n"},
        {"pack ajea orcs --seed 7", 2,
         "muster: error: unknown army list 'ajea' (did you mean 'aeja'?)\n  'muster lists' shows all 44\n"},
        {"pack aeja elfs --seed 7", 2,
         "muster: error: unknown army list 'elfs' (did you mean 'elves-black-moon' or 'elves-silver'?)\n  'muster lists' shows all 44\n"},
        {"pack aeja orcs --seed 7 --paper a5", 2,
         "muster: error: unknown paper 'a5' (did you mean 'a4'?)\n  choose one of: a4, letter\n"},
        {"pack aeja orcs --seed 7 --sheets map,rooster", 2,
         "muster: error: unknown sheet 'rooster' (did you mean 'roster'?)\n"
         "  choose one of: briefing, storyboard, map, roster, cards, leaders, slips, orders, qrs, markers\n"},
        {"orders aeja orcs --seed 7 --commander blod", 2,
         "muster: error: unknown commander 'blod' (did you mean 'bold'?)\n"
         "  choose one of: bold, by-the-book, cautious\n"},
        {"pack aeja orcs --seed 7 --theme atals", 2,
         "muster: error: unknown theme 'atals' (did you mean 'atlas'?)\n  choose one of: atlas\n"},
        {"pack aeja orcs --seed 7 --format pfd", 2,
         "muster: error: unknown format 'pfd' (did you mean 'pdf'?)\n  choose one of: pdf, svg, png\n"},
        {"pack aeja orcs --seed 7 --mode byu", 2,
         "muster: error: unknown mode 'byu' (did you mean 'buy'?)\n  choose one of: recruit, rolls, buy\n"},
        {"pack aeja orcs --seed 7 --points 20", 2,
         "muster: error: 20 points are out of range\n  choose from 50 to 2000\n"},
        {"table watre", 2,
         "muster: error: unknown table 'watre' (did you mean 'water'?)\n"
         "  the tables are: army-plan, general-terrain, pursuit-distance, rampage, recruiting, river-ford, terrain-section, war-rating, water\n"},
        {"map nothing", 2,
         "muster: error: 'nothing' is neither a scenario file nor two army lists\n"
         "  name two army lists, or a file that ends in .yaml\n"},
    };
    for (const Mistake& mistake : mistakes) check_mistake(mistake);
}

TEST_CASE("errors: an output folder that isn't there leaves nothing behind") {
    check_mistake({"pack aeja orcs --seed 7 -o missing", 1,
                   "missing/scenario.yaml: error: can't be written: No such file or directory\n"
                   "  name a folder that exists and may be written to\n"});
}

TEST_CASE("errors: a full disk leaves nothing half-written") {
    const Folder folder;
    // /dev/full takes the open and refuses the bytes, as a full disk does.
    std::filesystem::create_symlink("/dev/full", folder.file("pack.pdf.part"));
    const Run run = muster::test::muster("pack aeja orcs --seed 7", folder.path());
    CHECK(run.exit == 1);
    CHECK(
        run.err ==
        "pack.pdf: error: can't be written whole: No space left on device\n  free some space and run it again\n");
    CHECK(folder.count() == 0);
}

TEST_CASE("errors: a scenario file that isn't there") {
    check_mistake(
        {"print nowhere.yaml", 1,
         "nowhere.yaml: error: can't be read: No such file or directory\n  check the name and the permissions\n"});
}

TEST_CASE("errors: a folder without anything to check") {
    check_mistake(
        {"check .", 1,
         ".: error: this folder holds neither a rule set nor templates\n"
         "  name one like data/rrtk, with armies/ and tables/ in it, or one like templates, with themes/\n"});
}

TEST_CASE("errors: a broken scenario is reported with all its faults, in the order of the file") {
    const Folder folder;
    REQUIRE(muster::test::muster("pack aeja orcs --seed 7 --sheets briefing", folder.path()).exit == 0);
    REQUIRE(
        muster::test::shell("sed -i -e 's/^attacker: .*/attacker: green/' -e 's/^seed:/sede:/' scenario.yaml",
                            folder.path())
            .exit == 0);
    const Run run = muster::test::muster("print scenario.yaml", folder.path());
    CHECK(run.exit == 1);
    CHECK(run.err.find("error: unknown key 'sede' (did you mean 'seed'?)") != std::string::npos);
    CHECK(run.err.find("error: unknown side 'green'\n  write one of: red, blue\n") != std::string::npos);
    CHECK(run.err.find("key 'seed'") != std::string::npos);
}

TEST_CASE("errors: words of a scenario that the rule set hasn't got are found with their places") {
    const Folder folder;
    REQUIRE(muster::test::muster("pack aeja orcs --seed 7 --sheets briefing", folder.path()).exit == 0);
    const char* edit =
        "sed -i -e 's/device: ship/device: shpi/' -e 's/field: gules/field: gulse/' scenario.yaml";
    REQUIRE(muster::test::shell(edit, folder.path()).exit == 0);
    const Run run = muster::test::muster("check scenario.yaml", folder.path());
    CHECK(run.exit == 1);
    CHECK(run.err.find("scenario.yaml:16:9: error: unknown tincture 'gulse' (did you mean 'gules'?)\n") !=
          std::string::npos);
    CHECK(run.err.find("scenario.yaml:16:9: error: unknown device 'shpi' (did you mean 'ship'?)\n") !=
          std::string::npos);
}

TEST_CASE("errors: data that can't be found are named") {
    const Folder folder;
    const Run run = muster::test::shell(std::string("MUSTER_HOME=/nowhere '") + MUSTER_EXECUTABLE + "' lists",
                                        folder.path());
    CHECK(run.exit == 1);
    CHECK(
        run.err ==
        "error: the folders data, templates and fonts are not in /nowhere\n  set MUSTER_HOME to the folder that holds them\n");
}
