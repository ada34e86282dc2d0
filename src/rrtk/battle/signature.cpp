#include "rrtk/battle/signature.hpp"

#include <fmt/format.h>

#include "rrtk/battle/battle_log.hpp"
#include "rrtk/battle/rollers.hpp"
#include "rrtk/setup/roll_scenario.hpp"

namespace muster::rrtk::battle {

namespace {

/// Every list once, against its neighbour in the alphabet.
std::uint64_t of_battle(const Rulebook& book, std::size_t number) {
    const scenario::Request request{book.lists[number].id, book.lists[(number + 1) % book.lists.size()].id,
                                    "recruit", 300, "auto"};
    const std::string seed = fmt::format("signature/{}", number);
    dice::SeededDice dice(seed);
    Diagnostics faults;
    const auto rolled = roll_scenario(book, request, dice, faults);
    const auto order = rolled ? order_of_battle(book, *rolled, faults) : std::nullopt;
    if (!order) return 0;
    SeededRoller roller(seed);
    PlainCommander red, blue;
    const BattleLog log =
        fight(*order, {seed, default_turns, "", initial_state(*order, *rolled)}, roller, {&red, &blue});
    return signature(*order, log.events);
}

}  // namespace

std::string behaviour_signature(const Rulebook& book) {
    std::uint64_t all = 0;
    for (std::size_t number = 0; number < book.lists.size(); ++number)
        all = (all ^ of_battle(book, number)) * 0x100000001b3U;
    return fmt::format("{:016x}", all);
}

}  // namespace muster::rrtk::battle
