// Rows and rules by their numbers, and the pages of the book where they stand.
#include <fmt/format.h>

#include <charconv>

#include "rrtk/battle/words.hpp"

namespace muster::rrtk::battle {

namespace {

/// A section of the rules: its pages, and the numbers of the rulings on it that follow each other.
struct Section {
    std::uint16_t number, first, last;
    const char* pages;
};
constexpr std::array<Section, 20> sections{
    {{1, 1, 9, "2-3"},        {2, 10, 18, "4-5"},      {3, 19, 33, "5-9"},      {4, 34, 42, "7-8"},
     {5, 43, 48, "9-10"},     {6, 49, 53, "10-11"},    {7, 54, 58, "27"},       {8, 59, 78, "27-30"},
     {9, 79, 85, "30"},       {10, 86, 94, "31"},      {11, 95, 106, "31-33"},  {12, 107, 119, "33-34"},
     {13, 120, 126, "34-35"}, {14, 127, 142, "35-36"}, {15, 143, 167, "37-39"}, {16, 168, 182, "39-40"},
     {17, 183, 194, "5-7"},   {18, 195, 203, "40-41"}, {19, 204, 214, "41"},    {20, 215, 220, "39, 41-42"}}};

/// Rulings that were added later, with the section they belong to.
struct Later {
    std::uint16_t ruling, section;
};
constexpr std::array<Later, 10> later{{{362, 3},
                                       {363, 3},
                                       {364, 8},
                                       {365, 9},
                                       {366, 10},
                                       {367, 11},
                                       {368, 14},
                                       {369, 14},
                                       {370, 14},
                                       {371, 18}}};

struct TablePage {
    std::uint16_t number;
    const char* pages;
};
constexpr std::array<TablePage, 15> tables{{{1, "5"},
                                            {4, "37, 39"},
                                            {16, "28-30"},
                                            {17, "32"},
                                            {18, "32"},
                                            {20, "32"},
                                            {21, "76"},
                                            {22, "76"},
                                            {23, "77"},
                                            {24, "39"},
                                            {25, "39"},
                                            {26, "74"},
                                            {27, "42"},
                                            {42, "43"},
                                            {62, "41"}}};

const char* pages_of_section(std::uint16_t number) {
    if (number == 21) return "42-43";
    for (const Section& section : sections)
        if (section.number == number) return section.pages;
    return "";
}

const char* pages_of_ruling(std::uint16_t number) {
    if (number >= 221 && number <= 225) return "42-43";
    for (const Later& one : later)
        if (one.ruling == number) return pages_of_section(one.section);
    for (const Section& section : sections)
        if (number >= section.first && number <= section.last) return section.pages;
    return "";
}

const char* pages_of_table(std::uint16_t number) {
    if (number == 63) return "36";
    for (const TablePage& table : tables)
        if (table.number == number) return table.pages;
    return "";
}

const char* pages_of(Rule rule) {
    switch (rule.kind) {
        case Rule::Kind::ruling: return pages_of_ruling(rule.number);
        case Rule::Kind::table: return pages_of_table(rule.number);
        case Rule::Kind::section: return pages_of_section(rule.number);
        case Rule::Kind::none: break;
    }
    return "";
}

template <class Row>
bool find(const std::string& id, std::size_t count, Modifier::Of of, Modifier& modifier) {
    for (std::size_t i = 0; i < count; ++i)
        if (id == id_of(static_cast<Row>(i))) {
            modifier.of = of;
            modifier.row = static_cast<std::uint8_t>(i);
            return true;
        }
    return false;
}

}  // namespace

std::string row_of(const Modifier& modifier) {
    switch (modifier.of) {
        case Modifier::Of::rep: return std::string("rep.") + id_of(static_cast<RepRow>(modifier.row));
        case Modifier::Of::melee: return std::string("melee.") + id_of(static_cast<MeleeRow>(modifier.row));
        case Modifier::Of::missile:
            return std::string("missile.") + id_of(static_cast<MissileRow>(modifier.row));
        case Modifier::Of::other: break;
    }
    return "other";
}

bool find_row(const std::string& row, Modifier& modifier) {
    if (row == "other") {
        modifier.of = Modifier::Of::other;
        modifier.row = 0;
        return true;
    }
    if (row.starts_with("rep."))
        return find<RepRow>(row.substr(4), rep_row_count, Modifier::Of::rep, modifier);
    if (row.starts_with("melee."))
        return find<MeleeRow>(row.substr(6), melee_row_count, Modifier::Of::melee, modifier);
    if (row.starts_with("missile."))
        return find<MissileRow>(row.substr(8), missile_row_count, Modifier::Of::missile, modifier);
    return false;
}

std::string number_of(Rule rule) {
    switch (rule.kind) {
        case Rule::Kind::ruling: return fmt::format("R-{:03}", rule.number);
        case Rule::Kind::table: return fmt::format("T-{:02}", rule.number);
        case Rule::Kind::section: return fmt::format("S-{:02}", rule.number);
        case Rule::Kind::none: break;
    }
    return "";
}

bool find_rule(const std::string& text, Rule& rule) {
    if (text.size() < 3 || text[1] != '-') return false;
    std::uint16_t number = 0;
    const char* end = text.data() + text.size();
    const auto [stopped, fault] = std::from_chars(text.data() + 2, end, number);
    if (fault != std::errc() || stopped != end) return false;
    switch (text[0]) {
        case 'R': rule = R(number); return true;
        case 'T': rule = T(number); return true;
        case 'S': rule = S(number); return true;
        default: return false;
    }
}

std::string source_of(Rule rule) {
    if (rule.kind == Rule::Kind::none) return "";
    const std::string pages = pages_of(rule);
    const std::string number =
        rule.kind == Rule::Kind::section ? fmt::format("section {}", rule.number) : number_of(rule);
    return pages.empty() ? number : fmt::format("{}, p. {}", number, pages);
}

}  // namespace muster::rrtk::battle
