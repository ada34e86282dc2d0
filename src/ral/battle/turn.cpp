#include "ral/battle/turn.hpp"

#include "ral/battle/archery.hpp"
#include "ral/battle/challenges.hpp"
#include "ral/battle/charge.hpp"
#include "ral/battle/melee.hpp"
#include "ral/battle/morale.hpp"

namespace muster::ral::battle {

namespace {

bool has_fit_unit(const OrderOfBattle& book, const State& state, SideIndex side) {
    for (const UnitId unit : book.sides[side].units)
        if (state.fit(unit)) return true;
    return false;
}

void end_battle(Battle& battle, Outcome outcome) {
    battle.state.outcome = outcome;
    battle.state.stage = Stage::over;
    const Score points = score(battle.book, battle.state);
    battle.tell(EventKind::battle_ended, points.winner == 1 ? 1 : 0, RAL(44), [&](Event& event) {
        event.number = static_cast<std::int16_t>(outcome);
        event.passed = static_cast<std::int8_t>(points.winner);
    });
}

/// What lasts one turn is forgotten.
void clear_turn(State& state) {
    for (UnitState& unit : state.units) unit.fired = unit.moved = unit.lost_leader = false;
    for (LeaderState& leader : state.leaders)
        leader.declined_now = leader.issued = leader.duelled = leader.moved = false;
}

bool concedes(Battle& battle, SideIndex side) {
    Question question;
    question.ask = Ask::concede;
    question.answers.push_back(0);
    question.answers.push_back(1);
    const Answer answer = battle.ask(side, question);
    if (answer.value == 0) return false;
    battle.why = answer.why;
    battle.state.conceded[side] = true;
    battle.tell(EventKind::conceded, side, RAL(44), [](Event&) {});
    return true;
}

void begin_turn(Battle& battle) {
    clear_turn(battle.state);
    ++battle.state.turn;
    battle.tell(EventKind::turn_began, 0, RAL(44), [&](Event& event) { event.number = battle.state.turn; });
    const bool red = concedes(battle, 0);
    const bool blue = concedes(battle, 1);
    if (red || blue) end_battle(battle, Outcome::conceded);
}

/// Both roll; the higher chooses (RAL-018, RAL-045).
void initiative(Battle& battle) {
    Die red = 0, blue = 0;
    while (red == blue) {
        red = battle.services.roller.roll({Purpose::initiative, 0});
        blue = battle.services.roller.roll({Purpose::initiative, 1});
    }
    const SideIndex winner = red > blue ? 0 : 1;
    battle.state.lost_roll = static_cast<std::int8_t>(enemy_of(winner));
    battle.tell(EventKind::initiative, winner, RAL(18), [&](Event& event) {
        event.dice.push_back(red);
        event.dice.push_back(blue);
    });
    Question question;
    question.ask = Ask::move_first;
    question.answers.push_back(0);
    question.answers.push_back(1);
    question.usual = 1;
    const Answer answer = battle.ask(winner, question);
    const bool first = answer.value == 1;
    battle.why = answer.why;
    battle.state.first = first ? winner : enemy_of(winner);
    battle.tell(EventKind::chose, winner, in_event(3), [&](Event& event) { event.number = first ? 1 : 2; });
}

/// Orders of one side until it is done.
void half(Battle& battle, SideIndex side) {
    Commander& commander = *battle.services.commanders[side];
    int refusals = 0;
    for (int given = 0; given < orders_most && refusals < refusals_most; ++given) {
        const Order order = commander.order({battle.book, battle.state, battle, side});
        if (order.kind == OrderKind::done) break;
        const Refusal refusal = obey(battle, side, order);
        refusals = refusal.none() ? 0 : refusals + 1;
        if (!refusal.none()) commander.refused(order, refusal);
    }
    settle_fights(battle);
    capture_stragglers(battle, side);
}

void play_stage(Battle& battle) {
    const SideIndex side = battle.state.active();
    switch (battle.state.stage) {
        case Stage::challenges: challenges(battle); break;
        case Stage::archery: archery(battle); break;
        case Stage::initiative: initiative(battle); break;
        case Stage::first_half:
        case Stage::second_half: half(battle, side); break;
        case Stage::first_reserved:
        case Stage::second_reserved: reserved_fire(battle, side); break;
        case Stage::melee: melee(battle); break;
        case Stage::morale: rally(battle); break;
        case Stage::over: break;
    }
}

}  // namespace

bool step(Battle& battle) {
    State& state = battle.state;
    if (state.stage == Stage::over) return false;
    if (state.stage == Stage::challenges) begin_turn(battle);
    if (state.stage == Stage::over) return false;
    play_stage(battle);
    const bool last = state.stage == Stage::morale;
    state.stage = last ? Stage::challenges : static_cast<Stage>(static_cast<int>(state.stage) + 1);
    if (!has_fit_unit(battle.book, state, 0) || !has_fit_unit(battle.book, state, 1))
        end_battle(battle, Outcome::army_broken);
    return state.stage != Stage::over;
}

Outcome play(Battle& battle, int turns) {
    const auto finished = [&] {
        return battle.state.stage == Stage::challenges && battle.state.turn >= turns;
    };
    while (battle.state.stage != Stage::over) {
        if (finished()) {
            end_battle(battle, Outcome::turn_limit);
            break;
        }
        step(battle);
    }
    return battle.state.outcome;
}

Outcome play(Battle& battle) { return play(battle, battle.book.figures.last_turn); }

Score score(const OrderOfBattle& book, const State& state) {
    Score result;
    for (std::size_t i = 0; i < book.unit_count(); ++i)
        if (!state.fit(static_cast<UnitId>(i))) result.lost[book.units[i].side] += book.units[i].points;
    for (std::size_t i = 0; i < book.leaders.size(); ++i)
        if (state.leaders[i].fate != Fate::alive)
            result.lost[book.leaders[i].side] += book.figures.leader_score;
    const std::array<bool, 2> beaten{state.conceded[0] || !has_fit_unit(book, state, 0),
                                     state.conceded[1] || !has_fit_unit(book, state, 1)};
    if (beaten[0] != beaten[1])
        result.winner = beaten[0] ? 1 : 0;
    else if (result.lost[0] != result.lost[1])
        result.winner = result.lost[0] < result.lost[1] ? 0 : 1;
    return result;
}

}  // namespace muster::ral::battle
