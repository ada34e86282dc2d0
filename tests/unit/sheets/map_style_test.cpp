#include "sheets/map/style.hpp"

#include <doctest/doctest.h>

#include "sheets/map/livery.hpp"
#include "support/map_look.hpp"

using namespace muster;
using namespace muster::sheets;
using namespace muster::sheets::map;

TEST_CASE("a drawing parameter out of its range is reported at its place") {
    Diagnostics diagnostics;
    const auto value = data::parse_yaml(
        "{rows: 3, spacing: 0.9, top: 0.3, foot: 0.1, light: 1.6, overlap: 0.2, crest: 0.3, outline: 0.1, roughness: 0.1}\n",
        "plate.yaml", diagnostics);
    REQUIRE(value);
    HillForm form;
    CHECK_FALSE(data::read(*value, form, diagnostics));
    CHECK(diagnostics.to_text() == "plate.yaml:1:53: error: light is 1.6\n  give a number from 0 to 1\n");
}

TEST_CASE("a misspelt parameter is reported with the nearest name") {
    Diagnostics diagnostics;
    const auto value = data::parse_yaml("{gap: 0.5, claer: 0.4, leader: 0.1}\n", "plate.yaml", diagnostics);
    REQUIRE(value);
    LabelsForm form;
    CHECK_FALSE(data::read(*value, form, diagnostics));
    CHECK(diagnostics.to_text().find("did you mean 'clear'?") != std::string::npos);
}

TEST_CASE("the sides differ in lightness whatever their tinctures, and all letters can be read") {
    const layout::Theme& theme = test::templates().theme;
    const std::vector<std::string> tinctures{"gules", "azure",    "vert", "purpure", "sable",
                                             "tenne", "sanguine", "or",   "argent"};
    for (const std::string& red : tinctures)
        for (const std::string& blue : tinctures) {
            if (red == blue) continue;
            Look look = test::map_look();
            wear(look, {{{}, red}, {{}, blue}}, theme);
            CAPTURE(red);
            CAPTURE(blue);
            const double apart = lightness(look[Tone::red_tint]) - lightness(look[Tone::blue_tint]);
            CHECK(std::abs(apart) > 0.3);
            CHECK((apart < 0) == (look.dark == scenario::SideColour::red));
            CHECK(contrast(look[Tone::red_text], look[Tone::red_tint]) >= 4.5);
            CHECK(contrast(look[Tone::blue_text], look[Tone::blue_tint]) >= 4.5);
            CHECK(contrast(look[Tone::red], look[Tone::table]) >= 4.5);
            CHECK(contrast(look[Tone::blue], look[Tone::table]) >= 4.5);
        }
}
