// A battle log as text and back, whatever the rules. A rule set says what its log consists of:
//
//     struct LogForm {
//         using Order, Log, Decision, OrderKind, EventKind, Event, Writer, Reader;
//         static constexpr int sides;                          // of its largest die
//         static to_yaml(order, state), state_from_yaml(order, text, name, diagnostics);
//         static order_fields(fields, order), event_fields(fields, event), is_usual(order);
//         static number_of(answer), answer_fields(fields, answer);   // its number; what is said besides
//     };
#pragma once

#include <fmt/format.h>

#include <utility>

#include "scenario/log_lines.hpp"
#include "scenario/told_battle.hpp"

namespace muster::scenario {

/// One event as its line, without the index.
template <class Form>
std::string event_line_of(const typename Form::Order& book, const typename Form::Event& event) {
    Record record;
    typename Form::Writer writer(book, record);
    Form::event_fields(writer, event);
    return names_of(event.kind).word(event.kind) + line_of(record);
}

/// An order or an answer as its line.
template <class Form>
std::string decision_line_of(const typename Form::Order& book, const typename Form::Decision& decision) {
    const char* side = decision.side == 0 ? "red" : "blue";
    Record record;
    typename Form::Writer writer(book, record);
    if (!decision.is_order) {
        Form::answer_fields(writer, decision.answer);
        return fmt::format("answer {} {}{}", side, Form::number_of(decision.answer), line_of(record));
    }
    if (!Form::is_usual(decision.order)) Form::order_fields(writer, decision.order);
    return fmt::format("order {} {}{}", side, names_of(decision.order.kind).word(decision.order.kind),
                       line_of(record));
}

template <class Form>
std::string log_to_text(const typename Form::Order& book, const typename Form::Log& log) {
    std::string text = fmt::format("{}\nseed {}\nturns {}\n", first_line_of_log, log.seed, log.turns);
    if (!log.scenario.empty()) add_block(text, "scenario", log.scenario);
    add_block(text, "begin", Form::to_yaml(book, log.begin));
    add_dice(text, log.dice);
    for (const auto& decision : log.decisions) text += decision_line_of<Form>(book, decision) + "\n";
    for (std::size_t i = 0; i < log.events.size(); ++i)
        text += fmt::format("event {} {}\n", i, event_line_of<Form>(book, log.events[i]));
    add_block(text, "end", Form::to_yaml(book, log.end));
    return text;
}

/// The first difference between a log and its replay, in words; empty if they are equal.
template <class Form>
std::string first_difference_of(const typename Form::Order& book, const typename Form::Log& log,
                                const typename Form::Log& again) {
    const std::size_t common = std::min(log.events.size(), again.events.size());
    for (std::size_t i = 0; i < common; ++i)
        if (log.events[i] != again.events[i])
            return fmt::format("event {}: the log has '{}', played again it is '{}'", i,
                               event_line_of<Form>(book, log.events[i]),
                               event_line_of<Form>(book, again.events[i]));
    if (log.events.size() != again.events.size())
        return fmt::format("the log has {} events, played again there are {}", log.events.size(),
                           again.events.size());
    if (log.dice != again.dice)
        return fmt::format("the log has {} dice, played again {} are rolled", log.dice.size(),
                           again.dice.size());
    if (log.decisions != again.decisions) return "the decisions differ";
    return log.end == again.end ? "" : "the states at the end differ";
}

/// FNV-1a over the lines of events: every field of every event counts.
template <class Form>
std::uint64_t signature_of(const typename Form::Order& book,
                           const std::vector<typename Form::Event>& events) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const typename Form::Event& event : events)
        for (const char c : event_line_of<Form>(book, event) + "\n") {
            hash ^= static_cast<unsigned char>(c);
            hash *= 0x100000001b3U;
        }
    return hash;
}

/// Reads a log line by line.
template <class Form>
class LogReader {
  public:
    LogReader(const typename Form::Order& book, const std::string& text, const std::string& name,
              Diagnostics& diagnostics)
        : book_(book), lines_(text, name, diagnostics) {}

    /// Nothing, with every fault reported, if anything was wrong.
    std::optional<typename Form::Log> read() {
        const int before = lines_.diagnostics().error_count();
        if (!lines_.begins_as_a_log()) return std::nullopt;
        while (const auto line = lines_.next()) read_line(*line);
        if (!complete_)
            lines_.fault(1, "the log ends before its last state", "make it anew: it was cut short");
        if (lines_.diagnostics().error_count() > before) return std::nullopt;
        return std::move(log_);
    }

  private:
    void read_line(const std::string& line) {
        const std::size_t blank = std::min(line.find(' '), line.size());
        const std::string kind = line.substr(0, blank);
        const std::string rest = line.substr(std::min(blank + 1, line.size()));
        if (kind == "seed")
            log_.seed = rest;
        else if (kind == "turns")
            log_.turns = lines_.turns_in(rest).value_or(log_.turns);
        else if (kind == "scenario")
            log_.scenario = lines_.block();
        else if (kind == "begin" || kind == "end")
            read_state(kind == "end");
        else
            read_happening(kind, words_of(line));
    }

    void read_happening(const std::string& kind, const std::vector<Word>& words) {
        if (kind == "dice")
            lines_.read_dice(words, Form::sides, log_.dice);
        else if (kind == "order" || kind == "answer")
            read_decision(kind == "order", words);
        else if (kind == "event")
            read_event(words);
        else
            lines_.fault(1, fmt::format("unknown line '{}'", kind),
                         "lines begin with seed, turns, scenario, begin, dice, order, answer, event or end");
    }

    void read_state(bool last) {
        const std::string text = lines_.placed_block();
        const auto read = Form::state_from_yaml(book_, text, lines_.name(), lines_.diagnostics());
        if (read) (last ? log_.end : log_.begin) = *read;
        complete_ = complete_ || last;
    }

    void read_decision(bool is_order, const std::vector<Word>& words) {
        const auto side = lines_.side_in(words);
        if (!side) return;
        typename Form::Decision decision;
        decision.side = *side;
        decision.is_order = is_order;
        if (is_order) {
            if (!read_kind("order", words, decision.order.kind)) return;
            read_fields(words, [&](auto& fields) { Form::order_fields(fields, decision.order); });
        } else {
            const auto answer = lines_.answer_in(words);
            if (!answer) return;
            Form::number_of(decision.answer) = *answer;
            read_fields(words, [&](auto& fields) { Form::answer_fields(fields, decision.answer); });
        }
        log_.decisions.push_back(decision);
    }

    void read_event(const std::vector<Word>& words) {
        constexpr int column_of_index = 7;
        const std::string expected = std::to_string(log_.events.size());
        if (words.size() < 3 || words[1].text != expected)
            return lines_.fault(column_of_index, "events are not numbered one after the other",
                                "this one is number " + expected);
        typename Form::Event event;
        if (!read_kind("event", words, event.kind)) return;
        read_fields(words, [&](auto& fields) { Form::event_fields(fields, event); });
        log_.events.push_back(event);
    }

    /// The third word.
    template <class Kind>
    bool read_kind(const char* what, const std::vector<Word>& words, Kind& kind) {
        const auto& names = names_of(Kind{});
        if (const auto found = names.value(words[2].text)) {
            kind = *found;
            return true;
        }
        lines_.fault(
            words[2].column,
            fmt::format("unknown {} '{}'{}", what, words[2].text, did_you_mean(words[2].text, names.all())),
            fmt::format("{}s: {}", what, some_of(words[2].text, names.all())));
        return false;
    }

    /// What follows the third word.
    template <class Read>
    void read_fields(const std::vector<Word>& words, Read read) {
        const Record record = lines_.record_from(words, 3);
        typename Form::Reader reader(book_, record, lines_.here(), lines_.diagnostics());
        read(reader);
        reader.report_unknown();
    }

    const typename Form::Order& book_;
    LogLines lines_;
    bool complete_ = false;
    typename Form::Log log_;
};

}  // namespace muster::scenario
