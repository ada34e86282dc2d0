#include "scenario/log_lines.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "scenario/told_battle.hpp"

namespace muster::scenario {

namespace {

constexpr std::size_t dice_in_a_line = 30;
constexpr int most_turns = 1000;
constexpr int column_of_turns = 7;

}  // namespace

void add_block(std::string& text, const char* title, const std::string& lines) {
    text += std::string(title) + "\n";
    std::vector<std::string> all = split(lines, '\n');
    if (!all.empty() && all.back().empty()) all.pop_back();
    for (const std::string& line : all) text += line.empty() ? "|\n" : "| " + line + "\n";
}

void add_dice(std::string& text, const std::vector<std::uint8_t>& dice) {
    for (std::size_t i = 0; i < dice.size(); ++i) {
        text += i % dice_in_a_line == 0 ? "dice " : " ";
        text += std::to_string(dice[i]);
        if (i % dice_in_a_line == dice_in_a_line - 1 || i + 1 == dice.size()) text += "\n";
    }
}

std::vector<Word> words_of(const std::string& line) {
    std::vector<Word> words;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = std::min(line.find(' ', at), line.size());
        if (end > at) words.push_back({line.substr(at, end - at), static_cast<int>(at) + 1});
        at = end + 1;
    }
    return words;
}

LogLines::LogLines(const std::string& text, const std::string& name, Diagnostics& diagnostics)
    : lines_(split(text, '\n')), name_(name), diagnostics_(diagnostics) {}

bool LogLines::begins_as_a_log() {
    if (!lines_.empty() && lines_[0] == first_line_of_log) return true;
    diagnostics_.error({name_, 1, 1}, "this is no battle log",
                       fmt::format("a log begins with the line '{}'", first_line_of_log));
    return false;
}

std::optional<std::string> LogLines::next() {
    while (++at_ < lines_.size())
        if (!lines_[at_].empty()) return lines_[at_];
    return std::nullopt;
}

void LogLines::fault(int column, const std::string& what, const std::string& fix) {
    diagnostics_.error({name_, static_cast<int>(std::min(at_ + 1, lines_.size())), column}, what, fix);
}

std::string LogLines::block() {
    std::string text;
    while (at_ + 1 < lines_.size() && lines_[at_ + 1].starts_with("|")) {
        const std::string& line = lines_[++at_];
        text += line.substr(std::min<std::size_t>(2, line.size())) + "\n";
    }
    return text;
}

std::string LogLines::placed_block() {
    const std::string before(at_ + 1, '\n');
    return before + block();
}

Record LogLines::record_from(const std::vector<Word>& words, std::size_t from) {
    Record record;
    for (std::size_t i = from; i < words.size(); ++i) {
        const std::size_t is = words[i].text.find('=');
        const Location where{name_, static_cast<int>(at_) + 1, words[i].column};
        if (is == std::string::npos)
            fault(words[i].column, fmt::format("'{}' is no key=value", words[i].text),
                  "write key=value without blanks");
        else
            record.push_back({words[i].text.substr(0, is), words[i].text.substr(is + 1), {}, where});
    }
    return record;
}

std::optional<int> LogLines::turns_in(const std::string& text) {
    const auto turns = whole_in(text);
    if (turns && *turns >= 1 && *turns <= most_turns) return static_cast<int>(*turns);
    fault(column_of_turns, fmt::format("'{}' is no number of turns", text),
          fmt::format("write a whole number from 1 to {}", most_turns));
    return std::nullopt;
}

void LogLines::read_dice(const std::vector<Word>& words, int sides, std::vector<std::uint8_t>& dice) {
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto die = whole_in(words[i].text);
        if (!die || *die < 1 || *die > sides)
            return fault(words[i].column, fmt::format("'{}' is not on a die", words[i].text),
                         fmt::format("write 1 to {}", sides));
        dice.push_back(static_cast<std::uint8_t>(*die));
    }
}

std::optional<std::uint8_t> LogLines::side_in(const std::vector<Word>& words) {
    if (words.size() > 2 && (words[1].text == "red" || words[1].text == "blue"))
        return static_cast<std::uint8_t>(words[1].text == "red" ? 0 : 1);
    fault(1, fmt::format("'{}' names no side or nothing else", words[0].text),
          fmt::format("write {} red ... or {} blue ...", words[0].text, words[0].text));
    return std::nullopt;
}

std::optional<std::int16_t> LogLines::answer_in(const std::vector<Word>& words) {
    const auto answer = whole_in(words[2].text);
    if (answer && *answer >= INT16_MIN && *answer <= INT16_MAX) return static_cast<std::int16_t>(*answer);
    fault(words[2].column, fmt::format("'{}' is no answer", words[2].text), "write a number");
    return std::nullopt;
}

}  // namespace muster::scenario
