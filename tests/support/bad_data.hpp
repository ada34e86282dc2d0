// Data with faults: each folder of a case holds edits of the repository's data (edits.yaml), and the whole
// text of what loading it has to say (expected.txt).
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>
#include <string>
#include <vector>

#include "data/value.hpp"

namespace muster::test {

namespace fs = std::filesystem;

/// Loads the data in a folder; false, with the faults reported, if it has any.
using LoadOfData = std::function<bool(const std::string&, Diagnostics&)>;

/// The text under a key of an edit (file; find and replace, text, or remove).
inline std::string text_at(const data::Value& edit, const char* key) {
    const data::Value* found = edit.find(key);
    return found == nullptr ? "" : found->text();  // read raw: faults may be control characters
}

inline std::string read_all(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    REQUIRE_MESSAGE(in.good(), path.string());
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

inline void write_all(const fs::path& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
}

/// A copy of the data of a rule set in a folder that goes away with it.
class CopyOfData {
  public:
    explicit CopyOfData(std::string id) : id_(std::move(id)) {
        std::string pattern = (fs::temp_directory_path() / "muster-bad-data-XXXXXX").string();
        REQUIRE(::mkdtemp(pattern.data()) != nullptr);
        root_ = pattern;
        fs::create_directories(data());
        fs::copy(fs::path(MUSTER_SOURCE_DIR) / "data" / id_, data(), fs::copy_options::recursive);
    }
    CopyOfData(const CopyOfData&) = delete;
    CopyOfData& operator=(const CopyOfData&) = delete;
    ~CopyOfData() {
        std::error_code ignored;
        fs::remove_all(root_, ignored);
    }

    void apply(const data::Value& edit) {
        const fs::path path = data() / text_at(edit, "file");
        if (edit.find("remove") != nullptr) {
            REQUIRE(fs::remove(path));
        } else if (edit.find("text") != nullptr) {
            write_all(path, text_at(edit, "text"));
        } else {
            std::string text = read_all(path);
            const std::string find = text_at(edit, "find");
            const std::size_t at = text.find(find);
            REQUIRE_MESSAGE(at != std::string::npos, find);
            REQUIRE_MESSAGE(text.find(find, at + 1) == std::string::npos, "stands twice: ", find);
            write_all(path, text.replace(at, find.size(), text_at(edit, "replace")));
        }
    }

    /// What `load` says of it, with paths as from the folder above data/.
    [[nodiscard]] std::string faults(const LoadOfData& load) const {
        Diagnostics found;
        CHECK_FALSE(load(data().string(), found));
        std::string text = found.to_text();
        const std::string prefix = root_.string() + "/";
        for (std::size_t at = text.find(prefix); at != std::string::npos; at = text.find(prefix))
            text.erase(at, prefix.size());
        return text;
    }

  private:
    [[nodiscard]] fs::path data() const { return root_ / "data" / id_; }

    std::string id_;
    fs::path root_;
};

/// The folders of `of` that hold a fault, sorted.
inline std::vector<fs::path> bad_data_cases(const fs::path& of) {
    std::vector<fs::path> folders;
    for (const auto& entry : fs::directory_iterator(of))
        if (fs::exists(entry.path() / "edits.yaml")) folders.push_back(entry.path());
    std::sort(folders.begin(), folders.end());
    return folders;
}

/// Loads the data of a rule set with each fault of the folders in `of`, and compares the whole text of what
/// loading it has to say.
inline void check_bad_data(const std::string& id, const fs::path& of, std::size_t least,
                           const LoadOfData& load) {
    const std::vector<fs::path> folders = bad_data_cases(of);
    CHECK(folders.size() >= least);
    for (const fs::path& folder : folders) {
        CAPTURE(folder.filename().string());
        Diagnostics faults;
        const auto edits = data::read_yaml((folder / "edits.yaml").string(), faults);
        REQUIRE_MESSAGE(edits.has_value(), faults.to_text());
        CopyOfData copy(id);
        for (const data::Value& edit : edits->items()) copy.apply(edit);
        CHECK(copy.faults(load) == read_all(folder / "expected.txt"));
    }
}

}  // namespace muster::test
