// The small values that templates are written in, each with its text form, and the keys of templates.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "data/fields.hpp"
#include "layout/frame.hpp"
#include "layout/path_data.hpp"

namespace muster::layout {

/// A type size or a vertical distance in points: a plain number in templates, or a length with its unit.
struct Pt {
    double value = 0;
    [[nodiscard]] constexpr Mm length() const { return points(value); }
};

/// The name of a thing defined elsewhere (style, colour, slot, icon ...) with its place, for messages.
struct Name {
    std::string text;
    Location where;
    [[nodiscard]] bool empty() const { return text.empty(); }
};

/// Columns of the page grid, both included, counted from 1: "1-9" or "3" in templates.
struct ColumnSpan {
    int first = 1;
    int last = 12;
    Location where = {};
};

/// The width of a table column: a length, a share of what is left ("2*"), or "fit" for its widest cell.
struct ColumnWidth {
    enum class Kind { length, share, fit } kind = Kind::share;
    double amount = 1;  ///< millimetres, or the number of shares
};

/// The height of a figure's slot: a length, or a ratio of width to height ("4:3").
struct FigureHeight {
    std::optional<Mm> length;
    double per_width = 0;
};

/// An outline written as SVG path data.
struct Outline {
    std::string data;
    Path path;
};

// Text forms, found by data::read. Each reports what it can't read at its place.
bool read_scalar(const data::Value& value, Mm& out, Diagnostics& diagnostics);  ///< "12", "8 pt", "2 in"
bool read_scalar(const data::Value& value, Pt& out, Diagnostics& diagnostics);  ///< "9.5", "5 mm"
bool read_scalar(const data::Value& value, Name& out, Diagnostics& diagnostics);
bool read_scalar(const data::Value& value, Colour& out,
                 Diagnostics& diagnostics);  ///< "#rrggbb" or "#rrggbbaa"
bool read_scalar(const data::Value& value, Point& out, Diagnostics& diagnostics);  ///< [x, y]
bool read_scalar(const data::Value& value, Size& out, Diagnostics& diagnostics);   ///< [width, height]
bool read_scalar(const data::Value& value, ColumnSpan& out, Diagnostics& diagnostics);
bool read_scalar(const data::Value& value, ColumnWidth& out, Diagnostics& diagnostics);
bool read_scalar(const data::Value& value, FigureHeight& out, Diagnostics& diagnostics);
bool read_scalar(const data::Value& value, Outline& out, Diagnostics& diagnostics);

namespace detail {
template <class T, class M>
data::Field<T> template_key(std::string key, M T::*member, std::string meaning, bool required) {
    return {std::move(key),
            std::move(meaning),
            required,
            [member](const data::Value& value, T& out, Diagnostics& diagnostics) {
                return data::read(value, out.*member, diagnostics);
            },
            [](const T&) { return std::optional<data::Value>(); },  // templates are read, never written
            [] { return data::detail::schema_of_type("string"); }};
}
}  // namespace detail

/// A key of a template that must be there.
template <class T, class M>
data::Field<T> must(std::string key, M T::*member, std::string meaning) {
    return detail::template_key(std::move(key), member, std::move(meaning), true);
}

/// A key of a template that may be left out; the member keeps its default.
template <class T, class M>
data::Field<T> may(std::string key, M T::*member, std::string meaning) {
    return detail::template_key(std::move(key), member, std::move(meaning), false);
}

}  // namespace muster::layout
