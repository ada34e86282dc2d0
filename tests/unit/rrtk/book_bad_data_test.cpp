// Every folder of tests/bad-data is the data of the repository with a fault in it.
#include <doctest/doctest.h>

#include "support/bad_data.hpp"
#include "support/rrtk_book.hpp"

namespace muster::test {

TEST_CASE("every fault in the data is reported with its place, the whole text word for word") {
    check_bad_data("rrtk", fs::path(MUSTER_SOURCE_DIR) / "tests/bad-data", 20,
                   [](const std::string& folder, Diagnostics& faults) {
                       return rrtk::load_rulebook(folder, faults).has_value();
                   });
}

TEST_CASE("the data of the repository has no fault") {
    Diagnostics faults;
    CHECK(rrtk::load_rulebook(data_folder, faults).has_value());
    CHECK(faults.to_text() == "");
}

}  // namespace muster::test
