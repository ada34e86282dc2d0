// The log as lines and back.
#include <fmt/format.h>

#include "base/text.hpp"
#include "ral/battle/battle_log.hpp"
#include "ral/battle/record.hpp"
#include "scenario/told_battle.hpp"

namespace muster::ral::battle {

namespace {

constexpr std::size_t dice_in_a_line = 30;
constexpr int most_turns = 1000;

void add_fields(std::string& line, const Record& record) {
    for (const Item& item : record) line += fmt::format(" {}={}", item.key, item.text);
}

std::string decision_line(const OrderOfBattle& book, const Decision& decision) {
    if (!decision.is_order) return fmt::format("answer {} {}", word_of(decision.side), decision.answer);
    std::string line =
        fmt::format("order {} {}", word_of(decision.side), names_of(OrderKind{}).word(decision.order.kind));
    Record record;
    Writer writer(book, record);
    if (decision.order != Order{}) order_fields(writer, decision.order);
    add_fields(line, record);
    return line;
}

void add_block(std::string& text, const char* title, const std::string& lines) {
    text += std::string(title) + "\n";
    std::vector<std::string> all = split(lines, '\n');
    if (!all.empty() && all.back().empty()) all.pop_back();
    for (const std::string& line : all) text += line.empty() ? "|\n" : "| " + line + "\n";
}

void add_dice(std::string& text, const std::vector<Die>& dice) {
    for (std::size_t i = 0; i < dice.size(); ++i) {
        text += i % dice_in_a_line == 0 ? "dice " : " ";
        text += std::to_string(dice[i]);
        if (i % dice_in_a_line == dice_in_a_line - 1 || i + 1 == dice.size()) text += "\n";
    }
}

/// A word of a line with the column where it begins.
struct Word {
    std::string text;
    int column = 1;
};

std::vector<Word> words_of(const std::string& line) {
    std::vector<Word> words;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = std::min(line.find(' ', at), line.size());
        if (end > at) words.push_back({line.substr(at, end - at), static_cast<int>(at) + 1});
        at = end + 1;
    }
    return words;
}

/// Reads a log line by line.
class LogReader {
  public:
    LogReader(const OrderOfBattle& book, const std::string& text, const std::string& name,
              Diagnostics& diagnostics)
        : book_(book), lines_(split(text, '\n')), name_(name), diagnostics_(diagnostics) {}

    std::optional<BattleLog> read() {
        if (lines_.empty() || lines_[0] != scenario::first_line_of_log) {
            diagnostics_.error({name_, 1, 1}, "this is no battle log",
                               fmt::format("a log begins with the line '{}'", scenario::first_line_of_log));
            return std::nullopt;
        }
        const int before = diagnostics_.error_count();
        for (at_ = 1; at_ < lines_.size(); ++at_)
            if (!lines_[at_].empty()) read_line(lines_[at_]);
        if (!complete_) fault(1, "the log ends before its last state", "make it anew: it was cut short");
        if (diagnostics_.error_count() > before) return std::nullopt;
        return std::move(log_);
    }

  private:
    void fault(int column, const std::string& what, const std::string& fix) {
        diagnostics_.error({name_, static_cast<int>(std::min(at_ + 1, lines_.size())), column}, what, fix);
    }

    void read_line(const std::string& line) {
        const std::size_t blank = std::min(line.find(' '), line.size());
        const std::string kind = line.substr(0, blank), rest = line.substr(std::min(blank + 1, line.size()));
        if (kind == "seed")
            log_.seed = rest;
        else if (kind == "turns")
            read_turns(rest);
        else if (kind == "scenario")
            log_.scenario = block();
        else if (kind == "begin" || kind == "end")
            read_state(kind == "begin" ? log_.begin : log_.end, kind == "end");
        else
            read_happening(kind, words_of(line));
    }

    void read_happening(const std::string& kind, const std::vector<Word>& words) {
        if (kind == "dice")
            read_dice(words);
        else if (kind == "order")
            read_order(words);
        else if (kind == "answer")
            read_answer(words);
        else if (kind == "event")
            read_event(words);
        else
            fault(1, fmt::format("unknown line '{}'", kind),
                  "lines begin with seed, turns, scenario, begin, dice, order, answer, event or end");
    }

    void read_turns(const std::string& rest) {
        const auto turns = whole_number(rest);
        if (!turns || *turns < 1 || *turns > most_turns)
            return fault(7, fmt::format("'{}' is no number of turns", rest),
                         fmt::format("write a whole number from 1 to {}", most_turns));
        log_.turns = *turns;
    }

    /// The lines that follow with a bar before them.
    std::string block() {
        std::string text;
        while (at_ + 1 < lines_.size() && lines_[at_ + 1].starts_with("|")) {
            const std::string& line = lines_[++at_];
            text += line.substr(std::min<std::size_t>(2, line.size())) + "\n";
        }
        return text;
    }

    void read_state(State& state, bool last) {
        const std::size_t line = at_;
        const std::string text = block();
        // Blank lines before it, so that places in messages are lines of the log.
        const auto read = state_from_yaml(book_, std::string(line + 1, '\n') + text, name_, diagnostics_);
        if (read) state = *read;
        complete_ = complete_ || last;
    }

    void read_dice(const std::vector<Word>& words) {
        for (std::size_t i = 1; i < words.size(); ++i) {
            const auto die = whole_number(words[i].text);
            if (!die || *die < 1 || *die > 20)
                return fault(words[i].column, fmt::format("'{}' is not on a die", words[i].text),
                             "write 1 to 6, or 1 to 20 for a leader's d20");
            log_.dice.push_back(static_cast<Die>(*die));
        }
    }

    bool read_side(const std::vector<Word>& words, SideIndex& side) {
        if (words.size() > 2 && (words[1].text == "red" || words[1].text == "blue")) {
            side = words[1].text == "red" ? 0 : 1;
            return true;
        }
        fault(1, fmt::format("'{}' names no side or nothing else", words[0].text),
              fmt::format("write {} red ... or {} blue ...", words[0].text, words[0].text));
        return false;
    }

    void read_answer(const std::vector<Word>& words) {
        Decision decision;
        decision.is_order = false;
        if (!read_side(words, decision.side)) return;
        const auto answer = whole_number(words[2].text);
        if (!answer || *answer < INT16_MIN || *answer > INT16_MAX)
            return fault(words[2].column, fmt::format("'{}' is no answer", words[2].text), "write a number");
        decision.answer = static_cast<std::int16_t>(*answer);
        log_.decisions.push_back(decision);
    }

    void read_order(const std::vector<Word>& words) {
        Decision decision;
        if (!read_side(words, decision.side)) return;
        const auto kind = names_of(OrderKind{}).value(words[2].text);
        if (!kind)
            return fault(words[2].column,
                         fmt::format("unknown order '{}'{}", words[2].text,
                                     did_you_mean(words[2].text, names_of(OrderKind{}).all())),
                         "orders: " + join(names_of(OrderKind{}).all()));
        decision.order.kind = *kind;
        const Record record = record_from(words, 3);
        Reader reader(book_, record, here(), diagnostics_);
        order_fields(reader, decision.order);
        reader.report_unknown();
        log_.decisions.push_back(decision);
    }

    void read_event(const std::vector<Word>& words) {
        const std::string expected = std::to_string(log_.events.size());
        if (words.size() < 3 || words[1].text != expected)
            return fault(7, "events are not numbered one after the other", "this one is number " + expected);
        const auto kind = names_of(EventKind{}).value(words[2].text);
        if (!kind)
            return fault(words[2].column,
                         fmt::format("unknown event '{}'{}", words[2].text,
                                     did_you_mean(words[2].text, names_of(EventKind{}).all())),
                         "events: " + some_of(words[2].text, names_of(EventKind{}).all()));
        Event event;
        event.kind = *kind;
        const Record record = record_from(words, 3);
        Reader reader(book_, record, here(), diagnostics_);
        event_fields(reader, event);
        reader.report_unknown();
        log_.events.push_back(event);
    }

    Record record_from(const std::vector<Word>& words, std::size_t from) {
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

    [[nodiscard]] Location here() const { return {name_, static_cast<int>(at_) + 1, 1}; }

    const OrderOfBattle& book_;
    std::vector<std::string> lines_;
    const std::string& name_;
    Diagnostics& diagnostics_;
    std::size_t at_ = 0;
    bool complete_ = false;
    BattleLog log_;
};

}  // namespace

std::string event_line(const OrderOfBattle& book, const Event& event) {
    std::string line = names_of(EventKind{}).word(event.kind);
    Record record;
    Writer writer(book, record);
    event_fields(writer, event);
    add_fields(line, record);
    return line;
}

std::string to_text(const OrderOfBattle& book, const BattleLog& log) {
    std::string text =
        fmt::format("{}\nseed {}\nturns {}\n", scenario::first_line_of_log, log.seed, log.turns);
    if (!log.scenario.empty()) add_block(text, "scenario", log.scenario);
    add_block(text, "begin", to_yaml(book, log.begin));
    add_dice(text, log.dice);
    for (const Decision& decision : log.decisions) text += decision_line(book, decision) + "\n";
    for (std::size_t i = 0; i < log.events.size(); ++i)
        text += fmt::format("event {} {}\n", i, event_line(book, log.events[i]));
    add_block(text, "end", to_yaml(book, log.end));
    return text;
}

std::optional<BattleLog> log_from_text(const OrderOfBattle& book, const std::string& text,
                                       const std::string& name, Diagnostics& diagnostics) {
    return LogReader(book, text, name, diagnostics).read();
}

}  // namespace muster::ral::battle
