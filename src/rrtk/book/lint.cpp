#include "rrtk/book/lint.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "rrtk/book/features.hpp"

namespace muster::rrtk {

namespace {

bool contains(const std::vector<std::string>& all, const std::string& word) {
    return std::ranges::find(all, word) != all.end();
}

template <class T>
std::vector<std::string> ids_of(const std::vector<T>& all) {
    std::vector<std::string> ids;
    for (const T& one : all) ids.push_back(one.id);
    return ids;
}

template <class T>
std::vector<std::string> keys_of(const std::map<std::string, T>& all) {
    std::vector<std::string> keys;
    for (const auto& entry : all) keys.push_back(entry.first);
    return keys;
}

/// Reports `word` if it isn't one of `known`.
void check_known(const Location& where, const std::string& what, const std::string& word,
                 const std::vector<std::string>& known, Diagnostics& diagnostics) {
    if (contains(known, word)) return;
    constexpr std::size_t many = 40;
    const std::string near = nearest_name(word, known);
    const std::string one =
        near.empty() ? "correct the word, or add it where it belongs" : "write '" + near + "'";
    diagnostics.error(where, fmt::format("unknown {} '{}'{}", what, word, did_you_mean(word, known)),
                      known.size() <= many ? "write one of: " + join(known) : one);
}

// ---- army lists
// ----------------------------------------------------------------------------------------------

/// The sum of point modifiers that class and specials give (T-03); a flyer doesn't pay for being mounted too
///
int points_of(const Rulebook& book, const ListRow& row) {
    int points = 0;
    for (const std::string& id : row.specials) points += book.special(id)->points;
    if (is_mounted(row.troop_class) && !row.has("flyer")) points += 1;
    if (is_missile(row.troop_class)) points -= 1;
    if (is_skirmish(row.troop_class)) points -= 2;
    return points;
}

void lint_row(const Rulebook& book, const ListRow& row, Diagnostics& diagnostics) {
    std::vector<std::string> known;
    for (const Special& special : book.specials)
        if (special.of_units) known.push_back(special.id);
    bool complete = true;
    for (const std::string& id : row.specials) {
        check_known(row.where.at, "special rule", id, known, diagnostics);
        complete = complete && contains(known, id);
    }
    if (!complete || row.printed_for("sp") != nullptr) return;
    if (const int points = points_of(book, row); points != row.sp)
        diagnostics.error(
            row.where.at,
            fmt::format("'{}' has SP {}, but its class and specials give {}", row.id, row.sp, points),
            fmt::format("write 'sp: {}', or a note under 'printed' why the printed SP stands", points));
}

// ---- tables, charts, texts
// -----------------------------------------------------------------------------------

void lint_required(const std::vector<std::string>& wanted, const std::vector<std::string>& present,
                   const std::string& what, const std::string& file, Diagnostics& diagnostics) {
    for (const std::string& id : wanted)
        if (!contains(present, id))
            diagnostics.error({file, 0, 0}, fmt::format("{} '{}' is missing", what, id),
                              "add it; the program asks for it by that name");
}

template <class T>
void lint_when(const T& one, const std::vector<std::string>& features, Diagnostics& diagnostics) {
    for (const std::string& word : one.when)
        check_known(one.where.at, "feature", word, features, diagnostics);
}

void lint_plans(const Rulebook& book, const Sources& sources, Diagnostics& diagnostics) {
    const std::string file = sources.directory + "/plans.yaml";
    lint_required(required_plans(), ids_of(book.plans), "plan", file, diagnostics);
    for (const Plan& plan : book.plans)
        if (plan.centre + plan.left + plan.right != 100 || plan.reserve > plan.centre)
            diagnostics.error(
                plan.where.at,
                fmt::format(
                    "plan '{}': centre {}, left {} and right {} don't make 100, or the reserve of {} is more "
                    "than the centre",
                    plan.id, plan.centre, plan.left, plan.right, plan.reserve),
                "the three shares add up to 100, and the reserve is taken out of the centre");
    const auto table = book.tables.find("army-plan");
    if (table == book.tables.end()) return;
    for (const TableRow& row : table->second.rows)
        for (const std::string& plan : row.results)
            check_known(row.where.at, "plan", plan, ids_of(book.plans), diagnostics);
}

void lint_gazetteer(const Rulebook& book, const Sources& sources, Diagnostics& diagnostics) {
    check(book.gazetteer, diagnostics);
    for (const Nation& nation : book.gazetteer.nations) {
        check_known(nation.where.at, "army list", nation.list, sources.lists, diagnostics);
        const ArmyList* list = book.list(nation.list);
        if (list == nullptr) continue;
        const std::vector<std::tuple<std::string, int, int>> pairs{
            {"alignment", nation.alignment, list->alignment},
            {"tech", nation.tech, list->tech},
            {"mana", nation.mana, list->mana},
            {"defense", nation.defense, list->defense}};
        for (const auto& [key, here, there] : pairs) {
            const bool noted = std::ranges::find(list->printed, key, &Printed::key) != list->printed.end();
            if (here != there && !noted)
                diagnostics.error(
                    nation.where.at,
                    fmt::format("'{}' has {} {}, list '{}' has {}", nation.name, key, here, list->id, there),
                    "correct one of the two, or add a note under 'printed' of the list");
        }
    }
}

/// Every part of the quick-reference sheet names something that is there.
void lint_part(const Rulebook& book, const SectionPart& part, Diagnostics& diagnostics) {
    const Location& at = part.where.at;
    if (part.kind == "chart") check_known(at, "chart", part.id, keys_of(book.charts), diagnostics);
    if (part.kind == "table") check_known(at, "table", part.id, keys_of(book.tables), diagnostics);
    if (part.kind == "steps") check_known(at, "procedure", part.id, ids_of(book.procedures), diagnostics);
    if (part.kind == "reactions")
        check_known(at, "reaction sheet", part.id, {"melee", "missile"}, diagnostics);
    if (part.kind == "movement")
        check_known(at, "table of moves", part.id, {"foot", "mounted", "counts-as"}, diagnostics);
    if (part.kind == "specials" || part.kind == "terrain")
        check_known(at, "choice", part.id, {"used"}, diagnostics);
    if (part.kind.empty())
        diagnostics.error(at, "this part names nothing to print", "add one of: " + join(part_kinds()));
}

void lint_texts(const Rulebook& book, Diagnostics& diagnostics) {
    const std::vector<std::string> features = known_features(book);
    for (const auto& entry : book.charts)
        for (const ChartRow& row : entry.second.rows) {
            lint_when(row, features, diagnostics);
            for (const std::string& word : row.unit)
                check_known(row.where.at, "feature", word, features, diagnostics);
        }
    for (const Procedure& procedure : book.procedures)
        for (const Step& step : procedure.steps) lint_when(step, features, diagnostics);
    for (const auto& phrase : book.reactions.who) {
        lint_when(phrase, features, diagnostics);
        for (const std::string& word : phrase.lacking)
            check_known(phrase.where.at, "feature", word, features, diagnostics);
    }
    for (const auto& phrase : book.reactions.effects) lint_when(phrase, features, diagnostics);
    for (const Section& section : book.sections) {
        lint_when(section, features, diagnostics);
        for (const Passage& passage : section.paragraphs) lint_when(passage, features, diagnostics);
        for (const SectionPart& part : section.parts) {
            lint_when(part, features, diagnostics);
            lint_part(book, part, diagnostics);
        }
    }
}

}  // namespace

void lint(const Rulebook& book, const Sources& sources, Diagnostics& diagnostics) {
    const std::string in = sources.directory + "/";
    for (const ArmyList& list : book.lists) {
        check(list, diagnostics);
        if (sources.read("specials.yaml"))
            for (const ListRow& row : list.units) lint_row(book, row, diagnostics);
        if (sources.read("heraldry.yaml")) check_arms(book.heraldry, list.arms, diagnostics);
    }
    for (const auto& entry : book.tables) check(entry.second, diagnostics);
    for (const auto& entry : book.charts) check(entry.second, diagnostics);
    if (sources.read("movement.yaml")) check(book.moves, diagnostics);
    if (sources.read("reactions.yaml")) check(book.reactions, diagnostics);
    lint_required(required_tables(), sources.tables, "table", in + "tables", diagnostics);
    if (sources.read("charts.yaml"))
        lint_required(required_charts(), keys_of(book.charts), "chart", in + "charts.yaml", diagnostics);
    if (sources.read("phrases.yaml"))
        lint_required(required_phrases(), keys_of(book.phrases), "phrase", in + "phrases.yaml", diagnostics);
    if (sources.read("orders.yaml")) check(book.orders, diagnostics);
    if (sources.read("plans.yaml")) lint_plans(book, sources, diagnostics);
    if (sources.read("plans.yaml") && sources.read("terrain.yaml") && sources.read("choices.yaml"))
        check(book.setup, ids_of(book.plans), diagnostics);
    if (sources.read("gazetteer.yaml")) lint_gazetteer(book, sources, diagnostics);
    if (sources.broken.empty()) lint_texts(book, diagnostics);
}

}  // namespace muster::rrtk
