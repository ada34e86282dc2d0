#include <nlohmann/json.hpp>

#include "data/value.hpp"

namespace muster::data {

namespace {

nlohmann::ordered_json as_json(const Value& value) {
    switch (value.kind()) {
        case Value::Kind::null: return nullptr;
        case Value::Kind::scalar:
            if (value.is_number()) return nlohmann::ordered_json::parse(value.text());
            return value.text();
        case Value::Kind::list: {
            auto result = nlohmann::ordered_json::array();
            for (const Value& item : value.items()) result.push_back(as_json(item));
            return result;
        }
        case Value::Kind::map: {
            auto result = nlohmann::ordered_json::object();
            for (const Value::Entry& entry : value.entries()) result[entry.key] = as_json(entry.value);
            return result;
        }
    }
    return nullptr;
}

}  // namespace

std::string to_json(const Value& value) { return as_json(value).dump(2) + "\n"; }

}  // namespace muster::data
