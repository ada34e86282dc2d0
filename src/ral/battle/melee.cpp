#include "ral/battle/melee.hpp"

#include "ral/battle/casualties.hpp"
#include "ral/battle/charge.hpp"
#include "ral/battle/ground.hpp"
#include "ral/battle/morale.hpp"

namespace muster::ral::battle {

namespace {

using tabletop::Edge;

/// How a unit was attacked in this event.
struct Attacked {
    std::uint8_t by = by_archery;  ///< the type whose row is nearest the top of the chart
    UnitId by_unit = no_unit;
    bool flank = false, rear = false;
};

/// One round of all melees.
class Round {
  public:
    explicit Round(Battle& battle) : battle_(battle) {}

    void play() {
        // RAL-030: everybody strikes with the figures that he had before.
        for (const UnitId unit : battle_.present()) {
            const UnitId target = battle_.unit(unit).fights;
            if (target != no_unit && !battle_.state.routed(unit)) strike(unit, target);
        }
        const UnitSet hit = take_losses(battle_, losses_);
        for (const UnitId unit : hit) test_leaders(unit);
        for (const UnitId unit : hit)
            if (battle_.unit(unit).figures == 0) battle_.take_off(unit, Presence::destroyed);
        test_morale(hit);
        settle_fights(battle_);
    }

  private:
    void strike(UnitId unit, UnitId target) {
        note(unit, target);
        const RollFor what{Purpose::melee, battle_.side_of(unit), unit, target};
        losses_.add(target, unit,
                    roll_blow(battle_, what, EventKind::struck, melee_modifiers(battle_, unit, target)));
    }

    void note(UnitId unit, UnitId target) {
        Attacked& attacked = attacked_[target];
        const std::uint8_t type = battle_.entry(unit).type;
        const Figures& figures = battle_.book.figures;
        if (!struck_.has(target) || figures.row[type] < figures.row[attacked.by]) {
            attacked.by = type;
            attacked.by_unit = unit;
        }
        struck_.add(target);
        const Edge edge = edge_struck(battle_, unit, target);
        attacked.flank = attacked.flank || edge == Edge::left || edge == Edge::right;
        attacked.rear = attacked.rear || edge == Edge::rear;
    }

    /// A leader whose unit lost figures rolls a d20.
    void test_leaders(UnitId unit) {
        for (std::size_t i = 0; i < battle_.book.leaders.size(); ++i) {
            const LeaderState& leader = battle_.state.leaders[i];
            if (leader.fate == Fate::alive && leader.with == unit)
                test_leader(static_cast<LeaderId>(i), unit);
        }
    }
    void test_leader(LeaderId id, UnitId unit) {
        constexpr std::uint8_t sides = 20;
        const Chances& chances = battle_.book.figures.chances;
        const Die die = battle_.services.roller.roll(
            {Purpose::leader, battle_.side_of(unit), unit, no_unit, id, sides, 0});
        const std::int32_t told = battle_.tell_of(unit, EventKind::leader_tested, in_event(4), [&](Event& e) {
            e.leader = id;
            e.dice.push_back(die);
        });
        const bool killed = die >= chances.leader_killed;
        if (!killed && die < chances.leader_captured) return;
        const Because because(battle_, told);
        battle_.state.leaders[id].fate = killed ? Fate::killed : Fate::captured;
        battle_.unit(unit).lost_leader = true;
        const EventKind kind = killed ? EventKind::leader_killed : EventKind::leader_captured;
        battle_.tell_of(unit, kind, killed ? in_event(4) : RAL(39), [&](Event& e) { e.leader = id; });
    }

    /// All tests, then all routs, so that no unit profits from another's flight (ours).
    void test_morale(const UnitSet& hit) {
        UnitSet runs;
        for (const UnitId unit : struck_) {
            if (!battle_.state.on_table(unit)) continue;
            if (battle_.state.routed(unit)) {
                runs.add(unit);  // RAL-035: contacted again, it runs again
                continue;
            }
            if (!hit.has(unit)) continue;
            const Attacked& attacked = attacked_[unit];
            const MoraleTest test{unit, attacked.by, attacked.by_unit, attacked.flank, attacked.rear, TR(7)};
            if (!passes(battle_, test)) runs.add(unit);
        }
        for (const UnitId unit : runs) {
            const bool again = battle_.state.routed(unit);
            if (again) leaders_choose(unit);
            run(battle_, unit, again ? RAL(35) : TR(7));
        }
    }

    /// A leader who came to rally it may run with it or stay (section 7).
    void leaders_choose(UnitId unit) {
        for (std::size_t i = 0; i < battle_.book.leaders.size(); ++i) {
            LeaderState& leader = battle_.state.leaders[i];
            if (leader.fate != Fate::alive || leader.with != unit) continue;
            Question question;
            question.ask = Ask::run_along;
            question.unit = unit;
            question.leader = static_cast<LeaderId>(i);
            question.answers.push_back(0);
            question.answers.push_back(1);
            question.usual = 1;
            const Answer answer = battle_.ask(battle_.side_of(unit), question);
            if (answer.value == 1) continue;
            battle_.why = answer.why;
            leader.with = no_unit;
            leader.place = battle_.unit(unit).pose.centre;
            battle_.tell_of(unit, EventKind::stayed_behind, in_event(5),
                            [&](Event& event) { event.leader = static_cast<LeaderId>(i); });
        }
    }

    Battle& battle_;
    Losses losses_;
    UnitSet struck_;
    std::array<Attacked, max_units> attacked_{};
};

}  // namespace

Edge edge_struck(const Battle& battle, UnitId unit, UnitId target) {
    return tabletop::contact(battle.placed(unit), battle.placed(target)).theirs;
}

Modifiers melee_modifiers(const Battle& battle, UnitId unit, UnitId target) {
    const UnitEntry& entry = battle.entry(unit);
    const Edge edge = edge_struck(battle, unit, target);
    Modifiers modifiers;
    const auto count = [&](MeleeRow row, bool holds) {
        const auto place = static_cast<std::size_t>(row);
        if (holds)
            count_figure(modifiers, Counted::Of::melee, static_cast<std::uint8_t>(place),
                         battle.book.figures.melee[place], battle.lost(unit));
    };
    count(MeleeRow::peasant, entry.rank == Rank::peasant);
    count(MeleeRow::yeoman, entry.rank == Rank::yeoman);
    count(MeleeRow::knight, entry.rank == Rank::knight);
    count(MeleeRow::mounted, entry.mounted);
    // RAL-051
    count(MeleeRow::uphill, level_at(battle.book, battle.unit(unit).pose.centre) <
                                level_at(battle.book, battle.unit(target).pose.centre));
    count(MeleeRow::flank, edge == Edge::left || edge == Edge::right);  // RAL-004
    count(MeleeRow::rear, edge == Edge::rear);
    count(MeleeRow::foot_losses, !entry.mounted);
    count(MeleeRow::mounted_losses, entry.mounted);
    count(MeleeRow::leader, battle.led(unit));
    return modifiers;
}

void melee(Battle& battle) { Round(battle).play(); }

}  // namespace muster::ral::battle
