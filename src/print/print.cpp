#include "print/print.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <functional>
#include <thread>

#include <fmt/format.h>

#include "print/exporters.hpp"
#include "print/preflight.hpp"

namespace muster::print {

namespace {

/// One file to make: where its bytes go, how they are made, and what went wrong.
struct Job {
    std::string* bytes = nullptr;
    std::function<std::optional<std::string>(Diagnostics&)> draw;
    Diagnostics diagnostics;
};

void run(Job& job) {
    // An exception may not leave a thread.
    try {
        if (auto bytes = job.draw(job.diagnostics)) *job.bytes = std::move(*bytes);
    } catch (const std::exception& failure) {
        job.diagnostics.error({}, fmt::format("a file could not be drawn: {}", failure.what()),
                              "this is a fault of the program; report it with the seed and the command");
    }
}

/// Runs all jobs, the first ones first, on as many threads as there are processors.
void run_all(std::vector<Job>& jobs) {
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < jobs.size(); i = next++) run(jobs[i]);
    };
    const std::size_t processors = std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::thread> others;
    for (std::size_t i = 1; i < std::min(processors, jobs.size()); ++i) others.emplace_back(work);
    work();
    for (std::thread& other : others) other.join();
}

bool is_drawable(double dpi, Diagnostics& diagnostics) {
    if (dpi >= 10 && dpi <= 1200) return true;  // false for NaN
    diagnostics.error({}, fmt::format("a resolution of {} dpi can't be drawn", dpi), "choose 10 to 1200 dpi");
    return false;
}

template <typename Checked>
bool passes(const Checked& checked, Typesetter& typesetter, Diagnostics& diagnostics) {
    Preflight preflight(typesetter.shaper(), diagnostics);
    preflight.check(checked);
    return preflight.passed();
}

/// One job for each page, filling `files`.
template <typename Draw>
void add_page_jobs(std::vector<Job>& jobs, const layout::Document& document, std::vector<std::string>& files,
                   Draw draw) {
    files.resize(document.pages.size());
    for (std::size_t i = 0; i < files.size(); ++i) {
        const layout::Page& page = document.pages[i];
        jobs.push_back({&files[i], [&page, draw](Diagnostics& d) { return draw(page, d); }, {}});
    }
}

/// The jobs for `formats`, the longest first.
std::vector<Job> jobs_for(const layout::Document& document, const Formats& formats, const Shaper& shaper,
                          Printed& printed) {
    std::vector<Job> jobs;
    if (formats.pdf) {
        jobs.push_back({&printed.pdf, [&](Diagnostics& d) { return draw_pdf(document, shaper, d); }, {}});
    }
    if (formats.png_dpi) {
        add_page_jobs(jobs, document, printed.pngs,
                      [&shaper, dpi = *formats.png_dpi](const layout::Page& page, Diagnostics& d) {
                          return draw_png(page, shaper, dpi, d);
                      });
    }
    if (formats.svg) {
        add_page_jobs(jobs, document, printed.svgs, [&shaper](const layout::Page& page, Diagnostics& d) {
            return draw_svg(page, shaper, d);
        });
    }
    return jobs;
}

}  // namespace

std::optional<std::string> to_pdf(const layout::Document& document, Typesetter& typesetter,
                                  Diagnostics& diagnostics) {
    if (!passes(document, typesetter, diagnostics)) return std::nullopt;
    return draw_pdf(document, typesetter.shaper(), diagnostics);
}

std::optional<std::string> to_svg(const layout::Page& page, Typesetter& typesetter,
                                  Diagnostics& diagnostics) {
    if (!passes(page, typesetter, diagnostics)) return std::nullopt;
    return draw_svg(page, typesetter.shaper(), diagnostics);
}

std::optional<std::string> to_png(const layout::Page& page, Typesetter& typesetter, Diagnostics& diagnostics,
                                  double dpi) {
    if (!is_drawable(dpi, diagnostics) || !passes(page, typesetter, diagnostics)) return std::nullopt;
    return draw_png(page, typesetter.shaper(), dpi, diagnostics);
}

std::optional<Printed> print_document(const layout::Document& document, const Formats& formats,
                                      Typesetter& typesetter, Diagnostics& diagnostics) {
    if (formats.png_dpi && !is_drawable(*formats.png_dpi, diagnostics)) return std::nullopt;
    if (!passes(document, typesetter, diagnostics)) return std::nullopt;
    Printed printed;
    std::vector<Job> jobs = jobs_for(document, formats, typesetter.shaper(), printed);
    run_all(jobs);
    const int before = diagnostics.error_count();
    for (const Job& job : jobs) {
        for (const Diagnostic& fault : job.diagnostics.sorted()) {
            diagnostics.error(fault.where, fault.message, fault.fix);
        }
    }
    if (diagnostics.error_count() != before) return std::nullopt;
    return printed;
}

}  // namespace muster::print
