#include <doctest/doctest.h>

#include "data/value.hpp"

using namespace muster;
using data::Value;

namespace {

Value parsed(const std::string& text) {
    Diagnostics faults;
    const auto value = data::parse_yaml(text, "test.yaml", faults);
    REQUIRE_MESSAGE(value.has_value(), faults.to_text());
    return *value;
}

std::string faults_of(const std::string& text) {
    Diagnostics faults;
    CHECK_FALSE(data::parse_yaml(text, "test.yaml", faults).has_value());
    return faults.to_text();
}

}  // namespace

TEST_CASE("yaml: every part knows its line and column, counted from 1") {
    const Value value = parsed("name: Pike\nrolls:\n  - 2\n  - {a: 7}\n");
    CHECK(value.find("name")->where() == Location{"test.yaml", 1, 7});
    const Value& rolls = *value.find("rolls");
    CHECK(rolls.items()[0].where() == Location{"test.yaml", 3, 5});
    CHECK(rolls.items()[1].entries()[0].key_where == Location{"test.yaml", 4, 6});
    CHECK(rolls.items()[1].find("a")->where() == Location{"test.yaml", 4, 9});
}

TEST_CASE("yaml: maps keep the order of the file") {
    const Value value = parsed("z: 1\na: 2\nm: 3\n");
    REQUIRE(value.entries().size() == 3);
    CHECK(value.entries()[0].key == "z");
    CHECK(value.entries()[1].key == "a");
    CHECK(value.entries()[2].key == "m");
}

TEST_CASE("yaml: nothing, ~ and null are null, but quoted they are text") {
    const Value value = parsed("a:\nb: ~\nc: null\nd: \"~\"\n");
    CHECK(value.find("a")->is_null());
    CHECK(value.find("b")->is_null());
    CHECK(value.find("c")->is_null());
    CHECK(value.find("d")->text() == "~");
    CHECK(value.find("missing") == nullptr);
}

TEST_CASE("yaml: what is written is read back the same") {
    Value inner = Value::map();
    inner.set("text", Value::scalar("true", true));
    inner.set("colon", Value::scalar("a: b # c"));
    inner.set("empty", Value::scalar("", true));
    inner.set("umlaut", Value::scalar("Börd ″ ½ “x”"));
    inner.set("list", Value::list({Value::number("1"), Value::number("-2")}).in_flow());
    Value outer = Value::map();
    outer.set("inner", inner);
    outer.set("items", Value::list({inner, Value::scalar("- dash")}));
    const std::string once = data::to_yaml(outer);
    CHECK(data::to_yaml(parsed(once)) == once);
    CHECK(parsed(once).find("inner")->find("colon")->text() == "a: b # c");
    CHECK(parsed(once).find("inner")->find("text")->quoted());
}

TEST_CASE("yaml: a key that stands twice is reported with both places") {
    CHECK(
        faults_of("a: 1\nb: 2\na: 3\n") ==
        "test.yaml:3:1: error: key 'a' stands here again; it stood on line 1 already\n  keep one of the two\n");
}

TEST_CASE("yaml: an alias is not followed") {
    CHECK(faults_of("a: &x 1\nb: *x\n") ==
          "test.yaml:2:4: error: an alias (*name) stands here\n  write the value out\n");
}

TEST_CASE("yaml: a list can't be a key") {
    CHECK(faults_of("? [1, 2]\n: 3\n") ==
          "test.yaml:1:3: error: a list stands where a key is wanted\n  write a word and a colon\n");
}

TEST_CASE("yaml: broken text is reported where it breaks") {
    const std::string faults = faults_of("a: [1, 2\nb: 3\n");
    CHECK(faults.starts_with("test.yaml:"));
    CHECK(faults.find("error: not readable as YAML") != std::string::npos);
    CHECK(faults.find("\n  check indentation, colons and quotes there\n") != std::string::npos);
}

TEST_CASE("yaml: an empty file is reported") {
    CHECK(faults_of("") == "test.yaml: error: the file is empty\n  write its keys, or remove it\n");
}

TEST_CASE("json: numbers and text stay apart, order is kept, text is escaped") {
    Value value = Value::map();
    value.set("b", Value::number("1"));
    value.set("a", Value::scalar("1"));
    value.set("quote", Value::scalar("\"<&"));
    value.set("none", Value());
    CHECK(data::to_json(value) ==
          "{\n  \"b\": 1,\n  \"a\": \"1\",\n  \"quote\": \"\\\"<&\",\n  \"none\": null\n}\n");
}
