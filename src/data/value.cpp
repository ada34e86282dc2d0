#include "data/value.hpp"

namespace muster::data {

Value::Value() = default;
Value::~Value() = default;
Value::Value(const Value& other) = default;
Value::Value(Value&& other) noexcept = default;
Value& Value::operator=(const Value& other) = default;
Value& Value::operator=(Value&& other) noexcept = default;

Value Value::scalar(std::string text, bool quoted) {
    Value value;
    value.kind_ = Kind::scalar;
    value.text_ = std::move(text);
    value.quoted_ = quoted;
    return value;
}

Value Value::number(std::string text) {
    Value value = scalar(std::move(text));
    value.number_ = true;
    return value;
}

Value Value::list() { return list({}); }

Value Value::list(std::vector<Value> items) {
    Value value;
    value.kind_ = Kind::list;
    value.items_ = std::move(items);
    return value;
}

Value Value::map() { return map({}); }

Value Value::map(std::vector<Entry> entries) {
    Value value;
    value.kind_ = Kind::map;
    value.entries_ = std::move(entries);
    return value;
}

const Value* Value::find(std::string_view key) const {
    for (const Entry& entry : entries_)
        if (entry.key == key) return &entry.value;
    return nullptr;
}

void Value::push(Value item) { items_.push_back(std::move(item)); }

void Value::set(std::string key, Value value) { entries_.push_back({std::move(key), {}, std::move(value)}); }

std::string Value::kind_name() const {
    switch (kind_) {
        case Kind::null: return "nothing";
        case Kind::scalar: return "text";
        case Kind::list: return "a list";
        case Kind::map: return "a map";
    }
    return {};
}

}  // namespace muster::data
