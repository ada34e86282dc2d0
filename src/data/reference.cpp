#include "data/reference.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace muster::data {

namespace {

std::string text_of(const Value& schema, const char* key) {
    const Value* found = schema.find(key);
    return found != nullptr ? found->text() : std::string();
}

/// "whole number, 1 to 9", "one of: a, b", "list of text" ...
std::string kind_of(const Value& schema) {
    if (const Value* words = schema.find("enum")) {
        std::vector<std::string> all;
        for (const Value& word : words->items()) all.push_back(word.text());
        return "one of: " + join(all);
    }
    const std::string type = text_of(schema, "type");
    if (type == "array") return "list of " + kind_of(*schema.find("items"));
    if (type == "object") return "map";
    if (type == "string") return "text";
    if (type == "boolean") return "true or false";
    const std::string number = type == "integer" ? "whole number" : "number";
    if (schema.find("minimum") == nullptr) return number;
    return fmt::format("{}, {} to {}", number, text_of(schema, "minimum"), text_of(schema, "maximum"));
}

bool is_required(const Value& schema, const std::string& key) {
    const Value* needed = schema.find("required");
    return needed != nullptr &&
           std::ranges::any_of(needed->items(), [&](const Value& item) { return item.text() == key; });
}

void add_keys(const Value& schema, const std::string& prefix, std::string& page);

/// Keys inside a value that is a map, or a list or free-keyed map of maps.
void add_inner(const Value& schema, const std::string& prefix, std::string& page) {
    if (const Value* items = schema.find("items")) add_inner(*items, prefix + "[]", page);
    if (const Value* free = schema.find("additionalProperties"); free != nullptr && free->is_map())
        add_inner(*free, prefix + ".*", page);
    if (schema.find("properties") != nullptr) add_keys(schema, prefix + ".", page);
}

void add_keys(const Value& schema, const std::string& prefix, std::string& page) {
    const Value* properties = schema.find("properties");
    if (properties == nullptr) return;
    for (const Value::Entry& entry : properties->entries()) {
        const std::string key = prefix + entry.key;
        page += fmt::format("| `{}` | {} | {} | {} |\n", key, kind_of(entry.value),
                            is_required(schema, entry.key) ? "yes" : "", text_of(entry.value, "description"));
        add_inner(entry.value, key, page);
    }
}

}  // namespace

std::string reference_table(const Value& schema) {
    std::string page = "| key | holds | must be there | meaning |\n|---|---|---|---|\n";
    add_keys(schema, "", page);
    return page;
}

}  // namespace muster::data
