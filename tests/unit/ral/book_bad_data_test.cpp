// Every folder of tests/bad-data/ral is the data of the repository with a fault in it.
#include <doctest/doctest.h>

#include "support/bad_data.hpp"
#include "support/ral_book.hpp"

namespace muster::test {

TEST_CASE("every fault in the data of ral is reported with its place, the whole text word for word") {
    check_bad_data("ral", fs::path(MUSTER_SOURCE_DIR) / "tests/bad-data/ral", 10,
                   [](const std::string& folder, Diagnostics& faults) {
                       return ral::load_rulebook(folder, faults).has_value();
                   });
}

TEST_CASE("the data of ral has no fault, and some twenty templates") {
    Diagnostics faults;
    const auto book = ral::load_rulebook(ral_folder, faults);
    REQUIRE(book.has_value());
    CHECK(faults.to_text() == "");
    CHECK(book->templates.size() >= 20);
}

TEST_CASE("templates are found by id, name and alias, and only those asked for are read") {
    CHECK(ral_book().army("english-host")->name == "English Host");
    CHECK(ral_book().army("English Host") == ral_book().army("longbowmen"));
    CHECK(ral_book().army("no-such-army") == nullptr);
    Diagnostics faults;
    const auto two = ral::load_rulebook(ral_folder, faults, {"scots", "welsh"});
    REQUIRE(two.has_value());
    CHECK(two->templates.size() == 2);
    CHECK(ral::load_rulebook(ral_folder, faults, {"longbowmen"})->templates.size() >= 20);
}

}  // namespace muster::test
