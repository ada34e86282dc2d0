// The templates of fields.hpp; include that file instead.
#pragma once

#include "data/fields.hpp"

namespace muster::data {

namespace detail {

template <class T>
inline constexpr bool is_vector = false;
template <class T>
inline constexpr bool is_vector<std::vector<T>> = true;
template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;
template <class T>
inline constexpr bool is_string_map = false;
template <class T>
inline constexpr bool is_string_map<std::map<std::string, T>> = true;
template <class T>
inline constexpr bool is_string_pairs = false;
template <class T>
inline constexpr bool is_string_pairs<std::vector<std::pair<std::string, T>>> = true;

Value schema_of_type(const std::string& type);
Value schema_of_words(const std::vector<std::string>& words);

template <class T>
bool read_list(const Value& value, std::vector<T>& out, Diagnostics& diagnostics) {
    if (!value.is_list()) return report_wrong_kind(value, "a list", diagnostics), false;
    bool good = true;
    out.clear();
    out.reserve(value.items().size());
    for (const Value& item : value.items()) {
        T element{};
        good = data::read(item, element, diagnostics) && good;
        out.push_back(std::move(element));
    }
    return good;
}

/// Reads a map with free keys; `add(key, element)` stores each entry.
template <class T, class Add>
bool read_entries(const Value& value, Add add, Diagnostics& diagnostics) {
    if (!value.is_map()) return report_wrong_kind(value, "a map", diagnostics), false;
    bool good = true;
    for (const Value::Entry& entry : value.entries()) {
        T element{};
        good = data::read(entry.value, element, diagnostics) && good;
        add(entry.key, std::move(element));
    }
    return good;
}

template <class E>
bool read_word(const Value& value, E& out, Diagnostics& diagnostics) {
    const Names<E>& names = names_of(E{});
    if (!value.is_scalar()) return report_wrong_kind(value, "a " + names.what, diagnostics), false;
    const auto found = names.value(value.text());
    if (!found) return report_unknown_word(value, names.what, names.all(), diagnostics), false;
    out = *found;
    return true;
}

}  // namespace detail

template <class T>
bool read(const Value& value, T& out, Diagnostics& diagnostics) {
    if constexpr (std::is_same_v<T, Value>) {
        out = value;
        return true;
    } else if constexpr (std::is_same_v<T, std::string>) {
        return read_text(value, out, diagnostics);
    } else if constexpr (std::is_same_v<T, bool>) {
        return read_bool(value, out, diagnostics);
    } else if constexpr (std::is_integral_v<T>) {
        long long number = 0;
        if (!read_integer(value, number, diagnostics)) return false;
        out = static_cast<T>(number);
        return true;
    } else if constexpr (std::is_floating_point_v<T>) {
        return read_number(value, out, diagnostics);
    } else if constexpr (std::is_same_v<T, Inches>) {
        return read_inches(value, out, diagnostics);
    } else if constexpr (std::is_same_v<T, Share>) {
        return read_share(value, out, diagnostics);
    } else if constexpr (HasNames<T>) {
        return detail::read_word(value, out, diagnostics);
    } else if constexpr (detail::is_optional<T>) {
        return data::read(value, out.emplace(), diagnostics);
    } else if constexpr (detail::is_string_pairs<T>) {
        out.clear();
        return detail::read_entries<typename T::value_type::second_type>(
            value,
            [&](const std::string& key, typename T::value_type::second_type&& element) {
                out.emplace_back(key, std::move(element));
            },
            diagnostics);
    } else if constexpr (detail::is_vector<T>) {
        return detail::read_list(value, out, diagnostics);
    } else if constexpr (detail::is_string_map<T>) {
        out.clear();
        return detail::read_entries<typename T::mapped_type>(
            value,
            [&](const std::string& key, typename T::mapped_type&& element) {
                out.emplace(key, std::move(element));
            },
            diagnostics);
    } else if constexpr (HasFields<T>) {
        return fields_of(static_cast<const T*>(nullptr)).read(value, out, diagnostics);
    } else {
        return read_scalar(value, out, diagnostics);  // a type with a text form of its own, found beside it
    }
}

template <class T>
Value write(const T& in) {
    if constexpr (std::is_same_v<T, Value>) {
        return in;
    } else if constexpr (std::is_same_v<T, std::string>) {
        return Value::scalar(in);
    } else if constexpr (std::is_same_v<T, bool>) {
        return Value::number(in ? "true" : "false");
    } else if constexpr (std::is_integral_v<T>) {
        return Value::number(std::to_string(in));
    } else if constexpr (std::is_same_v<T, Inches> || std::is_same_v<T, Share>) {
        return Value::number(to_decimal(in));
    } else if constexpr (HasNames<T>) {
        return Value::scalar(names_of(T{}).word(in));
    } else if constexpr (detail::is_optional<T>) {
        return in ? data::write(*in) : Value();
    } else if constexpr (detail::is_string_pairs<T> || detail::is_string_map<T>) {
        Value result = Value::map();
        for (const auto& [key, element] : in) result.set(key, data::write(element));
        return result;
    } else if constexpr (detail::is_vector<T>) {
        Value result = Value::list();
        for (const auto& element : in) result.push(data::write(element));
        if constexpr (!HasFields<typename T::value_type>) return std::move(result).in_flow();
        return result;
    } else if constexpr (HasFields<T>) {
        return fields_of(static_cast<const T*>(nullptr)).write(in);
    } else {
        return write_scalar(in);
    }
}

template <class T>
Value schema() {
    if constexpr (std::is_same_v<T, Value>) {
        return Value::map();
    } else if constexpr (std::is_same_v<T, std::string>) {
        return detail::schema_of_type("string");
    } else if constexpr (std::is_same_v<T, bool>) {
        return detail::schema_of_type("boolean");
    } else if constexpr (std::is_integral_v<T>) {
        return detail::schema_of_type("integer");
    } else if constexpr (std::is_floating_point_v<T> || std::is_same_v<T, Inches> ||
                         std::is_same_v<T, Share>) {
        return detail::schema_of_type("number");
    } else if constexpr (HasNames<T>) {
        return detail::schema_of_words(names_of(T{}).all());
    } else if constexpr (detail::is_optional<T>) {
        return schema<typename T::value_type>();
    } else if constexpr (detail::is_string_pairs<T>) {
        Value result = detail::schema_of_type("object");
        result.set("additionalProperties", schema<typename T::value_type::second_type>());
        return result;
    } else if constexpr (detail::is_vector<T>) {
        Value result = detail::schema_of_type("array");
        result.set("items", schema<typename T::value_type>());
        return result;
    } else if constexpr (detail::is_string_map<T>) {
        Value result = detail::schema_of_type("object");
        result.set("additionalProperties", schema<typename T::mapped_type>());
        return result;
    } else if constexpr (HasFields<T>) {
        return fields_of(static_cast<const T*>(nullptr)).schema();
    } else {
        return detail::schema_of_type("string");
    }
}

template <class T>
bool Fields<T>::read(const Value& value, T& out, Diagnostics& diagnostics) const {
    if (!value.is_map()) return report_wrong_kind(value, "a map (" + what_ + ")", diagnostics), false;
    if constexpr (requires { out.where.at; }) out.where.at = value.where();
    bool good = true;
    for (const Field<T>& field : fields_) {
        const Value* found = value.find(field.key);
        if (found) {
            good = field.read(*found, out, diagnostics) && good;
        } else if (field.required) {
            report_missing_key(value, what_, field.key, diagnostics);
            good = false;
        }
    }
    for (const Value::Entry& entry : value.entries()) {
        std::vector<std::string> keys;
        bool known = false;
        for (const Field<T>& field : fields_) known = known || field.key == entry.key;
        if (known) continue;
        for (const Field<T>& field : fields_) keys.push_back(field.key);
        report_unknown_key(entry, what_, keys, diagnostics);
        good = false;
    }
    return good;
}

template <class T>
Value Fields<T>::write(const T& in) const {
    Value result = Value::map();
    for (const Field<T>& field : fields_)
        if (auto written = field.write(in)) result.set(field.key, std::move(*written));
    return flow_ ? std::move(result).in_flow() : result;
}

template <class T>
Value Fields<T>::schema() const {
    Value properties = Value::map();
    Value needed = Value::list();
    for (const Field<T>& field : fields_) {
        Value property = field.schema();
        property.set("description", Value::scalar(field.meaning));
        properties.set(field.key, std::move(property));
        if (field.required) needed.push(Value::scalar(field.key));
    }
    Value result = detail::schema_of_type("object");
    result.set("additionalProperties", Value::number("false"));
    if (!needed.items().empty()) result.set("required", std::move(needed));
    result.set("properties", std::move(properties));
    return result;
}

template <class T, class M>
Field<T> required(std::string key, M T::*member, std::string meaning) {
    return {std::move(key),
            std::move(meaning),
            true,
            [member](const Value& value, T& out, Diagnostics& diagnostics) {
                return data::read(value, out.*member, diagnostics);
            },
            [member](const T& in) { return std::optional<Value>(data::write(in.*member)); },
            [] { return data::schema<M>(); }};
}

template <class T, class M>
Field<T> required(std::string key, M T::*member, Range range, std::string meaning) {
    Field<T> field = required(std::move(key), member, std::move(meaning));
    field.read = [member, range](const Value& value, T& out, Diagnostics& diagnostics) {
        if (!data::read(value, out.*member, diagnostics)) return false;
        if (out.*member >= range.least && out.*member <= range.most) return true;
        report_out_of_range(value, range, diagnostics);
        return false;
    };
    field.schema = [range] {
        Value result = data::schema<M>();
        result.set("minimum", Value::number(std::to_string(range.least)));
        result.set("maximum", Value::number(std::to_string(range.most)));
        return result;
    };
    return field;
}

namespace detail {
/// Turns a required field into one that may be left out.
template <class T, class M>
Field<T> made_optional(Field<T> field, M T::*member) {
    field.required = false;
    field.write = [member](const T& in) -> std::optional<Value> {
        if (in.*member == T{}.*member) return std::nullopt;
        return data::write(in.*member);
    };
    return field;
}
}  // namespace detail

template <class T, class M>
Field<T> optional(std::string key, M T::*member, std::string meaning) {
    return detail::made_optional(required(std::move(key), member, std::move(meaning)), member);
}

template <class T, class M>
Field<T> optional(std::string key, M T::*member, Range range, std::string meaning) {
    return detail::made_optional(required(std::move(key), member, range, std::move(meaning)), member);
}

template <class T>
std::optional<T> load(const std::string& path, Diagnostics& diagnostics, const std::string& shown) {
    const std::optional<Value> value = read_yaml(path, diagnostics, shown);
    if (!value) return std::nullopt;
    T result{};
    if (!data::read(*value, result, diagnostics)) return std::nullopt;
    return result;
}

}  // namespace muster::data
