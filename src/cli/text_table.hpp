// Tables for the terminal: columns as wide as their longest cell.
#pragma once

#include <string>
#include <vector>

namespace muster::cli {

enum class Align { left, right };

/// A column: its head and the side its cells lean to.
struct Column {
    std::string head;
    Align align = Align::left;
};

/// Rows of cells under heads.
class TextTable {
  public:
    explicit TextTable(std::vector<Column> columns) : columns_(std::move(columns)) {}

    /// \pre as many cells as columns
    void add(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }

    /// All rows as lines; widths are counted in code points. No trailing spaces.
    [[nodiscard]] std::string to_text() const;

  private:
    std::vector<Column> columns_;
    std::vector<std::vector<std::string>> rows_;
};

}  // namespace muster::cli
