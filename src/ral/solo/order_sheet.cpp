#include "ral/solo/order_sheet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "base/text.hpp"

namespace muster::ral::solo {

using scenario::Side;

namespace {

/// "+3", "−2", "0".
std::string with_sign(int number) {
    if (number == 0) return "0";
    return (number > 0 ? "+" : "\u2212") + std::to_string(std::abs(number));
}

template <class T>
const T& text_of(const std::vector<T>& texts, const std::string& id) {
    return *std::ranges::find(texts, id, &T::id);
}

std::string release_of(const OrderTexts& texts, const CommanderCard& card, const Conduct& conduct) {
    std::vector<std::string> parts;
    for (const Trigger trigger : conduct.release)
        parts.push_back(
            filled(text_of(texts.triggers, names_of(Trigger{}).word(trigger)).sentence, card, conduct));
    return join(parts, ", or ");
}

/// "2, 3 Foot Yeomen, 5 Peasants".
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

/// One side's kinds of units against the other's.
class ChartWords {
  public:
    ChartWords(const Rules& rules, const OrderOfBattle& book, SideIndex side, const CommanderCard& card)
        : book_(book), chart_(rules, card), own_(kinds_of(side)), others_(kinds_of(battle::enemy_of(side))) {}

    /// The own charges, then the enemy's.
    [[nodiscard]] std::vector<scenario::ChargeRow> rows() const {
        std::vector<scenario::ChargeRow> rows;
        for (const UnitId unit : own_) rows.push_back({name_of(unit), charges(unit, others_)});
        for (const UnitId unit : others_) rows.push_back({"Theirs: " + name_of(unit), charges(unit, own_)});
        return rows;
    }

    /// The kinds that a unit charges with most gain.
    [[nodiscard]] std::string prefers(UnitId unit) const {
        std::vector<std::string> names;
        constexpr std::size_t most = 3;
        for (const UnitId other : by_points(unit, others_))
            if (names.size() < most && at(unit, other, Meeting::front) > 0) names.push_back(name_of(other));
        return names.empty() ? "nobody from the front" : join(names);
    }

  private:
    /// The first unit of each kind, in the order of the roster.
    [[nodiscard]] std::vector<UnitId> kinds_of(SideIndex side) const {
        std::vector<UnitId> kinds;
        for (const UnitId unit : book_.sides[side].units)
            if (std::ranges::none_of(kinds, [&](UnitId known) { return kind(known) == kind(unit); }))
                kinds.push_back(unit);
        return kinds;
    }
    [[nodiscard]] std::size_t kind(UnitId unit) const { return ChargeChart::kind_of(book_.units[unit]); }
    [[nodiscard]] std::string name_of(UnitId unit) const {
        return book_.type_names[book_.units[unit].type] + (book_.units[unit].bows ? " with bows" : "");
    }
    [[nodiscard]] int at(UnitId charger, UnitId target, Meeting meeting) const {
        return chart_.at(kind(charger), kind(target), meeting);
    }
    [[nodiscard]] std::vector<UnitId> by_points(UnitId charger, std::vector<UnitId> targets) const {
        std::ranges::stable_sort(targets, [&](UnitId a, UnitId b) {
            return at(charger, a, Meeting::front) > at(charger, b, Meeting::front);
        });
        return targets;
    }
    /// "Peasants +52 / +60 / +41 · Foot Knights −12 / +5 / +20".
    [[nodiscard]] std::string charges(UnitId charger, const std::vector<UnitId>& targets) const {
        std::vector<std::string> parts;
        for (const UnitId target : by_points(charger, targets))
            parts.push_back(fmt::format("{} {} / {} / {}", name_of(target),
                                        with_sign(at(charger, target, Meeting::front)),
                                        with_sign(at(charger, target, Meeting::flank)),
                                        with_sign(at(charger, target, Meeting::joined))));
        return join(parts, " \u00b7 ");
    }

    const OrderOfBattle& book_;
    ChargeChart chart_;
    std::vector<UnitId> own_, others_;
};

/// A unit of the side by its number.
UnitId unit_of(const OrderOfBattle& book, SideIndex side, int number) {
    for (const UnitId unit : book.sides[side].units)
        if (book.units[unit].number == number) return unit;
    return battle::no_unit;
}

/// The dearest unit of a division, which stands for it.
UnitId dearest_of(const OrderOfBattle& book, SideIndex side, const scenario::Body& body) {
    UnitId best = battle::no_unit;
    for (const int number : body.units) {
        const UnitId unit = unit_of(book, side, number);
        if (unit != battle::no_unit &&
            (best == battle::no_unit || book.units[unit].points > book.units[best].points))
            best = unit;
    }
    return best;
}

/// Where a division with that posture presses, from its middle; nothing for those that stay.
void add_thrust(const OrderOfBattle& book, SideIndex side, const scenario::Body& body, Posture posture,
                std::vector<scenario::Thrust>& thrusts, const Side& sheet, bool held_back) {
    using namespace literals;
    if (posture == Posture::hold || posture == Posture::reserve) return;
    tabletop::Point sum;
    int count = 0;
    for (const int number : body.units) {
        const scenario::UnitSheet* unit = sheet.unit(number);
        if (unit == nullptr || !unit->pose) continue;
        sum = {sum.x + unit->pose->centre.x, sum.y + unit->pose->centre.y};
        ++count;
    }
    if (count == 0) return;
    const Inches forward = posture == Posture::slow ? 5_in : 10_in;
    const tabletop::Point from{sum.x / count, sum.y / count};
    const Inches to = book.sides[side].looks_up ? from.y + forward : from.y - forward;
    thrusts.push_back({from, {from.x, to}, held_back});
}

/// Lines of points with the points that the card gives them.
std::vector<scenario::Named> with_points(const std::vector<PointsText>& texts, const CommanderCard& card) {
    const std::vector<std::pair<std::string, std::string>> points{
        {"target-lost", with_sign(card.target_lost)},
        {"own-lost", with_sign(card.own_lost)},
        {"led", with_sign(card.led)},
        {"target-led", with_sign(card.target_led)},
        {"uphill", with_sign(card.uphill)},
        {"rear", with_sign(card.rear)},
        {"backed", with_sign(card.backed)},
        {"answered", with_sign(card.answered)},
        {"archers", with_sign(card.archers)},
        {"routed", with_sign(card.routed)},
        {"nearer", with_sign(card.nearer)},
        {"nearer-slow", with_sign(card.nearer_slow)},
        {"strike", with_sign(card.strike) + " %"},
        {"struck", with_sign(-card.struck) + " %"},
        {"in-range", with_sign(card.in_range)},
        {"under-fire", with_sign(card.under_fire)},
        {"beside", with_sign(card.beside)},
        {"high", with_sign(card.high)},
        {"stand", with_sign(card.stand)}};
    std::vector<scenario::Named> lines;
    for (const PointsText& text : texts) {
        const auto found = std::ranges::find(points, text.id, &std::pair<std::string, std::string>::first);
        if (found->second != "0" && found->second != "0 %")
            lines.push_back({text.id, text.line, found->second});
    }
    return lines;
}

std::vector<std::string> all_filled(const std::vector<std::string>& texts, const CommanderCard& card,
                                    const Conduct& conduct) {
    std::vector<std::string> lines;
    for (const std::string& text : texts) lines.push_back(filled(text, card, conduct));
    return lines;
}

}  // namespace

std::string filled(const std::string& text, const CommanderCard& card, const Conduct& conduct) {
    return muster::filled(text, {{"charge", with_sign(card.charge)},
                                 {"hold-reach", to_quarters(card.hold_reach)},
                                 {"stray", to_quarters(card.stray)},
                                 {"rounds", std::to_string(card.rounds)},
                                 {"press-turn", std::to_string(card.press_turn)},
                                 {"join", std::to_string(card.join)},
                                 {"hold-fire", std::to_string(card.hold_fire)},
                                 {"concede", std::to_string(card.concede)},
                                 {"challenges", card.challenges ? "his leaders challenge whom they can"
                                                                : "his leaders don't challenge"},
                                 {"accepts", card.accepts ? "they accept" : "they decline"},
                                 {"turn", std::to_string(conduct.turn)},
                                 {"near", to_quarters(conduct.near)}});
}

scenario::OrderFacts order_facts(const Rulebook& rules, const scenario::Scenario& scenario,
                                 const OrderOfBattle& book, SideIndex side, const CommanderCard& card) {
    const Plan& plan = *rules.plans.plan(book.sides[side].plan);
    const OrderTexts& texts = rules.orders;
    const Conduct& conduct = *texts.of_plan(plan.id);
    const Side& sheet = side == 0 ? scenario.red : scenario.blue;
    const ChartWords chart(rules.rules, book, side, card);
    scenario::OrderFacts facts;
    facts.plan = plan.name;
    facts.intent = plan.intent;
    facts.commander = card.name;
    facts.temper = card.note;
    facts.asking = texts.asking;
    facts.release = release_of(texts, card, conduct);
    for (const scenario::Body& body : sheet.bodies) {
        const UnitId first = dearest_of(book, side, body);
        if (first == battle::no_unit) continue;
        const Posture now = conduct.first.of(body.block), then = conduct.then.of(body.block);
        const PostureText& text = text_of(texts.postures, names_of(Posture{}).word(now));
        const PostureText& later = text_of(texts.postures, names_of(Posture{}).word(then));
        facts.bodies.push_back({body.letter, capitalised(body.block), members(sheet, body), text.name,
                                filled(text.sentence, card, conduct), now == then ? "" : later.name,
                                chart.prefers(first)});
        add_thrust(book, side, body, now, facts.thrusts, sheet, false);
        if (now != then) add_thrust(book, side, body, then, facts.thrusts, sheet, true);
    }
    for (const DecisionText& row : texts.rows)
        facts.rows.push_back({row.id, filled(row.when, card, conduct), filled(row.then, card, conduct)});
    facts.charging = with_points(texts.charging, card);
    facts.places = with_points(texts.places, card);
    facts.charges = chart.rows();
    facts.notes = all_filled(texts.notes, card, conduct);
    facts.choices = all_filled(texts.choices, card, conduct);
    facts.turns = all_filled(texts.turns, card, conduct);
    return facts;
}

}  // namespace muster::ral::solo
