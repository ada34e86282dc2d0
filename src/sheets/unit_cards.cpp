#include "sheets/unit_cards.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "sheets/words.hpp"

namespace muster::sheets {

using layout::RichText;
using scenario::SideColour;
using scenario::UnitSheet;

namespace {

bool play_alike(const UnitSheet& a, const UnitSheet& b) {
    return a.name == b.name && a.troop_class == b.troop_class && a.build == b.build && a.stats == b.stats &&
           a.specials == b.specials && a.points == b.points && a.leader == b.leader;
}

/// Hits that lie on a unit.
int hits_on(const Battle& battle, SideColour side, const UnitSheet& unit) {
    return battle.now == nullptr ? 0 : battle.now->unit(side, unit.number).hits;
}

void add_groups(const Battle& battle, SideColour colour, bool per_unit, std::vector<UnitGroup>& groups) {
    const std::size_t first = groups.size();
    for (const UnitSheet& unit : battle.scenario.side(colour).units) {
        if (battle.now != nullptr && battle.now->unit(colour, unit.number).lost) continue;
        const auto same = std::find_if(
            groups.begin() + static_cast<std::ptrdiff_t>(first), groups.end(), [&](const UnitGroup& group) {
                return play_alike(*group.units.front(), unit) &&
                       hits_on(battle, colour, *group.units.front()) == hits_on(battle, colour, unit);
            });
        if (per_unit || same == groups.end()) {
            groups.push_back({colour, {&unit}});
        } else {
            same->units.push_back(&unit);
        }
    }
}

/// "Body B" or "Bodies A, C", and the units' numbers.
std::string whereabouts(const UnitGroup& group, const scenario::Words& body) {
    std::vector<std::string> letters;
    std::vector<int> numbers;
    for (const UnitSheet* unit : group.units) {
        numbers.push_back(unit->number);
        if (!unit->body.empty() && std::ranges::find(letters, unit->body) == letters.end())
            letters.push_back(unit->body);
    }
    std::ranges::sort(letters);
    const std::string bodies = letters.empty()
                                   ? "off the table"
                                   : (letters.size() == 1 ? body.one : body.many) + " " + join(letters);
    return fmt::format("{} · no. {}", bodies, number_ranges(numbers));
}

layout::HitTrack boxes(const std::vector<std::string>& values, int marked = 0) { return {values, marked}; }

layout::Content special_sentences(const scenario::UnitFacts& facts) {
    std::vector<RichText> sentences;
    for (const scenario::SpecialFact& special : facts.specials)
        sentences.push_back(special_sentence(special));
    return sentences;
}

std::vector<RichText> special_icons(const scenario::UnitFacts& facts) {
    RichText icons;
    for (const scenario::SpecialFact& special : facts.specials)
        if (!special.icon.empty())
            icons = icons + (icons.empty() ? RichText() : RichText(" ")) + layout::icon(special.icon);
    return {icons};
}

RichText class_line(const scenario::UnitFacts& facts) {
    if (facts.leader.empty()) return facts.class_name;
    return RichText(facts.class_name + " · ") + layout::strong(facts.leader);
}

layout::Card card_of(const Battle& battle, const SideArms& arms, const UnitGroup& group) {
    const UnitSheet& unit = *group.units.front();
    const scenario::Side& side = battle.scenario.side(group.side);
    const scenario::UnitFacts facts = battle.ruleset.unit_facts(side, unit);
    const Livery& livery = arms.of(group.side);
    layout::Card card;
    card.name = fmt::format("{} ({})", unit.name, side.name);
    card.anchor = card_anchor(group.side, unit.number);
    card.colours = {{"side", livery.colour}};
    card.slots["name"] = literal(unit.name);
    if (group.units.size() > 1) card.slots["count"] = literal(fmt::format("× {}", group.units.size()));
    card.slots["army"] = literal(side.name);
    card.slots["class_line"] = std::vector<RichText>{class_line(facts)};
    card.slots["shield"] = livery.shield;
    card.slots["symbol"] = std::vector<RichText>{layout::icon(facts.symbol)};
    for (const std::string& key : facts.large) card.slots[key] = literal(facts.figures.at(key));
    card.slots["figures"] = boxes(std::vector<std::string>(static_cast<std::size_t>(unit.stat("figures"))));
    card.slots["melee"] = marked_up({facts.melee});
    card.slots["shooting"] = marked_up({facts.shooting});
    card.slots["move"] = marked_up({facts.move});
    if (!facts.specials.empty()) {
        card.slots["specials"] = special_sentences(facts);
        card.slots["special_icons"] = special_icons(facts);
    }
    card.slots["hits"] = boxes(facts.hit_track, hits_on(battle, group.side, unit));
    card.slots["body"] = literal(whereabouts(group, battle.ruleset.group()));
    card.slots["points"] = literal(fmt::format("{} points", unit.points));
    return card;
}

}  // namespace

std::vector<UnitGroup> unit_groups(const Battle& battle, bool per_unit) {
    std::vector<UnitGroup> groups;
    add_groups(battle, SideColour::red, per_unit, groups);
    add_groups(battle, SideColour::blue, per_unit, groups);
    return groups;
}

layout::SheetContent unit_cards(const Battle& battle, const SideArms& arms, bool per_unit) {
    layout::SheetContent sheet;
    sheet.sheet = "cards";
    sheet.title = "Unit cards";
    for (const UnitGroup& group : unit_groups(battle, per_unit)) {
        const bool first_of_side =
            sheet.cards.empty() || sheet.parts.back().first != battle.scenario.side(group.side).name;
        sheet.cards.push_back(card_of(battle, arms, group));
        if (first_of_side)
            sheet.parts.emplace_back(battle.scenario.side(group.side).name, sheet.cards.back().anchor);
    }
    return sheet;
}

}  // namespace muster::sheets
