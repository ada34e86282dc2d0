#include "rrtk/battle/record.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace muster::rrtk::battle {

std::string token_of(const OrderOfBattle& book, UnitId unit) {
    if (unit >= book.unit_count()) return fmt::format("u{}", unit);
    return fmt::format("{}{}", book.side_of(unit) == 0 ? 'r' : 'b', book.units[unit].number);
}

UnitId find_unit(const OrderOfBattle& book, std::string_view token) {
    const SideIndex side = token.starts_with('r') ? 0 : 1;
    if (token.size() < 2 || (side == 1 && token[0] != 'b')) return no_unit;
    const auto number = scenario::whole_in(token.substr(1));
    for (UnitId unit = 0; number && unit < book.unit_count(); ++unit)
        if (book.side_of(unit) == side && book.units[unit].number == *number) return unit;
    return no_unit;
}

// ---- writing

void FieldWriter::unit(const char* key, UnitId value) {
    if (value != no_unit) add(key, token_of(book_, value));
}

void FieldWriter::units(const char* key, const UnitSet& value) {
    std::vector<std::string> tokens;
    for (const UnitId unit : value) tokens.push_back(token_of(book_, unit));
    list(key, tokens, "+");
}

void FieldWriter::rule(const char* key, Rule value) {
    if (value.kind != Rule::Kind::none) add(key, number_of(value));
}

void FieldWriter::modifiers(const char* key, const Modifiers& value) {
    std::vector<std::string> rows;
    for (const Modifier& modifier : value)
        rows.push_back(scenario::counted_text(row_of(modifier), modifier.value));
    list(key, rows, ",");
}

void FieldWriter::aims(const char* key, const FixedList<Aim, 24>& value) {
    std::vector<std::string> aims;
    for (const Aim& aim : value)
        aims.push_back(token_of(book_, aim.charger) + ">" + token_of(book_, aim.target));
    list(key, aims, "+");
}

// ---- reading

void FieldReader::unit(const char* key, UnitId& value) {
    value = no_unit;
    const Item* item = find(key);
    if (item == nullptr) return;
    value = find_unit(book_, item->text);
    if (value == no_unit) fault(*item, "write r or b and the unit's number on its roster: r3");
}

void FieldReader::units(const char* key, UnitSet& value) {
    value = {};
    const Item* item = find(key);
    if (item == nullptr) return;
    for (const std::string& token : split(item->text, '+')) {
        const UnitId unit = find_unit(book_, token);
        if (unit == no_unit) return fault(*item, "write units joined by +, like r3+r4");
        value.add(unit);
    }
}

void FieldReader::rule(const char* key, Rule& value) {
    value = {};
    const Item* item = find(key);
    if (item != nullptr && !find_rule(item->text, value)) fault(*item, "write R-, T- or S- and a number");
}

void FieldReader::dice(const char* key, FixedList<Die, 8>& value) {
    read_dice(key, 6, value, "write up to eight dice, 1 to 6, with commas");
}

void FieldReader::modifiers(const char* key, Modifiers& value) {
    value.clear();
    const Item* item = find(key);
    if (item == nullptr) return;
    for (const std::string& text : split(item->text, ',')) {
        Modifier modifier;
        const auto counted = scenario::counted_in(text);
        if (!counted || !find_row(counted->first, modifier))
            return fault(*item, "write rows and values, like rep.hits:-1");
        modifier.value = static_cast<std::int8_t>(counted->second);
        if (!value.try_push_back(modifier)) return fault(*item, "at most twelve modifiers count");
    }
}

void FieldReader::aims(const char* key, FixedList<Aim, 24>& value) {
    value.clear();
    const Item* item = find(key);
    if (item == nullptr) return;
    for (const std::string& text : split(item->text, '+')) {
        const std::size_t to = std::min(text.find('>'), text.size());
        const Aim aim{find_unit(book_, std::string_view(text).substr(0, to)),
                      to < text.size() ? find_unit(book_, std::string_view(text).substr(to + 1)) : no_unit};
        if (aim.charger == no_unit || aim.target == no_unit || !value.try_push_back(aim))
            return fault(*item, "write chargers and targets, like r3>b4+r5>b4");
    }
}

}  // namespace muster::rrtk::battle
