#include "ral/commanders.hpp"

#include "ral/battle/commanders.hpp"
#include "ral/solo/order_sheet.hpp"
#include "ral/solo/planned_commander.hpp"

namespace muster::ral {

namespace {

constexpr const char* plain = "plain";

}  // namespace

std::vector<scenario::Named> commanders(const Rulebook& book) {
    std::vector<scenario::Named> all{
        {plain, "Plain",
         "Goes for the nearest enemy that he may fight, shoots when he can, keeps lines, rallies."}};
    for (scenario::Named& temper : tempers(book)) all.push_back(std::move(temper));
    return all;
}

std::vector<scenario::Named> tempers(const Rulebook& book) {
    std::vector<scenario::Named> all;
    for (const CommanderCard& card : book.commanders) all.push_back({card.id, card.name, card.note});
    return all;
}

scenario::OrderFacts orders(const Rulebook& book, const scenario::Scenario& scenario,
                            scenario::SideColour side, const std::string& commander,
                            Diagnostics& diagnostics) {
    const CommanderCard* card = book.commander(commander.empty() ? usual_commander : commander);
    const auto order = battle::order_of_battle(book.rules, scenario, diagnostics);
    if (card == nullptr || !order) return {};
    return solo::order_facts(book, scenario, *order, side == scenario::SideColour::red ? 0 : 1, *card);
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
