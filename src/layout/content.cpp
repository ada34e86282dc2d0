#include "layout/content.hpp"

namespace muster::layout {

namespace {

RichText run(std::string text, Emphasis emphasis) {
    RichText result;
    result.runs.push_back({std::move(text), emphasis, {}, {}});
    return result;
}

/// Appends `text` to the last run if it looks the same.
void append(RichText& out, std::string_view text, Emphasis emphasis) {
    if (text.empty()) return;
    if (!out.runs.empty() && out.runs.back().emphasis == emphasis && out.runs.back().icon.empty())
        out.runs.back().text += text;
    else
        out.runs.push_back({std::string(text), emphasis, {}, {}});
}

struct Marked {
    std::string_view inner;
    std::size_t length;  ///< of the whole with its marks
};

/// What stands between `open` at the start of `text` and the next `close`; nothing if there is no such pair.
std::optional<Marked> marked(std::string_view text, std::string_view open, std::string_view close) {
    if (!text.starts_with(open)) return std::nullopt;
    const std::size_t end = text.find(close, open.size());
    if (end == std::string_view::npos || end == open.size()) return std::nullopt;
    return Marked{text.substr(open.size(), end - open.size()), end + close.size()};
}

}  // namespace

RichText strong(std::string text) { return run(std::move(text), Emphasis::strong); }
RichText italic(std::string text) { return run(std::move(text), Emphasis::italic); }
RichText label(std::string text) { return run(std::move(text), Emphasis::label); }

RichText icon(std::string id) {
    RichText result;
    result.runs.push_back({{}, Emphasis::plain, std::move(id), {}});
    return result;
}

RichText from_markup(std::string_view text) {
    RichText result;
    while (!text.empty()) {
        if (const auto bold = marked(text, "**", "**")) {
            append(result, bold->inner, Emphasis::strong);
            text.remove_prefix(bold->length);
        } else if (const auto slanted = marked(text, "_", "_")) {
            append(result, slanted->inner, Emphasis::italic);
            text.remove_prefix(slanted->length);
        } else if (const auto symbol = marked(text, "{icon:", "}")) {
            result = std::move(result) + icon(std::string(symbol->inner));
            text.remove_prefix(symbol->length);
        } else {
            append(result, text.substr(0, 1), Emphasis::plain);
            text.remove_prefix(1);
        }
    }
    return result;
}

}  // namespace muster::layout
