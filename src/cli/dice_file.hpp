// A file of dice that a battle is played with.
#pragma once

#include <string>
#include <vector>

namespace muster::cli {

/// The dice in the file at `path`, in their order: faces parted by blanks, commas or line ends; from a # to
/// the line's end it is a remark. Where no die has more than nine sides, faces may also stand close
/// together: 352. Throws DataError for a file that can't be read or holds anything but dice of up to
/// `sides` sides.
[[nodiscard]] std::vector<int> dice_in_file(const std::string& path, int sides);

}  // namespace muster::cli
