#include "sheets/sealed.hpp"

#include <fmt/format.h>

#include "sheets/words.hpp"

namespace muster::sheets {

using layout::RichText;
using scenario::OrderFacts;

namespace {

/// "units 2, 5–8".
std::string units_of(const scenario::Side& side, const std::string& letter) {
    for (const scenario::Body& body : side.bodies)
        if (body.letter == letter)
            return (body.units.size() == 1 ? "unit " : "units ") + number_ranges(body.units);
    return "";
}

}  // namespace

layout::SheetContent sealed_plan(const Battle& battle, const SideArms& arms, const OrdersChoice& choice,
                                 const OrderFacts& facts) {
    const std::string& army = battle.scenario.side(choice.side).name;
    layout::Card card;
    card.name = "sealed orders of " + army;
    card.colours = {{"side", arms.of(choice.side).colour}};
    card.slots["army"] = literal(army);
    card.slots["shield"] = arms.of(choice.side).shield;
    card.slots["open"] = literal(battle.ruleset.sealing()->plan);
    card.slots["plan"] = literal(facts.plan);
    card.slots["intent"] = marked_up({facts.intent});
    card.slots["temper"] = std::vector<RichText>{RichText("Played: " + facts.commander + ". ") +
                                                 layout::from_markup(facts.temper)};
    if (!facts.release.empty())
        card.slots["release"] = std::vector<RichText>{
            layout::strong("Let go ") +
            layout::from_markup("as soon as " + facts.release +
                                ": then what stands behind an arrow on the cards holds.")};
    layout::SheetContent sheet;
    sheet.sheet = "sealed-plan";
    sheet.title = "Sealed orders of " + army;
    sheet.cards = {std::move(card)};
    return sheet;
}

layout::SheetContent sealed_bodies(const Battle& battle, const SideArms& arms, const OrdersChoice& choice,
                                   const OrderFacts& facts) {
    const scenario::Side& side = battle.scenario.side(choice.side);
    layout::SheetContent sheet;
    sheet.sheet = "sealed-bodies";
    sheet.title = "Sealed cards of " + side.name;
    for (const scenario::BodyOrders& body : facts.bodies) {
        layout::Card card;
        card.name =
            fmt::format("sealed card of {} {} ({})", battle.ruleset.group().one, body.letter, side.name);
        card.colours = {{"side", arms.of(choice.side).colour}};
        card.slots["army"] = literal(side.name);
        card.slots["letter"] = literal(body.letter);
        card.slots["units"] = literal(units_of(side, body.letter));
        card.slots["shield"] = arms.of(choice.side).shield;
        card.slots["posture"] = literal(body.posture);
        card.slots["sentence"] = marked_up({body.sentence});
        if (!body.later.empty())
            card.slots["later"] = literal("→ " + body.later + ", once the plan is let go.");
        sheet.cards.push_back(std::move(card));
    }
    return sheet;
}

}  // namespace muster::sheets
