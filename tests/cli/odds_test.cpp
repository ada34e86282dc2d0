// muster odds as a user runs it.
#include <doctest/doctest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "support/program.hpp"

using muster::test::bytes_of;
using muster::test::Folder;
using muster::test::Run;
using nlohmann::ordered_json;

namespace {

/// Unoptimised and with sanitizers a battle takes a second: what needs many of them is left to the release
/// build.
#ifdef NDEBUG
constexpr bool slow_build = false;
#else
constexpr bool slow_build = true;
#endif

Run odds(const std::string& arguments, const Folder& folder) {
    return muster::test::muster("odds " + arguments, folder.path());
}

/// The answer as text, its time set to nothing.
std::string timeless(const Run& run) {
    REQUIRE_MESSAGE(run.exit == 0, run.err);
    ordered_json answer = ordered_json::parse(run.out);
    REQUIRE(answer.at("seconds").is_number());
    answer["seconds"] = 0;
    return answer.dump();
}

std::vector<std::string> keys(const ordered_json& map) {
    std::vector<std::string> all;
    for (const auto& [key, value] : map.items()) all.push_back(key);
    return all;
}

void check_mistake(const std::string& typed, int exit, const std::string& err) {
    const Folder folder;
    const Run run = odds(typed, folder);
    CAPTURE(typed);
    CHECK(run.exit == exit);
    CHECK(run.err == err);
    CHECK(run.out.empty());
    CHECK(folder.count() == 0);
}

}  // namespace

TEST_CASE("odds: --json begins with the promised keys, and its shares are those of whole battles" *
          doctest::skip(slow_build)) {
    const Folder folder;
    const Run run = odds("aeja orcs --runs 60 --seed 7 --json", folder);
    REQUIRE_MESSAGE(run.exit == 0, run.err);
    CHECK(run.err.empty());
    CHECK(folder.count() == 0);
    const ordered_json answer = ordered_json::parse(run.out);
    const std::vector<std::string> all = keys(answer);
    const std::vector<std::string> first{"runs",         "win",        "draw",       "loss",
                                         "win_interval", "score_mean", "turns_mean", "seconds"};
    REQUIRE(all.size() > first.size());
    CHECK(std::vector<std::string>(all.begin(), all.begin() + 8) == first);
    CHECK(answer.at("runs") == 60);
    const double sum =
        answer.at("win").get<double>() + answer.at("draw").get<double>() + answer.at("loss").get<double>();
    CHECK(sum == doctest::Approx(1).epsilon(0.0002));
    CHECK(answer.at("win_interval").at(0) < answer.at("win"));
    CHECK(answer.at("win_interval").at(1) > answer.at("win"));
    CHECK(answer.at("attack").at("first").at("runs").get<int>() +
              answer.at("attack").at("second").at("runs").get<int>() ==
          60);
    for (const auto& kind : answer.at("terrain"))
        CHECK(kind.at("with").at("runs").get<int>() + kind.value("/without/runs"_json_pointer, 0) == 60);
}

TEST_CASE("odds: run i is the battle that muster battle plays from the seed with /i") {
    const Folder folder;
    int wins = 0, score = 0;
    for (int i = 1; i <= 6; ++i) {
        const Run battle = muster::test::muster(
            "battle zamba orcs --seed 'x 1/" + std::to_string(i) + "' --json", folder.path());
        REQUIRE_MESSAGE(battle.exit == 0, battle.err);
        const auto told = ordered_json::parse(battle.out);
        wins += told.at("winner") == "red" ? 1 : 0;
        score += told.at("score").at("red").get<int>();
    }
    const Run run = odds("zamba orcs --runs 6 --seed 'x 1' --json", folder);
    REQUIRE_MESSAGE(run.exit == 0, run.err);
    const auto answer = ordered_json::parse(run.out);
    CHECK(answer.at("win").get<double>() == doctest::Approx(wins / 6.0).epsilon(0.0005));
    CHECK(answer.at("score_mean").get<double>() == doctest::Approx(score / 6.0).epsilon(0.0005));
}

TEST_CASE("odds: the same for any number of threads, also where it stops early" * doctest::skip(slow_build)) {
    const Folder folder;
    const std::string usual = timeless(odds("aeja orcs --runs 120 --seed 7 --json --jobs 1", folder));
    for (const char* jobs : {"2", "7"})
        CHECK(timeless(odds(std::string("aeja orcs --runs 120 --seed 7 --json --jobs ") + jobs, folder)) ==
              usual);
    const std::string early = "aeja orcs --runs 900 --within 14% --seed 7 --json --jobs ";
    const std::string stopped = timeless(odds(early + "1", folder));
    CHECK(timeless(odds(early + "5", folder)) == stopped);
    const auto answer = ordered_json::parse(stopped);
    CHECK(answer.at("runs").get<int>() < 900);
    CHECK(answer.at("runs").get<int>() % 100 == 0);
    CHECK(answer.at("runs_asked") == 900);
    CHECK(answer.at("win_interval").at(1).get<double>() - answer.at("win_interval").at(0).get<double>() <
          0.14);
}

TEST_CASE("odds: of a scenario file only the dice change, with its own seed unless another is named" *
          doctest::skip(slow_build)) {
    const Folder folder;
    REQUIRE(muster::test::muster("pack aeja orcs --seed 7 --sheets briefing", folder.path()).exit == 0);
    const std::string own = timeless(odds("scenario.yaml --runs 40 --json", folder));
    CHECK(own == timeless(odds("scenario.yaml --runs 40 --seed 7 --json", folder)));
    CHECK(own != timeless(odds("scenario.yaml --runs 40 --seed 8 --json", folder)));
    const auto answer = ordered_json::parse(own);
    CHECK(answer.at("attack").size() == 1);
    CHECK(!answer.contains("points"));
    const Run battle = muster::test::muster("battle scenario.yaml --seed 7/1 --json", folder.path());
    const Run one = odds("scenario.yaml --runs 1 --json", folder);
    REQUIRE_MESSAGE(one.exit == 0, one.err);
    const bool red_won = ordered_json::parse(battle.out).at("winner") == "red";
    CHECK(ordered_json::parse(one.out).at("win") == (red_won ? 1.0 : 0.0));
}

TEST_CASE("odds: the text names armies, shares, swings and means" * doctest::skip(slow_build)) {
    const Folder folder;
    const Run run = odds("aeja aeja --runs 30 --seed 7", folder);
    REQUIRE_MESSAGE(run.exit == 0, run.err);
    CHECK(run.out.starts_with("First Aeja against Second Aeja: 30 battles, 400 points, seed 7, commanders "
                              "plain and plain\n"));
    for (const char* words :
         {"First Aeja wins", "Draw", "Second Aeja wins", "95 % interval", "attack by First Aeja", "with ",
          "without ", "Mean score ", " turns. Played in "})
        CHECK_MESSAGE(run.out.find(words) != std::string::npos, words);
}

TEST_CASE("odds: shards joined are byte for byte one run but for the seconds" * doctest::skip(slow_build)) {
    const Folder folder;
    const std::string whole = timeless(odds("aeja orcs --runs 50 --seed 7 --json", folder));
    for (const char* k : {"1", "2", "3"}) {
        const Run run = odds(std::string("aeja orcs --runs 50 --seed 7 --shard ") + k + "/3", folder);
        REQUIRE_MESSAGE(run.exit == 0, run.err);
        CHECK(run.out == std::string("odds-") + k + "-of-3.json\n");
    }
    CHECK(timeless(odds("merge odds-*.json --json", folder)) == whole);
    CHECK(odds("merge odds-3-of-3.json odds-1-of-3.json", folder).err ==
          "error: of three shards one is missing: 2\n  make them with --shard k/n and name all files\n");
    CHECK(odds("merge odds-1-of-3.json odds-*.json", folder).err ==
          "odds-1-of-3.json: error: shard 1 of 3 is in odds-1-of-3.json already\n  name each shard once\n");
}

TEST_CASE("odds: a matrix plays each pair as if it were asked for alone, and shards join to it" *
          doctest::skip(slow_build)) {
    const Folder folder;
    const Run run = odds("--matrix aeja orcs zamba --runs 20 --seed 7 --json", folder);
    const std::string whole = timeless(run);
    const auto answer = ordered_json::parse(run.out);
    CHECK(keys(answer).front() == "runs");
    CHECK(answer.at("runs") == 20);
    REQUIRE(answer.at("pairs").size() == 6);
    const auto alone = ordered_json::parse(odds("aeja zamba --runs 20 --seed 7 --json", folder).out);
    const auto& pair = answer.at("pairs").at(2);
    CHECK(pair.at("first") == "aeja");
    CHECK(pair.at("second") == "zamba");
    for (const char* key : {"runs", "win", "draw", "loss", "win_interval", "score_mean", "turns_mean"})
        CHECK_MESSAGE(pair.at(key) == alone.at(key), key);
    for (const char* k : {"1", "2"})
        REQUIRE(odds(std::string("--matrix aeja orcs zamba --runs 20 --seed 7 --shard ") + k + "/2", folder)
                    .exit == 0);
    CHECK(timeless(odds("merge odds-1-of-2.json odds-2-of-2.json --json", folder)) == whole);
}

TEST_CASE("odds: a matrix is printed where a folder is named, also from shards, the same pages" *
          doctest::skip(slow_build)) {
    const Folder folder;
    const Run run = odds("--matrix aeja orcs --runs 10 --seed 7 --format pdf,svg,png -o .", folder);
    REQUIRE_MESSAGE(run.exit == 0, run.err);
    CHECK(run.out.ends_with("odds.pdf\nodds-1.svg\nodds-1.png\n"));
    const Run text = muster::test::shell("pdftotext -layout odds.pdf -", folder.path());
    for (const char* words : {"Who beats whom", "Aeja", "Orcs", "All others",
                              "muster odds --matrix aeja orcs --runs 10 --seed 7", "1 of 1"})
        CHECK_MESSAGE(text.out.find(words) != std::string::npos, words);
    const std::string whole = bytes_of(folder.file("odds-1.svg"));
    CHECK(!whole.empty());
    for (const char* k : {"1", "2"})
        REQUIRE(odds(std::string("--matrix aeja orcs --runs 10 --seed 7 --shard ") + k + "/2", folder).exit ==
                0);
    const Run joined = odds("merge odds-1-of-2.json odds-2-of-2.json --format svg -o .", folder);
    REQUIRE_MESSAGE(joined.exit == 0, joined.err);
    CHECK(bytes_of(folder.file("odds-1.svg")) == whole);
}

TEST_CASE("odds: only a matrix is printed") {
    const Folder folder;
    const std::string told =
        "muster: error: only a matrix is printed to files\n  leave out --out, or ask for a --matrix\n";
    CHECK(odds("aeja orcs --runs 4 --seed 7 -o .", folder).err == told);
    REQUIRE(odds("aeja orcs --runs 4 --seed 7 --shard 1/1", folder).exit == 0);
    const Run merged = odds("merge odds-1-of-1.json -o .", folder);
    CHECK(merged.exit == 2);
    CHECK(merged.err == told);
}

TEST_CASE("odds: what can't be asked") {
    check_mistake("", 2,
                  "muster: error: no armies are named\n"
                  "  name two army lists, or a file that ends in .yaml; or ask for a --matrix\n");
    check_mistake("aeja", 2,
                  "muster: error: 'aeja' is neither a scenario file nor two army lists\n"
                  "  name two army lists, or a file that ends in .yaml; or ask for a --matrix\n");
    check_mistake("aeja orcs zamba", 2,
                  "muster: error: more than two armies are named\n"
                  "  name two army lists, or a file that ends in .yaml; or ask for a --matrix\n");
    check_mistake(
        "ajea orcs --seed 7", 2,
        "muster: error: unknown army list 'ajea' (did you mean 'aeja'?)\n  'muster lists' shows all "
        "44\n");
    check_mistake("aeja orcs --runs 0", 2,
                  "muster: error: --runs 0 is out of range\n  choose from 1 to 10000000\n");
    check_mistake("aeja orcs --jobs 0", 2,
                  "muster: error: --jobs 0 is out of range\n  choose from 1 to 1024\n");
    check_mistake("aeja orcs --within wide", 2,
                  "muster: error: --within 'wide' is no width of an interval\n"
                  "  write percent from 0.1% to 50%, such as 2%\n");
    check_mistake("aeja orcs --shard 4/3", 2,
                  "muster: error: --shard '4/3' is no part of a whole\n"
                  "  write k/n with k from 1 to n, such as 3/100\n");
    check_mistake("aeja orcs --shard 1/3 --within 2%", 2,
                  "muster: error: --shard and --within exclude each other\n"
                  "  a shard can't know how narrow the whole is: leave one of them out\n");
    check_mistake("--matrix aeja orcs --within 2%", 2,
                  "muster: error: --matrix and --within exclude each other\n"
                  "  say with --runs how many battles each pair plays\n");
    check_mistake("--matrix", 2,
                  "muster: error: no lists are named for the matrix\n"
                  "  name two lists or more, or the word 'all'\n");
    check_mistake("--matrix aeja aeja", 2,
                  "muster: error: the matrix names list 'aeja' twice\n  name each list once\n");
    check_mistake("--matrix aeja", 2,
                  "muster: error: a matrix of one list has nothing to compare\n"
                  "  name two lists or more, or the word 'all'\n");
    check_mistake("aeja orcs --commander-red plian", 2,
                  "muster: error: unknown commander 'plian' (did you mean 'plain'?)\n"
                  "  choose one of: plain, bold, by-the-book, cautious, look-ahead\n");
    check_mistake("merge", 2, "muster: error: shards is required\n  'muster odds merge --help' shows how\n");
    check_mistake("merge a.json", 1,
                  "a.json: error: can't be read: No such file or directory\n"
                  "  check the name and the permissions\n");
}

namespace {

Run pack(const std::string& arguments, const Folder& folder) {
    return muster::test::muster("pack " + arguments, folder.path());
}

}  // namespace

TEST_CASE("pack --odds: chances are those of muster odds, printed again without playing" *
          doctest::skip(slow_build)) {
    const Folder folder;
    const Run run = pack("aeja orcs --seed 7 --odds=40 --sheets briefing", folder);
    REQUIRE_MESSAGE(run.exit == 0, run.err);
    CHECK(run.out.find("chance of Aeja: ") != std::string::npos);
    CHECK(run.out.find(", in 40 battles\n") != std::string::npos);
    const auto packed = ordered_json::parse(pack("aeja orcs --seed 7 --odds=40 --json --jobs 3", folder).out);
    const auto& chances = packed.at("odds");
    CHECK(chances.at("runs") == 40);
    CHECK(packed.at("command") == "muster pack aeja orcs --seed 7 --odds=40");
    const auto alone = ordered_json::parse(odds("scenario.yaml --runs 40 --json", folder).out);
    CHECK(chances.at("win").get<double>() / 40 == doctest::Approx(alone.at("win").get<double>()));
    CHECK(chances.at("win-interval") == alone.at("win_interval"));
    const std::string first = bytes_of(folder.file("pack.pdf"));
    REQUIRE(muster::test::muster("print scenario.yaml --sheets briefing", folder.path()).exit == 0);
    CHECK(bytes_of(folder.file("pack.pdf")) == first);
    const Run text = muster::test::shell("pdftotext pack.pdf - | tr '\\n' ' '", folder.path());
    CHECK(text.out.find("The chances") != std::string::npos);
    CHECK(text.out.find("Of 40 plays by the program") != std::string::npos);
}

TEST_CASE("pack --fair: rolls until the chance lies in the window, and says what was done" *
          doctest::skip(slow_build)) {
    const Folder folder;
    const std::string asked = "aeja undead --seed 7 --fair 35-65 --fair-points 30 --odds=60";
    const Run run = pack(asked + " --json", folder);
    REQUIRE_MESSAGE(run.exit == 0, run.err);
    const auto made = ordered_json::parse(run.out);
    const auto& chances = made.at("odds");
    const double share = chances.at("win").get<double>() / chances.at("runs").get<double>();
    CHECK(share >= 0.35);
    CHECK(share <= 0.65);
    CHECK(chances.at("fair").at("low") == 35);
    CHECK(chances.at("fair").at("high") == 65);
    const int rolls = chances.at("fair").at("rolls");
    CHECK(made.at("seed") == (rolls == 1 ? "7" : "7/fair/" + std::to_string(rolls)));
    CHECK(made.at("command") == "muster pack aeja undead --seed 7 --odds=60 --fair 35-65 --fair-points 30");
    CHECK(pack(asked + " --json --jobs 1", folder).out == run.out);
}

TEST_CASE("pack --fair: when the limit is reached the nearest is named") {
    const Folder folder;
    const Run run = pack("aeja undead --seed 7 --fair 99-100 --fair-rolls 2 --odds=10", folder);
    CHECK(run.exit == 1);
    CHECK(run.out.empty());
    CHECK(folder.count() == 0);
    CHECK(run.err.starts_with(
        "error: none of two battles rolled gave Aeja a chance of 99 to 100 %: the nearest was "));
    CHECK(
        run.err.ends_with("  widen the window, allow more with --fair-rolls, or let an army have more points "
                          "with --fair-points\n"));
}

TEST_CASE("pack --odds and --fair: what can't be asked") {
    const auto told = [](const std::string& typed) {
        const Folder folder;
        const Run run = pack("aeja orcs --seed 7 " + typed, folder);
        CHECK(run.exit == 2);
        CHECK(folder.count() == 0);
        return run.err;
    };
    for (const char* window : {"55", "55-45", "45-101", "a-b", "45-55-60"})
        CHECK(told(std::string("--fair ") + window) ==
              std::string("muster: error: --fair '") + window +
                  "' is no window of chances\n"
                  "  write the least and the greatest chance of the first army in percent, such as 45-55\n");
    CHECK(told("--fair-rolls 5") ==
          "muster: error: --fair-rolls needs --fair\n  name the window of chances, such as --fair 45-55\n");
    CHECK(told("--fair 45-55 --fair-points 80") ==
          "muster: error: --fair-points 80 is out of range\n  choose from 0 to 50\n");
    CHECK(told("--fair 45-55 --fair-points 10 --mode rolls") ==
          "muster: error: --fair-points has no effect on armies of a fixed number of rolls\n"
          "  leave it out, or choose --mode recruit or buy\n");
}

TEST_CASE("scenario: chances changed by hand are found" * doctest::skip(slow_build)) {
    const Folder folder;
    REQUIRE(pack("aeja orcs --seed 7 --odds=40 --sheets briefing", folder).exit == 0);
    const std::string good = bytes_of(folder.file("scenario.yaml"));
    const std::size_t at = good.find("  draw: ");
    REQUIRE(at != std::string::npos);
    std::string bad = good;
    bad.insert(at + 8, "1");
    std::ofstream(folder.file("scenario.yaml"), std::ios::binary) << bad;
    const Run run = muster::test::muster("check scenario.yaml", folder.path());
    CHECK(run.exit == 1);
    CHECK(run.err.find(
              "are not 40\n  leave out 'odds:', or have them played again with 'muster pack --odds'\n") !=
          std::string::npos);
}
