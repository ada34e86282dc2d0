#include <cstdlib>
#include <regex>

#include "print/svg_tidy.hpp"
#include "unit/print/sample.hpp"

using muster::Diagnostics;
using muster::layout::Mm;
namespace sample = muster::print::sample;
namespace layout = muster::layout;

namespace {

std::string svg_of(const layout::Page& page) {
    Diagnostics diagnostics;
    const auto setter = sample::typesetter();
    auto bytes = muster::print::to_svg(page, *setter, diagnostics);
    REQUIRE_MESSAGE(bytes.has_value(), diagnostics.to_text());
    return *bytes;
}

/// The text between `begin` and the next `end`.
std::string between(const std::string& text, const std::string& begin, const std::string& end) {
    const std::size_t start = text.find(begin);
    REQUIRE(start != std::string::npos);
    const std::size_t from = start + begin.size();
    return text.substr(from, text.find(end, from) - from);
}

/// Checks that tags nest, attributes are quoted and only known entities occur: well-formed for what is used
/// here.
void check_well_formed(const std::string& xml) {
    std::vector<std::string> open;
    static const std::regex tag(R"(<(/?)([A-Za-z]+)((?:\s+[A-Za-z:_-]+="[^"<]*")*)\s*(/?)>)");
    std::size_t at = xml.find("?>") + 2;
    while (at < xml.size()) {
        const std::size_t next = xml.find('<', at);
        const std::string text = xml.substr(at, next == std::string::npos ? next : next - at);
        CHECK_MESSAGE(text.find('>') == std::string::npos, text);
        static const std::regex bare("&(?!amp;|lt;|gt;|quot;|#39;)");
        CHECK_FALSE(std::regex_search(text, bare));
        if (next == std::string::npos) break;
        const std::string whole = xml.substr(next, xml.find('>', next) + 1 - next);
        std::smatch match;
        REQUIRE_MESSAGE(std::regex_match(whole, match, tag), whole);
        if (match[1].length() > 0) {
            REQUIRE_FALSE(open.empty());
            CHECK(open.back() == match[2].str());
            open.pop_back();
        } else if (match[4].length() == 0) {
            open.push_back(match[2].str());
        }
        at = next + whole.size();
    }
    CHECK(open.empty());
}

}  // namespace

TEST_CASE("width, height and viewBox are the paper in millimetres") {
    const std::string a4 = svg_of(sample::document().pages[1]);
    CHECK(a4.find(R"(width="297mm" height="210mm" viewBox="0 0 297 210")") != std::string::npos);
    const std::string letter = svg_of(sample::page("Letter", 215.9, 279.4));
    CHECK(letter.find(R"(width="215.9mm" height="279.4mm" viewBox="0 0 215.9 279.4")") != std::string::npos);
}

TEST_CASE("a ruler of 50 mm is 50 units of the viewBox long") {
    layout::Page page = sample::page("Ruler");
    page.frame.items = {sample::line(20, 100, 50)};
    const std::string svg = svg_of(page);
    const double scale = std::stod(between(svg, "scale(", ")"));
    double x0 = 0, y0 = 0, x1 = 0, y1 = 0;
    REQUIRE(std::sscanf(between(svg, " d=\"", "\"").c_str(), "M %lf %lf L %lf %lf", &x0, &y0, &x1, &y1) == 4);
    CHECK(scale * x0 == doctest::Approx(20).epsilon(0.0001));
    CHECK(scale * y0 == doctest::Approx(100).epsilon(0.0001));
    CHECK(scale * (x1 - x0) == doctest::Approx(50).epsilon(0.0001));
    CHECK(y1 == y0);
    const double width = std::stod(between(svg, "stroke-width:", ";"));
    CHECK(scale * width == doctest::Approx(layout::points(0.25).value).epsilon(0.0001));
}

TEST_CASE("the title is the page's label, and hostile text leaves the file well-formed") {
    const std::string svg = svg_of(sample::document().pages[1]);
    CHECK(between(svg, "<title>", "</title>") ==
          "Map Smith &amp; Sons &lt;Elite&gt; &quot;x&quot; &#39;y&#39; (1) \\ %");
    check_well_formed(svg);
}

TEST_CASE("a page written twice by one process has the same bytes, with ids from 0") {
    const layout::Page page = sample::document().pages[0];
    const std::string first = svg_of(page);
    (void)svg_of(sample::document().pages[1]);
    CHECK(svg_of(page) == first);
    CHECK(first.find("id=\"glyph0\"") != std::string::npos);
    CHECK(first.find("href=\"#glyph1\"") != std::string::npos);
}

TEST_CASE("every reference in a file has its definition") {
    layout::Page page = sample::document().pages[0];
    layout::Group clipped;
    clipped.clip.emplace().move_to({}).line_to({Mm{50}, Mm{0}}).line_to({Mm{0}, Mm{50}}).close();
    clipped.items = {sample::text("clipped", 2, 5), sample::line(0, 10, 50)};
    page.frame.items.push_back(clipped);
    const std::string svg = svg_of(page);
    static const std::regex reference(R"((?:href="#|url\(#)([^")]+))");
    int references = 0;
    for (std::sregex_iterator found(svg.begin(), svg.end(), reference), end; found != end; ++found) {
        ++references;
        CHECK(svg.find("id=\"" + (*found)[1].str() + "\"") != std::string::npos);
    }
    CHECK(references > 10);
    CHECK(svg.find("clip-path=\"url(#clip0)\"") != std::string::npos);
}

TEST_CASE("tidying keeps what it does not know and shortens what it does") {
    const std::string cairo =
        "<?xml version=\"1.0\"?>\n<svg width=\"1pt\" viewBox=\"0 0 1 1\">\n"
        "<g id=\"surface5\" clip-path=\"url(#clip9)\">\n"
        "<path style=\"fill-rule:nonzero;fill:rgb(100%,50.196078%,0%);fill-opacity:0.5;\" "
        "d=\"M -0.04 1.25 L 1e2 3\" transform=\"matrix(0.866025,0,0,1,0,0)\"/>\n"
        "</g>\n<clipPath id=\"clip9\"/></svg>\n";
    CHECK(
        muster::print::tidy_svg(cairo, {{Mm{1}, Mm{2}}, 10, "a"}).value() ==
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"1mm\" "
        "height=\"2mm\" viewBox=\"0 0 1 2\" version=\"1.1\">\n<title>a</title>\n<g transform=\"scale(0.1)\">\n"
        "<g id=\"surface0\" clip-path=\"url(#clip0)\">\n"
        "<path style=\"fill:#ff8000;fill-opacity:0.5;\" d=\"M 0 1.3 L 100 3\" "
        "transform=\"matrix(0.866025,0,0,1,0,0)\"/>\n"
        "</g>\n<clipPath id=\"clip0\"/></g>\n</svg>\n");
    CHECK_FALSE(muster::print::tidy_svg("<svg>", {}).has_value());
    CHECK_FALSE(muster::print::tidy_svg("", {}).has_value());
}

TEST_CASE("control characters can't be written in XML and become U+FFFD") {
    CHECK(muster::print::xml_escaped("a\x01"
                                     "b\n") == "a\ufffdb\ufffd");
}
