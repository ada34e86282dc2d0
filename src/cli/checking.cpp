#include "cli/checking.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <memory>

#include "cli/exit_code.hpp"
#include "cli/loading.hpp"
#include "cli/rulesets.hpp"
#include "data/files.hpp"
#include "layout/templates.hpp"
#include "print/typesetter.hpp"

namespace muster::cli {

namespace {

std::vector<std::string> check_ruleset(const std::string& id, const std::string& folder,
                                       Diagnostics& diagnostics) {
    const auto ruleset = load_ruleset_from(id, folder, diagnostics);
    if (!ruleset) return {};
    return {ruleset->contents()};
}

/// Every font that the theme asks for is there with its features.
void check_fonts(const std::string& home, const layout::Theme& theme, Diagnostics& diagnostics) {
    const auto typesetter = print::Typesetter::open({home + "/fonts", theme.serif, theme.sans}, diagnostics);
    if (!typesetter) return;
    for (const auto& [font, where] : layout::fonts_of(theme)) typesetter->check(font, where, diagnostics);
}

/// The templates of `folder` with the fonts of `home`.
std::vector<std::string> check_templates(const std::string& folder, const std::string& home,
                                         Diagnostics& diagnostics) {
    const std::vector<std::string> themes = layout::theme_names(folder, diagnostics);
    std::size_t sheets = 0;
    std::size_t icons = 0;
    for (const std::string& theme : themes) {
        const auto templates = layout::load_templates(folder, theme, diagnostics);
        if (!templates) continue;
        check_fonts(home, templates->theme, diagnostics);
        sheets = templates->sheets.size();
        icons = templates->icons.size();
    }
    return {fmt::format("{} theme{}, {} sheets, {} icons", themes.size(), themes.size() == 1 ? "" : "s",
                        sheets, icons)};
}

std::vector<std::string> check_scenario(const std::string& home, const std::string& path,
                                        Diagnostics& diagnostics) {
    try {
        const LoadedScenario loaded = read_scenario(home, path);
        return {fmt::format("{} ({} against {})", path, loaded.scenario.red.name, loaded.scenario.blue.name)};
    } catch (const DataError& error) {
        for (const Diagnostic& fault : error.diagnostics().sorted())
            if (fault.severity == Severity::error) diagnostics.error(fault.where, fault.message, fault.fix);
        return {};
    }
}

/// A folder of rules, of rule sets, of templates, or the one that holds data/, templates/ and fonts/.
std::vector<std::string> check_folder(const std::string& home, const std::string& path,
                                      Diagnostics& diagnostics) {
    const auto holds = [&](const std::string& name) {
        return std::filesystem::is_directory(std::filesystem::path(path) / name);
    };
    if (const auto id = ruleset_in(path)) return check_ruleset(*id, path, diagnostics);
    if (holds("armies")) return check_ruleset(ruleset_ids().front(), path, diagnostics);
    if (holds("themes")) return check_templates(path, home, diagnostics);
    if (holds("data") && holds("templates")) return check_home(path, diagnostics);
    std::vector<std::string> read;
    bool found = false;
    for (const std::string& id : ruleset_ids()) {
        if (!holds(id)) continue;
        found = true;
        for (std::string& words : check_ruleset(id, (std::filesystem::path(path) / id).string(), diagnostics))
            read.push_back(std::move(words));
    }
    if (!found)
        diagnostics.error(
            {path, 0, 0}, "this folder holds neither a rule set nor templates",
            "name one like data/rrtk, with armies/ and tables/ in it, or one like templates, with themes/");
    return read;
}

}  // namespace

std::vector<std::string> check_home(const std::string& home, Diagnostics& diagnostics) {
    std::vector<std::string> read;
    for (const std::string& id : ruleset_ids())
        for (std::string& words : check_ruleset(id, home + "/data/" + id, diagnostics))
            read.push_back(std::move(words));
    for (std::string& words : check_templates(home + "/templates", home, diagnostics))
        read.push_back(std::move(words));
    return read;
}

std::vector<std::string> check_path(const std::string& home, const std::string& path,
                                    Diagnostics& diagnostics) {
    if (std::filesystem::is_directory(path)) return check_folder(home, path, diagnostics);
    const auto value = data::read_yaml(path, diagnostics);
    if (!value) return {};
    if (value->find("format") != nullptr) return check_scenario(home, path, diagnostics);
    if (const auto id = ruleset_of_list(*value)) {
        check_list(*id, home, path, diagnostics);
        return {path};
    }
    diagnostics.error({path, 0, 0}, "this is neither a scenario nor an army list",
                      "a scenario has the key 'format'; an army list looks like those in data/*/armies");
    return {};
}

}  // namespace muster::cli
