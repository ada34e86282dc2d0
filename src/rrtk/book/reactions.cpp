#include "rrtk/book/reactions.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rrtk {

const std::vector<ReactionCase>& ReactionRow::passed(int dice) const {
    if (dice == 2) return two;
    return dice == 1 ? one : none;
}

const ReactionRow* ReactionSheet::row(std::string_view test) const {
    const auto found = std::ranges::find(rows, test, &ReactionRow::test);
    return found == rows.end() ? nullptr : &*found;
}

const ReactionSheet& Reactions::sheet(std::string_view id, Tactics tactics) const {
    for (const ReactionSheet& sheet : sheets)
        if (sheet.id == id && std::ranges::find(sheet.tactics, tactics) != sheet.tactics.end()) return sheet;
    return sheets.front();
}

const ReactionTest* Reactions::test(std::string_view id) const {
    const auto found = std::ranges::find(tests, id, &ReactionTest::id);
    return found == tests.end() ? nullptr : &*found;
}

const Phrase<Who>& Reactions::phrase(Who word) const {
    return *std::ranges::find(who, word, &Phrase<Who>::word);
}

const Phrase<Effect>& Reactions::phrase(Effect word) const {
    return *std::ranges::find(effects, word, &Phrase<Effect>::word);
}

const data::Names<Who>& names_of(Who) {
    static const data::Names<Who> names{"condition",
                                        {{Who::all, "all"},
                                         {Who::others, "others"},
                                         {Who::charging, "charging"},
                                         {Who::mounted, "mounted"},
                                         {Who::mounted_without_dual, "mounted-without-dual"},
                                         {Who::frenzy, "frenzy"},
                                         {Who::dual, "dual"},
                                         {Who::foot_charged_by_mounted, "foot-charged-by-mounted"},
                                         {Who::in_melee, "in-melee"},
                                         {Who::charged_in_flank, "charged-in-flank"},
                                         {Who::missile, "missile"},
                                         {Who::skirmish, "skirmish"},
                                         {Who::hits_reach_rep, "hits-reach-rep"},
                                         {Who::routed_no_foot, "routed-no-foot"},
                                         {Who::foot_against_mounted, "foot-against-mounted"}}};
    return names;
}

const data::Names<Effect>& names_of(Effect) {
    static const data::Names<Effect> names{"effect",
                                           {{Effect::charge, "charge"},
                                            {Effect::fire, "fire"},
                                            {Effect::return_fire, "return-fire"},
                                            {Effect::fire_one_die, "fire-one-die"},
                                            {Effect::fire_then_retire, "fire-then-retire"},
                                            {Effect::fire_then_rout, "fire-then-rout"},
                                            {Effect::halt, "halt"},
                                            {Effect::halt_without_fire, "halt-without-fire"},
                                            {Effect::advance, "advance"},
                                            {Effect::carry_on, "carry-on"},
                                            {Effect::carry_on_with_hit, "carry-on-with-hit"},
                                            {Effect::stay, "stay"},
                                            {Effect::give_ground, "give-ground"},
                                            {Effect::retire, "retire"},
                                            {Effect::rout, "rout"}}};
    return names;
}

const data::Fields<ReactionCase>& fields_of(const ReactionCase*) {
    using C = ReactionCase;
    static const data::Fields<C> fields(
        "case of a reaction",
        {data::required("who", &C::who, "Which units."), data::required("do", &C::effect, "What they do.")},
        true);
    return fields;
}

const data::Fields<ReactionRow>& fields_of(const ReactionRow*) {
    using R = ReactionRow;
    static const data::Fields<R> fields("row of a reaction sheet",
                                        {data::required("test", &R::test, "The test."),
                                         data::required("two", &R::two, "Cases when both dice pass."),
                                         data::required("one", &R::one, "Cases when one die passes."),
                                         data::required("none", &R::none, "Cases when no die passes.")});
    return fields;
}

const data::Fields<ReactionSheet>& fields_of(const ReactionSheet*) {
    using S = ReactionSheet;
    static const data::Fields<S> fields(
        "reaction sheet",
        {data::required("id", &S::id, "melee or missile."),
         data::required("title", &S::title, "Title for print."),
         data::required("source", &S::source, "Number in the digest of the rules."),
         data::required("page", &S::page, {1, 99}, "Page of the book."),
         data::required("tactics", &S::tactics, "Battle Tactics of the armies that use it (R-143)."),
         data::required("rows", &S::rows, "One row for each test.")});
    return fields;
}

const data::Fields<ReactionTest>& fields_of(const ReactionTest*) {
    using T = ReactionTest;
    static const data::Fields<T> fields("reaction test",
                                        {data::required("id", &T::id, "Name of the test in kebab-case."),
                                         data::required("name", &T::name, "Name for print."),
                                         data::required("when", &T::when, "What brings it about.")},
                                        true);
    return fields;
}

namespace {

template <class Word>
data::Fields<Phrase<Word>> phrase_fields(const std::string& what) {
    using P = Phrase<Word>;
    return {
        "phrase",
        {data::required("word", &P::word, "The " + what + "."),
         data::required("text", &P::text, "The words for print."),
         data::optional("when", &P::when, "Features without which nobody needs the line."),
         data::optional("lacking", &P::lacking, "Features; in a battle with none of them other words stand."),
         data::optional("text-lacking", &P::text_lacking, "Those words.")},
        true};
}

}  // namespace

const data::Fields<Phrase<Who>>& fields_of(const Phrase<Who>*) {
    static const data::Fields<Phrase<Who>> fields = phrase_fields<Who>("condition");
    return fields;
}

const data::Fields<Phrase<Effect>>& fields_of(const Phrase<Effect>*) {
    static const data::Fields<Phrase<Effect>> fields =
        phrase_fields<Effect>("effect; {who} stands for the units");
    return fields;
}

const data::Fields<Reactions>& fields_of(const Reactions*) {
    using R = Reactions;
    static const data::Fields<R> fields(
        "book of reactions", {data::required("tests", &R::tests, "The tests in the order of print."),
                              data::required("who", &R::who, "Words for the conditions."),
                              data::required("effects", &R::effects, "Words for the effects."),
                              data::required("sheets", &R::sheets, "The sheets.")});
    return fields;
}

namespace {

/// The last case of a cell takes whoever is left, and no earlier one does.
void check_cell(const ReactionRow& row, const std::vector<ReactionCase>& cell, Diagnostics& diagnostics) {
    const auto takes_all = [](const ReactionCase& one) {
        return one.who == Who::all || one.who == Who::others;
    };
    const bool complete =
        !cell.empty() && std::ranges::count_if(cell, takes_all) == 1 && takes_all(cell.back());
    if (!complete)
        diagnostics.error(row.where.at,
                          fmt::format("a cell of test '{}' doesn't end with a case for all others", row.test),
                          "end each cell with 'who: all' or 'who: others'");
}

void check_sheet(const Reactions& reactions, const ReactionSheet& sheet, Diagnostics& diagnostics) {
    if (sheet.id != "melee" && sheet.id != "missile")
        diagnostics.error(sheet.where.at, fmt::format("unknown sheet '{}'", sheet.id),
                          "write melee or missile");
    std::vector<std::string> names;
    for (const ReactionTest& test : reactions.tests) {
        names.push_back(test.id);
        if (std::ranges::count(sheet.rows, test.id, &ReactionRow::test) != 1)
            diagnostics.error(sheet.where.at,
                              fmt::format("sheet '{}' hasn't got one row for test '{}'", sheet.id, test.id),
                              "write exactly one row for it");
    }
    for (const ReactionRow& row : sheet.rows) {
        if (reactions.test(row.test) == nullptr)
            diagnostics.error(row.where.at,
                              fmt::format("unknown test '{}'{}", row.test, did_you_mean(row.test, names)),
                              "write one of: " + join(names));
        for (int dice = 0; dice <= 2; ++dice) check_cell(row, row.passed(dice), diagnostics);
    }
}

template <class Word>
void check_phrases(const std::vector<Phrase<Word>>& phrases, const Location& where,
                   Diagnostics& diagnostics) {
    for (const auto& [word, text] : names_of(Word{}).words)
        if (std::ranges::count(phrases, word, &Phrase<Word>::word) != 1)
            diagnostics.error(where,
                              fmt::format("{} '{}' hasn't got one phrase", names_of(Word{}).what, text),
                              "write exactly one phrase for it");
}

}  // namespace

void check(const Reactions& reactions, Diagnostics& diagnostics) {
    for (const Phrase<Effect>& effect : reactions.effects)
        if (effect.text.find("{who}") == std::string::npos)
            diagnostics.error(effect.where.at, "this effect doesn't say whom it is about",
                              "put {who} into its text");
    check_phrases(reactions.who, reactions.where.at, diagnostics);
    check_phrases(reactions.effects, reactions.where.at, diagnostics);
    for (const ReactionSheet& sheet : reactions.sheets) check_sheet(reactions, sheet, diagnostics);
    for (const auto& [tactics, word] : names_of(Tactics{}).words)
        for (const char* id : {"melee", "missile"}) {
            const auto fits = [&tactics = tactics, id](const ReactionSheet& sheet) {
                return sheet.id == id && std::ranges::find(sheet.tactics, tactics) != sheet.tactics.end();
            };
            if (std::ranges::count_if(reactions.sheets, fits) != 1)
                diagnostics.error(reactions.where.at,
                                  fmt::format("Battle Tactics {} haven't got one {} sheet", word, id),
                                  "name each kind of tactics in exactly one sheet");
        }
}

}  // namespace muster::rrtk
