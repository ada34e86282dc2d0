#include "rrtk/reference/quick_reference.hpp"

#include <algorithm>

#include "rrtk/reference/reference_tables.hpp"
#include "rrtk/reference/unit_facts.hpp"

namespace muster::rrtk {

namespace {

using scenario::ReferenceSection;
using scenario::ReferenceTable;

/// The features of a battle, with the special rules that builds and classes bring.
Features features_for(const scenario::Scenario& scenario) {
    Features features = features_of(scenario);
    for (const scenario::Side* side : {&scenario.red, &scenario.blue})
        for (const scenario::UnitSheet& unit : side->units)
            for (const std::string& id : specials_of(unit)) features.insert(id);
    return features;
}

/// The kinds of Battle Tactics whose reaction sheets differ: one for each sheet that an army of the battle
/// uses.
std::vector<Tactics> tactics_of(const Rulebook& book, const scenario::Scenario* scenario) {
    std::vector<Tactics> all{Tactics::a, Tactics::b, Tactics::c};
    if (scenario != nullptr) {
        all.clear();
        for (const scenario::Side* side : {&scenario->red, &scenario->blue})
            if (const ArmyList* list = book.list(side->list)) all.push_back(list->battle_tactics);
    }
    std::vector<Tactics> distinct;
    for (const Tactics tactics : all) {
        const auto same = [&](Tactics other) {
            return &book.reactions.sheet("melee", other) == &book.reactions.sheet("melee", tactics) &&
                   &book.reactions.sheet("missile", other) == &book.reactions.sheet("missile", tactics);
        };
        if (std::ranges::none_of(distinct, same)) distinct.push_back(tactics);
    }
    return distinct;
}

void add(std::optional<ReferenceTable> table, ReferenceSection& section) {
    if (table) section.tables.push_back(std::move(*table));
}

bool has_reactions(const ReferenceSection& section) {
    return std::ranges::any_of(section.tables,
                               [](const ReferenceTable& table) { return table.layout == "reaction"; });
}

/// One sheet for each kind of tactics that differs; the tests are explained where they stand for the first
/// time.
void add_reactions(const Rulebook& book, const std::string& id, const Wanted& wanted,
                   const std::vector<ReferenceSection>& before, ReferenceSection& section) {
    for (const Tactics tactics : wanted.tactics) {
        const bool again = has_reactions(section) || std::ranges::any_of(before, has_reactions);
        auto table = reaction_table(book, book.reactions.sheet(id, tactics),
                                    again ? TestNotes::left_out : TestNotes::printed, wanted);
        if (wanted.tactics.size() > 1)
            table->title = book.phrase("reaction.tactics") + " " + names_of(Tactics{}).word(tactics);
        add(std::move(table), section);
    }
}

void add_part(const Rulebook& book, const SectionPart& part, const Wanted& wanted,
              const std::vector<ReferenceSection>& before, ReferenceSection& section) {
    if (!wanted.needs(part.when)) return;
    if (part.kind == "chart") add(chart_table(book.chart(part.id), wanted), section);
    if (part.kind == "table") add(rolled_table(book.table(part.id)), section);
    if (part.kind == "steps") add(steps_table(*book.procedure(part.id), wanted), section);
    if (part.kind == "movement") add(movement_table(book, part.id, wanted), section);
    if (part.kind == "specials") add(specials_table(book, wanted), section);
    if (part.kind == "terrain") add(terrain_table(book, wanted), section);
    if (part.kind == "reactions") add_reactions(book, part.id, wanted, before, section);
}

}  // namespace

std::vector<ReferenceSection> quick_reference(const Rulebook& book, const scenario::Scenario* scenario) {
    Features features;
    if (scenario != nullptr) features = features_for(*scenario);
    const Wanted wanted{scenario != nullptr ? &features : nullptr, tactics_of(book, scenario)};
    std::vector<ReferenceSection> sections;
    for (const Section& section : book.sections) {
        if (!wanted.needs(section.when)) continue;
        ReferenceSection made{section.id, section.title, {}, {}};
        for (const Passage& passage : section.paragraphs)
            if (wanted.needs(passage.when)) made.paragraphs.push_back(passage.text);
        for (const SectionPart& part : section.parts) add_part(book, part, wanted, sections, made);
        if (!made.tables.empty() || !made.paragraphs.empty()) sections.push_back(std::move(made));
    }
    return sections;
}

}  // namespace muster::rrtk
