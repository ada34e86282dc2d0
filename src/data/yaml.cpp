// YAML in and out. The parser's events are turned into Values straight away: no node of the library outlives
// a call, and every part keeps its line and column.
#include <fmt/format.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <sstream>

#include "data/files.hpp"
#include "data/value.hpp"

namespace muster::data {

namespace {

/// Words that mean null unless they stand in quotes.
bool stands_for_nothing(const std::string& text) { return text.empty() || text == "~" || text == "null"; }

/// Builds a Value from the parser's events.
class Builder : public YAML::EventHandler {
  public:
    Builder(std::string file, Diagnostics& diagnostics) : file_(std::move(file)), diagnostics_(diagnostics) {}

    [[nodiscard]] Value result() && { return std::move(root_); }

    void OnDocumentStart(const YAML::Mark& /*mark*/) override {}
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark& mark, YAML::anchor_t /*anchor*/) override { add(Value(), mark); }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t /*anchor*/) override {
        diagnostics_.error(at(mark), "an alias (*name) stands here", "write the value out");
        add(Value(), mark);
    }
    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t /*anchor*/,
                  const std::string& text) override {
        const bool quoted = tag == "!";
        add(!quoted && stands_for_nothing(text) ? Value() : Value::scalar(text, quoted), mark);
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string& /*tag*/, YAML::anchor_t /*anchor*/,
                         YAML::EmitterStyle::value style) override {
        open(Value::list(), mark, style);
    }
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark& mark, const std::string& /*tag*/, YAML::anchor_t /*anchor*/,
                    YAML::EmitterStyle::value style) override {
        open(Value::map(), mark, style);
    }
    void OnMapEnd() override { close(); }

  private:
    /// An unfinished list or map, and the key that waits for its value.
    struct Open {
        Value value;
        std::vector<Value::Entry> entries;
        std::optional<Value::Entry> pending;
        bool flow = false;
    };

    [[nodiscard]] Location at(const YAML::Mark& mark) const {
        return {file_, mark.line + 1, mark.column + 1};
    }

    void open(Value value, const YAML::Mark& mark, YAML::EmitterStyle::value style) {
        value.set_where(at(mark));
        open_.push_back({std::move(value), {}, std::nullopt, style == YAML::EmitterStyle::Flow});
    }

    void close() {
        Open done = std::move(open_.back());
        open_.pop_back();
        const Location where = done.value.where();
        Value value = done.value.is_map() ? Value::map(std::move(done.entries)) : std::move(done.value);
        value.set_where(where);
        attach(done.flow ? std::move(value).in_flow() : std::move(value));
    }

    void add(Value value, const YAML::Mark& mark) {
        value.set_where(at(mark));
        attach(std::move(value));
    }

    void attach(Value value) {
        if (open_.empty()) {
            root_ = std::move(value);
            return;
        }
        Open& parent = open_.back();
        if (!parent.value.is_map()) {
            parent.value.push(std::move(value));
        } else if (parent.pending) {
            parent.pending->value = std::move(value);
            parent.entries.push_back(std::move(*parent.pending));
            parent.pending.reset();
        } else {
            parent.pending = as_key(value, parent.entries);
        }
    }

    Value::Entry as_key(const Value& value, const std::vector<Value::Entry>& before) {
        if (!value.is_scalar()) {
            diagnostics_.error(value.where(),
                               fmt::format("{} stands where a key is wanted", value.kind_name()),
                               "write a word and a colon");
            return {"", value.where(), {}};
        }
        const auto same = std::ranges::find(before, value.text(), &Value::Entry::key);
        if (same != before.end())
            diagnostics_.error(value.where(),
                               fmt::format("key '{}' stands here again; it stood on line {} already",
                                           value.text(), same->key_where.line),
                               "keep one of the two");
        return {value.text(), value.where(), {}};
    }

    std::string file_;
    Diagnostics& diagnostics_;
    std::vector<Open> open_;
    Value root_;
};

void emit(YAML::Emitter& out, const Value& value) {
    switch (value.kind()) {
        case Value::Kind::null: out << YAML::Null; return;
        case Value::Kind::scalar:
            if (!value.is_number() && (value.quoted() || stands_for_nothing(value.text())))
                out << YAML::DoubleQuoted;
            out << value.text();
            return;
        case Value::Kind::list:
            if (value.flow()) out << YAML::Flow;
            out << YAML::BeginSeq;
            for (const Value& item : value.items()) emit(out, item);
            out << YAML::EndSeq;
            return;
        case Value::Kind::map:
            if (value.flow()) out << YAML::Flow;
            out << YAML::BeginMap;
            for (const Value::Entry& entry : value.entries()) {
                out << YAML::Key << entry.key << YAML::Value;
                emit(out, entry.value);
            }
            out << YAML::EndMap;
            return;
    }
}

}  // namespace

std::optional<Value> parse_yaml(const std::string& text, const std::string& name, Diagnostics& diagnostics) {
    const int before = diagnostics.error_count();
    Builder builder(name, diagnostics);
    try {
        std::istringstream input(text);
        YAML::Parser parser(input);
        if (!parser.HandleNextDocument(builder)) {
            diagnostics.error({name, 0, 0}, "the file is empty", "write its keys, or remove it");
            return std::nullopt;
        }
    } catch (const YAML::Exception& fault) {
        diagnostics.error({name, fault.mark.line + 1, fault.mark.column + 1},
                          fmt::format("not readable as YAML: {}", fault.msg),
                          "check indentation, colons and quotes there");
    }
    if (diagnostics.error_count() > before) return std::nullopt;
    return std::move(builder).result();
}

std::optional<Value> read_yaml(const std::string& path, Diagnostics& diagnostics, const std::string& shown) {
    const std::optional<std::string> text = read_file(path, diagnostics);
    if (!text) return std::nullopt;
    return parse_yaml(*text, shown.empty() ? path : shown, diagnostics);
}

std::string to_yaml(const Value& value) {
    YAML::Emitter out;
    out.SetOutputCharset(YAML::EmitNonAscii);
    emit(out, value);
    return std::string(out.c_str()) + "\n";
}

}  // namespace muster::data
