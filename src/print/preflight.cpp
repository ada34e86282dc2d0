#include "print/preflight.hpp"

#include <array>

#include <fmt/format.h>

namespace muster::print {

namespace {

/// The longest side that PDF viewers take: 14 400 points.
constexpr layout::Mm longest_side = layout::points(14400);

/// The character in quotes where it can be shown, else nothing.
std::string shown(char32_t c) {
    if (c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029) return {};
    std::array<char, 6> bytes{};
    const int length = g_unichar_to_utf8(c, bytes.data());
    return fmt::format(" '{}'", std::string_view(bytes.data(), static_cast<std::size_t>(length)));
}

bool is_paper(layout::Mm side) { return side > layout::Mm{0} && side <= longest_side; }  // false for NaN

}  // namespace

void Preflight::check(const layout::Document& document) {
    page_ = document.title;
    if (document.pages.empty()) fault("no pages to print", "choose at least one sheet");
    for (const layout::Page& page : document.pages) check(page);
    for (const layout::OutlineEntry& entry : document.outline) {
        if (anchors_.contains(entry.anchor)) continue;
        page_ = document.title;
        fault(fmt::format("the outline entry '{}' leads to '{}', which is on no page", entry.title,
                          entry.anchor),
              "give the sheet or card that anchor");
    }
}

void Preflight::check(const layout::Page& page) {
    page_ = page.label;
    if (!is_paper(page.frame.size.width) || !is_paper(page.frame.size.height)) {
        fault(fmt::format("a page of {:.1f} x {:.1f} mm can't be printed", page.frame.size.width.value,
                          page.frame.size.height.value),
              "sides are more than 0 and at most 5080 mm");
    }
    check_items(page.frame.items);
}

void Preflight::check_items(const std::vector<layout::Item>& items) {
    for (const layout::Item& item : items) {
        std::visit([this](const auto& kind) { check_item(kind); }, item);
    }
}

void Preflight::check_item(const layout::AnchorItem& item) {
    if (anchors_.insert(item.name).second) return;
    fault(fmt::format("the anchor '{}' stands twice", item.name), "give one of the two another name");
}

void Preflight::check_item(const layout::TextItem& item) {
    const ShapedText& shaped = shaper_.shape(item.text, item.font);
    if (shaped.face != nullptr && shaped.missing.empty()) return;
    const FontCollection& fonts = shaper_.fonts();
    const std::string wanted = fonts.describe(item.font);
    if (shaped.face == nullptr) {
        if (!reported_.insert(wanted).second) return;
        fault(fmt::format("no file for {} in {} (text '{}')", wanted, fonts.set().directory, item.text),
              "add the file or change the type style");
        return;
    }
    for (const char32_t c : shaped.missing) {
        const std::string glyph = fmt::format("U+{:04X}{}", static_cast<std::uint32_t>(c), shown(c));
        if (!reported_.insert(wanted + glyph).second) continue;
        fault(fmt::format("{} has no glyph for {} (text '{}')", wanted, glyph, item.text),
              "write the text without this character or choose a font that has it");
    }
}

void Preflight::fault(std::string message, std::string fix) {
    ++faults_;
    diagnostics_.error({}, page_.empty() ? std::move(message) : fmt::format("page '{}': {}", page_, message),
                       std::move(fix));
}

}  // namespace muster::print
