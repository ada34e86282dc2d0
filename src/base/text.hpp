// Words and names: nearest name for a mistyped one, lists in sentences, plurals.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

/// The candidate that differs least from `word`, or empty if none is near (more than a third of its letters
/// differ).
[[nodiscard]] std::string nearest_name(std::string_view word, const std::vector<std::string>& candidates);

/// Up to `most` candidates near to `word`, nearest first: same start, contained words or few differing
/// letters.
[[nodiscard]] std::vector<std::string> nearest_names(std::string_view word,
                                                     const std::vector<std::string>& candidates,
                                                     std::size_t most);

/// " (did you mean 'x'?)" for the nearest name, or nothing.
[[nodiscard]] std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates);

/// All `words`, or where they are more than sixteen the five nearest to `word` and how many there are: "a, b,
/// c ... (112 in all)".
[[nodiscard]] std::string some_of(std::string_view word, const std::vector<std::string>& words);

/// The whole number that `text` is, and nothing but it; nothing for anything else.
[[nodiscard]] std::optional<int> whole_number(std::string_view text);

/// "a, b, c".
[[nodiscard]] std::string join(const std::vector<std::string>& parts, std::string_view separator = ", ");

/// "a, b and c".
[[nodiscard]] std::string join_sentence(const std::vector<std::string>& parts);

/// "1 unit", "3 units", "no units" with numbers up to twelve in words when `in_words`.
[[nodiscard]] std::string counted(int count, std::string_view singular, std::string_view plural);

/// Numbers in ascending order with runs joined: "1–4, 7".
[[nodiscard]] std::string number_ranges(std::vector<int> numbers);

/// A whole number from 0 to 12 as a word, beyond that in digits.
[[nodiscard]] std::string number_word(int number);

/// A signed number with a real minus sign: "+2", "−1", "0".
[[nodiscard]] std::string signed_number(int number);

/// `text` with its first letter in upper case (ASCII).
[[nodiscard]] std::string capitalised(std::string_view text);

/// The parts of `text` between separators; empty text gives no part.
[[nodiscard]] std::vector<std::string> split(std::string_view text, char separator);

/// True for a well-formed UTF-8 text without control characters.
[[nodiscard]] bool is_clean_text(std::string_view text);

/// `name` in small letters with hyphens for everything else: "Border Kingdom" and "border-kingdom" are the
/// same word.
[[nodiscard]] std::string plain_word(std::string_view name);

/// `pattern` with each {name} replaced; a name that isn't given stays as it is: "{move}″, retire {retire}″".
[[nodiscard]] std::string filled(std::string pattern,
                                 const std::vector<std::pair<std::string_view, std::string>>& values);

}  // namespace muster
