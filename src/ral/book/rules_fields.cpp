// The keys of rules.yaml.
#include "ral/book/rules.hpp"

namespace muster::ral {

using data::optional;
using data::required;

const data::Names<Rank>& names_of(Rank) {
    static const data::Names<Rank> names{
        "rank", {{Rank::peasant, "peasant"}, {Rank::yeoman, "yeoman"}, {Rank::knight, "knight"}}};
    return names;
}

const data::Names<Missile>& names_of(Missile) {
    static const data::Names<Missile> names{"missile weapon",
                                            {{Missile::bow, "bow"}, {Missile::crossbow, "crossbow"}}};
    return names;
}

const data::Names<GroundEffect>& names_of(GroundEffect) {
    static const data::Names<GroundEffect> names{"effect of ground",
                                                 {{GroundEffect::climb, "climb"},
                                                  {GroundEffect::woods, "woods"},
                                                  {GroundEffect::cross, "cross"},
                                                  {GroundEffect::river, "river"}}};
    return names;
}

const data::Fields<TroopType>& fields_of(const TroopType*) {
    using T = TroopType;
    static const data::Fields<T> fields(
        "troop type",
        {required("id", &T::id, "The word for it in armies and scenarios."),
         required("name", &T::name, "As printed, of many."),
         required("rank", &T::rank, "Peasant, yeoman or knight."),
         optional("mounted", &T::mounted, "On horses."),
         required("figures", &T::figures, {1, 24}, "Figures of a whole unit."),
         required("figure-points", &T::figure_points, {0, 100}, "Points for each figure."),
         optional("horse-points", &T::horse_points, {0, 100}, "Points for each horse."),
         optional("bow-points", &T::bow_points, {0, 100}, "Points for each bow or crossbow."),
         optional("missiles", &T::missiles, "What it may carry: bow, crossbow."),
         required("move", &T::move, "Inches it moves."),
         required("divisor", &T::divisor, {1, 12}, "The dice against it are divided by this.")},
        true);
    return fields;
}

const data::Fields<Modifier>& fields_of(const Modifier*) {
    using M = Modifier;
    static const data::Fields<M> fields(
        "modifier",
        {required("id", &M::id, "The word that the rules ask by."),
         required("label", &M::label, "Words for print."),
         required("value", &M::value, {-6, 6}, "What is added to the die."),
         optional("per", &M::per, {1, 12}, "It counts for each so many figures lost; left out = once.")},
        true);
    return fields;
}

const data::Fields<MoraleRow>& fields_of(const MoraleRow*) {
    using M = MoraleRow;
    static const data::Fields<M> fields(
        "row of the morale chart",
        {required("attacker", &M::attacker, "Id of the attacking troop type, or archery."),
         required("needs", &M::needs, "What each own type has to roll; X = no test.")},
        true);
    return fields;
}

const data::Fields<Chances>& fields_of(const Chances*) {
    using C = Chances;
    static const data::Fields<C> fields(
        "dice that decide",
        {required("challenge-kills", &C::challenge_kills, {2, 6}, "A duellist's least die that kills."),
         required("leader-killed", &C::leader_killed, {2, 20}, "The least die of 20 that kills a leader."),
         required("leader-captured", &C::leader_captured, {2, 20}, "The least die of 20 that captures one."),
         required("formation", &C::formation, {2, 6}, "The least die that changes a flanked formation."),
         required("rally-yeomen", &C::rally_yeomen, {2, 6}, "The least die that rallies yeomen alone."),
         required("rally-knights", &C::rally_knights, {2, 6}, "The least die that rallies knights alone.")},
        true);
    return fields;
}

const data::Fields<Reaches>& fields_of(const Reaches*) {
    using R = Reaches;
    static const data::Fields<R> fields(
        "reaches",
        {required("challenge", &R::challenge, "How far a leader's challenge carries."),
         required("bow", &R::bow, "Range of bows and crossbows."),
         required("leader", &R::leader, "How far a leader goes to another unit."),
         required("countercharge", &R::countercharge, "How far mounted units countercharge."),
         required("gap", &R::gap, "Clear space needed between two units to pass.")},
        true);
    return fields;
}

const data::Fields<GroundKind>& fields_of(const GroundKind*) {
    using G = GroundKind;
    static const data::Fields<G> fields(
        "kind of ground",
        {required("id", &G::id, "The word for it in scenarios."),
         required("name", &G::name, "Words for print."),
         required("effect", &G::effect, "climb, woods, cross or river."),
         optional("cost", &G::cost, "Inches taken from the move."),
         required("note", &G::note, "One sentence for legend and quick reference.")},
        true);
    return fields;
}

const data::Fields<BaseRow>& fields_of(const BaseRow*) {
    using B = BaseRow;
    static const data::Fields<B> fields(
        "base",
        {optional("mounted", &B::mounted, "Of mounted units."),
         required("width", &B::width, "Frontage in line."), required("depth", &B::depth, "Depth in line."),
         required("column-width", &B::column_width, "Frontage in column."),
         required("column-depth", &B::column_depth, "Depth in column."),
         required("files", &B::files, {1, 12}, "Figures side by side in line.")},
        true);
    return fields;
}

const data::Fields<TableSize>& fields_of(const TableSize*) {
    using T = TableSize;
    static const data::Fields<T> fields(
        "table size",
        {required("id", &T::id, "The word for it."), required("width", &T::width, "Long edge."),
         required("height", &T::height, "Short edge."),
         required("most-points", &T::most_points, {1, 100'000}, "Armies of up to so many points.")},
        true);
    return fields;
}

const data::Fields<Rules>& fields_of(const Rules*) {
    using R = Rules;
    static const data::Fields<R> fields(
        "rules",
        {required("types", &R::types, "Kinds of troops, in the order of the morale chart."),
         required("archery", &R::archery, "Modifiers of archers' dice."),
         required("melee", &R::melee, "Modifiers of melee dice."),
         required("morale", &R::morale, "Modifiers of morale dice."),
         required("morale-chart", &R::morale_chart, "What each type needs, by attacker."),
         required("chances", &R::chances, "Dice that decide by themselves."),
         required("reaches", &R::reaches, "Lengths that are no troop type's own."),
         required("ground", &R::ground, "Kinds of ground."), required("bases", &R::bases, "Base sizes."),
         required("tables", &R::tables, "Tables to play on, from small to large."),
         required("zone", &R::zone, "Depth of the deployment zones."),
         required("last-turn", &R::last_turn, {1, 100}, "The battle ends after it."),
         required("leader-score", &R::leader_score, {0, 100},
                  "Points that a lost leader counts when the battle is scored.")});
    return fields;
}

}  // namespace muster::ral
