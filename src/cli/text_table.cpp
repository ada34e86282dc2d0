#include "cli/text_table.hpp"

#include <algorithm>

namespace muster::cli {

namespace {

std::size_t code_points(const std::string& text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string padded(const std::string& text, std::size_t width, Align align) {
    const std::string space(width - code_points(text), ' ');
    return align == Align::left ? text + space : space + text;
}

}  // namespace

std::string TextTable::to_text() const {
    std::vector<std::vector<std::string>> lines;
    lines.emplace_back();
    for (const Column& column : columns_) lines.back().push_back(column.head);
    lines.insert(lines.end(), rows_.begin(), rows_.end());
    std::vector<std::size_t> widths(columns_.size());
    for (const auto& cells : lines)
        for (std::size_t i = 0; i < cells.size(); ++i) widths[i] = std::max(widths[i], code_points(cells[i]));
    std::string text;
    for (const auto& cells : lines) {
        std::string line;
        for (std::size_t i = 0; i < cells.size(); ++i)
            line += (i > 0 ? "  " : "") + padded(cells[i], widths[i], columns_[i].align);
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

}  // namespace muster::cli
