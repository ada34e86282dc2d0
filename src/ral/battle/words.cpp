#include "ral/battle/words.hpp"

#include <fmt/format.h>

namespace muster::ral::battle {

const data::Names<EventKind>& names_of(EventKind) {
    using K = EventKind;
    static const data::Names<K> names{"event",
                                      {{K::turn_began, "turn-began"},
                                       {K::challenge_order, "challenge-order"},
                                       {K::challenged, "challenged"},
                                       {K::declined, "declined"},
                                       {K::duelled, "duelled"},
                                       {K::leader_killed, "leader-killed"},
                                       {K::leader_captured, "leader-captured"},
                                       {K::shot_declared, "shot-declared"},
                                       {K::shot, "shot"},
                                       {K::fell, "fell"},
                                       {K::destroyed, "destroyed"},
                                       {K::tested, "tested"},
                                       {K::routed, "routed"},
                                       {K::ran_off, "ran-off"},
                                       {K::initiative, "initiative"},
                                       {K::chose, "chose"},
                                       {K::moved, "moved"},
                                       {K::crossed_river, "crossed-river"},
                                       {K::charged, "charged"},
                                       {K::countercharged, "countercharged"},
                                       {K::turned_to_face, "turned-to-face"},
                                       {K::tried_formation, "tried-formation"},
                                       {K::contacted, "contacted"},
                                       {K::missed, "missed"},
                                       {K::joined, "joined"},
                                       {K::stayed_behind, "stayed-behind"},
                                       {K::struck, "struck"},
                                       {K::leader_tested, "leader-tested"},
                                       {K::rallied, "rallied"},
                                       {K::rally_failed, "rally-failed"},
                                       {K::removed, "removed"},
                                       {K::held_fire, "held-fire"},
                                       {K::waited_to_rally, "waited-to-rally"},
                                       {K::conceded, "conceded"},
                                       {K::battle_ended, "battle-ended"}}};
    return names;
}

const data::Names<OrderKind>& names_of(OrderKind) {
    using K = OrderKind;
    static const data::Names<K> names{
        "order",
        {{K::done, "done"}, {K::move, "move"}, {K::charge, "charge"}, {K::face, "face"}, {K::lead, "lead"}}};
    return names;
}

const data::Names<Reason>& names_of(Reason) {
    using R = Reason;
    static const data::Names<R> names{"reason",
                                      {{R::none, "none"},
                                       {R::turns_to_face, "turns-to-face"},
                                       {R::leader_alone, "leader-alone"},
                                       {R::goes_to_rally, "goes-to-rally"},
                                       {R::worth_charging, "worth-charging"},
                                       {R::joins_fight, "joins-fight"},
                                       {R::best_place, "best-place"},
                                       {R::too_few, "too-few"},
                                       {R::seeks_duels, "seeks-duels"},
                                       {R::shuns_duels, "shuns-duels"},
                                       {R::takes_duels, "takes-duels"},
                                       {R::nearest_in_sight, "nearest-in-sight"},
                                       {R::dearest_armour, "dearest-armour"},
                                       {R::saves_for_charge, "saves-for-charge"},
                                       {R::charge_open, "charge-open"},
                                       {R::no_charge_open, "no-charge-open"},
                                       {R::strikes_back, "strikes-back"},
                                       {R::best_to_strike, "best-to-strike"},
                                       {R::leader_comes, "leader-comes"},
                                       {R::nobody_comes, "nobody-comes"},
                                       {R::stays_with_his_men, "stays-with-his-men"}}};
    return names;
}

const data::Names<Presence>& names_of(Presence) {
    using P = Presence;
    static const data::Names<P> names{"presence",
                                      {{P::on_table, "on-table"},
                                       {P::destroyed, "destroyed"},
                                       {P::ran_off, "ran-off"},
                                       {P::removed, "removed"}}};
    return names;
}

const data::Names<Formation>& names_of(Formation) {
    static const data::Names<Formation> names{"formation",
                                              {{Formation::line, "line"}, {Formation::column, "column"}}};
    return names;
}

const data::Names<Fate>& names_of(Fate) {
    static const data::Names<Fate> names{
        "fate", {{Fate::alive, "alive"}, {Fate::captured, "captured"}, {Fate::killed, "killed"}}};
    return names;
}

const data::Names<Stage>& names_of(Stage) {
    using S = Stage;
    static const data::Names<S> names{"step",
                                      {{S::challenges, "challenges"},
                                       {S::archery, "archery"},
                                       {S::initiative, "initiative"},
                                       {S::first_half, "first-half"},
                                       {S::second_reserved, "second-reserved"},
                                       {S::second_half, "second-half"},
                                       {S::first_reserved, "first-reserved"},
                                       {S::melee, "melee"},
                                       {S::morale, "morale"},
                                       {S::over, "over"}}};
    return names;
}

const data::Names<Outcome>& names_of(Outcome) {
    using O = Outcome;
    static const data::Names<O> names{"outcome",
                                      {{O::fighting, "fighting"},
                                       {O::army_broken, "army-broken"},
                                       {O::turn_limit, "turn-limit"},
                                       {O::conceded, "conceded"}}};
    return names;
}

const data::Names<tabletop::Edge>& edge_names() {
    using E = tabletop::Edge;
    static const data::Names<E> names{
        "edge", {{E::front, "front"}, {E::right, "right"}, {E::rear, "rear"}, {E::left, "left"}}};
    return names;
}

const char* word_of(SideIndex side) { return side == 0 ? "red" : "blue"; }

std::string row_of(const Counted& modifier) {
    switch (modifier.of) {
        case Counted::Of::archery: return fmt::format("archery.{}", archery_ids[modifier.row]);
        case Counted::Of::melee: return fmt::format("melee.{}", melee_ids[modifier.row]);
        case Counted::Of::morale: return fmt::format("morale.{}", morale_ids[modifier.row]);
    }
    return "";
}

bool find_row(const std::string& row, Counted& modifier) {
    const auto among = [&](Counted::Of of, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            const Counted candidate{of, static_cast<std::uint8_t>(i), modifier.value};
            if (row_of(candidate) != row) continue;
            modifier = candidate;
            return true;
        }
        return false;
    };
    return among(Counted::Of::archery, archery_rows) || among(Counted::Of::melee, melee_rows) ||
           among(Counted::Of::morale, morale_rows);
}

namespace {

constexpr std::array<const char*, 6> roman{"", "I", "II", "III", "IV", "V"};
constexpr std::uint8_t tables = 8, rulings = 99;

}  // namespace

std::string number_of(Rule rule) {
    switch (rule.kind) {
        case Rule::Kind::none: return "";
        case Rule::Kind::table: return fmt::format("TR-{:02}", rule.number);
        case Rule::Kind::ruling: return fmt::format("RAL-{:03}", rule.number);
        case Rule::Kind::event: return fmt::format("Event-{}", roman[rule.number]);
    }
    return "";
}

bool find_rule(const std::string& text, Rule& rule) {
    for (const auto& [kind, most] : {std::pair{Rule::Kind::table, tables},
                                     {Rule::Kind::ruling, rulings},
                                     {Rule::Kind::event, std::uint8_t{5}}})
        for (std::uint8_t number = 1; number <= most; ++number)
            if (number_of({kind, number}) == text) {
                rule = {kind, number};
                return true;
            }
    return false;
}

}  // namespace muster::ral::battle
