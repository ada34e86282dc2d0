#include "rrtk/battle/rollers.hpp"

#include <fmt/format.h>

#include <istream>
#include <ostream>
#include <string>

#include "dice/dice.hpp"

namespace muster::rrtk::battle {

namespace {

constexpr std::uint64_t rotated(std::uint64_t x, unsigned by) { return (x << by) | (x >> (64U - by)); }

std::uint64_t split_mix(std::uint64_t& state) {
    state += 0x9e3779b97f4a7c15U;
    std::uint64_t z = state;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31U);
}

}  // namespace

SeededRoller::SeededRoller(std::string_view seed) {
    std::uint64_t state = dice::stream_start(seed, "battle");
    for (std::uint64_t& word : words_) word = split_mix(state);
}

std::uint64_t SeededRoller::next() {
    const std::uint64_t result = rotated(words_[1] * 5, 7) * 9, t = words_[1] << 17U;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= t;
    words_[3] = rotated(words_[3], 45);
    return result;
}

void SeededRoller::roll(const RollFor& /*what*/, std::span<Die> dice) {
    for (Die& die : dice) {
        std::uint64_t drawn = next() >> 61U;  // 0 to 7; rejection keeps every face equally likely
        while (drawn >= 6) drawn = next() >> 61U;
        die = static_cast<Die>(drawn + 1);
    }
}

const char* words_for(Purpose purpose) {
    switch (purpose) {
        case Purpose::enemy_threat: return "Enemy Threat";
        case Purpose::received_fire: return "Received Fire";
        case Purpose::wanting_to_charge: return "Wanting to Charge";
        case Purpose::being_charged: return "Being Charged";
        case Purpose::involved_in_melee: return "Involved in Melee";
        case Purpose::leader_lost: return "Leader Lost";
        case Purpose::shot: return "missile dice";
        case Purpose::firearm: return "firearm";
        case Purpose::engine: return "engine";
        case Purpose::cannon: return "cannon";
        case Purpose::melee: return "melee die";
        case Purpose::leader_hit: return "each hit on the leader's unit, a 6 puts him at risk";
        case Purpose::leader_at_risk: return "Leader at Risk";
        case Purpose::pursuit: return "pursuit";
        case Purpose::pursuit_distance: return "distance of the pursuit";
        case Purpose::undisciplined: return "undisciplined troops";
        case Purpose::leaving_river: return "leaving the river";
        case Purpose::rampage: return "direction of the rampage";
        case Purpose::casualty_recovery: return "Casualty Recovery";
    }
    return "";
}

void ScriptedRoller::roll(const RollFor& what, std::span<Die> dice) {
    for (Die& die : dice) {
        if (at_ >= script_.size())
            throw dice::ScriptError(fmt::format("the dice end after {}, and one more is needed: {}",
                                                script_.size(), words_for(what.purpose)));
        die = script_[at_++];
        if (die < 1 || die > 6)
            throw dice::ScriptError(
                fmt::format("{} in the script is not on a die ({})", die, words_for(what.purpose)));
    }
}

void RecordingRoller::roll(const RollFor& what, std::span<Die> dice) {
    inner_.roll(what, dice);
    for (const Die die : dice) rolled_.push_back(die);
}

namespace {

/// Reads as many faces as there are dice, parted by blanks or commas; false if the line is anything else.
bool read_dice(const std::string& line, std::span<Die> dice) {
    std::size_t count = 0;
    for (const char c : line) {
        if (c == ' ' || c == ',' || c == '\t' || c == '\r') continue;
        if (c < '1' || c > '6' || count == dice.size()) return false;
        dice[count++] = static_cast<Die>(c - '0');
    }
    return count == dice.size();
}

}  // namespace

void ManualRoller::roll(const RollFor& what, std::span<Die> dice) {
    const std::string who = what.unit == no_unit ? "" : book_.name(what.unit) + ": ";
    const std::string whom = what.other == no_unit ? "" : " (" + book_.name(what.other) + ")";
    const std::string need = what.need == 0 ? "" : fmt::format(", needs {} or less", what.need);
    while (true) {
        out_ << fmt::format("{}{}{}, {}d6{}: ", who, words_for(what.purpose), whom, dice.size(), need)
             << std::flush;
        std::string line;
        if (!std::getline(in_, line))
            throw dice::ScriptError(fmt::format("no more dice were entered ({})", words_for(what.purpose)));
        if (read_dice(line, dice)) return;
        out_ << fmt::format("please enter {} of 1 to 6, like {}\n", dice.size() == 1 ? "a number" : "numbers",
                            dice.size() == 1 ? "4" : "4 2");
    }
}

}  // namespace muster::rrtk::battle
