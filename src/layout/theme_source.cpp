#include "layout/theme_source.hpp"

namespace muster::layout {

const data::Names<Align>& names_of(Align) {
    static const data::Names<Align> names{
        "alignment", {{Align::left, "left"}, {Align::right, "right"}, {Align::centre, "centre"}}};
    return names;
}

const data::Names<Family>& names_of(Family) {
    static const data::Names<Family> names{"type family", {{Family::serif, "serif"}, {Family::sans, "sans"}}};
    return names;
}

const data::Fields<StyleSource>& fields_of(const StyleSource*) {
    using S = StyleSource;
    static const data::Fields<S> fields{
        "type style",
        {may("like", &S::like, "style that gives every key left out here"),
         may("family", &S::family, "serif or sans"),
         may("weight", &S::weight, "400 regular, 500 medium, 600 semibold, 700 bold"),
         may("strong_weight", &S::strong_weight, "weight of strong runs"),
         may("italic", &S::italic, "set in italics"), may("size", &S::size, "type size in points"),
         may("smallest", &S::smallest, "size in points that text may shrink to"),
         may("leading", &S::leading, "height of a line in points"),
         may("depth", &S::depth, "points from the baseline down to the bottom of its line"),
         may("before", &S::before, "points above the paragraph"),
         may("after", &S::after, "points below the paragraph"),
         may("tracking", &S::tracking, "space after each letter, in thousandths of the size"),
         may("features", &S::features, "OpenType features such as tnum, onum, smcp"),
         may("colour", &S::colour, "colour of the text"),
         may("strong_colour", &S::strong_colour, "colour of strong runs"),
         may("align", &S::align, "left, right or centre"),
         may("one_line", &S::one_line, "shrink to one line before wrapping"),
         may("keep", &S::keep, "never the last thing on a page or in a column"),
         may("heading", &S::heading, "its words name what goes on after a break")}};
    return fields;
}

const data::Fields<RuleSource>& fields_of(const RuleSource*) {
    using R = RuleSource;
    static const data::Fields<R> fields{"rule",
                                        {must("width", &R::width, "thickness in points"),
                                         must("colour", &R::colour, "colour of the line"),
                                         may("dash", &R::dash, "lengths on, off, on ...")}};
    return fields;
}

const data::Fields<Paper>& fields_of(const Paper*) {
    static const data::Fields<Paper> fields{"paper",
                                            {must("title", &Paper::title, "name in messages"),
                                             must("size", &Paper::size, "width and height, upright")}};
    return fields;
}

const data::Fields<PageForm>& fields_of(const PageForm*) {
    using P = PageForm;
    static const data::Fields<P> fields{
        "page",
        {must("margin", &P::margin, "margin on all four sides"),
         must("edge", &P::edge, "strip at the paper's edge that stays empty but for bleed"),
         must("columns", &P::columns, "columns of the grid"),
         must("gutter", &P::gutter, "space between two columns"),
         must("footer_style", &P::footer_style, "type style of the footer"),
         must("footer_rule", &P::footer_rule, "line above the footer"),
         must("ruler_rule", &P::ruler_rule, "lines of the 50 mm ruler"),
         must("continued_style", &P::continued_style, "style of '..., continued'"),
         must("running_head_style", &P::running_head_style, "style of the title on further pages")}};
    return fields;
}

const data::Fields<LabelForm>& fields_of(const LabelForm*) {
    static const data::Fields<LabelForm> fields{
        "label form",
        {must("tracking", &LabelForm::tracking, "space after each letter, in thousandths of the size"),
         must("features", &LabelForm::features, "OpenType features of labels"),
         may("size", &LabelForm::size, "in sizes of the text around"),
         may("weight", &LabelForm::weight, "instead of the weight of the text around"),
         may("colour", &LabelForm::colour, "instead of the colour of the text around")}};
    return fields;
}

const data::Fields<ShieldForm>& fields_of(const ShieldForm*) {
    static const data::Fields<ShieldForm> fields{
        "shield form",
        {must("outline", &ShieldForm::outline, "path of the shield"),
         must("line", &ShieldForm::line, "rule around it"),
         must("device", &ShieldForm::device, "the device's share of the shield's width")}};
    return fields;
}

const data::Fields<BoxForm>& fields_of(const BoxForm*) {
    static const data::Fields<BoxForm> fields{
        "box form",
        {must("line", &BoxForm::line, "rule of a box to tick"),
         must("style", &BoxForm::style, "style of the value in a box"),
         must("cross", &BoxForm::cross, "rule of the cross over a box that is used up")}};
    return fields;
}

const data::Fields<ThemeSource>& fields_of(const ThemeSource*) {
    using T = ThemeSource;
    static const data::Fields<T> fields{
        "theme",
        {must("title", &T::title, "name of the theme"),
         must("serif", &T::serif, "font family for titles and sentences"),
         must("sans", &T::sans, "font family for tables and figures"),
         must("colours", &T::colours, "colours by name"), must("rules", &T::rules, "lines by name"),
         must("styles", &T::styles, "type styles by name; a style stands after the one it is like"),
         must("papers", &T::papers, "paper sizes by name"),
         must("page", &T::page, "grid and furniture of every page"),
         must("label", &T::label, "how labels are set"), must("shield", &T::shield, "how shields are drawn"),
         must("boxes", &T::boxes, "how boxes to tick are drawn")}};
    return fields;
}

}  // namespace muster::layout
