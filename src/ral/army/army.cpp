#include "ral/army/army.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "ral/army/kinds.hpp"
#include "ral/army/unit.hpp"
#include "ral/book/known.hpp"

namespace muster::ral {

namespace {

using scenario::Source;

/// An army being made: kinds by their number and how each unit came.
class Recruiting {
  public:
    Recruiting(const Rulebook& book, const ArmyTemplate& army, const ArmyOrder& order, dice::Dice& dice)
        : book_(book), order_(order), dice_(dice) {
        side_.list = army.id;
        side_.name = order.name.empty() ? army.name : order.name;
        side_.arms = army.arms;
        kinds_ = order.mode == "free" ? all_kinds(book, army) : kinds_of(book, army);
        counts_.resize(kinds_.size());
    }

    MadeArmy made() && {
        while (fits(least_price(kinds_))) {
            if (order_.mode == "buy")
                add(furthest_behind(), Source::bought, {});
            else
                roll_for_unit();
        }
        number();
        std::vector<std::string> notes;
        if (left() > 0)
            notes.push_back(fmt::format("{} of {} points are left over: the cheapest unit costs {}.", left(),
                                        order_.points, least_price(kinds_)));
        return {std::move(side_), std::move(notes)};
    }

  private:
    [[nodiscard]] int left() const { return order_.points - spent_; }

    /// True if a unit of that price leaves points for as many more as an army needs (section 1).
    [[nodiscard]] bool fits(int price) const {
        const int more = std::max(0, least_units - 1 - static_cast<int>(side_.units.size()));
        return price + more * least_price(kinds_) <= left();
    }

    void add(std::size_t kind, Source source, std::vector<int> rolled) {
        scenario::UnitSheet unit = sheet_of(book_.rules, kinds_[kind].contingent);
        unit.source = source;
        unit.dice = std::move(rolled);
        side_.units.push_back(std::move(unit));
        kind_of_.push_back(kind);
        ++counts_[kind];
        spent_ += kinds_[kind].price;
    }

    [[nodiscard]] std::size_t kind_on(int face) const {
        for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
            face -= kinds_[kind].contingent.share;
            if (face <= 0) return kind;
        }
        return kinds_.size() - 1;
    }

    /// The dearest kind that fits, the first of equals. \pre one fits
    [[nodiscard]] std::size_t dearest() const {
        std::size_t best = kinds_.size();
        for (std::size_t kind = 0; kind < kinds_.size(); ++kind)
            if (fits(kinds_[kind].price) &&
                (best == kinds_.size() || kinds_[kind].price > kinds_[best].price))
                best = kind;
        return best;
    }

    /// A d20 chooses a kind by its faces (a die with a face for each kind where the army is free); what no
    /// longer fits is exchanged for the dearest that does.
    void roll_for_unit() {
        int faces = 0;
        for (const Kind& kind : kinds_) faces += kind.contingent.share;
        const std::string stream = fmt::format("army/{}/{}", scenario::name_of(order_.colour), order_.mode);
        const auto rolled =
            dice_.roll({stream, fmt::format("Unit {} of {}", side_.units.size() + 1, side_.name), 1, faces});
        const std::size_t wanted = kind_on(rolled.front());
        const bool fitting = fits(kinds_[wanted].price);
        const std::size_t kind = fitting ? wanted : dearest();
        add(kind, Source::rolled, rolled);
        const std::string exchanged =
            fitting ? "" : fmt::format("{} don’t fit; ", kinds_[wanted].contingent.name);
        dice_.means(fmt::format("{}{} for {} points, {} in all", exchanged, kinds_[kind].contingent.name,
                                kinds_[kind].price, spent_));
    }

    /// The kind whose units are furthest behind its share of all units: the largest share / (2 n + 1), by
    /// which the squared distances from the shares stay least (the quotients of Webster and Sainte-Lague);
    /// the first of equals. \pre one fits
    [[nodiscard]] std::size_t furthest_behind() const {
        std::size_t best = kinds_.size();
        for (std::size_t kind = 0; kind < kinds_.size(); ++kind)
            if (fits(kinds_[kind].price) && (best == kinds_.size() || is_behind(kind, best))) best = kind;
        return best;
    }

    [[nodiscard]] bool is_behind(std::size_t one, std::size_t other) const {
        return kinds_[one].contingent.share * (2 * counts_[other] + 1) >
               kinds_[other].contingent.share * (2 * counts_[one] + 1);
    }

    /// Roster order: kinds in their order, in each the units as they came.
    void number() {
        std::vector<std::pair<std::size_t, scenario::UnitSheet>> sorted;
        for (std::size_t i = 0; i < kind_of_.size(); ++i)
            sorted.emplace_back(kind_of_[i], std::move(side_.units[i]));
        std::ranges::stable_sort(sorted, {}, [](const auto& each) { return each.first; });
        side_.units.clear();
        for (auto& [kind, unit] : sorted) {
            unit.number = static_cast<int>(side_.units.size()) + 1;
            side_.units.push_back(std::move(unit));
        }
    }

    const Rulebook& book_;
    const ArmyOrder& order_;
    dice::Dice& dice_;
    scenario::Side side_;
    std::vector<Kind> kinds_;
    std::vector<int> counts_;           ///< units of each kind so far
    std::vector<std::size_t> kind_of_;  ///< of each unit, as they came
    int spent_ = 0;
};

void check_order(const Rulebook& book, const ArmyOrder& order, const ArmyTemplate* army,
                 Diagnostics& diagnostics) {
    const bool known = check_known({}, "mode", order.mode, ids_of(modes()), diagnostics);
    const PlanBook& plans = book.plans;
    if (order.points < plans.least_points || order.points > plans.most_points) {
        diagnostics.error({}, fmt::format("{} points are out of range", order.points),
                          fmt::format("ask for {} to {} points", plans.least_points, plans.most_points));
        return;
    }
    if (army == nullptr || !known) return;
    const int least =
        least_units * least_price(order.mode == "free" ? all_kinds(book, *army) : kinds_of(book, *army));
    if (order.points < least)
        diagnostics.error({}, fmt::format("{} points buy no two units of {}", order.points, army->name),
                          fmt::format("ask for at least {} points", least));
}

/// The places of a side's units by how gladly a leader goes with them.
bool goes_before(const Rulebook& book, const scenario::UnitSheet& a, const scenario::UnitSheet& b) {
    const auto place = [&](const scenario::UnitSheet& unit) {
        return std::ranges::find(book.plans.leader_first, unit.troop_class) - book.plans.leader_first.begin();
    };
    if (place(a) != place(b)) return place(a) < place(b);
    return missile_of(a).has_value() < missile_of(b).has_value();
}

scenario::UnitSheet* best_without_leader(const Rulebook& book, scenario::Side& side, std::string_view block) {
    const auto stands_in = [&](const scenario::UnitSheet& unit) {
        return std::ranges::any_of(side.bodies, [&](const scenario::Body& body) {
            return body.block == block && body.letter == unit.body;
        });
    };
    scenario::UnitSheet* best = nullptr;
    for (scenario::UnitSheet& unit : side.units)
        if (unit.leader.empty() && (block.empty() || stands_in(unit)) &&
            (best == nullptr || goes_before(book, unit, *best)))
            best = &unit;
    return best;
}

}  // namespace

const std::vector<scenario::Named>& modes() {
    static const std::vector<scenario::Named> all{
        {"recruit", "Recruited",
         "A d20 brings each unit by the shares of its template, up to the points; what no longer fits is "
         "exchanged for the dearest unit that does."},
        {"buy", "Bought",
         "Without dice: each purchase goes to the kind of unit furthest behind its share (share divided by twice "
         "its units and one), of those that still fit the points."},
        {"free", "Free",
         "Any army the rules allow: each kind of unit is as likely as any other, whatever the template; what no "
         "longer fits is exchanged for the dearest unit that does."}};
    return all;
}

std::optional<MadeArmy> make_army(const Rulebook& book, const ArmyOrder& order, dice::Dice& dice,
                                  Diagnostics& diagnostics) {
    const ArmyTemplate* army = book.army(order.army);
    const int before = diagnostics.error_count();
    if (army == nullptr)
        diagnostics.error({},
                          fmt::format("unknown army list '{}'{}", order.army,
                                      did_you_mean(order.army, book.names_of_armies())),
                          "'muster lists' shows them all");
    check_order(book, order, army, diagnostics);
    if (diagnostics.error_count() > before) return std::nullopt;
    return Recruiting(book, *army, order, dice).made();
}

void give_leaders(const Rulebook& book, int count, scenario::Side& side) {
    const Plan* plan = book.plans.plan(side.plan);
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
        scenario::UnitSheet* unit = nullptr;
        for (std::size_t turn = 0; plan != nullptr && unit == nullptr && turn < plan->leaders.size();
             ++turn) {
            const Block block = plan->leaders[(i + turn) % plan->leaders.size()];
            unit = best_without_leader(book, side, names_of(Block{}).word(block));
        }
        if (unit == nullptr) unit = best_without_leader(book, side, "");
        unit->leader = leader_word;
    }
}

}  // namespace muster::ral
