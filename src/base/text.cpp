#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <numeric>

namespace muster {

namespace {

/// Letters to insert, delete, replace or swap with their neighbour to turn `a` into `b`.
std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before_last(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, replaced});
            const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped) row[j] = std::min(row[j], before_last[j - 2] + 1);
        }
        before_last = last;
        last = row;
    }
    return last[b.size()];
}

std::string lower(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return result;
}

constexpr std::size_t too_far = 1000;

/// Edits between two words in small letters; `too_far` for more than one edit in three letters (but one at
/// least).
std::size_t near_distance(const std::string& word, const std::string& candidate, std::size_t rounding) {
    const std::size_t edits = edit_distance(word, candidate);
    const std::size_t allowed =
        std::max<std::size_t>(1, (std::max(word.size(), candidate.size()) + rounding) / 3);
    return edits <= allowed ? edits : too_far;
}

/// How far a candidate lies from the word; `too_far` if it should not be suggested. A candidate that holds
/// the word, or is joined by hyphens from words of which one is near, comes after those that are near as a
/// whole.
std::size_t distance(std::string_view word, std::string_view candidate) {
    constexpr std::size_t after_whole = 100;
    const std::string w = lower(word);
    const std::string c = lower(candidate);
    if (const std::size_t whole = near_distance(w, c, 0); whole != too_far) return whole;
    constexpr std::size_t least_letters = 3;
    if (w.size() < least_letters) return too_far;
    if (const std::size_t at = c.find(w); at != std::string::npos) return after_whole + at;
    std::size_t best = too_far;
    if (c.find('-') == std::string::npos) return best;
    for (const std::string& part : split(c, '-'))
        if (part.size() >= least_letters) best = std::min(best, near_distance(w, part, 1));
    return best == too_far ? too_far : 2 * after_whole + best;
}

}  // namespace

std::vector<std::string> nearest_names(std::string_view word, const std::vector<std::string>& candidates,
                                       std::size_t most) {
    std::vector<std::pair<std::size_t, std::string>> ranked;
    for (const std::string& candidate : candidates) {
        const std::size_t d = distance(word, candidate);
        if (d < too_far) ranked.emplace_back(d, candidate);
    }
    std::ranges::stable_sort(ranked, {}, [](const auto& entry) { return entry.first; });
    std::vector<std::string> result;
    for (const auto& entry : ranked)
        if (result.size() < most) result.push_back(entry.second);
    return result;
}

std::string nearest_name(std::string_view word, const std::vector<std::string>& candidates) {
    const std::vector<std::string> near = nearest_names(word, candidates, 1);
    return near.empty() ? std::string() : near.front();
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates) {
    const std::string near = nearest_name(word, candidates);
    return near.empty() ? std::string() : fmt::format(" (did you mean '{}'?)", near);
}

std::string some_of(std::string_view word, const std::vector<std::string>& words) {
    constexpr std::size_t all_shown = 16, few = 5;
    if (words.size() <= all_shown) return join(words);
    std::vector<std::string> shown = nearest_names(word, words, few);
    if (shown.empty()) shown.assign(words.begin(), words.begin() + few);
    return fmt::format("{} ... ({} in all)", join(shown), words.size());
}

std::optional<int> whole_number(std::string_view text) {
    int number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::string join(const std::vector<std::string>& parts, std::string_view separator) {
    return fmt::format("{}", fmt::join(parts, separator));
}

std::string join_sentence(const std::vector<std::string>& parts) {
    if (parts.size() < 2) return join(parts);
    const std::vector<std::string> head(parts.begin(), parts.end() - 1);
    return join(head) + " and " + parts.back();
}

std::string number_ranges(std::vector<int> numbers) {
    std::ranges::sort(numbers);
    std::vector<std::string> parts;
    for (std::size_t first = 0; first < numbers.size();) {
        std::size_t last = first;
        while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1) ++last;
        const bool pair = last == first + 1;
        if (last == first || pair) {
            parts.push_back(std::to_string(numbers[first]));
            if (pair) parts.push_back(std::to_string(numbers[last]));
        } else {
            parts.push_back(fmt::format("{}–{}", numbers[first], numbers[last]));
        }
        first = last + 1;
    }
    return join(parts);
}

std::string number_word(int number) {
    static constexpr std::array<const char*, 13> words{"no",   "one",    "two",   "three", "four",
                                                       "five", "six",    "seven", "eight", "nine",
                                                       "ten",  "eleven", "twelve"};
    if (number < 0 || number > 12) return std::to_string(number);
    return words[static_cast<std::size_t>(number)];
}

std::string counted(int count, std::string_view singular, std::string_view plural) {
    return fmt::format("{} {}", number_word(count), count == 1 ? singular : plural);
}

std::string signed_number(int number) {
    if (number == 0) return "0";
    return fmt::format("{}{}", number > 0 ? "+" : "−", number > 0 ? number : -number);
}

std::string capitalised(std::string_view text) {
    std::string result(text);
    if (!result.empty() && result[0] >= 'a' && result[0] <= 'z')
        result[0] = static_cast<char>(result[0] - 'a' + 'A');
    return result;
}

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const std::size_t end = text.find(separator);
        parts.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
        if (text.empty()) parts.emplace_back();
    }
    return parts;
}

namespace {

/// Number of bytes of the UTF-8 sequence that `lead` starts; 0 if it can't start one.
std::size_t sequence_length(unsigned char lead) {
    if (lead < 0x80) return 1;
    if (lead >= 0xC2 && lead < 0xE0) return 2;
    if (lead >= 0xE0 && lead < 0xF0) return 3;
    return lead >= 0xF0 && lead < 0xF5 ? 4 : 0;
}

/// Overlong forms, surrogates and code points beyond U+10FFFF.
bool misformed(std::uint32_t code, std::size_t length) {
    static constexpr std::array<std::uint32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    return code < least[length] || (code >= 0xD800 && code < 0xE000) || code > 0x10FFFF;
}

}  // namespace

bool is_clean_text(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const std::size_t length = sequence_length(lead);
        if (length == 0 || i + length > text.size() || lead < 0x20 || lead == 0x7F) return false;
        std::uint32_t code = length == 1 ? lead : lead & (0xFFU >> (length + 1));
        for (std::size_t k = 1; k < length; ++k) {
            const auto next = static_cast<unsigned char>(text[i + k]);
            if ((next & 0xC0U) != 0x80U) return false;
            code = (code << 6U) | (next & 0x3FU);
        }
        if (misformed(code, length) || (code >= 0x80 && code < 0xA0)) return false;
        i += length;
    }
    return true;
}

std::string plain_word(std::string_view name) {
    std::string word;
    for (const char c : name) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (letter)
            word += c;
        else if (c >= 'A' && c <= 'Z')
            word += static_cast<char>(c - 'A' + 'a');
        else if (!word.empty() && word.back() != '-')
            word += '-';
    }
    if (!word.empty() && word.back() == '-') word.pop_back();
    return word;
}

std::string filled(std::string pattern, const std::vector<std::pair<std::string_view, std::string>>& values) {
    for (const auto& [name, value] : values) {
        const std::string place = "{" + std::string(name) + "}";
        for (std::size_t at = pattern.find(place); at != std::string::npos;
             at = pattern.find(place, at + value.size()))
            pattern.replace(at, place.size(), value);
    }
    return pattern;
}

}  // namespace muster
