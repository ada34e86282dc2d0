// Packs read back from their PDF: page sizes, fonts, the ruler, what stands where.
#include <doctest/doctest.h>

#include <cmath>
#include <regex>

#include "support/program.hpp"

using muster::test::Folder;
using muster::test::Run;

namespace {

/// A pack of two awkward armies on `paper`.
void print_pack(const Folder& folder, const std::string& paper) {
    const Run run = muster::test::muster(
        "pack tropilium-northern-marches black-moon-incarnate --seed paper --per-unit --all --paper " + paper,
        folder.path());
    REQUIRE_MESSAGE(run.exit == 0, run.err);
    CHECK(run.err.empty());
}

std::string tool(const Folder& folder, const std::string& command) {
    const Run run = muster::test::shell(command, folder.path());
    REQUIRE_MESSAGE(run.exit == 0, run.err);
    return run.out;
}

/// Every number that `pattern` captures.
std::vector<double> numbers(const std::string& text, const std::string& pattern) {
    std::vector<double> found;
    const std::regex expression(pattern);
    for (std::sregex_iterator at(text.begin(), text.end(), expression), end; at != end; ++at)
        for (std::size_t i = 1; i < at->size(); ++i) found.push_back(std::stod((*at)[i]));
    return found;
}

/// A page in grey at 10 pixels a millimetre.
struct Scan {
    int width = 0, height = 0;
    std::string pixels;
    [[nodiscard]] bool dark(int x, int y) const {
        constexpr unsigned char threshold = 215;  // hairlines of a quarter point come out in a light grey
        return static_cast<unsigned char>(pixels[static_cast<std::size_t>(y * width + x)]) < threshold;
    }
};

Scan scan_page(const Folder& folder, const std::string& pdf, int page) {
    const std::string number = std::to_string(page);
    tool(folder, "pdftoppm -r 254 -gray -singlefile -f " + number + " -l " + number + " " + pdf + " scan");
    std::istringstream in(muster::test::bytes_of(folder.file("scan.pgm")));
    Scan scan;
    std::string magic;
    int most = 0;
    in >> magic >> scan.width >> scan.height >> most;
    in.get();
    scan.pixels.resize(static_cast<std::size_t>(scan.width * scan.height));
    in.read(scan.pixels.data(), static_cast<std::streamsize>(scan.pixels.size()));
    REQUIRE(magic == "P5");
    return scan;
}

/// From a pixel up to, but without, another.
struct Span {
    int from, to;
};

enum class Axis { across, down };

/// The middles in mm of the dark runs along one axis of a strip of the page.
std::vector<double> dark_places(const Scan& scan, Span x, Span y, Axis axis) {
    const Span along = axis == Axis::across ? x : y;
    const Span other = axis == Axis::across ? y : x;
    std::vector<double> places;
    int start = -1;
    for (int i = along.from; i <= along.to; ++i) {
        bool dark = false;
        for (int k = other.from; i < along.to && k < other.to; ++k)
            dark = dark || (axis == Axis::across ? scan.dark(i, k) : scan.dark(k, i));
        if (dark && start < 0) start = i;
        if (!dark && start >= 0) {
            places.push_back((start + i) / 20.0);
            start = -1;
        }
    }
    return places;
}

}  // namespace

TEST_CASE("paper: every page has the size of its paper, upright or on its side") {
    const struct {
        const char* name;
        double width, height;
    } papers[] = {{"a4", 595.276, 841.89}, {"letter", 612, 792}};
    for (const auto& paper : papers) {
        const Folder folder;
        print_pack(folder, paper.name);
        const std::string pages = tool(folder, "pdfinfo -f 1 -l 99 pack.pdf");
        const std::vector<double> sizes = numbers(pages, "Page +\\d+ size: +([0-9.]+) x ([0-9.]+) pts");
        REQUIRE(sizes.size() > 10);
        for (std::size_t i = 0; i < sizes.size(); i += 2) {
            CHECK(std::min(sizes[i], sizes[i + 1]) == doctest::Approx(paper.width).epsilon(0.0001));
            CHECK(std::max(sizes[i], sizes[i + 1]) == doctest::Approx(paper.height).epsilon(0.0001));
        }
    }
}

TEST_CASE("paper: all fonts are embedded and in the project's families") {
    const Folder folder;
    print_pack(folder, "a4");
    const std::string fonts = tool(folder, "pdffonts pack.pdf | tail -n +3");
    std::istringstream lines(fonts);
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count) {
        CAPTURE(line);
        CHECK((line.find("EBGaramond") != std::string::npos || line.find("Barlow") != std::string::npos));
        CHECK(std::regex_search(line, std::regex(" yes +yes +(yes|no) ")));
    }
    CHECK(count >= 2);
}

TEST_CASE("paper: no word stands outside of its page, nor nearer than 5 mm to its edge") {
    constexpr double edge = 5 * 72 / 25.4;
    for (const char* paper : {"a4", "letter"}) {
        const Folder folder;
        print_pack(folder, paper);
        const std::string boxes = tool(folder, "pdftotext -bbox pack.pdf -");
        double width = 0, height = 0;
        int words = 0;
        std::istringstream lines(boxes);
        for (std::string line; std::getline(lines, line);) {
            if (const auto page = numbers(line, "<page width=\"([0-9.]+)\" height=\"([0-9.]+)\">");
                page.size() == 2) {
                width = page[0];
                height = page[1];
            }
            const auto word = numbers(
                line,
                "<word xMin=\"([-0-9.]+)\" yMin=\"([-0-9.]+)\" xMax=\"([-0-9.]+)\" yMax=\"([-0-9.]+)\">");
            if (word.size() != 4) continue;
            ++words;
            const bool inside =
                word[0] >= edge && word[1] >= edge && word[2] <= width - edge && word[3] <= height - edge;
            CHECK_MESSAGE(inside, line);
        }
        CHECK(words > 1000);
    }
}

TEST_CASE("paper: the same words on A4 and on Letter, but for the furniture of pages") {
    const Folder a4, letter;
    for (const auto& [folder, paper] : {std::pair{&a4, "a4"}, std::pair{&letter, "letter"}})
        REQUIRE(muster::test::muster(std::string("pack aeja orcs --seed 7 --sheets cards --paper ") + paper,
                                     folder->path())
                    .exit == 0);
    const std::string words =
        "pdftotext -raw pack.pdf - | tr -s ' \\n\\f' '\\n' | grep -vE '^(seed|7|muster|pack|aeja|orcs|--.*|cards|letter|50|mm|2|in|of|[0-9]+|Unit)$' | sort";
    CHECK(tool(a4, words) == tool(letter, words));
}

namespace {

/// Cut guides stand outside of the grid: some line of pixels near the paper's edge crosses all four of an
/// axis.
struct Guides {
    std::vector<double> across, down;
};

Guides guides_of(const Scan& scan) {
    constexpr int near_edge = 160;
    Guides found;
    for (int y = 0; found.across.size() != 4 && y < near_edge; ++y)
        found.across = dark_places(scan, {0, scan.width}, {y, y + 1}, Axis::across);
    // From the right: on Letter the footer stands on the left.
    for (int x = scan.width - 1; found.down.size() != 4 && x > scan.width - near_edge; --x)
        found.down = dark_places(scan, {x, x + 1}, {0, scan.height}, Axis::down);
    return found;
}

void check_steps(const std::vector<double>& places, double step) {
    REQUIRE(places.size() == 4);
    for (std::size_t i = 1; i < places.size(); ++i) CHECK(std::abs(places[i] - places[i - 1] - step) <= 0.1);
}

}  // namespace

TEST_CASE("paper: unit cards are 63 by 88 mm within a tenth, measured between their cut guides") {
    for (const char* paper : {"a4", "letter"}) {
        const Folder folder;
        REQUIRE(muster::test::muster(std::string("cards aeja orcs --seed 7 --paper ") + paper, folder.path())
                    .exit == 0);
        const Guides guides = guides_of(scan_page(folder, "cards.pdf", 1));
        check_steps(guides.down, 88);
        if (paper == std::string("a4"))
            check_steps(guides.across, 63);  // Letter has no room for guides above the cards
    }
}

TEST_CASE("paper: the ruler is 50 mm long") {
    const Folder folder;
    REQUIRE(muster::test::muster("roster aeja orcs --seed 7", folder.path()).exit == 0);
    const Scan scan = scan_page(folder, "roster.pdf", 1);
    double longest = 0;
    for (int y = scan.height - 130; y < scan.height - 60; ++y) {
        const std::vector<double> ticks = dark_places(scan, {1000, 1630}, {y, y + 1}, Axis::across);
        if (ticks.size() == 11) longest = ticks.back() - ticks.front();
    }
    CHECK(longest == doctest::Approx(50).epsilon(0.002));
}

TEST_CASE("paper: SVG pages are in millimetres with the same box") {
    const Folder folder;
    REQUIRE(muster::test::muster("cards aeja orcs --seed 7 --format svg", folder.path()).exit == 0);
    const std::string svg = muster::test::bytes_of(folder.file("cards-1.svg"));
    CHECK(svg.find("width=\"210mm\" height=\"297mm\" viewBox=\"0 0 210 297\"") != std::string::npos);
}

TEST_CASE("paper: a viewer is asked not to scale, and finds its way") {
    const Folder folder;
    print_pack(folder, "a4");
    const std::string objects = tool(folder, "qpdf --qdf --object-streams=disable pack.pdf -");
    CHECK(objects.find("/PrintScaling /None") != std::string::npos);
    CHECK(objects.find("/PageLabels") != std::string::npos);
    CHECK(objects.find("/Outlines") != std::string::npos);
    CHECK(objects.find("/TrimBox") != std::string::npos);
    CHECK(objects.find("card-red-1") != std::string::npos);
    CHECK(tool(folder, "qpdf --check pack.pdf").find("No syntax or stream encoding errors") !=
          std::string::npos);
}

TEST_CASE("paper: hostile names are printed as they are") {
    const Folder folder;
    REQUIRE(muster::test::muster("pack aeja orcs --seed 7 --sheets roster", folder.path()).exit == 0);
    const std::string name = "Smith & Sons <Elite> **x** _y_ {z}";
    const std::string in_sed = "Smith \\& Sons <Elite> **x** _y_ {z}";
    REQUIRE(
        muster::test::shell("sed -i 's/name: Pirates/name: \"" + in_sed + "\"/' scenario.yaml", folder.path())
            .exit == 0);
    const Run run =
        muster::test::muster("print scenario.yaml --sheets roster,cards,map --format pdf,svg", folder.path());
    REQUIRE_MESSAGE(run.exit == 0, run.err);
    CHECK(tool(folder, "pdftotext -raw pack.pdf - | tr '\\n' ' '").find(name) != std::string::npos);
    CHECK(muster::test::shell("xmllint --noout *.svg", folder.path()).exit == 0);
}
