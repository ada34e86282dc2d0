// What stands outside of the margins: the footer with its ruler.
#include <algorithm>

#include <fmt/format.h>

#include "layout/drawing.hpp"
#include "layout/references.hpp"
#include "layout/sheet.hpp"

namespace muster::layout {

namespace {

// Heights in millimetres below the margin, in a strip 6 mm high.
constexpr Mm rule_y{0.6}, first_baseline{3.1}, second_baseline{5.7}, ruler_y{3.5};
// Widths in millimetres from the right end.
constexpr Mm ruler_and_label{62}, least_number_width{24}, label_width{24}, label_gap{1};

class FooterSetter {
  public:
    /// \param document whose longest page label decides where the ruler stands, on all pages at one place
    FooterSetter(const Document& document, const PageSetup& setup, TextSetter& text)
        : setup_(setup),
          text_(text),
          theme_(text.templates().theme),
          style_(text.style(theme_.page.footer_style.text)) {
        for (const Page& page : document.pages)
            number_width_ = std::max(number_width_, text_.width(RichText(page.label), style_) +
                                                        Mm{0.1});  // against rounding
    }

    Frame frame(const Page& page, std::size_t number, std::size_t of, Mm width) {
        Frame frame{{width, theme_.page.margin - theme_.page.edge}, {}};
        frame.items.emplace_back(
            straight(*theme_.rule(theme_.page.footer_rule.text), {Mm{0}, rule_y}, {width, rule_y}));
        const Mm ruler_left = width - number_width_ - ruler_and_label;
        source(frame, ruler_left - Mm{4});
        ruler(frame, ruler_left);
        right(frame, fmt::format("{} of {}", number, of), first_baseline, width);
        right(frame, page.label, second_baseline, width);
        return frame;
    }

  private:
    void put(Frame& frame, Line line, Point baseline) {
        const Mm y = baseline.y - (style_.leading - style_.depth);
        place(frame, {{}, std::move(line.items)}, {baseline.x, y});
    }

    /// Seed and command, in two lines at most.
    void source(Frame& frame, Mm width) {
        RichText words;
        if (!setup_.seed.empty()) words = RichText("seed ") + strong(setup_.seed) + RichText("  ");
        words = words + RichText(setup_.command);
        std::vector<Line> lines = text_.set(words, style_, width);
        if (lines.size() > 2 && !warned_)
            text_.diagnostics().warning({},
                                        "the command is too long for the footer: its end is left out there",
                                        "it stands whole in the subject of the PDF");
        warned_ = warned_ || lines.size() > 2;
        for (std::size_t i = 0; i < std::min<std::size_t>(lines.size(), 2); ++i)
            put(frame, std::move(lines[i]), {Mm{0}, i == 0 ? first_baseline : second_baseline});
    }

    void right(Frame& frame, const std::string& words, Mm baseline, Mm width) {
        Style style = style_;
        style.align = Align::right;
        style.one_line = true;
        for (Line& line : text_.set(words, style, number_width_))
            put(frame, std::move(line), {width - number_width_, baseline});
    }

    /// A line of 50 mm with millimetres above and one of 2 in with quarters below, one above the other.
    void ruler(Frame& frame, Mm left) {
        const Rule& rule = *theme_.rule(theme_.page.ruler_rule.text);
        const Mm fifty{50};
        const Mm two_inches{50.8};
        PathItem item;
        item.stroke = stroke_of(rule);
        item.path.move_to({left, ruler_y}).line_to({left + fifty, ruler_y});
        for (int i = 0; i <= 50; i += 5) {
            const Mm x = left + Mm{static_cast<double>(i)};
            item.path.move_to({x, ruler_y}).line_to({x, ruler_y - Mm{i % 10 == 0 ? 1.8 : 1.0}});
        }
        frame.items.emplace_back(item);
        const Mm inches_y = ruler_y + Mm{0.5};
        item.path = {};
        item.path.move_to({left, inches_y}).line_to({left + two_inches, inches_y});
        for (int i = 0; i <= 8; ++i) {
            const Mm x = left + two_inches * (i / 8.0);
            item.path.move_to({x, inches_y})
                .line_to({x, inches_y + Mm{i % 4 == 0   ? 1.8
                                           : i % 2 == 0 ? 1.3
                                                        : 0.8}});
        }
        frame.items.emplace_back(std::move(item));
        const Mm label = left + two_inches + label_gap;
        for (Line& line : text_.set("50 mm", style_, label_width))
            put(frame, std::move(line), {label, first_baseline});
        for (Line& line : text_.set("2 in", style_, label_width))
            put(frame, std::move(line), {label, second_baseline});
    }

    const PageSetup& setup_;
    TextSetter& text_;
    const Theme& theme_;
    const Style& style_;
    Mm number_width_ = least_number_width;
    bool warned_ = false;
};

}  // namespace

void number_pages(Document& document, const PageSetup& setup, const Templates& templates,
                  TextMeasurer& measurer, Diagnostics& diagnostics) {
    TextSetter text(templates, measurer, diagnostics);
    text.set_place("footer");
    FooterSetter footer(document, setup, text);
    const Mm margin = templates.theme.page.margin;
    for (std::size_t i = 0; i < document.pages.size(); ++i) {
        Page& page = document.pages[i];
        const Size size = page.frame.size;
        const bool below = page.footer == FooterPlace::below;
        Frame frame =
            footer.frame(page, i + 1, document.pages.size(), (below ? size.width : size.height) - 2 * margin);
        if (below)
            place(page.frame, std::move(frame), {margin, size.height - margin});
        else
            page.frame.items.emplace_back(
                Group{{margin, margin}, 90, 1, std::nullopt, std::move(frame.items)});
    }
}

}  // namespace muster::layout
