#include "layout_case.hpp"

using namespace muster;
using namespace muster::layout;
using namespace muster::test;

namespace {

Document three_pages(const Size& size) {
    Document document;
    for (int i = 1; i <= 3; ++i) {
        Page page;
        page.frame.size = size;
        page.label = "Sheet " + std::to_string(i);
        document.pages.push_back(page);
    }
    return document;
}

/// The horizontal lines of the footer, by length.
std::vector<double> lengths(const Frame& frame) {
    std::vector<double> result;
    for (const Item& item : frame.items)
        if (const auto* path = std::get_if<PathItem>(&item)) {
            const Point a = path->path.steps.at(0).a;
            const Point b = path->path.steps.at(1).a;
            if (a.y == b.y) result.push_back((b.x - a.x).value);
        }
    return result;
}

}  // namespace

TEST_CASE("a footer says seed, command, page and pages, and the sheet") {
    Setting set;
    Document document = three_pages({Mm{210}, Mm{297}});
    number_pages(document, set.setup, plain_templates(), set.font, set.diagnostics);
    for (int i = 1; i <= 3; ++i) {
        const std::vector<Seen> all = texts(document.pages[static_cast<std::size_t>(i) - 1].frame);
        const Seen number = find_text(all, std::to_string(i) + " of 3");
        CHECK(number.x + number.width == mm(210 - 12));
        CHECK(find_text(all, "Sheet " + std::to_string(i)).x > 150);
        CHECK(find_text(all, "seed ").x == mm(12));
        CHECK(find_text(all, "7").x == mm(12 + 5 * 0.7));
        CHECK(words({document.pages[0]}).find("muster pack aeja orcs --seed 7") != std::string::npos);
        for (const Seen& seen : all) {
            CHECK(seen.y > 297 - 12);
            CHECK(seen.y < 297 - 6);
        }
    }
    CHECK_FALSE(set.diagnostics.has_errors());
}

TEST_CASE("the ruler is 50 mm and 2 in long") {
    Setting set;
    for (const Size size : {Size{Mm{210}, Mm{297}}, Size{Mm{215.9}, Mm{279.4}}, Size{Mm{297}, Mm{210}}}) {
        Document document = three_pages(size);
        number_pages(document, set.setup, plain_templates(), set.font, set.diagnostics);
        const std::vector<double> found = lengths(document.pages[1].frame);
        REQUIRE(found.size() == 3);
        CHECK(found[0] == mm(size.width.value - 24));
        CHECK(found[1] == mm(50));
        CHECK(found[2] == mm(50.8));
    }
}

TEST_CASE("a command too long for two lines is shortened on paper, with a warning") {
    Setting set;
    set.setup.command = "muster pack " + numbered(100);
    Document document = three_pages({Mm{210}, Mm{297}});
    number_pages(document, set.setup, plain_templates(), set.font, set.diagnostics);
    CHECK(set.diagnostics.to_text() ==
          "warning: the command is too long for the footer: its end is left out there\n"
          "  it stands whole in the subject of the PDF\n");
}

TEST_CASE("a long page label stands whole, and the ruler makes room for it on every page") {
    Setting set;
    Document document = three_pages({Mm{210}, Mm{297}});
    const std::string longest = "Roster of the Northern Marches";
    document.pages[1].label = longest;
    number_pages(document, set.setup, plain_templates(), set.font, set.diagnostics);
    const Seen label = find_text(texts(document.pages[1].frame), longest);
    CHECK(label.x + label.width <= 210 - 12 + 0.01);
    for (const Page& page : document.pages) {
        const Seen scale = find_text(texts(page.frame), "50 mm");
        CHECK(scale.x + scale.width < label.x);
        CHECK(lengths(page.frame).at(1) == mm(50));
    }
}
