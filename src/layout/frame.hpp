// A finished layout: items at fixed positions. The single type between layout and every exporter.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "layout/mm.hpp"

namespace muster::layout {

/// A colour in sRGB; `alpha` 0 (clear) to 1 (solid).
struct Colour {
    std::uint8_t red = 0, green = 0, blue = 0;
    double alpha = 1;
    bool operator==(const Colour&) const = default;
};

/// The two type families of a theme.
enum class Family { serif, sans };

/// A font with all that shapes text: the resolved form of a type style.
struct Font {
    Family family = Family::serif;
    int weight = 400;  ///< 400 regular, 500 medium, 600 semibold, 700 bold
    bool italic = false;
    double size_pt = 9.5;               ///< points, > 0
    double tracking = 0;                ///< extra space after each letter, in thousandths of an em
    std::vector<std::string> features;  ///< OpenType features switched on, such as "tnum", "lnum", "smcp"
    bool operator==(const Font&) const = default;
};

/// One line of text in one font, drawn from the left end of its baseline. Always literal: never markup.
struct TextItem {
    Point baseline;  ///< left end of the baseline
    std::string text;
    Font font;
    Colour colour;
    Mm width;  ///< advance width as measured by layout
};

/// One step of a path; the number of points used depends on `kind` (close 0, move and line 1, curve 3).
struct PathStep {
    enum class Kind { move, line, curve, close } kind = Kind::move;
    Point a, b, c;  ///< curve: two control points, then the end
};

/// An outline in frame coordinates.
struct Path {
    std::vector<PathStep> steps;
    Path& move_to(Point p) {
        steps.push_back({PathStep::Kind::move, p, {}, {}});
        return *this;
    }
    Path& line_to(Point p) {
        steps.push_back({PathStep::Kind::line, p, {}, {}});
        return *this;
    }
    Path& curve_to(Point c1, Point c2, Point p) {
        steps.push_back({PathStep::Kind::curve, c1, c2, p});
        return *this;
    }
    Path& close() {
        steps.push_back({PathStep::Kind::close, {}, {}, {}});
        return *this;
    }
};

/// How an outline is drawn.
struct Stroke {
    Mm width;
    Colour colour;
    std::vector<Mm> dash;  ///< lengths on, off, on ...; empty = solid
    bool round = false;    ///< round caps and joins; otherwise butt and mitre
};

/// A path filled, stroked or both (fill first).
struct PathItem {
    Path path;
    std::optional<Colour> fill;
    std::optional<Stroke> stroke;
    bool even_odd = false;  ///< fill rule: even-odd instead of non-zero
};

/// A clickable area leading to the Anchor named `target`.
struct LinkItem {
    Box area;
    std::string target;
};

/// A named place that links and the outline lead to.
struct AnchorItem {
    std::string name;
    Point at;
};

struct Group;

/// Everything that can stand in a frame.
using Item = std::variant<TextItem, PathItem, LinkItem, AnchorItem, Group>;

/// Items moved, turned, scaled and clipped together: scale first, then turn clockwise, then move.
struct Group {
    Point offset;
    double turn_degrees = 0;  ///< clockwise about the group's origin
    double scale = 1;
    std::optional<Path> clip;  ///< in the group's own coordinates
    std::vector<Item> items;
};

/// A rectangle of paper with items in it.
struct Frame {
    Size size;
    std::vector<Item> items;
};

/// One line of the document outline.
struct OutlineEntry {
    std::string title;
    int level = 0;  ///< 0 = sheet, 1 = part of a sheet
    std::string anchor;
};

/// Where a page leaves room for its footer: below, or along its left edge where cards fill the paper's
/// height.
enum class FooterPlace { below, left };

/// One side of paper.
struct Page {
    Frame frame;        ///< its size is the paper size
    std::string label;  ///< page label shown by viewers, such as "Roster 2"
    std::string sheet;  ///< id of the sheet it belongs to, such as "roster"
    FooterPlace footer = FooterPlace::below;
};

/// What one file holds: pages, outline and metadata.
struct Document {
    std::string title;
    std::string subject;   ///< the command that makes it again
    std::string keywords;  ///< seed and ids
    std::vector<Page> pages;
    std::vector<OutlineEntry> outline;
};

/// Moves `item` by `by`.
void move(Item& item, Point by);

/// Puts `child` into `parent` with its top left corner at `at`.
void place(Frame& parent, Frame child, Point at);

}  // namespace muster::layout
