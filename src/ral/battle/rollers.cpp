#include "ral/battle/rollers.hpp"

#include <fmt/format.h>

#include <istream>
#include <ostream>
#include <string>

#include "base/text.hpp"
#include "dice/dice.hpp"

namespace muster::ral::battle {

const char* words_for(Purpose purpose) {
    switch (purpose) {
        case Purpose::challenge_order: return "who challenges first";
        case Purpose::duel: return "personal challenge";
        case Purpose::archery: return "archery";
        case Purpose::reserved_fire: return "reserved fire";
        case Purpose::initiative: return "initiative";
        case Purpose::morale: return "morale";
        case Purpose::formation: return "change of formation";
        case Purpose::melee: return "melee";
        case Purpose::leader: return "fate of the leader";
        case Purpose::rally: return "rally without a leader";
    }
    return "";
}

SeededRoller::SeededRoller(std::string_view seed) : state_(dice::stream_start(seed, "ral/battle")) {}

Die SeededRoller::roll(const RollFor& what) {
    // SplitMix64; drawing again above the last whole multiple keeps every face equally likely.
    const std::uint64_t sides = what.sides, fair = UINT64_MAX - UINT64_MAX % sides;
    while (true) {
        state_ += 0x9e3779b97f4a7c15U;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        z ^= z >> 31U;
        if (z < fair) return static_cast<Die>(z % sides + 1);
    }
}

Die ScriptedRoller::roll(const RollFor& what) {
    if (at_ >= script_.size())
        throw dice::ScriptError(fmt::format("the dice end after {}, and one more is needed: {}",
                                            script_.size(), words_for(what.purpose)));
    const Die die = script_[at_++];
    if (die < 1 || die > what.sides)
        throw dice::ScriptError(
            fmt::format("{} in the script is not on a d{} ({})", die, what.sides, words_for(what.purpose)));
    return die;
}

Die RecordingRoller::roll(const RollFor& what) {
    rolled_.push_back(inner_.roll(what));
    return rolled_.back();
}

Die ManualRoller::roll(const RollFor& what) {
    const std::string who = what.leader != no_leader ? book_.leaders[what.leader].name
                            : what.unit != no_unit   ? book_.name(what.unit)
                            : what.side == 0         ? "red"
                                                     : "blue";
    const std::string whom = what.other == no_unit ? "" : " (" + book_.name(what.other) + ")";
    const std::string need = what.need <= 0 ? "" : fmt::format(", needs {} or more", what.need);
    while (true) {
        out_ << fmt::format("{}: {}{}, 1d{}{}: ", who, words_for(what.purpose), whom, what.sides, need)
             << std::flush;
        std::string line;
        if (!std::getline(in_, line))
            throw dice::ScriptError(fmt::format("no more dice were entered ({})", words_for(what.purpose)));
        while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.pop_back();
        const std::optional<int> number = whole_number(line);
        if (number && *number >= 1 && *number <= what.sides) return static_cast<Die>(*number);
        out_ << fmt::format("please enter a number from 1 to {}\n", what.sides);
    }
}

}  // namespace muster::ral::battle
