#include "unit/print/sample.hpp"

using muster::Diagnostics;
using muster::print::Formats;
namespace sample = muster::print::sample;
namespace layout = muster::layout;

TEST_CASE("all formats at once are the same bytes as one after another") {
    const auto setter = sample::typesetter();
    const layout::Document document = sample::document();
    Diagnostics diagnostics;
    for (int round = 0; round < 5; ++round) {
        const auto printed = print_document(document, Formats{true, true, 60}, *setter, diagnostics);
        REQUIRE_MESSAGE(printed.has_value(), diagnostics.to_text());
        REQUIRE(printed->svgs.size() == 3);
        REQUIRE(printed->pngs.size() == 3);
        CHECK(printed->pdf == muster::print::to_pdf(document, *setter, diagnostics).value());
        for (std::size_t i = 0; i < document.pages.size(); ++i) {
            const layout::Page& page = document.pages[i];
            CHECK(printed->svgs[i] == muster::print::to_svg(page, *setter, diagnostics).value());
            CHECK(printed->pngs[i] == muster::print::to_png(page, *setter, diagnostics, 60).value());
        }
    }
    CHECK(diagnostics.to_text().empty());
}

TEST_CASE("only the formats asked for are made") {
    const auto setter = sample::typesetter();
    Diagnostics diagnostics;
    const auto printed =
        print_document(sample::document(), Formats{false, true, std::nullopt}, *setter, diagnostics);
    REQUIRE(printed.has_value());
    CHECK(printed->pdf.empty());
    CHECK(printed->svgs.size() == 3);
    CHECK(printed->pngs.empty());
}

TEST_CASE("what can't be set is reported once, not once for each format") {
    const auto setter = sample::typesetter();
    layout::Document document = sample::document();
    document.pages[1].frame.items.push_back(sample::text("\u2694", 12, 50));
    Diagnostics diagnostics;
    CHECK_FALSE(print_document(document, Formats{true, true, 60}, *setter, diagnostics).has_value());
    CHECK(diagnostics.error_count() == 1);
}
