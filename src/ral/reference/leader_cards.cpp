#include "ral/reference/leader_cards.hpp"

#include <fmt/format.h>

#include <array>

#include "base/text.hpp"

namespace muster::ral {

namespace {

using scenario::SideColour;

constexpr std::array both{SideColour::red, SideColour::blue};
constexpr std::array<const char*, 4> ordinals{"First", "Second", "Third", "Fourth"};

int leaders_of(const scenario::Side& side) {
    int count = 0;
    for (const scenario::UnitSheet& unit : side.units) count += unit.leader.empty() ? 0 : 1;
    return count;
}

/// What every leader does, in the rules' figures.
std::vector<std::string> duties(const Rules& rules) {
    const Chances& chances = rules.chances;
    const auto value = [](const std::vector<Modifier>& list) {
        return signed_number(Rules::modifier(list, "leader").value);
    };
    return {
        fmt::format(
            "**With a unit:** {} to its melee dice, {} to its morale. Knights may charge whom he likes.",
            value(rules.melee), value(rules.morale)),
        fmt::format(
            "**Challenge** (event I): an enemy leader within {}″; both roll 1d6, **{} or more** kills the "
            "other.",
            to_decimal(rules.reaches.challenge), chances.challenge_kills),
        "**First refusal:** this turn he is worth nothing, joins no attack, goes to no other unit, rallies nobody. "
        "Later ones are free.",
        fmt::format(
            "**Moving** (event III): with his unit, or up to {}″ to another; in contact with a routed one he "
            "rallies it in event V.",
            to_decimal(rules.reaches.leader)),
        fmt::format(
            "**Danger:** his unit loses figures in melee: 1d20, {} killed, {} captured. No arrow finds him.",
            chances.leader_killed, chances.leader_captured)};
}

}  // namespace

std::string leader_title(int number, int of) {
    const auto place = static_cast<std::size_t>(number - 1);
    if (of == 1) return "Leader";
    return place < ordinals.size() ? fmt::format("{} leader", ordinals[place])
                                   : fmt::format("Leader {}", number);
}

void fill_leader_card(const Rules& rules, bool has_declined, scenario::LeaderFact& card) {
    card.does = duties(rules);
    card.ticks = {{"has refused once", has_declined}, {"captured"}, {"killed"}};
}

std::vector<scenario::LeaderFact> leader_cards(const Rulebook& book, const scenario::Scenario& scenario) {
    std::vector<scenario::LeaderFact> cards;
    for (const SideColour colour : both) {
        const scenario::Side& side = scenario.side(colour);
        const int of = leaders_of(side);
        int number = 0;
        for (const scenario::UnitSheet& unit : side.units) {
            if (unit.leader.empty()) continue;
            scenario::LeaderFact card;
            card.side = colour;
            card.name = leader_title(++number, of);
            card.unit = fmt::format("starts with {} {}", unit.number, unit.name);
            if (!unit.body.empty()) card.unit += ", Division " + unit.body;
            fill_leader_card(book.rules, false, card);
            cards.push_back(std::move(card));
        }
    }
    return cards;
}

std::vector<scenario::SlipFact> challenge_slips(const scenario::Scenario& scenario) {
    constexpr int for_each_leader = 3;
    constexpr int least = 4;
    std::vector<scenario::SlipFact> slips;
    for (const SideColour colour : both) {
        scenario::SlipFact slip;
        slip.side = colour;
        slip.title = "Challenge";
        slip.blanks = {"Turn", "Our leader, with", "calls out yours, with"};
        slip.answers = {"taken up", "refused"};
        slip.note = "Write it before event I; answer before any die falls.";
        slip.count = std::max(least, for_each_leader * leaders_of(scenario.side(colour)));
        slips.push_back(std::move(slip));
    }
    return slips;
}

}  // namespace muster::ral
