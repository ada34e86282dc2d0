#include "rrtk/reference/unit_facts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "rrtk/book/features.hpp"

namespace muster::rrtk {

namespace {

using scenario::UnitFacts;
using scenario::UnitSheet;

TroopClass class_word(const UnitSheet& unit) {
    return names_of(TroopClass{}).value(unit.troop_class).value_or(TroopClass::foot_melee);
}

Build build_word(const UnitSheet& unit) { return names_of(Build{}).value(unit.build).value_or(Build::foot); }

std::string strong_sum(int number) { return "**" + signed_number(number) + "**"; }

/// What changes each missile die of the unit itself (T-25); guns and firearms have no such sums but Elite
///
int missile_sum(const Rulebook& book, const Features& features) {
    int sum = 0;
    for (const ChartRow& row : book.chart("missile-modifiers").rows) {
        const bool counts = row.card && applies(row.unit, features);
        const bool raw_die =
            features.contains("guns") || (features.contains("firearms") && row.id != "elite");
        if (counts && !raw_die) sum += number_in(row.cells.front());
    }
    return sum;
}

/// The row of the unit's shooting, or nullptr if it doesn't shoot.
const ChartRow* shooting_row(const Rulebook& book, const Features& features) {
    return first_row(book.chart("missiles"), features);
}

std::string range_of(const Rulebook& book, const ChartRow* row) {
    if (row == nullptr) return book.phrase("shooting.none");
    return filled(book.phrase("shooting.range"), {{"range", row->cells[missiles_range]}});
}

std::string dice_of(const Rulebook& book, const ChartRow& row) {
    return filled(book.phrase("shooting.dice"), {{"dice", row.cells[missiles_dice]}});
}

std::string shooting_line(const Rulebook& book, const Features& features) {
    static constexpr std::array<const char*, 3> own_procedure{"cannon", "engine", "firearms"};
    const ChartRow* row = shooting_row(book, features);
    if (row == nullptr) return book.phrase("shooting.none");
    const bool own = std::ranges::find(own_procedure, row->id) != own_procedure.end();
    std::string line = own ? book.phrase("shooting." + row->id) : dice_of(book, *row);
    if (const int sum = missile_sum(book, features); sum != 0)
        line += " " + filled(book.phrase("shooting.each"), {{"sum", signed_number(sum)}});
    return line + ", " + range_of(book, row);
}

/// For the narrow column of a roster: "2d6+1, 6″".
std::string shooting_cell(const Rulebook& book, const Features& features) {
    const ChartRow* row = shooting_row(book, features);
    if (row == nullptr) return book.phrase("shooting.none");
    const int sum = missile_sum(book, features);
    return dice_of(book, *row) + (sum == 0 ? "" : signed_number(sum)) + ", " + range_of(book, row);
}

std::string melee_line(const Rulebook& book, const Features& features) {
    std::vector<std::string> sums;
    for (const ChartRow& row : book.chart("melee-modifiers").rows) {
        if (!row.card || !applies(row.unit, features)) continue;
        const std::string sum = strong_sum(number_in(row.cells.front()));
        sums.push_back(row.card->empty() ? sum : sum + " " + *row.card);
    }
    return book.phrase("melee.die") + (sums.empty() ? "" : " " + join(sums));
}

/// Fills in {move}, {retire} and {pursue}.
std::string with_moves(const std::string& pattern, const Movement& movement, const std::string& pursue) {
    return filled(
        pattern,
        {{"move", to_decimal(movement.normal)}, {"retire", to_decimal(movement.retire)}, {"pursue", pursue}});
}

std::string symbol_of(const UnitSheet& unit, const Features& features) {
    if (features.contains("flyer")) return "class-flyer";
    for (const char* build : {"elephant", "artillery", "giant", "chariot", "monster"})
        if (unit.build == build) return fmt::format("class-{}", build);
    for (const char* purpose : {"skirmish", "missile", "mounted"})
        if (features.contains(purpose)) return fmt::format("class-{}", purpose);
    return "class-foot";
}

/// The Rep left after each hit, the fresh unit first; Fanatics have a box more, since they go when hits
/// exceed Rep.
std::vector<std::string> hit_track(const Rulebook& book, const UnitSheet& unit, const Features& features) {
    std::vector<std::string> track;
    for (int left = unit.stat("rep"); left >= 0; --left) track.push_back(std::to_string(left));
    if (features.contains("fanatics")) track.push_back(book.phrase("hit.removed"));
    return track;
}

void fill_figures(const Rulebook& book, const UnitSheet& unit, const Features& features, UnitFacts& facts) {
    const Movement movement =
        book.movement(class_word(unit), build_word(unit), unit.stat("figures"), unit.stat("ac"));
    const std::string pursue = with_moves(book.phrase("pursue"), movement, "");
    facts.move = with_moves(book.phrase("move.line"), movement, pursue);
    facts.figures = {{"rep", std::to_string(unit.stat("rep"))},
                     {"ac", std::to_string(unit.stat("ac"))},
                     {"figs", std::to_string(unit.stat("figures"))},
                     {"move", with_moves(book.phrase("move.cell"), movement, pursue)},
                     {"retire", to_decimal(movement.retire) + "″"},
                     {"pursue", pursue},
                     {"missile", shooting_cell(book, features)},
                     {"range", range_of(book, shooting_row(book, features))},
                     {"points", std::to_string(unit.points)}};
}

}  // namespace

std::vector<std::string> specials_of(const UnitSheet& unit) {
    const Features features = features_of(unit);
    const bool shoots =
        features.contains("missile") || features.contains("skirmish") || features.contains("dual-armed");
    std::vector<std::string> ids = unit.specials;
    for (const char* build : {"elephant", "artillery", "giant", "monster"})
        if (unit.build == build) ids.emplace_back(build);
    if (unit.build == "chariot" && shoots) ids.emplace_back("chariot");
    if (features.contains("skirmish")) ids.emplace_back("skirmish");
    const bool bows = features.contains("missile") && unit.build != "artillery" && !features.contains("guns");
    if (bows) ids.emplace_back("missile");
    return ids;
}

UnitFacts unit_facts(const Rulebook& book, const UnitSheet& unit) {
    const Features features = features_of(unit);
    UnitFacts facts;
    facts.class_name = book.phrase("class." + unit.troop_class);
    facts.symbol = symbol_of(unit, features);
    fill_figures(book, unit, features, facts);
    facts.large = {"rep", "ac"};
    facts.melee = melee_line(book, features);
    facts.shooting = shooting_line(book, features);
    for (const std::string& id : specials_of(unit))
        if (const Special* special = book.special(id))
            facts.specials.push_back({special->id, special->name, special->sentence, special->icon});
    facts.hit_track = hit_track(book, unit, features);
    if (!unit.leader.empty()) facts.leader = book.phrase("leader." + unit.leader);
    return facts;
}

}  // namespace muster::rrtk
