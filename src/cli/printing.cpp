#include "cli/printing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "base/text.hpp"
#include "cli/exit_code.hpp"
#include "cli/progress.hpp"
#include "layout/sheet.hpp"
#include "print/print.hpp"
#include "sheets/pack.hpp"

namespace muster::cli {

namespace {

layout::Templates load_templates(const std::string& theme, const std::string& home) {
    Diagnostics faults;
    require_word("theme", theme, layout::theme_names(home + "/templates", faults));
    std::optional<layout::Templates> templates = layout::load_templates(home + "/templates", theme, faults);
    if (!templates) throw DataError(faults);
    return std::move(*templates);
}

std::unique_ptr<print::Typesetter> open_fonts(const layout::Theme& theme, const std::string& home) {
    Diagnostics faults;
    auto typesetter = print::Typesetter::open({home + "/fonts", theme.serif, theme.sans}, faults);
    if (!typesetter) throw DataError(faults);
    return typesetter;
}

void check_words(const PrintOptions& options, const layout::Theme& theme) {
    constexpr int least_dpi = 40;
    constexpr int most_dpi = 600;
    std::vector<std::string> papers;
    for (const auto& [name, paper] : theme.papers) papers.push_back(name);
    require_word("paper", options.paper, papers);
    for (const std::string& sheet : options.sheets) require_word("sheet", sheet, sheets::sheet_ids());
    for (const std::string& format : options.formats) require_word("format", format, {"pdf", "svg", "png"});
    if (options.dpi < least_dpi || options.dpi > most_dpi)
        throw UsageError(fmt::format("--dpi {} is out of range", options.dpi),
                         fmt::format("choose from {} to {}", least_dpi, most_dpi));
}

/// Orders can be printed of commanders that play by a card.
void require_temper(const scenario::Ruleset& ruleset, const std::string& commander) {
    if (commander.empty()) return;
    std::vector<std::string> ids;
    for (const scenario::Named& one : ruleset.tempers()) ids.push_back(one.id);
    require_word("commander", commander, ids);
}

/// Sheets that not every rule set has were asked for of one that has them.
void require_own_sheets(const PrintJob& job, const std::vector<std::string>& sheets) {
    const auto require = [&](const char* sheet, bool has_it) {
        if (!has_it && std::ranges::find(sheets, sheet) != sheets.end())
            throw UsageError(fmt::format("{} has no sheet '{}'", job.ruleset.title(), sheet),
                             "leave it out of --sheets");
    };
    require("leaders", !job.ruleset.leaders(job.scenario).empty());
    require("slips", !job.ruleset.slips(job.scenario).empty());
    require("orders", !job.ruleset.tempers().empty());
}

/// A storyboard can be printed of turns that were played.
void require_story(const scenario::Scenario& scenario, const std::vector<std::string>& sheets) {
    if (!scenario.opening && std::ranges::find(sheets, "storyboard") != sheets.end())
        throw UsageError("a storyboard needs turns that were played",
                         "add --turns to 'muster pack', or name a scenario file that was made with it");
}

/// A battle that ended in its opening has no sheets for playing on.
void require_going_on(const PrintJob& job, const std::vector<std::string>& asked) {
    if (!job.scenario.opening || job.ruleset.position(job.scenario).over.empty()) return;
    for (const std::string& sheet : asked)
        if (sheets::is_for_playing_on(sheet))
            throw UsageError(fmt::format("the battle ends in turn {}: it has no sheet '{}' for playing on",
                                         job.scenario.opening->played(), sheet),
                             "leave it out of --sheets, or play fewer turns with --turns");
}

/// "map-1", "roster-2" ...: a page's file name from its sheet and its number within it.
std::vector<std::string> page_names(const layout::Document& document) {
    std::map<std::string, int> count;
    std::vector<std::string> names;
    for (const layout::Page& page : document.pages)
        names.push_back(fmt::format("{}-{}", page.sheet, ++count[page.sheet]));
    return names;
}

}  // namespace

Printer::Printer(const PrintOptions& options, const std::string& home)
    : options_(options), templates_(load_templates(options.theme, home)) {
    check_words(options, templates_.theme);
    typesetter_ = open_fonts(templates_.theme, home);
}

void Printer::stop_at_faults() const {
    if (faults_.has_errors()) throw DataError(faults_);
}

bool Printer::wants(const char* format) const {
    return std::ranges::find(options_.formats, format) != options_.formats.end();
}

layout::Document Printer::make_document(const SheetsJob& job) {
    const layout::PageSetup setup{options_.paper, job.seed, job.command};
    layout::Document document;
    document.title = job.title;
    document.subject = setup.command;
    document.keywords = job.keywords;
    for (const layout::SheetContent& sheet : job.make(templates_, *typesetter_, faults_)) {
        for (layout::Page& page : layout::lay_out(sheet, setup, templates_, *typesetter_, faults_))
            document.pages.push_back(std::move(page));
        for (layout::OutlineEntry& entry : layout::outline_of(sheet))
            document.outline.push_back(std::move(entry));
    }
    layout::number_pages(document, setup, templates_, *typesetter_, faults_);
    stop_at_faults();
    return document;
}

std::vector<data::FileToWrite> Printer::draw(const SheetsJob& job, const layout::Document& document) {
    std::vector<data::FileToWrite> files = job.also;
    const auto add = [&](const std::string& name, std::optional<std::string> bytes) {
        if (bytes) files.push_back({in_folder(options_.out, name), std::move(*bytes)});
    };
    Progress progress(static_cast<int>(document.pages.size()) + 1);
    if (wants("pdf")) {
        progress.step(job.name + ".pdf");
        add(job.name + ".pdf", print::to_pdf(document, *typesetter_, faults_));
    }
    const std::vector<std::string> names = page_names(document);
    for (std::size_t i = 0; i < names.size(); ++i) {
        progress.step(names[i]);
        const layout::Page& page = document.pages[i];
        if (wants("svg")) add(names[i] + ".svg", print::to_svg(page, *typesetter_, faults_));
        if (wants("png")) add(names[i] + ".png", print::to_png(page, *typesetter_, faults_, options_.dpi));
    }
    stop_at_faults();
    return files;
}

std::vector<std::string> Printer::print(const PrintJob& job) {
    const sheets::PackChoice choice{options_.sheets,     options_.paper,           options_.per_unit,
                                    options_.every_rule, options_.classic_markers, options_.surprise,
                                    options_.commander};
    require_temper(job.ruleset, options_.commander);
    require_own_sheets(job, options_.sheets);
    if (options_.surprise && !job.ruleset.sealing())
        throw UsageError(fmt::format("{} has no sealed orders", job.ruleset.title()), "leave out --surprise");
    require_story(job.scenario, options_.sheets);
    require_going_on(job, options_.sheets);
    const scenario::Scenario& scenario = job.scenario;
    const sheets::Battle battle{scenario, job.ruleset};
    SheetsJob open{job.name,
                   fmt::format("{} against {}", scenario.red.name, scenario.blue.name),
                   fmt::format("muster, {}, seed {}", scenario.ruleset, scenario.seed),
                   scenario.seed,
                   scenario.command + as_typed(options_),
                   {},
                   job.also};
    if (options_.surprise) {
        // A file of its own: whoever looks through the others sees no plan.
        SheetsJob sealed = open;
        sealed.name = "sealed";
        sealed.title += ", sealed orders";
        sealed.make = [&](const layout::Templates& templates, layout::TextMeasurer&,
                          Diagnostics& diagnostics) {
            return sheets::make_sealed(battle, choice, templates.theme, diagnostics);
        };
        const layout::Document document = make_document(sealed);
        if (!document.pages.empty()) open.also = draw(sealed, document);
    }
    open.make = [&](const layout::Templates& templates, layout::TextMeasurer& measurer, Diagnostics& faults) {
        return sheets::make_sheets(battle, choice, templates, measurer, faults);
    };
    return print(open);
}

std::vector<std::string> Printer::print(const SheetsJob& job) {
    const layout::Document document = make_document(job);
    const std::vector<data::FileToWrite> files = draw(job, document);
    if (!data::write_files(files, faults_)) throw DataError(faults_);
    fmt::print(stderr, "{}", faults_.to_text());
    std::vector<std::string> paths;
    for (const data::FileToWrite& file : files) paths.push_back(file.path);
    return paths;
}

std::string in_folder(const std::string& folder, const std::string& name) {
    if (folder.empty() || folder == ".") return name;
    return folder.ends_with('/') ? folder + name : folder + "/" + name;
}

void report_written(const std::vector<std::string>& paths) {
    for (const std::string& path : paths) fmt::print("{}\n", path);
}

}  // namespace muster::cli
