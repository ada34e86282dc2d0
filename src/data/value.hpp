// Data as a tree that knows where each part stands: what YAML, CSV and JSON files are read into, and what is
// written from.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/diagnostics.hpp"

namespace muster::data {

/// A node of a data file: nothing, a scalar, a list or a map. Maps keep the order of the file.
class Value {
  public:
    enum class Kind { null, scalar, list, map };
    struct Entry;

    // These are defined where Entry is complete, which a vector of it asks for.
    Value();
    ~Value();
    Value(const Value& other);
    Value(Value&& other) noexcept;
    Value& operator=(const Value& other);
    Value& operator=(Value&& other) noexcept;

    static Value scalar(std::string text, bool quoted = false);
    /// A scalar that JSON writes without quotes (a number, true or false).
    static Value number(std::string text);
    static Value list();
    static Value list(std::vector<Value> items);
    static Value map();
    static Value map(std::vector<Entry> entries);

    [[nodiscard]] Kind kind() const { return kind_; }
    [[nodiscard]] bool is_null() const { return kind_ == Kind::null; }
    [[nodiscard]] bool is_scalar() const { return kind_ == Kind::scalar; }
    [[nodiscard]] bool is_list() const { return kind_ == Kind::list; }
    [[nodiscard]] bool is_map() const { return kind_ == Kind::map; }

    /// The scalar's text. \pre is_scalar()
    [[nodiscard]] const std::string& text() const { return text_; }
    /// The scalar stood in quotes: always text, never a number.
    [[nodiscard]] bool quoted() const { return quoted_; }
    /// True for values made by number().
    [[nodiscard]] bool is_number() const { return number_; }
    [[nodiscard]] const std::vector<Value>& items() const { return items_; }
    [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
    /// The value under `key`, or nullptr.
    [[nodiscard]] const Value* find(std::string_view key) const;

    /// Appends to a list or a map.
    void push(Value item);
    void set(std::string key, Value value);

    [[nodiscard]] const Location& where() const { return where_; }
    void set_where(Location where) { where_ = std::move(where); }

    /// Written on one line ({a: 1, b: 2}) instead of a line for each part.
    [[nodiscard]] bool flow() const { return flow_; }
    Value&& in_flow() && {
        flow_ = true;
        return std::move(*this);
    }

    /// "nothing", "text", "a list" or "a map", for messages.
    [[nodiscard]] std::string kind_name() const;

  private:
    Kind kind_ = Kind::null;
    bool quoted_ = false;
    bool number_ = false;
    bool flow_ = false;
    std::string text_;
    std::vector<Value> items_;
    std::vector<Entry> entries_;
    Location where_;
};

/// A key of a map with its place, and what stands under it.
struct Value::Entry {
    std::string key;
    Location key_where;
    Value value;
};

/// Reads one YAML document. Syntax errors and duplicate keys are reported; then nothing is returned.
/// `name` is the file name used in messages.
[[nodiscard]] std::optional<Value> parse_yaml(const std::string& text, const std::string& name,
                                              Diagnostics& diagnostics);

/// Reads the YAML file at `path`; `shown` is its name in messages (empty = path).
[[nodiscard]] std::optional<Value> read_yaml(const std::string& path, Diagnostics& diagnostics,
                                             const std::string& shown = {});

/// The value as a YAML document, keys in order, ending in a newline. parse_yaml gives the same value back.
[[nodiscard]] std::string to_yaml(const Value& value);

/// The value as JSON with two spaces of indentation, ending in a newline.
[[nodiscard]] std::string to_json(const Value& value);

}  // namespace muster::data
