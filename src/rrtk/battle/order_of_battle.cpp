#include "rrtk/battle/order_of_battle.hpp"

#include <fmt/format.h>

#include "rrtk/army/army.hpp"
#include "rrtk/army/unit.hpp"
#include "rrtk/book/features.hpp"

namespace muster::rrtk::battle {

namespace {

using scenario::Side;
using scenario::SideColour;
using scenario::UnitSheet;

constexpr std::array<std::pair<const char*, Trait>, 16> trait_words{
    {{"pikes", Trait::pikes},
     {"shock-cavalry", Trait::shock},
     {"combination-weapons", Trait::combination},
     {"dual-armed", Trait::dual},
     {"fanatics", Trait::fanatic},
     {"firearms", Trait::firearms},
     {"flyer", Trait::flyer},
     {"frenzy", Trait::frenzy},
     {"stakes", Trait::stakes},
     {"terror", Trait::terror},
     {"undisciplined", Trait::undisciplined},
     {"engine", Trait::engine},
     {"cannon", Trait::cannon},
     {"breath", Trait::breath},
     {"elite-in-melee", Trait::elite_melee},
     {"elite-in-missile", Trait::elite_missile}}};

constexpr std::array<std::pair<const char*, Ground>, 10> ground_words{{{"hill", Ground::hill},
                                                                       {"woods", Ground::woods},
                                                                       {"rocky", Ground::rocky},
                                                                       {"gully", Ground::gully},
                                                                       {"impassable", Ground::impassable},
                                                                       {"pond", Ground::pond},
                                                                       {"lake", Ground::lake},
                                                                       {"river", Ground::river},
                                                                       {"desert", Ground::desert},
                                                                       {"populated", Ground::populated}}};

Traits traits_of(const Features& features, TroopClass troop_class, Build build) {
    Traits traits;
    for (const auto& [word, trait] : trait_words)
        if (features.contains(word)) traits.add(trait);
    if (is_mounted(troop_class)) traits.add(Trait::mounted);
    if (is_melee(troop_class)) traits.add(Trait::melee);
    if (is_missile(troop_class)) traits.add(Trait::missile);
    if (is_skirmish(troop_class)) traits.add(Trait::skirmish);
    if (build == Build::chariot) traits.add(Trait::chariot);
    if (build == Build::elephant) traits.add(Trait::elephant);
    if (build == Build::giant) traits.add(Trait::giant);
    if (build == Build::monster) traits.add(Trait::monster);
    if (build == Build::artillery) traits.add(Trait::artillery);
    return traits;
}

/// Sum of the rows of T-25 that come from the shooter.
int shot_bonus(const RuleTables& tables, const Profile& profile) {
    int bonus = 0;
    if (profile.has(Trait::elite_missile)) bonus += tables.of(MissileRow::elite);
    if (profile.figures == 3) bonus += tables.of(MissileRow::three_figures);
    if (profile.figures >= 4) bonus += tables.of(MissileRow::four_figures);
    return bonus;
}

Profile profile_of(const Rulebook& book, const RuleTables& tables, const UnitSheet& sheet) {
    const Features features = features_of(sheet);
    Profile profile;
    profile.troop_class = class_of(sheet);
    profile.build = build_of(sheet);
    profile.rep = sheet.stat("rep");
    profile.ac = sheet.stat("ac");
    profile.figures = sheet.stat("figures");
    profile.traits = traits_of(features, profile.troop_class, profile.build);
    const Movement movement = book.movement(profile.troop_class, profile.build, profile.figures, profile.ac);
    profile.move = movement.normal;
    profile.retire = movement.retire;
    profile.base = sheet.base;
    const Chart& missiles = book.chart("missiles");
    if (const ChartRow* row = first_row(missiles, features)) {
        profile.shot_dice = missiles.value(row->id, missiles_dice);
        profile.range = Inches::thousandths(1000) * missiles.value(row->id, missiles_range);
    }
    profile.shot_bonus = shot_bonus(tables, profile);
    return profile;
}

}  // namespace

UnitSheet on_foot(const Rulebook& book, UnitSheet sheet) {
    const TroopClass foot = [&sheet] {
        switch (class_of(sheet)) {
            case TroopClass::mounted_melee: return TroopClass::foot_melee;
            case TroopClass::mounted_missile: return TroopClass::foot_missile;
            case TroopClass::mounted_skirmish: return TroopClass::foot_skirmish;
            default: return class_of(sheet);
        }
    }();
    sheet.troop_class = names_of(TroopClass{}).word(foot);
    sheet.build = names_of(Build{}).word(Build::foot);
    std::erase(sheet.specials, "shock-cavalry");
    sheet.base = book.base(foot, Build::foot);
    return sheet;
}

namespace {

LeaderKind leader_of(const UnitSheet& sheet) {
    if (sheet.leader == cinc) return LeaderKind::cinc;
    if (sheet.leader == captain) return LeaderKind::captain;
    if (sheet.leader == hired) return LeaderKind::hired;
    return sheet.leader == hired_gunner ? LeaderKind::hired_gunner : LeaderKind::none;
}

/// The block of the unit's Body; the centre for those without one.
Block block_of(const Side& side, const UnitSheet& sheet) {
    for (const scenario::Body& body : side.bodies)
        if (std::ranges::find(body.units, sheet.number) != body.units.end())
            return names_of(Block{}).value(body.block).value_or(Block::centre);
    return Block::centre;
}

UnitEntry entry_of(const Rulebook& book, const RuleTables& tables, SideIndex side, const UnitSheet& sheet) {
    UnitEntry entry;
    entry.side = side;
    entry.number = sheet.number;
    entry.name = fmt::format("{} {}", sheet.name, sheet.number);
    entry.leader = leader_of(sheet);
    entry.points = sheet.points;
    entry.as_listed = profile_of(book, tables, sheet);
    entry.can_dismount = entry.as_listed.mounted() && !entry.as_listed.has(Trait::flyer);
    entry.dismounted = entry.can_dismount ? profile_of(book, tables, on_foot(book, sheet)) : entry.as_listed;
    return entry;
}

std::optional<GroundPiece> piece_of(const Rulebook& book, const scenario::TerrainPiece& terrain,
                                    Diagnostics& diagnostics) {
    const auto word =
        std::ranges::find_if(ground_words, [&](const auto& w) { return terrain.kind == w.first; });
    const TerrainKind* kind = book.setup.terrain.kind(terrain.kind);
    if (word == ground_words.end() || kind == nullptr) {
        diagnostics.error(terrain.where.at, fmt::format("no battle knows ground of kind '{}'", terrain.kind),
                          "use a kind of terrain.yaml");
        return std::nullopt;
    }
    GroundPiece piece;
    piece.kind = word->second;
    piece.name = fmt::format("{} {}", kind->name, terrain.letter);
    piece.area = terrain.area;
    piece.fords = terrain.fords;
    piece.bridges = terrain.bridges;
    piece.along_x = terrain.area.width() > terrain.area.height();
    piece.foot_slowing = kind->slowing;
    piece.closed_to = kind->closed_to;
    piece.spoils_pikes = kind->spoils_pikes;
    return piece;
}

SideEntry side_of(const Rulebook& book, const scenario::Scenario& scenario, SideColour colour,
                  Diagnostics& diagnostics) {
    const Side& side = scenario.side(colour);
    SideEntry entry;
    entry.name = side.name;
    entry.plan = side.plan;
    entry.war_rating = side.war_rating;
    entry.captains = side.captains;
    entry.looks_up = colour == scenario.attacker;
    entry.points = points_of(side);
    if (const ArmyList* list = book.list(side.list))
        entry.tactics = list->battle_tactics;
    else
        diagnostics.error(side.where.at, fmt::format("no army list '{}'", side.list),
                          "name a list of the book");
    return entry;
}

constexpr SideIndex index_of(SideColour colour) { return colour == SideColour::red ? 0 : 1; }

/// A unit without a place waits: flyers in the air, others behind their own edge (R-037, choices.yaml).
void wait_off_table(const OrderOfBattle& book, UnitId unit, UnitState& state) {
    const SideIndex side = book.side_of(unit);
    const Profile& profile = book.units[unit].as_listed;
    state.presence = profile.has(Trait::flyer) ? Presence::off_flying : Presence::waiting;
    if (profile.has(Trait::flyer)) state.altitude = Altitude::attack;
    const Inches behind = profile.base.depth / 2;
    const Inches y = book.sides[side].looks_up ? -behind : book.board.height + behind;
    state.pose = {{book.board.width / 2, y}, book.ahead(side)};
}

void form_bodies(const OrderOfBattle& book, const scenario::Scenario& scenario, State& state) {
    UnitId first = 0;
    for (const SideColour colour : {SideColour::red, SideColour::blue}) {
        const Side& side = scenario.side(colour);
        for (const scenario::Body& body : side.bodies) {
            const BodyId number = state.next_body++;
            for (std::size_t i = 0; i < side.units.size(); ++i)
                if (std::ranges::find(body.units, side.units[i].number) != body.units.end())
                    state.units[first + i].body = number;
        }
        first = static_cast<UnitId>(first + side.units.size());
    }
    for (UnitId unit = 0; unit < book.unit_count(); ++unit)
        if (state.unit(unit).body == no_body || !state.on_table(unit))
            state.unit(unit).body = state.next_body++;
}

}  // namespace

std::optional<OrderOfBattle> order_of_battle(const Rulebook& book, const scenario::Scenario& scenario,
                                             Diagnostics& diagnostics) {
    const int before = diagnostics.error_count();
    OrderOfBattle result;
    result.board = scenario.board;
    result.attacker = index_of(scenario.attacker);
    result.tables = compile(book, diagnostics);
    for (const SideColour colour : {SideColour::red, SideColour::blue}) {
        const SideIndex side = index_of(colour);
        result.sides[side] = side_of(book, scenario, colour, diagnostics);
        for (const UnitSheet& sheet : scenario.side(colour).units) {
            if (result.units.size() == max_units) {
                diagnostics.error(sheet.where.at, fmt::format("a battle holds at most {} units", max_units),
                                  "play it with fewer points");
                return std::nullopt;
            }
            result.sides[side].units.add(static_cast<UnitId>(result.units.size()));
            result.units.push_back(entry_of(book, result.tables, side, sheet));
            result.units.back().block = block_of(scenario.side(colour), sheet);
        }
    }
    for (const scenario::TerrainPiece& terrain : scenario.terrain)
        if (auto piece = piece_of(book, terrain, diagnostics)) result.ground.push_back(std::move(*piece));
    for (UnitId u = 0; u < result.units.size(); ++u)
        for (std::size_t t = 0; t < trait_count; ++t)
            if (result.units[u].as_listed.has(static_cast<Trait>(t))) result.having[t].add(u);
    if (diagnostics.error_count() > before) return std::nullopt;
    return result;
}

State initial_state(const OrderOfBattle& book, const scenario::Scenario& scenario) {
    State state;
    state.moving = book.attacker;
    UnitId unit = 0;
    for (const SideColour colour : {SideColour::red, SideColour::blue})
        for (const UnitSheet& sheet : scenario.side(colour).units) {
            UnitState& now = state.unit(unit);
            if (sheet.pose)
                now.pose = *sheet.pose;
            else
                wait_off_table(book, unit, now);
            if (book.units[unit].leader != LeaderKind::none) now.leader = LeaderState::riding;
            ++unit;
        }
    for (SideIndex side = 0; side < 2; ++side) {
        bool cinc_there = false;
        int captains_there = 0;
        for (const UnitId u : book.sides[side].units) {
            cinc_there = cinc_there || book.units[u].leader == LeaderKind::cinc;
            captains_there += book.units[u].leader == LeaderKind::captain ? 1 : 0;
        }
        state.sides[side].cinc = cinc_there;
        state.sides[side].captains = static_cast<std::int8_t>(captains_there);
    }
    form_bodies(book, scenario, state);
    return state;
}

}  // namespace muster::rrtk::battle
