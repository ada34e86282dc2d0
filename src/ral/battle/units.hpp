// Units, leaders and sides of a battle as small numbers, and sets of units as bits.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace muster::ral::battle {

/// A unit of either side: its place in OrderOfBattle::units. Red's come first, each side in roster order.
using UnitId = std::uint8_t;
inline constexpr UnitId no_unit = 255;
/// Units that a battle can hold, both sides together; order_of_battle reports more.
inline constexpr std::size_t max_units = 128;

/// A leader: his place in OrderOfBattle::leaders.
using LeaderId = std::uint8_t;
inline constexpr LeaderId no_leader = 255;
inline constexpr std::size_t max_leaders = 16;

/// 0 = red, 1 = blue.
using SideIndex = std::uint8_t;
[[nodiscard]] constexpr SideIndex enemy_of(SideIndex side) { return static_cast<SideIndex>(1 - side); }

/// A set of units.
class UnitSet {
  public:
    constexpr UnitSet() = default;
    constexpr void add(UnitId unit) { words_[unit / 64U] |= bit(unit); }
    constexpr void remove(UnitId unit) { words_[unit / 64U] &= ~bit(unit); }
    [[nodiscard]] constexpr bool has(UnitId unit) const {
        return unit < max_units && (words_[unit / 64U] & bit(unit)) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return words_[0] == 0 && words_[1] == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }
    /// The lowest that is `from` or higher, or no_unit.
    [[nodiscard]] constexpr UnitId next(std::size_t from = 0) const {
        for (std::size_t word = from / 64; word < words_.size(); ++word) {
            std::uint64_t rest = words_[word];
            if (word == from / 64) rest &= ~std::uint64_t{0} << (from % 64);
            if (rest != 0)
                return static_cast<UnitId>(word * 64 + static_cast<std::size_t>(std::countr_zero(rest)));
        }
        return no_unit;
    }
    bool operator==(const UnitSet&) const = default;

    /// Walks the units that were in the set when it began, in ascending order.
    class Walk {
      public:
        constexpr Walk() = default;
        constexpr explicit Walk(const std::array<std::uint64_t, 2>& words) : words_(words) { settle(); }
        constexpr UnitId operator*() const {
            return static_cast<UnitId>(at_ * 64 + static_cast<std::size_t>(std::countr_zero(words_[at_])));
        }
        constexpr Walk& operator++() {
            words_[at_] &= words_[at_] - 1;
            settle();
            return *this;
        }
        /// Only the end is compared with.
        constexpr bool operator!=(const Walk& other) const { return at_ != other.at_; }

      private:
        constexpr void settle() {
            while (at_ < 2 && words_[at_] == 0) ++at_;
        }
        std::array<std::uint64_t, 2> words_{};
        std::size_t at_ = 0;
    };
    [[nodiscard]] constexpr Walk begin() const { return Walk(words_); }
    [[nodiscard]] constexpr Walk end() const { return Walk({0, 0}); }

  private:
    static constexpr std::uint64_t bit(UnitId unit) { return std::uint64_t{1} << (unit % 64U); }
    std::array<std::uint64_t, max_units / 64> words_{};
};

}  // namespace muster::ral::battle
