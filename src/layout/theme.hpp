// A theme: named colours, lines, type styles, papers and page furniture (templates/themes/<theme>.yaml).
#pragma once

#include <map>
#include <string>
#include <vector>

#include "layout/content.hpp"
#include "layout/scalars.hpp"

namespace muster::layout {

enum class Align { left, right, centre };
const data::Names<Align>& names_of(Align);
const data::Names<Family>& names_of(Family);

/// A type style with everything resolved.
struct Style {
    std::string name;
    Font font;
    Colour colour;
    Align align = Align::left;
    Mm leading;               ///< height of a line
    Mm depth;                 ///< from the baseline down to the bottom of the line
    Mm before, after;         ///< space above and below the paragraph; of two meeting, the greater counts
    double smallest_pt = 7;   ///< what text may be shrunk to, in points
    bool one_line = false;    ///< shrink rather than wrap, as far as smallest_pt
    bool keep = false;        ///< stays on the page of what follows
    bool heading = false;     ///< gives "..., continued" its words
    int strong_weight = 600;  ///< weight of strong runs
    std::optional<Colour> strong_colour;
    Location where;  ///< where the theme defines it
};

/// A line to be drawn.
struct Rule {
    Mm width;
    Colour colour;
    std::vector<Mm> dash;
};

/// A size of paper, upright.
struct Paper {
    std::string title;
    Size size;
};

/// How Emphasis::label is set: small capitals with space between.
struct LabelForm {
    int tracking = 60;
    std::vector<std::string> features{"smcp", "c2sc"};
    double size = 1;            ///< in sizes of the text around; not under 7 points
    std::optional<int> weight;  ///< instead of the weight of the text around
    Name colour;                ///< instead of its colour
};

/// The grid of every page and what stands outside of it.
struct PageForm {
    Mm margin{12};  ///< on all four sides
    Mm edge{6};     ///< nothing but bleed nearer to the paper's edge
    int columns = 12;
    Mm gutter{4};  ///< between columns
    Name footer_style, footer_rule, ruler_rule;
    Name continued_style;     ///< of "..., continued" above the rest of a broken table
    Name running_head_style;  ///< of the sheet's title on its second and further pages
};

/// How shields are drawn.
struct ShieldForm {
    Outline outline;       ///< in a box of its own; scaled to the place it gets
    Name line;             ///< rule around it
    double device = 0.62;  ///< device's share of the shield's width
};

/// How boxes to tick are drawn.
struct BoxForm {
    Name line;   ///< rule of the boxes
    Name style;  ///< style of the values in them
    Name cross;  ///< rule of the crosses over marked ones
};

struct Theme {
    std::string id, title;
    std::string file;         ///< for messages
    std::string serif, sans;  ///< font families
    std::map<std::string, Colour> colours;
    std::map<std::string, Rule> rules;
    std::map<std::string, Style> styles;
    std::map<std::string, Paper> papers;
    PageForm page;
    LabelForm label;
    ShieldForm shield;
    BoxForm boxes;

    // Lookups; null for an unknown name.
    [[nodiscard]] const Colour* colour(const std::string& name) const;
    [[nodiscard]] const Rule* rule(const std::string& name) const;
    [[nodiscard]] const Style* style(const std::string& name) const;
    [[nodiscard]] const Paper* paper(const std::string& name) const;
};

/// The font of a run with `emphasis` in `style`. Strong in the italic sans is upright: that face does not
/// exist.
[[nodiscard]] Font emphasised(const Theme& theme, const Style& style, Emphasis emphasis);

/// The colour of such a run.
[[nodiscard]] Colour emphasised_colour(const Theme& theme, const Style& style, Emphasis emphasis);

/// Every font that the theme's styles can ask for, with the style's place.
[[nodiscard]] std::vector<std::pair<Font, Location>> fonts_of(const Theme& theme);

/// Reads a theme; nothing, with located errors, if anything was wrong. `file` is its path, also used in
/// messages.
[[nodiscard]] std::optional<Theme> load_theme(const std::string& file, Diagnostics& diagnostics);

}  // namespace muster::layout
