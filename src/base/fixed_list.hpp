// A short list that lives where it stands: no allocation, copied like a number.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace muster {

/// At most `Most` values, in order. Values beyond size() have no meaning and take no part in comparisons.
template <class T, std::size_t Most>
class FixedList {
  public:
    constexpr FixedList() = default;

    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr bool full() const { return size_ == Most; }
    [[nodiscard]] static constexpr std::size_t capacity() { return Most; }

    /// \pre !full()
    constexpr void push_back(const T& value) {
        assert(!full());
        items_[size_++] = value;
    }
    /// Appends unless the list is full; false if it was.
    constexpr bool try_push_back(const T& value) {
        if (full()) return false;
        push_back(value);
        return true;
    }
    constexpr void pop_back() {
        assert(size_ > 0);
        --size_;
    }
    constexpr void clear() { size_ = 0; }

    constexpr T& operator[](std::size_t i) {
        assert(i < size_);
        return items_[i];
    }
    constexpr const T& operator[](std::size_t i) const {
        assert(i < size_);
        return items_[i];
    }
    constexpr T& back() { return (*this)[size_ - 1]; }
    constexpr const T& back() const { return (*this)[size_ - 1]; }
    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    [[nodiscard]] constexpr const T* begin() const { return items_.data(); }
    [[nodiscard]] constexpr const T* end() const { return items_.data() + size_; }

    friend constexpr bool operator==(const FixedList& a, const FixedList& b) {
        return a.size_ == b.size_ && std::equal(a.begin(), a.end(), b.begin());
    }

  private:
    std::array<T, Most> items_{};
    std::uint32_t size_ = 0;
};

}  // namespace muster
