// The reference pages hold the very keys that are read: each table in them is made from the field table of
// its type.
#include <doctest/doctest.h>

#include "data/fields.hpp"
#include "data/reference.hpp"
#include "scenario/scenario_fields.hpp"
#include "support/golden.hpp"

using namespace muster;

namespace {

/// The page with the table between its marks replaced by the one for `schema`.
std::string with_table(const std::string& page, const data::Value& schema) {
    const std::string start = "<!-- keys -->\n", end = "<!-- end of keys -->\n";
    const std::size_t from = page.find(start), to = page.find(end);
    REQUIRE(from != std::string::npos);
    REQUIRE(to != std::string::npos);
    return page.substr(0, from + start.size()) + data::reference_table(schema) + page.substr(to);
}

}  // namespace

TEST_CASE("reference: the page on scenario.yaml lists the keys that are read") {
    const std::string path = "docs/reference/scenario.md";
    test::check_golden(path, with_table(test::project_text(path), data::schema<scenario::Scenario>()));
}
