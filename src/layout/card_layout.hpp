// Cards from their slots.
#pragma once

#include <vector>

#include "layout/card_template.hpp"
#include "layout/palette.hpp"
#include "layout/text_setter.hpp"

namespace muster::layout {

/// Both faces of a printed card; without a back its frame is empty.
struct CardFaces {
    Frame front, back;
    std::string anchor;
};

/// Sets `card`, and behind it the continuation cards that its text needs. Text that fits nowhere is an error.
[[nodiscard]] std::vector<CardFaces> set_card(const Card& card, const CardTemplate& form, TextSetter& text);

}  // namespace muster::layout
