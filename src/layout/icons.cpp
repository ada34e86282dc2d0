#include "layout/icons.hpp"

#include <fmt/format.h>

#include "data/files.hpp"

namespace muster::layout {

namespace {

/// One file of icons.
struct IconFile {
    std::vector<std::pair<std::string, data::Value>> icons;
};

}  // namespace

const data::Fields<IconPath>& fields_of(const IconPath*);
const data::Fields<Icon>& fields_of(const Icon*);

const data::Fields<IconPath>& fields_of(const IconPath*) {
    static const data::Fields<IconPath> fields{
        "icon path",
        {must("d", &IconPath::d, "SVG path data"), may("fill", &IconPath::fill, "fill it (true unless said)"),
         may("stroke", &IconPath::stroke, "width of its line in units of the view; 0 = none"),
         may("even_odd", &IconPath::even_odd, "fill by the even-odd rule")}};
    return fields;
}

const data::Fields<Icon>& fields_of(const Icon*) {
    static const data::Fields<Icon> fields{"icon",
                                           {must("title", &Icon::title, "what it stands for"),
                                            may("view", &Icon::view, "side of its square; 24 unless said"),
                                            must("paths", &Icon::paths, "its paths, drawn in order")}};
    return fields;
}

namespace {

const data::Fields<IconFile>& fields_of(const IconFile*) {
    static const data::Fields<IconFile> fields{"icon file", {must("icons", &IconFile::icons, "icons by id")}};
    return fields;
}

void add_icon(const std::string& id, const data::Value& value, Icons& icons, Diagnostics& diagnostics) {
    Icon icon;
    if (!data::read(value, icon, diagnostics)) return;
    icon.where = value.where();
    if (icon.view <= 0) {
        diagnostics.error(icon.where, fmt::format("icon '{}' has no size", id), "write view: 24");
        return;
    }
    const auto [at, is_new] = icons.emplace(id, std::move(icon));
    if (is_new) return;
    diagnostics.error(
        value.where(),
        fmt::format("icon '{}' stands in {}:{} already", id, at->second.where.file, at->second.where.line),
        "give one of the two another id");
}

}  // namespace

Icons load_icons(const std::string& directory, Diagnostics& diagnostics) {
    Icons icons;
    for (const std::string& name : data::list_files(directory, ".yaml", diagnostics)) {
        const auto file = data::load<IconFile>(directory + "/" + name, diagnostics);
        if (!file) continue;
        for (const auto& [id, value] : file->icons) add_icon(id, value, icons, diagnostics);
    }
    return icons;
}

Frame draw(const Icon& icon, Mm side, Colour colour) {
    const double factor = side.value / icon.view;
    Frame frame{{side, side}, {}};
    for (const IconPath& path : icon.paths) {
        PathItem item{transformed(path.d.path, factor, {}), std::nullopt, std::nullopt, path.even_odd};
        if (path.fill) item.fill = colour;
        if (path.stroke > 0) item.stroke = Stroke{Mm{path.stroke * factor}, colour, {}, true};
        frame.items.emplace_back(std::move(item));
    }
    return frame;
}

}  // namespace muster::layout
