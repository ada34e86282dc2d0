#include "ral/solo/answers.hpp"

#include <algorithm>

namespace muster::ral::solo {

namespace {

using battle::Ask;
using battle::Question;

/// Points of the units that have not run.
int points_of(const Battle& battle, const UnitSet& units) {
    int points = 0;
    for (const UnitId unit : units)
        if (battle.state.fit(unit)) points += battle.entry(unit).points;
    return points;
}

bool gives_up(const Outlook& outlook) {
    return 100 * points_of(outlook.battle(), outlook.own()) <
           outlook.card().concede * points_of(outlook.battle(), outlook.enemies());
}

/// True if a unit has a charge open that is worth making.
bool can_charge(const Outlook& outlook) {
    for (const UnitId unit : outlook.own()) {
        Order charge;
        int points = 0;
        if (outlook.is_free(unit) && outlook.best_charge(unit, charge, points) &&
            points >= outlook.card().charge)
            return true;
    }
    return false;
}

/// Archers who could charge to advantage keep their hands free.
std::int16_t shoots(const Outlook& outlook, const Question& question) {
    Order charge;
    int points = 0;
    if (question.ask == Ask::shoot && outlook.is_free(question.unit) &&
        outlook.best_charge(question.unit, charge, points) && points >= outlook.card().hold_fire)
        return -1;
    const Battle& battle = outlook.battle();
    std::int16_t best = question.answers[0];
    int most = -1;
    for (const std::int16_t answer : question.answers) {
        if (answer < 0) continue;
        const battle::UnitEntry& target = battle.entry(static_cast<UnitId>(answer));
        const int worth = target.points * 100 / (target.figures * target.divisor);
        if (worth <= most) continue;
        most = worth;
        best = answer;
    }
    return best;
}

std::int16_t fights(const Outlook& outlook, const Question& question) {
    const auto worth = [&](std::int16_t foe) {
        return outlook.chart().at(ChargeChart::kind_of(outlook.battle().entry(question.unit)),
                                  ChargeChart::kind_of(outlook.battle().entry(static_cast<UnitId>(foe))),
                                  Meeting::joined);
    };
    std::int16_t best = question.answers[0];
    for (const std::int16_t foe : question.answers)
        if (worth(foe) > worth(best)) best = foe;
    return best;
}

/// A leader who is free to come to the unit rallies it for certain.
bool leader_can_come(const Outlook& outlook, UnitId unit) {
    const Battle& battle = outlook.battle();
    for (std::size_t i = 0; i < battle.book.leaders.size(); ++i) {
        const battle::LeaderState& leader = battle.state.leaders[i];
        if (battle.book.leaders[i].side == outlook.side() && leader.fate == battle::Fate::alive &&
            leader.with != battle::no_unit && outlook.is_loose(leader.with) &&
            battle::leader_distance(battle, static_cast<battle::LeaderId>(i), unit) <=
                battle.book.figures.reaches.leader)
            return true;
    }
    return false;
}

}  // namespace

std::int16_t answer_to(const Outlook& outlook, const Question& question) {
    switch (question.ask) {
        case Ask::concede: return gives_up(outlook) ? 1 : 0;
        case Ask::challenge: return outlook.card().challenges ? question.answers.back() : std::int16_t{-1};
        case Ask::accept: return outlook.card().accepts ? 1 : 0;
        case Ask::shoot:
        case Ask::reserved_fire: return shoots(outlook, question);
        case Ask::move_first: return can_charge(outlook) ? 1 : 0;
        case Ask::fight_whom: return fights(outlook, question);
        case Ask::try_rally: return leader_can_come(outlook, question.unit) ? 0 : 1;
        case Ask::flanked:
        case Ask::run_along: return question.usual;
    }
    return question.usual;
}

}  // namespace muster::ral::solo
