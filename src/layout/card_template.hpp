// What a card looks like (templates/cards/<card>.yaml) and how cards stand on paper
// (templates/sprues/<sprue>.yaml).
#pragma once

#include <map>
#include <string>
#include <vector>

#include "layout/theme.hpp"

namespace muster::layout {

enum class ElementKind { text, icon, shield, hits, figures, rule, shape, row, stack };
enum class VerticalAlign { top, middle, bottom };
const data::Names<ElementKind>& names_of(ElementKind);
const data::Names<VerticalAlign>& names_of(VerticalAlign);

/// One thing on a card. In a stack or a row `at` counts from its corner and a height of 0 means "as high as
/// needed".
struct Element {
    ElementKind kind = ElementKind::text;
    Name slot;          ///< slot that fills it
    std::string words;  ///< fixed words instead of a slot; small markup allowed
    Name with;          ///< drawn only if this slot is filled
    Name without;       ///< drawn only if this slot is empty
    Point at;
    Size size;
    Name style;
    std::optional<Align> align;
    VerticalAlign valign = VerticalAlign::top;
    Name colour;   ///< theme colour or colour role, instead of the style's
    Name fill;     ///< of shapes
    Name line;     ///< rule of shapes, rules, boxes, and under rows
    Outline path;  ///< of shapes
    Mm box{5}, smallest_box{3.2},
        gap{1};                     ///< of hit boxes and figures; gap also between the parts of a stack
    bool spare = false;             ///< part of a stack that is left out rather than make a further card
    int per_row = 0;                ///< figures in a row; 0 = as many as fit
    double turn = 0;                ///< degrees clockwise about the middle of its box
    bool bleed = false;             ///< may stand over the card's edge
    std::vector<Element> elements;  ///< of rows and stacks
    Location where;
};

struct CardTemplate {
    std::string title;
    Size size;
    std::map<std::string, Name>
        colours;                     ///< colour roles with the colour they have unless the card says another
    std::optional<Outline> outline;  ///< cut line; the box's four sides unless said
    std::vector<Element> elements;
    std::vector<Element> back;    ///< empty = no back is printed
    std::vector<Name> flags;      ///< slots that only switch elements on (`with`, `without`)
    std::vector<Name> continued;  ///< slots repeated on a continuation card
    Name mark;                    ///< slot of which a continuation says "(continued)"
    Name overflow;                ///< slot in which what fits nowhere else goes on
    Location where;
};

/// A grid of cards.
struct SprueTemplate {
    std::string title;
    std::optional<Size> pitch;   ///< from one cell to the next; the card's size unless said
    bool alternate = false;      ///< every second cell upside down (interlocking triangles)
    Mm edge{6};                  ///< kept free along the paper's edge
    bool landscape_too = false;  ///< turned paper if more cards fit on it
    Name guide;                  ///< rule of the cut guides outside of the grid
    Name cut;                    ///< rule around each card
    Mm guide_gap{1};             ///< between card and guide
    Location where;
};

/// The slots that the elements of `card` are filled from, sorted, each once.
[[nodiscard]] std::vector<std::string> slots_of(const CardTemplate& card);

const data::Fields<Element>& fields_of(const Element*);
const data::Fields<CardTemplate>& fields_of(const CardTemplate*);
const data::Fields<SprueTemplate>& fields_of(const SprueTemplate*);

}  // namespace muster::layout
