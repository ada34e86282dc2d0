#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <fmt/format.h>

#include "print/finish.hpp"
#include "print/pdf_file.hpp"
#include "unit/print/sample.hpp"

using muster::Diagnostics;
using muster::layout::Mm;
using muster::layout::to_points;
using muster::print::PdfFile;
using muster::print::PdfObject;
namespace sample = muster::print::sample;
namespace layout = muster::layout;

namespace {

std::string pdf_of(const layout::Document& document) {
    Diagnostics diagnostics;
    const auto setter = sample::typesetter();
    auto bytes = muster::print::to_pdf(document, *setter, diagnostics);
    REQUIRE_MESSAGE(bytes.has_value(), diagnostics.to_text());
    CHECK(diagnostics.to_text().empty());
    return *bytes;
}

std::string errors_of(const layout::Document& document) {
    Diagnostics diagnostics;
    const auto setter = sample::typesetter();
    CHECK_FALSE(muster::print::to_pdf(document, *setter, diagnostics).has_value());
    return diagnostics.to_text();
}

/// A document printed and read back.
struct ReadBack {
    explicit ReadBack(const layout::Document& document) : bytes(pdf_of(document)), file(bytes) {
        REQUIRE(file.fault().empty());
    }
    std::string bytes;
    PdfFile file;
};

/// The numbers before the first operator `name` in a content stream.
std::vector<double> operands(const std::string& content, const std::string& name) {
    std::istringstream words(content);
    std::vector<double> values;
    for (std::string word; words >> word;) {
        if (word == name) return values;
        char* end = nullptr;
        const double value = std::strtod(word.c_str(), &end);
        if (*end == '\0') {
            values.push_back(value);
        } else {
            values.clear();
        }
    }
    FAIL("no operator " << name);
    return {};
}

}  // namespace

TEST_CASE("every page has its own size, and its trim and bleed boxes are its media box") {
    ReadBack pdf(sample::document());
    REQUIRE(pdf.file.page_count() == 3);
    const std::vector<std::pair<double, double>> sizes = {{210, 297}, {297, 210}, {210, 297}};
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        auto page = pdf.file.page(static_cast<int>(i));
        const auto media = page.get("/MediaBox").numbers();
        REQUIRE(media.size() == 4);
        CHECK(media[0] == 0);
        CHECK(media[1] == 0);
        CHECK(media[2] == doctest::Approx(to_points(Mm{sizes[i].first})).epsilon(1e-6));
        CHECK(media[3] == doctest::Approx(to_points(Mm{sizes[i].second})).epsilon(1e-6));
        CHECK(page.get("/TrimBox").numbers() == media);
        CHECK(page.get("/BleedBox").numbers() == media);
    }
}

TEST_CASE("a ruler of 50 mm is 50 mm long and where it was put") {
    layout::Document document;
    document.pages = {sample::page("Ruler")};
    document.pages[0].frame.items = {sample::line(20, 100, 50)};
    ReadBack pdf(document);
    const std::string content = pdf.file.page_content(0);
    const auto flip = operands(content, "cm");  // from down to up, nothing else
    CHECK(std::vector<double>(flip.begin(), flip.begin() + 5) == std::vector<double>{1, 0, 0, -1, 0});
    const std::string stroke = content.substr(content.rfind(" w\n"));  // past the cover of the page
    const auto from = operands(stroke, "m");
    const auto to = operands(stroke, "l");
    const double millimetre = to_points(Mm{1});
    CHECK(std::abs(from[0] - 20 * millimetre) < 0.1 * millimetre);
    CHECK(std::abs(flip[5] - from[1] - 197 * millimetre) < 0.1 * millimetre);
    CHECK(std::abs(to[0] - from[0] - 50 * millimetre) < 0.1 * millimetre);
    CHECK(to[1] == from[1]);
}

TEST_CASE("ink that runs off all four edges of the paper is not cut before them") {
    layout::Document document;
    document.pages = {sample::page("Bleed")};
    layout::PathItem all;
    all.path.move_to({Mm{-3}, Mm{-3}}).line_to({Mm{213}, Mm{-3}}).line_to({Mm{213}, Mm{300}});
    all.path.line_to({Mm{-3}, Mm{300}}).close();
    all.fill = layout::Colour{200, 0, 0, 1};
    document.pages[0].frame.items = {all};
    ReadBack pdf(document);
    const std::string content = pdf.file.page_content(0);
    const double top = operands(content, "cm")[5];
    const auto media = pdf.file.page(0).get("/MediaBox").numbers();
    CHECK(content.find("W n") == std::string::npos);  // no clip at all
    const auto ink = operands(content.substr(content.find("0.784314")), "re");
    CHECK(ink[0] <= 0);
    CHECK(ink[0] + ink[2] >= media[2]);
    CHECK(top - ink[1] >= media[3]);
    CHECK(top - ink[1] - ink[3] <= 0);
}

TEST_CASE("viewers are asked to print unscaled from the fitting tray and to open with the outline") {
    ReadBack pdf(sample::document());
    auto root = pdf.file.root();
    auto preferences = root.get("/ViewerPreferences");
    CHECK(preferences.get("/PrintScaling").name() == "/None");
    CHECK(preferences.get("/PickTrayByPDFSize").is_true());
    CHECK(root.get("/PageMode").name() == "/UseOutlines");
    CHECK(pdf.file.version() == "1.7");
}

TEST_CASE("a document without outline does not open one") {
    layout::Document document = sample::document();
    document.outline.clear();
    ReadBack pdf(document);
    CHECK_FALSE(pdf.file.root().has("/Outlines"));
    CHECK(pdf.file.root().get("/PageMode").name() == "/UseNone");
}

TEST_CASE("title, subject and keywords are what they were, whatever characters they hold") {
    ReadBack pdf(sample::document());
    auto info = pdf.file.trailer().get("/Info");
    CHECK(info.get("/Title").text() == sample::hostile);
    CHECK(info.get("/Subject").text() == "muster pack aeja orcs --seed 7");
    CHECK(info.get("/Keywords").text() == "seed 7");
    CHECK(info.get("/Creator").text() == "muster");
}

TEST_CASE("every page carries its label") {
    ReadBack pdf(sample::document());
    auto labels = pdf.file.root().get("/PageLabels").get("/Nums");
    REQUIRE(labels.size() == 6);
    const std::vector<std::string> expected = {"Briefing", "Map " + sample::hostile, "Cards 1"};
    for (int i = 0; i < 3; ++i) {
        CHECK(labels.at(2 * i).number() == i);
        CHECK(labels.at(2 * i + 1).get("/P").text() == expected[static_cast<std::size_t>(i)]);
    }
}

TEST_CASE("the outline nests parts below their sheet and counts what shows when opened") {
    ReadBack pdf(sample::document());
    auto root = pdf.file.root().get("/Outlines");
    auto first = root.get("/First");
    CHECK(first.get("/Title").text() == "First " + sample::hostile);
    CHECK(first.get("/First").get("/Title").text() == "Part");
    CHECK(first.get("/Last").get("/Title").text() == "Second part");
    CHECK(first.get("/Last").get("/Prev").get("/Title").text() == "Part");
    CHECK(first.get("/Next").get("/Title").text() == "Last");
    CHECK(root.get("/Last").get("/Title").text() == "Last");
    CHECK(root.get("/Count").number() == 4);
    CHECK(first.get("/Count").number() == 2);
    CHECK_FALSE(root.get("/Last").has("/Count"));
}

TEST_CASE("links lead by name to their anchor, from the place where they stand on the page") {
    ReadBack pdf(sample::document());
    auto names = pdf.file.root().get("/Names").get("/Dests").get("/Names");
    REQUIRE(names.size() == 6);
    CHECK(names.at(0).bytes() == "page 0" + sample::hostile);
    auto place = names.at(1);
    CHECK(place.at(0).is_same_object(pdf.file.page(0)));
    CHECK(place.at(2).number() == doctest::Approx(to_points(Mm{12})).epsilon(1e-4));
    CHECK(place.at(3).number() == doctest::Approx(to_points(Mm{297 - 20})).epsilon(1e-4));

    auto links = pdf.file.page(2).get("/Annots");
    REQUIRE(links.size() == 1);
    CHECK(links.at(0).get("/Dest").bytes() == "page 0" + sample::hostile);
    // Turned clockwise by 90 degrees about (100, 150): x goes down, y goes left.
    const auto area = links.at(0).get("/Rect").numbers();
    CHECK(area[0] == doctest::Approx(to_points(Mm{95})).epsilon(1e-4));
    CHECK(area[1] == doctest::Approx(to_points(Mm{297 - 180})).epsilon(1e-4));
    CHECK(area[2] == doctest::Approx(to_points(Mm{100})).epsilon(1e-4));
    CHECK(area[3] == doctest::Approx(to_points(Mm{297 - 160})).epsilon(1e-4));
}

TEST_CASE("a link whose sheet is not in the document is left out") {
    layout::Document document = sample::document();
    document.pages.erase(document.pages.begin());
    document.outline.clear();
    ReadBack pdf(document);
    for (int i = 0; i < 2; ++i) CHECK_FALSE(pdf.file.page(i).has("/Annots"));
}

TEST_CASE("all fonts are embedded, once for all sizes and turns of a face") {
    ReadBack pdf(sample::document());
    int fonts = 0;
    const int objects = static_cast<int>(pdf.file.trailer().get("/Size").number());
    for (int i = 1; i < objects; ++i) {
        const PdfObject object = pdf.file.object(i);
        if (!object.is_dictionary_of_type("/Font")) continue;
        if (object.get("/Subtype").name() == "/Type0") continue;  // its descendant is in the list too
        ++fonts;
        const PdfObject descriptor = object.get("/FontDescriptor");
        const bool embedded =
            descriptor.has("/FontFile") || descriptor.has("/FontFile2") || descriptor.has("/FontFile3");
        CHECK(embedded);
    }
    CHECK(fonts == 2);
    CHECK(pdf.file.fault().empty());
}

TEST_CASE("words in tracked small capitals can be found and copied as words") {
    layout::Document document;
    document.pages = {sample::page("Labels")};
    auto font = sample::sans(7);
    font.tracking = 100;
    font.features = {"smcp"};
    document.pages[0].frame.items = {sample::text("Rep AC", 12, 30, font)};
    ReadBack pdf(document);
    const std::string content = pdf.file.page_content(0);
    CHECK(content.find("/ActualText <feff005200650070>") != std::string::npos);  // Rep
    CHECK(content.find("/ActualText <feff00410043>") != std::string::npos);      // AC
}

TEST_CASE("a file that is no PDF, or a damaged one, is reported and not finished") {
    const std::string sound = pdf_of(sample::document());
    for (const std::string& broken : {std::string("no PDF"), sound.substr(0, sound.size() / 2)}) {
        Diagnostics diagnostics;
        CHECK_FALSE(muster::print::finish_pdf(broken, sample::document(), {}, diagnostics).has_value());
        CHECK(diagnostics.to_text().starts_with("error: the PDF is not sound: document"));
    }
}

TEST_CASE("a glyph that no font has is reported with its page, once, and no file is made") {
    layout::Document document;
    document.pages = {sample::page("Roster 2")};
    document.pages[0].frame.items = {sample::text("Pike \u2694", 12, 30),
                                     sample::text("\u2694\u2694", 12, 40)};
    CHECK(errors_of(document) ==
          "error: page 'Roster 2': EB Garamond 400 has no glyph for U+2694 '\u2694' (text 'Pike "
          "\u2694')\n"
          "  write the text without this character or choose a font that has it\n");
}

TEST_CASE("a face that has no file is reported with its page, and no file is made") {
    layout::Document document;
    document.pages = {sample::page("Roster 2")};
    auto font = sample::serif();
    font.weight = 900;
    document.pages[0].frame.items = {sample::text("Pike", 12, 30, font)};
    CHECK(errors_of(document) == "error: page 'Roster 2': no file for EB Garamond 900 in " +
                                     sample::fonts().directory +
                                     " (text 'Pike')\n  add the file or change the type style\n");
}

TEST_CASE("anchors that stand twice and outline entries that lead nowhere are errors") {
    layout::Document document = sample::document();
    document.pages[1].frame.items.push_back(layout::AnchorItem{"here", {}});
    document.pages[2].frame.items.push_back(layout::AnchorItem{"here", {}});
    document.outline.push_back({"Gone", 0, "gone"});
    document.title = "Pack";
    CHECK(errors_of(document) ==
          "error: page 'Cards 1': the anchor 'here' stands twice\n  give one of the two another name\n"
          "error: page 'Pack': the outline entry 'Gone' leads to 'gone', which is on no page\n"
          "  give the sheet or card that anchor\n");
}

TEST_CASE("a document without pages and a page without area are errors") {
    CHECK(errors_of({}) == "error: no pages to print\n  choose at least one sheet\n");
    layout::Document document;
    document.pages = {sample::page("Nothing", 0, 297)};
    CHECK(errors_of(document) == "error: page 'Nothing': a page of 0.0 x 297.0 mm can't be printed\n"
                                 "  sides are more than 0 and at most 5080 mm\n");
}

TEST_CASE("the same document gives the same bytes, again and from another typesetter") {
    const std::string first = pdf_of(sample::document());
    const auto setter = sample::typesetter();
    Diagnostics diagnostics;
    for (int i = 0; i < 20; ++i) (void)setter->width("other text " + std::to_string(i), sample::sans());
    CHECK(muster::print::to_pdf(sample::document(), *setter, diagnostics).value() == first);
    CHECK(muster::print::to_pdf(sample::document(), *setter, diagnostics).value() == first);
}

TEST_CASE("a sample goes where MUSTER_PRINT_SAMPLE says") {
    // Run by the next test in a process of its own.
    const char* path = std::getenv("MUSTER_PRINT_SAMPLE");
    if (path == nullptr) return;
    std::ofstream(path, std::ios::binary) << pdf_of(sample::document());
}

TEST_CASE("the same document gives the same bytes in another process") {
    namespace fs = std::filesystem;
    const std::string program = fs::read_symlink("/proc/self/exe").string();
    std::string path = (fs::temp_directory_path() / "muster-sample-XXXXXX").string();
    const int file = mkstemp(path.data());
    REQUIRE(file >= 0);
    const std::string command =
        fmt::format("MUSTER_PRINT_SAMPLE='{}' '{}' -tc='a sample goes where*' > /dev/null", path, program);
    CHECK(std::system(command.c_str()) == 0);
    std::ifstream in(path, std::ios::binary);
    const std::string other((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    fs::remove(path);
    CHECK(other == pdf_of(sample::document()));
}
