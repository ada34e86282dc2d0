#include "rrtk/setup/terrain.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "rrtk/setup/water.hpp"

namespace muster::rrtk {

namespace {

/// The rolls of one table, one stream for each.
class TableRoller {
  public:
    TableRoller(const Rulebook& book, bool second, dice::Dice& dice)
        : book_(book),
          dice_(dice),
          stream_(second ? "terrain/second/" : "terrain/"),
          again_(second ? ", second table" : "") {}

    TerrainRoll roll(Tactics defender) {
        TerrainRoll roll;
        general(defender, roll);
        for (int section = 1; section <= 9; ++section) roll.sections.push_back(ground(section, roll.general));
        const auto first = std::ranges::find(roll.sections, true, &SectionRoll::water);
        if (first != roll.sections.end()) roll.water = water(first->section);
        return roll;
    }

  private:
    void general(Tactics defender, TerrainRoll& roll) {
        const std::string& tactics = names_of(Tactics{}).word(defender);
        const Table& table = book_.table("general-terrain");
        roll.general_die = dice_.roll({stream_ + "general", "General terrain" + again_}).front();
        roll.modifier = table.modifier(tactics);
        roll.general = table.result(roll.general_die + roll.modifier);
        dice_.means(fmt::format("{} {}, tactics {}: {}", roll.general_die, signed_number(roll.modifier),
                                tactics, roll.general));
    }

    SectionRoll ground(int section, const std::string& general) {
        SectionRoll roll;
        roll.section = section;
        roll.dice = dice_.roll(
            {fmt::format("{}section/{}", stream_, section), fmt::format("Section {}{}", section, again_), 2});
        roll.ground = book_.table("terrain-section").result(dice::sum(roll.dice), general);
        roll.water = roll.ground.ends_with('*');
        if (roll.water) roll.ground.pop_back();
        dice_.means(
            fmt::format("{}: {}{}", dice::sum(roll.dice), roll.ground, roll.water ? ", and water" : ""));
        return roll;
    }

    WaterRoll water(int section) {
        WaterRoll roll;
        roll.section = section;
        const Table& table = book_.table("water");
        roll.dice = dice_.roll({stream_ + "water", "Water" + again_, 2});
        roll.water = table.result(dice::sum(roll.dice));
        dice_.means(fmt::format("{}: {}", dice::sum(roll.dice), meaning(table, roll.water)));
        if (is_river(roll.water)) fords(roll);
        return roll;
    }

    void fords(WaterRoll& roll) {
        const Table& table = book_.table("river-ford");
        roll.ford_die = dice_.roll({stream_ + "ford", "Fords of the river" + again_}).front();
        roll.fords = table.result(*roll.ford_die);
        dice_.means(fmt::format("{}: {}", *roll.ford_die, meaning(table, roll.fords)));
    }

    static const std::string& meaning(const Table& table, const std::string& result) {
        const auto found = table.meanings.find(result);
        return found == table.meanings.end() ? result : found->second;
    }

    const Rulebook& book_;
    dice::Dice& dice_;
    std::string stream_, again_;
};

}  // namespace

TerrainRoll roll_terrain(const Rulebook& book, Tactics defender, bool second, dice::Dice& dice) {
    return TableRoller(book, second, dice).roll(defender);
}

std::vector<scenario::TerrainPiece> lay_terrain(const TerrainRoll& roll) {
    std::vector<scenario::TerrainPiece> pieces;
    for (const SectionRoll& section : roll.sections) {
        if (section.ground == "clear") continue;
        scenario::TerrainPiece piece;
        piece.kind = section.ground;
        piece.section = roll.turned ? tabletop::turned_section(section.section) : section.section;
        piece.area = tabletop::section(board, piece.section);  // the whole section has the effect
        pieces.push_back(std::move(piece));
    }
    std::ranges::stable_sort(pieces, {}, &scenario::TerrainPiece::section);
    static constexpr std::string_view letters = "LMNPQSTUV";
    for (std::size_t i = 0; i < pieces.size(); ++i) pieces[i].letter = letters[i];
    if (roll.water) pieces.push_back(lay_water(*roll.water, roll.turned));
    return pieces;
}

}  // namespace muster::rrtk
