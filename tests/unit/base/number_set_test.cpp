#include "base/number_set.hpp"

#include <doctest/doctest.h>

#include <concepts>
#include <set>
#include <vector>

using namespace muster;

namespace {

template <class Set>
std::vector<int> walked(const Set& set) {
    std::vector<int> numbers;
    for (const std::uint8_t number : set) numbers.push_back(number);
    return numbers;
}

}  // namespace

TEST_CASE_TEMPLATE("a number set agrees with a set of numbers in every operation", Set, NumberSet<64>,
                   NumberSet<128>, NumberSet<192>) {
    const std::size_t most = std::same_as<Set, NumberSet<64>>    ? 64
                             : std::same_as<Set, NumberSet<128>> ? 128
                                                                 : 192;
    Set some, others;
    std::set<int> a, b;
    for (std::size_t i = 0; i < most; i += 1 + i % 5) {
        some.add(static_cast<std::uint8_t>(i));
        a.insert(static_cast<int>(i));
    }
    for (std::size_t i = 3; i < most; i += 7) {
        others.add(static_cast<std::uint8_t>(i));
        b.insert(static_cast<int>(i));
    }
    const auto chosen = [&](auto holds) {
        std::vector<int> numbers;
        for (int i = 0; i < static_cast<int>(most); ++i)
            if (holds(a.contains(i), b.contains(i))) numbers.push_back(i);
        return numbers;
    };
    CHECK(walked(some) == std::vector<int>(a.begin(), a.end()));
    CHECK(walked(some | others) == chosen([](bool x, bool y) { return x || y; }));
    CHECK(walked(some & others) == chosen([](bool x, bool y) { return x && y; }));
    CHECK(walked(some - others) == chosen([](bool x, bool y) { return x && !y; }));
    CHECK(some.size() == static_cast<int>(a.size()));
    CHECK(some.first() == *a.begin());
    for (std::size_t from = 0; from < most; ++from) {
        const auto next = a.lower_bound(static_cast<int>(from));
        CHECK(some.next_from(from) == (next == a.end() ? static_cast<int>(Set::none) : *next));
        CHECK(some.has(static_cast<std::uint8_t>(from)) == a.contains(static_cast<int>(from)));
    }
    for (const std::uint8_t number : some) some.remove(number);
    CHECK(some.empty());
    CHECK(some.first() == Set::none);
    CHECK(!some.has(Set::none));
}
