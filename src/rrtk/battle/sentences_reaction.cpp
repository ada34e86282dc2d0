#include <fmt/format.h>

#include "base/text.hpp"
#include "rrtk/battle/rollers.hpp"
#include "rrtk/battle/sentences.hpp"
#include "rrtk/battle/words.hpp"

namespace muster::rrtk::battle {

namespace {

const char* words_for_effect(Effect effect) {
    switch (effect) {
        case Effect::charge: return "charge";
        case Effect::fire: return "fire";
        case Effect::return_fire: return "return fire";
        case Effect::fire_one_die: return "stand and fire with one die";
        case Effect::fire_then_retire: return "fire, then retire with one hit";
        case Effect::fire_then_rout: return "fire, then rout";
        case Effect::halt: return "halt";
        case Effect::halt_without_fire: return "halt and may not fire";
        case Effect::advance: return "advance half a move";
        case Effect::carry_on: return "carry on";
        case Effect::carry_on_with_hit: return "carry on with one hit";
        case Effect::stay: return "stay in melee";
        case Effect::give_ground: return "give ground";
        case Effect::retire: return "retire with one hit";
        case Effect::rout: return "rout";
    }
    return "";
}

const char* words_for_test(Test test) { return words_for(static_cast<Purpose>(test)); }

std::string because_of(const OrderOfBattle& book, UnitId unit) {
    return unit == no_unit ? "" : ", because of " + name_of(book, unit);
}

std::string tested(const OrderOfBattle& book, const Event& e) {
    return fmt::format("{} test for {}{}: {}", names_in(book, e.units), words_for_test(e.test),
                       because_of(book, e.other), faces_of(e));
}

/// "need 4s", or what it is where no face or every face passes.
std::string need_of(int rep) {
    if (rep < 1) return fmt::format("can't pass with {}", rep);
    return rep >= 6 ? fmt::format("pass with any die ({})", rep) : fmt::format("need {}s", rep);
}

std::string reacted(const OrderOfBattle& book, const Event& e) {
    return fmt::format("{}: Rep {}{}, {}: {} - {}, they {}", name_of(book, e.unit), e.base,
                       in_brackets(e.modifiers), need_of(e.total), faces_of(e), passed_words(e.passed),
                       words_for_effect(e.effect));
}

/// Why a unit that was told to do something else halts.
std::string why_halted(const Event& e, const std::string& other) {
    if (e.rule == R(114)) return ", directly behind " + other + ",";
    if (e.rule == R(93)) return " have shot in this chain of reactions already: they";
    if (e.rule == R(111)) return " have no enemy on the ground to charge: they";
    if (e.rule == R(154)) return " have nobody to fire at in range and arc: they";
    if (e.rule == R(156)) return " keep their cover: they";
    if (e.rule == R(187)) return " cannot charge their own side: they";
    if (e.rule == R(157)) return " cannot turn to " + other + ": they";
    if (e.rule == R(366)) return " are in contact and stay put: they";
    if (e.rule == R(369)) return " cannot turn to " + other + ", and count as facing all ways: they";
    if (e.rule == S(19)) return " are charged in flank or rear and stand without turning: they";
    return "";
}

std::string gave_ground(const OrderOfBattle& book, const Event& e) {
    if (e.other == no_unit) return name_of(book, e.unit) + " stand: nobody is left to push them back";
    if (e.rule == R(137)) return name_of(book, e.unit) + " have no ground behind them to give, and stay";
    if (e.distance == Inches{})
        return name_of(book, e.unit) + " stay: not all who touch them can follow them up";
    return fmt::format("{} give {} in of ground before {}, to {}", name_of(book, e.unit),
                       to_decimal(e.distance), name_of(book, e.other), place_of(e.to));
}

const char* words_for_edge(int edge) {
    switch (static_cast<tabletop::Edge>(edge)) {
        case tabletop::Edge::front: return "front";
        case tabletop::Edge::right: return "right flank";
        case tabletop::Edge::rear: return "rear";
        case tabletop::Edge::left: return "left flank";
    }
    return "";
}

std::string charge_step(const OrderOfBattle& book, const Event& e) {
    const std::string unit = name_of(book, e.unit), other = name_of(book, e.other);
    switch (e.kind) {
        case EventKind::charged:
            if (e.held_by.unit == e.other && e.distance == Inches{})
                return fmt::format("{} charge {}, who are within an inch, from where they stand", unit,
                                   other);
            if (e.held_by.unit == e.other)
                return fmt::format("{} charge {}: {} in, to {}", unit, other, to_decimal(e.distance),
                                   place_of(e.to));
            if (e.distance == Inches{})
                return fmt::format("{} charge {} but come no nearer{}", unit, other, held_words(book, e));
            return fmt::format("{} charge {}: {} in, to {}{}", unit, other, to_decimal(e.distance),
                               place_of(e.to), held_words(book, e));
        case EventKind::pulled_along: return fmt::format("{} are pulled along by {}", unit, other);
        case EventKind::contacted:
            return fmt::format("{} are in contact with the {} of {}, at {}", unit, words_for_edge(e.number),
                               other, place_of(e.to));
        case EventKind::countercharged:
            return fmt::format("{} countercharge {}, to {}", unit, other, place_of(e.to));
        case EventKind::bounced:
            return fmt::format("{} bounce from the pikes of {} without touching them", unit, other);
        default: return "";
    }
}

/// The line of T-63 that it is on.
std::string line_of_pursuit(MeleeRole role, int rep) {
    if (role == MeleeRole::charging) return fmt::format("chargers go by {} or less", rep);
    return fmt::format(
        "{} go by more than {}",
        role == MeleeRole::defending ? "defenders in their first round" : "who continue a melee", rep);
}

/// Whom or what a pursuit came to before its distance was gone.
std::string end_of_pursuit(const OrderOfBattle& book, const Event& e) {
    if (e.held_by.kind == Obstacle::Kind::enemy)
        return fmt::format(", where they come upon {}", name_of(book, e.held_by.unit));
    if (e.held_by.kind == Obstacle::Kind::none && e.distance == Inches{}) return ": the die leaves them none";
    return e.held_by.kind == Obstacle::Kind::edge ? ", beyond the table's edge" : held_words(book, e);
}

std::string pursuit(const OrderOfBattle& book, const Event& e) {
    const std::string unit = name_of(book, e.unit), other = name_of(book, e.other);
    if (e.kind == EventKind::pursued)
        return fmt::format("{} pursue {}{}: by a die of {}, {} in to {}{}", unit, other,
                           e.number == static_cast<int>(Altitude::attack) ? " at Attack level" : "",
                           faces_of(e), to_decimal(e.distance), place_of(e.to), end_of_pursuit(book, e));
    const std::string shift = e.number == 0 ? "" : fmt::format(", shifted {:+} by their leader", e.number);
    return fmt::format("{} may pursue {}: {}, the die is {}{}: they {}", unit, other,
                       line_of_pursuit(static_cast<MeleeRole>(e.total), e.base), faces_of(e), shift,
                       e.passed == 1 ? "pursue" : "do not pursue");
}

}  // namespace

std::string reaction_sentence(const OrderOfBattle& book, const Event& e) {
    const std::string unit = name_of(book, e.unit), other = name_of(book, e.other);
    switch (e.kind) {
        case EventKind::tested: return tested(book, e);
        case EventKind::reacted: return reacted(book, e);
        case EventKind::advanced:
            return fmt::format("{} advance {} in, to {}{}", unit, to_decimal(e.distance), place_of(e.to),
                               held_words(book, e));
        case EventKind::halted: return unit + why_halted(e, other) + " halt and are inactive";
        case EventKind::retired:
            return fmt::format("{} retire {} in from {}, to {}{}", unit, to_decimal(e.distance), other,
                               place_of(e.to), held_words(book, e));
        case EventKind::routed: return fmt::format("{} rout{}", unit, because_of(book, e.other));
        case EventKind::ran_through: return fmt::format("{} are run through by {}", unit, other);
        case EventKind::gave_ground: return gave_ground(book, e);
        case EventKind::pushed_back:
            return fmt::format("{} are pushed back by {}, to {}", unit, other, place_of(e.to));
        case EventKind::followed_up:
            return fmt::format("{} follow up against {}, to {}", unit, other, place_of(e.to));
        case EventKind::pursuit_rolled:
        case EventKind::pursued: return pursuit(book, e);
        case EventKind::rampaged:
            if (!e.dice.empty() && e.number == 0)
                return fmt::format("{} rampage: a die of {} keeps them on their way", unit, faces_of(e));
            if (!e.dice.empty())
                return fmt::format("{} rampage: a die of {} turns them {}° to the {}, towards {}°", unit,
                                   faces_of(e), e.number < 0 ? -e.number : e.number,
                                   e.number < 0 ? "left" : "right", e.to.facing.degrees());
            if (e.from == e.to) return unit + " go on rampaging";
            return fmt::format("{} rampage {} in, to {}", unit, to_decimal(e.distance), place_of(e.to));
        default: return charge_step(book, e);
    }
}

}  // namespace muster::rrtk::battle
