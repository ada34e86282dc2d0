#include "sheets/map/map_sheet.hpp"

#include <fmt/format.h>

#include "layout/sheet.hpp"
#include "layout/text_setter.hpp"
#include "sheets/map/key.hpp"
#include "sheets/map/livery.hpp"
#include "sheets/map/map_frame.hpp"
#include "sheets/map/tape_list.hpp"
#include "sheets/words.hpp"

namespace muster::sheets {

namespace {

constexpr const char* sheet_id = "map";
constexpr double mm_per_inch = 25.4;

layout::Block paragraph_of(const std::string& style, const std::string& text) {
    return layout::Paragraph{style, layout::RichText(text)};
}

/// "1 : 6.8", from the drawing's scale.
std::string scale_text(double mm_for_an_inch) {
    return fmt::format("1 : {:.1f}", mm_per_inch / mm_for_an_inch);
}

/// "Before turn 4 of Orcs · ": when the battle stands so; nothing for the deployment.
std::string moment(const Battle& battle) {
    if (battle.now == nullptr) return "";
    if (!battle.now->over.empty()) return "At the end \u00b7 ";
    return fmt::format("Before {} \u00b7 ", battle.now->turn);
}

}  // namespace

layout::SheetContent map_sheet(const Battle& battle, const SideArms& arms, const MapChoice& choice,
                               const layout::Templates& templates, layout::TextMeasurer& measurer,
                               Diagnostics& diagnostics) {
    const scenario::Scenario& scenario = battle.scenario;
    layout::SheetContent sheet;
    sheet.sheet = sheet_id;
    sheet.title = battle.now == nullptr      ? "Battlefield map"
                  : battle.now->over.empty() ? "The field to start from"
                                             : "The field at the end";
    sheet.slots["title"] = {paragraph_of("title", sheet.title)};
    sheet.slots["tape"] = {
        paragraph_of(
            "note",
            fmt::format(
                "Left: from the table\u2019s edge on your left. Near: from the edge you stand behind. "
                "Ground: the near left corner of its dotted area. {}: the left end of the front edge; "
                "units from the left, front rank first.",
                battle.ruleset.group().many)),
        map::tape_list(scenario, battle.ruleset, battle.now)};

    auto look = map::load_look(templates.dir, templates, diagnostics);
    if (!look) return sheet;
    map::wear(*look, arms, templates.theme);
    const layout::Size size =
        layout::slot_size(templates, template_of(sheet_id, battle.ruleset, templates), "map", choice.paper);
    const double scale = map::map_view(scenario, size, *look).mm_per_inch;
    sheet.slots["subtitle"] = {paragraph_of(
        "subtitle", fmt::format("{}{} \u00d7 {} to scale, {}", moment(battle),
                                to_decimal(scenario.board.width) + "\u2033",
                                to_decimal(scenario.board.height) + "\u2033", scale_text(scale)))};
    sheet.slots["map"] = {layout::Figure{map::draw_map(battle, size, *look, measurer)}};

    layout::TextSetter text(templates, measurer, diagnostics);
    text.set_place("sheet map, slot legend");
    const map::KeySubject subject{scenario, battle.ruleset, *look, battle.now};
    sheet.slots["legend"] = {layout::Figure{map::draw_signs(subject, size.width, text)}};
    if (choice.explain_ground && !scenario.terrain.empty()) {
        sheet.slots["legend"].push_back(paragraph_of("heading", "The ground"));
        sheet.slots["legend"].push_back(layout::Figure{map::draw_ground_key(subject, size.width, text)});
    }
    return sheet;
}

}  // namespace muster::sheets
