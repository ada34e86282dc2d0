#include "scenario/record.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

namespace muster::scenario {

namespace {

using tabletop::Facing;
using tabletop::Point;
using tabletop::Pose;

/// Inches with up to three decimals, exactly.
std::optional<Inches> inches_in(std::string_view text) {
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    const std::size_t dot = text.find('.');
    std::string thousandths = dot == std::string_view::npos ? "" : std::string(text.substr(dot + 1));
    if (thousandths.size() > 3 || (dot != std::string_view::npos && thousandths.empty())) return std::nullopt;
    thousandths.resize(3, '0');
    const auto number = whole_in(std::string(text.substr(0, dot)) + thousandths);
    if (dot == 0 || !number || *number < 0 || *number > INT64_C(1'000'000'000'000)) return std::nullopt;
    return Inches::thousandths(negative ? -*number : *number);
}

std::optional<Facing> facing_in(std::string_view text) {
    const auto degrees = whole_in(text);
    if (!degrees || *degrees < 0 || *degrees > 359) return std::nullopt;
    return Facing(static_cast<int>(*degrees));
}

data::Value value_of(const Item& item) {
    if (item.form == Item::Form::number) return data::Value::number(item.text);
    const bool plain = item.text.find_first_of(",:@>") == std::string::npos;
    return data::Value::scalar(item.text, !plain);
}

}  // namespace

std::optional<long long> whole_in(std::string_view text) {
    long long number = 0;
    const char* end = text.data() + text.size();
    const auto [stopped, fault] = std::from_chars(text.data(), end, number);
    if (text.empty() || fault != std::errc() || stopped != end) return std::nullopt;
    return number;
}

std::optional<Point> point_in(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto x = inches_in(text.substr(0, comma)), y = inches_in(text.substr(comma + 1));
    if (!x || !y) return std::nullopt;
    return Point{*x, *y};
}

std::string text_of(const Point& point) { return to_decimal(point.x) + "," + to_decimal(point.y); }

std::optional<std::pair<std::string, int>> counted_in(const std::string& text) {
    constexpr int most = 100;
    const std::size_t colon = text.find(':');
    if (colon == std::string::npos) return std::nullopt;
    std::string_view amount = std::string_view(text).substr(colon + 1);
    if (amount.starts_with('+')) amount.remove_prefix(1);
    const auto number = whole_in(amount);
    if (!number || *number < -most || *number > most) return std::nullopt;
    return std::pair{text.substr(0, colon), static_cast<int>(*number)};
}

std::string counted_text(std::string_view row, int value) { return fmt::format("{}:{:+}", row, value); }

std::string line_of(const Record& record) {
    std::string line;
    for (const Item& item : record) line += fmt::format(" {}={}", item.key, item.text);
    return line;
}

data::Value map_of(const Record& record) {
    data::Value map = data::Value::map();
    for (const Item& item : record) map.set(item.key, value_of(item));
    return map;
}

Record record_of(const data::Value& map, const std::vector<std::string>& but, Diagnostics& diagnostics) {
    Record record;
    if (!map.is_map()) {
        diagnostics.error(map.where(), "this is " + map.kind_name() + ", not a map", "write key: value");
        return record;
    }
    for (const data::Value::Entry& entry : map.entries()) {
        if (std::ranges::find(but, entry.key) != but.end()) continue;
        if (entry.value.is_scalar())
            record.push_back({entry.key, entry.value.text(), {}, entry.key_where});
        else
            diagnostics.error(entry.key_where, fmt::format("'{}' is {}", entry.key, entry.value.kind_name()),
                              "write a word or a number");
    }
    return record;
}

// ---- writing

void RecordWriter::flag(const char* key, bool value, bool usual) {
    if (value != usual) add(key, value ? "yes" : "no");
}

void RecordWriter::length(const char* key, Inches value) {
    if (value != Inches{}) add(key, to_decimal(value), Item::Form::number);
}

void RecordWriter::point(const char* key, const Point& value) {
    if (value != Point{}) add(key, text_of(value));
}

void RecordWriter::facing(const char* key, Facing value) { number(key, value.degrees()); }

void RecordWriter::pose(const char* key, const Pose& value) {
    if (value != Pose{}) add(key, fmt::format("{}@{}", text_of(value.centre), value.facing.degrees()));
}

void RecordWriter::list(const char* key, const std::vector<std::string>& words, const char* between) {
    if (!words.empty()) add(key, join(words, between), Item::Form::list);
}

// ---- reading

const Item* RecordReader::find(const char* key) {
    known_.emplace_back(key);
    for (std::size_t i = 0; i < record_.size(); ++i)
        if (record_[i].key == key && !used_[i]) {
            used_[i] = true;
            return &record_[i];
        }
    return nullptr;
}

void RecordReader::fault(const Item& item, const std::string& wanted) {
    diagnostics_.error(item.where, fmt::format("'{}' is no value for '{}'", item.text, item.key), wanted);
}

void RecordReader::missing(const char* key) {
    diagnostics_.error(where_, fmt::format("'{}' is missing", key), fmt::format("write {}=...", key));
}

void RecordReader::report_unknown() {
    for (std::size_t i = 0; i < record_.size(); ++i)
        if (!used_[i])
            diagnostics_.error(
                record_[i].where,
                fmt::format("unknown key '{}'{}", record_[i].key, did_you_mean(record_[i].key, known_)),
                "known here: " + some_of(record_[i].key, known_));
}

long long RecordReader::number_in(const char* key, long long usual, long long least, long long most) {
    const Item* item = find(key);
    if (item == nullptr) return usual;
    const auto number = whole_in(item->text);
    if (number && *number >= least && *number <= most) return *number;
    fault(*item, fmt::format("write a whole number from {} to {}", least, most));
    return usual;
}

void RecordReader::flag(const char* key, bool& value, bool usual) {
    value = usual;
    const Item* item = find(key);
    if (item == nullptr) return;
    value = item->text == "yes";
    if (!value && item->text != "no") fault(*item, "write yes or no");
}

void RecordReader::length(const char* key, Inches& value) {
    value = {};
    const Item* item = find(key);
    if (item == nullptr) return;
    const auto length = inches_in(item->text);
    if (!length) return fault(*item, "write inches with at most three decimals, like 4.125");
    value = *length;
}

void RecordReader::point(const char* key, Point& value) {
    value = {};
    const Item* item = find(key);
    if (item == nullptr) return;
    const auto point = point_in(item->text);
    if (!point) return fault(*item, "write a place as x,y in inches, like 24,8.5");
    value = *point;
}

void RecordReader::facing(const char* key, Facing& value) {
    int degrees = 0;
    number(key, degrees);
    value = Facing(degrees);
}

void RecordReader::pose(const char* key, Pose& value) {
    value = {};
    const Item* item = find(key);
    if (item == nullptr) return;
    const std::size_t at = item->text.find('@');
    const auto point = point_in(std::string_view(item->text).substr(0, at));
    const auto facing =
        at == std::string::npos ? std::nullopt : facing_in(std::string_view(item->text).substr(at + 1));
    if (!point || !facing) return fault(*item, "write x,y@degrees, like 24,8.5@180");
    value = {*point, *facing};
}

void RecordReader::side(const char* key, std::uint8_t& value) {
    value = 0;
    const Item* item = find(key);
    if (item == nullptr) return missing(key);
    value = item->text == "blue" ? 1 : 0;
    if (value == 0 && item->text != "red") fault(*item, "write red or blue");
}

}  // namespace muster::scenario
