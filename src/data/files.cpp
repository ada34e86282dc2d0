#include "data/files.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

namespace muster::data {

namespace {

/// An open file that is closed at the end of its scope.
class Descriptor {
  public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    [[nodiscard]] int number() const { return number_; }
    /// Closes now; false if the system reports that bytes were lost.
    bool close() {
        const int closing = number_;
        number_ = -1;
        return ::close(closing) == 0;
    }

  private:
    int number_;
};

std::string reason() { return std::strerror(errno); }

bool write_all(int file, const std::string& bytes) {
    for (std::size_t done = 0; done < bytes.size();) {
        const ssize_t n = ::write(file, bytes.data() + done, bytes.size() - done);
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) return false;
        done += static_cast<std::size_t>(n);
    }
    return true;
}

std::string waiting_name(const std::string& path) { return path + ".part"; }

bool write_waiting(const FileToWrite& file, Diagnostics& diagnostics) {
    const std::string waiting = waiting_name(file.path);
    Descriptor out(::open(waiting.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644));
    if (out.number() < 0) {
        diagnostics.error({file.path, 0, 0}, "can't be written: " + reason(),
                          "name a folder that exists and may be written to");
        return false;
    }
    const bool whole = write_all(out.number(), file.bytes) && ::fsync(out.number()) == 0 && out.close();
    if (!whole)
        diagnostics.error({file.path, 0, 0}, "can't be written whole: " + reason(),
                          "free some space and run it again");
    return whole;
}

}  // namespace

std::optional<std::string> read_file(const std::string& path, Diagnostics& diagnostics) {
    Descriptor in(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    std::string bytes;
    bool good = in.number() >= 0;
    std::string chunk(1U << 16U, '\0');
    while (good) {
        const ssize_t n = ::read(in.number(), chunk.data(), chunk.size());
        if (n == 0) return bytes;
        if (n < 0 && errno == EINTR) continue;
        good = n > 0;
        if (good) bytes.append(chunk, 0, static_cast<std::size_t>(n));
    }
    diagnostics.error({path, 0, 0}, "can't be read: " + reason(), "check the name and the permissions");
    return std::nullopt;
}

std::vector<std::string> list_files(const std::string& directory, const std::string& suffix,
                                    Diagnostics& diagnostics) {
    std::error_code fault;
    std::vector<std::string> names;
    for (std::filesystem::directory_iterator at(directory, fault), end; !fault && at != end;
         at.increment(fault)) {
        const std::string name = at->path().filename().string();
        if (name.ends_with(suffix)) names.push_back(name);
    }
    if (fault)
        diagnostics.error({directory, 0, 0}, "can't be listed: " + fault.message(),
                          "check the folder's name");
    std::ranges::sort(names);
    return names;
}

bool write_files(const std::vector<FileToWrite>& files, Diagnostics& diagnostics) {
    const bool all_waiting =
        std::ranges::all_of(files, [&](const FileToWrite& file) { return write_waiting(file, diagnostics); });
    bool good = all_waiting;
    for (const FileToWrite& file : files) {
        const std::string waiting = waiting_name(file.path);
        if (good && std::rename(waiting.c_str(), file.path.c_str()) != 0) {
            diagnostics.error({file.path, 0, 0}, "can't be put in place: " + reason(),
                              "remove what stands there");
            good = false;
        }
        if (!good) ::unlink(waiting.c_str());
    }
    return good;
}

}  // namespace muster::data
