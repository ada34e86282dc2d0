#include "layout/theme.hpp"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "layout/references.hpp"
#include "layout/theme_source.hpp"

namespace muster::layout {

namespace {

constexpr double least_size = 7;  // points: nothing printed is smaller

template <class T>
void set(T& out, const std::optional<T>& in) {
    if (in) out = *in;
}
void set(Mm& out, const std::optional<Pt>& in) {
    if (in) out = in->length();
}

/// Turns what a theme's file says into a Theme.
class Resolver {
  public:
    Resolver(Theme& theme, Diagnostics& diagnostics) : theme_(theme), diagnostics_(diagnostics) {}

    void add_rule(const std::string& name, const RuleSource& source) {
        const Colour* colour = resolve(source.colour, "colour", theme_.colours, diagnostics_);
        theme_.rules[name] = {source.width.length(), colour ? *colour : Colour{}, source.dash};
    }

    void add_style(const std::string& name, const data::Value& value) {
        StyleSource source;
        if (!data::read(value, source, diagnostics_)) return;
        Style style = first_of(source);
        style.name = name;
        style.where = value.where();
        apply(source, style);
        check(style);
        theme_.styles[name] = std::move(style);
    }

    void check_names() {
        for (const Name* name : {&theme_.page.footer_style, &theme_.page.continued_style,
                                 &theme_.page.running_head_style, &theme_.boxes.style})
            resolve(*name, "style", theme_.styles, diagnostics_);
        for (const Name* name : {&theme_.page.footer_rule, &theme_.page.ruler_rule, &theme_.shield.line,
                                 &theme_.boxes.line, &theme_.boxes.cross})
            resolve(*name, "rule", theme_.rules, diagnostics_);
        resolve(theme_.label.colour, "colour", theme_.colours, diagnostics_);
        if (theme_.page.columns < 1 || theme_.page.columns > 48)
            diagnostics_.error({theme_.file, 0, 0}, "the page has no sensible number of columns",
                               "write columns: 12");
    }

  private:
    Style first_of(const StyleSource& source) {
        if (source.like)
            if (const Style* like =
                    resolve(*source.like, "style above this one", theme_.styles, diagnostics_))
                return *like;
        return {};
    }

    void apply(const StyleSource& source, Style& style) {
        set(style.font.family, source.family);
        set(style.font.weight, source.weight);
        set(style.font.italic, source.italic);
        set(style.font.features, source.features);
        set(style.strong_weight, source.strong_weight);
        set(style.align, source.align);
        set(style.leading, source.leading);
        set(style.depth, source.depth);
        set(style.before, source.before);
        set(style.after, source.after);
        set(style.one_line, source.one_line);
        set(style.keep, source.keep);
        set(style.heading, source.heading);
        if (source.tracking) style.font.tracking = *source.tracking;
        if (source.size) style.font.size_pt = source.size->value;
        if (source.size && !source.smallest)
            style.smallest_pt = std::min(style.smallest_pt, style.font.size_pt);
        if (source.smallest) style.smallest_pt = source.smallest->value;
        if (source.colour)
            if (const Colour* colour = resolve(*source.colour, "colour", theme_.colours, diagnostics_))
                style.colour = *colour;
        if (source.strong_colour)
            if (const Colour* colour = resolve(*source.strong_colour, "colour", theme_.colours, diagnostics_))
                style.strong_colour = *colour;
    }

    void check(const Style& style) {
        const auto wrong = [&](const std::string& message, const std::string& fix) {
            diagnostics_.error(style.where, fmt::format("style '{}' {}", style.name, message), fix);
        };
        if (style.font.size_pt < least_size) wrong("is smaller than 7 points", "write size: 7 or more");
        if (style.smallest_pt < least_size || style.smallest_pt > style.font.size_pt)
            wrong("may shrink to a size out of range", "write smallest: between 7 and its size");
        if (style.leading <= Mm{0}) wrong("has no leading", "write leading: in points");
    }

    Theme& theme_;
    Diagnostics& diagnostics_;
};

}  // namespace

const Colour* Theme::colour(const std::string& name) const { return find(colours, name); }
const Rule* Theme::rule(const std::string& name) const { return find(rules, name); }
const Style* Theme::style(const std::string& name) const { return find(styles, name); }
const Paper* Theme::paper(const std::string& name) const { return find(papers, name); }

Colour emphasised_colour(const Theme& theme, const Style& style, Emphasis emphasis) {
    if (emphasis == Emphasis::strong && style.strong_colour) return *style.strong_colour;
    const Colour* label = emphasis == Emphasis::label ? theme.colour(theme.label.colour.text) : nullptr;
    return label ? *label : style.colour;
}

Font emphasised(const Theme& theme, const Style& style, Emphasis emphasis) {
    Font font = style.font;
    switch (emphasis) {
        case Emphasis::plain: break;
        case Emphasis::strong:
            font.weight = style.strong_weight;
            if (font.family == Family::sans) font.italic = false;
            break;
        case Emphasis::italic:
            font.italic = true;
            font.weight = font.family == Family::serif && font.weight >= 600 ? 600 : 400;
            break;
        case Emphasis::label:
            if (std::ranges::find(font.features, "smcp") != font.features.end()) break;  // a label already
            font.tracking = theme.label.tracking;
            font.size_pt = std::max(least_size, font.size_pt * theme.label.size);
            font.weight = theme.label.weight.value_or(font.weight);
            for (const std::string& feature : theme.label.features)
                if (std::ranges::find(font.features, feature) == font.features.end())
                    font.features.push_back(feature);
            break;
    }
    return font;
}

std::vector<std::pair<Font, Location>> fonts_of(const Theme& theme) {
    std::vector<std::pair<Font, Location>> fonts;
    for (const auto& [name, style] : theme.styles)
        for (const Emphasis emphasis : {Emphasis::plain, Emphasis::strong, Emphasis::italic, Emphasis::label})
            fonts.emplace_back(emphasised(theme, style, emphasis), style.where);
    return fonts;
}

std::optional<Theme> load_theme(const std::string& file, Diagnostics& diagnostics) {
    const int before = diagnostics.error_count();
    std::optional<ThemeSource> source = data::load<ThemeSource>(file, diagnostics);
    if (!source) return std::nullopt;
    Theme theme;
    theme.id = std::filesystem::path(file).stem().string();
    theme.file = file;
    theme.title = source->title;
    theme.serif = source->serif;
    theme.sans = source->sans;
    for (auto& [name, colour] : source->colours) theme.colours[name] = colour;
    theme.papers = std::move(source->papers);
    theme.page = source->page;
    theme.label = source->label;
    theme.shield = source->shield;
    theme.boxes = source->boxes;
    Resolver resolver(theme, diagnostics);
    for (const auto& [name, rule] : source->rules) resolver.add_rule(name, rule);
    for (const auto& [name, style] : source->styles) resolver.add_style(name, style);
    resolver.check_names();
    if (diagnostics.error_count() > before) return std::nullopt;
    return theme;
}

}  // namespace muster::layout
