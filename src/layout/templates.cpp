#include "layout/templates.hpp"

#include <algorithm>

#include "data/files.hpp"
#include "layout/references.hpp"
#include "layout/template_checks.hpp"

namespace muster::layout {

namespace {

constexpr std::string_view suffix = ".yaml";

std::string stem(const std::string& file) { return file.substr(0, file.size() - suffix.size()); }

/// Every file of `directory` as a T by the file's name.
template <class T>
std::map<std::string, T> load_all(const std::string& directory, Diagnostics& diagnostics) {
    std::map<std::string, T> result;
    for (const std::string& name : data::list_files(directory, std::string(suffix), diagnostics)) {
        const std::string path = directory + "/" + name;
        if (auto loaded = data::load<T>(path, diagnostics)) {
            loaded->where = {path, 0, 0};
            result.emplace(stem(name), std::move(*loaded));
        }
    }
    return result;
}

}  // namespace

std::vector<std::string> theme_names(const std::string& dir, Diagnostics& diagnostics) {
    std::vector<std::string> themes = data::list_files(dir + "/themes", std::string(suffix), diagnostics);
    for (std::string& name : themes) name = stem(name);
    return themes;
}

std::optional<Templates> load_templates(const std::string& dir, const std::string& theme,
                                        Diagnostics& diagnostics) {
    const int before = diagnostics.error_count();
    const std::vector<std::string> themes = theme_names(dir, diagnostics);
    if (std::ranges::find(themes, theme) == themes.end()) {
        report_unknown({theme, {dir + "/themes", 0, 0}}, "theme", themes, diagnostics);
        return std::nullopt;
    }
    std::optional<Theme> loaded = load_theme(dir + "/themes/" + theme + std::string(suffix), diagnostics);
    Templates templates;
    templates.dir = dir;
    templates.sheets = load_all<SheetTemplate>(dir + "/sheets", diagnostics);
    templates.cards = load_all<CardTemplate>(dir + "/cards", diagnostics);
    templates.sprues = load_all<SprueTemplate>(dir + "/sprues", diagnostics);
    templates.icons = load_icons(dir + "/icons", diagnostics);
    if (loaded) {
        templates.theme = std::move(*loaded);
        check(templates, diagnostics);
    }
    if (diagnostics.error_count() > before) return std::nullopt;
    return templates;
}

}  // namespace muster::layout
