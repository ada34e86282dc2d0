// A theme as it is written, before names are resolved.
#pragma once

#include "layout/theme.hpp"

namespace muster::layout {

/// A type style as written: what is left out comes from `like`.
struct StyleSource {
    std::optional<Name> like;
    std::optional<Family> family;
    std::optional<int> weight, strong_weight, tracking;
    std::optional<bool> italic, one_line, keep, heading;
    std::optional<Pt> size, smallest, leading, depth, before, after;
    std::optional<std::vector<std::string>> features;
    std::optional<Name> colour, strong_colour;
    std::optional<Align> align;
};

struct RuleSource {
    Pt width;
    Name colour;
    std::vector<Mm> dash;
};

struct ThemeSource {
    std::string title, serif, sans;
    std::vector<std::pair<std::string, Colour>> colours;
    std::vector<std::pair<std::string, RuleSource>> rules;
    std::vector<std::pair<std::string, data::Value>> styles;
    std::map<std::string, Paper> papers;
    PageForm page;
    LabelForm label;
    ShieldForm shield;
    BoxForm boxes;
};

const data::Fields<StyleSource>& fields_of(const StyleSource*);
const data::Fields<RuleSource>& fields_of(const RuleSource*);
const data::Fields<ThemeSource>& fields_of(const ThemeSource*);
const data::Fields<Paper>& fields_of(const Paper*);
const data::Fields<PageForm>& fields_of(const PageForm*);
const data::Fields<LabelForm>& fields_of(const LabelForm*);
const data::Fields<ShieldForm>& fields_of(const ShieldForm*);
const data::Fields<BoxForm>& fields_of(const BoxForm*);

}  // namespace muster::layout
