#include "rrtk/setup/briefing.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "rrtk/army/army.hpp"
#include "rrtk/army/unit.hpp"
#include "rrtk/setup/briefing_terrain.hpp"

namespace muster::rrtk {

namespace {

using scenario::BriefingPart;
using scenario::Side;
using scenario::SideColour;
using scenario::Sum;

class Briefing {
  public:
    Briefing(const Rulebook& book, const scenario::Scenario& scenario, const Setup& setup)
        : book_(book),
          scenario_(scenario),
          setup_(setup),
          attacker_(scenario.side(scenario.attacker)),
          defender_(scenario.side(scenario.defender())) {}

    std::vector<BriefingPart> parts() {
        std::vector<BriefingPart> parts{attack(), scouts()};
        for (BriefingPart& part : terrain_parts(book_, scenario_, setup_)) parts.push_back(std::move(part));
        parts.insert(parts.end(), {placement(), turn(), end(), plans(), rules()});
        return parts;
    }

  private:
    BriefingPart attack() {
        BriefingPart part{
            "attack",
            "Who attacks",
            {fmt::format("The attacker, who moves first: **{}**. The defender, who places first: **{}**.",
                         attacker_.name, defender_.name)},
            {}};
        if (setup_.ties > 0)
            part.paragraphs.push_back(fmt::format(
                "{} equal and made again.",
                setup_.ties == 1 ? "One roll was" : capitalised(number_word(setup_.ties)) + " rolls were"));
        for (const SideColour colour : {SideColour::red, SideColour::blue}) {
            const AttackSum& sum = setup_.side(colour).attack;
            Sum line{scenario_.side(colour).name,
                     {{"War Rating", std::to_string(sum.war_rating)}},
                     std::to_string(sum.total)};
            if (sum.captains > 0) line.parts.emplace_back("Captains", signed_number(sum.captains));
            if (sum.scouting > 0) line.parts.emplace_back("scouts", signed_number(sum.scouting));
            line.parts.emplace_back("die", std::to_string(sum.die));
            part.sums.push_back(std::move(line));
        }
        return part;
    }

    BriefingPart scouts() {
        BriefingPart part{"scouts", "Scouts", {}, {}};
        for (const SideColour colour : {SideColour::red, SideColour::blue}) {
            const Scouts& scouts = setup_.side(colour).scouts;
            const Chart& chart = book_.chart("scouting");
            Sum line{scenario_.side(colour).name, {}, std::to_string(scouts.value)};
            const auto add = [&](int units, const std::string& row) {
                if (units > 0)
                    line.parts.emplace_back(chart.row(row)->label,
                                            fmt::format("{} × {}", units, chart.value(row)));
            };
            add(scouts.flyers, "flyer");
            add(scouts.mounted_ac2, "mounted-ac2");
            add(scouts.mounted_ac4, "mounted-ac4");
            add(scouts.skirmish_ac2, "skirmish-ac2");
            part.sums.push_back(std::move(line));
        }
        part.paragraphs.push_back(scouting_verdict());
        return part;
    }

    [[nodiscard]] std::string scouting_verdict() const {
        const int reds = setup_.red.batch, blues = setup_.blue.batch;
        if (reds == blues)
            return fmt::format("Neither side is out-scouted: each places {} units at a time.",
                               number_word(reds));
        const bool red_suffers = reds > blues;
        const Side& loser = red_suffers ? scenario_.red : scenario_.blue;
        const Side& winner = red_suffers ? scenario_.blue : scenario_.red;
        return fmt::format("{} is out-scouted and places {} units at a time for every {} of {}.", loser.name,
                           number_word(std::max(reds, blues)), number_word(std::min(reds, blues)),
                           winner.name);
    }

    BriefingPart placement() {
        BriefingPart part{"placement", "Placing the armies", {}, {}};
        part.paragraphs.push_back(
            "Every unit stands 3″ to 12″ from its own edge and 12″ from the sides, melee "
            "foot 18″ from them. The map gives the places; "
            "put the units down in these steps. " +
            book_.setup.choices.rule("placing"));
        int number = 0;
        for (const scenario::Batch& batch : scenario_.placement) part.sums.push_back(step(++number, batch));
        return part;
    }

    [[nodiscard]] Sum step(int number, const scenario::Batch& batch) const {
        const Side& side = scenario_.side(batch.side);
        Sum sum{fmt::format("{} {}", number, side.name), {}, std::to_string(batch.units.size())};
        std::vector<std::pair<std::string, std::vector<std::string>>> bodies;
        for (const int unit_number : batch.units) {
            const scenario::UnitSheet* unit = side.unit(unit_number);
            const std::string label = "Body " + unit->body;
            if (bodies.empty() || bodies.back().first != label) bodies.push_back({label, {}});
            bodies.back().second.push_back(std::to_string(unit_number) +
                                           (unit->leader == cinc ? " (commander)" : ""));
        }
        for (const auto& [label, units] : bodies) sum.parts.emplace_back(label, join(units));
        return sum;
    }

    BriefingPart turn() {
        BriefingPart part{
            "turn", "The first turn", {fmt::format("{} has the first turn.", attacker_.name)}, {}};
        if (setup_.first_turn_bonus)
            part.paragraphs.push_back(
                fmt::format("The total of {} was at least twice that of {}: in the first turn all its Bodies "
                            "that are activated add **half** to their move, charges too, but not to moves "
                            "that tests force on them.",
                            attacker_.name, defender_.name));
        for (const SideColour colour : {scenario_.attacker, scenario_.defender()}) {
            const Side& side = scenario_.side(colour);
            part.paragraphs.push_back(fmt::format(
                "{} activates up to **{}** Bodies in a turn{}.", side.name, total_war_rating(side),
                side.captains > 0 ? fmt::format(": War Rating {} and {}", side.war_rating,
                                                counted(side.captains, "Captain", "Captains"))
                                  : ""));
        }
        return part;
    }

    BriefingPart end() {
        BriefingPart part{"end", "The end", {}, {}};
        part.paragraphs.push_back(
            "The battle has no break point: it ends when a side has no unit left on the "
            "table, when both agree, or at an hour set beforehand.");
        part.paragraphs.push_back(
            "**Score**, if it counts: the points an army began with, less the value of its "
            "own units that routed or left of their own will, plus the value of the enemy’s. "
            "The higher score wins, equal scores are a draw. Fanatics that were removed "
            "count as routed, a Captain as 20, the commander as nothing.");
        for (const SideColour colour : {SideColour::red, SideColour::blue}) {
            const Side& side = scenario_.side(colour);
            Sum sum{side.name + " began with",
                    {{"units", std::to_string(side.points())}},
                    std::to_string(points_of(side))};
            if (side.captains > 0)
                sum.parts.emplace_back("Captains", std::to_string(side.captains * captain_points));
            part.sums.push_back(std::move(sum));
        }
        return part;
    }

    BriefingPart plans() {
        BriefingPart part{"plans", "Plans", {}, {}};
        for (const SideColour colour : {SideColour::red, SideColour::blue}) {
            const Side& side = scenario_.side(colour);
            const PlanRoll& roll = setup_.side(colour).plan;
            const Plan* plan = book_.plan(side.plan);
            if (plan == nullptr) continue;
            part.paragraphs.push_back(fmt::format("**{}: {}.** {} {}", side.name, plan->name, plan->intent,
                                                  book_.setup.choices.plan(plan->id).says));
            part.sums.push_back({side.name,
                                 {{"left", std::to_string(roll.left)},
                                  {"centre", std::to_string(roll.centre)},
                                  {"reserve", std::to_string(roll.reserve)},
                                  {"right", std::to_string(roll.right)}},
                                 std::to_string(roll.left + roll.centre + roll.reserve + roll.right)});
        }
        return part;
    }

    /// The rules by which the choices of both sides were made, as far as they came up.
    BriefingPart rules() {
        BriefingPart part{"notes", "Choices made by rule", {}, {}};
        const Choices& choices = book_.setup.choices;
        for (const SideColour colour : {SideColour::red, SideColour::blue})
            for (const std::string& note : setup_.side(colour).notes)
                part.paragraphs.push_back(scenario_.side(colour).name + ": " + note);
        const auto say = [&](const std::string& id) { part.paragraphs.push_back(choices.rule(id)); };
        say(scenario_.request.mode);
        if (scenario_.red.captains + scenario_.blue.captains > 0) say("captains");
        say("leaders");
        const auto any_unit = [&](auto holds) {
            return std::ranges::any_of(scenario_.red.units, holds) ||
                   std::ranges::any_of(scenario_.blue.units, holds);
        };
        if (any_unit([](const auto& unit) { return is_flyer(unit); })) say("flyers");
        say("blocks");
        say("bodies");
        say("drawing-up");
        if (any_unit([](const auto& unit) { return !unit.pose && !is_flyer(unit); })) say("no-room");
        return part;
    }

    const Rulebook& book_;
    const scenario::Scenario& scenario_;
    const Setup& setup_;
    const Side &attacker_, &defender_;
};

}  // namespace

std::vector<BriefingPart> briefing(const Rulebook& book, const scenario::Scenario& scenario) {
    Diagnostics unused;
    const std::optional<Setup> setup = read_setup(scenario.setup, unused);
    if (!setup) return {};
    return Briefing(book, scenario, *setup).parts();
}

}  // namespace muster::rrtk
