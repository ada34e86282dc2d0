#include "print/svg_tidy.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <map>

#include <fmt/format.h>

namespace muster::print {

namespace {

/// Style properties that Cairo states although they are SVG's defaults, which no ancestor changes here.
constexpr std::array<std::string_view, 6> defaults = {"fill-rule:nonzero",     "fill-opacity:1",
                                                      "stroke-opacity:1",      "stroke-linecap:butt",
                                                      "stroke-linejoin:miter", "stroke-dashoffset:0"};

/// `value` to a tenth, written as short as it goes.
void append_rounded(std::string& out, double value) {
    const long long tenths = std::llround(value * 10);
    const long long size = std::llabs(tenths);
    if (tenths < 0) out += '-';
    std::array<char, 24> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), size / 10).ptr;
    out.append(digits.data(), end);
    if (size % 10 == 0) return;
    out += '.';
    out += static_cast<char>('0' + size % 10);
}

void append_coordinates(std::string& out, std::string_view text) {
    const char* const end = text.data() + text.size();
    for (const char* at = text.data(); at != end;) {
        double value = 0;
        const auto read = std::from_chars(at, end, value);
        if (read.ec == std::errc{}) {
            append_rounded(out, value);
            at = read.ptr;
        } else {
            out += *at++;
        }
    }
}

/// "rgb(7.8%,7.8%,7.8%)" as "#141414", for colours are given in whole steps of 255; anything else as it is.
std::string short_colour(std::string_view text) {
    std::string colour = "#";
    std::string_view lead = "rgb(";
    for (int channel = 0; channel < 3; ++channel) {
        double percent = 0;
        if (!text.starts_with(lead)) return {};
        text.remove_prefix(lead.size());
        const auto read = std::from_chars(text.data(), text.data() + text.size(), percent);
        if (read.ec != std::errc{} || percent < 0 || percent > 100) return {};
        text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
        colour += fmt::format("{:02x}", std::lround(percent * 2.55));
        lead = "%,";
    }
    return text == "%)" ? colour : std::string();
}

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    return text;
}

/// One pass over the body of a file: attributes are rewritten, all between them is copied.
class Tidier {
  public:
    std::string run(std::string_view svg) {
        constexpr std::string_view begin = "=\"";
        out_.reserve(svg.size());
        for (std::size_t at = svg.find(begin); at != std::string_view::npos; at = svg.find(begin)) {
            const std::size_t start = at + begin.size();
            const std::string_view name = svg.substr(0, at).substr(svg.substr(0, at).find_last_of(' ') + 1);
            out_ += svg.substr(0, start);
            svg.remove_prefix(start);
            const std::string_view value = svg.substr(0, svg.find('"'));
            append_value(name, value);
            svg.remove_prefix(value.size());
        }
        out_ += svg;
        return std::move(out_);
    }

  private:
    void append_value(std::string_view name, std::string_view value) {
        if (name == "d" || name == "x" || name == "y") {
            append_coordinates(out_, value);
        } else if (name == "style") {
            append_style(value);
        } else if (name == "id") {
            out_ += new_id(value);
        } else if (value.starts_with('#')) {
            out_ += '#';
            out_ += new_id(value.substr(1));
        } else {
            append_reference(value);
        }
    }

    void append_style(std::string_view style) {
        while (!style.empty()) {
            const std::string_view property = trimmed(style.substr(0, style.find(';')));
            style.remove_prefix(std::min(style.find(';'), style.size() - 1) + 1);
            if (std::find(defaults.begin(), defaults.end(), property) != defaults.end()) continue;
            const std::size_t colon = property.find(':') + 1;
            out_ += property.substr(0, colon);
            const std::string colour = short_colour(property.substr(colon));
            if (colour.empty()) {
                append_reference(property.substr(colon));
            } else {
                out_ += colour;
            }
            out_ += ';';
        }
    }

    /// A value that may be "url(#id)".
    void append_reference(std::string_view value) {
        constexpr std::string_view lead = "url(#";
        if (!value.starts_with(lead)) {
            out_ += value;
            return;
        }
        out_ += lead;
        out_ += new_id(value.substr(lead.size(), value.find(')') - lead.size()));
        out_ += ')';
    }

    const std::string& new_id(std::string_view id) {
        const auto known = ids_.find(id);
        if (known != ids_.end()) return known->second;
        const std::string kind(id.substr(0, id.find_first_of("0123456789")));
        return ids_.emplace(id, fmt::format("{}{}", kind, counts_[kind]++)).first->second;
    }

    std::string out_;
    std::map<std::string, std::string, std::less<>> ids_;
    std::map<std::string, int> counts_;
};

}  // namespace

std::string xml_escaped(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        switch (c) {
            case '&': escaped += "&amp;"; break;
            case '<': escaped += "&lt;"; break;
            case '>': escaped += "&gt;"; break;
            case '"': escaped += "&quot;"; break;
            case '\'': escaped += "&#39;"; break;
            default:
                escaped +=
                    static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? "\xEF\xBF\xBD" : std::string(1, c);
        }
    }
    return escaped;
}

std::optional<std::string> tidy_svg(std::string_view svg, const SvgHead& head) {
    const std::size_t root = svg.find("<svg");
    const std::size_t body = root == std::string_view::npos ? root : svg.find(">\n", root);
    const std::size_t end = svg.rfind("</svg>");
    if (body == std::string_view::npos || end == std::string_view::npos || end < body) return std::nullopt;
    const double width = head.size.width.value;
    const double height = head.size.height.value;
    return fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
        "width=\"{0:g}mm\" height=\"{1:g}mm\" viewBox=\"0 0 {0:g} {1:g}\" version=\"1.1\">\n"
        "<title>{2}</title>\n<g transform=\"scale({3:g})\">\n{4}</g>\n</svg>\n",
        width, height, xml_escaped(head.title), 1 / head.units_per_mm,
        Tidier().run(svg.substr(body + 2, end - body - 2)));
}

}  // namespace muster::print
