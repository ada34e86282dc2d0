// Files: read whole, written whole or not at all.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/diagnostics.hpp"

namespace muster::data {

/// The bytes of the file at `path`; a located error when it can't be read.
[[nodiscard]] std::optional<std::string> read_file(const std::string& path, Diagnostics& diagnostics);

/// The names of the files in `directory` that end in `suffix`, sorted; an error when it can't be listed.
[[nodiscard]] std::vector<std::string> list_files(const std::string& directory, const std::string& suffix,
                                                  Diagnostics& diagnostics);

/// A file to be: its final path and its bytes.
struct FileToWrite {
    std::string path;
    std::string bytes;
};

/// Writes all files beside their final places, flushes them to disk and only then renames them all:
/// on an error (reported) none stands under its final name and nothing is left over. Missing folders are not
/// made.
bool write_files(const std::vector<FileToWrite>& files, Diagnostics& diagnostics);

}  // namespace muster::data
