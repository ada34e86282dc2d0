#include "dice/distribution.hpp"

#include <fmt/format.h>

#include <numeric>

namespace muster::dice {

Fraction::Fraction(std::int64_t numerator, std::int64_t denominator) {
    const std::int64_t divisor = std::gcd(numerator, denominator);
    const std::int64_t sign = denominator < 0 ? -1 : 1;
    numerator_ = sign * numerator / divisor;
    denominator_ = sign * denominator / divisor;
}

std::string Fraction::to_text() const {
    return denominator_ == 1 ? std::to_string(numerator_) : fmt::format("{}/{}", numerator_, denominator_);
}

Fraction operator+(Fraction a, Fraction b) {
    return {a.numerator_ * b.denominator_ + b.numerator_ * a.denominator_, a.denominator_ * b.denominator_};
}

Fraction operator*(Fraction a, Fraction b) {
    return {a.numerator_ * b.numerator_, a.denominator_ * b.denominator_};
}

int dice_count(DiceKind kind) {
    switch (kind) {
        case DiceKind::d6:
        case DiceKind::half_d6: return 1;
        case DiceKind::two_d6: return 2;
        case DiceKind::three_d6: return 3;
    }
    return 0;
}

int total(DiceKind kind, int sum_of_dice) {
    return kind == DiceKind::half_d6 ? (sum_of_dice + 1) / 2 : sum_of_dice;
}

SumChances chances(DiceKind kind) {
    SumChances sums{{0, Fraction(1, 1)}};
    for (int die = 0; die < dice_count(kind); ++die) {
        SumChances longer;
        for (const auto& [so_far, chance] : sums)
            for (int face = 1; face <= 6; ++face)
                longer[so_far + face] = longer[so_far + face] + chance * Fraction(1, 6);
        sums = std::move(longer);
    }
    SumChances totals;
    for (const auto& [rolled, chance] : sums)
        totals[total(kind, rolled)] = totals[total(kind, rolled)] + chance;
    return totals;
}

}  // namespace muster::dice
