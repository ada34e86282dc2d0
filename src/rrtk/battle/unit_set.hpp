// Units and sides of a battle as small numbers, and sets of units as bits.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace muster::rrtk::battle {

/// A unit of either side: its place in OrderOfBattle::units. Red's units come first, each side in the order
/// of its roster.
using UnitId = std::uint8_t;
inline constexpr UnitId no_unit = 255;

/// Units that a battle can hold, both sides together; order_of_battle reports more.
inline constexpr std::size_t max_units = 192;

/// A Body; numbers are given once in a battle and never again. 0 = none.
using BodyId = std::uint16_t;
inline constexpr BodyId no_body = 0;

/// 0 = red, 1 = blue.
using SideIndex = std::uint8_t;
[[nodiscard]] constexpr SideIndex enemy_of(SideIndex side) { return static_cast<SideIndex>(1 - side); }

/// A set of units, walked in ascending order.
class UnitSet {
  public:
    constexpr UnitSet() = default;
    /// The set of one.
    [[nodiscard]] static constexpr UnitSet of(UnitId unit) {
        UnitSet set;
        set.add(unit);
        return set;
    }

    constexpr void add(UnitId unit) { word(unit) |= bit(unit); }
    constexpr void remove(UnitId unit) { word(unit) &= ~bit(unit); }
    [[nodiscard]] constexpr bool has(UnitId unit) const {
        return unit < max_units && (words_[unit >> 6U] & bit(unit)) != 0;
    }
    [[nodiscard]] constexpr bool empty() const {
        for (const std::uint64_t w : words_)
            if (w != 0) return false;
        return true;
    }
    [[nodiscard]] constexpr int size() const {
        int n = 0;
        for (const std::uint64_t w : words_) n += std::popcount(w);
        return n;
    }
    /// The lowest, or no_unit.
    [[nodiscard]] constexpr UnitId first() const { return next_from(0); }
    /// The lowest that is `from` or higher, or no_unit.
    [[nodiscard]] constexpr UnitId next_from(std::size_t from) const {
        for (std::size_t i = from >> 6U; i < words_.size(); ++i) {
            std::uint64_t w = words_[i];
            if (i == from >> 6U) w &= ~std::uint64_t{0} << (from & 63U);
            if (w != 0) return static_cast<UnitId>(i * 64 + static_cast<std::size_t>(std::countr_zero(w)));
        }
        return no_unit;
    }

    constexpr UnitSet& operator|=(const UnitSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
        return *this;
    }
    constexpr UnitSet& operator&=(const UnitSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
        return *this;
    }
    /// Takes away what is in `other`.
    constexpr UnitSet& operator-=(const UnitSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.words_[i];
        return *this;
    }
    friend constexpr UnitSet operator|(UnitSet a, const UnitSet& b) { return a |= b; }
    friend constexpr UnitSet operator&(UnitSet a, const UnitSet& b) { return a &= b; }
    friend constexpr UnitSet operator-(UnitSet a, const UnitSet& b) { return a -= b; }
    bool operator==(const UnitSet&) const = default;

    /// Walks the units that were in the set when it began.
    class Iterator {
      public:
        using iterator_category = std::input_iterator_tag;
        using value_type = UnitId;
        using difference_type = std::ptrdiff_t;
        using pointer = const UnitId*;
        using reference = UnitId;
        constexpr Iterator() = default;
        constexpr explicit Iterator(const std::array<std::uint64_t, max_units / 64>& words)
            : words_(words), word_(words[0]), at_(0) {
            settle();
        }
        constexpr UnitId operator*() const {
            return static_cast<UnitId>(at_ * 64 + static_cast<std::size_t>(std::countr_zero(word_)));
        }
        constexpr Iterator& operator++() {
            word_ &= word_ - 1;
            settle();
            return *this;
        }
        constexpr Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        /// Walks of one set only are compared.
        constexpr bool operator==(const Iterator& other) const {
            return word_ == other.word_ && at_ == other.at_;
        }

      private:
        constexpr void settle() {
            while (word_ == 0 && ++at_ < words_.size()) word_ = words_[at_];
        }
        std::array<std::uint64_t, max_units / 64> words_{};
        std::uint64_t word_ = 0;  ///< what is left of words_[at_]: it stays in a register
        std::size_t at_ = max_units / 64;
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(words_); }
    [[nodiscard]] constexpr Iterator end() const { return {}; }

  private:
    static constexpr std::uint64_t bit(UnitId unit) { return std::uint64_t{1} << (unit & 63U); }
    constexpr std::uint64_t& word(UnitId unit) { return words_[unit >> 6U]; }
    std::array<std::uint64_t, max_units / 64> words_{};
};

}  // namespace muster::rrtk::battle
