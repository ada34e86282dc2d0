// The sheet of chances: every number stands on it, large enough, inside its page.
#include "sheets/odds_matrix.hpp"

#include <doctest/doctest.h>

#include <map>

#include "layout/sheet.hpp"
#include "support/box_font.hpp"
#include "support/map_look.hpp"

namespace muster::test {

namespace {

/// Lists called L0, L1 ...; the share of row r against column c is (100 r + c) ten-thousandths times a
/// hundred, taken modulo a hundred.
sheets::OddsMatrix matrix_of(std::size_t count) {
    sheets::OddsMatrix matrix;
    for (std::size_t row = 0; row < count; ++row) {
        matrix.names.push_back("L" + std::to_string(row));
        matrix.all.push_back(Share{static_cast<int>(100 * (row % 100))});
        matrix.wins.emplace_back();
        for (std::size_t column = 0; column < count; ++column)
            matrix.wins.back().push_back(Share{static_cast<int>(100 * ((row + column) % 101))});
    }
    matrix.circumstances = "100 battles of each pair";
    return matrix;
}

struct Written {
    std::map<std::string, int> texts;  ///< how often each stands there
    double smallest = 100;
};

void collect(const std::vector<layout::Item>& items, Written& drawn) {
    for (const layout::Item& item : items) {
        if (const auto* text = std::get_if<layout::TextItem>(&item)) {
            ++drawn.texts[text->text];
            drawn.smallest = std::min(drawn.smallest, text->font.size_pt);
        }
        if (const auto* inner = std::get_if<layout::Group>(&item)) collect(inner->items, drawn);
    }
}

std::vector<layout::Frame> frames_of(const sheets::OddsMatrix& matrix, const std::string& paper) {
    BoxFont font;
    Diagnostics faults;
    const auto sheet = sheets::odds_matrix(matrix, paper, templates(), font, faults);
    REQUIRE_MESSAGE(!faults.has_errors(), faults.to_text());
    std::vector<layout::Frame> frames;
    for (const layout::Block& block : sheet.slots.at("matrix"))
        frames.push_back(std::get<layout::Figure>(block).frame);
    return frames;
}

}  // namespace

TEST_CASE("a matrix of up to 44 lists stands on one page, every number at 7 points or more") {
    for (const char* paper : {"a4", "letter"})
        for (const std::size_t count : {2U, 10U, 44U}) {
            CAPTURE(paper);
            CAPTURE(count);
            const auto frames = frames_of(matrix_of(count), paper);
            REQUIRE(frames.size() == 1);
            const layout::Size room = layout::slot_size(templates(), "odds", "matrix", paper);
            CHECK(frames.front().size.width.value <= room.width.value + 1e-6);
            CHECK(frames.front().size.height.value <= room.height.value + 1e-6);
            Written drawn;
            collect(frames.front().items, drawn);
            CHECK(drawn.smallest >= 7);
            CHECK(drawn.texts.at("All others") == 1);
            int numbers = 0;
            for (const auto& entry : drawn.texts)
                if (entry.first.front() == 'L')
                    CHECK_MESSAGE(entry.second == 2, entry.first);  // a row and a column
                else if (entry.first != "All others")
                    numbers += entry.second;
            CHECK(numbers == static_cast<int>(count * count + count));
        }
}

TEST_CASE("a larger matrix goes on on further pages, heads repeated, no number lost or doubled") {
    constexpr std::size_t count = 100;
    const auto frames = frames_of(matrix_of(count), "a4");
    REQUIRE(frames.size() > 1);
    Written drawn;
    for (const layout::Frame& frame : frames) {
        collect(frame.items, drawn);
        CHECK(frame.size.height.value <=
              layout::slot_size(templates(), "odds", "matrix", "a4").height.value + 1e-6);
    }
    CHECK(drawn.smallest >= 7);
    CHECK(drawn.texts.at("All others") == static_cast<int>(frames.size()));
    int totals = 0, numbers = 0;
    for (const auto& [text, times] : drawn.texts)
        if (text.front() != 'L' && text != "All others") numbers += times;
    const int across = drawn.texts.at("L0") / 2;  // stands in as many pages across as down
    totals = static_cast<int>(count) * across;
    CHECK(numbers == static_cast<int>(count * count) + totals);
}

TEST_CASE("shares are printed as whole percent, and the darker the cell the more of them") {
    sheets::OddsMatrix matrix = matrix_of(2);
    matrix.wins = {{Share{0}, Share{4949}}, {Share{5050}, Share{10'000}}};
    const auto frames = frames_of(matrix, "a4");
    Written drawn;
    collect(frames.front().items, drawn);
    for (const char* text : {"0", "49", "51", "100"}) CHECK_MESSAGE(drawn.texts.contains(text), text);
    std::vector<int> lightness;
    for (const layout::Item& item : frames.front().items)
        if (const auto* path = std::get_if<layout::PathItem>(&item); path != nullptr && path->fill)
            lightness.push_back(299 * path->fill->red + 587 * path->fill->green + 114 * path->fill->blue);
    REQUIRE(lightness.size() == 4);
    CHECK(lightness[0] > lightness[1]);
    CHECK(lightness[1] > lightness[2]);
    CHECK(lightness[2] > lightness[3]);
    CHECK(lightness[3] > 110'000);  // dark text stays readable on it
}

}  // namespace muster::test
