// The lines of a battle log, read one after the other: what is the same whatever the rules.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "scenario/record.hpp"

namespace muster::scenario {

/// A word of a line with the column where it begins.
struct Word {
    std::string text;
    int column = 1;
};

/// `title`, then `lines` with a bar before each.
void add_block(std::string& text, const char* title, const std::string& lines);

/// Lines of dice, thirty in each.
void add_dice(std::string& text, const std::vector<std::uint8_t>& dice);

/// Where a reader is in a log, and what it says of faults there.
class LogLines {
  public:
    LogLines(const std::string& text, const std::string& name, Diagnostics& diagnostics);

    /// False, and reported, for what is no log.
    [[nodiscard]] bool begins_as_a_log();
    /// The next line that isn't empty; nothing at the end.
    [[nodiscard]] std::optional<std::string> next();
    void fault(int column, const std::string& what, const std::string& fix);
    [[nodiscard]] Location here() const { return {name_, static_cast<int>(at_) + 1, 1}; }
    /// The lines that follow with a bar before them.
    [[nodiscard]] std::string block();
    /// The same with blank lines before it, so that places in messages are lines of the log.
    [[nodiscard]] std::string placed_block();
    [[nodiscard]] Record record_from(const std::vector<Word>& words, std::size_t from);
    [[nodiscard]] std::optional<int> turns_in(const std::string& text);
    /// Adds the dice of a line, each of up to `sides` sides.
    void read_dice(const std::vector<Word>& words, int sides, std::vector<std::uint8_t>& dice);
    /// 0 for red, 1 for blue; nothing, reported, for another word or a line that ends there.
    [[nodiscard]] std::optional<std::uint8_t> side_in(const std::vector<Word>& words);
    [[nodiscard]] std::optional<std::int16_t> answer_in(const std::vector<Word>& words);
    [[nodiscard]] Diagnostics& diagnostics() { return diagnostics_; }
    [[nodiscard]] const std::string& name() const { return name_; }

  private:
    std::vector<std::string> lines_;
    const std::string& name_;
    Diagnostics& diagnostics_;
    std::size_t at_ = 0;
};

[[nodiscard]] std::vector<Word> words_of(const std::string& line);

}  // namespace muster::scenario
