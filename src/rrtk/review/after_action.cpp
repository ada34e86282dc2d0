#include "rrtk/review/after_action.hpp"

#include <algorithm>
#include <array>

#include "rrtk/review/losses.hpp"
#include "rrtk/review/luck.hpp"
#include "rrtk/review/telling.hpp"

namespace muster::rrtk::review {

using namespace battle;
using scenario::AfterActionFacts;

namespace {

constexpr std::size_t deeds_most = 4;

struct CauseWords {
    const char *id, *title, *note;
};
constexpr std::array<CauseWords, cause_count> cause_words{
    {{"melee", "Melee", "failed Involved in Melee, or cut down"},
     {"shooting", "Shooting", "failed Received Fire"},
     {"artillery", "Artillery", "failed Received Fire from guns or engines, or struck down by them"},
     {"charged", "Charged", "failed Being Charged, before contact"},
     {"charging", "Would not charge", "failed Wanting to Charge"},
     {"threat", "Enemy near", "failed Enemy Threat"},
     {"leader-lost", "Leader lost", "failed Leader Lost"},
     {"pursuit", "Pursuit", "caught as they fell back"},
     {"cut-off", "Cut off", "fell back into an enemy or closed ground"},
     {"off-table", "Driven off", "fell back off the table"},
     {"run-through", "Run through", "skirmishers in the way of friends who fell back"},
     {"overrun", "Overrun", "skirmishers touched by those whom they may not fight"},
     {"rampage", "Rampage", "ran from a wild elephant, or were trampled"},
     {"burst", "Own shot", "a cannon that burst"},
     {"left", "Left", "taken off the table by order"},
     {"before", "Before", "gone before these turns"},
     {"other", "Otherwise", ""}}};

const char* ending_of(const State& state) {
    switch (state.outcome) {
        case Outcome::army_gone: return "an army is gone from the field";
        case Outcome::turn_limit: return "the agreed turns are played";
        case Outcome::conceded: return "a side conceded";
        case Outcome::agreed: return "ended by agreement";
        case Outcome::fighting: break;
    }
    return "still being fought";
}

void add_turns(const OrderOfBattle& book, const BattleLog& log, const std::vector<Loss>& losses,
               AfterActionFacts& facts) {
    for (const PlayerTurn& turn : turns_of(log))
        facts.turns.push_back({turn.number, scenario::colour_of(turn.side), {}});
    for (const Loss& loss : losses) {
        const SideIndex side = book.side_of(loss.unit);
        if (loss.turn < 0) facts.lost_before[side] += loss.points;
        const auto first = static_cast<std::size_t>(std::max(0, loss.turn));
        for (std::size_t i = first; i < facts.turns.size(); ++i) facts.turns[i].lost[side] += loss.points;
    }
}

void add_losses(const OrderOfBattle& book, const std::vector<Loss>& losses, AfterActionFacts& facts) {
    for (std::size_t cause = 0; cause < cause_count; ++cause) {
        const CauseWords& words = cause_words[cause];
        scenario::LossRow row{words.id, words.title, words.note, {}, {}};
        for (const Loss& loss : losses) {
            if (loss.cause != static_cast<Cause>(cause)) continue;
            ++row.units[book.side_of(loss.unit)];
            row.points[book.side_of(loss.unit)] += loss.points;
        }
        if (row.units[0] + row.units[1] > 0) facts.losses.push_back(std::move(row));
    }
}

/// Hits by what the rule of their event says.
void add_hits(const OrderOfBattle& book, const BattleLog& log, AfterActionFacts& facts) {
    std::array<scenario::HitRow, 5> rows{{{"melee", "Melee", {}},
                                          {"shooting", "Shooting", {}},
                                          {"artillery", "Artillery", {}},
                                          {"falling-back", "Falling back, giving ground", {}},
                                          {"other", "Standing firm, charging on, friends in the way", {}}}};
    for (const Event& e : log.events) {
        if (e.kind != EventKind::hit) continue;
        const std::size_t row = e.rule == S(18)    ? 0U
                                : e.rule == R(173) ? 1U
                                : e.rule == S(17)  ? 2U
                                : e.rule == S(14)  ? 3U
                                                   : 4U;
        rows[row].hits[book.side_of(e.unit)] += e.number;
    }
    for (scenario::HitRow& row : rows)
        if (row.hits[0] + row.hits[1] > 0) facts.hits.push_back(std::move(row));
}

}  // namespace

AfterActionFacts after_action(const OrderOfBattle& book, const BattleLog& log) {
    const Score score = tournament_score(book, log.end);
    const std::vector<Loss> losses = losses_of(book, log);
    AfterActionFacts facts;
    if (score.winner >= 0) facts.winner = scenario::colour_of(static_cast<std::size_t>(score.winner));
    facts.ending = ending_of(log.end);
    facts.points = {book.sides[0].points, book.sides[1].points};
    facts.lost = score.lost;
    facts.score_name = "Tournament score";
    facts.score = score.points;
    add_turns(book, log, losses, facts);
    facts.turning_points = scenario::turning_points(facts);
    for (scenario::TurningPoint& point : facts.turning_points)
        point.text = turn_in_words(book, log, losses, static_cast<int>(point.turn));
    add_losses(book, losses, facts);
    add_hits(book, log, facts);
    facts.deeds = deeds_of(book, log, losses, deeds_most);
    facts.luck = luck_of(book, log);
    facts.luck_notes = luck_notes();
    return facts;
}

}  // namespace muster::rrtk::review
