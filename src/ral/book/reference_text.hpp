// Words of the quick-reference sheet, the unit cards and the briefing (data/ral/quick-reference.yaml,
// data/ral/phrases.yaml). Figures stand in them as {names} of the rules.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "data/fields.hpp"
#include "ral/book/rules.hpp"

namespace muster::ral {

/// A step of a procedure.
struct Step {
    std::string lead;  ///< a word or a few: "Declare"
    std::string text;
    std::vector<std::string> when;  ///< features that make it needed, one is enough; empty = always
    Where where;
};

/// A procedure in the order of its steps, or a list of cases.
struct Procedure {
    std::string id, title, source;  ///< source: the section of the rules
    bool numbered = true;           ///< the steps follow each other
    std::vector<Step> steps;
    Where where;
};

/// A part of a section: a table made from rules.yaml, or a procedure.
struct SectionPart {
    std::string table;              ///< one of table_parts()
    std::string steps;              ///< id of a procedure
    std::vector<std::string> when;  ///< features that make it needed, one is enough; empty = always
    Where where;
    bool operator==(const SectionPart&) const = default;
};

/// A section of the sheet.
struct Section {
    std::string id, title;
    std::vector<std::string> paragraphs;
    std::vector<SectionPart> parts;
    std::vector<std::string> when;
    Where where;
};

/// A special of a unit: a weapon, or what its kind brings.
struct Special {
    std::string id, name, icon;
    std::string sentence;
    Where where;
};

/// quick-reference.yaml.
struct ReferenceTexts {
    std::vector<Procedure> procedures;
    std::vector<Section> sections;
    std::vector<Special> specials;
    Where where;
};

/// Tables that rules.yaml gives: units, points, divisors, moves, ground, archery, melee, morale,
/// morale-modifiers.
[[nodiscard]] const std::vector<std::string>& table_parts();

/// Features of a battle that parts can depend on: bows, mounted, peasants, knights, and the kinds of ground.
[[nodiscard]] std::vector<std::string> known_features(const Rules& rules);

/// The figures of the rules by the names that texts use: {challenge}, {bow}, {last-turn} ...
[[nodiscard]] std::vector<std::pair<std::string_view, std::string>> figures_of(const Rules& rules);

/// The text with the figures of the rules filled in.
[[nodiscard]] std::string with_figures(const Rules& rules, const std::string& text);

/// Reports parts, features and figures that are not there.
void check(const ReferenceTexts& texts, const Rules& rules, Diagnostics& diagnostics);

[[nodiscard]] const data::Fields<Step>& fields_of(const Step*);
[[nodiscard]] const data::Fields<Procedure>& fields_of(const Procedure*);
[[nodiscard]] const data::Fields<SectionPart>& fields_of(const SectionPart*);
[[nodiscard]] const data::Fields<Section>& fields_of(const Section*);
[[nodiscard]] const data::Fields<Special>& fields_of(const Special*);
[[nodiscard]] const data::Fields<ReferenceTexts>& fields_of(const ReferenceTexts*);

}  // namespace muster::ral
