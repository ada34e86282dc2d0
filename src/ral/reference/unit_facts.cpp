#include "ral/reference/unit_facts.hpp"

#include <fmt/format.h>

#include "ral/army/unit.hpp"

namespace muster::ral {

namespace {

using scenario::UnitFacts;
using scenario::UnitSheet;

std::string die_with(int modifier) {
    return modifier == 0 ? "1d6" : fmt::format("1d6 **{}**", signed_number(modifier));
}

std::string number_with(int modifier) { return modifier == 0 ? "1d6" : "1d6" + signed_number(modifier); }

/// "−1 for each 2 figures lost".
std::string losses_line(const Modifier& modifier) {
    return fmt::format("**{}** for {} lost", signed_number(modifier.value),
                       modifier.per <= 1 ? "each figure" : fmt::format("each {} figures", modifier.per));
}

const Modifier& losses_of(const std::vector<Modifier>& modifiers, const TroopType& type) {
    return Rules::modifier(modifiers, type.mounted ? "mounted-losses" : "foot-losses");
}

/// Archers have the bow as their symbol, riders the horse, others the shield.
std::string symbol_of(const TroopType& type, bool missiles) {
    if (type.mounted) return "class-mounted";
    return missiles ? "class-missile" : "class-foot";
}

void add_special(const Rulebook& book, const std::string& id, UnitFacts& facts) {
    if (const Special* special = book.special(id))
        facts.specials.push_back(
            {special->id, special->name, with_figures(book.rules, special->sentence), special->icon});
}

/// A box for each figure, with those that are left as long as it is the first uncrossed one.
std::vector<std::string> hit_track(int figures) {
    std::vector<std::string> track;
    for (int left = figures; left > 0; --left) track.push_back(std::to_string(left));
    return track;
}

}  // namespace

int melee_modifier(const Rules& rules, const TroopType& type, bool leader) {
    int sum = Rules::modifier(rules.melee, names_of(Rank{}).word(type.rank)).value;
    if (type.mounted) sum += Rules::modifier(rules.melee, "mounted").value;
    if (leader) sum += Rules::modifier(rules.melee, "leader").value;
    return sum;
}

UnitFacts unit_facts(const Rulebook& book, const UnitSheet& unit) {
    const Rules& rules = book.rules;
    const TroopType* found = rules.type(unit.troop_class);
    UnitFacts facts;
    facts.class_name = found == nullptr ? unit.troop_class : found->name;
    if (found == nullptr) return facts;
    const TroopType& type = *found;
    const auto missile = missile_of(unit);
    const std::string inches = to_decimal(type.move) + "″";
    const std::string range = to_decimal(rules.reaches.bow) + "″";
    const int melee = melee_modifier(rules, type, !unit.leader.empty());
    facts.large = {"melee-figure", "divisor"};
    facts.symbol = symbol_of(type, missile.has_value());
    facts.melee = die_with(melee) + ", " + losses_line(losses_of(rules.melee, type));
    facts.shooting = missile ? "1d6, " + range + ", " + losses_line(losses_of(rules.archery, type)) : "none";
    facts.move = inches;
    facts.figures = {{"figs", std::to_string(unit.stat(figures_key))},
                     {"move", inches},
                     {"missile", missile ? capitalised(word_of(missile)) + " " + range : "–"},
                     {"range", missile ? range : "–"},
                     {"melee", number_with(melee)},
                     {"melee-figure", signed_number(melee)},
                     {"divisor", "÷ " + std::to_string(type.divisor)},
                     {"points", std::to_string(unit.points)}};
    if (missile) add_special(book, word_of(missile), facts);
    if (type.rank != Rank::yeoman) add_special(book, names_of(Rank{}).word(type.rank), facts);
    facts.hit_track = hit_track(unit.stat(figures_key));
    if (!unit.leader.empty()) facts.leader = "Leader";
    return facts;
}

}  // namespace muster::ral
