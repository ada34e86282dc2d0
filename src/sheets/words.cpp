#include "sheets/words.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace muster::sheets {

using layout::RichText;

layout::Content marked_up(const std::vector<std::string>& lines) {
    std::vector<RichText> texts;
    texts.reserve(lines.size());
    for (const std::string& line : lines) texts.push_back(layout::from_markup(line));
    return texts;
}

layout::Content literal(const std::string& text) { return std::vector<RichText>{RichText(text)}; }

std::string number_ranges(std::vector<int> numbers) {
    std::ranges::sort(numbers);
    std::vector<std::string> parts;
    for (std::size_t first = 0; first < numbers.size();) {
        std::size_t last = first;
        while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1) ++last;
        const bool pair = last == first + 1;
        if (last == first || pair) {
            parts.push_back(std::to_string(numbers[first]));
            if (pair) parts.push_back(std::to_string(numbers[last]));
        } else {
            parts.push_back(fmt::format("{}–{}", numbers[first], numbers[last]));
        }
        first = last + 1;
    }
    return join(parts);
}

std::string card_anchor(scenario::SideColour side, int unit) {
    return fmt::format("card-{}-{}", scenario::name_of(side), unit);
}

layout::Block paragraph(const std::string& style, RichText text) {
    return layout::Paragraph{style, std::move(text)};
}

RichText special_sentence(const scenario::SpecialFact& special) {
    return layout::strong(special.name + ".") + RichText(" ") + layout::from_markup(special.sentence);
}

}  // namespace muster::sheets
