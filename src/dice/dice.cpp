#include "dice/dice.hpp"

#include <fmt/format.h>

#include <boost/random/mersenne_twister.hpp>
#include <numeric>

namespace muster::dice {

std::vector<int> Dice::roll(const RollRequest& request) {
    std::vector<int> dice;
    dice.reserve(static_cast<std::size_t>(request.count));
    for (int i = 0; i < request.count; ++i) dice.push_back(die(request));
    log_.push_back({request.stream, request.purpose, dice, {}});
    return dice;
}

void Dice::means(std::string meaning) {
    if (!log_.empty()) log_.back().meaning = std::move(meaning);
}

std::uint64_t stream_start(std::string_view seed, std::string_view stream) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    const auto add = [&hash](unsigned char byte) { hash = (hash ^ byte) * 0x100000001b3U; };
    for (const char c : seed) add(static_cast<unsigned char>(c));
    add(0xFF);  // never part of UTF-8, so ("a", "bc") and ("ab", "c") differ
    for (const char c : stream) add(static_cast<unsigned char>(c));
    std::uint64_t mixed = hash + 0x9e3779b97f4a7c15U;
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
    return mixed ^ (mixed >> 31U);
}

struct SeededDice::Stream {
    boost::random::mt19937_64 engine;
};

SeededDice::SeededDice(std::string seed) : seed_(std::move(seed)) {}
SeededDice::~SeededDice() = default;

int SeededDice::die(const RollRequest& request) {
    auto& stream = streams_[request.stream];
    if (!stream) {
        stream = std::make_unique<Stream>();
        stream->engine.seed(stream_start(seed_, request.stream));
    }
    // Rejection keeps every side equally likely; the library's own distributions may change between versions.
    const auto sides = static_cast<std::uint64_t>(request.sides);
    const std::uint64_t limit = UINT64_MAX - UINT64_MAX % sides;
    std::uint64_t drawn = stream->engine();
    while (drawn >= limit) drawn = stream->engine();
    return static_cast<int>(drawn % sides) + 1;
}

ScriptedDice::ScriptedDice(std::vector<int> script) : script_(script.begin(), script.end()) {}

int ScriptedDice::die(const RollRequest& request) {
    if (script_.empty())
        throw ScriptError(fmt::format("the script has no die left for '{}'", request.purpose));
    const int face = script_.front();
    if (face < 1 || face > request.sides)
        throw ScriptError(fmt::format("{} in the script is not on a die of {} sides ('{}')", face,
                                      request.sides, request.purpose));
    script_.pop_front();
    return face;
}

int sum(const std::vector<int>& dice) { return std::accumulate(dice.begin(), dice.end(), 0); }

}  // namespace muster::dice
