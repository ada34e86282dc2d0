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

std::string card_anchor(scenario::SideColour side, int unit) {
    return fmt::format("card-{}-{}", scenario::name_of(side), unit);
}

layout::Block paragraph(const std::string& style, RichText text) {
    return layout::Paragraph{style, std::move(text)};
}

RichText special_sentence(const scenario::SpecialFact& special) {
    return layout::strong(special.name + ".") + RichText(" ") + layout::from_markup(special.sentence);
}

std::string template_of(const std::string& sheet, const scenario::Ruleset& ruleset,
                        const layout::Templates& templates) {
    const std::string own = ruleset.id() + "-" + sheet;
    return templates.sheets.contains(own) ? own : sheet;
}

}  // namespace muster::sheets
