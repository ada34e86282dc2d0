#include "rrtk/setup/baseline.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "rrtk/army/unit.hpp"
#include "rrtk/setup/ground.hpp"
#include "rrtk/setup/terrain.hpp"

namespace muster::rrtk {

GroundSum sum_ground(const GroundRule& rule, const std::vector<scenario::TerrainPiece>& pieces,
                     bool many_mounted) {
    GroundSum sum;
    for (int section = 1; section <= 9; ++section)
        for (const scenario::TerrainPiece& piece : pieces) {
            if (!tabletop::overlap(piece.area, tabletop::section(board, section))) continue;
            const bool twice =
                many_mounted && std::ranges::find(rule.mounted_twice, piece.kind) != rule.mounted_twice.end();
            const int worth = rule.worth_of(piece.kind) * rule.weight_of(section) * (twice ? 2 : 1);
            if (worth == 0) continue;
            sum.parts.emplace_back(fmt::format("section {}, {}", section, piece.kind), worth);
            sum.total += worth;
        }
    return sum;
}

namespace {

GroundSum sum_for(const Rulebook& book, const GroundRule& rule, const scenario::Side& side,
                  const TerrainRoll& roll, bool defender) {
    const std::vector<scenario::TerrainPiece> pieces = lay_terrain(roll);
    GroundSum sum = sum_ground(rule, pieces, many_mounted(side));
    sum.without_place = units_without_place(Ground(book, pieces, defender), side);
    return sum;
}

}  // namespace

void choose_baseline(const Rulebook& book, const scenario::Side& defender, TerrainRoll& roll) {
    const GroundRule& rule = book.setup.choices.baseline;
    roll.turned = false;
    roll.far_edge = sum_for(book, rule, defender, roll, true);
    roll.turned = true;
    roll.near_edge = sum_for(book, rule, defender, roll, true);
    roll.turned = std::pair(-roll.near_edge.without_place, roll.near_edge.total) >
                  std::pair(-roll.far_edge.without_place, roll.far_edge.total);
}

void decide_refusal(const Rulebook& book, const scenario::Side& attacker, bool may_refuse,
                    TerrainRoll& roll) {
    const GroundRule& rule = book.setup.choices.refusal;
    roll.hindrance = sum_for(book, rule, attacker, roll, false);
    roll.refused = may_refuse && (roll.hindrance.total >= rule.limit || roll.hindrance.without_place > 0);
}

bool many_mounted(const scenario::Side& side) {
    const auto mounted =
        std::ranges::count_if(side.units, [](const auto& unit) { return is_mounted(class_of(unit)); });
    return 3 * static_cast<std::size_t>(mounted) >= side.units.size();
}

}  // namespace muster::rrtk
