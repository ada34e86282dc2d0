// What the tests of layout share: the templates in templates/ beside them, the box font, and ways to look
// into pages.
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "layout/sheet.hpp"
#include "layout/text_setter.hpp"
#include "support/box_font.hpp"

namespace muster::test {

inline const layout::Templates& plain_templates() {
    static const layout::Templates templates = [] {
        Diagnostics diagnostics;
        auto loaded =
            layout::load_templates(MUSTER_SOURCE_DIR "/tests/unit/layout/templates", "plain", diagnostics);
        INFO(diagnostics.to_text());
        REQUIRE(loaded.has_value());
        return std::move(*loaded);
    }();
    return templates;
}

/// A setter of text with its diagnostics.
struct Setting {
    Diagnostics diagnostics;
    BoxFont font;
    layout::TextSetter text{plain_templates(), font, diagnostics};
    layout::PageSetup setup{"a4", "7", "muster pack aeja orcs --seed 7"};

    [[nodiscard]] const layout::Style& style(const char* name) { return text.style(name); }
    [[nodiscard]] std::vector<layout::Page> lay_out(const layout::SheetContent& sheet) {
        return layout::lay_out(sheet, setup, plain_templates(), font, diagnostics);
    }
};

/// A text of a page, where it stands after all groups' moves and quarter or half turns.
struct Seen {
    std::string text;
    double x = 0, y = 0;  ///< left end of the baseline
    double width = 0;
    double size = 0;
    double turn = 0;
};

/// Turns `p` clockwise by a multiple of 90 degrees.
inline layout::Point turned(layout::Point p, double degrees) {
    const int quarters = (static_cast<int>(degrees) / 90 % 4 + 4) % 4;
    for (int i = 0; i < quarters; ++i) p = {-p.y, p.x};
    return p;
}

inline void collect(const std::vector<layout::Item>& items, layout::Point offset, double turn,
                    std::vector<Seen>& out) {
    for (const layout::Item& item : items) {
        if (const auto* text = std::get_if<layout::TextItem>(&item)) {
            const layout::Point at = offset + turned(text->baseline, turn);
            out.push_back({text->text, at.x.value, at.y.value, text->width.value, text->font.size_pt, turn});
        }
        if (const auto* group = std::get_if<layout::Group>(&item))
            collect(group->items, offset + turned(group->offset, turn), turn + group->turn_degrees, out);
    }
}

inline std::vector<Seen> texts(const std::vector<layout::Item>& items) {
    std::vector<Seen> result;
    collect(items, {}, 0, result);
    return result;
}
inline std::vector<Seen> texts(const layout::Frame& frame) { return texts(frame.items); }

/// The words of all pages in the order of their items, one space between.
inline std::string words(const std::vector<layout::Page>& pages) {
    std::string result;
    for (const layout::Page& page : pages)
        for (const Seen& seen : texts(page.frame)) result += (result.empty() ? "" : " ") + seen.text;
    return result;
}

/// The first text that reads `words`; fails the test if there is none.
inline Seen find_text(const std::vector<Seen>& all, const std::string& words) {
    for (const Seen& seen : all)
        if (seen.text == words) return seen;
    INFO("no text reads '" << words << "'");
    REQUIRE(false);
    return {};
}

/// Rectangles and lines of the frame's own paths, as boxes.
inline std::vector<layout::Box> paths(const layout::Frame& frame) {
    std::vector<layout::Box> result;
    for (const layout::Item& item : frame.items)
        if (const auto* path = std::get_if<layout::PathItem>(&item))
            result.push_back(layout::bounds(path->path));
    return result;
}

inline layout::Content lines(const std::vector<std::string>& texts) {
    std::vector<layout::RichText> result;
    for (const std::string& text : texts) result.emplace_back(text);
    return result;
}

/// `count` words "w1 w2 ..." from number `first` on.
inline std::string numbered(int count, int first = 1) {
    std::string result;
    for (int i = first; i < first + count; ++i) result += (result.empty() ? "w" : " w") + std::to_string(i);
    return result;
}

inline doctest::Approx mm(double value) { return doctest::Approx(value).epsilon(1e-9).scale(1000); }

}  // namespace muster::test
