// Events, orders and states as named fields in text: what the logs of all rule sets have in common. A rule
// set adds the fields of its own types in a class that derives from these.
#pragma once

#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostics.hpp"
#include "base/text.hpp"
#include "data/fields.hpp"
#include "tabletop/board.hpp"

namespace muster::scenario {

/// A field as text without blanks. `form` says what it is in JSON.
struct Item {
    enum class Form : std::uint8_t { word, number, list };
    std::string key, text;
    Form form = Form::word;
    Location where;  ///< of the key, where it was read
};
using Record = std::vector<Item>;

/// A whole number and nothing else.
[[nodiscard]] std::optional<long long> whole_in(std::string_view text);
/// "24,8.5", inches with up to three decimals, exactly.
[[nodiscard]] std::optional<tabletop::Point> point_in(std::string_view text);
[[nodiscard]] std::string text_of(const tabletop::Point& point);
/// "rear:-1": a row's word and what it came to, -100 to 100; nothing for anything else.
[[nodiscard]] std::optional<std::pair<std::string, int>> counted_in(const std::string& text);
[[nodiscard]] std::string counted_text(std::string_view row, int value);

/// " key=text" for each field.
[[nodiscard]] std::string line_of(const Record& record);
/// The fields as a map, for YAML and JSON.
[[nodiscard]] data::Value map_of(const Record& record);
/// The scalars of a map except those under `but`; anything else is reported.
[[nodiscard]] Record record_of(const data::Value& map, const std::vector<std::string>& but,
                               Diagnostics& diagnostics);

/// Writes the fields that hold something else than usual.
class RecordWriter {
  public:
    explicit RecordWriter(Record& record) : record_(record) {}

    void flag(const char* key, bool value, bool usual = false);
    template <class Number>
    void number(const char* key, Number value, long long usual = 0) {
        if (static_cast<long long>(value) != usual)
            add(key, std::to_string(static_cast<long long>(value)), Item::Form::number);
    }
    void length(const char* key, Inches value);
    void point(const char* key, const tabletop::Point& value);
    void facing(const char* key, tabletop::Facing value);
    void pose(const char* key, const tabletop::Pose& value);
    void side(const char* key, std::uint8_t value) { add(key, value == 0 ? "red" : "blue"); }
    /// A word of an enumeration, left out if it is the first one.
    template <class E>
    void word(const char* key, E value, E usual = E{}) {
        if (value != usual) always(key, value);
    }
    template <class E>
    void always(const char* key, E value) {
        add(key, names_of(value).word(value));
    }
    /// The same for an enumeration of another room, whose words the rule set knows.
    template <class E>
    void named(const char* key, E value, const data::Names<E>& names) {
        if (value != E{}) add(key, names.word(value));
    }
    /// Numbers that are dice, with commas.
    template <class List>
    void dice(const char* key, const List& value) {
        std::vector<std::string> faces;
        for (const auto die : value) faces.push_back(std::to_string(die));
        list(key, faces, ",");
    }

  protected:
    void add(const char* key, std::string text, Item::Form form = Item::Form::word) {
        record_.push_back({key, std::move(text), form, {}});
    }
    /// Nothing for an empty list.
    void list(const char* key, const std::vector<std::string>& words, const char* between);

  private:
    Record& record_;
};

/// Reads fields; what a record lacks becomes the usual. Faults are reported with their places.
class RecordReader {
  public:
    RecordReader(const Record& record, Location where, Diagnostics& diagnostics)
        : record_(record), used_(record.size(), false), where_(std::move(where)), diagnostics_(diagnostics) {}

    void flag(const char* key, bool& value, bool usual = false);
    template <class Number>
    void number(const char* key, Number& value, long long usual = 0) {
        value = static_cast<Number>(
            number_in(key, usual, std::numeric_limits<Number>::min(), std::numeric_limits<Number>::max()));
    }
    void length(const char* key, Inches& value);
    void point(const char* key, tabletop::Point& value);
    void facing(const char* key, tabletop::Facing& value);
    void pose(const char* key, tabletop::Pose& value);
    void side(const char* key, std::uint8_t& value);
    template <class E>
    void word(const char* key, E& value, E usual = E{}) {
        value = usual;
        if (const Item* item = find(key)) read_word(*item, names_of(E{}), value);
    }
    template <class E>
    void always(const char* key, E& value) {
        const Item* item = find(key);
        if (item == nullptr)
            missing(key);
        else
            read_word(*item, names_of(E{}), value);
    }

    template <class E>
    void named(const char* key, E& value, const data::Names<E>& names) {
        value = E{};
        if (const Item* item = find(key)) read_word(*item, names, value);
    }

    /// Reports every key that nothing asked for. To be called last.
    void report_unknown();

  protected:
    template <class E>
    void read_word(const Item& item, const data::Names<E>& names, E& value) {
        if (const auto found = names.value(item.text))
            value = *found;
        else
            fault(item, "write one of: " + join(names.all()));
    }
    /// Dice of up to `sides` sides, as many as the list holds.
    template <class List>
    void read_dice(const char* key, int sides, List& value, const char* wanted) {
        value.clear();
        const Item* item = find(key);
        if (item == nullptr) return;
        for (const std::string& face : split(item->text, ',')) {
            const auto number = whole_in(face);
            using Die = std::decay_t<decltype(value[0])>;
            if (!number || *number < 1 || *number > sides || !value.try_push_back(static_cast<Die>(*number)))
                return fault(*item, wanted);
        }
    }
    const Item* find(const char* key);
    void missing(const char* key);
    long long number_in(const char* key, long long usual, long long least, long long most);
    void fault(const Item& item, const std::string& wanted);

  private:
    const Record& record_;
    std::vector<bool> used_;
    std::vector<std::string> known_;
    Location where_;  ///< of the record
    Diagnostics& diagnostics_;
};

}  // namespace muster::scenario
