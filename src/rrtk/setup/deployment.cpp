#include "rrtk/setup/deployment.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "rrtk/army/army.hpp"
#include "rrtk/army/unit.hpp"
#include "rrtk/setup/leaders.hpp"
#include "rrtk/setup/lines.hpp"

namespace muster::rrtk {

namespace {

using scenario::UnitSheet;

constexpr std::size_t bodies_beyond_war_rating = 2;

/// "1 to 4, 7": numbers in order, three and more in a row as one.
std::string runs(std::vector<int> numbers) {
    std::ranges::sort(numbers);
    std::vector<std::string> parts;
    for (std::size_t from = 0; from < numbers.size();) {
        std::size_t to = from;
        while (to + 1 < numbers.size() && numbers[to + 1] == numbers[to] + 1) ++to;
        if (to - from < 2) to = from;
        parts.push_back(from == to ? std::to_string(numbers[from])
                                   : fmt::format("{} to {}", numbers[from], numbers[to]));
        from = to + 1;
    }
    return join(parts);
}

/// "Pike (1 to 3) and Levies (9)".
std::string naming(const Units& units) {
    std::vector<std::pair<std::string, std::vector<int>>> by_name;
    for (const UnitSheet* unit : units) {
        auto found = std::ranges::find(by_name, unit->name, [](const auto& each) { return each.first; });
        if (found == by_name.end()) found = by_name.insert(by_name.end(), {unit->name, {}});
        found->second.push_back(unit->number);
    }
    std::vector<std::string> names;
    for (const auto& [name, numbers] : by_name) names.push_back(fmt::format("{} ({})", name, runs(numbers)));
    return join_sentence(names);
}

/// A, B ... Z, AA, AB ...
std::string letter_of(std::size_t index) {
    constexpr std::size_t letters = 26;
    std::string letter(1, static_cast<char>('A' + index % letters));
    return index < letters ? letter : letter_of(index / letters - 1) + letter;
}

class Deployment {
  public:
    Deployment(const Rulebook& book, const Ground& ground, scenario::Side& side, SideSetup& setup)
        : book_(book),
          ground_(ground),
          side_(side),
          setup_(setup),
          choice_(book.setup.choices.plan(setup.plan.plan)) {}

    void deploy() {
        const std::vector<DraftBody> bodies = order_of_battle();
        commander_ = commanders_unit(bodies, choice_.commander);
        const Units captains = captains_units(bodies, side_.captains, commander_);
        Room room(ground_, commander_);
        for (const Station& station : draw_up(bodies, {&choice_, commander_}))
            settle(room, *station.body, station.wanted);
        note_what_waits();
        appoint(room, captains);
        record(room);
    }

  private:
    /// Deals the units out and forms Bodies. Flyers wait off the table (the rule `flyers`).
    std::vector<DraftBody> order_of_battle() {
        Units units, flyers;
        for (const UnitSheet& unit : side_.units) (is_flyer(unit) ? flyers : units).push_back(&unit);
        if (!flyers.empty())
            note(fmt::format("{} {} in the air off the table.", naming(flyers),
                             flyers.size() == 1 ? "waits" : "wait"));
        const auto mounted =
            std::ranges::count_if(units, [](const UnitSheet* unit) { return is_mounted(class_of(*unit)); });
        const Quotas quotas = quotas_of(*book_.plan(setup_.plan.plan), static_cast<int>(units.size()),
                                        static_cast<int>(mounted));
        const Dealt dealt = deal_out(book_, units, choice_, quotas);
        PlanRoll& plan = setup_.plan;
        plan.centre = static_cast<int>(dealt.of(Block::centre).size());
        plan.left = static_cast<int>(dealt.of(Block::left).size());
        plan.right = static_cast<int>(dealt.of(Block::right).size());
        plan.reserve = static_cast<int>(dealt.of(Block::reserve).size());
        plan.off_table = static_cast<int>(flyers.size());
        const std::size_t wanted =
            static_cast<std::size_t>(total_war_rating(side_)) + bodies_beyond_war_rating;
        return form_bodies(book_, dealt, wanted, choice_.one_line);
    }

    /// Puts a Body where it is wanted, or else as near as the strip allows, or else in halves, or else off
    /// the table.
    void settle(Room& room, const DraftBody& body, WantedPlace wanted) {
        if (room.place(body, wanted)) return;
        wanted.from = zone(false).low.x;
        wanted.to = zone(false).high.x;
        if (room.place(body, wanted)) {
            note(fmt::format("{} found no room {} and {} as near to it as may be.", naming(members(body)),
                             where(body.block), body.size() == 1 ? "stands" : "stand"));
            return;
        }
        const Units all = members(body);
        if (body.size() == 1 ||
            std::ranges::none_of(all, [&](const UnitSheet* unit) { return room.has_place_for(*unit); })) {
            waiting_.insert(waiting_.end(), all.begin(), all.end());
            return;
        }
        const auto [first, second] = halved(body);
        settle(room, first, wanted);
        settle(room, second, wanted);
    }

    static Units members(const DraftBody& body) {
        Units all = body.front;
        all.insert(all.end(), body.units.begin(), body.units.end());
        return all;
    }

    static std::string where(Block block) {
        switch (block) {
            case Block::centre: return "in the centre";
            case Block::left: return "on the left wing";
            case Block::right: return "on the right wing";
            case Block::reserve: return "in the reserve";
        }
        return {};
    }

    void note(std::string text) { setup_.notes.push_back(std::move(text)); }

    void note_what_waits() {
        if (waiting_.empty()) return;
        setup_.plan.off_table += static_cast<int>(waiting_.size());
        note(fmt::format("{} {} no legal place in the zone and {} behind the table edge.", naming(waiting_),
                         waiting_.size() == 1 ? "has" : "have", waiting_.size() == 1 ? "waits" : "wait"));
    }

    /// Gives the leaders to their units; the commander of a unit that found no place goes to the best that
    /// did, and the Captains find their units anew, since he may have taken one of theirs.
    void appoint(const Room& room, Units captains) {
        if (std::ranges::find(waiting_, commander_) != waiting_.end()) {
            std::vector<DraftBody> standing;
            for (const StandingBody& each : room.standing()) standing.push_back(each.body);
            if (const UnitSheet* unit = commanders_unit(standing, choice_.commander)) commander_ = unit;
            Units anew = captains_units(standing, side_.captains, commander_);
            // With fewer units on the table than Captains the others stay with those that wait.
            for (const UnitSheet* unit : waiting_)
                if (anew.size() < captains.size() && unit != commander_) anew.push_back(unit);
            captains = std::move(anew);
        }
        if (commander_ == nullptr && !side_.units.empty()) commander_ = &side_.units.front();
        for (UnitSheet& unit : side_.units) {
            if (&unit == commander_)
                unit.leader = cinc;
            else if (std::ranges::find(captains, &unit) != captains.end())
                unit.leader = captain;
        }
        if (commander_ != nullptr && !in_second_rank(room))
            note("The commander has no second rank to ride in.");
    }

    [[nodiscard]] bool in_second_rank(const Room& room) const {
        return std::ranges::any_of(room.standing(), [this](const StandingBody& each) {
            const std::vector<Units>& ranks = each.formation.ranks();
            return ranks.size() > 1 && std::ranges::find(ranks[1], commander_) != ranks[1].end();
        });
    }

    /// Writes Bodies and places, lettered from the player's right to his left.
    void record(const Room& room) {
        std::vector<const StandingBody*> standing;
        for (const StandingBody& each : room.standing()) standing.push_back(&each);
        std::ranges::stable_sort(standing, [](const StandingBody* a, const StandingBody* b) {
            return std::pair(a->outline.centre().x, a->outline.high.y) >
                   std::pair(b->outline.centre().x, b->outline.high.y);
        });
        for (std::size_t i = 0; i < standing.size(); ++i) record_body(*standing[i], letter_of(i));
    }

    void record_body(const StandingBody& standing, const std::string& letter) {
        scenario::Body body{letter, names_of(Block{}).word(standing.body.block), {}, {}};
        for (const PlacedUnit& placed : standing.formation.at(standing.front_left)) {
            body.units.push_back(placed.unit->number);
            UnitSheet& unit = side_.units[static_cast<std::size_t>(placed.unit->number) - 1];
            unit.body = letter;
            unit.pose = ground_.on_table({placed.area.centre(), tabletop::up});
        }
        side_.bodies.push_back(std::move(body));
    }

    const Rulebook& book_;
    const Ground& ground_;
    scenario::Side& side_;
    SideSetup& setup_;
    const PlanChoice& choice_;
    const UnitSheet* commander_ = nullptr;
    Units waiting_;
};

}  // namespace

void deploy(const Rulebook& book, const Ground& ground, scenario::Side& side, SideSetup& setup) {
    Deployment(book, ground, side, setup).deploy();
}

}  // namespace muster::rrtk
