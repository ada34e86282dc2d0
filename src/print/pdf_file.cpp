#include "print/pdf_file.hpp"

#include <cstdlib>

namespace muster::print {

namespace {

/// For memory that qpdf gives away.
struct Given {
    // NOLINTNEXTLINE(cppcoreguidelines-no-malloc): it comes from malloc
    void operator()(unsigned char* memory) const { std::free(memory); }
};

/// A string that qpdf has just given, zero bytes included.
std::string last_string(qpdf_data file, const char* value) {
    return {value, qpdf_get_last_string_length(file)};
}

}  // namespace

bool PdfObject::has(const char* key) const { return qpdf_oh_has_key(file_, handle_, key) != QPDF_FALSE; }
PdfObject PdfObject::get(const char* key) const { return {file_, qpdf_oh_get_key(file_, handle_, key)}; }
int PdfObject::size() const { return qpdf_oh_get_array_n_items(file_, handle_); }
PdfObject PdfObject::at(int index) const { return {file_, qpdf_oh_get_array_item(file_, handle_, index)}; }
double PdfObject::number() const { return qpdf_oh_get_numeric_value(file_, handle_); }
bool PdfObject::is_true() const { return qpdf_oh_get_bool_value(file_, handle_) != QPDF_FALSE; }
std::string PdfObject::name() const { return qpdf_oh_get_name(file_, handle_); }

std::vector<double> PdfObject::numbers() const {
    std::vector<double> values(static_cast<std::size_t>(size()));
    for (int i = 0; i < size(); ++i) values[static_cast<std::size_t>(i)] = at(i).number();
    return values;
}

std::string PdfObject::bytes() const {
    const char* value = qpdf_oh_get_string_value(file_, handle_);
    return last_string(file_, value);
}

std::string PdfObject::text() const {
    const char* value = qpdf_oh_get_utf8_value(file_, handle_);
    return last_string(file_, value);
}

bool PdfObject::is_dictionary_of_type(const char* type) const {
    return qpdf_oh_is_dictionary_of_type(file_, handle_, type, "") != QPDF_FALSE;
}

bool PdfObject::is_same_object(const PdfObject& other) const {
    const int id = qpdf_oh_get_object_id(file_, handle_);
    return id != 0 && id == qpdf_oh_get_object_id(other.file_, other.handle_);
}

PdfObject& PdfObject::set(const char* key, const PdfObject& value) {
    qpdf_oh_replace_key(file_, handle_, key, value.handle_);
    return *this;
}

PdfObject& PdfObject::append(const PdfObject& value) {
    qpdf_oh_append_item(file_, handle_, value.handle_);
    return *this;
}

PdfFile::PdfFile(const std::string& bytes) : file_(qpdf_init()) {
    qpdf_set_suppress_warnings(file_.get(), QPDF_TRUE);
    qpdf_silence_errors(file_.get());
    qpdf_read_memory(file_.get(), "document", bytes.data(), bytes.size(), nullptr);
}

std::string PdfFile::fault() {
    if (qpdf_has_error(file_.get()) != QPDF_FALSE) {
        return qpdf_get_error_full_text(file_.get(), qpdf_get_error(file_.get()));
    }
    if (qpdf_more_warnings(file_.get()) != QPDF_FALSE) {
        return qpdf_get_error_full_text(file_.get(), qpdf_next_warning(file_.get()));
    }
    return {};
}

int PdfFile::page_count() { return qpdf_get_num_pages(file_.get()); }
PdfObject PdfFile::page(int index) {
    return wrap(qpdf_get_page_n(file_.get(), static_cast<std::size_t>(index)));
}
PdfObject PdfFile::root() { return wrap(qpdf_get_root(file_.get())); }
PdfObject PdfFile::trailer() { return wrap(qpdf_get_trailer(file_.get())); }
PdfObject PdfFile::object(int number) { return wrap(qpdf_get_object_by_id(file_.get(), number, 0)); }
std::string PdfFile::version() { return qpdf_get_pdf_version(file_.get()); }

std::string PdfFile::page_content(int index) {
    unsigned char* data = nullptr;
    std::size_t length = 0;
    qpdf_oh_get_page_content_data(file_.get(), page(index).handle_, &data, &length);
    const std::unique_ptr<unsigned char, Given> owned(data);
    return {reinterpret_cast<const char*>(data), length};
}

PdfObject PdfFile::null() { return wrap(qpdf_oh_new_null(file_.get())); }
PdfObject PdfFile::yes() { return wrap(qpdf_oh_new_bool(file_.get(), QPDF_TRUE)); }
PdfObject PdfFile::integer(long long value) { return wrap(qpdf_oh_new_integer(file_.get(), value)); }
PdfObject PdfFile::real(double value) { return wrap(qpdf_oh_new_real_from_double(file_.get(), value, 3)); }
PdfObject PdfFile::name(const char* with_slash) { return wrap(qpdf_oh_new_name(file_.get(), with_slash)); }

PdfObject PdfFile::text(const std::string& utf8) {
    return wrap(qpdf_oh_new_binary_unicode_string(file_.get(), utf8.data(), utf8.size()));
}

PdfObject PdfFile::bytes(const std::string& value) {
    return wrap(qpdf_oh_new_binary_string(file_.get(), value.data(), value.size()));
}

PdfObject PdfFile::array(std::initializer_list<PdfObject> values) {
    PdfObject made = wrap(qpdf_oh_new_array(file_.get()));
    for (const PdfObject& value : values) made.append(value);
    return made;
}

PdfObject PdfFile::dictionary(std::initializer_list<std::pair<const char*, PdfObject>> entries) {
    PdfObject made = wrap(qpdf_oh_new_dictionary(file_.get()));
    for (const auto& [key, value] : entries) made.set(key, value);
    return made;
}

PdfObject PdfFile::indirect(const PdfObject& object) {
    return wrap(qpdf_make_indirect_object(file_.get(), object.handle_));
}

std::string PdfFile::written() {
    qpdf_data file = file_.get();
    qpdf_init_write_memory(file);
    qpdf_set_minimum_pdf_version(file, "1.7");
    qpdf_set_deterministic_ID(file, QPDF_TRUE);
    qpdf_set_object_stream_mode(file, qpdf_o_generate);
    qpdf_set_decode_level(file, qpdf_dl_none);  // streams are compressed as they come
    if ((qpdf_write(file) & QPDF_ERRORS) != 0) return {};
    return {reinterpret_cast<const char*>(qpdf_get_buffer(file)), qpdf_get_buffer_length(file)};
}

}  // namespace muster::print
