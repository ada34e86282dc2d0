// Shards: written, read back, joined, refused.
#include "odds/shard.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "support/fake_contest.hpp"

namespace muster::odds {

namespace {

Asked asked(Kind kind, std::vector<std::string> lists, std::int64_t runs) {
    Asked request;
    request.kind = kind;
    request.program = "1";
    request.data = "0123456789abcdef";
    request.ruleset = "rrtk";
    request.lists = lists;
    request.names = std::move(lists);
    request.mode = "recruit";
    request.points = 400;
    request.refusal = "auto";
    request.red = request.blue = "plain";
    request.seed = "7";
    request.runs = runs;
    return request;
}

Shard shard(const Asked& request, int number, int of) {
    const auto contests = test::fake_contests(pairs_of(request).size());
    return {request, {number, of}, 10 * number, play(contests, {request.runs, 1, {number, of}})};
}

std::vector<NamedShard> all_shards(const Asked& request, int of) {
    std::vector<NamedShard> shards;
    for (int number = 1; number <= of; ++number)
        shards.push_back({std::to_string(number) + ".json", shard(request, number, of)});
    return shards;
}

std::string faults_of_joining(const std::vector<NamedShard>& shards) {
    Diagnostics faults;
    CHECK(!join_shards(shards, faults).has_value());
    return faults.to_text();
}

std::string faults_of_reading(const std::string& text) {
    Diagnostics faults;
    CHECK(!shard_from_text(text, "s.json", faults).has_value());
    return faults.to_text();
}

std::string replaced(std::string text, const std::string& what, const std::string& with) {
    const std::size_t at = text.find(what);
    REQUIRE(at != std::string::npos);
    return text.replace(at, what.size(), with);
}

const Asked pair = asked(Kind::pair, {"aeja", "orcs"}, 20);
const Asked matrix = asked(Kind::matrix, {"aeja", "orcs", "zamba"}, 7);

}  // namespace

TEST_CASE("a shard is read back as it was written") {
    for (const Asked& request : {pair, matrix}) {
        const Shard written = shard(request, 2, 3);
        Diagnostics faults;
        const auto read = shard_from_text(to_text(written), "s.json", faults);
        REQUIRE_MESSAGE(read.has_value(), faults.to_text());
        CHECK(*read == written);
    }
}

TEST_CASE("joined shards are exactly the whole, in whatever order they come") {
    for (const Asked& request : {pair, matrix}) {
        const Shard whole = shard(request, 1, 1);
        std::vector<NamedShard> shards = all_shards(request, 5);
        std::ranges::reverse(shards);
        Diagnostics faults;
        const auto joined = join_shards(shards, faults);
        REQUIRE_MESSAGE(joined.has_value(), faults.to_text());
        const Result alone{request, whole.tallies, 150, {}};
        CHECK(data::to_json(to_value(*joined)) == data::to_json(to_value(alone)));
    }
}

TEST_CASE("the other half of a matrix is the complement") {
    const Result result{matrix, shard(matrix, 1, 1).tallies, 0, {}};
    CHECK(pairs_of(matrix) == std::vector<Pair>{{0, 0}, {0, 1}, {0, 2}, {1, 1}, {1, 2}, {2, 2}});
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 3; ++column) {
            const Outcomes here = outcomes_of(result, row, column), there = outcomes_of(result, column, row);
            CHECK(here.runs() == 7);
            if (row == column) continue;
            CHECK(here.win == there.loss);
            CHECK(here.draw == there.draw);
        }
    CHECK(against_all(result, 0).runs() == 14);
}

TEST_CASE("missing shards are named") {
    std::vector<NamedShard> shards = all_shards(pair, 9);
    shards.erase(shards.begin() + 5, shards.begin() + 8);
    shards.erase(shards.begin() + 1);
    CHECK(faults_of_joining(shards) == "error: of nine shards some are missing: 2, 6 to 8\n"
                                       "  make them with --shard k/n and name all files\n");
}

TEST_CASE("a shard named twice is named") {
    std::vector<NamedShard> shards = all_shards(pair, 2);
    shards.push_back({"again.json", shards.front().shard});
    CHECK(faults_of_joining(shards) ==
          "again.json: error: shard 1 of 2 is in 1.json already\n  name each shard once\n");
}

TEST_CASE("a shard of another request says in what it differs") {
    const char* fix = "  join only shards that were made with the same command, program and data\n";
    const auto told = [&](Asked other, int of) {
        std::vector<NamedShard> shards = all_shards(pair, 2);
        shards[1] = {"b.json", shard(other, 2, of)};
        return faults_of_joining(shards);
    };
    Asked other = pair;
    other.seed = "8";
    CHECK(told(other, 2) ==
          std::string(
              "b.json: error: is a shard of another request: its seed is \"8\", in 1.json it is \"7\"\n") +
              fix);
    other = pair;
    other.runs = 40;
    CHECK(told(other, 2) ==
          std::string("b.json: error: is a shard of another request: its runs is 40, in 1.json it is 20\n") +
              fix);
    other = pair;
    other.lists = {"aeja", "zamba"};
    CHECK(told(other, 2) ==
          std::string("b.json: error: is a shard of another request: its lists are others than in 1.json\n") +
              fix);
    CHECK(told(pair, 3) ==
          std::string(
              "b.json: error: is a shard of another request: it is one of 3 shards, 1.json is one of 2\n") +
              fix);
}

TEST_CASE("a damaged shard is found") {
    const std::string good = to_text(shard(pair, 1, 2));
    const std::string again = "  make this shard again\n";
    CHECK(faults_of_reading(replaced(good, "\"score\": 4", "\"score\": 5")) ==
          "s.json: error: is damaged: its fingerprint doesn't fit its contents\n" + again);
    CHECK(faults_of_reading(replaced(good, "\"win\": 6", "\"win\": 7")) ==
          "s.json: error: is damaged: pair 1 counts 11 battles instead of 10\n" + again);
    CHECK(faults_of_reading(replaced(good, "\"shard\": 1", "\"shard\": 3")) ==
          "s.json: error: is damaged: shard 3 of 2 can't be\n" + again);
    CHECK(faults_of_reading(replaced(good, "\"kind\": \"pair\"", "\"kind\": \"matrix\"")) ==
          "s.json: error: is damaged: 1 pairs are counted instead of 3\n" + again);
    CHECK(faults_of_reading(good.substr(0, good.size() / 2)).starts_with("s.json:"));
    CHECK(faults_of_reading(replaced(good, "\"turns\"", "\"truns\"")).find("did you mean 'turns'?") !=
          std::string::npos);
}

TEST_CASE("a file that is no shard, or one of another format, says so") {
    CHECK(faults_of_reading("[1, 2]\n") ==
          "s.json: error: is no shard\n  name files that 'muster odds --shard' wrote\n");
    CHECK(faults_of_reading("{\"format\": \"muster-odds-shard-9\"}\n") ==
          "s.json:1:12: error: format 'muster-odds-shard-9' is not known\n"
          "  this program reads muster-odds-shard-1\n");
}

}  // namespace muster::odds
