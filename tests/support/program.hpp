// Runs programs as a user does, for tests of what they print, write and return.
#pragma once

#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace muster::test {

/// What a run left behind.
struct Run {
    int exit = -1;
    std::string out, err;
};

/// The bytes of a file; empty if there is none.
inline std::string bytes_of(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream bytes;
    bytes << in.rdbuf();
    return bytes.str();
}

/// An empty folder that goes with its scope.
class Folder {
  public:
    Folder() : path_(make()) {}
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() { std::filesystem::remove_all(path_); }

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] std::string file(const std::string& name) const { return (path_ / name).string(); }
    [[nodiscard]] std::size_t count() const {
        const std::filesystem::directory_iterator files(path_);
        return static_cast<std::size_t>(std::distance(begin(files), end(files)));
    }

  private:
    static std::filesystem::path make() {
        std::string name = (std::filesystem::temp_directory_path() / "muster-test-XXXXXX").string();
        return ::mkdtemp(name.data());
    }
    std::filesystem::path path_;
};

/// Runs a shell command in `folder`.
inline Run shell(const std::string& command, const std::filesystem::path& folder) {
    const Folder streams;
    // In lines of their own, so that redirections hold for all of the command and a "#" in it ends there.
    const std::string line = "cd '" + folder.string() + "' && (\n" + command + "\n) >'" +
                             streams.file("out") + "' 2>'" + streams.file("err") + "' </dev/null";
    const int status = std::system(line.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, bytes_of(streams.file("out")),
            bytes_of(streams.file("err"))};
}

/// Runs muster with `arguments` (as typed to a shell) in `folder`.
inline Run muster(const std::string& arguments, const std::filesystem::path& folder) {
    return shell(std::string("'") + MUSTER_EXECUTABLE + "' " + arguments, folder);
}

}  // namespace muster::test
