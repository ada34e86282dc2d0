// One battle at its two readable stages: the scenario as YAML, and the pages as lists of what stands where.
#include <doctest/doctest.h>
#include <fmt/format.h>

#include "cli/loading.hpp"
#include "layout/sheet.hpp"
#include "print/typesetter.hpp"
#include "sheets/pack.hpp"
#include "support/golden.hpp"

using namespace muster;

namespace {

cli::LoadedScenario battle(const std::string& ruleset, const std::string& red, const std::string& blue) {
    cli::RollOptions options;
    options.ruleset = ruleset;
    options.armies = {red, blue};
    options.seed = "7";
    options.request.red = red;
    options.request.blue = blue;
    return cli::roll_scenario(MUSTER_SOURCE_DIR, options);
}

/// Texts, links and anchors of a frame with their places in mm, and how many paths it has. Paths are left to
/// the eye.
struct Dump {
    std::string text;
    int paths = 0;

    void add(const std::vector<layout::Item>& items, layout::Point at) {
        for (const layout::Item& item : items) std::visit([&](const auto& each) { add(each, at); }, item);
    }
    void add(const layout::TextItem& item, layout::Point at) {
        text += fmt::format("  {:7.2f} {:7.2f} {:4.1f}pt {}\n", (at.x + item.baseline.x).value,
                            (at.y + item.baseline.y).value, item.font.size_pt, item.text);
    }
    void add(const layout::PathItem& /*item*/, layout::Point /*at*/) { ++paths; }
    void add(const layout::LinkItem& item, layout::Point /*at*/) {
        text += fmt::format("  link to {}\n", item.target);
    }
    void add(const layout::AnchorItem& item, layout::Point /*at*/) {
        text += fmt::format("  anchor {}\n", item.name);
    }
    void add(const layout::Group& group, layout::Point at) { add(group.items, at + group.offset); }
};

std::string dump(const layout::Page& page) {
    Dump dump;
    dump.add(page.frame.items, {});
    return fmt::format("{} ({}), {:.1f} x {:.1f} mm, {} paths\n", page.label, page.sheet,
                       page.frame.size.width.value, page.frame.size.height.value, dump.paths) +
           dump.text;
}

/// All pages of the chosen sheets of a battle.
std::string pages_of(const cli::LoadedScenario& loaded, const sheets::PackChoice& choice) {
    Diagnostics faults;
    const auto templates =
        layout::load_templates(std::string(MUSTER_SOURCE_DIR) + "/templates", "atlas", faults);
    REQUIRE_MESSAGE(templates.has_value(), faults.to_text());
    const auto typesetter = print::Typesetter::open(
        {std::string(MUSTER_SOURCE_DIR) + "/fonts", templates->theme.serif, templates->theme.sans}, faults);
    REQUIRE(typesetter != nullptr);
    std::string text;
    for (const layout::SheetContent& sheet :
         sheets::make_sheets({loaded.scenario, *loaded.ruleset}, choice, *templates, *typesetter, faults))
        for (const layout::Page& page : layout::lay_out(sheet, {}, *templates, *typesetter, faults))
            text += dump(page) + "\n";
    CHECK_MESSAGE(!faults.has_errors(), faults.to_text());
    return text;
}

}  // namespace

TEST_CASE("golden: the scenario of seed 7") {
    const cli::LoadedScenario loaded = battle("rrtk", "aeja", "orcs");
    test::check_golden("tests/golden/aeja-orcs-7.scenario.yaml", scenario::to_yaml(loaded.scenario));
}

TEST_CASE("golden: the pages of seed 7") {
    test::check_golden("tests/golden/aeja-orcs-7.pages.txt", pages_of(battle("rrtk", "aeja", "orcs"), {}));
}

TEST_CASE("golden: the pages of a battle of Rules by Ral") {
    test::check_golden("tests/golden/swiss-burgundy-7.pages.txt",
                       pages_of(battle("ral", "swiss-cantons", "burgundy"), {}));
}

TEST_CASE("golden: the storyboard of a battle of Rules by Ral") {
    cli::LoadedScenario loaded = battle("ral", "swiss-cantons", "burgundy");
    Diagnostics faults;
    REQUIRE(loaded.ruleset->open(loaded.scenario, 2, {"plain", "plain"}, faults));
    test::check_golden("tests/golden/swiss-burgundy-7.storyboard.txt",
                       pages_of(loaded, {.sheets = {"storyboard"}}));
}
