#include <algorithm>

#include "layout/card_template.hpp"

namespace muster::layout {

const data::Names<ElementKind>& names_of(ElementKind) {
    using K = ElementKind;
    static const data::Names<K> names{"kind of element",
                                      {{K::text, "text"},
                                       {K::icon, "icon"},
                                       {K::shield, "shield"},
                                       {K::hits, "hits"},
                                       {K::figures, "figures"},
                                       {K::rule, "rule"},
                                       {K::shape, "shape"},
                                       {K::row, "row"},
                                       {K::stack, "stack"}}};
    return names;
}

const data::Names<VerticalAlign>& names_of(VerticalAlign) {
    using V = VerticalAlign;
    static const data::Names<V> names{"vertical alignment",
                                      {{V::top, "top"}, {V::middle, "middle"}, {V::bottom, "bottom"}}};
    return names;
}

namespace {

/// Elements read with their places.
data::Field<Element> where_key() {
    data::Field<Element> field =
        must("kind", &Element::kind, "text, icon, shield, hits, figures, rule, shape, row or stack");
    field.read = [](const data::Value& value, Element& out, Diagnostics& diagnostics) {
        out.where = value.where();
        return data::read(value, out.kind, diagnostics);
    };
    return field;
}

}  // namespace

const data::Fields<Element>& fields_of(const Element*) {
    using E = Element;
    static const data::Fields<E> fields{
        "element",
        {where_key(),
         may("slot", &E::slot, "slot that fills it"),
         may("words", &E::words, "fixed words instead of a slot; **strong** and _italic_ allowed"),
         may("with", &E::with, "drawn only if this slot is filled"),
         may("without", &E::without, "drawn only if this slot is empty"),
         may("at", &E::at,
             "left and top in millimetres from the card's corner (in rows and stacks, from theirs)"),
         may("size", &E::size, "width and height; in rows and stacks a height of 0 is as high as needed"),
         may("style", &E::style, "type style"),
         may("align", &E::align, "left, right or centre, instead of the style's"),
         may("valign", &E::valign, "top, middle or bottom"),
         may("colour", &E::colour, "theme colour or colour role, instead of the style's"),
         may("fill", &E::fill, "colour that fills a shape"),
         may("line", &E::line, "rule of a shape, a rule or boxes, or below a row"),
         may("path", &E::path, "a shape's outline, SVG path data in millimetres from the card's corner"),
         may("box", &E::box, "side of a hit box or a figure"),
         may("smallest_box", &E::smallest_box, "side that boxes may shrink to before they wrap"),
         may("gap", &E::gap, "space between boxes, or between the parts of a stack"),
         may("per_row", &E::per_row, "figures in a row; as many as fit unless said"),
         may("turn", &E::turn, "degrees clockwise about its middle"),
         may("spare", &E::spare, "part of a stack that is left out rather than make a further card"),
         may("bleed", &E::bleed, "may stand over the card's edge"),
         may("elements", &E::elements, "parts of a row (side by side) or a stack (one below the other)")}};
    return fields;
}

const data::Fields<CardTemplate>& fields_of(const CardTemplate*) {
    using C = CardTemplate;
    static const data::Fields<C> fields{
        "card template",
        {must("title", &C::title, "what the card is"), must("size", &C::size, "width and height"),
         may("colours", &C::colours, "colour roles and the colours they have unless a card says others"),
         may("outline", &C::outline, "cut line; the four sides unless said"),
         must("elements", &C::elements, "what stands on the front"),
         may("back", &C::back, "what stands on the back"),
         may("flags", &C::flags, "slots that only switch elements on"),
         may("continued", &C::continued, "slots that a continuation card shows again"),
         may("mark", &C::mark, "slot that says '(continued)'"),
         may("overflow", &C::overflow, "slot in which text goes on that found no room")}};
    return fields;
}

const data::Fields<SprueTemplate>& fields_of(const SprueTemplate*) {
    using S = SprueTemplate;
    static const data::Fields<S> fields{
        "sprue",
        {must("title", &S::title, "what the grid is for"),
         may("pitch", &S::pitch, "from one cell to the next; the card's size unless said"),
         may("alternate", &S::alternate, "every second cell upside down"),
         may("edge", &S::edge, "kept free along the paper's edge"),
         may("landscape_too", &S::landscape_too, "turn the paper if more cards fit"),
         may("guide", &S::guide, "rule of the cut guides outside of the grid"),
         may("cut", &S::cut, "rule around each card"),
         may("guide_gap", &S::guide_gap, "between card and guide")}};
    return fields;
}

namespace {

void add_slots(const std::vector<Element>& elements, std::vector<std::string>& slots) {
    for (const Element& element : elements) {
        if (!element.slot.empty()) slots.push_back(element.slot.text);
        add_slots(element.elements, slots);
    }
}

}  // namespace

std::vector<std::string> slots_of(const CardTemplate& card) {
    std::vector<std::string> slots;
    add_slots(card.elements, slots);
    add_slots(card.back, slots);
    for (const Name& flag : card.flags) slots.push_back(flag.text);
    std::ranges::sort(slots);
    slots.erase(std::unique(slots.begin(), slots.end()), slots.end());
    return slots;
}

}  // namespace muster::layout
