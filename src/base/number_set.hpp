// A set of small numbers as bits: no allocation, copied like a number.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace muster {

/// A set of numbers from 0 to Most - 1, walked in ascending order. \pre Most is a multiple of 64 and at most
/// 192
template <std::size_t Most>
class NumberSet {
    static_assert(Most % 64 == 0 && Most < 255);

  public:
    /// Stands for no number.
    static constexpr std::uint8_t none = 255;

    constexpr NumberSet() = default;
    /// The set of one.
    [[nodiscard]] static constexpr NumberSet of(std::uint8_t number) {
        NumberSet set;
        set.add(number);
        return set;
    }

    constexpr void add(std::uint8_t number) { word(number) |= bit(number); }
    constexpr void remove(std::uint8_t number) { word(number) &= ~bit(number); }
    [[nodiscard]] constexpr bool has(std::uint8_t number) const {
        return number < Most && (words_[number >> 6U] & bit(number)) != 0;
    }
    [[nodiscard]] constexpr bool empty() const {
        for (const std::uint64_t w : words_)
            if (w != 0) return false;
        return true;
    }
    [[nodiscard]] constexpr int size() const {
        int n = 0;
        for (const std::uint64_t w : words_)
            if (w != 0) n += std::popcount(w);  // most words are empty, and a count may be a call
        return n;
    }
    /// The lowest, or none.
    [[nodiscard]] constexpr std::uint8_t first() const { return next_from(0); }
    /// The lowest that is `from` or higher, or none.
    [[nodiscard]] constexpr std::uint8_t next_from(std::size_t from) const {
        for (std::size_t i = from >> 6U; i < words_.size(); ++i) {
            std::uint64_t w = words_[i];
            if (i == from >> 6U) w &= ~std::uint64_t{0} << (from & 63U);
            if (w != 0)
                return static_cast<std::uint8_t>(i * 64 + static_cast<std::size_t>(std::countr_zero(w)));
        }
        return none;
    }

    constexpr NumberSet& operator|=(const NumberSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
        return *this;
    }
    constexpr NumberSet& operator&=(const NumberSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
        return *this;
    }
    /// Takes away what is in `other`.
    constexpr NumberSet& operator-=(const NumberSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.words_[i];
        return *this;
    }
    friend constexpr NumberSet operator|(NumberSet a, const NumberSet& b) { return a |= b; }
    friend constexpr NumberSet operator&(NumberSet a, const NumberSet& b) { return a &= b; }
    friend constexpr NumberSet operator-(NumberSet a, const NumberSet& b) { return a -= b; }
    bool operator==(const NumberSet&) const = default;

    /// Walks the numbers that were in the set when it began.
    class Iterator {
      public:
        using iterator_category = std::input_iterator_tag;
        using value_type = std::uint8_t;
        using difference_type = std::ptrdiff_t;
        using pointer = const std::uint8_t*;
        using reference = std::uint8_t;
        constexpr Iterator() = default;
        constexpr explicit Iterator(const std::array<std::uint64_t, Most / 64>& words)
            : words_(words), word_(words[0]), at_(0) {
            settle();
        }
        constexpr std::uint8_t operator*() const {
            return static_cast<std::uint8_t>(at_ * 64 + static_cast<std::size_t>(std::countr_zero(word_)));
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
        std::array<std::uint64_t, Most / 64> words_{};
        std::uint64_t word_ = 0;  ///< what is left of words_[at_]: it stays in a register
        std::size_t at_ = Most / 64;
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(words_); }
    [[nodiscard]] constexpr Iterator end() const { return {}; }

  private:
    static constexpr std::uint64_t bit(std::uint8_t number) { return std::uint64_t{1} << (number & 63U); }
    constexpr std::uint64_t& word(std::uint8_t number) { return words_[number >> 6U]; }
    std::array<std::uint64_t, Most / 64> words_{};
};

}  // namespace muster
