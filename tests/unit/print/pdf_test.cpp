#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <fmt/format.h>

#ifndef POINTERHOLDER_TRANSITION
#define POINTERHOLDER_TRANSITION 4
#endif
#include <qpdf/Pl_Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>

#include "unit/print/sample.hpp"

using muster::Diagnostics;
using muster::layout::Mm;
using muster::layout::to_points;
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

/// A PDF read back.
struct ReadBack {
    explicit ReadBack(std::string pdf) : bytes(std::move(pdf)) {
        file.setSuppressWarnings(true);
        file.processMemoryFile("test", bytes.data(), bytes.size());
        pages = QPDFPageDocumentHelper(file).getAllPages();
    }

    std::string content(std::size_t page) {
        Pl_Buffer buffer("content");
        pages.at(page).pipeContents(&buffer);
        const auto content = buffer.getBufferSharedPointer();
        return {reinterpret_cast<const char*>(content->getBuffer()), content->getSize()};
    }

    std::string bytes;
    QPDF file;
    std::vector<QPDFPageObjectHelper> pages;
};

std::vector<double> numbers(QPDFObjectHandle array) {
    std::vector<double> values;
    for (auto& item : array.getArrayAsVector()) values.push_back(item.getNumericValue());
    return values;
}

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
    ReadBack pdf(pdf_of(sample::document()));
    REQUIRE(pdf.pages.size() == 3);
    const std::vector<std::pair<double, double>> sizes = {{210, 297}, {297, 210}, {210, 297}};
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        auto page = pdf.pages[i].getObjectHandle();
        const auto media = numbers(page.getKey("/MediaBox"));
        REQUIRE(media.size() == 4);
        CHECK(media[0] == 0);
        CHECK(media[1] == 0);
        CHECK(media[2] == doctest::Approx(to_points(Mm{sizes[i].first})).epsilon(1e-6));
        CHECK(media[3] == doctest::Approx(to_points(Mm{sizes[i].second})).epsilon(1e-6));
        CHECK(numbers(page.getKey("/TrimBox")) == media);
        CHECK(numbers(page.getKey("/BleedBox")) == media);
    }
}

TEST_CASE("a ruler of 50 mm is 50 mm long and where it was put") {
    layout::Document document;
    document.pages = {sample::page("Ruler")};
    document.pages[0].frame.items = {sample::line(20, 100, 50)};
    ReadBack pdf(pdf_of(document));
    const std::string content = pdf.content(0);
    CHECK(operands(content, "cm") == std::vector<double>{1, 0, 0, -1, 0, 841.889764});
    const std::string stroke = content.substr(content.rfind(" w\n"));  // past the cover of the page
    const auto from = operands(stroke, "m");
    const auto to = operands(stroke, "l");
    const double millimetre = to_points(Mm{1});
    CHECK(std::abs(from[0] - 20 * millimetre) < 0.1 * millimetre);
    CHECK(std::abs(from[1] - 100 * millimetre) < 0.1 * millimetre);
    CHECK(std::abs(to[0] - from[0] - 50 * millimetre) < 0.1 * millimetre);
    CHECK(to[1] == from[1]);
}

TEST_CASE("viewers are asked to print unscaled from the fitting tray and to open with the outline") {
    ReadBack pdf(pdf_of(sample::document()));
    auto root = pdf.file.getRoot();
    auto preferences = root.getKey("/ViewerPreferences");
    CHECK(preferences.getKey("/PrintScaling").getName() == "/None");
    CHECK(preferences.getKey("/PickTrayByPDFSize").getBoolValue());
    CHECK(root.getKey("/PageMode").getName() == "/UseOutlines");
    CHECK(pdf.file.getPDFVersion() == "1.7");
}

TEST_CASE("a document without outline does not open one") {
    layout::Document document = sample::document();
    document.outline.clear();
    ReadBack pdf(pdf_of(document));
    CHECK_FALSE(pdf.file.getRoot().hasKey("/Outlines"));
    CHECK(pdf.file.getRoot().getKey("/PageMode").getName() == "/UseNone");
}

TEST_CASE("title, subject and keywords are what they were, whatever characters they hold") {
    ReadBack pdf(pdf_of(sample::document()));
    auto info = pdf.file.getTrailer().getKey("/Info");
    CHECK(info.getKey("/Title").getUTF8Value() == sample::hostile);
    CHECK(info.getKey("/Subject").getUTF8Value() == "muster pack aeja orcs --seed 7");
    CHECK(info.getKey("/Keywords").getUTF8Value() == "seed 7");
    CHECK(info.getKey("/Creator").getUTF8Value() == "muster");
}

TEST_CASE("every page carries its label") {
    ReadBack pdf(pdf_of(sample::document()));
    auto labels = pdf.file.getRoot().getKey("/PageLabels").getKey("/Nums");
    REQUIRE(labels.getArrayNItems() == 6);
    const std::vector<std::string> expected = {"Briefing", "Map " + sample::hostile, "Cards 1"};
    for (int i = 0; i < 3; ++i) {
        CHECK(labels.getArrayItem(2 * i).getIntValue() == i);
        CHECK(labels.getArrayItem(2 * i + 1).getKey("/P").getUTF8Value() ==
              expected[static_cast<std::size_t>(i)]);
    }
}

TEST_CASE("the outline nests parts below their sheet and counts what shows when opened") {
    ReadBack pdf(pdf_of(sample::document()));
    auto root = pdf.file.getRoot().getKey("/Outlines");
    auto first = root.getKey("/First");
    CHECK(first.getKey("/Title").getUTF8Value() == "First " + sample::hostile);
    CHECK(first.getKey("/First").getKey("/Title").getUTF8Value() == "Part");
    CHECK(first.getKey("/Last").getKey("/Title").getUTF8Value() == "Second part");
    CHECK(first.getKey("/Last").getKey("/Prev").getKey("/Title").getUTF8Value() == "Part");
    CHECK(first.getKey("/Next").getKey("/Title").getUTF8Value() == "Last");
    CHECK(root.getKey("/Last").getKey("/Title").getUTF8Value() == "Last");
    CHECK(root.getKey("/Count").getIntValue() == 4);
    CHECK(first.getKey("/Count").getIntValue() == 2);
    CHECK_FALSE(root.getKey("/Last").hasKey("/Count"));
}

TEST_CASE("links lead by name to their anchor, from the place where they stand on the page") {
    ReadBack pdf(pdf_of(sample::document()));
    auto names = pdf.file.getRoot().getKey("/Names").getKey("/Dests").getKey("/Names");
    REQUIRE(names.getArrayNItems() == 6);
    CHECK(names.getArrayItem(0).getStringValue() == "page 0" + sample::hostile);
    auto place = names.getArrayItem(1);
    CHECK(place.getArrayItem(0).getObjGen() == pdf.pages[0].getObjectHandle().getObjGen());
    CHECK(place.getArrayItem(2).getNumericValue() == doctest::Approx(to_points(Mm{12})).epsilon(1e-4));
    CHECK(place.getArrayItem(3).getNumericValue() == doctest::Approx(to_points(Mm{297 - 20})).epsilon(1e-4));

    auto links = pdf.pages[2].getObjectHandle().getKey("/Annots");
    REQUIRE(links.getArrayNItems() == 1);
    CHECK(links.getArrayItem(0).getKey("/Dest").getStringValue() == "page 0" + sample::hostile);
    // Turned clockwise by 90 degrees about (100, 150): x goes down, y goes left.
    const auto area = numbers(links.getArrayItem(0).getKey("/Rect"));
    CHECK(area[0] == doctest::Approx(to_points(Mm{95})).epsilon(1e-4));
    CHECK(area[1] == doctest::Approx(to_points(Mm{297 - 180})).epsilon(1e-4));
    CHECK(area[2] == doctest::Approx(to_points(Mm{100})).epsilon(1e-4));
    CHECK(area[3] == doctest::Approx(to_points(Mm{297 - 160})).epsilon(1e-4));
}

TEST_CASE("a link whose sheet is not in the document is left out") {
    layout::Document document = sample::document();
    document.pages.erase(document.pages.begin());
    document.outline.clear();
    ReadBack pdf(pdf_of(document));
    for (auto& page : pdf.pages) CHECK_FALSE(page.getObjectHandle().hasKey("/Annots"));
}

TEST_CASE("all fonts are embedded") {
    ReadBack pdf(pdf_of(sample::document()));
    int fonts = 0;
    for (auto& object : pdf.file.getAllObjects()) {
        if (!object.isDictionaryOfType("/Font")) continue;
        if (object.getKey("/Subtype").getName() == "/Type0") continue;  // its descendant is in the list too
        ++fonts;
        REQUIRE(object.hasKey("/FontDescriptor"));
        auto descriptor = object.getKey("/FontDescriptor");
        const bool embedded = descriptor.hasKey("/FontFile") || descriptor.hasKey("/FontFile2") ||
                              descriptor.hasKey("/FontFile3");
        CHECK(embedded);
    }
    CHECK(fonts == 2);  // the sizes and turns of a face share one
}

TEST_CASE("the file is sound: read back and checked without a warning") {
    ReadBack pdf(pdf_of(sample::document()));
    for (auto& object : pdf.file.getAllObjects()) {
        if (object.isStream()) CHECK(object.getStreamData(qpdf_dl_generalized) != nullptr);
    }
    CHECK(pdf.file.getWarnings().empty());
    CHECK_FALSE(pdf.file.anyWarnings());
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
