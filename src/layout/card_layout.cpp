#include "layout/card_layout.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "layout/element_layout.hpp"
#include "layout/references.hpp"
#include "layout/strips.hpp"

namespace muster::layout {

namespace {

constexpr const char* continued_words = " (continued)";

/// What a card and its continuations hold: the strips of each stack and how far they are printed.
struct StackState {
    const Element* element;
    Stream stream;
    std::size_t at = 0;
    [[nodiscard]] bool done() const { return at == stream.strips.size(); }
};

/// How many regions of `height` the stream needs.
int regions(const Stream& stream, Mm height) {
    int count = 0;
    for (std::size_t at = 0; at < stream.strips.size(); ++count) at = fill(stream, at, height, true).to;
    return count;
}

class CardSetter {
  public:
    CardSetter(const Card& card, const CardTemplate& form, TextSetter& text)
        : card_(card),
          form_(form),
          text_(text),
          palette_(text.templates().theme, form.colours, card.colours) {}

    std::vector<CardFaces> run() {
        text_.set_place("card " + card_.name);
        check();
        std::vector<CardFaces> faces;
        faces.push_back({face(card_, form_.elements), face(card_, form_.back), card_.anchor});
        place_overflow();
        const Card again = continuation();
        for (bool first = true; first || unfinished(); first = false) {
            if (!first) faces.push_back({face(again, form_.elements), face(again, form_.back), {}});
            for (StackState& stack : stacks_) fill_stack(stack, faces.back().front);
        }
        return faces;
    }

  private:
    void check() {
        palette_.check(text_.place(), text_.diagnostics());
        const std::vector<std::string> slots = slots_of(form_);
        for (const auto& entry : card_.slots)
            if (!std::ranges::binary_search(slots, entry.first)) text_.report("slot", entry.first, slots);
    }

    [[nodiscard]] bool unfinished() const {
        return std::ranges::any_of(stacks_, [](const StackState& stack) { return !stack.done(); });
    }

    /// Everything but the stacks; those of the first card's front are made ready.
    Frame face(const Card& card, const std::vector<Element>& elements) {
        Frame frame{form_.size, {}};
        if (elements.empty()) return {};
        ElementSetter setter(card, palette_, text_);
        for (const Element& element : elements) {
            if (!setter.shows(element)) continue;
            if (element.kind != ElementKind::stack)
                setter.set(element, frame);
            else if (&card == &card_)
                stacks_.push_back({&element, {}, 0});
        }
        for (RichText& text : setter.take_overflow()) overflow_.push_back(std::move(text));
        return frame;
    }

    /// Gives what fitted nowhere to the overflow slot, and cuts the stacks into strips.
    void place_overflow() {
        Card whole = card_;
        if (!overflow_.empty() && !form_.overflow.empty()) {
            auto& content = whole.slots[form_.overflow.text];
            if (auto* texts = std::get_if<std::vector<RichText>>(&content))
                std::ranges::move(overflow_, std::back_inserter(*texts));
            overflow_.clear();
        }
        if (!overflow_.empty())
            text_.diagnostics().error({}, fmt::format("{}: the text does not fit", text_.place()),
                                      "shorten it, or make its place in the card's template larger");
        for (StackState& stack : stacks_) cut(stack, whole);
    }

    /// Shrinks the stack's text until it fits, and leaves out its spare parts if that is not enough. Where a
    /// further card is needed anyway everything keeps its size.
    void cut(StackState& stack, const Card& whole) {
        constexpr double step_pt = 0.25;
        constexpr double most_pt = 4;
        const Mm height = stack.element->size.height;
        ElementSetter setter(whole, palette_, text_);
        stack.stream = setter.strips(*stack.element, {});
        int fewest = regions(stack.stream, height);
        for (const bool spare : {true, false})
            for (double smaller = 0; fewest > 1 && smaller <= most_pt; smaller += step_pt) {
                Stream tried = setter.strips(*stack.element, {smaller, spare});
                const int needed = regions(tried, height);
                if (needed >= fewest) continue;
                fewest = needed;
                stack.stream = std::move(tried);
            }
    }

    void fill_stack(StackState& stack, Frame& frame) {
        const Filled filled = fill(stack.stream, stack.at, stack.element->size.height, true);
        if (filled.height.value > stack.element->size.height.value + 1e-6)
            text_.diagnostics().error({}, fmt::format("{}: a part is higher than its stack", text_.place()),
                                      "shorten it, or make the stack in the card's template higher");
        place(frame, stack.stream, filled, stack.element->at);
        stack.at = filled.to;
    }

    [[nodiscard]] Card continuation() const {
        Card again;
        again.colours = card_.colours;
        again.name = card_.name;
        for (const Name& slot : form_.continued) {
            const auto found = card_.slots.find(slot.text);
            if (found != card_.slots.end()) again.slots.insert(*found);
        }
        auto mark = again.slots.find(form_.mark.text);
        if (mark != again.slots.end())
            if (auto* texts = std::get_if<std::vector<RichText>>(&mark->second); texts && !texts->empty())
                texts->front() = texts->front() + RichText(continued_words);
        return again;
    }

    const Card& card_;
    const CardTemplate& form_;
    TextSetter& text_;
    Palette palette_;
    std::vector<StackState> stacks_;
    std::vector<RichText> overflow_;
};

}  // namespace

std::vector<CardFaces> set_card(const Card& card, const CardTemplate& form, TextSetter& text) {
    return CardSetter(card, form, text).run();
}

}  // namespace muster::layout
