#include "ral/battle/record.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace muster::ral::battle {

namespace {

using tabletop::Point;
using tabletop::Pose;

std::string text_of(const Point& p) { return fmt::format("{},{}", to_decimal(p.x), to_decimal(p.y)); }

/// Inches with at most three decimals, and nothing else; false otherwise.
bool read_inches(std::string_view text, Inches& value) {
    const bool minus = text.starts_with('-');
    if (minus) text.remove_prefix(1);
    std::int64_t whole = 0;
    std::size_t decimals = 0;
    bool dot = false;
    if (text.empty() || text.size() > 9 || text.front() == '.' || text.back() == '.') return false;
    for (const char c : text) {
        if (c == '.' && !dot) {
            dot = true;
            continue;
        }
        if (c < '0' || c > '9' || decimals == 3) return false;
        if (dot) ++decimals;
        whole = whole * 10 + (c - '0');
    }
    for (; decimals < 3; ++decimals) whole *= 10;
    value = Inches::thousandths(minus ? -whole : whole);
    return true;
}

bool read_point(const std::string& text, Point& value) {
    const std::vector<std::string> parts = split(text, ',');
    return parts.size() == 2 && read_inches(parts[0], value.x) && read_inches(parts[1], value.y);
}

bool read_pose(const std::string& text, Pose& value) {
    const std::size_t at = text.find('@');
    if (at == std::string::npos || !read_point(text.substr(0, at), value.centre)) return false;
    const auto degrees = whole_number(text.substr(at + 1));
    if (!degrees || *degrees < 0 || *degrees > 359) return false;
    value.facing = tabletop::Facing(*degrees);
    return true;
}

}  // namespace

std::string token_of(const OrderOfBattle& book, UnitId unit) {
    return fmt::format("{}{}", book.side_of(unit) == 0 ? 'r' : 'b', book.units[unit].number);
}

std::string leader_token(const OrderOfBattle& book, LeaderId leader) {
    return fmt::format("{}L{}", book.leaders[leader].side == 0 ? 'r' : 'b', book.leaders[leader].number);
}

UnitId find_unit(const OrderOfBattle& book, std::string_view token) {
    for (std::size_t i = 0; i < book.units.size(); ++i)
        if (token_of(book, static_cast<UnitId>(i)) == token) return static_cast<UnitId>(i);
    return no_unit;
}

LeaderId find_leader(const OrderOfBattle& book, std::string_view token) {
    for (std::size_t i = 0; i < book.leaders.size(); ++i)
        if (leader_token(book, static_cast<LeaderId>(i)) == token) return static_cast<LeaderId>(i);
    return no_leader;
}

void Writer::point(const char* key, const Point& value) {
    if (value != Point{}) add(key, text_of(value), Item::Form::list);
}

void Writer::pose(const char* key, const Pose& value) {
    if (value != Pose{}) add(key, fmt::format("{}@{}", text_of(value.centre), value.facing.degrees()));
}

void Writer::dice(const char* key, const FixedList<Die, 2>& value) {
    std::vector<std::string> words;
    for (const Die die : value) words.push_back(std::to_string(die));
    if (!words.empty()) add(key, join(words, ","), Item::Form::list);
}

void Writer::modifiers(const char* key, const Modifiers& value) {
    std::vector<std::string> words;
    for (const Counted& modifier : value)
        words.push_back(fmt::format("{}:{:+}", row_of(modifier), static_cast<int>(modifier.value)));
    if (!words.empty()) add(key, join(words, ","), Item::Form::list);
}

void Writer::way(const char* key, const FixedList<Point, 4>& value) {
    std::vector<std::string> words;
    for (const Point& place : value) words.push_back(text_of(place));
    if (!words.empty()) add(key, join(words, ">"));
}

const Item* Reader::find(const char* key) {
    known_.emplace_back(key);
    for (std::size_t i = 0; i < record_.size(); ++i)
        if (record_[i].key == key) {
            used_[i] = true;
            return &record_[i];
        }
    return nullptr;
}

void Reader::fault(const Item& item, const std::string& wanted) {
    diagnostics_.error(item.where.file.empty() ? where_ : item.where,
                       fmt::format("'{}' can't be '{}'", item.key, item.text), wanted);
}

long long Reader::whole(const char* key, long long usual, long long least, long long most) {
    const Item* item = find(key);
    if (item == nullptr) return usual;
    const auto value = whole_number(item->text);
    if (value && *value >= least && *value <= most) return *value;
    fault(*item, fmt::format("write a whole number from {} to {}", least, most));
    return usual;
}

void Reader::unit(const char* key, UnitId& value) {
    value = no_unit;
    const Item* item = find(key);
    if (item == nullptr) return;
    value = find_unit(book_, item->text);
    if (value == no_unit) fault(*item, "units are r or b and their number on the roster, like r3");
}

void Reader::leader(const char* key, LeaderId& value) {
    value = no_leader;
    const Item* item = find(key);
    if (item == nullptr) return;
    value = find_leader(book_, item->text);
    if (value == no_leader) fault(*item, "leaders are rL or bL and their number, like rL1");
}

void Reader::side(const char* key, SideIndex& value) {
    const Item* item = find(key);
    if (item == nullptr)
        return diagnostics_.error(where_, fmt::format("'{}' is missing", key), "write red or blue");
    if (item->text != "red" && item->text != "blue") fault(*item, "write red or blue");
    value = item->text == "blue" ? 1 : 0;
}

void Reader::flag(const char* key, bool& value) {
    const Item* item = find(key);
    value = item != nullptr;
    if (item != nullptr && item->text != "yes") fault(*item, "write yes, or leave it out");
}

void Reader::facing(const char* key, tabletop::Facing& value) {
    value = tabletop::Facing(static_cast<int>(whole(key, 0, 0, 359)));
}

void Reader::length(const char* key, Inches& value) {
    value = {};
    const Item* item = find(key);
    if (item != nullptr && !read_inches(item->text, value)) fault(*item, "write inches like 4.125");
}

void Reader::point(const char* key, Point& value) {
    value = {};
    const Item* item = find(key);
    if (item != nullptr && !read_point(item->text, value)) fault(*item, "write a place like 12.5,3");
}

void Reader::pose(const char* key, Pose& value) {
    value = {};
    const Item* item = find(key);
    if (item != nullptr && !read_pose(item->text, value))
        fault(*item, "write a place and a facing like 12.5,3@180");
}

void Reader::rule(const char* key, Rule& value) {
    value = {};
    const Item* item = find(key);
    if (item != nullptr && !find_rule(item->text, value)) fault(*item, "write TR-06, RAL-027 or Event-II");
}

void Reader::dice(const char* key, FixedList<Die, 2>& value) {
    value.clear();
    const Item* item = find(key);
    if (item == nullptr) return;
    for (const std::string& word : split(item->text, ',')) {
        const auto die = whole_number(word);
        if (!die || *die < 1 || *die > 20 || !value.try_push_back(static_cast<Die>(*die)))
            return fault(*item, "write one or two dice like 5,1");
    }
}

void Reader::modifiers(const char* key, Modifiers& value) {
    value.clear();
    const Item* item = find(key);
    if (item == nullptr) return;
    for (const std::string& word : split(item->text, ',')) {
        const std::size_t colon = word.find(':');
        Counted modifier;
        const std::string sum = colon == std::string::npos ? "" : word.substr(colon + 1);
        const auto number = whole_number(sum.starts_with('+') ? sum.substr(1) : sum);
        if (!number || *number < -100 || *number > 100 || !find_row(word.substr(0, colon), modifier))
            return fault(*item, "write rows and values like melee.rear:+2");
        modifier.value = static_cast<std::int8_t>(*number);
        if (!value.try_push_back(modifier)) return fault(*item, "that is more than a die has");
    }
}

void Reader::way(const char* key, FixedList<Point, 4>& value) {
    value.clear();
    const Item* item = find(key);
    if (item == nullptr) return;
    for (const std::string& word : split(item->text, '>')) {
        Point place;
        if (!read_point(word, place) || !value.try_push_back(place))
            return fault(*item, "write up to four places like 12,8>12,14.5");
    }
}

void Reader::report_unknown() {
    for (std::size_t i = 0; i < record_.size(); ++i)
        if (!used_[i])
            diagnostics_.error(
                record_[i].where,
                fmt::format("unknown key '{}'{}", record_[i].key, did_you_mean(record_[i].key, known_)),
                "keys here: " + join(known_));
}

}  // namespace muster::ral::battle
