#include <fmt/format.h>

#include "base/text.hpp"
#include "rrtk/battle/sentences.hpp"
#include "rrtk/battle/words.hpp"

namespace muster::rrtk::battle {

std::string name_of(const OrderOfBattle& book, UnitId unit) {
    return unit < book.unit_count() ? book.name(unit) : "nobody";
}

std::string names_in(const OrderOfBattle& book, const UnitSet& units) {
    std::vector<std::string> names;
    for (const UnitId unit : units) names.push_back(name_of(book, unit));
    return names.empty() ? "nobody" : join_sentence(names);
}

std::string in_brackets(const Modifiers& modifiers) {
    std::vector<std::string> rows;
    for (const Modifier& modifier : modifiers) {
        std::string row = row_of(modifier);
        row = row.substr(row.find('.') + 1);
        for (char& c : row)
            if (c == '-') c = ' ';
        rows.push_back(fmt::format("{} {:+}", row, modifier.value));
    }
    return rows.empty() ? "" : " (" + join(rows) + ")";
}

std::string faces_of(const Event& event) {
    std::vector<std::string> faces;
    for (const Die die : event.dice) faces.push_back(std::to_string(die));
    return join(faces);
}

std::string place_of(const tabletop::Pose& pose) {
    return fmt::format("{},{} facing {}°", to_decimal(pose.centre.x), to_decimal(pose.centre.y),
                       pose.facing.degrees());
}

std::string holder_of(const OrderOfBattle& book, const Obstacle& obstacle) {
    const auto piece = static_cast<std::size_t>(obstacle.piece);
    const std::string ground =
        obstacle.piece >= 0 && piece < book.ground.size() ? book.ground[piece].name : "ground";
    switch (obstacle.kind) {
        case Obstacle::Kind::none: return "";
        case Obstacle::Kind::friendly: return "a friend (" + name_of(book, obstacle.unit) + ")";
        case Obstacle::Kind::enemy: return "an enemy (" + name_of(book, obstacle.unit) + ")";
        case Obstacle::Kind::ground: return "closed ground (" + ground + ")";
        case Obstacle::Kind::river: return "water (" + ground + ")";
        case Obstacle::Kind::edge: return "the table's edge";
    }
    return "";
}

std::string held_words(const OrderOfBattle& book, const Event& e) {
    const std::string holder = holder_of(book, e.held_by);
    return holder.empty() ? "" : ", since " + holder + " is in the way";
}

const char* passed_words(int passed) {
    switch (passed) {
        case 0: return "no die passed";
        case 1: return "one die passed";
        default: return "both dice passed";
    }
}

namespace {

std::string points_of(int number) {
    return fmt::format("{} {}", number, number == 1 || number == -1 ? "point" : "points");
}

const char* words_for_order(OrderKind kind) {
    switch (kind) {
        case OrderKind::done: return "stand";
        case OrderKind::activate: return "be active";
        case OrderKind::fire: return "fire";
        case OrderKind::break_up: return "break up";
        case OrderKind::join: return "form one Body";
        case OrderKind::wheel: return "wheel";
        case OrderKind::about_face: return "face about";
        case OrderKind::expand: return "expand";
        case OrderKind::dismount: return "dismount";
        case OrderKind::reform: return "reform";
        case OrderKind::march: return "march";
        case OrderKind::skirmish: return "skirmish";
        case OrderKind::charge: return "charge";
        case OrderKind::drop_stakes: return "drop stakes";
        case OrderKind::leave_table: return "leave the table";
        case OrderKind::enter: return "enter the table";
        case OrderKind::fly: return "fly";
        case OrderKind::concede: return "concede";
    }
    return "";
}

std::string words_for(const OrderOfBattle& book, const Why& why) {
    switch (why.reason) {
        case Reason::none: return "";
        case Reason::target_in_range: return "an enemy is in range";
        case Reason::worth_charging:
            return fmt::format("a charge on {} gives more than it takes", name_of(book, why.about));
        case Reason::can_charge:
            return fmt::format("{} can be charged to advantage", name_of(book, why.about));
        case Reason::best_place:
            if (why.number > 0) return fmt::format("worth {} more than standing", points_of(why.number));
            return "half a move is owed, and no place " +
                   (why.number == 0 ? "is worth more than standing"
                                    : fmt::format("costs less than {}", points_of(-why.number)));
        case Reason::worth_a_point:
            return fmt::format("there is a place worth {} more than standing", points_of(why.number));
        case Reason::best_to_stand: return "no place is worth more";
        case Reason::not_worth_a_point:
            if (why.number < 0) return fmt::format("moving would cost {}", points_of(-why.number));
            return fmt::format("moving would gain {}, too little for an activation", points_of(why.number));
        case Reason::others_first: return "the activations left are kept for others";
        case Reason::waits: return "their orders are to hold, and no enemy is near enough";
        case Reason::forms_up: return "they face different ways";
        case Reason::nothing_else: return "nothing better is open to them";
        case Reason::tried_out:
            return fmt::format("played out, {} better than what their orders say", points_of(why.number));
    }
    return "";
}

std::string ordered(const OrderOfBattle& book, const Event& e) {
    const auto kind = static_cast<OrderKind>(e.number);
    std::string text = fmt::format("{} orders {} to {}", capitalised(word_of(e.side)),
                                   names_in(book, e.units), words_for_order(kind));
    if (!e.others.empty()) text += " " + names_in(book, e.others);
    if (e.other != no_unit)
        text += (kind == OrderKind::fly ? " and charge " : " with ") + name_of(book, e.other);
    const std::string why = words_for(book, e.why);
    return why.empty() ? text : text + ": " + why;
}

/// Why a Body stopped.
std::string stopped(const OrderOfBattle& book, const Event& e) {
    std::string why;
    const std::string holder = holder_of(book, e.held_by);
    if (e.rule == R(92))
        why = ", since they cannot go forward" + (holder.empty() ? "" : ": " + holder + " is in their way");
    if (e.rule == S(13)) why = ", since " + (holder.empty() ? "something" : holder) + " is in their way";
    if (e.rule == R(121)) why = ", since they have a target now";
    if (e.rule == R(125)) why = " where they were told to";
    if (e.rule == R(28)) why = " for want of discipline";
    if (e.rule == R(111)) why = ", since they can't come to contact";
    return fmt::format("{} stop and are inactive{}", names_in(book, e.units), why);
}

std::string forded(const OrderOfBattle& book, const Event& e) {
    if (!e.dice.empty())
        return fmt::format("{} make for the bank: the die takes {} in from their move",
                           names_in(book, e.units), faces_of(e));
    switch (static_cast<Fording>(e.number)) {
        case Fording::dry: return names_in(book, e.units) + " are out of the river";
        case Fording::at_edge: return names_in(book, e.units) + " stand at the river's edge";
        case Fording::inside: return names_in(book, e.units) + " are in the river";
        case Fording::leaving: return names_in(book, e.units) + " come out of the river";
    }
    return "";
}

std::string flew(const OrderOfBattle& book, const Event& e) {
    const char* height = "";
    switch (static_cast<Altitude>(e.number)) {
        case Altitude::ground: height = "to the ground"; break;
        case Altitude::attack: height = "at Attack level"; break;
        case Altitude::observation: height = "at Observation level"; break;
    }
    std::string charge;
    if (e.other != no_unit)
        charge = (e.passed == 1 ? ", to charge " : ": there is no place to land and charge ") +
                 name_of(book, e.other);
    return fmt::format("{} fly from {} to {}, {}{}", name_of(book, e.unit), place_of(e.from), place_of(e.to),
                       height, charge);
}

std::string left_table(const OrderOfBattle& book, const Event& e) {
    const std::string who = name_of(book, e.unit);
    switch (static_cast<Presence>(e.number)) {
        case Presence::off_flying: return who + " fly off the table and may come back";
        case Presence::pursued_off: return who + " pursue off the table and may come back where they left";
        case Presence::left: return who + " leave the table for good";
        default: return who + " are off the table and lost";
    }
}

std::string turn_or_manoeuvre(const OrderOfBattle& book, const Event& e) {
    const std::string units = names_in(book, e.units), unit = name_of(book, e.unit);
    switch (e.kind) {
        case EventKind::turn_began:
            return fmt::format("Turn {} of {}: {} can be activated", e.number, book.sides[e.side].name,
                               counted(e.total, "Body", "Bodies"));
        case EventKind::turn_ended: return fmt::format("The turn of {} ends", book.sides[e.side].name);
        case EventKind::activated:
            return fmt::format("{} are activated; {} left", units,
                               counted(e.number, "activation", "activations"));
        case EventKind::ordered: return ordered(book, e);
        case EventKind::wheeled:
            return fmt::format("{} wheel {}° to the {}, {} in along the arc; {} stand at {}", units,
                               e.number < 0 ? -e.number : e.number, e.number < 0 ? "left" : "right",
                               to_decimal(e.distance), unit, place_of(e.to));
        case EventKind::faced_about: return units + " face about";
        case EventKind::turned: return fmt::format("{} turn in place to {}", unit, place_of(e.to));
        case EventKind::expanded:
            return fmt::format("{} expand: {} in to {}", unit, to_decimal(e.distance), place_of(e.to));
        case EventKind::dismounted: return units + " dismount";
        case EventKind::reformed: return units + " reform";
        case EventKind::broke_up:
            return fmt::format("{} are a Body of their own now (number {})", units, e.number);
        case EventKind::joined: return fmt::format("{} join Body {}", units, e.number);
        case EventKind::stakes_dropped: return unit + " drop their stakes before them";
        default: return "";
    }
}

}  // namespace

std::string movement_sentence(const OrderOfBattle& book, const Event& e) {
    const std::string units = names_in(book, e.units), unit = name_of(book, e.unit);
    switch (e.kind) {
        case EventKind::moved:
            if (e.rule == R(15))
                return fmt::format("{} close up; {} stand at {}", units, unit, place_of(e.to));
            return fmt::format("{} move {} in; {} stand at {}", units, to_decimal(e.distance), unit,
                               place_of(e.to));
        case EventKind::stopped: return stopped(book, e);
        case EventKind::stood:
            if (e.number == 1)
                return fmt::format("{} end their move an inch before {} and stay active", units,
                                   name_of(book, e.other));
            return fmt::format("{} stand before {} and stay active", units, name_of(book, e.other));
        case EventKind::passed:
            return fmt::format("{} let {} through: they neither move nor fire in this turn", units,
                               name_of(book, e.other));
        case EventKind::swept_along: return units + " are swept along, inactive as they are";
        case EventKind::undisciplined:
            return fmt::format("{} are undisciplined; the die is {}: {}", units, faces_of(e),
                               e.passed == 1 ? "they obey" : "they stay where they are");
        case EventKind::forded: return forded(book, e);
        case EventKind::flew: return flew(book, e);
        case EventKind::left_table: return left_table(book, e);
        case EventKind::returned: return fmt::format("{} come onto the table at {}", unit, place_of(e.to));
        case EventKind::threatened_from_air:
            return fmt::format("{} come within reach of {} at Attack level", unit, name_of(book, e.other));
        case EventKind::intercepted: return fmt::format("{} intercept {}", unit, name_of(book, e.other));
        default: return turn_or_manoeuvre(book, e);
    }
}

}  // namespace muster::rrtk::battle
