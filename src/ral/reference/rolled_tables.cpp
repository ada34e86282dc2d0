#include "ral/reference/rolled_tables.hpp"

#include <fmt/format.h>

#include "ral/reference/chances.hpp"
#include "ral/reference/reference_tables.hpp"

namespace muster::ral {

namespace {

using Dice = std::vector<int>;
using scenario::ReferenceTable;

std::string fallen(int count) {
    if (count == 0) return "nobody falls";
    return fmt::format("{} {}", count, count == 1 ? "figure falls" : "figures fall");
}

std::string duel(const Rules& rules, const Asked& /*asked*/, const Dice& dice) {
    const bool challenged = dice[0] >= rules.chances.challenge_kills;
    const bool challenger = dice[1] >= rules.chances.challenge_kills;
    if (challenged && challenger) return "both die";
    if (challenged) return "only challenged dies";
    return challenger ? "only challenger dies" : "neither dies";
}

std::string volley(const Rules& rules, const Asked& asked, const Dice& dice) {
    return fallen(
        casualties(dice[0] + archery_modifier(rules, asked.type->mounted, asked.losses) + asked.modifier,
                   asked.target->divisor));
}

std::string blow(const Rules& /*rules*/, const Asked& asked, const Dice& dice) {
    return fallen(casualties(dice[0] + asked.modifier, asked.target->divisor));
}

std::string test(const Rules& rules, const Asked& asked, const Dice& dice) {
    const int needed = rules.morale_needed(asked.attacker, rules.type_index(asked.type->id));
    return needed == 0 || dice[0] + asked.modifier >= needed ? "stands" : "runs";
}

std::string rally(const Rules& rules, const Asked& asked, const Dice& dice) {
    const Chances& chances = rules.chances;
    switch (asked.type->rank) {
        case Rank::yeoman: return dice[0] >= chances.rally_yeomen ? "rallies" : "removed";
        case Rank::knight: return dice[0] >= chances.rally_knights ? "rallies" : "removed";
        case Rank::peasant: break;
    }
    return "no try without a leader";
}

std::string formation(const Rules& rules, const Asked& /*asked*/, const Dice& dice) {
    return dice[0] >= rules.chances.formation ? "changes" : "stands unchanged";
}

std::string risk(const Rules& rules, const Asked& /*asked*/, const Dice& dice) {
    if (dice[0] >= rules.chances.leader_killed) return "killed";
    return dice[0] >= rules.chances.leader_captured ? "captured" : "safe";
}

std::string initiative(const Rules& /*rules*/, const Asked& /*asked*/, const Dice& dice) {
    return dice[0] > dice[1] ? "red chooses" : "blue chooses";
}

ReferenceTable steps(const Rulebook& book, const char* id) {
    return steps_table(book.rules, *book.procedure(id), {});
}

ReferenceTable faces(const std::string& id, const std::string& title, const std::string& source,
                     const std::vector<std::pair<std::string, std::string>>& rows) {
    ReferenceTable table{id, title, "", "grid-2", source, {{"a", "Die"}, {"b", ""}}, {}};
    for (const auto& [face, result] : rows) table.rows.push_back({{"a", {face}}, {"b", {result}}});
    return table;
}

/// "4–6", or "20" alone.
std::string up_to(int least, int most) {
    return least >= most ? std::to_string(most) : fmt::format("{}–{}", least, most);
}

ReferenceTable rally_table(const Rulebook& book) {
    const Chances& chances = book.rules.chances;
    return faces("rally", "To rally without a leader", "§7",
                 {{"Yeomen " + up_to(chances.rally_yeomen, 6), "rally; else they are removed"},
                  {"Knights " + up_to(chances.rally_knights, 6), "rally; else they are removed"},
                  {"Peasants", "need a leader"}});
}

ReferenceTable formation_table(const Rulebook& book) {
    const int least = book.rules.chances.formation;
    return faces("formation", "To change formation when flanked", "§6",
                 {{up_to(1, least - 1), "stands unchanged"}, {up_to(least, 6), "changes"}});
}

ReferenceTable risk_table(const Rulebook& book) {
    const Chances& chances = book.rules.chances;
    return faces("leader-risk", "A leader whose unit lost figures in melee", "§6",
                 {{up_to(1, chances.leader_captured - 1), "safe"},
                  {up_to(chances.leader_captured, chances.leader_killed - 1), "captured"},
                  {up_to(chances.leader_killed, 20), "killed"}});
}

ReferenceTable initiative_table(const Rulebook& /*book*/) {
    return faces("initiative", "Who says who moves first", "§5",
                 {{"Higher", "chooses to move first or second"}, {"Equal", "both roll again"}});
}

ReferenceTable casualties_shown(const Rulebook& book) { return casualties_table(book.rules); }
ReferenceTable morale_shown(const Rulebook& book) { return morale_chart_table(book.rules); }
ReferenceTable challenge_shown(const Rulebook& book) { return steps(book, "challenge"); }

}  // namespace

const std::vector<RolledTable>& rolled_tables() {
    static const std::vector<RolledTable> all{
        {"challenge", "A challenge: challenger, challenged", 2, 6, {}, {}, duel, challenge_shown},
        {"archery", "Archery", 1, 6, {"type", "target"}, {"losses", "modifier"}, volley, casualties_shown},
        {"melee", "Figures that fall in melee", 1, 6, {"target"}, {"modifier"}, blow, casualties_shown},
        {"morale", "A morale test", 1, 6, {"type", "attacker"}, {"modifier"}, test, morale_shown},
        {"rally", "To rally without a leader", 1, 6, {"type"}, {}, rally, rally_table},
        {"formation", "To change formation when flanked", 1, 6, {}, {}, formation, formation_table},
        {"leader-risk", "A leader whose unit lost figures", 1, 20, {}, {}, risk, risk_table},
        {"initiative", "Who says who moves first", 2, 6, {}, {}, initiative, initiative_table, true}};
    return all;
}

}  // namespace muster::ral
