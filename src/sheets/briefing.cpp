#include "sheets/briefing.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "sheets/storyboard.hpp"
#include "sheets/words.hpp"

namespace muster::sheets {

using layout::RichText;

namespace {

layout::Block sums_table(const std::vector<scenario::Sum>& sums) {
    layout::Table table{"sums", {}};
    for (const scenario::Sum& sum : sums) {
        std::vector<RichText> parts;
        RichText line;
        for (const auto& [label, number] : sum.parts) {
            if (!line.empty()) line = line + RichText(" · ");
            line = line + RichText(label + " ") + layout::strong(number);
        }
        layout::TableRow row;
        row.cells["what"] = marked_up({sum.what});
        row.cells["parts"] = std::vector<RichText>{line};
        row.cells["total"] = literal(sum.total);
        table.rows.push_back(std::move(row));
    }
    return table;
}

void add_part(const scenario::BriefingPart& part, std::vector<layout::Block>& slot) {
    if (!part.heading.empty()) slot.push_back(paragraph("heading", layout::from_markup(part.heading)));
    for (const std::string& text : part.paragraphs)
        slot.push_back(paragraph("body", layout::from_markup(text)));
    if (!part.sums.empty()) slot.push_back(sums_table(part.sums));
}

std::vector<layout::Block> army(const Battle& battle, scenario::SideColour colour,
                                const layout::Shield& shield) {
    const scenario::Side& side = battle.scenario.side(colour);
    const bool attacks = battle.scenario.attacker == colour;
    layout::TableRow head;
    head.cells["shield"] = shield;
    head.cells["army"] =
        std::vector<RichText>{RichText(side.name), layout::label(attacks ? "attacker" : "defender")};
    layout::Table table{"army", {std::move(head)}};
    const scenario::Words group = battle.ruleset.group();
    const std::string facts =
        fmt::format("{} points in {}, {}. {}.", battle.ruleset.points(side),
                    counted(static_cast<int>(side.units.size()), "unit", "units"),
                    counted(static_cast<int>(side.bodies.size()), group.one, group.many),
                    battle.ruleset.side_facts(side).command);
    return {std::move(table), paragraph("body", facts)};
}

/// A share whose sign never stands on a line of its own.
std::string unbroken(std::string percent) {
    if (percent.ends_with(" %")) percent.replace(percent.size() - 2, 1, "\u00a0");
    return percent;
}

/// What simulation said of the battle, and how it was made fair.
std::vector<layout::Block> chances(const scenario::Scenario& scenario) {
    const scenario::Chances& odds = *scenario.odds;
    std::vector<layout::Block> blocks{paragraph("heading", std::string("The chances"))};
    const auto wins = [&](const scenario::Side& side, long long count) {
        return RichText(side.name + " won ") +
               layout::strong(unbroken(to_percent(share_of(count, odds.runs))));
    };
    RichText text(fmt::format("Of {} plays by the program from this deployment, ", odds.runs));
    text = text + wins(scenario.red, odds.win) +
           RichText(
               fmt::format(" (95 % interval {}), ",
                           unbroken(to_percent(ShareInterval{odds.win_interval[0], odds.win_interval[1]})))) +
           wins(scenario.blue, odds.loss) + RichText(odds.draw > 0 ? ", the rest were drawn." : ".");
    if (odds.commander_red == odds.commander_blue)
        text = text + RichText(fmt::format(" Commander of both: {}.", odds.commander_red));
    else
        text =
            text + RichText(fmt::format(" Commanders: {} and {}.", odds.commander_red, odds.commander_blue));
    blocks.push_back(paragraph("body", text));
    if (!odds.fair) return blocks;
    const scenario::Request& request = scenario.request;
    std::string done =
        fmt::format("The battle was rolled {} until the chance of {} lay between {} and {}\u00a0%",
                    odds.fair->rolls == 1 ? "once" : fmt::format("{} times", odds.fair->rolls),
                    scenario.red.name, odds.fair->low, odds.fair->high);
    if (request.red_points > 0 || request.blue_points > 0)
        done += fmt::format("; for that {} was made with {} points and {} with {}", scenario.red.name,
                            request.points_of(scenario::SideColour::red), scenario.blue.name,
                            request.points_of(scenario::SideColour::blue));
    blocks.push_back(paragraph("body", done + "."));
    return blocks;
}

constexpr const char* plans = "plans";

/// What stands on the briefing instead of the plans.
scenario::BriefingPart sealed_plans(const scenario::Ruleset& ruleset) {
    return {plans, "Plans", {ruleset.sealing()->briefing}, {}};
}

/// That turns were played already, and who goes on.
std::vector<layout::Block> opening(const Battle& battle) {
    std::vector<layout::Block> blocks{paragraph("heading", std::string("The opening"))};
    const int turns = battle.scenario.opening->played();
    blocks.push_back(paragraph(
        "body", fmt::format("The first {} played by the program; the storyboard tells {}. Map, rosters, "
                            "cards and orders are of the position that came of it. All else here is of the "
                            "beginning.",
                            turns == 1 ? "turn was" : counted(turns, "turn", "turns") + " were",
                            turns == 1 ? "it" : "them")));
    for (const std::string& sentence : handing_over(battle.scenario, *battle.now))
        blocks.push_back(paragraph("body", sentence));
    return blocks;
}

}  // namespace

layout::SheetContent briefing(const Battle& battle, const SideArms& arms, bool sealed) {
    const scenario::Scenario& scenario = battle.scenario;
    layout::SheetContent sheet;
    sheet.sheet = "briefing";
    sheet.title = "Briefing";
    sheet.slots["title"] = {
        paragraph("title", fmt::format("{} against {}", scenario.red.name, scenario.blue.name))};
    sheet.slots["subtitle"] = {
        paragraph("subtitle", fmt::format("Briefing · {} · seed {}", battle.ruleset.title(), scenario.seed))};
    sheet.colours = {{"red", arms.red.colour}, {"blue", arms.blue.colour}};
    sheet.slots["red"] = army(battle, scenario::SideColour::red, arms.red.shield);
    sheet.slots["blue"] = army(battle, scenario::SideColour::blue, arms.blue.shield);
    for (const scenario::BriefingPart& part : battle.ruleset.briefing(scenario)) {
        const bool secret = sealed && part.slot == plans;
        add_part(secret ? sealed_plans(battle.ruleset) : part, sheet.slots[part.slot]);
    }
    if (scenario.opening && battle.now != nullptr) sheet.slots["opening"] = opening(battle);
    if (scenario.odds) sheet.slots["odds"] = chances(scenario);
    return sheet;
}

}  // namespace muster::sheets
