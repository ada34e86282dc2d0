// Every folder of tests/bad-data is the data of the repository with a fault in it (edits.yaml), and the whole
// text of what loading it has to say (expected.txt).
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "support/rrtk_book.hpp"

namespace muster::test {

namespace {

namespace fs = std::filesystem;

/// The text under a key of an edit (file; find and replace, text, or remove).
std::string text_at(const data::Value& edit, const char* key) {
    const data::Value* found = edit.find(key);
    return found == nullptr ? "" : found->text();  // read raw: faults may be control characters
}

std::string read_all(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    REQUIRE_MESSAGE(in.good(), path.string());
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

void write_all(const fs::path& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
}

/// A copy of data/rrtk in a folder that goes away with it.
class CopyOfData {
  public:
    CopyOfData() {
        std::string pattern = (fs::temp_directory_path() / "muster-bad-data-XXXXXX").string();
        REQUIRE(::mkdtemp(pattern.data()) != nullptr);
        root_ = pattern;
        fs::create_directories(root_ / "data");
        fs::copy(data_folder, root_ / "data/rrtk", fs::copy_options::recursive);
    }
    CopyOfData(const CopyOfData&) = delete;
    CopyOfData& operator=(const CopyOfData&) = delete;
    ~CopyOfData() {
        std::error_code ignored;
        fs::remove_all(root_, ignored);
    }

    void apply(const data::Value& edit) {
        const fs::path path = root_ / "data/rrtk" / text_at(edit, "file");
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

    /// What loading it says, with paths as from the folder above data/.
    [[nodiscard]] std::string faults() const {
        Diagnostics found;
        CHECK_FALSE(rrtk::load_rulebook((root_ / "data/rrtk").string(), found).has_value());
        std::string text = found.to_text();
        const std::string prefix = root_.string() + "/";
        for (std::size_t at = text.find(prefix); at != std::string::npos; at = text.find(prefix))
            text.erase(at, prefix.size());
        return text;
    }

  private:
    fs::path root_;
};

std::vector<fs::path> cases() {
    std::vector<fs::path> folders;
    for (const auto& entry : fs::directory_iterator(fs::path(MUSTER_SOURCE_DIR) / "tests/bad-data"))
        if (fs::exists(entry.path() / "edits.yaml")) folders.push_back(entry.path());
    std::sort(folders.begin(), folders.end());
    return folders;
}

}  // namespace

TEST_CASE("every fault in the data is reported with its place, the whole text word for word") {
    const std::vector<fs::path> folders = cases();
    CHECK(folders.size() >= 20);
    for (const fs::path& folder : folders) {
        CAPTURE(folder.filename().string());
        Diagnostics faults;
        const auto edits = data::read_yaml((folder / "edits.yaml").string(), faults);
        REQUIRE_MESSAGE(edits.has_value(), faults.to_text());
        CopyOfData copy;
        for (const data::Value& edit : edits->items()) copy.apply(edit);
        CHECK(copy.faults() == read_all(folder / "expected.txt"));
    }
}

TEST_CASE("the data of the repository has no fault") {
    Diagnostics faults;
    CHECK(rrtk::load_rulebook(data_folder, faults).has_value());
    CHECK(faults.to_text() == "");
}

}  // namespace muster::test
