#include "ral/setup/briefing.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "ral/army/army.hpp"
#include "ral/army/unit.hpp"
#include "ral/setup/map_facts.hpp"
#include "ral/setup/setup.hpp"

namespace muster::ral {

namespace {

using scenario::BriefingPart;
using scenario::Side;
using scenario::SideColour;
using scenario::Sum;

constexpr SideColour both[] = {SideColour::red, SideColour::blue};

class Briefing {
  public:
    Briefing(const Rulebook& book, const scenario::Scenario& scenario, const Setup& setup)
        : book_(book), rules_(book.rules), scenario_(scenario), setup_(setup) {}

    std::vector<BriefingPart> parts() {
        return {placing_first(), ground(), placement(), turn(), end(), plans(), notes()};
    }

  private:
    [[nodiscard]] const Side& side(SideColour colour) const { return scenario_.side(colour); }

    BriefingPart placing_first() {
        const Side& first = side(scenario_.attacker);
        BriefingPart part{
            "attack",
            "Who places first",
            {fmt::format(
                "The rules know no attacker. **{}** rolled the higher die, places the first unit, and is "
                "called the attacker on these sheets; its edge is the lower one of the map. Who moves "
                "first is rolled in each turn.",
                first.name)},
            {}};
        if (setup_.ties > 0)
            part.paragraphs.push_back(fmt::format(
                "{} equal and made again.",
                setup_.ties == 1 ? "One roll was" : capitalised(number_word(setup_.ties)) + " rolls were"));
        for (const SideColour colour : both)
            part.sums.push_back({side(colour).name, {}, std::to_string(setup_.side(colour).place_die)});
        return part;
    }

    BriefingPart ground() {
        const GroundRoll& rolled = setup_.ground;
        BriefingPart part{"terrain", "The ground", {}, {}};
        part.paragraphs.push_back(
            filled(book_.terrain.says, {{"apart", to_decimal(book_.terrain.apart) + "″"},
                                        {"tries", number_word(book_.terrain.tries)}}));
        std::vector<std::pair<std::string, std::string>> river{{"die", std::to_string(rolled.river)}};
        for (const int face : rolled.course) river.emplace_back("course", std::to_string(face));
        part.sums.push_back({"River", std::move(river), rolled.course.empty() ? "none" : "R"});
        part.sums.push_back(
            {"Pieces", {{"die", std::to_string(rolled.count)}}, std::to_string(rolled.pieces)});
        int number = 0;
        for (const PieceRoll& piece : rolled.rolled) part.sums.push_back(piece_sum(++number, piece));
        part.paragraphs.push_back(pieces());
        return part;
    }

    [[nodiscard]] Sum piece_sum(int number, const PieceRoll& piece) const {
        Sum sum{fmt::format("{} {}", number, terrain_fact(rules_, piece.kind).title),
                {{"d20", std::to_string(piece.die)}, {"length", std::to_string(piece.length)}},
                piece.letters.empty() ? "–" : piece.letters};
        const auto add = [&sum](const char* label, int die) {
            if (die > 0) sum.parts.emplace_back(label, std::to_string(die));
        };
        add("breadth", piece.breadth);
        add("way", piece.turn);
        add("levels", piece.levels);
        std::vector<std::string> tries;
        for (std::size_t i = 0; i + 1 < piece.place.size(); i += 2)
            tries.push_back(fmt::format("{}/{}", piece.place[i], piece.place[i + 1]));
        sum.parts.emplace_back("place", join(tries));
        return sum;
    }

    /// "On the map: L Hill, level 1; M Level 2; N Woods."
    [[nodiscard]] std::string pieces() const {
        std::vector<std::string> words;
        for (const scenario::TerrainPiece& piece : scenario_.terrain)
            words.push_back(fmt::format("**{}** {}", piece.letter, terrain_name(rules_, scenario_, piece)));
        return words.empty()
                   ? "The table is clear."
                   : "On the map: " + join(words, "; ") + ". The whole area of a piece has the effect.";
    }

    BriefingPart placement() {
        BriefingPart part{"placement", "Placing the armies", {}, {}};
        part.paragraphs.push_back(
            fmt::format("Every unit stands within {}″ of its own long edge. The sides place one unit each in "
                        "turn, **{}** first; who has more places the rest. The map gives the places.",
                        to_decimal(rules_.zone), side(scenario_.attacker).name));
        for (const SideColour colour : {scenario_.attacker, scenario_.defender()}) {
            std::vector<std::string> order;
            for (const scenario::Batch& batch : scenario_.placement)
                if (batch.side == colour)
                    for (const int unit : batch.units) order.push_back(std::to_string(unit));
            part.sums.push_back(
                {side(colour).name, {{"in this order", join(order)}}, std::to_string(order.size())});
        }
        return part;
    }

    BriefingPart turn() {
        BriefingPart part{"turn", "The first turn", {}, {}};
        part.paragraphs.push_back(
            "A turn has five events: challenges, archery, movement, melee, morale. In the movement event both "
            "sides roll a d6, equal dice again; the higher one says who moves first.");
        part.paragraphs.push_back(
            fmt::format("Each side has **{}**: the same number on both, by the points of the smaller army. A "
                        "leader starts with the unit named.",
                        counted(setup_.leaders, "leader", "leaders")));
        for (const SideColour colour : both) {
            Sum sum{side(colour).name, {}, std::to_string(leaders_with(side(colour)))};
            for (const scenario::UnitSheet& unit : side(colour).units)
                if (!unit.leader.empty())
                    sum.parts.emplace_back(unit.name, "no. " + std::to_string(unit.number));
            part.sums.push_back(std::move(sum));
        }
        return part;
    }

    BriefingPart end() {
        BriefingPart part{"end", "The end", {}, {}};
        for (const Step& step : book_.procedure("end")->steps)
            part.paragraphs.push_back("**" + step.lead + ":** " + with_figures(rules_, step.text));
        return part;
    }

    BriefingPart plans() {
        BriefingPart part{"plans", "Plans", {}, {}};
        for (const SideColour colour : both) {
            const Plan* plan = book_.plans.plan(side(colour).plan);
            if (plan == nullptr) continue;
            part.paragraphs.push_back(
                fmt::format("**{}: {}.** {} {}", side(colour).name, plan->name, plan->intent, plan->says));
            part.sums.push_back(
                {side(colour).name, {{"plan", plan->name}}, std::to_string(setup_.side(colour).plan_die)});
        }
        return part;
    }

    BriefingPart notes() {
        BriefingPart part{"notes", "Choices made by rule", {}, {}};
        for (const SideColour colour : both)
            for (const std::string& note : setup_.side(colour).notes)
                part.paragraphs.push_back(side(colour).name + ": " + note);
        const auto mode = std::ranges::find(modes(), scenario_.request.mode, &scenario::Named::id);
        if (mode != modes().end()) part.paragraphs.push_back(mode->note);
        part.paragraphs.push_back(
            "Armies, ground and plans are laid out by rules of ours, where the rules leave it to the players. A "
            "leader starts with the best unit of the block that the plan names: knights before yeomen before "
            "peasants, mounted before foot, without bows before with.");
        return part;
    }

    const Rulebook& book_;
    const Rules& rules_;
    const scenario::Scenario& scenario_;
    const Setup& setup_;
};

}  // namespace

std::vector<BriefingPart> briefing(const Rulebook& book, const scenario::Scenario& scenario) {
    Diagnostics unused;
    const std::optional<Setup> setup = read_setup(scenario.setup, unused);
    if (!setup) return {};
    return Briefing(book, scenario, *setup).parts();
}

}  // namespace muster::ral
