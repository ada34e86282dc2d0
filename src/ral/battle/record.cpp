#include "ral/battle/record.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace muster::ral::battle {

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

void Writer::modifiers(const char* key, const Modifiers& value) {
    std::vector<std::string> words;
    for (const Counted& modifier : value)
        words.push_back(scenario::counted_text(row_of(modifier), modifier.value));
    list(key, words, ",");
}

void Writer::way(const char* key, const FixedList<tabletop::Point, 4>& value) {
    std::vector<std::string> words;
    for (const tabletop::Point& place : value) words.push_back(scenario::text_of(place));
    list(key, words, ">");
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

void Reader::rule(const char* key, Rule& value) {
    value = {};
    const Item* item = find(key);
    if (item != nullptr && !find_rule(item->text, value)) fault(*item, "write TR-06, RAL-027 or Event-II");
}

void Reader::dice(const char* key, FixedList<Die, 2>& value) {
    read_dice(key, most_faces, value, "write one or two dice like 5,1");
}

void Reader::modifiers(const char* key, Modifiers& value) {
    value.clear();
    const Item* item = find(key);
    if (item == nullptr) return;
    for (const std::string& word : split(item->text, ',')) {
        Counted modifier;
        const auto counted = scenario::counted_in(word);
        if (!counted || !find_row(counted->first, modifier))
            return fault(*item, "write rows and values like melee.rear:+2");
        modifier.value = static_cast<std::int8_t>(counted->second);
        if (!value.try_push_back(modifier)) return fault(*item, "that is more than a die has");
    }
}

void Reader::way(const char* key, FixedList<tabletop::Point, 4>& value) {
    value.clear();
    const Item* item = find(key);
    if (item == nullptr) return;
    for (const std::string& word : split(item->text, '>')) {
        const auto place = scenario::point_in(word);
        if (!place || !value.try_push_back(*place))
            return fault(*item, "write up to four places like 12,8>12,14.5");
    }
}

}  // namespace muster::ral::battle
