#include "ral/battle/signature.hpp"

#include <fmt/format.h>

#include "ral/battle/battle_log.hpp"
#include "ral/battle/rollers.hpp"
#include "ral/setup/roll_scenario.hpp"

namespace muster::ral::battle {

namespace {

constexpr int points = 300;

/// Every template once, against its neighbour in the alphabet.
std::uint64_t of_battle(const Rulebook& book, std::size_t number) {
    const scenario::Request request{book.templates[number].id,
                                    book.templates[(number + 1) % book.templates.size()].id, "recruit",
                                    points, ""};
    const std::string seed = fmt::format("signature/{}", number);
    dice::SeededDice dice(seed);
    Diagnostics faults;
    const auto rolled = roll_scenario(book, request, dice, faults);
    const auto order = rolled ? order_of_battle(book.rules, *rolled, faults) : std::nullopt;
    if (!order) return 0;
    SeededRoller roller(seed);
    PlainCommander red, blue;
    const BattleLog log = fight(*order, {seed, order->figures.last_turn, "", initial_state(*order, *rolled)},
                                roller, {&red, &blue});
    return signature(*order, log.events);
}

}  // namespace

std::string behaviour_signature(const Rulebook& book) {
    std::uint64_t all = 0;
    for (std::size_t number = 0; number < book.templates.size(); ++number)
        all = (all ^ of_battle(book, number)) * 0x100000001b3U;
    return fmt::format("{:016x}", all);
}

}  // namespace muster::ral::battle
