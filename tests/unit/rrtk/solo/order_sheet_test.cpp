// The order sheet as a person reads it, against the commander: both have to come to the same order.
#include "rrtk/solo/order_sheet.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>

#include "base/text.hpp"
#include "rrtk/battle/bodies.hpp"
#include "rrtk/battle/charge.hpp"
#include "rrtk/battle/commanders.hpp"
#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/leaders.hpp"
#include "rrtk/battle/manoeuvre.hpp"
#include "rrtk/battle/order_choice.hpp"
#include "rrtk/battle/rollers.hpp"
#include "rrtk/battle/sight.hpp"
#include "rrtk/battle/turn.hpp"
#include "rrtk/battle/words.hpp"
#include "rrtk/setup/roll_scenario.hpp"
#include "rrtk/solo/planned_commander.hpp"
#include "support/rrtk_book.hpp"
#include "tabletop/direction.hpp"

namespace muster::test {

namespace {

using namespace muster::rrtk::battle;
using rrtk::Posture;
using tabletop::PlacedBase;
using tabletop::Point;
using tabletop::Pose;

/// What the sheet says of one kind of target: "Orcs to 6, in flank 9 [+3]".
struct Entry {
    int front = -1, flank = -1, rank = 0;
};

int number_in(std::string text) {
    const std::string minus = "\u2212";
    if (text.starts_with(minus)) text = "-" + text.substr(minus.size());
    return std::stoi(text);
}

/// What a unit may be called on the sheet: its name, and its figures where the name is not enough.
struct Called {
    std::string name, figures;
    [[nodiscard]] bool is(std::string head) const {
        if (const std::size_t bracket = head.find(" ("); bracket != std::string::npos) {
            if (head.substr(bracket + 1) != figures) return false;
            head.resize(bracket);
        }
        return (" / " + head + " / ").find(" / " + name + " / ") != std::string::npos;
    }
};

Called called(const OrderOfBattle& book, UnitId unit) {
    const std::string& name = book.name(unit);
    const Profile& p = book.units[unit].as_listed;
    return {name.substr(0, name.rfind(' ')),
            fmt::format("(Rep {}, AC {}, {})", p.rep, p.ac, counted(p.figures, "figure", "figures"))};
}

/// The part of a cell that speaks of a target, read.
Entry entry_in(const std::string& cell, const Called& target) {
    constexpr int always = 99;
    Entry entry;
    std::size_t at = 0;
    const std::string between = " \u00b7 ";
    while (at < cell.size()) {
        const std::size_t end = std::min(cell.find(between, at), cell.size());
        const std::string text = cell.substr(at, end - at);
        at = end + between.size();
        const std::size_t bracket = text.rfind(" [");
        std::size_t words_at = std::string::npos;
        for (const char* word : {" always", " to ", " only in flank"})
            words_at = std::min(words_at, text.find(word));
        if (bracket == std::string::npos || !target.is(text.substr(0, words_at))) continue;
        entry.rank = number_in(text.substr(bracket + 2));
        const std::string words = text.substr(words_at + 1, bracket - words_at - 1);
        const auto last_number = [&] { return std::stoi(words.substr(words.rfind(' ') + 1)); };
        if (words == "always")
            entry.front = entry.flank = always;
        else if (words == "only in flank")
            entry.flank = always;
        else if (words.starts_with("only in flank, to "))
            entry.flank = last_number();
        else
            entry.front = entry.flank = std::stoi(words.substr(3));
        if (words.ends_with("in flank always"))
            entry.flank = always;
        else if (words.starts_with("to ") && words.find("in flank") != std::string::npos)
            entry.flank = last_number();
        return entry;
    }
    return entry;
}

/// A person with the sheet and a tape measure.
class Reader {
  public:
    Reader(const scenario::OrderFacts& sheet, const rrtk::CommanderCard& card, const rrtk::Plan& plan,
           const Situation& now)
        : sheet_(sheet),
          card_(card),
          plan_(plan),
          battle_(now.battle),
          side_(now.side),
          chart_(now.book, now.side, card) {}

    struct Decision {
        std::string row;
        Order order;
    };

    [[nodiscard]] std::optional<Decision> decide() const {
        const UnitSet movers = movers_of(battle_);
        if (movers.empty()) return std::nullopt;  // off the table: no row speaks of it
        for (const scenario::Named& row : sheet_.rows)
            if (const auto order = carried_out(row.id, movers)) return Decision{row.id, *order};
        return std::nullopt;
    }

  private:
    [[nodiscard]] bool legal(const Order& order) const { return check(battle_, order) == Refusal::none; }

    [[nodiscard]] std::optional<Order> carried_out(const std::string& row, const UnitSet& movers) const {
        const bool active = check_movers(battle_, movers) == Refusal::none;
        if (row == "target-in-range") {
            const Order fire = fire_of_all(battle_, movers);
            return !fire.units.empty() && legal(fire) ? std::optional(fire) : std::nullopt;
        }
        if (row == "worth-charging") {
            const auto charge = charge_of(movers);
            if (!charge || active) return charge;
            const Order activate = of_kind(OrderKind::activate);
            return legal(activate) ? activate : Order{};
        }
        if (row == "waits") return waits(movers) && legal(Order{}) ? std::optional(Order{}) : std::nullopt;
        if (row == "forms-up") {
            if (!active || one_facing(battle_, movers)) return std::nullopt;
            return first_legal(battle_, {of_kind(OrderKind::reform), break_up_by_facing(battle_, movers)});
        }
        const int stay = points(standing(movers), movers);
        const std::vector<Choice> choices = choices_of(movers);
        if (row == "worth-a-point" && !active) {
            int best = INT16_MIN;
            for (const Choice& choice : choices) best = std::max(best, choice.points);
            const Order activate = of_kind(OrderKind::activate);
            const bool pays = best != INT16_MIN && best - stay >= card_.price && legal(activate) &&
                              ahead_of(movers) < battle_.state.sides[side_].activations;
            return pays ? activate : Order{};
        }
        if (row != "best-place" || !active) return std::nullopt;
        std::vector<Choice> all = choices;
        all.push_back({Order{}, stay});
        std::ranges::stable_sort(all, std::greater<>(), &Choice::points);
        for (const Choice& choice : all)
            if (legal(choice.order)) return choice.order;
        return std::nullopt;  // boxed in: no row speaks of it
    }

    // ---- places

    using Places = std::map<UnitId, Pose>;
    struct Choice {
        Order order;
        int points = 0;
    };

    [[nodiscard]] Places standing(const UnitSet& movers) const {
        Places places;
        for (const UnitId u : movers) places[u] = battle_.unit(u).pose;
        return places;
    }

    [[nodiscard]] int worth(const char* line) const {
        for (const scenario::Named& place : sheet_.places)
            if (place.id == line) return number_in(place.note);
        FAIL("the sheet has no line " << line);
        return 0;
    }

    [[nodiscard]] int third_of(UnitId unit) const {
        const Inches from_middle = battle_.book.rightness(side_, battle_.unit(unit).pose.centre) -
                                   battle_.book.rightness(side_, battle_.book.board.area().centre());
        return from_middle < -6_in ? -1 : from_middle > 6_in ? 1 : 0;
    }

    [[nodiscard]] Point goal(const UnitSet& movers) const {
        const UnitId first = movers.first();
        UnitId quarry = no_unit;
        Inches least;
        for (const UnitId e : battle_.grounded(enemy_of(side_))) {
            Inches away = tabletop::distance(battle_.unit(first).pose.centre, battle_.unit(e).pose.centre);
            if (third_of(e) != third_of(first)) away += card_.stray;
            away = away - card_.prefer * rank_of(first, e) / 2 - card_.finish * battle_.unit(e).hits;
            if (quarry != no_unit && away >= least) continue;
            quarry = e;
            least = away;
        }
        if (quarry == no_unit) return battle_.unit(first).pose.centre;
        const Point there = battle_.unit(quarry).pose.centre;
        if (posture_of(movers) != Posture::envelop) return there;
        const bool right = battle_.book.units[first].block == rrtk::Block::right;
        Point outermost = there;
        for (const UnitId e : battle_.grounded(enemy_of(side_))) {
            const Point at = battle_.unit(e).pose.centre;
            const Inches a = battle_.book.rightness(side_, at), b = battle_.book.rightness(side_, outermost);
            if (right ? a > b : a < b) outermost = at;
        }
        const bool up = battle_.book.sides[side_].looks_up;
        const Inches own = battle_.unit(first).pose.centre.y;
        if (up ? own >= outermost.y : own <= outermost.y) return there;
        const Inches width = battle_.profile(first).base.width;
        const Inches x = outermost.x + (right == up ? card_.envelop_by : -card_.envelop_by);
        return {std::clamp(x, width, battle_.book.board.width - width), outermost.y};
    }

    /// The rank in the chart; kinds that charge nobody are not in it, so the chart itself is asked.
    [[nodiscard]] int rank_of(UnitId unit, UnitId enemy) const { return chart_.rank(unit, enemy); }

    [[nodiscard]] bool feared(UnitId unit, UnitId enemy) const {
        for (const scenario::ChargeRow& row : sheet_.charges)
            if (called(battle_.book, unit).is(row.unit)) {
                // Commas stand in brackets too: "Orcs (Rep 4, AC 2, 3 figures), Archers".
                std::string name;
                int depth = 0;
                for (const char c : row.fears + ",") {
                    depth += c == '(' ? 1 : c == ')' ? -1 : 0;
                    if (c != ',' || depth > 0) {
                        if (!name.empty() || c != ' ') name += c;
                        continue;
                    }
                    if (called(battle_.book, enemy).is(name)) return true;
                    name.clear();
                }
                return false;
            }
        return false;
    }

    static bool straight_ahead(const PlacedBase& from, Inches widened, Inches range,
                               const tabletop::Outline& what) {
        const auto part =
            tabletop::in_corridor(tabletop::corridor(from, tabletop::Arc::front, widened), what);
        return part && part->nearest <= range;
    }

    [[nodiscard]] int points(const Places& places, const UnitSet& movers, int turned = 0) const {
        const UnitId first = movers.first();
        const Pose &from = battle_.unit(first).pose, &to = places.at(first);
        const Point aim = goal(movers);
        const Inches nearer = tabletop::distance(from.centre, aim) - tabletop::distance(to.centre, aim);
        const Posture posture = posture_of(movers);
        int inches = static_cast<int>(nearer.in_thousandths() / 1000);
        if (posture == Posture::hold || posture == Posture::reserve) inches = 0;
        int sum = (inches + turned) * worth("nearer") + (from == to ? worth("stand") : 0);
        std::set<UnitId> struck, flanked, threatened, firing;
        for (const auto& [u, pose] : places) {
            const Profile& own = battle_.profile(u);
            const PlacedBase at{own.base, pose};
            const tabletop::Outline there = tabletop::outline(at);
            bool strikes = false, in_range = false;
            for (const UnitId e : battle_.grounded(enemy_of(side_))) {
                const Profile& other = battle_.profile(e);
                const bool free = !engaged(battle_, e);
                const PlacedBase enemy = battle_.placed(e);
                if (other.has(Trait::melee) && !other.has(Trait::artillery) && free &&
                    straight_ahead(enemy, enemy.base.width / 2, other.move, there)) {
                    const bool in_flank =
                        tabletop::side_towards(at, enemy.pose.centre) != tabletop::Edge::front &&
                        tabletop::behind_front_line(enemy, at);
                    if (in_flank)
                        flanked.insert(e);
                    else if (feared(u, e))
                        struck.insert(e);
                }
                const tabletop::Outline& shape = battle_.shape(e);
                if (own.has(Trait::melee)) {
                    const bool ahead_now = straight_ahead(at, own.base.width / 2, own.move, shape);
                    if (ahead_now && free && !(from == to) &&
                        tabletop::gap(there, shape) <= threat_distance &&
                        tabletop::gap(battle_.shape(u), shape) > threat_distance)
                        threatened.insert(e);
                    if (ahead_now && may_charge(battle_, u, e) && allowed(u, at, e)) strikes = true;
                } else if (own.shot_dice > 0 && free && straight_ahead(at, {}, own.range, shape)) {
                    in_range = true;
                }
                if (other.shot_dice > 0 && !other.has(Trait::melee) && free &&
                    straight_ahead(enemy, {}, other.range, there))
                    firing.insert(e);
            }
            if (strikes) sum += worth("strike");
            if (in_range) sum += worth("in-range");
            for (const UnitId f : battle_.grounded(side_))
                if (!movers.has(f) && tabletop::in_contact(there, battle_.shape(f))) sum += worth("support");
        }
        return sum + static_cast<int>(struck.size()) * worth("struck") +
               static_cast<int>(flanked.size()) * worth("flanked") +
               static_cast<int>(threatened.size()) * worth("threat") +
               static_cast<int>(firing.size()) * worth("under-fire");
    }

    /// The chart allows it, with the friends that touch the charger where it stands now.
    [[nodiscard]] bool allowed(UnitId u, const PlacedBase& at, UnitId e) const {
        const bool flank =
            tabletop::side_towards(battle_.placed(e), at.pose.centre) != tabletop::Edge::front &&
            tabletop::behind_front_line(at, battle_.placed(e));
        int sum = steadiness(e) - std::min(3, friends(u)) + battle_.unit(u).hits;
        if (could_charge(e, u)) sum -= card_.first_blow;
        if (!flank && has_leader(battle_, u) && battle_.book.units[u].leader == LeaderKind::cinc)
            sum += card_.guard_cinc;
        const Entry entry = look_up(u, e);
        return sum <= (flank ? entry.flank : entry.front);
    }

    [[nodiscard]] std::vector<Choice> choices_of(const UnitSet& movers) const {
        std::vector<Choice> choices;
        const Progress& progress = battle_.state.progress;
        const bool one_way = one_facing(battle_, movers);
        const Inches left = march_left(battle_, movers), half = allowance(battle_, movers) / 2;
        if (one_way && !progress.manoeuvred) {
            Inches before;
            for (const Inches wanted : {left, (left + half) / 2, half}) {
                if (wanted > left || wanted <= Inches{}) continue;
                if (posture_of(movers) == Posture::slow && wanted > half) continue;
                const Inches far = march_ahead(battle_, movers, wanted).far;
                if (far <= Inches{} || far == before) continue;
                before = far;
                Order march = of_kind(OrderKind::march);
                march.distance = wanted;
                Places places;
                for (const UnitId u : movers) {
                    const Pose& now = battle_.unit(u).pose;
                    places[u] = tabletop::stepped(now, now.facing, far);
                }
                choices.push_back({march, points(places, movers)});
            }
        }
        if (progress.wheeled || progress.faced_about || progress.manoeuvred || progress.spent > Inches{})
            return choices;
        const Pose& lead = battle_.unit(movers.first()).pose;
        const int turn = tabletop::turn_between(lead.facing, tabletop::towards(lead.centre, goal(movers)));
        if (std::abs(turn) > 100) {
            Places places;
            for (const UnitId u : movers) {
                const Pose& now = battle_.unit(u).pose;
                places[u] = {now.centre, tabletop::Facing(now.facing.degrees() + 180)};
            }
            choices.push_back({of_kind(OrderKind::about_face), points(places, movers, 2)});
        }
        if (std::abs(turn) > 25 && one_way)
            for (const int most : {45, 25, 12}) {
                Order wheel = of_kind(OrderKind::wheel);
                wheel.degrees = static_cast<std::int16_t>(std::clamp(turn, -most, most));
                const Refusal why = check(battle_, wheel);
                if (why != Refusal::none && why != Refusal::not_active) continue;
                Places places;
                for (const UnitId u : movers) places[u] = wheeled_pose(battle_, wheel, u);
                choices.push_back({wheel, points(places, movers, 2)});
                break;
            }
        const bool light = std::all_of(movers.begin(), movers.end(),
                                       [&](UnitId u) { return battle_.profile(u).has(Trait::skirmish); });
        if (!light) return choices;
        const Inches step = allowance(battle_, movers);
        for (const tabletop::Offset offset :
             {tabletop::Offset{{}, -step}, tabletop::Offset{step, {}}, tabletop::Offset{-step, {}}}) {
            Order order = of_kind(OrderKind::skirmish);
            order.offset = offset;
            order.facing = lead.facing;
            Places places;
            for (const UnitId u : movers) {
                const Pose& now = battle_.unit(u).pose;
                places[u] = {tabletop::place_at(now, offset), now.facing};
            }
            choices.push_back({order, points(places, movers)});
        }
        return choices;
    }

    /// Bodies still to come that rank higher and would need a point.
    [[nodiscard]] int ahead_of(const UnitSet& movers) const {
        const auto rank = [&](const UnitSet& body) {
            switch (posture_of(body)) {
                case Posture::envelop: return 2;
                case Posture::advance:
                case Posture::skirmish: return 1;
                default: return 0;
            }
        };
        std::map<BodyId, UnitSet> bodies;
        for (const UnitId u : battle_.grounded(side_))
            if (!battle_.state.handled.has(u) && battle_.unit(u).body != battle_.state.progress.body &&
                !battle_.unit(u).active && !battle_.unit(u).rampaging && !engaged(battle_, u))
                bodies[battle_.unit(u).body].add(u);
        int count = 0;
        for (const auto& [number, body] : bodies) {
            bool charges = false;
            for (const UnitId u : body)
                for (const UnitId e : battle_.grounded(enemy_of(side_))) {
                    if (!battle_.profile(u).has(Trait::melee) || !may_charge(battle_, u, e)) continue;
                    if (battle_.profile(u).rep - battle_.unit(u).hits <= card_.spare) continue;
                    charges = charges || (ahead(u, e) && alone_allowed(u, e));
                }
            if (charges || rank(body) > rank(movers)) ++count;
        }
        return count;
    }
    /// The chart allows it though no friend goes along.
    [[nodiscard]] bool alone_allowed(UnitId u, UnitId e) const {
        const PlacedBase at = battle_.placed(u);
        const bool flank =
            tabletop::side_towards(battle_.placed(e), at.pose.centre) != tabletop::Edge::front &&
            tabletop::behind_front_line(at, battle_.placed(e));
        int sum = steadiness(e) + battle_.unit(u).hits;
        if (could_charge(e, u)) sum -= card_.first_blow;
        if (!flank && has_leader(battle_, u) && battle_.book.units[u].leader == LeaderKind::cinc)
            sum += card_.guard_cinc;
        const Entry entry = look_up(u, e);
        return sum <= (flank ? entry.flank : entry.front);
    }

    [[nodiscard]] Entry look_up(UnitId charger, UnitId target) const {
        for (const scenario::ChargeRow& row : sheet_.charges)
            if (called(battle_.book, charger).is(row.unit))
                return entry_in(row.charges, called(battle_.book, target));
        return {};
    }

    [[nodiscard]] int friends(UnitId unit) const { return friends_touching(battle_, unit).size(); }

    [[nodiscard]] int steadiness(UnitId unit) const {
        return battle_.profile(unit).rep - battle_.unit(unit).hits + std::min(3, friends(unit)) +
               (has_leader(battle_, unit) ? 2 : 0);
    }

    /// Straight ahead within its move, by the tape.
    [[nodiscard]] bool ahead(UnitId unit, UnitId enemy) const {
        return in_charge_reach(battle_, unit, enemy, battle_.profile(unit).move);
    }

    [[nodiscard]] bool could_charge(UnitId enemy, UnitId unit) const {
        const Profile& profile = battle_.profile(enemy);
        if (!profile.has(Trait::melee) || profile.has(Trait::artillery) || engaged(battle_, enemy))
            return false;
        const PlacedBase at = battle_.placed(enemy);
        const auto part = tabletop::in_corridor(
            tabletop::corridor(at, tabletop::Arc::front, at.base.width / 2), battle_.shape(unit));
        return part && part->nearest <= profile.move;
    }

    [[nodiscard]] std::optional<Order> charge_of(const UnitSet& movers) const {
        const UnitSet enemies = battle_.grounded(enemy_of(side_));
        UnitSet line;  // who has somebody ahead, and those directly behind them
        for (const UnitId u : movers) {
            if (!battle_.profile(u).has(Trait::melee)) continue;
            const bool any = std::any_of(enemies.begin(), enemies.end(),
                                         [&](UnitId e) { return may_charge(battle_, u, e) && ahead(u, e); });
            if (!any) continue;
            line.add(u);
            line |= file_behind(battle_, u);
        }
        Order order = of_kind(OrderKind::charge);
        for (const UnitId u : line) {
            if (!battle_.profile(u).has(Trait::melee)) continue;
            if (battle_.profile(u).rep - battle_.unit(u).hits <= card_.spare) continue;
            const UnitId target = target_for(u, line, movers, enemies);
            if (target != no_unit) order.aims.push_back({u, target});
        }
        while (!order.aims.empty()) {
            const Refusal why = check(battle_, order);
            if (why == Refusal::none || why == Refusal::not_active) return order;
            order.aims.pop_back();
        }
        return std::nullopt;
    }

    [[nodiscard]] UnitId target_for(UnitId u, const UnitSet& line, const UnitSet& movers,
                                    const UnitSet& enemies) const {
        const int along = std::min(3, (friends_touching(battle_, u) & line).size());
        UnitId best = no_unit;
        int most = 0;
        for (const UnitId e : enemies) {
            const Inches reach = battle_.profile(u).move;
            if (!may_charge(battle_, u, e) || !way_from(battle_, u, battle_.placed(u), e, reach, movers))
                continue;
            const bool flank = tabletop::side_towards(battle_.placed(e), battle_.unit(u).pose.centre) !=
                                   tabletop::Edge::front &&
                               tabletop::behind_front_line(battle_.placed(u), battle_.placed(e));
            int sum = steadiness(e) - along + battle_.unit(u).hits;
            if (could_charge(e, u)) sum -= card_.first_blow;
            if (!flank && has_leader(battle_, u) && battle_.book.units[u].leader == LeaderKind::cinc)
                sum += card_.guard_cinc;
            const Entry entry = look_up(u, e);
            if (sum > (flank ? entry.flank : entry.front)) continue;
            const int worth = entry.rank - steadiness(e);
            if (best != no_unit && worth <= most) continue;
            best = e;
            most = worth;
        }
        return best;
    }

    [[nodiscard]] bool waits(const UnitSet& movers) const {
        const Posture posture = posture_of(movers);
        if (posture != Posture::hold && posture != Posture::reserve) return false;
        Inches reach, nearest = Inches::thousandths(INT32_MAX);
        for (const UnitId u : movers) {
            reach = std::max(reach, battle_.profile(u).move);
            for (const UnitId e : battle_.grounded(enemy_of(side_)))
                nearest = std::min(nearest, tabletop::gap(battle_.shape(u), battle_.shape(e)));
        }
        return nearest > reach + card_.hold_reach;
    }

    [[nodiscard]] Posture posture_of(const UnitSet& movers) const {
        const UnitId first = movers.first();
        const rrtk::Postures& now = let_go() ? plan_.then : plan_.first;
        const rrtk::Block block = battle_.book.units[first].block;
        const bool screen = block == rrtk::Block::centre && battle_.profile(first).has(Trait::skirmish);
        const Posture posture = screen ? now.screen : now.of(block);
        const bool presses = battle_.state.sides[side_].turn >= card_.press_turn;
        const bool idle = posture == Posture::slow || posture == Posture::hold || posture == Posture::reserve;
        return presses && idle ? Posture::advance : posture;
    }

    /// What lets the plan go, looked for on the table.
    [[nodiscard]] bool let_go() const {
        using rrtk::Trigger;
        const UnitSet& own = battle_.book.sides[side_].units;
        const UnitSet& others = battle_.book.sides[enemy_of(side_)].units;
        const auto gone = [&](UnitId u) { return battle_.unit(u).presence >= Presence::routed; };
        const auto near = [&](std::set<rrtk::Block> blocks) {
            for (const UnitId u : battle_.grounded(side_))
                for (const UnitId e : battle_.grounded(enemy_of(side_)))
                    if (blocks.contains(battle_.book.units[u].block) &&
                        tabletop::gap(battle_.shape(u), battle_.shape(e)) <= plan_.release.near)
                        return true;
            return false;
        };
        bool any = false;
        for (const UnitId u : own) {
            const bool centre = battle_.book.units[u].block == rrtk::Block::centre;
            if (plan_.release.has(Trigger::centre_lost) && centre && gone(u)) any = true;
            if (plan_.release.has(Trigger::centre_touched) && centre && battle_.state.grounded(u) &&
                engaged(battle_, u))
                any = true;
        }
        for (const UnitId e : others)
            if (plan_.release.has(Trigger::enemy_lost) && gone(e)) any = true;
        if (plan_.release.has(Trigger::enemy_near_centre) && near({rrtk::Block::centre})) any = true;
        if (plan_.release.has(Trigger::enemy_near_a_flank) && near({rrtk::Block::left, rrtk::Block::right}))
            any = true;
        return any ||
               (plan_.release.has(Trigger::late) && battle_.state.sides[side_].turn >= plan_.release.turn);
    }

    const scenario::OrderFacts& sheet_;
    const rrtk::CommanderCard& card_;
    const rrtk::Plan& plan_;
    const Battle& battle_;
    SideIndex side_;
    rrtk::solo::ChargeChart chart_;
};

/// Plays as told by the commander, and has the sheet read beside it.
class Compared : public Commander {
  public:
    Compared(const OrderOfBattle& order, const scenario::OrderFacts& sheet, const rrtk::CommanderCard& card,
             const rrtk::Plan& plan)
        : inner_(book(), order, 0, card), sheet_(sheet), card_(card), plan_(plan) {}

    Order order(const Situation& now) override {
        const Order given = inner_.order(now);
        const auto read = Reader(sheet_, card_, plan_, now).decide();
        if (!read) return given;
        ++rows[read->row];
        Order expected = read->order, told = given;
        expected.why = told.why = Why{};
        if (expected != told)
            faults.push_back(fmt::format(
                "row {}: sheet says {} {} in, {} degrees, the commander {} {} in, {} "
                "degrees ({})",
                read->row, names_of(OrderKind{}).word(expected.kind), to_decimal(expected.distance),
                expected.degrees, names_of(OrderKind{}).word(told.kind), to_decimal(told.distance),
                told.degrees, names_of(Reason{}).word(given.why.reason)));
        return given;
    }
    std::int16_t answer(const Situation& now, const Question& question) override {
        return inner_.answer(now, question);
    }

    std::map<std::string, int> rows;
    std::vector<std::string> faults;

  private:
    rrtk::solo::PlannedCommander inner_;
    const scenario::OrderFacts& sheet_;
    const rrtk::CommanderCard& card_;
    const rrtk::Plan& plan_;
};

/// The rare case of an active Body with units that face different ways.
void look_at_turned_body(const OrderOfBattle& order, State state, Compared& commander) {
    constexpr int late = 50;  // nobody waits any more
    SeededRoller roller("none");
    PlainCommander plain;
    for (const UnitId u : order.sides[0].units) {
        if (!state.grounded(u)) continue;
        state.moving = 0;
        state.turn_open = true;
        state.sides[0].turn = late;
        state.progress.body = state.unit(u).body;
        for (const UnitId m : order.sides[0].units)
            if (state.unit(m).body == state.progress.body) state.unit(m).active = true;
        state.unit(u).pose.facing = tabletop::Facing(state.unit(u).pose.facing.degrees() + 20);
        Battle battle(order, state, {roller, {&plain, &plain}, nullptr});
        static_cast<void>(commander.order(battle.situation(0)));
        state.unit(u).pose.facing = tabletop::Facing(state.unit(u).pose.facing.degrees() - 20);
    }
}

}  // namespace

TEST_CASE("a person who reads the order sheet comes to the commander's orders, row by row") {
    std::map<std::string, int> rows;
    int number = 0;
    for (const auto& [red, blue] : {std::pair{"aeja", "orcs"},
                                    {"zheman", "undead"},
                                    {"goblins", "riata"},
                                    {"elves-silver", "capalan-league"},
                                    {"centaurs", "kjoth"},
                                    {"merchen", "mangu"},
                                    {"torem", "demeskeen"},
                                    {"orcs", "goblins"},
                                    {"undead", "brethren"}}) {
        const rrtk::CommanderCard& card = book().commanders[static_cast<std::size_t>(number) % 3];
        CAPTURE(std::string(red));
        dice::SeededDice dice(fmt::format("orders/{}", ++number));
        Diagnostics faults;
        const auto rolled = rrtk::roll_scenario(book(), {red, blue, "recruit", 400, "auto"}, dice, faults);
        REQUIRE(rolled.has_value());
        const auto order = order_of_battle(book(), *rolled, faults);
        REQUIRE(order.has_value());
        const scenario::OrderFacts sheet = rrtk::solo::order_facts(book(), *rolled, *order, 0, card);
        const rrtk::Plan& plan = *book().plan(order->sides[0].plan);
        Compared commander(*order, sheet, card, plan);
        PlainCommander enemy;
        State state = initial_state(*order, *rolled);
        SeededRoller roller(fmt::format("orders/{}", number));
        Battle battle(*order, state, {roller, {&commander, &enemy}, nullptr});
        look_at_turned_body(*order, initial_state(*order, *rolled), commander);
        play(battle, 14);
        const std::string first = commander.faults.empty() ? "" : commander.faults.front();
        CHECK_MESSAGE(commander.faults.empty(), commander.faults.size() << " differ: " << first);
        for (const auto& [row, count] : commander.rows) rows[row] += count;
    }
    int positions = 0;
    for (const auto& [row, count] : rows) positions += count;
    CHECK(positions >= 200);
    for (const rrtk::DecisionText& row : book().orders.rows) CHECK_MESSAGE(rows[row.id] > 0, row.id);
}

}  // namespace muster::test
