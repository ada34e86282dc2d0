#include "cli/battle_dice.hpp"

#include <fmt/format.h>

#include <iostream>

#include "cli/exit_code.hpp"
#include "data/files.hpp"
#include "dice/dice.hpp"
#include "rrtk/battle/report.hpp"
#include "rrtk/battle/rollers.hpp"

namespace muster::cli {

namespace {

namespace war = rrtk::battle;
using Commanders = std::array<war::Commander*, 2>;

class DiceOfSeed : public BattleDice {
  public:
    war::BattleLog play(const war::OrderOfBattle& order, war::Beginning beginning,
                        const Commanders& commanders) override {
        war::SeededRoller roller(beginning.seed);
        return war::fight(order, std::move(beginning), roller, commanders);
    }
};

/// Faces parted by blanks, commas or line ends; from a # to the line's end it is a remark.
std::vector<war::Die> dice_in(const std::string& text, const std::string& path) {
    std::vector<war::Die> dice;
    Diagnostics faults;
    int line = 1, column = 0;
    bool remark = false;
    for (const char c : text) {
        ++column;
        if (c == '\n') {
            ++line;
            column = 0;
            remark = false;
        } else if (c == '#' || remark) {
            remark = true;
        } else if (c >= '1' && c <= '6') {
            dice.push_back(static_cast<war::Die>(c - '0'));
        } else if (c != ' ' && c != ',' && c != '\t' && c != '\r') {
            faults.error({path, line, column}, fmt::format("'{}' is not on a die", c),
                         "write dice as 1 to 6, with blanks, commas or line ends between them");
        }
    }
    if (dice.empty() && !faults.has_errors())
        faults.error({path, 0, 0}, "the file holds no dice", "write dice as 1 to 6");
    if (faults.has_errors()) throw DataError(faults);
    return dice;
}

class DiceOfFile : public BattleDice {
  public:
    explicit DiceOfFile(const std::string& path) : path_(path), dice_(read(path)) {}
    war::BattleLog play(const war::OrderOfBattle& order, war::Beginning beginning,
                        const Commanders& commanders) override {
        war::ScriptedRoller roller(dice_);
        try {
            war::BattleLog log = war::fight(order, std::move(beginning), roller, commanders);
            say_left(roller.left());
            return log;
        } catch (const dice::ScriptError& error) {
            Diagnostics faults;
            faults.error({path_, 0, 0}, error.what(), "write more dice, or play fewer turns with --turns");
            throw DataError(faults);
        }
    }

  private:
    static std::vector<war::Die> read(const std::string& path) {
        Diagnostics faults;
        const auto text = data::read_file(path, faults);
        if (!text) throw DataError(faults);
        return dice_in(*text, path);
    }
    void say_left(std::size_t left) const {
        if (left == 0) return;
        Diagnostics faults;
        faults.warning({path_, 0, 0}, fmt::format("the last {} dice were not needed", left),
                       "a battle with other dice may need them");
        fmt::print(stderr, "{}", faults.to_text());
    }
    std::string path_;
    std::vector<war::Die> dice_;
};

/// Says what happens while it happens, so that whoever rolls the dice knows what for.
class Telling : public war::EventSink {
  public:
    explicit Telling(const war::OrderOfBattle& order) : order_(order) {}
    std::int32_t add(const war::Event& event) override {
        fmt::print(stderr, "{}\n", war::sentence(order_, event));
        return count_++;
    }

  private:
    const war::OrderOfBattle& order_;
    std::int32_t count_ = 0;
};

class DiceOfPerson : public BattleDice {
  public:
    war::BattleLog play(const war::OrderOfBattle& order, war::Beginning beginning,
                        const Commanders& commanders) override {
        war::ManualRoller roller(order, std::cin, std::cerr);
        Telling telling(order);
        try {
            return war::fight(order, std::move(beginning), roller, commanders, &telling);
        } catch (const dice::ScriptError& error) {
            Diagnostics faults;
            faults.error({}, error.what(), "enter the dice of the whole battle, or leave out --dice manual");
            throw DataError(faults);
        }
    }
};

}  // namespace

std::unique_ptr<BattleDice> open_dice(const std::string& source) {
    if (source.empty()) return std::make_unique<DiceOfSeed>();
    if (source == "manual") return std::make_unique<DiceOfPerson>();
    return std::make_unique<DiceOfFile>(source);
}

}  // namespace muster::cli
