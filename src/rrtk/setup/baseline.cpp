#include "rrtk/setup/baseline.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "rrtk/army/unit.hpp"
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

void choose_baseline(const Rulebook& book, bool many_mounted, TerrainRoll& roll) {
    const GroundRule& rule = book.setup.choices.baseline;
    roll.turned = false;
    roll.far_edge = sum_ground(rule, lay_terrain(roll), many_mounted);
    roll.turned = true;
    roll.near_edge = sum_ground(rule, lay_terrain(roll), many_mounted);
    roll.turned = roll.near_edge.total > roll.far_edge.total;
}

void decide_refusal(const Rulebook& book, bool many_mounted, bool may_refuse, TerrainRoll& roll) {
    const GroundRule& rule = book.setup.choices.refusal;
    roll.hindrance = sum_ground(rule, lay_terrain(roll), many_mounted);
    roll.refused = may_refuse && roll.hindrance.total >= rule.limit;
}

bool many_mounted(const scenario::Side& side) {
    const auto mounted =
        std::ranges::count_if(side.units, [](const auto& unit) { return is_mounted(class_of(unit)); });
    return 3 * static_cast<std::size_t>(mounted) >= side.units.size();
}

}  // namespace muster::rrtk
