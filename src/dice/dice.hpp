// Rules ask for dice, they never own them: a rule says what a roll is for and gets the dice; behind the
// interface stands a seeded stream or a script, and every roll lands in the log with its purpose, the dice
// and what they meant.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace muster::dice {

/// One roll as the log keeps it.
struct RollRecord {
    std::string stream;     ///< the stream it came from: "terrain/section/4"
    std::string purpose;    ///< what it was for: "Section 4"
    std::vector<int> dice;  ///< each die, 1 to its number of sides
    std::string meaning;    ///< what it meant: "Woods"; empty until the rule said so
    bool operator==(const RollRecord&) const = default;
};

/// What a rule asks for.
struct RollRequest {
    std::string stream;   ///< named by what it is for; each name is a stream of its own
    std::string purpose;  ///< shown to people and printed in the log
    int count = 1;        ///< number of dice, 1 to 100
    int sides = 6;        ///< 2 or more; 6 for every die in the rules, more for choices among equals
};

/// A source of dice with a log.
class Dice {
  public:
    Dice() = default;
    Dice(const Dice&) = delete;
    Dice& operator=(const Dice&) = delete;
    virtual ~Dice() = default;

    /// Rolls and records; the dice in the order rolled.
    std::vector<int> roll(const RollRequest& request);

    /// Says what the last roll meant.
    void means(std::string meaning);

    [[nodiscard]] const std::vector<RollRecord>& log() const { return log_; }

    /// Empties the log, for experiments that only count results.
    void forget() { log_.clear(); }

  private:
    virtual int die(const RollRequest& request) = 0;
    std::vector<RollRecord> log_;
};

/// Dice from a seed: one independent stream for each name, so that a roll added in one place never moves the
/// rolls in another. The same seed gives the same dice on every machine (Mersenne Twister of 64 bits,
/// whole-number rejection sampling).
class SeededDice : public Dice {
  public:
    /// `seed` is any text; "7" and "07" are different seeds.
    explicit SeededDice(std::string seed);
    ~SeededDice() override;

  private:
    struct Stream;
    int die(const RollRequest& request) override;
    std::string seed_;
    std::map<std::string, std::unique_ptr<Stream>> streams_;
};

/// The script of a ScriptedDice was too short, or held a number that the die hasn't got.
class ScriptError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// Dice as written down beforehand, taken in order whatever they are for. For worked examples and
/// tests.
class ScriptedDice : public Dice {
  public:
    explicit ScriptedDice(std::vector<int> script);
    /// Dice of the script that nobody asked for.
    [[nodiscard]] std::size_t left() const { return script_.size(); }

  private:
    int die(const RollRequest& request) override;
    std::deque<int> script_;
};

/// The 64-bit number a stream starts from: FNV-1a of seed, a separator that no text holds, and name, then
/// mixed (SplitMix64).
[[nodiscard]] std::uint64_t stream_start(std::string_view seed, std::string_view stream);

/// The sum of dice.
[[nodiscard]] int sum(const std::vector<int>& dice);

}  // namespace muster::dice
