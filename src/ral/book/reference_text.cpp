#include "ral/book/reference_text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "ral/book/known.hpp"

namespace muster::ral {

using data::optional;
using data::required;

namespace {

/// Reports names in braces that no figure of the rules has; {icon:...} is markup.
void check_text(const Rules& rules, const std::string& text, const Where& where, Diagnostics& diagnostics) {
    std::vector<std::string> names;
    for (const auto& [name, figure] : figures_of(rules)) names.emplace_back(name);
    for (std::size_t at = text.find('{'); at != std::string::npos; at = text.find('{', at + 1)) {
        const std::string name = text.substr(at + 1, text.find('}', at) - at - 1);
        if (!name.starts_with("icon:")) check_known(where, "figure", name, names, diagnostics);
    }
}

void check_when(const std::vector<std::string>& when, const Rules& rules, const Where& where,
                Diagnostics& diagnostics) {
    for (const std::string& word : when)
        check_known(where, "feature", word, known_features(rules), diagnostics);
}

void check_part(const ReferenceTexts& texts, const Rules& rules, const SectionPart& part,
                Diagnostics& diagnostics) {
    if (part.table.empty() == part.steps.empty())
        diagnostics.error(part.where.at, "a part is one table or one procedure",
                          "write either 'table:' or 'steps:'");
    if (!part.table.empty()) check_known(part.where, "table", part.table, table_parts(), diagnostics);
    if (!part.steps.empty())
        check_known(part.where, "procedure", part.steps, ids_of(texts.procedures), diagnostics);
    check_when(part.when, rules, part.where, diagnostics);
}

}  // namespace

const std::vector<std::string>& table_parts() {
    static const std::vector<std::string> words{"units", "ground",       "archery", "casualties",
                                                "melee", "morale-chart", "morale"};
    return words;
}

std::vector<std::string> known_features(const Rules& rules) {
    std::vector<std::string> words{"bows", "mounted", "peasants", "yeomen", "knights"};
    for (const GroundKind& ground : rules.ground) words.push_back(ground.id);
    return words;
}

std::vector<std::pair<std::string_view, std::string>> figures_of(const Rules& rules) {
    const auto inches = [](Inches length) { return to_decimal(length) + "″"; };
    return {{"challenge", inches(rules.reaches.challenge)},
            {"bow", inches(rules.reaches.bow)},
            {"leader", inches(rules.reaches.leader)},
            {"countercharge", inches(rules.reaches.countercharge)},
            {"gap", inches(rules.reaches.gap)},
            {"zone", inches(rules.zone)},
            {"last-turn", std::to_string(rules.last_turn)},
            {"challenge-kills", std::to_string(rules.chances.challenge_kills)},
            {"leader-killed", std::to_string(rules.chances.leader_killed)},
            {"leader-captured", std::to_string(rules.chances.leader_captured)},
            {"formation", std::to_string(rules.chances.formation)},
            {"rally-yeomen", std::to_string(rules.chances.rally_yeomen)},
            {"rally-knights", std::to_string(rules.chances.rally_knights)}};
}

std::string with_figures(const Rules& rules, const std::string& text) {
    return filled(text, figures_of(rules));
}

void check(const ReferenceTexts& texts, const Rules& rules, Diagnostics& diagnostics) {
    for (const Procedure& procedure : texts.procedures)
        for (const Step& step : procedure.steps) {
            check_text(rules, step.text, step.where, diagnostics);
            check_when(step.when, rules, step.where, diagnostics);
        }
    for (const Section& section : texts.sections) {
        check_when(section.when, rules, section.where, diagnostics);
        for (const std::string& text : section.paragraphs)
            check_text(rules, text, section.where, diagnostics);
        for (const SectionPart& part : section.parts) check_part(texts, rules, part, diagnostics);
    }
    for (const Special& special : texts.specials)
        check_text(rules, special.sentence, special.where, diagnostics);
    for (const std::string id : {"bow", "crossbow", "peasant", "knight"})
        if (std::ranges::find(texts.specials, id, &Special::id) == texts.specials.end())
            diagnostics.error(texts.where.at, fmt::format("special '{}' is missing", id),
                              "add it: unit cards ask for it by that name");
}

const data::Fields<Step>& fields_of(const Step* /*type*/) {
    using S = Step;
    static const data::Fields<S> fields(
        "step",
        {required("lead", &S::lead, "What is done, in a word or a few."),
         required("text", &S::text, "How it is done."),
         optional("when", &S::when, "Features that make it needed; left out = always.")},
        true);
    return fields;
}

const data::Fields<Procedure>& fields_of(const Procedure* /*type*/) {
    using P = Procedure;
    static const data::Fields<P> fields(
        "procedure",
        {required("id", &P::id, "Name in kebab-case."), required("title", &P::title, "Title for print."),
         required("source", &P::source, "The section of the rules."),
         optional("numbered", &P::numbered, "false: a list, in no order of time."),
         required("steps", &P::steps, "The steps in order.")});
    return fields;
}

const data::Fields<SectionPart>& fields_of(const SectionPart* /*type*/) {
    using S = SectionPart;
    static const data::Fields<S> fields(
        "part of a section",
        {optional("table", &S::table, "A table that rules.yaml gives."),
         optional("steps", &S::steps, "Id of a procedure."),
         optional("when", &S::when, "Features that make it needed; left out = always.")},
        true);
    return fields;
}

const data::Fields<Section>& fields_of(const Section* /*type*/) {
    using S = Section;
    static const data::Fields<S> fields(
        "section",
        {required("id", &S::id, "Slot of the sheet."), required("title", &S::title, "Title for print."),
         optional("when", &S::when, "Features that make it needed; left out = always."),
         optional("paragraphs", &S::paragraphs, "Text before the tables."),
         optional("parts", &S::parts, "The tables in order.")});
    return fields;
}

const data::Fields<Special>& fields_of(const Special* /*type*/) {
    using S = Special;
    static const data::Fields<S> fields(
        "special",
        {required("id", &S::id, "The word for it."), required("name", &S::name, "Name for print."),
         required("icon", &S::icon, "Icon."),
         required("sentence", &S::sentence, "What it does, in one sentence.")},
        true);
    return fields;
}

const data::Fields<ReferenceTexts>& fields_of(const ReferenceTexts* /*type*/) {
    using R = ReferenceTexts;
    static const data::Fields<R> fields(
        "quick reference", {required("specials", &R::specials, "What units carry or their kind brings."),
                            required("procedures", &R::procedures, "Procedures in steps."),
                            required("sections", &R::sections, "The sections in the order of play.")});
    return fields;
}

}  // namespace muster::ral
