#include "layout/scalars.hpp"

#include <charconv>

#include <fmt/format.h>

namespace muster::layout {

namespace {

/// The whole of `text` as a number of reasonable size.
bool whole_number(std::string_view text, double& out) {
    constexpr double most = 1e5;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), out);
    return fault == std::errc() && end == text.data() + text.size() && out >= -most && out <= most;
}

bool is_plain(const data::Value& value) { return value.is_scalar() && !value.text().empty(); }

bool wrong(const data::Value& value, const std::string& expected, Diagnostics& diagnostics) {
    data::report_wrong_kind(value, expected, diagnostics);
    return false;
}

bool parse_length(std::string_view text, Mm& out) {
    constexpr double inch = 25.4;
    double number = 0;
    if (whole_number(text, number)) return out = Mm{number}, true;
    const std::size_t gap = text.find(' ');
    if (gap == std::string_view::npos || !whole_number(text.substr(0, gap), number)) return false;
    const std::string_view unit = text.substr(gap + 1);
    if (unit == "mm") return out = Mm{number}, true;
    if (unit == "pt") return out = points(number), true;
    if (unit == "in") return out = Mm{number * inch}, true;
    return false;
}

bool parse_hex_pair(std::string_view text, std::uint8_t& out) {
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), out, 16);
    return fault == std::errc() && end == text.data() + text.size();
}

bool read_pair(const data::Value& value, Mm& first, Mm& second, Diagnostics& diagnostics) {
    constexpr const char* pair = "a pair of lengths, [12, 8]";
    if (!value.is_list() || value.items().size() != 2) return wrong(value, pair, diagnostics);
    const bool good = read_scalar(value.items()[0], first, diagnostics);
    return read_scalar(value.items()[1], second, diagnostics) && good;
}

}  // namespace

bool read_scalar(const data::Value& value, Mm& out, Diagnostics& diagnostics) {
    if (is_plain(value) && parse_length(value.text(), out)) return true;
    return wrong(value, "a length such as 12 (millimetres), 8 pt or 2 in", diagnostics);
}

bool read_scalar(const data::Value& value, Pt& out, Diagnostics& diagnostics) {
    Mm length;
    if (is_plain(value) && whole_number(value.text(), out.value)) return true;
    if (is_plain(value) && parse_length(value.text(), length)) return out.value = to_points(length), true;
    return wrong(value, "a number of points, or a length such as 5 mm", diagnostics);
}

bool read_scalar(const data::Value& value, Name& out, Diagnostics& diagnostics) {
    if (!is_plain(value)) return wrong(value, "a name", diagnostics);
    out = {value.text(), value.where()};
    return true;
}

bool read_scalar(const data::Value& value, Colour& out, Diagnostics& diagnostics) {
    constexpr double solid = 255;
    const std::string_view text = value.is_scalar() ? std::string_view(value.text()) : std::string_view();
    std::uint8_t alpha = static_cast<std::uint8_t>(solid);
    const bool good = (text.size() == 7 || text.size() == 9) && text[0] == '#' &&
                      parse_hex_pair(text.substr(1, 2), out.red) &&
                      parse_hex_pair(text.substr(3, 2), out.green) &&
                      parse_hex_pair(text.substr(5, 2), out.blue) &&
                      (text.size() == 7 || parse_hex_pair(text.substr(7, 2), alpha));
    if (!good) return wrong(value, "a colour such as \"#1a1714\"", diagnostics);
    out.alpha = static_cast<double>(alpha) / solid;
    return true;
}

bool read_scalar(const data::Value& value, Point& out, Diagnostics& diagnostics) {
    return read_pair(value, out.x, out.y, diagnostics);
}

bool read_scalar(const data::Value& value, Size& out, Diagnostics& diagnostics) {
    return read_pair(value, out.width, out.height, diagnostics);
}

bool read_scalar(const data::Value& value, ColumnSpan& out, Diagnostics& diagnostics) {
    double first = 0;
    double last = 0;
    const std::string_view text = value.is_scalar() ? std::string_view(value.text()) : std::string_view();
    const std::size_t dash = text.find('-');
    const bool good = dash == std::string_view::npos ? whole_number(text, first)
                                                     : whole_number(text.substr(0, dash), first) &&
                                                           whole_number(text.substr(dash + 1), last);
    if (dash == std::string_view::npos) last = first;
    if (!good || first < 1 || last < first) return wrong(value, "grid columns such as 1-9", diagnostics);
    out = {static_cast<int>(first), static_cast<int>(last), value.where()};
    return true;
}

bool read_scalar(const data::Value& value, ColumnWidth& out, Diagnostics& diagnostics) {
    const std::string_view text = value.is_scalar() ? std::string_view(value.text()) : std::string_view();
    Mm length;
    if (text == "fit") return out = {ColumnWidth::Kind::fit, 0}, true;
    if (text.ends_with('*') && whole_number(text.substr(0, text.size() - 1), out.amount) && out.amount > 0)
        return out.kind = ColumnWidth::Kind::share, true;
    if (parse_length(text, length) && length > Mm{0})
        return out = {ColumnWidth::Kind::length, length.value}, true;
    return wrong(value, "a width: millimetres, a share such as 2*, or fit", diagnostics);
}

bool read_scalar(const data::Value& value, FigureHeight& out, Diagnostics& diagnostics) {
    const std::string_view text = value.is_scalar() ? std::string_view(value.text()) : std::string_view();
    const std::size_t colon = text.find(':');
    double wide = 0;
    double high = 0;
    Mm length;
    if (colon != std::string_view::npos && whole_number(text.substr(0, colon), wide) &&
        whole_number(text.substr(colon + 1), high) && wide > 0 && high > 0)
        return out = {std::nullopt, high / wide}, true;
    if (parse_length(text, length) && length > Mm{0}) return out = {length, 0}, true;
    return wrong(value, "a height: millimetres, or width to height such as \"4:3\"", diagnostics);
}

bool read_scalar(const data::Value& value, Outline& out, Diagnostics& diagnostics) {
    if (!value.is_scalar()) return wrong(value, "SVG path data", diagnostics);
    std::string fault;
    auto path = parse_path_data(value.text(), fault);
    if (!path) {
        diagnostics.error(value.where(), fmt::format("the path can't be read: {}", fault),
                          "write SVG path data (M L H V C S Q T A Z)");
        return false;
    }
    out = {value.text(), std::move(*path)};
    return true;
}

}  // namespace muster::layout
