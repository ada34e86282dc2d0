#include <cmath>

#include "unit/print/sample.hpp"

using muster::Diagnostics;
using muster::layout::Mm;
namespace sample = muster::print::sample;

namespace {

unsigned big_endian(const std::string& bytes, std::size_t at) {
    unsigned value = 0;
    for (std::size_t i = at; i < at + 4; ++i) value = value << 8 | static_cast<unsigned char>(bytes.at(i));
    return value;
}

std::string png_of(const muster::layout::Page& page, double dpi) {
    Diagnostics diagnostics;
    const auto setter = sample::typesetter();
    auto bytes = muster::print::to_png(page, *setter, diagnostics, dpi);
    REQUIRE_MESSAGE(bytes.has_value(), diagnostics.to_text());
    return *bytes;
}

}  // namespace

TEST_CASE("a PNG covers the page at its resolution and says so") {
    const std::string png = png_of(sample::document().pages[0], 110);
    CHECK(png.starts_with("\x89PNG\r\n\x1a\n"));
    CHECK(big_endian(png, 16) == 910);   // 210 mm / 25.4 * 110 = 909.4
    CHECK(big_endian(png, 20) == 1287);  // 297 mm / 25.4 * 110 = 1286.2
    REQUIRE(png.substr(37, 4) == "pHYs");
    CHECK(big_endian(png, 41) == 4331);  // 110 dpi in pixels a metre
    CHECK(big_endian(png, 45) == 4331);
    CHECK(png[49] == 1);
    CHECK(png.substr(png.size() - 8, 4) == "IEND");
}

TEST_CASE("whole inches give whole pixels") {
    const std::string png = png_of(sample::page("Letter", 215.9, 279.4), 100);
    CHECK(big_endian(png, 16) == 850);
    CHECK(big_endian(png, 20) == 1100);
}

TEST_CASE("the same page gives the same PNG") {
    CHECK(png_of(sample::document().pages[0], 50) == png_of(sample::document().pages[0], 50));
}

TEST_CASE("resolutions that can't be drawn are errors") {
    const auto setter = sample::typesetter();
    for (const double dpi : {0.0, -110.0, 5000.0, std::nan("")}) {
        Diagnostics diagnostics;
        CHECK_FALSE(muster::print::to_png(sample::page("A"), *setter, diagnostics, dpi).has_value());
        CHECK(diagnostics.error_count() == 1);
    }
}
