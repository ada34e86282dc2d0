#include "ral/solo/answers.hpp"

#include <algorithm>

namespace muster::ral::solo {

namespace {

using battle::Answer;
using battle::Ask;
using battle::Question;
using battle::Reason;

Answer answer(int value, Reason reason, UnitId about = battle::no_unit, int number = 0) {
    return {static_cast<std::int16_t>(value), {reason, about, static_cast<std::int16_t>(number)}};
}

Answer yes_or_no(bool yes, Reason if_yes, Reason if_no) { return answer(yes ? 1 : 0, yes ? if_yes : if_no); }

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

/// First if a unit has a charge open that is worth making; the reason is the best of all.
Answer moves_first(const Outlook& outlook) {
    Order charge;
    int points = 0;
    if (!outlook.charge_worth_making(charge, points)) return answer(0, Reason::no_charge_open);
    return answer(1, Reason::charge_open, charge.target, points);
}

/// What a figure of a unit costs for what it takes to fell it.
int armour_worth(const battle::UnitEntry& target) {
    return target.points * 100 / (target.figures * target.divisor);
}

/// At the dearest of those that are nearest; archers who could charge to advantage keep their hands free.
Answer shoots(const Outlook& outlook, const Question& question) {
    Order charge;
    int points = 0;
    if (question.ask == Ask::shoot && outlook.is_free(question.unit) &&
        outlook.best_charge(question.unit, charge, points) && points >= outlook.card().hold_fire)
        return answer(-1, Reason::saves_for_charge, charge.target, points);
    const Battle& battle = outlook.battle();
    std::int16_t best = question.answers[0];
    int targets = 0, most = -1;
    for (const std::int16_t target : question.answers) {
        if (target < 0) continue;
        ++targets;
        const int worth = armour_worth(battle.entry(static_cast<UnitId>(target)));
        if (worth <= most) continue;
        most = worth;
        best = target;
    }
    return answer(best, targets > 1 ? Reason::dearest_armour : Reason::nearest_in_sight);
}

Answer fights(const Outlook& outlook, const Question& question) {
    const auto worth = [&](std::int16_t foe) {
        return outlook.chart().at(ChargeChart::kind_of(outlook.battle().entry(question.unit)),
                                  ChargeChart::kind_of(outlook.battle().entry(static_cast<UnitId>(foe))),
                                  Meeting::joined);
    };
    std::int16_t best = question.answers[0];
    for (const std::int16_t foe : question.answers)
        if (worth(foe) > worth(best)) best = foe;
    return answer(best, Reason::best_to_strike, static_cast<UnitId>(best));
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

Answer answer_to(const Outlook& outlook, const Question& question) {
    const CommanderCard& card = outlook.card();
    switch (question.ask) {
        case Ask::concede: return yes_or_no(gives_up(outlook), Reason::too_few, Reason::none);
        case Ask::challenge:
            return card.challenges ? answer(question.answers.back(), Reason::seeks_duels)
                                   : answer(-1, Reason::shuns_duels);
        case Ask::accept: return yes_or_no(card.accepts, Reason::takes_duels, Reason::shuns_duels);
        case Ask::shoot:
        case Ask::reserved_fire: return shoots(outlook, question);
        case Ask::move_first: return moves_first(outlook);
        case Ask::fight_whom: return fights(outlook, question);
        case Ask::try_rally:
            return yes_or_no(!leader_can_come(outlook, question.unit), Reason::nobody_comes,
                             Reason::leader_comes);
        case Ask::flanked: return answer(question.usual, Reason::strikes_back);
        case Ask::run_along: return answer(question.usual, Reason::stays_with_his_men);
    }
    return {question.usual, {}};
}

}  // namespace muster::ral::solo
