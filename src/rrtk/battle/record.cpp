#include "rrtk/battle/record.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "base/text.hpp"

namespace muster::rrtk::battle {

namespace {

std::optional<long long> whole(std::string_view text) {
    long long number = 0;
    const char* end = text.data() + text.size();
    const auto [stopped, fault] = std::from_chars(text.data(), end, number);
    if (text.empty() || fault != std::errc() || stopped != end) return std::nullopt;
    return number;
}

/// Inches with up to three decimals, exactly.
std::optional<Inches> inches(std::string_view text) {
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    const std::size_t dot = text.find('.');
    std::string thousandths = dot == std::string_view::npos ? "" : std::string(text.substr(dot + 1));
    if (thousandths.size() > 3 || (dot != std::string_view::npos && thousandths.empty())) return std::nullopt;
    thousandths.resize(3, '0');
    const auto number = whole(std::string(text.substr(0, dot)) + thousandths);
    if (dot == 0 || !number || *number < 0 || *number > INT64_C(1'000'000'000'000)) return std::nullopt;
    return Inches::thousandths(negative ? -*number : *number);
}

std::optional<tabletop::Point> point_in(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto x = inches(text.substr(0, comma)), y = inches(text.substr(comma + 1));
    if (!x || !y) return std::nullopt;
    return tabletop::Point{*x, *y};
}

std::optional<tabletop::Facing> facing_in(std::string_view text) {
    const auto degrees = whole(text);
    if (!degrees || *degrees < 0 || *degrees > 359) return std::nullopt;
    return tabletop::Facing(static_cast<int>(*degrees));
}

std::string text_of(const tabletop::Point& point) { return to_decimal(point.x) + "," + to_decimal(point.y); }

}  // namespace

std::string token_of(const OrderOfBattle& book, UnitId unit) {
    if (unit >= book.unit_count()) return fmt::format("u{}", unit);
    return fmt::format("{}{}", book.side_of(unit) == 0 ? 'r' : 'b', book.units[unit].number);
}

UnitId find_unit(const OrderOfBattle& book, std::string_view token) {
    const SideIndex side = token.starts_with('r') ? 0 : 1;
    if (token.size() < 2 || (side == 1 && token[0] != 'b')) return no_unit;
    const auto number = whole(token.substr(1));
    for (UnitId unit = 0; number && unit < book.unit_count(); ++unit)
        if (book.side_of(unit) == side && book.units[unit].number == *number) return unit;
    return no_unit;
}

// ---- writing

void FieldWriter::unit(const char* key, UnitId value) {
    if (value != no_unit) add(key, token_of(book_, value));
}

void FieldWriter::units(const char* key, const UnitSet& value) {
    if (value.empty()) return;
    std::vector<std::string> tokens;
    for (const UnitId unit : value) tokens.push_back(token_of(book_, unit));
    add(key, join(tokens, "+"), Item::Form::list);
}

void FieldWriter::flag(const char* key, bool value, bool usual) {
    if (value != usual) add(key, value ? "yes" : "no");
}

void FieldWriter::length(const char* key, Inches value) {
    if (value != Inches{}) add(key, to_decimal(value), Item::Form::number);
}

void FieldWriter::point(const char* key, const tabletop::Point& value) {
    if (value != tabletop::Point{}) add(key, text_of(value));
}

void FieldWriter::facing(const char* key, tabletop::Facing value) { number(key, value.degrees()); }

void FieldWriter::pose(const char* key, const tabletop::Pose& value) {
    if (value != tabletop::Pose{})
        add(key, fmt::format("{}@{}", text_of(value.centre), value.facing.degrees()));
}

void FieldWriter::rule(const char* key, Rule value) {
    if (value.kind != Rule::Kind::none) add(key, number_of(value));
}

void FieldWriter::dice(const char* key, const FixedList<Die, 8>& value) {
    if (value.empty()) return;
    std::vector<std::string> faces;
    for (const Die die : value) faces.push_back(std::to_string(die));
    add(key, join(faces, ","), Item::Form::list);
}

void FieldWriter::modifiers(const char* key, const Modifiers& value) {
    if (value.empty()) return;
    std::vector<std::string> rows;
    for (const Modifier& modifier : value)
        rows.push_back(fmt::format("{}:{:+}", row_of(modifier), modifier.value));
    add(key, join(rows, ","), Item::Form::list);
}

void FieldWriter::aims(const char* key, const FixedList<Aim, 24>& value) {
    if (value.empty()) return;
    std::vector<std::string> aims;
    for (const Aim& aim : value)
        aims.push_back(token_of(book_, aim.charger) + ">" + token_of(book_, aim.target));
    add(key, join(aims, "+"), Item::Form::list);
}

// ---- reading

const Item* FieldReader::find(const char* key) {
    known_.emplace_back(key);
    for (std::size_t i = 0; i < record_.size(); ++i)
        if (record_[i].key == key && !used_[i]) {
            used_[i] = true;
            return &record_[i];
        }
    return nullptr;
}

void FieldReader::fault(const Item& item, const std::string& wanted) {
    diagnostics_.error(item.where, fmt::format("'{}' is no value for '{}'", item.text, item.key), wanted);
}

void FieldReader::missing(const char* key) {
    diagnostics_.error(where_, fmt::format("'{}' is missing", key), fmt::format("write {}=...", key));
}

void FieldReader::report_unknown() {
    for (std::size_t i = 0; i < record_.size(); ++i)
        if (!used_[i])
            diagnostics_.error(
                record_[i].where,
                fmt::format("unknown key '{}'{}", record_[i].key, did_you_mean(record_[i].key, known_)),
                "known here: " + some_of(record_[i].key, known_));
}

long long FieldReader::number_in(const char* key, long long usual, long long least, long long most) {
    const Item* item = find(key);
    if (item == nullptr) return usual;
    const auto number = whole(item->text);
    if (number && *number >= least && *number <= most) return *number;
    fault(*item, fmt::format("write a whole number from {} to {}", least, most));
    return usual;
}

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

void FieldReader::flag(const char* key, bool& value, bool usual) {
    value = usual;
    const Item* item = find(key);
    if (item == nullptr) return;
    value = item->text == "yes";
    if (!value && item->text != "no") fault(*item, "write yes or no");
}

void FieldReader::length(const char* key, Inches& value) {
    value = {};
    const Item* item = find(key);
    if (item == nullptr) return;
    const auto length = inches(item->text);
    if (!length) return fault(*item, "write inches with at most three decimals, like 4.125");
    value = *length;
}

void FieldReader::point(const char* key, tabletop::Point& value) {
    value = {};
    const Item* item = find(key);
    if (item == nullptr) return;
    const auto point = point_in(item->text);
    if (!point) return fault(*item, "write a place as x,y in inches, like 24,8.5");
    value = *point;
}

void FieldReader::facing(const char* key, tabletop::Facing& value) {
    int degrees = 0;
    number(key, degrees);
    value = tabletop::Facing(degrees);
}

void FieldReader::pose(const char* key, tabletop::Pose& value) {
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

void FieldReader::side(const char* key, SideIndex& value) {
    value = 0;
    const Item* item = find(key);
    if (item == nullptr) return missing(key);
    value = item->text == "blue" ? 1 : 0;
    if (value == 0 && item->text != "red") fault(*item, "write red or blue");
}

void FieldReader::rule(const char* key, Rule& value) {
    value = {};
    const Item* item = find(key);
    if (item != nullptr && !find_rule(item->text, value)) fault(*item, "write R-, T- or S- and a number");
}

void FieldReader::dice(const char* key, FixedList<Die, 8>& value) {
    value.clear();
    const Item* item = find(key);
    if (item == nullptr) return;
    for (const std::string& face : split(item->text, ',')) {
        const auto number = whole(face);
        if (!number || *number < 1 || *number > 6 || !value.try_push_back(static_cast<Die>(*number)))
            return fault(*item, "write up to eight dice, 1 to 6, with commas");
    }
}

void FieldReader::modifiers(const char* key, Modifiers& value) {
    value.clear();
    const Item* item = find(key);
    if (item == nullptr) return;
    for (const std::string& row : split(item->text, ',')) {
        Modifier modifier;
        const std::size_t colon = std::min(row.find(':'), row.size() - 1);
        std::string_view amount = std::string_view(row).substr(colon + 1);
        if (amount.starts_with('+')) amount.remove_prefix(1);
        const auto number = whole(amount);
        if (!number || *number < -100 || *number > 100 || !find_row(row.substr(0, colon), modifier))
            return fault(*item, "write rows and values, like rep.hits:-1");
        modifier.value = static_cast<std::int8_t>(*number);
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
