// Fonts and pages for the tests of print.
#pragma once

#include <memory>
#include <string>

#include <doctest/doctest.h>

#include "print/print.hpp"

namespace muster::print::sample {

using layout::Family;
using layout::Mm;
using layout::Point;

/// User text with everything that is special to XML, PDF strings or markup.
inline const std::string hostile = R"(Smith & Sons <Elite> "x" 'y' (1) \ %)";

inline FontSet fonts() { return {MUSTER_SOURCE_DIR "/fonts", "EB Garamond", "Barlow Semi Condensed"}; }

inline std::unique_ptr<Typesetter> typesetter() {
    Diagnostics diagnostics;
    auto opened = Typesetter::open(fonts(), diagnostics);
    REQUIRE_MESSAGE(opened != nullptr, diagnostics.to_text());
    return opened;
}

inline layout::Font serif(double size_pt = 9.5) { return {Family::serif, 400, false, size_pt, 0, {}}; }
inline layout::Font sans(double size_pt = 8.5) { return {Family::sans, 400, false, size_pt, 0, {}}; }

inline layout::TextItem text(const std::string& words, double x, double y, layout::Font font = serif()) {
    return {{Mm{x}, Mm{y}}, words, std::move(font), {}, {}};
}

/// A horizontal hairline of `length` mm from (x, y).
inline layout::PathItem line(double x, double y, double length) {
    layout::PathItem item;
    item.path.move_to({Mm{x}, Mm{y}}).line_to({Mm{x + length}, Mm{y}});
    item.stroke = layout::Stroke{layout::points(0.25), {}, {}, false};
    return item;
}

inline layout::Page page(const std::string& label, double width = 210, double height = 297) {
    layout::Page made;
    made.frame.size = {Mm{width}, Mm{height}};
    made.label = label;
    made.sheet = "sample";
    return made;
}

/// Three pages, the second one landscape: text in all families, a 50 mm ruler, an anchor on each, a turned
/// group.
inline layout::Document document() {
    layout::Document made;
    made.title = hostile;
    made.subject = "muster pack aeja orcs --seed 7";
    made.keywords = "seed 7";
    made.pages = {page("Briefing"), page("Map " + hostile, 297, 210), page("Cards 1")};
    for (std::size_t i = 0; i < made.pages.size(); ++i) {
        auto& items = made.pages[i].frame.items;
        items.push_back(layout::AnchorItem{"page " + std::to_string(i) + hostile, {Mm{12}, Mm{20}}});
        items.push_back(text(hostile, 12, 30));
        items.push_back(text("charge 4 3 2 1 0", 12, 40, sans()));
        items.push_back(line(20, 100, 50));
        layout::Group turned;
        turned.offset = {Mm{100}, Mm{150}};
        turned.turn_degrees = 90;
        turned.items.push_back(text("turned", 0, 0));
        // The area lies 10 to 30 mm along and 0 to 5 mm below the turned baseline.
        turned.items.push_back(layout::LinkItem{{{Mm{10}, Mm{0}}, {Mm{20}, Mm{5}}}, "page 0" + hostile});
        items.push_back(std::move(turned));
    }
    made.outline = {{"First " + hostile, 0, "page 0" + hostile},
                    {"Part", 1, "page 1" + hostile},
                    {"Second part", 1, "page 2" + hostile},
                    {"Last", 0, "page 2" + hostile}};
    return made;
}

}  // namespace muster::print::sample
