// A PDF as a tree of objects: what finish.cpp adds to, and what tests read back. Goes through qpdf's C
// interface, which every compiler of the project takes.
#pragma once

#include <initializer_list>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <qpdf/qpdf-c.h>

namespace muster::print {

/// A value in a PdfFile, valid as long as the file. Asking a value for what it is not gives null, 0 or
/// nothing, and a fault of the file.
class PdfObject {
  public:
    PdfObject(qpdf_data file, qpdf_oh handle) : file_(file), handle_(handle) {}

    [[nodiscard]] bool has(const char* key) const;
    [[nodiscard]] PdfObject get(const char* key) const;
    [[nodiscard]] int size() const;  ///< of an array
    [[nodiscard]] PdfObject at(int index) const;
    [[nodiscard]] double number() const;
    [[nodiscard]] std::vector<double> numbers() const;  ///< of an array
    [[nodiscard]] bool is_true() const;
    [[nodiscard]] std::string name() const;   ///< with its slash
    [[nodiscard]] std::string bytes() const;  ///< of a string
    [[nodiscard]] std::string text() const;   ///< of a string, as UTF-8
    [[nodiscard]] bool is_dictionary_of_type(const char* type) const;
    [[nodiscard]] bool is_same_object(const PdfObject& other) const;

    /// Sets a key of a dictionary.
    PdfObject& set(const char* key, const PdfObject& value);

    /// Adds to the end of an array.
    PdfObject& append(const PdfObject& value);

  private:
    friend class PdfFile;
    qpdf_data file_;
    qpdf_oh handle_;
};

/// A PDF in memory.
class PdfFile {
  public:
    /// Reads `bytes`, which must stay as long as the file. Ask fault() before anything else.
    explicit PdfFile(const std::string& bytes);

    /// The first thing found wrong so far with the file or with how it was used; empty if there was none.
    [[nodiscard]] std::string fault();

    [[nodiscard]] int page_count();
    [[nodiscard]] PdfObject page(int index);
    [[nodiscard]] std::string page_content(int index);
    [[nodiscard]] PdfObject root();
    [[nodiscard]] PdfObject trailer();
    [[nodiscard]] std::string version();

    /// The object with that number; null if there is none.
    [[nodiscard]] PdfObject object(int number);

    [[nodiscard]] PdfObject null();
    [[nodiscard]] PdfObject yes();
    [[nodiscard]] PdfObject integer(long long value);
    [[nodiscard]] PdfObject real(double value);  ///< to a thousandth
    [[nodiscard]] PdfObject name(const char* with_slash);
    [[nodiscard]] PdfObject text(const std::string& utf8);
    [[nodiscard]] PdfObject bytes(const std::string& value);
    [[nodiscard]] PdfObject array(std::initializer_list<PdfObject> values = {});
    [[nodiscard]] PdfObject dictionary(std::initializer_list<std::pair<const char*, PdfObject>> entries = {});

    /// `object` as one of its own that others refer to.
    [[nodiscard]] PdfObject indirect(const PdfObject& object);

    /// The whole file as PDF 1.7 with compressed object streams and an id made from its content; ask fault()
    /// after.
    [[nodiscard]] std::string written();

  private:
    struct Closed {
        void operator()(qpdf_data file) const { qpdf_cleanup(&file); }
    };
    [[nodiscard]] PdfObject wrap(qpdf_oh handle) { return {file_.get(), handle}; }

    std::unique_ptr<std::remove_pointer_t<qpdf_data>, Closed> file_;
};

}  // namespace muster::print
