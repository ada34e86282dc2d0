#include <doctest/doctest.h>
#include <unistd.h>

#include <filesystem>

#include "data/files.hpp"

using namespace muster;
namespace fs = std::filesystem;

namespace {

/// An empty folder that goes with its scope.
struct Folder {
    fs::path path = fs::temp_directory_path() / ("muster-files-" + std::to_string(::getpid()));
    Folder() {
        fs::remove_all(path);
        fs::create_directory(path);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() { fs::remove_all(path); }
    [[nodiscard]] std::string file(const std::string& name) const { return (path / name).string(); }
    [[nodiscard]] std::size_t count() const {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(path), fs::directory_iterator()));
    }
};

}  // namespace

TEST_CASE("files: what is written is read back, and nothing else is left") {
    const Folder folder;
    Diagnostics faults;
    REQUIRE(
        data::write_files({{folder.file("a"), "one"}, {folder.file("b"), std::string("t\0wo", 4)}}, faults));
    CHECK(data::read_file(folder.file("a"), faults) == "one");
    CHECK(data::read_file(folder.file("b"), faults) == std::string("t\0wo", 4));
    CHECK(folder.count() == 2);
}

TEST_CASE("files: when one of several can't be written, none stands under its name") {
    const Folder folder;
    Diagnostics faults;
    CHECK_FALSE(data::write_files({{folder.file("a"), "one"}, {folder.file("missing/b"), "two"}}, faults));
    CHECK(folder.count() == 0);
    CHECK(
        faults.to_text() ==
        folder.file("missing/b") +
            ": error: can't be written: No such file or directory\n  name a folder that exists and may be written to\n");
}

TEST_CASE("files: a full disk leaves the old file whole") {
    const Folder folder;
    Diagnostics faults;
    REQUIRE(data::write_files({{folder.file("a"), "old"}}, faults));
    // /dev/full takes the open and refuses the bytes, as a full disk does.
    fs::create_symlink("/dev/full", folder.file("a.part"));
    CHECK_FALSE(data::write_files({{folder.file("a"), std::string(100'000, 'x')}}, faults));
    CHECK(
        faults.to_text() ==
        folder.file("a") +
            ": error: can't be written whole: No space left on device\n  free some space and run it again\n");
    CHECK(data::read_file(folder.file("a"), faults) == "old");
    CHECK(folder.count() == 1);
}

TEST_CASE("files: a missing file is reported with its name") {
    Diagnostics faults;
    CHECK_FALSE(data::read_file("/nowhere/at-all.yaml", faults).has_value());
    CHECK(
        faults.to_text() ==
        "/nowhere/at-all.yaml: error: can't be read: No such file or directory\n  check the name and the permissions\n");
}

TEST_CASE("files: a folder's files come sorted by name") {
    const Folder folder;
    Diagnostics faults;
    REQUIRE(data::write_files(
        {{folder.file("b.yaml"), ""}, {folder.file("a.yaml"), ""}, {folder.file("c.txt"), ""}}, faults));
    CHECK(data::list_files(folder.path.string(), ".yaml", faults) ==
          std::vector<std::string>{"a.yaml", "b.yaml"});
    CHECK_FALSE(faults.has_errors());
}
