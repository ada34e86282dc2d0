// Files that somebody or something damaged: whatever stands in them, reading ends in a scenario or in located
// errors.
#include <doctest/doctest.h>

#include <array>
#include <string_view>

#include "dice/dice.hpp"
#include "rrtk/setup/check_scenario.hpp"
#include "support/golden.hpp"
#include "support/rrtk_book.hpp"

namespace muster::test {

namespace {

#ifdef NDEBUG
constexpr int damaged_files = 1'500;
#else
constexpr int damaged_files = 150;
#endif

/// Draws from one stream, for places and kinds of damage.
class Damage {
  public:
    explicit Damage(int number) : dice_("fuzz/" + std::to_string(number)) {}

    /// 0 to `below` - 1. \pre below > 0
    std::size_t draw(std::size_t below) {
        return static_cast<std::size_t>(dice_.roll({"damage", "damage", 1, static_cast<int>(below)}).front() -
                                        1);
    }

    /// `text` with one to four pieces removed, doubled, overwritten or moved.
    std::string done_to(std::string text) {
        for (std::size_t times = 1 + draw(4); times > 0 && !text.empty(); --times) once(text);
        return text;
    }

  private:
    void once(std::string& text) {
        static constexpr std::array<std::string_view, 14> splinters{"-1",    "99999999999999999999",
                                                                    "{",     "]",
                                                                    ": ",    "\n- ",
                                                                    "&a *a", "~",
                                                                    "\t",    "\xff",
                                                                    "\"",    "1e9",
                                                                    "name",  "#"};
        const std::size_t at = draw(text.size());
        const std::size_t length = std::min(text.size() - at, 1 + draw(24));
        const std::string piece = text.substr(at, length);
        switch (draw(4)) {
            case 0: text.erase(at, length); break;
            case 1: text.insert(at, piece); break;
            case 2: text.replace(at, length, splinters[draw(splinters.size())]); break;
            default: text.erase(at, length); text.insert(draw(text.size() + 1), piece);
        }
    }

    dice::SeededDice dice_;
};

}  // namespace

TEST_CASE("a damaged scenario file is read as what it says, or refused with its place") {
    const std::string whole = project_text("tests/golden/aeja-orcs-7.scenario.yaml");
    REQUIRE_FALSE(whole.empty());
    int refused = 0;
    for (int number = 0; number < damaged_files; ++number) {
        const std::string text = Damage(number).done_to(whole);
        Diagnostics faults;
        CAPTURE(number);
        const auto read = scenario::from_yaml(text, "damaged.yaml", faults);
        if (read) rrtk::check_scenario(book(), *read, faults);
        if (read.has_value() && !faults.has_errors()) continue;
        ++refused;
        CHECK(faults.has_errors());
        CHECK(faults.to_text().find("damaged.yaml:") != std::string::npos);
    }
    CHECK(refused > damaged_files / 2);
}

}  // namespace muster::test
