#include <fmt/format.h>

#include "base/text.hpp"
#include "rrtk/battle/sentences.hpp"
#include "rrtk/battle/words.hpp"

namespace muster::rrtk::battle {

namespace {

/// "Riata Warriors 2 (AC 4, 5 points a hit)" for each.
std::string prices(const OrderOfBattle& book, const UnitSet& units) {
    std::vector<std::string> parts;
    for (const UnitId unit : units) {
        const int ac = book.units[unit].as_listed.ac;
        parts.push_back(fmt::format("{} (AC {}, {} points a hit)", name_of(book, unit), ac,
                                    book.tables.points_per_hit(ac)));
    }
    return join_sentence(parts);
}

std::string fired(const OrderOfBattle& book, const Event& e) {
    const std::string unit = name_of(book, e.unit);
    if (e.rule == R(192))
        return fmt::format("{} fire at {}, {} in away: {}{}, {}", unit, name_of(book, e.other), e.base,
                           faces_of(e), in_brackets(e.modifiers),
                           e.passed == 1 ? "a hit" : "too far for that die");
    if (e.rule.kind == Rule::Kind::section)
        return fmt::format("{} throw at {}: {}", unit, name_of(book, e.other), faces_of(e));
    return fmt::format("{} fire at {}: {}{} makes {}", unit, names_in(book, e.others), faces_of(e),
                       in_brackets(e.modifiers), e.total);
}

std::string volley(const OrderOfBattle& book, const Event& e) {
    if (e.total == 0) return "The volley of " + names_in(book, e.units) + " is counted";
    const std::string apart =
        e.other == no_unit || e.others.size() < 2
            ? ""
            : fmt::format(" by the cover and mount of {}, the others by their own", name_of(book, e.other));
    return fmt::format("The volley counts {}{}, against {}; at most {}", e.total, apart,
                       prices(book, e.others), counted(e.number, "hit", "hits"));
}

std::string landed(const OrderOfBattle& book, const Event& e) {
    const std::string there = e.other == no_unit ? "hits nobody" : "strikes " + name_of(book, e.other);
    return fmt::format("Shot {} of {} comes down at {},{}, {} in away: it {}", e.number,
                       name_of(book, e.unit), to_decimal(e.to.centre.x), to_decimal(e.to.centre.y),
                       to_decimal(e.distance), there);
}

std::string fought(const OrderOfBattle& book, const Event& e) {
    return fmt::format("{} fight {}: {}{} makes {}", name_of(book, e.unit), name_of(book, e.other),
                       faces_of(e), in_brackets(e.modifiers), e.total);
}

std::string pooled(const OrderOfBattle& book, const Event& e) {
    return fmt::format("{} together: {} against {}", names_in(book, e.units), e.total,
                       prices(book, e.others));
}

/// By fire, or in a melee, which may strike friends too: stones that go astray, rampaging elephants.
bool is_shot(const Event& e) { return e.rule != R(136) && e.rule != S(14); }

std::string hit(const OrderOfBattle& book, const Event& e) {
    const std::string other = e.other == no_unit ? "nobody" : name_of(book, e.other);
    if (e.rule == R(138))
        return fmt::format("{} stay, since of those who rout together no enemy has a higher Rep; "
                           "they take {} and have {} now",
                           name_of(book, e.unit), counted(e.number, "hit", "hits"), e.total);
    if (e.other != no_unit && !book.enemies(e.unit, e.other) && !is_shot(e))
        return fmt::format("{} collide with {}, a friend in their way: they take {} and have {} now",
                           name_of(book, e.unit), other, counted(e.number, "hit", "hits"), e.total);
    const std::string from = e.other == no_unit ? "" : " from " + other;
    return fmt::format("{} take {}{} and have {} now", name_of(book, e.unit),
                       counted(e.number, "hit", "hits"), from, e.total);
}

std::string leader(const OrderOfBattle& book, const Event& e) {
    const std::string unit = name_of(book, e.unit);
    switch (e.kind) {
        case EventKind::leader_hit:
            return fmt::format("Each hit may put the leader with {} at risk on a 6: {}", unit, faces_of(e));
        case EventKind::leader_at_risk:
            return fmt::format("The leader with {} is at risk: Rep {}, a 6 always fails: {} - {}", unit,
                               e.base, faces_of(e), passed_words(e.passed));
        case EventKind::leader_recovered: return fmt::format("The leader with {} is himself again", unit);
        case EventKind::leader_lost:
            return fmt::format("The {} with {} is lost",
                               e.number == static_cast<int>(LeaderKind::captain) ? "Captain" : "commander",
                               unit);
        default: return "";
    }
}

std::string ended(const Event& e) {
    switch (static_cast<Outcome>(e.number)) {
        case Outcome::army_gone: return "The battle ends: an army is gone from the field";
        case Outcome::turn_limit: return "The battle ends: the agreed turns are played";
        case Outcome::conceded: return "The battle ends: a side concedes";
        case Outcome::agreed: return "The battle ends by agreement";
        case Outcome::fighting: break;
    }
    return "The battle ends";
}

std::string recovered(const OrderOfBattle& book, const Event& e) {
    const std::string unit = name_of(book, e.unit);
    if (e.other == no_unit) return unit + " are not pursued after the battle and come back";
    const bool faster = book.units[e.other].as_listed.move > book.units[e.unit].as_listed.move;
    const char* speed = e.passed != 1 ? ""
                        : faster      ? ", the pursuer is faster"
                                      : ", the pursuer is no faster";
    return fmt::format("{} are pursued by {} after the battle: Rep {}, a 6 always fails: {} - {}{}, they {}",
                       unit, name_of(book, e.other), e.base, faces_of(e), passed_words(e.passed), speed,
                       e.number == 1 ? "come back" : "are gone for the year");
}

}  // namespace

std::string fighting_sentence(const OrderOfBattle& book, const Event& e) {
    switch (e.kind) {
        case EventKind::fired: return fired(book, e);
        case EventKind::volley: return volley(book, e);
        case EventKind::landed: return landed(book, e);
        case EventKind::misfired: return name_of(book, e.unit) + " misfire";
        case EventKind::burst: return name_of(book, e.unit) + " burst and are gone";
        case EventKind::hit: return hit(book, e);
        case EventKind::melee_round: return "A round of melee: " + names_in(book, e.units);
        case EventKind::fought: return fought(book, e);
        case EventKind::pooled: return pooled(book, e);
        case EventKind::melee_ended: return "The melee is over for " + names_in(book, e.units);
        case EventKind::removed:
            return name_of(book, e.unit) + " are cut down, since their hits exceed their Rep";
        case EventKind::battle_ended: return ended(e);
        case EventKind::recovered: return recovered(book, e);
        default: return leader(book, e);
    }
}

}  // namespace muster::rrtk::battle
