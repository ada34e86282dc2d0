#include "rrtk/commanders.hpp"

#include "rrtk/battle/commanders.hpp"
#include "rrtk/solo/look_ahead.hpp"
#include "rrtk/solo/planned_commander.hpp"

namespace muster::rrtk {

namespace {

constexpr const char* plain = "plain";
constexpr const char* look_ahead = "look-ahead";

std::unique_ptr<solo::PlannedCommander> planned(const Seat& seat, battle::SideIndex side,
                                                const CommanderCard& card) {
    return std::make_unique<solo::PlannedCommander>(seat.book, seat.order, side, card);
}

}  // namespace

std::vector<scenario::Named> commanders(const Rulebook& book) {
    std::vector<scenario::Named> all{
        {plain, "Plain", "Goes for the nearest enemy, shoots when able, holds formation."}};
    for (const CommanderCard& card : book.commanders) all.push_back({card.id, card.name, card.note});
    all.push_back({look_ahead, "Look-ahead", "Tries its orders out before it gives one; slow."});
    return all;
}

std::unique_ptr<battle::Commander> commander_named(const std::string& id, const Seat& seat) {
    if (id == plain) return std::make_unique<battle::PlainCommander>();
    if (const CommanderCard* card = seat.book.commander(id)) return planned(seat, seat.side, *card);
    const CommanderCard* adviser = seat.book.commander(usual_commander);
    if (id != look_ahead || adviser == nullptr) return nullptr;
    return std::make_unique<solo::LookAheadCommander>(
        planned(seat, seat.side, *adviser),
        solo::LookAheadCommander::Players{planned(seat, 0, *adviser), planned(seat, 1, *adviser)},
        solo::Budget{});
}

}  // namespace muster::rrtk
