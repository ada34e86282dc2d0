#include "data/fields.hpp"

#include <fmt/format.h>

#include <charconv>

namespace muster::data {

void report_wrong_kind(const Value& value, const std::string& expected, Diagnostics& diagnostics) {
    const std::string got = value.is_scalar() ? fmt::format("'{}'", value.text()) : value.kind_name();
    diagnostics.error(value.where(), fmt::format("{} stands where {} is wanted", got, expected), "");
}

void report_unknown_word(const Value& value, const std::string& what, const std::vector<std::string>& words,
                         Diagnostics& diagnostics) {
    diagnostics.error(value.where(),
                      fmt::format("unknown {} '{}'{}", what, value.text(), did_you_mean(value.text(), words)),
                      "write one of: " + join(words));
}

void report_out_of_range(const Value& value, Range range, Diagnostics& diagnostics) {
    diagnostics.error(value.where(), fmt::format("{} is out of range", value.text()),
                      fmt::format("write a number from {} to {}", range.least, range.most));
}

void report_unknown_key(const Value::Entry& entry, const std::string& what,
                        const std::vector<std::string>& keys, Diagnostics& diagnostics) {
    diagnostics.error(entry.key_where,
                      fmt::format("unknown key '{}'{}", entry.key, did_you_mean(entry.key, keys)),
                      fmt::format("the keys of this {} are: {}", what, join(keys)));
}

void report_missing_key(const Value& value, const std::string& what, const std::string& key,
                        Diagnostics& diagnostics) {
    diagnostics.error(value.where(), fmt::format("key '{}' of this {} is missing", key, what),
                      fmt::format("add '{}:'", key));
}

bool read_text(const Value& value, std::string& out, Diagnostics& diagnostics) {
    if (!value.is_scalar()) return report_wrong_kind(value, "text", diagnostics), false;
    if (!is_clean_text(value.text())) {
        diagnostics.error(value.where(), "the text holds a control character or is not UTF-8",
                          "remove that character");
        return false;
    }
    out = value.text();
    return true;
}

namespace {

/// The whole of `text` as a number.
template <class N>
bool parse_whole(std::string_view text, N& out) {
    if (!text.empty() && text.front() == '+') text.remove_prefix(1);
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
    return error == std::errc() && end == text.data() + text.size();
}

}  // namespace

bool read_integer(const Value& value, long long& out, Diagnostics& diagnostics) {
    constexpr long long most = 1'000'000'000;
    if (value.is_scalar() && !value.quoted() && parse_whole(value.text(), out) && out >= -most && out <= most)
        return true;
    report_wrong_kind(value, "a whole number", diagnostics);
    return false;
}

bool read_number(const Value& value, double& out, Diagnostics& diagnostics) {
    constexpr double most = 1e9;
    if (value.is_scalar() && !value.quoted() && parse_whole(value.text(), out) && out >= -most && out <= most)
        return true;
    report_wrong_kind(value, "a number", diagnostics);
    return false;
}

bool read_bool(const Value& value, bool& out, Diagnostics& diagnostics) {
    if (value.is_scalar() && !value.quoted() && (value.text() == "true" || value.text() == "false")) {
        out = value.text() == "true";
        return true;
    }
    report_wrong_kind(value, "true or false", diagnostics);
    return false;
}

bool read_inches(const Value& value, Inches& out, Diagnostics& diagnostics) {
    double number = 0;
    if (!value.is_scalar() || value.quoted() || !parse_whole(value.text(), number) || number < -1000 ||
        number > 1000) {
        report_wrong_kind(value, "a length in inches", diagnostics);
        return false;
    }
    const double exact = number * 1000.0;
    out = Inches::thousandths(static_cast<std::int64_t>(exact < 0 ? exact - 0.5 : exact + 0.5));
    return true;
}

bool read_share(const Value& value, Share& out, Diagnostics& diagnostics) {
    double number = 0;
    if (!value.is_scalar() || value.quoted() || !parse_whole(value.text(), number) || number < 0 ||
        number > 1) {
        report_wrong_kind(value, "a share from 0 to 1", diagnostics);
        return false;
    }
    out = Share{static_cast<int>(number * whole_share + 0.5)};
    return true;
}

namespace detail {

Value schema_of_type(const std::string& type) {
    Value result = Value::map();
    result.set("type", Value::scalar(type));
    return result;
}

Value schema_of_words(const std::vector<std::string>& words) {
    Value list = Value::list();
    for (const std::string& word : words) list.push(Value::scalar(word));
    Value result = Value::map();
    result.set("enum", std::move(list));
    return result;
}

}  // namespace detail

}  // namespace muster::data
