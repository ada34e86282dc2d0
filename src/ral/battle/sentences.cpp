// Events as sentences.
#include <fmt/format.h>

#include <cstdlib>

#include "base/text.hpp"
#include "ral/battle/report.hpp"
#include "ral/battle/words.hpp"

namespace muster::ral::battle {

namespace {

/// Short words for the modifiers, as they stand behind their figure: "− 1 for losses".
const char* why_of(const Counted& modifier) {
    static constexpr std::array<const char*, melee_rows> melee{
        "as peasants",  "as yeomen",     "as knights", "mounted",    "uphill",
        "on the flank", "from the rear", "for losses", "for losses", "for the leader"};
    static constexpr std::array<const char*, morale_rows> morale{
        "attacked in flank", "attacked in the rear", "for the leader", "half lost", "leader lost"};
    switch (modifier.of) {
        case Counted::Of::archery: return "for losses";
        case Counted::Of::melee: return melee[modifier.row];
        case Counted::Of::morale: return morale[modifier.row];
    }
    return "";
}

/// "5 − 1 for losses = 4", or "5" without modifiers.
std::string sum_of(const Event& e) {
    std::string text = e.dice.empty() ? "" : std::to_string(e.dice[0]);
    for (const Counted& modifier : e.modifiers)
        text += fmt::format(" {} {} {}", modifier.value < 0 ? "−" : "+", std::abs(modifier.value),
                            why_of(modifier));
    return e.modifiers.empty() ? text
                               : text + fmt::format(" = {}{}", e.total < 0 ? "−" : "", std::abs(e.total));
}

std::string figures(int count) {
    return count == 0 ? "no figure"
                      : fmt::format("{} {}", number_word(count), count == 1 ? "figure" : "figures");
}

std::string unit(const OrderOfBattle& book, UnitId id) { return id == no_unit ? "nobody" : book.name(id); }
std::string leader(const OrderOfBattle& book, LeaderId id) {
    return id == no_leader ? "nobody" : book.leaders[id].name;
}
std::string side(SideIndex index) { return word_of(index); }

/// What fell to a die: "4 / 3 = 1: one figure falls".
std::string blow(const Event& e) {
    if (e.total <= 0) return fmt::format("{}: no figure falls", sum_of(e));
    return fmt::format("{}; {} / {} = {}: {} {}", sum_of(e), e.total, e.base, e.number, figures(e.number),
                       e.number > 1 ? "fall" : "falls");
}

std::string tested(const OrderOfBattle& book, const Event& e) {
    const std::string whom =
        e.number == by_archery ? "archery" : book.type_names[static_cast<std::size_t>(e.number)];
    return fmt::format("{} test morale against {}, needing {}: {}; they {}", unit(book, e.unit), whom, e.base,
                       sum_of(e), e.passed == 1 ? "stand" : "run");
}

std::string of_leaders(const OrderOfBattle& book, const Event& e) {
    const std::string who = capitalised(leader(book, e.leader)), other = leader(book, e.other_leader);
    switch (e.kind) {
        case EventKind::challenge_order:
            return fmt::format("Red {}, blue {}: {} issues challenges first", e.dice[0], e.dice[1],
                               side(e.side));
        case EventKind::challenged:
            return fmt::format("{} challenges {} at {}", who, other, to_quarters(e.distance));
        case EventKind::declined:
            return e.number == 1
                       ? fmt::format("{} declines for the first time and has no value this turn", who)
                       : fmt::format("{} declines once more", who);
        case EventKind::duelled:
            return fmt::format("{} rolls {}, {} rolls {}", who, e.dice[0], other, e.dice[1]);
        case EventKind::leader_killed: return who + " is killed";
        case EventKind::leader_captured: return who + " is captured";
        case EventKind::joined:
            return fmt::format("{} goes over to {}, {} away", who, unit(book, e.unit),
                               to_quarters(e.distance));
        case EventKind::stayed_behind: return fmt::format("{} lets {} run", who, unit(book, e.unit));
        case EventKind::leader_tested:
            return fmt::format("{} is with {}: a d20 shows {}", who, unit(book, e.unit), e.dice[0]);
        default: return "";
    }
}

std::string of_archery(const OrderOfBattle& book, const Event& e) {
    const std::string who = unit(book, e.unit), other = unit(book, e.other);
    switch (e.kind) {
        case EventKind::shot_declared:
            return fmt::format("{} aim {}at {}, {} away", who, e.number == 1 ? "their reserved fire " : "",
                               other, to_quarters(e.distance));
        case EventKind::shot: return fmt::format("{} shoot at {}: {}", who, other, blow(e));
        case EventKind::struck: return fmt::format("{} strike at {}: {}", who, other, blow(e));
        case EventKind::fell:
            return fmt::format("{} lose {}, {} left", who, figures(e.number),
                               e.total == 0 ? "none" : std::to_string(e.total));
        case EventKind::destroyed: return who + " are destroyed";
        case EventKind::tested: return tested(book, e);
        case EventKind::routed: return fmt::format("{} run {}", who, to_quarters(e.distance));
        case EventKind::ran_off: return who + " run off the table";
        case EventKind::rallied:
            return e.leader != no_leader ? fmt::format("{} rally with {}", who, leader(book, e.leader))
                                         : fmt::format("{} rally: {}", who, e.dice[0]);
        case EventKind::rally_failed:
            return fmt::format("{} try to rally, needing {}: {}; they fail", who, e.base, e.dice[0]);
        case EventKind::removed: return who + " leave the field";
        case EventKind::held_fire: return who + " hold their fire";
        case EventKind::waited_to_rally: return who + " don't try to rally";
        default: return "";
    }
}

std::string of_movement(const OrderOfBattle& book, const Event& e) {
    const std::string who = unit(book, e.unit), other = unit(book, e.other);
    const bool column = e.number == static_cast<int>(Formation::column);
    switch (e.kind) {
        case EventKind::moved:
            return fmt::format("{} move {}{}", who, to_quarters(e.distance), column ? ", in column" : "");
        case EventKind::crossed_river: return who + " cross the river";
        case EventKind::charged: return fmt::format("{} charge {}", who, other);
        case EventKind::countercharged:
            return fmt::format("{} countercharge {}, {}", who, other, to_quarters(e.distance));
        case EventKind::turned_to_face: return fmt::format("{} turn to face {}", who, other);
        case EventKind::tried_formation:
            return fmt::format("{} try to change formation: {}; {}", who, e.dice[0],
                               e.passed == 1 ? (column ? "they stand in column" : "they stand in line")
                                             : "they stay as they are");
        case EventKind::contacted:
            return fmt::format("{} meet the {} of {} after {}", who,
                               edge_names().word(static_cast<tabletop::Edge>(e.number)), other,
                               to_quarters(e.distance));
        case EventKind::missed:
            return fmt::format("{} don't reach {} and end after {}", who, other, to_quarters(e.distance));
        default: return "";
    }
}

std::string of_turn(const Event& e) {
    switch (e.kind) {
        case EventKind::turn_began: return fmt::format("Turn {}", e.number);
        case EventKind::initiative:
            return fmt::format("Initiative: red {}, blue {}; {} chooses", e.dice[0], e.dice[1], side(e.side));
        case EventKind::chose:
            return fmt::format("{} moves {}", capitalised(side(e.side)), e.number == 1 ? "first" : "second");
        case EventKind::conceded: return capitalised(side(e.side)) + " begs for mercy";
        case EventKind::battle_ended:
            return e.passed < 0
                       ? "The battle ends in a draw"
                       : fmt::format("The battle ends; {} wins", side(static_cast<SideIndex>(e.passed)));
        default: return "";
    }
}

/// ": worth 4.5 points more than standing", or nothing.
std::string reason(const OrderOfBattle& book, const Why& why) {
    const std::string points = fmt::format("{}{}.{}", why.number < 0 ? "−" : "", std::abs(why.number) / 10,
                                           std::abs(why.number) % 10);
    switch (why.reason) {
        case Reason::none: return "";
        case Reason::turns_to_face: return ": nobody stands before them";
        case Reason::leader_alone: return ": his unit is gone";
        case Reason::goes_to_rally: return ": they can be rallied";
        case Reason::worth_charging: return fmt::format(": worth {} points", points);
        case Reason::joins_fight: return ": they fight, and his own unit does not";
        case Reason::best_place: return fmt::format(": worth {} points more than standing", points);
        case Reason::too_few: return ": too few of his units stand";
        case Reason::seeks_duels: return ": he seeks duels";
        case Reason::shuns_duels: return ": he shuns duels";
        case Reason::takes_duels: return "; the challenged takes up duels";
        case Reason::nearest_in_sight: return ": the nearest in sight";
        case Reason::dearest_armour: return ": of those as near the dearest for their armour";
        case Reason::saves_for_charge:
            return fmt::format(": a charge on {} is worth {} points", unit(book, why.about), points);
        case Reason::charge_open:
            return fmt::format(": a charge on {}, worth {} points, is open", unit(book, why.about), points);
        case Reason::no_charge_open: return ": no charge worth making is open";
        case Reason::strikes_back: return ": to strike back";
        case Reason::best_to_strike: return fmt::format(": best against {}", unit(book, why.about));
        case Reason::leader_comes: return ": a leader within reach can rally them for certain";
        case Reason::nobody_comes: return "; no free leader is within reach";
        case Reason::stays_with_his_men: return ": he stays with his men";
    }
    return "";
}

}  // namespace

std::string sentence(const OrderOfBattle& book, const Event& event) {
    for (const std::string& text :
         {of_turn(event), of_movement(book, event), of_archery(book, event), of_leaders(book, event)})
        if (!text.empty()) return text + reason(book, event.why);
    return "";
}

}  // namespace muster::ral::battle
