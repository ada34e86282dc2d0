#include "sheets/map/style.hpp"

#include <fmt/format.h>

namespace muster::sheets::map {

namespace {

/// A number of a style file that must lie over `low` (or at it) and not beyond `high`.
template <class T>
data::Field<T> within(std::string key, double T::*member, double low, double high) {
    return {key,
            key,
            true,
            [=](const data::Value& value, T& out, Diagnostics& diagnostics) {
                if (!data::read_number(value, out.*member, diagnostics)) return false;
                if (out.*member >= low && out.*member <= high) return true;
                diagnostics.error(value.where(), fmt::format("{} is {}", key, out.*member),
                                  fmt::format("give a number from {} to {}", low, high));
                return false;
            },
            [](const T&) { return std::optional<data::Value>(); },
            [] { return data::schema<double>(); }};
}

/// A length or a gap in millimetres.
template <class T>
data::Field<T> size(std::string key, double T::*member) {
    return within(std::move(key), member, 0.02, 50);
}

/// A share of something, 0 to 1.
template <class T>
data::Field<T> share(std::string key, double T::*member) {
    return within(std::move(key), member, 0, 1);
}

template <class T>
data::Field<T> count(std::string key, int T::*member, data::Range range) {
    return data::required(std::move(key), member, range, "how many");
}

template <class T, class M>
data::Field<T> part(std::string key, M T::*member) {
    return layout::must(std::move(key), member, "a part of the drawing");
}

}  // namespace

const data::Fields<HillForm>& fields_of(const HillForm*) {
    using F = HillForm;
    static const data::Fields<F> fields(
        "a hill",
        {count("rows", &F::rows, {1, 6}), size("spacing", &F::spacing), size("top", &F::top),
         size("foot", &F::foot), share("light", &F::light), share("overlap", &F::overlap),
         size("crest", &F::crest), size("outline", &F::outline), share("roughness", &F::roughness)});
    return fields;
}

const data::Fields<WoodsForm>& fields_of(const WoodsForm*) {
    using F = WoodsForm;
    static const data::Fields<F> fields(
        "woods", {within("gap", &F::gap, 0.5, 50), size("crown", &F::crown), size("line", &F::line),
                  size("hatch", &F::hatch), share("conifers", &F::conifers), size("outline", &F::outline),
                  share("roughness", &F::roughness)});
    return fields;
}

const data::Fields<RocksForm>& fields_of(const RocksForm*) {
    using F = RocksForm;
    static const data::Fields<F> fields(
        "rocks", {within("gap", &F::gap, 0.5, 50), size("least", &F::least), size("most", &F::most),
                  size("line", &F::line), size("hatch", &F::hatch), within("stipple", &F::stipple, 0.3, 50),
                  size("dot", &F::dot), share("roughness", &F::roughness)});
    return fields;
}

const data::Fields<CragsForm>& fields_of(const CragsForm*) {
    using F = CragsForm;
    static const data::Fields<F> fields(
        "crags", {within("gap", &F::gap, 0.5, 50), size("width", &F::width), size("height", &F::height),
                  size("line", &F::line), size("hatch", &F::hatch),
                  within("hatch_gap", &F::hatch_gap, 0.1, 50), share("roughness", &F::roughness)});
    return fields;
}

const data::Fields<GullyForm>& fields_of(const GullyForm*) {
    using F = GullyForm;
    static const data::Fields<F> fields(
        "a gully", {size("spacing", &F::spacing), share("length", &F::length), size("top", &F::top),
                    size("foot", &F::foot), size("rim", &F::rim), size("bed", &F::bed),
                    within("stipple", &F::stipple, 0.3, 50), size("dot", &F::dot)});
    return fields;
}

const data::Fields<WaterForm>& fields_of(const WaterForm*) {
    using F = WaterForm;
    static const data::Fields<F> fields("water",
                                        {size("shore", &F::shore), count("lines", &F::lines, {0, 8}),
                                         size("first", &F::first), within("growth", &F::growth, 1, 3),
                                         size("line", &F::line), share("roughness", &F::roughness)});
    return fields;
}

const data::Fields<RiverForm>& fields_of(const RiverForm*) {
    using F = RiverForm;
    static const data::Fields<F> fields(
        "a river", {size("bank", &F::bank), size("shade", &F::shade), within("wave", &F::wave, 0, 0.4),
                    size("flow", &F::flow), count("flows", &F::flows, {0, 6}),
                    within("ford_gap", &F::ford_gap, 0.5, 12), size("dot", &F::dot), size("post", &F::post),
                    size("parapet", &F::parapet), size("plank", &F::plank)});
    return fields;
}

const data::Fields<BorderForm>& fields_of(const BorderForm*) {
    using F = BorderForm;
    static const data::Fields<F> fields(
        "the border", {size("room", &F::room), size("side_room", &F::side_room), size("edge", &F::edge),
                       size("scale", &F::scale), size("outer", &F::outer), size("numbers", &F::numbers),
                       size("section", &F::section), size("zone", &F::zone), size("zone_dash", &F::zone_dash),
                       size("zone_gap", &F::zone_gap), size("effect", &F::effect),
                       within("effect_gap", &F::effect_gap, 0.2, 10)});
    return fields;
}

const data::Fields<BasesForm>& fields_of(const BasesForm*) {
    using F = BasesForm;
    static const data::Fields<F> fields(
        "bases", {size("line", &F::line), size("front", &F::front), size("hatch", &F::hatch),
                  within("hatch_gap", &F::hatch_gap, 0.2, 10), share("symbol", &F::symbol),
                  size("largest", &F::largest), size("smallest", &F::smallest), size("clear", &F::clear)});
    return fields;
}

const data::Fields<LabelsForm>& fields_of(const LabelsForm*) {
    using F = LabelsForm;
    static const data::Fields<F> fields(
        "labels", {size("gap", &F::gap), size("clear", &F::clear), size("leader", &F::leader)});
    return fields;
}

const data::Fields<KeyForm>& fields_of(const KeyForm*) {
    using F = KeyForm;
    static const data::Fields<F> fields(
        "the key", {size("swatch_width", &F::swatch_width), size("swatch_height", &F::swatch_height),
                    size("swatch_scale", &F::swatch_scale), size("gap", &F::gap),
                    size("row_gap", &F::row_gap), size("symbol_width", &F::symbol_width),
                    size("symbol_height", &F::symbol_height), size("symbol_gap", &F::symbol_gap)});
    return fields;
}

const data::Fields<MapText>& fields_of(const MapText*) {
    using F = MapText;
    static const data::Fields<F> fields(
        "type styles",
        {part("body", &F::body), part("block", &F::block), part("terrain", &F::terrain),
         part("number", &F::number), part("section", &F::section), part("scale", &F::scale),
         part("title", &F::title), part("distance", &F::distance), part("legend", &F::legend)});
    return fields;
}

const data::Fields<Style>& fields_of(const Style*) {
    using F = Style;
    static const data::Fields<F> fields(
        "the map's plate", {part("colours", &F::colours), part("text", &F::text), part("hill", &F::hill),
                            part("woods", &F::woods), part("rocks", &F::rocks), part("crags", &F::crags),
                            part("gully", &F::gully), part("water", &F::water), part("river", &F::river),
                            part("border", &F::border), part("bases", &F::bases), part("labels", &F::labels),
                            part("key", &F::key)});
    return fields;
}

const data::Names<Tone>& names_of(Tone) {
    using enum Tone;
    static const data::Names<Tone> names{"tone",
                                         {{ink, "ink"},
                                          {paper, "paper"},
                                          {grey, "grey"},
                                          {table, "table"},
                                          {hill, "hill"},
                                          {hill_tint, "hill_tint"},
                                          {hill_top, "hill_top"},
                                          {wood, "wood"},
                                          {wood_tint, "wood_tint"},
                                          {crown, "crown"},
                                          {crown_shade, "crown_shade"},
                                          {rock, "rock"},
                                          {rock_tint, "rock_tint"},
                                          {boulder, "boulder"},
                                          {crag, "crag"},
                                          {crag_tint, "crag_tint"},
                                          {gully, "gully"},
                                          {gully_tint, "gully_tint"},
                                          {bed, "bed"},
                                          {water, "water"},
                                          {water_tint, "water_tint"},
                                          {red, "red"},
                                          {red_tint, "red_tint"},
                                          {red_text, "red_text"},
                                          {blue, "blue"},
                                          {blue_tint, "blue_tint"},
                                          {blue_text, "blue_text"},
                                          {hit, "hit"},
                                          {lost, "lost"}}};
    return names;
}

namespace {

void find_colours(const layout::Theme& theme, Look& look, Diagnostics& diagnostics) {
    const data::Names<Tone>& tones = names_of(Tone::ink);
    std::vector<std::string> known;
    for (const auto& entry : theme.colours) known.push_back(entry.first);
    for (const auto& [tone, word] : tones.words) {
        const auto name = look.form.colours.find(word);
        if (name == look.form.colours.end()) {
            diagnostics.error(look.form.where.at, fmt::format("no colour for '{}'", word),
                              "add it under colours, with the name of one of the theme's colours");
            continue;
        }
        if (const layout::Colour* colour = theme.colour(name->second.text)) {
            look.colours[static_cast<std::size_t>(tone)] = *colour;
        } else {
            diagnostics.error(name->second.where,
                              fmt::format("the theme '{}' has no colour '{}'{}", theme.id, name->second.text,
                                          did_you_mean(name->second.text, known)),
                              "use one of its colours");
        }
    }
    for (const auto& [word, name] : look.form.colours)
        if (!tones.value(word))
            diagnostics.error(name.where,
                              fmt::format("unknown tone '{}'{}", word, did_you_mean(word, tones.all())),
                              "use one of: " + join(tones.all()));
}

void find_type(const layout::Theme& theme, const layout::Name& name, layout::Style& out,
               Diagnostics& diagnostics) {
    if (const layout::Style* style = theme.style(name.text)) {
        out = *style;
        return;
    }
    std::vector<std::string> known;
    for (const auto& entry : theme.styles) known.push_back(entry.first);
    diagnostics.error(name.where,
                      fmt::format("the theme '{}' has no type style '{}'{}", theme.id, name.text,
                                  did_you_mean(name.text, known)),
                      "use one of its styles");
}

void find_types(const layout::Theme& theme, Look& look, Diagnostics& diagnostics) {
    const MapText& names = look.form.text;
    Types& types = look.types;
    find_type(theme, names.body, types.body, diagnostics);
    find_type(theme, names.block, types.block, diagnostics);
    find_type(theme, names.terrain, types.terrain, diagnostics);
    find_type(theme, names.number, types.number, diagnostics);
    find_type(theme, names.section, types.section, diagnostics);
    find_type(theme, names.scale, types.scale, diagnostics);
    find_type(theme, names.title, types.title, diagnostics);
    find_type(theme, names.distance, types.distance, diagnostics);
    find_type(theme, names.legend, types.legend, diagnostics);
}

}  // namespace

std::optional<Look> load_look(const std::string& templates_dir, const layout::Templates& templates,
                              Diagnostics& diagnostics) {
    const std::string shown = "templates/map/plate.yaml";
    auto style = data::load<Style>(templates_dir + "/map/plate.yaml", diagnostics, shown);
    if (!style) return std::nullopt;
    Look look{std::move(*style), {}, {}, scenario::SideColour::blue, &templates.icons};
    const int before = diagnostics.error_count();
    find_colours(templates.theme, look, diagnostics);
    find_types(templates.theme, look, diagnostics);
    if (diagnostics.error_count() > before) return std::nullopt;
    return look;
}

}  // namespace muster::sheets::map
