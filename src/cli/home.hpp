// Where data/, templates/ and fonts/ are.
#pragma once

#include <string>

namespace muster::cli {

/// The folder that holds data/, templates/ and fonts/: the environment's MUSTER_HOME; else ../share/muster
/// beside the program; else the source folder it was built from. Throws DataError if none of them has these
/// folders.
[[nodiscard]] std::string find_home();

}  // namespace muster::cli
