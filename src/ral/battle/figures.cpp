#include "ral/battle/figures.hpp"

namespace muster::ral::battle {

namespace {

template <std::size_t Rows>
void compile(const std::vector<Modifier>& list, const std::array<const char*, Rows>& ids,
             std::array<Figure, Rows>& into) {
    for (std::size_t i = 0; i < Rows; ++i) {
        const Modifier& row = Rules::modifier(list, ids[i]);
        into[i] = {static_cast<std::int8_t>(row.value), static_cast<std::int8_t>(row.per)};
    }
}

Inches cost_of(const Rules& rules, std::string_view ground) {
    const GroundKind* kind = rules.ground_kind(ground);
    return kind == nullptr ? Inches{} : kind->cost;
}

void compile_chart(const Rules& rules, Figures& figures) {
    for (std::size_t place = 0; place < rules.morale_chart.size(); ++place) {
        const std::string& attacker = rules.morale_chart[place].attacker;
        const std::size_t row = attacker == "archery" ? by_archery : rules.type_index(attacker);
        figures.row[row] = static_cast<std::uint8_t>(place);
        for (std::size_t own = 0; own < rules.types.size(); ++own)
            figures.needs[row][own] = static_cast<std::int8_t>(rules.morale_needed(attacker, own));
    }
}

}  // namespace

Figures figures_of(const Rules& rules) {
    Figures figures;
    compile(rules.archery, archery_ids, figures.archery);
    compile(rules.melee, melee_ids, figures.melee);
    compile(rules.morale, morale_ids, figures.morale);
    compile_chart(rules, figures);
    figures.chances = rules.chances;
    figures.reaches = rules.reaches;
    figures.climb = cost_of(rules, "hill");
    figures.wall = cost_of(rules, "wall");
    figures.hedge = cost_of(rules, "hedge");
    figures.last_turn = rules.last_turn;
    figures.leader_score = rules.leader_score;
    return figures;
}

}  // namespace muster::ral::battle
