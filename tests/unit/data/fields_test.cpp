#include <doctest/doctest.h>

#include "data/fields.hpp"

namespace sample {

using namespace muster;

enum class Mood { calm, bold };

[[maybe_unused]] static const data::Names<Mood>& names_of(Mood) {
    static const data::Names<Mood> names{"mood", {{Mood::calm, "calm"}, {Mood::bold, "bold"}}};
    return names;
}

struct Banner {
    std::string motto;
    bool operator==(const Banner&) const = default;
};

[[maybe_unused]] static const data::Fields<Banner>& fields_of(const Banner*) {
    static const data::Fields<Banner> fields(
        "banner", {data::required("motto", &Banner::motto, "What it says.")}, true);
    return fields;
}

struct Troop {
    std::string name;
    int figs = 0;
    Mood mood = Mood::calm;
    Inches reach;
    std::vector<int> rolls;
    std::optional<Banner> banner;
    Where where;
    bool operator==(const Troop&) const = default;
};

[[maybe_unused]] static const data::Fields<Troop>& fields_of(const Troop*) {
    static const data::Fields<Troop> fields(
        "troop", {
                     data::required("name", &Troop::name, "Its name."),
                     data::required("figs", &Troop::figs, data::Range{1, 4}, "Figures."),
                     data::optional("mood", &Troop::mood, "Its mood."),
                     data::optional("reach", &Troop::reach, "How far it reaches, in inches."),
                     data::optional("rolls", &Troop::rolls, "Its numbers."),
                     data::optional("banner", &Troop::banner, "Its banner."),
                 });
    return fields;
}

static Troop read(const std::string& text, Diagnostics& faults) {
    Troop troop;
    const auto value = data::parse_yaml(text, "t.yaml", faults);
    REQUIRE(value.has_value());
    data::read(*value, troop, faults);
    return troop;
}

static std::string faults_of(const std::string& text) {
    Diagnostics faults;
    read(text, faults);
    return faults.to_text();
}

}  // namespace sample

using namespace muster;
using namespace muster::literals;

TEST_CASE("fields: a map fills its members and remembers its place") {
    Diagnostics faults;
    const sample::Troop troop = sample::read(
        "name: Pike\nfigs: 4\nmood: bold\nreach: 1.6\nrolls: [2, 7]\nbanner: {motto: On}\n", faults);
    CHECK_FALSE(faults.has_errors());
    CHECK(troop == sample::Troop{"Pike", 4, sample::Mood::bold, 1.6_in, {2, 7}, sample::Banner{"On"}, {}});
    CHECK(troop.where.at == Location{"t.yaml", 1, 1});
}

TEST_CASE("fields: what is written is read back equal, and defaults are not written") {
    const sample::Troop troop{"Pike", 4, sample::Mood::calm, 1.6_in, {}, sample::Banner{"On"}, {}};
    const std::string text = data::to_yaml(data::write(troop));
    CHECK(text == "name: Pike\nfigs: 4\nreach: 1.6\nbanner: {motto: On}\n");
    Diagnostics faults;
    CHECK(sample::read(text, faults) == troop);
}

TEST_CASE("fields: an unknown key names the nearest known one") {
    CHECK(sample::faults_of("name: Pike\nfgis: 4\nfigs: 4\n") ==
          "t.yaml:2:1: error: unknown key 'fgis' (did you mean 'figs'?)\n"
          "  the keys of this troop are: name, figs, mood, reach, rolls, banner\n");
}

TEST_CASE("fields: all faults of a map are reported in one run, in the order of the file") {
    CHECK(sample::faults_of("figs: 5\nmood: blod\nreach: far\nrolls: 3\n") ==
          "t.yaml:1:1: error: key 'name' of this troop is missing\n  add 'name:'\n"
          "t.yaml:1:7: error: 5 is out of range\n  write a number from 1 to 4\n"
          "t.yaml:2:7: error: unknown mood 'blod' (did you mean 'bold'?)\n  write one of: calm, bold\n"
          "t.yaml:3:8: error: 'far' stands where a length in inches is wanted\n"
          "t.yaml:4:8: error: '3' stands where a list is wanted\n");
}

TEST_CASE("fields: whole numbers are whole, in range and not quoted") {
    for (const char* wrong : {"4.0", "four", "'4'", "0x4", "4 4", "99999999999999999999", "[4]"})
        CHECK(sample::faults_of(std::string("name: Pike\nfigs: ") + wrong + "\n")
                  .find("a whole number is wanted") != std::string::npos);
}

TEST_CASE("fields: text with control characters is refused") {
    CHECK(sample::faults_of("name: \"Pi\\x07ke\"\nfigs: 4\n") ==
          "t.yaml:1:7: error: the text holds a control character or is not UTF-8\n  remove that character\n");
}

TEST_CASE("fields: the schema names types, ranges, words and what must be there") {
    const std::string schema = data::to_json(data::schema<sample::Troop>());
    CHECK(schema.find("\"required\": [\n    \"name\",\n    \"figs\"\n  ]") != std::string::npos);
    CHECK(schema.find("\"maximum\": 4") != std::string::npos);
    CHECK(schema.find("\"enum\": [\n        \"calm\",\n        \"bold\"\n      ]") != std::string::npos);
    CHECK(schema.find("\"additionalProperties\": false") != std::string::npos);
}
