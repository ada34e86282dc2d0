#include "sheets/markers.hpp"

#include <fmt/format.h>

#include "sheets/words.hpp"

namespace muster::sheets {

namespace {

/// A kind of marker: its hits on front and back, its colour, and its notches, which tell it in grey print and
/// in the dark.
struct MarkerKind {
    int front, back;
    const char* colour;
    int notches;
};

layout::Card card_of(const MarkerKind& kind) {
    layout::Card card;
    card.name = fmt::format("marker {}/{}", kind.front, kind.back);
    card.colours = {{"hit", kind.colour}};
    card.slots["front"] = literal(std::to_string(kind.front));
    card.slots["back"] = literal(std::to_string(kind.back));
    card.slots[fmt::format("notches-{}", kind.notches)] = literal(" ");
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

void add(const MarkerKind& kind, int count, layout::SheetContent& sheet) {
    for (int i = 0; i < count; ++i) sheet.cards.push_back(card_of(kind));
}

}  // namespace

layout::SheetContent markers(const scenario::MarkerNeed& need,
                             const std::vector<scenario::CounterFact>& counters) {
    layout::SheetContent sheet;
    sheet.sheet = "markers";
    sheet.title = counters.empty() ? "Casualty markers" : "Markers";
    add({1, 2, "hit-green", 1}, need.low, sheet);
    add({3, 4, "hit-yellow", 2}, need.middle, sheet);
    add({5, 6, "hit-red", 3}, need.high, sheet);
    for (const scenario::CounterFact& counter : counters)
        for (int i = 0; i < counter.count; ++i) sheet.cards.push_back(card_of(counter));
    return sheet;
}

}  // namespace muster::sheets
