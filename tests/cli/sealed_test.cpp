// Sealed orders: where they are folded, what lies on what, and that nothing else gives a plan away.
#include <doctest/doctest.h>
#include <fmt/format.h>

#include <set>

#include "cli/loading.hpp"
#include "layout/sheet.hpp"
#include "print/typesetter.hpp"
#include "sheets/pack.hpp"
#include "support/program.hpp"
#include "support/rrtk_book.hpp"

using namespace muster;

namespace {

struct Paper {
    const char* name;
    double width, height;  ///< millimetres
};
constexpr Paper papers[] = {{"a4", 210, 297}, {"letter", 215.9, 279.4}};

layout::Templates& templates() {
    static Diagnostics faults;
    static auto loaded = layout::load_templates(MUSTER_SOURCE_DIR "/templates", "atlas", faults);
    REQUIRE_MESSAGE(loaded.has_value(), faults.to_text());
    return *loaded;
}

print::Typesetter& typesetter() {
    static Diagnostics faults;
    static auto opened = print::Typesetter::open(
        {MUSTER_SOURCE_DIR "/fonts", templates().theme.serif, templates().theme.sans}, faults);
    REQUIRE_MESSAGE(opened != nullptr, faults.to_text());
    return *opened;
}

cli::LoadedScenario battle(const std::string& red, const std::string& blue, const std::string& seed) {
    cli::RollOptions options;
    options.armies = {red, blue};
    options.seed = seed;
    options.request.red = red;
    options.request.blue = blue;
    return cli::roll_scenario(MUSTER_SOURCE_DIR, options);
}

std::vector<layout::Page> pages_of(const std::vector<layout::SheetContent>& sheets,
                                   const std::string& paper) {
    Diagnostics faults;
    std::vector<layout::Page> pages;
    for (const layout::SheetContent& sheet : sheets)
        for (layout::Page& page : layout::lay_out(sheet, {paper, "7", ""}, templates(), typesetter(), faults))
            pages.push_back(std::move(page));
    REQUIRE_MESSAGE(!faults.has_errors(), faults.to_text());
    return pages;
}

/// A text with the place of its baseline's middle on the page.
struct Text {
    std::string words;
    layout::Point middle;
    bool upside_down = false;
};

/// What is drawn on a page, in the page's own millimetres. Groups are upright or upside down here.
struct Drawn {
    std::vector<Text> texts;
    std::vector<layout::Box> folds, cuts, patterns;
    int paths = 0;

    explicit Drawn(const layout::Page& page) { add(page.frame.items, {}, false); }

  private:
    static layout::Point on_page(layout::Point p, layout::Point at, bool turned) {
        return turned ? layout::Point{at.x - p.x, at.y - p.y} : at + p;
    }
    void add(const std::vector<layout::Item>& items, layout::Point at, bool turned) {
        for (const layout::Item& item : items) {
            if (const auto* text = std::get_if<layout::TextItem>(&item))
                texts.push_back({text->text,
                                 on_page({text->baseline.x + text->width / 2, text->baseline.y}, at, turned),
                                 turned});
            if (const auto* path = std::get_if<layout::PathItem>(&item)) add(*path, at);
            if (const auto* group = std::get_if<layout::Group>(&item)) {
                const bool half = std::abs(group->turn_degrees - 180) < 0.1;
                add(group->items, on_page(group->offset, at, turned), turned != half);
            }
        }
    }
    void add(const layout::PathItem& item, layout::Point at) {
        ++paths;
        if (!item.stroke) return;
        layout::Box box = layout::bounds(item.path);
        box.at = box.at + at;
        if (!item.stroke->dash.empty()) folds.push_back(box);
        constexpr std::size_t many = 40, rectangle = 5;
        if (item.path.steps.size() > many) patterns.push_back(box);
        if (item.path.steps.size() == rectangle && box.size.width > layout::Mm{60}) cuts.push_back(box);
    }
};

bool inside(layout::Point p, const layout::Box& box) {
    return p.x >= box.at.x && p.x <= box.right() && p.y >= box.at.y && p.y <= box.bottom();
}

/// All that is written on the pages, in order, and how much is drawn.
std::string words_of(const std::vector<layout::Page>& pages) {
    std::string words;
    for (const layout::Page& page : pages) {
        const Drawn drawn(page);
        for (const Text& text : drawn.texts) words += text.words + "\n";
        words += fmt::format("{} paths\n", drawn.paths);
    }
    return words;
}

sheets::PackChoice surprise(const std::string& paper) {
    sheets::PackChoice choice;
    choice.paper = paper;
    choice.surprise = true;
    return choice;
}

}  // namespace

TEST_CASE("sealed orders are folded at thirds: 80 mm on a plan, 29 mm on a Body's card, on either paper") {
    const cli::LoadedScenario loaded = battle("tropilium-northern-marches", "black-moon-incarnate", "paper");
    Diagnostics none;
    for (const Paper& paper : papers) {
        CAPTURE(paper.name);
        int plans = 0, bodies = 0;
        for (const layout::Page& page :
             pages_of(sheets::make_sealed({loaded.scenario, *loaded.ruleset}, surprise(paper.name),
                                          templates().theme, none),
                      paper.name)) {
            const Drawn drawn(page);
            const bool plan = page.sheet == "sealed-plan";
            const double third = plan ? 80 : 29, width = plan ? 189 : 63;
            REQUIRE(!drawn.cuts.empty());
            CHECK(drawn.folds.size() == 2 * drawn.cuts.size());
            for (const layout::Box& card : drawn.cuts) {
                CHECK(card.size.width.value == doctest::Approx(width));
                CHECK(card.size.height.value == doctest::Approx(3 * third));
                CHECK(card.at.x.value >= 6);
                CHECK(card.right().value <= paper.width - 6);
                CHECK(card.at.y.value >= 6);
                CHECK(card.bottom().value <= paper.height - 6);
                std::set<int> found;
                for (const layout::Box& fold : drawn.folds) {
                    if (!inside({card.at.x + card.size.width / 2, fold.at.y}, card)) continue;
                    if (std::abs((fold.at.x - card.at.x).value) > 0.01) continue;
                    CHECK(fold.size.width.value == doctest::Approx(width));
                    CHECK(fold.size.height.value == doctest::Approx(0));
                    for (const int part : {1, 2})
                        if (std::abs((fold.at.y - card.at.y).value - part * third) < 0.01) found.insert(part);
                }
                CHECK(found.size() == 2);
                (plan ? plans : bodies) += 1;
            }
        }
        CHECK(plans == 2);
        CHECK(bodies ==
              static_cast<int>(loaded.scenario.red.bodies.size() + loaded.scenario.blue.bodies.size()));
    }
}

TEST_CASE("what is secret stands upside down in the middle, and the pattern comes to lie on all of it") {
    const cli::LoadedScenario loaded = battle("merchen", "elves-black-moon", "3");
    Diagnostics none;
    for (const Paper& paper : papers) {
        CAPTURE(paper.name);
        for (const layout::Page& page :
             pages_of(sheets::make_sealed({loaded.scenario, *loaded.ruleset}, surprise(paper.name),
                                          templates().theme, none),
                      paper.name)) {
            const Drawn drawn(page);
            REQUIRE(drawn.patterns.size() == drawn.cuts.size());
            for (std::size_t i = 0; i < drawn.cuts.size(); ++i) {
                const layout::Box& card = drawn.cuts[i];
                const layout::Mm third = card.size.height / 3, low = card.at.y + third * 2;
                const layout::Box middle{{card.at.x, card.at.y + third}, {card.size.width, third}};
                int secrets = 0;
                for (const Text& text : drawn.texts) {
                    if (!inside(text.middle, card)) continue;
                    CAPTURE(text.words);
                    CHECK(text.upside_down == inside(text.middle, middle));
                    if (!text.upside_down) continue;
                    ++secrets;
                    const layout::Point folded{text.middle.x, low + (low - text.middle.y)};
                    CHECK(std::any_of(drawn.patterns.begin(), drawn.patterns.end(),
                                      [&](const layout::Box& pattern) { return inside(folded, pattern); }));
                }
                CHECK(secrets >= 2);
            }
        }
    }
}

TEST_CASE("with --surprise no other sheet changes with the plan") {
    Diagnostics none;
    cli::LoadedScenario loaded = battle("aeja", "orcs", "7");
    const sheets::Battle fought{loaded.scenario, *loaded.ruleset};
    Diagnostics faults;
    const auto all = [&](const sheets::PackChoice& choice) {
        const auto sheets = sheets::make_sheets(fought, choice, templates(), typesetter(), faults);
        return words_of(pages_of(sheets, "a4"));
    };
    const sheets::PackChoice usual;
    std::set<std::string> open, hidden, sealed;
    const rrtk::Rulebook& book = test::book();
    for (const rrtk::Plan& plan : book.plans) {
        loaded.scenario.red.plan = loaded.scenario.blue.plan = plan.id;
        open.insert(all(usual));
        const std::string words = all(surprise("a4"));
        hidden.insert(words);
        sealed.insert(
            words_of(pages_of(sheets::make_sealed(fought, surprise("a4"), templates().theme, none), "a4")));
        CHECK_MESSAGE(words.find(plan.name) == std::string::npos, plan.name);
    }
    CHECK(open.size() == book.plans.size());
    CHECK(sealed.size() == book.plans.size());
    CHECK(hidden.size() == 1);
    CHECK(!faults.has_errors());
}

TEST_CASE("--surprise prints the sealed orders into a file of their own") {
    const test::Folder folder;
    const test::Run run = test::muster("pack aeja orcs --seed 7 --surprise", folder.path());
    REQUIRE_MESSAGE(run.exit == 0, run.err);
    CHECK(folder.count() == 3);  // pack.pdf, sealed.pdf, scenario.yaml
    const auto text = [&](const std::string& pdf) {
        return test::shell("pdftotext " + pdf + " -", folder.path()).out;
    };
    const std::string pack = text("pack.pdf"), sealed = text("sealed.pdf");
    for (const char* secret : {"Hammer and Anvil", "Penetrate Centre", "Drive the heaviest"}) {
        CHECK_MESSAGE(pack.find(secret) == std::string::npos, secret);
        CHECK_MESSAGE(sealed.find(secret) != std::string::npos, secret);
        CHECK_MESSAGE(run.out.find(secret) == std::string::npos, secret);
    }
    CHECK(pack.find("Both plans are sealed.") != std::string::npos);
    CHECK(pack.find("While orders are sealed") != std::string::npos);
    CHECK(pack.find("muster pack aeja orcs --seed 7 --surprise") != std::string::npos);
}

TEST_CASE("--surprise goes with orders and whole packs, and with nothing else") {
    const test::Folder folder;
    REQUIRE(test::muster("orders aeja orcs --seed 7 --surprise --paper letter --format svg", folder.path())
                .exit == 0);
    CHECK(std::filesystem::exists(folder.file("sealed-plan-2.svg")));
    CHECK(std::filesystem::exists(folder.file("orders-1.svg")));
    const test::Folder packed;
    REQUIRE(test::muster("pack aeja orcs --seed 7 --sheets map", packed.path()).exit == 0);
    CHECK(test::muster("print scenario.yaml --sheets map --surprise", packed.path()).exit == 0);
    CHECK(!std::filesystem::exists(packed.file("sealed.pdf")));  // no orders were asked for
    CHECK(test::muster("map aeja orcs --surprise", folder.path()).exit == 2);
}
