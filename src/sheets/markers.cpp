#include "sheets/markers.hpp"

#include <fmt/format.h>

#include <array>

#include "sheets/words.hpp"

namespace muster::sheets {

namespace {

/// The colours of the kinds of MarkerNeed.
constexpr std::array kinds{"hit-green", "hit-yellow", "hit-red", "hit-blue", "hit-violet", "hit-brown"};

/// A marker with its hits on front and back, and as many notches as its kind's number, which tell it in grey
/// print and in the dark.
layout::Card card_of(const char* colour, int kind) {
    const int front = 2 * kind + 1, back = front + 1;
    layout::Card card;
    card.name = fmt::format("marker {}/{}", front, back);
    card.colours = {{"hit", colour}};
    card.slots["front"] = literal(std::to_string(front));
    card.slots["back"] = literal(std::to_string(back));
    card.slots[fmt::format("notches-{}", kind + 1)] = literal(" ");
    return card;
}

layout::Card card_of(const scenario::CounterFact& counter) {
    layout::Card card;
    card.name = "counter " + counter.title;
    card.colours = {{"hit", "ink"}};
    card.slots["front"] = literal(counter.letter);
    card.slots["back"] = literal(counter.letter);
    return card;
}

}  // namespace

layout::SheetContent markers(const scenario::MarkerNeed& need,
                             const std::vector<scenario::CounterFact>& counters) {
    layout::SheetContent sheet;
    sheet.sheet = "markers";
    sheet.title = counters.empty() ? "Casualty markers" : "Markers";
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        for (int i = 0; i < need.count[kind]; ++i)
            sheet.cards.push_back(card_of(kinds[kind], static_cast<int>(kind)));
    for (const scenario::CounterFact& counter : counters)
        for (int i = 0; i < counter.count; ++i) sheet.cards.push_back(card_of(counter));
    return sheet;
}

}  // namespace muster::sheets
