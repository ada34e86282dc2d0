#include "rrtk/solo/order_sheet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "base/text.hpp"
#include "rrtk/solo/charge_chart.hpp"

namespace muster::rrtk::solo {

using battle::OrderOfBattle;
using battle::UnitSet;
using scenario::Side;

namespace {

/// A length in inches as print has it.
std::string inches_of(Inches length) { return to_quarters(length); }

/// "+3", "−2", "0".
std::string with_sign(int number) {
    if (number == 0) return "0";
    return (number > 0 ? "+" : "\u2212") + std::to_string(std::abs(number));
}

template <class T>
const T& text_of(const std::vector<T>& texts, const std::string& id) {
    return *std::ranges::find(texts, id, &T::id);
}

std::string release_of(const OrderTexts& texts, const CommanderCard& card, const Plan& plan) {
    std::vector<std::string> parts;
    for (const Trigger trigger : plan.release.when)
        parts.push_back(
            filled(text_of(texts.triggers, names_of(Trigger{}).word(trigger)).sentence, card, plan.release));
    return parts.empty() ? "" : join(parts, ", or ");
}

Posture posture_of(const Postures& postures, Block block, bool skirmishers) {
    return block == Block::centre && skirmishers ? postures.screen : postures.of(block);
}

/// "2, 3 Noble Cavalry, 5 Orcs".
std::string members(const Side& side, const scenario::Body& body) {
    std::string text;
    std::string before;
    for (const int number : body.units) {
        const scenario::UnitSheet* unit = side.unit(number);
        if (unit == nullptr) continue;
        if (unit->name != before && !before.empty()) text += " " + before;
        if (!text.empty()) text += ", ";
        text += std::to_string(number);
        before = unit->name;
    }
    return before.empty() ? text : text + " " + before;
}

/// A name without its number: the kind of unit.
std::string kind_name(const OrderOfBattle& book, UnitId unit) {
    const std::string& name = book.name(unit);
    return name.substr(0, name.rfind(' '));
}

/// `name` is one of the names that " / " divides.
bool names_have(const std::string& names, const std::string& name) {
    return (" / " + names + " / ").find(" / " + name + " / ") != std::string::npos;
}

/// All names that units of the kind have, "City Spearmen / Contadini Infantry".
std::string names_of_kind(const OrderOfBattle& book, const ChargeChart& chart, UnitId one) {
    std::vector<std::string> names;
    for (const UnitId u : book.sides[book.side_of(one)].units)
        if (chart.alike(u, one) && std::ranges::find(names, kind_name(book, u)) == names.end())
            names.push_back(kind_name(book, u));
    return join(names, " / ");
}

/// Names of kinds; those of which one has a name of another are told apart by their figures.
std::vector<std::string> kind_names(const OrderOfBattle& book, const ChargeChart& chart,
                                    const std::vector<UnitId>& kinds) {
    std::vector<std::string> told;
    for (const UnitId one : kinds) {
        const bool shared = std::ranges::any_of(kinds, [&](UnitId other) {
            const UnitSet& all = book.sides[book.side_of(one)].units;
            return other != one && std::any_of(all.begin(), all.end(), [&](UnitId u) {
                       return chart.alike(u, other) &&
                              names_have(names_of_kind(book, chart, one), kind_name(book, u));
                   });
        });
        std::string name = names_of_kind(book, chart, one);
        if (shared) {
            const Profile& profile = book.units[one].as_listed;
            name += fmt::format(" (Rep {}, AC {}, {})", profile.rep, profile.ac,
                                counted(profile.figures, "figure", "figures"));
        }
        told.push_back(std::move(name));
    }
    return told;
}

/// The kinds of the enemy, those it likes best first.
std::vector<std::size_t> by_rank(const ChargeChart& chart, UnitId own, const std::vector<UnitId>& others) {
    std::vector<std::size_t> order(others.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        return chart.rank(own, others[a]) > chart.rank(own, others[b]);
    });
    return order;
}

/// One side's kinds of units against the other's.
class ChartWords {
  public:
    ChartWords(const OrderOfBattle& book, SideIndex side, const CommanderCard& card)
        : book_(book),
          chart_(book, side, card),
          own_(chart_.kinds_of(book, side)),
          others_(chart_.kinds_of(book, battle::enemy_of(side))),
          own_names_(kind_names(book, chart_, own_)),
          other_names_(kind_names(book, chart_, others_)) {}

    [[nodiscard]] std::vector<scenario::ChargeRow> rows() const {
        std::vector<scenario::ChargeRow> rows;
        for (std::size_t i = 0; i < own_.size(); ++i) rows.push_back({own_names_[i], charges(own_[i])});
        return rows;
    }

    /// The kinds that a unit goes for first.
    [[nodiscard]] std::string prefers(UnitId unit) const {
        std::vector<std::string> names;
        constexpr std::size_t most = 3;
        for (const std::size_t e : by_rank(chart_, unit, others_))
            if (names.size() < most && chart_.rank(unit, others_[e]) > 0) names.push_back(other_names_[e]);
        return names.empty() ? "the nearest" : join(names);
    }

  private:
    /// "Orcs 92 − 13 · Archers 120 − 18": points, less so many for each point of steadiness.
    [[nodiscard]] std::string charges(UnitId own) const {
        if (!book_.units[own].as_listed.has(battle::Trait::melee)) return "nobody";
        std::vector<std::string> parts;
        for (const std::size_t e : by_rank(chart_, own, others_)) {
            const ChartCell cell = chart_.cell(own, others_[e]);
            parts.push_back(fmt::format("{} {} {} {}", other_names_[e], with_sign(cell.points),
                                        cell.step < 0 ? "+" : "\u2212", std::abs(cell.step)));
        }
        return join(parts, " \u00b7 ");
    }

    const OrderOfBattle& book_;
    ChargeChart chart_;
    std::vector<UnitId> own_, others_;
    std::vector<std::string> own_names_, other_names_;
};

/// A unit of the side by its number.
UnitId unit_of(const OrderOfBattle& book, SideIndex side, int number) {
    for (const UnitId u : book.sides[side].units)
        if (book.units[u].number == number) return u;
    return battle::no_unit;
}

std::string sentence_of(const Rulebook& rules, const CommanderCard& card, const Plan& plan, Posture posture) {
    return filled(text_of(rules.orders.postures, names_of(Posture{}).word(posture)).sentence, card,
                  plan.release);
}

const std::string& name_of(const Rulebook& rules, Posture posture) {
    return text_of(rules.orders.postures, names_of(Posture{}).word(posture)).name;
}

/// Where a Body with that posture presses, from its middle; nothing for those that stay.
void add_thrust(const OrderOfBattle& book, SideIndex side, const Side& sheet, const scenario::Body& body,
                Posture posture, bool held_back, std::vector<scenario::Thrust>& thrusts) {
    tabletop::Rect around;
    bool any = false;
    for (const int number : body.units) {
        const scenario::UnitSheet* unit = sheet.unit(number);
        if (unit == nullptr || !unit->pose) continue;
        const tabletop::Point at = unit->pose->centre;
        around = any ? tabletop::Rect{{std::min(around.low.x, at.x), std::min(around.low.y, at.y)},
                                      {std::max(around.high.x, at.x), std::max(around.high.y, at.y)}}
                     : tabletop::Rect{at, at};
        any = true;
    }
    if (!any) return;
    using namespace literals;
    const Inches forward = posture == Posture::slow || posture == Posture::skirmish ? 5_in : 10_in;
    if (posture == Posture::hold || posture == Posture::reserve) return;
    const bool up = book.sides[side].looks_up;
    const tabletop::Point from = around.centre();
    tabletop::Point to{from.x, up ? from.y + forward : from.y - forward};
    if (posture == Posture::envelop) {
        const bool right_wing = body.block == "right";
        to.x += right_wing == up ? 4_in : -4_in;
    }
    const Inches edge = 1_in;
    to.x = std::clamp(to.x, edge, book.board.width - edge);
    thrusts.push_back({from, to, held_back});
}

/// Lines of points with the points that the card gives them.
std::vector<scenario::Named> with_points(const std::vector<PointsText>& texts, const CommanderCard& card) {
    const std::vector<std::pair<std::string, int>> points{{"steady", card.steady},
                                                          {"left-behind", card.left_behind},
                                                          {"backed", card.backed},
                                                          {"fighting", card.fighting},
                                                          {"flank", card.flank},
                                                          {"answered", card.answered},
                                                          {"far", card.far},
                                                          {"leader", card.leader},
                                                          {"cinc", card.cinc},
                                                          {"nearer", card.nearer},
                                                          {"nearer-slow", card.nearer_slow},
                                                          {"strike", card.strike},
                                                          {"struck", card.struck},
                                                          {"flanked", card.flanked},
                                                          {"uphill", card.uphill},
                                                          {"guard", card.guard},
                                                          {"threat", card.threat},
                                                          {"in-range", card.in_range},
                                                          {"under-fire", card.under_fire},
                                                          {"support", card.support},
                                                          {"stand", card.stand}};
    std::vector<scenario::Named> lines;
    for (const PointsText& text : texts) {
        const auto found = std::ranges::find(points, text.id, &std::pair<std::string, int>::first);
        lines.push_back({text.id, text.line, with_sign(found->second)});
    }
    return lines;
}

}  // namespace

std::string filled(const std::string& text, const CommanderCard& card, const Release& release) {
    return muster::filled(text, {{"price", std::to_string(card.price)},
                                 {"charge", with_sign(card.charge)},
                                 {"press-turn", std::to_string(card.press_turn)},
                                 {"stray", inches_of(card.stray)},
                                 {"prefer", inches_of(card.prefer)},
                                 {"finish", inches_of(card.finish)},
                                 {"envelop-by", inches_of(card.envelop_by)},
                                 {"hold-reach", inches_of(card.hold_reach)},
                                 {"turn", std::to_string(release.turn)},
                                 {"near", inches_of(release.near)}});
}

scenario::OrderFacts order_facts(const Rulebook& rules, const scenario::Scenario& scenario,
                                 const OrderOfBattle& book, SideIndex side, const CommanderCard& card) {
    const Plan& plan = *rules.plan(book.sides[side].plan);
    const OrderTexts& texts = rules.orders;
    const Side& sheet = side == 0 ? scenario.red : scenario.blue;
    const ChartWords chart(book, side, card);
    scenario::OrderFacts facts;
    facts.plan = plan.name;
    facts.intent = plan.intent;
    facts.commander = card.name;
    facts.temper = card.note;
    facts.asking = texts.asking;
    facts.release = release_of(texts, card, plan);
    for (const scenario::Body& body : sheet.bodies) {
        const UnitId first = body.units.empty() ? battle::no_unit : unit_of(book, side, body.units.front());
        if (first == battle::no_unit) continue;
        const Block block = book.units[first].block;
        const bool light = book.units[first].as_listed.has(battle::Trait::skirmish);
        const Posture now = posture_of(plan.first, block, light), then = posture_of(plan.then, block, light);
        facts.bodies.push_back({body.letter, capitalised(body.block), members(sheet, body),
                                name_of(rules, now), sentence_of(rules, card, plan, now),
                                now == then ? "" : name_of(rules, then), chart.prefers(first)});
        add_thrust(book, side, sheet, body, now, false, facts.thrusts);
        if (now != then) add_thrust(book, side, sheet, body, then, true, facts.thrusts);
    }
    for (const DecisionText& row : texts.rows)
        facts.rows.push_back(
            {row.id, filled(row.when, card, plan.release), filled(row.then, card, plan.release)});
    facts.charging = with_points(texts.charging, card);
    facts.places = with_points(texts.places, card);
    facts.charges = chart.rows();
    for (const std::string& note : texts.notes) facts.notes.push_back(filled(note, card, plan.release));
    facts.spending = texts.spending;
    facts.choices = texts.choices;
    for (const std::string& turn : texts.turns) facts.turns.push_back(filled(turn, card, plan.release));
    return facts;
}

}  // namespace muster::rrtk::solo
