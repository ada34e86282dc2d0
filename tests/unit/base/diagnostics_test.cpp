#include <doctest/doctest.h>

#include "base/diagnostics.hpp"

namespace muster::test {

TEST_CASE("faults are told in the order of their places, each with its fix") {
    Diagnostics faults;
    faults.error({"b.yaml", 1, 1}, "third", "fix it");
    faults.warning({"a.yaml", 9, 2}, "second");
    faults.error({"a.yaml", 2, 7}, "first", "mend it");
    CHECK(faults.error_count() == 2);
    CHECK(faults.to_text() == "a.yaml:2:7: error: first\n"
                              "  mend it\n"
                              "a.yaml:9:2: warning: second\n"
                              "b.yaml:1:1: error: third\n"
                              "  fix it\n");
}

TEST_CASE("warnings alone are no errors") {
    Diagnostics faults;
    faults.warning({}, "mind the gap");
    CHECK_FALSE(faults.has_errors());
    CHECK(faults.to_text() == "warning: mind the gap\n");
}

}  // namespace muster::test
