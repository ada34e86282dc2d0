#include "base/diagnostics.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

void Diagnostics::error(Location where, std::string message, std::string fix) {
    all_.push_back({Severity::error, std::move(where), std::move(message), std::move(fix)});
    ++errors_;
}

void Diagnostics::warning(Location where, std::string message, std::string fix) {
    all_.push_back({Severity::warning, std::move(where), std::move(message), std::move(fix)});
}

std::vector<Diagnostic> Diagnostics::sorted() const {
    std::vector<Diagnostic> result = all_;
    std::ranges::stable_sort(result, {}, &Diagnostic::where);
    return result;
}

namespace {

std::string place(const Location& where) {
    if (where.file.empty()) return {};
    if (where.line == 0) return where.file + ": ";
    return fmt::format("{}:{}:{}: ", where.file, where.line, where.column);
}

}  // namespace

std::string Diagnostics::to_text() const {
    std::string result;
    for (const Diagnostic& fault : sorted()) {
        const char* kind = fault.severity == Severity::error ? "error" : "warning";
        result += fmt::format("{}{}: {}\n", place(fault.where), kind, fault.message);
        if (!fault.fix.empty()) result += fmt::format("  {}\n", fault.fix);
    }
    return result;
}

}  // namespace muster
