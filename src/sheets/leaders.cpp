#include "sheets/leaders.hpp"

#include <fmt/format.h>

#include "sheets/words.hpp"

namespace muster::sheets {

namespace {

/// Slots "<name>-1", "<name>-2" ... for texts that stand at places of their own.
void fill_places(layout::Card& card, const std::string& name, const std::vector<std::string>& texts) {
    for (std::size_t i = 0; i < texts.size(); ++i)
        card.slots[fmt::format("{}-{}", name, i + 1)] = literal(texts[i]);
}

layout::Card card_of(const Battle& battle, const Livery& livery, const scenario::LeaderFact& leader) {
    const std::string& army = battle.scenario.side(leader.side).name;
    layout::Card card;
    card.name = fmt::format("{} ({})", leader.name, army);
    card.colours = {{"side", livery.colour}};
    card.slots["army"] = literal(army);
    card.slots["name"] = literal(leader.name);
    card.slots["shield"] = livery.shield;
    card.slots["unit"] = literal(leader.unit);
    card.slots["does"] = marked_up(leader.does);
    for (std::size_t i = 0; i < leader.ticks.size(); ++i) {
        card.slots[fmt::format("tick-{}", i + 1)] = literal(leader.ticks[i].what);
        if (leader.ticks[i].ticked) card.slots[fmt::format("ticked-{}", i + 1)] = literal("\u00d7");
    }
    return card;
}

layout::Card card_of(const Battle& battle, const Livery& livery, const scenario::SlipFact& slip) {
    const std::string& army = battle.scenario.side(slip.side).name;
    layout::Card card;
    card.name = fmt::format("{} ({})", slip.title, army);
    card.colours = {{"side", livery.colour}};
    card.slots["army"] = literal(army);
    card.slots["title"] = literal(slip.title);
    card.slots["note"] = marked_up({slip.note});
    fill_places(card, "blank", slip.blanks);
    fill_places(card, "answer", slip.answers);
    return card;
}

}  // namespace

layout::SheetContent leader_cards(const Battle& battle, const SideArms& arms) {
    layout::SheetContent sheet;
    sheet.sheet = "leaders";
    sheet.title = "Leader cards";
    const std::vector<scenario::LeaderFact> leaders =
        battle.now == nullptr ? battle.ruleset.leaders(battle.scenario) : battle.now->leaders;
    for (const scenario::LeaderFact& leader : leaders)
        sheet.cards.push_back(card_of(battle, arms.of(leader.side), leader));
    return sheet;
}

layout::SheetContent slips(const Battle& battle, const SideArms& arms) {
    layout::SheetContent sheet;
    sheet.sheet = "slips";
    sheet.title = "Slips";
    for (const scenario::SlipFact& slip : battle.ruleset.slips(battle.scenario))
        for (int i = 0; i < slip.count; ++i) sheet.cards.push_back(card_of(battle, arms.of(slip.side), slip));
    return sheet;
}

}  // namespace muster::sheets
