// One element of a card after the other.
#pragma once

#include <vector>

#include "layout/card_template.hpp"
#include "layout/palette.hpp"
#include "layout/strips.hpp"
#include "layout/text_setter.hpp"

namespace muster::layout {

/// How a stack is made to fit.
struct Fitting {
    double smaller = 0;  ///< text is smaller by so many points, but not under its styles' smallest
    bool spare = true;   ///< parts that may be spared are there
};

/// Sets elements of a card from its slots.
class ElementSetter {
  public:
    ElementSetter(const Card& card, const Palette& palette, TextSetter& text)
        : card_(card), palette_(palette), text_(text) {}

    /// False for elements whose slot is empty, and those that `with` and `without` rule out.
    [[nodiscard]] bool shows(const Element& element) const;

    /// Draws `element` (anything but a stack) at its place in `frame`.
    void set(const Element& element, Frame& frame);

    /// The parts of a stack as strips.
    [[nodiscard]] Stream strips(const Element& stack, const Fitting& fitting);

    /// Texts that set() found no room for, whole; their place shows as many lines as it holds.
    [[nodiscard]] std::vector<RichText> take_overflow() { return std::move(overflow_); }

  private:
    [[nodiscard]] const Content* content(const Element& element) const;
    [[nodiscard]] std::vector<RichText> texts(const Element& element);
    [[nodiscard]] Style style_of(const Element& element);
    [[nodiscard]] Colour colour_of(const Element& element) const;
    [[nodiscard]] std::vector<Line> lines(const Element& element, Mm width, double smaller);
    [[nodiscard]] Frame drawn(const Element& element, Size size, double smaller);
    [[nodiscard]] Frame text_frame(const Element& element, Size size, double smaller);
    [[nodiscard]] Frame icons_frame(const Element& element, Size size);
    [[nodiscard]] Frame row_frame(const Element& row, Mm width, double smaller);
    void add_text_strips(const Element& element, Mm width, double smaller, Stream& stream);

    const Card& card_;
    const Palette& palette_;
    TextSetter& text_;
    std::vector<RichText> overflow_;
};

}  // namespace muster::layout
