#include "cli/dice_file.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "cli/exit_code.hpp"
#include "data/files.hpp"

namespace muster::cli {

namespace {

constexpr std::string_view digits = "0123456789";

/// Reads a file of dice line by line.
class DiceReader {
  public:
    DiceReader(const std::string& path, int sides) : path_(path), sides_(sides) {}

    void read(const std::string& line) {
        ++line_;
        const std::string text = line.substr(0, line.find('#'));
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find_first_not_of(digits, at), text.size());
            if (end > at)
                read_faces(text.substr(at, end - at), at);
            else if (std::string_view(" ,\t\r").find(text[at]) == std::string_view::npos)
                fault(at, text.substr(at, 1));
            at = std::max(end, at + 1);
        }
    }

    [[nodiscard]] std::vector<int> dice() {
        if (dice_.empty() && !faults_.has_errors())
            faults_.error({path_, 0, 0}, "the file holds no dice",
                          fmt::format("write dice as 1 to {}", sides_));
        if (faults_.has_errors()) throw DataError(faults_);
        return std::move(dice_);
    }

  private:
    void read_faces(const std::string& word, std::size_t at) {
        if (sides_ > 9) return read_face(word, at);
        for (std::size_t i = 0; i < word.size(); ++i) read_face(word.substr(i, 1), at + i);
    }
    void read_face(const std::string& word, std::size_t at) {
        const auto face = whole_number(word);
        if (!face || *face < 1 || *face > sides_) return fault(at, word);
        dice_.push_back(*face);
    }
    void fault(std::size_t at, const std::string& word) {
        faults_.error(
            {path_, line_, static_cast<int>(at) + 1}, fmt::format("'{}' is not on a die", word),
            fmt::format("write dice as 1 to {}, with blanks, commas or line ends between them", sides_));
    }

    std::string path_;
    int sides_;
    int line_ = 0;
    std::vector<int> dice_;
    Diagnostics faults_;
};

}  // namespace

std::vector<int> dice_in_file(const std::string& path, int sides) {
    Diagnostics faults;
    const auto text = data::read_file(path, faults);
    if (!text) throw DataError(faults);
    DiceReader reader(path, sides);
    for (const std::string& line : split(*text, '\n')) reader.read(line);
    return reader.dice();
}

}  // namespace muster::cli
