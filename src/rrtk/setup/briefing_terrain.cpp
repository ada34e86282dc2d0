#include "rrtk/setup/briefing_terrain.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "rrtk/setup/map_facts.hpp"

namespace muster::rrtk {

namespace {

using scenario::BriefingPart;
using scenario::Sum;

std::string meaning(const Table& table, const std::string& result) {
    const auto found = table.meanings.find(result);
    return found == table.meanings.end() ? result : found->second;
}

Sum general_sum(const TerrainRoll& roll) {
    return {"General terrain",
            {{"die", std::to_string(roll.general_die)}, {"defender’s tactics", signed_number(roll.modifier)}},
            roll.general};
}

Sum ground_sum(const std::string& what, const GroundSum& ground) {
    Sum sum{what, {}, signed_number(ground.total)};
    for (const auto& [label, number] : ground.parts) sum.parts.emplace_back(label, signed_number(number));
    if (ground.without_place > 0)
        sum.parts.emplace_back("units without a place", std::to_string(ground.without_place));
    return sum;
}

/// The rolls of a table in the order made: section by section, the water, its fords.
class TableOfRolls {
  public:
    TableOfRolls(const Rulebook& book, const scenario::Scenario& scenario, const TerrainRoll& roll)
        : book_(book),
          roll_(roll),
          attacker_(scenario.side(scenario.attacker).name),
          defender_(scenario.side(scenario.defender()).name) {}

    BriefingPart part(const std::string& heading, bool may_refuse) {
        BriefingPart part{"terrain", heading, {sections()}, {general_sum(roll_)}};
        if (roll_.water) part.paragraphs.push_back(water());
        const Choices& choices = book_.setup.choices;
        part.paragraphs.push_back(choices.baseline.says + " " + edge());
        part.sums.push_back(ground_sum(defender_ + ", edge of 1 to 3", roll_.far_edge));
        part.sums.push_back(ground_sum(defender_ + ", edge of 7 to 9", roll_.near_edge));
        if (!may_refuse) return part;
        part.paragraphs.push_back(choices.refusal.says + " " + attacker_ +
                                  (roll_.refused ? " **refuses** this table." : " accepts this table."));
        part.sums.push_back(ground_sum(attacker_ + ", hindrance", roll_.hindrance));
        return part;
    }

  private:
    [[nodiscard]] std::string sections() const {
        std::vector<std::string> words;
        for (const SectionRoll& section : roll_.sections)
            words.push_back(fmt::format("**{}** {} ({}{})", section.section, section.ground,
                                        dice::sum(section.dice), section.water ? ", brings water" : ""));
        return "The sections as rolled: " + join(words) + ".";
    }

    [[nodiscard]] std::string water() const {
        const WaterRoll& water = *roll_.water;
        std::string text = fmt::format("Water from section {}: {} rolled, {}", water.section,
                                       dice::sum(water.dice), meaning(book_.table("water"), water.water));
        if (water.ford_die)
            text += fmt::format("; fords: {} rolled, {}", *water.ford_die,
                                meaning(book_.table("river-ford"), water.fords));
        return text + ". " + book_.setup.choices.rule("water");
    }

    [[nodiscard]] std::string edge() const {
        if (!roll_.turned) return defender_ + " takes the edge of sections 1 to 3.";
        return defender_ +
               " takes the edge of sections 7 to 9: the table is turned, so that section 1 lies where 9 was and " +
               "sections 1 to 3 on the map are the defender’s.";
    }

    const Rulebook& book_;
    const TerrainRoll& roll_;
    const std::string &attacker_, &defender_;
};

/// "L hill (section 2), R river".
std::string pieces(const Rulebook& book, const scenario::Scenario& scenario) {
    std::vector<std::string> words;
    for (const scenario::TerrainPiece& piece : scenario.terrain) {
        const std::string where = piece.section > 0 ? fmt::format(", section {}", piece.section) : "";
        words.push_back(
            fmt::format("**{}** {}{}", piece.letter, terrain_fact(book, piece.kind).title, where));
    }
    return words.empty() ? "The table is clear."
                         : "On the map: " + join(words, "; ") +
                               ". Each piece fills its section; its whole area has the effect.";
}

}  // namespace

std::vector<BriefingPart> terrain_parts(const Rulebook& book, const scenario::Scenario& scenario,
                                        const Setup& setup) {
    std::vector<BriefingPart> parts;
    const bool may_refuse = scenario.request.refusal == "auto";
    for (std::size_t i = 0; i < setup.terrain.size(); ++i) {
        const std::string heading = setup.terrain.size() == 1 ? "The ground"
                                    : i == 0                  ? "The ground, refused"
                                                              : "The ground, second table";
        parts.push_back(TableOfRolls(book, scenario, setup.terrain[i]).part(heading, may_refuse && i == 0));
    }
    parts.back().paragraphs.push_back(pieces(book, scenario));
    return parts;
}

}  // namespace muster::rrtk
