#include <filesystem>
#include <fstream>

#include "unit/print/sample.hpp"

namespace fs = std::filesystem;
using muster::Diagnostics;
using muster::layout::Mm;
using muster::print::FontSet;
using muster::print::Typesetter;
namespace sample = muster::print::sample;

namespace {

/// A folder that is gone with the test.
struct TemporaryFolder {
    TemporaryFolder() {
        std::string pattern = (fs::temp_directory_path() / "muster-fonts-XXXXXX").string();
        REQUIRE(mkdtemp(pattern.data()) != nullptr);
        path = pattern;
    }
    ~TemporaryFolder() {
        std::error_code ignored;
        fs::remove_all(path, ignored);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    fs::path path;
};

/// Copies the project's font file of that name.
void copy_font(const std::string& file, const TemporaryFolder& folder) {
    for (const auto& entry : fs::recursive_directory_iterator(sample::fonts().directory)) {
        if (entry.path().filename() == file) fs::copy_file(entry.path(), folder.path / file);
    }
    REQUIRE(fs::exists(folder.path / file));
}

std::string errors_on_opening(const FontSet& fonts) {
    Diagnostics diagnostics;
    CHECK(Typesetter::open(fonts, diagnostics) == nullptr);
    return diagnostics.to_text();
}

}  // namespace

TEST_CASE("the width of a text grows in proportion to its size and adds up over its parts") {
    const auto setter = sample::typesetter();
    const double at_ten = setter->width("HHHH", sample::serif(10)).value;
    CHECK(at_ten > 5);
    CHECK(setter->width("HHHH", sample::serif(20)).value == doctest::Approx(2 * at_ten));
    CHECK(setter->width("H", sample::serif(10)).value == doctest::Approx(at_ten / 4));
    CHECK(setter->width("", sample::serif()) == Mm{0});
}

TEST_CASE("a figure of the sans is as wide as its font file says: 481 thousandths of an em with tnum") {
    const auto setter = sample::typesetter();
    auto font = sample::sans(10);
    font.features = {"tnum"};
    CHECK(setter->width("1", font).value ==
          doctest::Approx(muster::layout::points(4.81).value).epsilon(0.002));
    CHECK(setter->width("8", font) == setter->width("1", font));
}

TEST_CASE("tracking adds its thousandths of an em after every letter") {
    const auto setter = sample::typesetter();
    auto font = sample::sans(10);
    const double plain = setter->width("ABCD", font).value;
    font.tracking = 100;
    // Kerning pairs stay as they are: 4 letters, 1 pt each.
    CHECK(setter->width("ABCD", font).value == doctest::Approx(plain + muster::layout::points(4).value));
}

TEST_CASE("letters set apart make no ligature") {
    const auto setter = sample::typesetter();
    auto font = sample::serif(10);
    font.tracking = 50;
    const double ff = setter->width("ff", font).value;
    const double f = setter->width("f", font).value;
    CHECK(ff == doctest::Approx(2 * f).epsilon(0.05));
}

TEST_CASE("small capitals come from the font: narrower than capitals, other than lower case") {
    const auto setter = sample::typesetter();
    auto font = sample::serif(10);
    font.features = {"smcp"};
    CHECK(setter->width("rep", font) < setter->width("REP", sample::serif(10)));
    CHECK(setter->width("rep", font) != setter->width("rep", sample::serif(10)));
}

TEST_CASE("heights are in order: x-height below cap height below ascent, and descent is positive") {
    const auto setter = sample::typesetter();
    for (const auto& font : {sample::serif(10), sample::sans(10)}) {
        const auto metrics = setter->metrics(font);
        CHECK(Mm{0} < metrics.x_height);
        CHECK(metrics.x_height < metrics.cap_height);
        CHECK(metrics.cap_height < metrics.ascent);
        CHECK(Mm{0} < metrics.descent);
        CHECK(setter->metrics(sample::serif(20)).cap_height.value ==
              doctest::Approx(2 * setter->metrics(sample::serif(10)).cap_height.value));
    }
}

TEST_CASE("code points without a glyph are named once each, in order of appearance") {
    const auto setter = sample::typesetter();
    CHECK(setter->missing_glyphs("Pike & Shot \u00bd \u2033 \u2212", sample::serif()).empty());
    CHECK(setter->missing_glyphs("\u2694 a \u4e2d \u2694", sample::serif()) ==
          std::vector<char32_t>{U'\u2694', U'\u4e2d'});
}

TEST_CASE("what the sans lacks and the serif has is not missing") {
    const auto setter = sample::typesetter();
    CHECK(setter->missing_glyphs("6 \u2192 4 \u2153", sample::sans()).empty());
    CHECK(setter->width("\u2192", sample::sans()) > Mm{0});
}

TEST_CASE("control characters and broken UTF-8 are missing glyphs, not blanks") {
    const auto setter = sample::typesetter();
    CHECK(setter->missing_glyphs("a\tb\nc", sample::serif()) == std::vector<char32_t>{U'\t', U'\n'});
    CHECK(setter->missing_glyphs("a\xff", sample::serif()) == std::vector<char32_t>{U'\ufffd'});
    CHECK(setter->missing_glyphs(std::string_view("a\0b", 3), sample::serif()) ==
          std::vector<char32_t>{U'\ufffd'});
}

TEST_CASE("right-to-left words and combining marks are shaped or named, never lost") {
    const auto setter = sample::typesetter();
    CHECK(setter->missing_glyphs("e\u0301", sample::serif()).empty());
    CHECK(setter->width("e\u0301", sample::serif()).value ==
          doctest::Approx(setter->width("\u00e9", sample::serif()).value));
    CHECK(setter->missing_glyphs("a \u05d0\u05d1", sample::serif()).size() == 2);
}

TEST_CASE("a weight that has no file is reported at the type style with the weights there are") {
    TemporaryFolder folder;
    copy_font("EBGaramond-Regular.ttf", folder);
    copy_font("BarlowSemiCondensed-Regular.ttf", folder);
    copy_font("BarlowSemiCondensed-Bold.ttf", folder);
    Diagnostics diagnostics;
    const auto setter =
        Typesetter::open({folder.path.string(), "EB Garamond", "Barlow Semi Condensed"}, diagnostics);
    REQUIRE(setter != nullptr);
    auto font = sample::sans();
    font.weight = 600;
    CHECK_FALSE(setter->check(font, {"templates/themes/plain.yaml", 12, 5}, diagnostics));
    CHECK(diagnostics.to_text() ==
          "templates/themes/plain.yaml:12:5: error: no file for Barlow Semi Condensed 600 in " +
              folder.path.string() + "\n  add the file or use one of Barlow Semi Condensed: 400, 700\n");
    CHECK(setter->width("a", font) == Mm{0});
    font.weight = 700;
    CHECK(setter->check(font, {}, diagnostics));
}

TEST_CASE("an OpenType feature that the font lacks is reported with those it has") {
    const auto setter = sample::typesetter();
    Diagnostics diagnostics;
    auto font = sample::sans();
    font.features = {"tnum", "smcp"};
    CHECK(setter->check(font, {"theme.yaml", 3, 1}, diagnostics));
    font.features = {"tnum", "swsh"};
    CHECK_FALSE(setter->check(font, {"theme.yaml", 3, 1}, diagnostics));
    CHECK(diagnostics.to_text().starts_with(
        "theme.yaml:3:1: error: Barlow Semi Condensed 400 has no OpenType feature 'swsh'\n  leave it out or use one of: "));
}

TEST_CASE("a family without a file is an error that names the folder and the nearest name") {
    FontSet fonts = sample::fonts();
    fonts.serif_family = "EB Garamon";
    CHECK(errors_on_opening(fonts).starts_with(
        fonts.directory +
        ": error: no font of the family 'EB Garamon' in this folder (did you mean 'EB Garamond'?)\n"));
}

TEST_CASE("a folder that is not there, and one without fonts, are errors with its path") {
    TemporaryFolder folder;
    const std::string missing = (folder.path / "none").string();
    CHECK(errors_on_opening({missing, "A", "B"}) ==
          missing + ": error: the fonts can't be listed: No such file or directory\n"
                    "  check that the folder is there and may be read\n");
    CHECK(errors_on_opening({folder.path.string(), "A", "B"}) ==
          folder.path.string() + ": error: no font files (.ttf, .otf) in this folder\n"
                                 "  put the fonts of the theme here\n");
}

TEST_CASE("a file that is no font, and two files of one face, are errors with their paths") {
    TemporaryFolder folder;
    copy_font("EBGaramond-Regular.ttf", folder);
    fs::copy_file(folder.path / "EBGaramond-Regular.ttf", folder.path / "EBGaramond-Second.ttf");
    std::ofstream(folder.path / "Broken.ttf") << "no font";
    const std::string path = folder.path.string();
    CHECK(errors_on_opening({path, "EB Garamond", "EB Garamond"}) ==
          path +
              "/Broken.ttf: error: not a font file that can be read\n  replace the file, or take it away\n" +
              path + "/EBGaramond-Second.ttf: error: the same face as " + path +
              "/EBGaramond-Regular.ttf (EB Garamond, weight 400)\n  take one of the two files away\n");
}
