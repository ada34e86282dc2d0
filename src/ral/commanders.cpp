#include "ral/commanders.hpp"

#include "ral/battle/commanders.hpp"
#include "ral/solo/planned_commander.hpp"

namespace muster::ral {

namespace {

constexpr const char* plain = "plain";

}  // namespace

std::vector<scenario::Named> commanders(const Rulebook& book) {
    std::vector<scenario::Named> all{
        {plain, "Plain",
         "Goes for the nearest enemy that he may fight, shoots when he can, keeps lines, rallies."}};
    for (const CommanderCard& card : book.commanders) all.push_back({card.id, card.name, card.note});
    return all;
}

MakeCommander maker_of(const std::string& id, const Seat& seat) {
    if (id == plain) return [] { return std::make_unique<battle::PlainCommander>(); };
    const CommanderCard* card = seat.book.commander(id);
    if (card == nullptr) return {};
    const auto brief = solo::brief_for(seat.book, seat.order.sides[seat.side].plan, *card);
    return [brief] { return std::make_unique<solo::PlannedCommander>(brief); };
}

std::unique_ptr<battle::Commander> commander_named(const std::string& id, const Seat& seat) {
    const MakeCommander make = maker_of(id, seat);
    return make ? make() : nullptr;
}

}  // namespace muster::ral
