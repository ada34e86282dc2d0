// Comma-separated files for tests: the first line names the columns, quotes may enclose a cell.
#pragma once

#include <doctest/doctest.h>

#include <fstream>
#include <map>
#include <string>
#include <vector>

namespace muster::test {

using CsvRow = std::map<std::string, std::string>;

inline std::vector<std::string> csv_cells(const std::string& line) {
    std::vector<std::string> cells(1);
    bool quoted = false;
    for (const char c : line) {
        if (c == '"')
            quoted = !quoted;
        else if (c == ',' && !quoted)
            cells.emplace_back();
        else if (c != '\r')
            cells.back() += c;
    }
    return cells;
}

/// The rows of the file, by the names of the columns.
inline std::vector<CsvRow> read_csv(const std::string& path) {
    std::ifstream in(path);
    REQUIRE_MESSAGE(in.good(), path);
    std::string line;
    std::getline(in, line);
    const std::vector<std::string> heads = csv_cells(line);
    std::vector<CsvRow> rows;
    while (std::getline(in, line)) {
        const std::vector<std::string> cells = csv_cells(line);
        REQUIRE(cells.size() == heads.size());
        CsvRow row;
        for (std::size_t i = 0; i < heads.size(); ++i) row[heads[i]] = cells[i];
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace muster::test
