#include "print/fonts.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <optional>
#include <set>

#include <fmt/format.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

#include "base/text.hpp"

namespace muster::print {

namespace {

/// Pango's unit at the nominal size, in ems.
constexpr double em_per_unit = 1.0 / (PANGO_SCALE * nominal_size);

const FcChar8* fc_text(const std::string& text) { return reinterpret_cast<const FcChar8*>(text.c_str()); }

std::vector<std::string> texts_of(const FcPattern* pattern, const char* property) {
    std::vector<std::string> values;
    FcChar8* value = nullptr;
    for (int i = 0; FcPatternGetString(pattern, property, i, &value) == FcResultMatch; ++i) {
        values.emplace_back(reinterpret_cast<const char*>(value));
    }
    return values;
}

Face face_of(const FcPattern* pattern) {
    Face face;
    double weight = FC_WEIGHT_REGULAR;
    FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight);
    int slant = FC_SLANT_ROMAN;
    FcPatternGetInteger(pattern, FC_SLANT, 0, &slant);
    face.file = texts_of(pattern, FC_FILE).front();
    face.families = texts_of(pattern, FC_FAMILY);
    face.weight = static_cast<int>(std::lround(FcWeightToOpenTypeDouble(weight)));
    face.italic = slant != FC_SLANT_ROMAN;
    return face;
}

bool is_variable(const FcPattern* pattern) {
    FcBool variable = FcFalse;
    return FcPatternGetBool(pattern, FC_VARIABLE, 0, &variable) == FcResultMatch && variable == FcTrue;
}

bool has_family(const Face& face, const std::string& family) {
    return std::find(face.families.begin(), face.families.end(), family) != face.families.end();
}

int font_count(FcConfig* config) {
    const FcFontSet* set = FcConfigGetFonts(config, FcSetApplication);
    return set == nullptr ? 0 : set->nfont;
}

/// Height in ems of the top of the glyph for `letter` above the baseline; 0 without such a glyph.
double letter_height(PangoFont* font, hb_codepoint_t letter) {
    hb_codepoint_t glyph = 0;
    if (hb_font_get_nominal_glyph(pango_font_get_hb_font(font), letter, &glyph) == 0) return 0;
    PangoRectangle ink;
    pango_font_get_glyph_extents(font, glyph, &ink, nullptr);
    return -ink.y * em_per_unit;
}

/// The paths of all font files below `directory`, sorted; nothing, with an error, if it can't be listed.
std::optional<std::vector<std::string>> font_files(const std::string& directory, Diagnostics& diagnostics) {
    namespace fs = std::filesystem;
    std::vector<std::string> paths;
    std::error_code failure;
    fs::recursive_directory_iterator entry(directory, failure);
    while (!failure && entry != fs::recursive_directory_iterator()) {
        const std::string extension = entry->path().extension().string();
        if (extension == ".ttf" || extension == ".otf") paths.push_back(entry->path().string());
        entry.increment(failure);
    }
    if (failure) {
        diagnostics.error({directory}, fmt::format("the fonts can't be listed: {}", failure.message()),
                          "check that the folder is there and may be read");
        return std::nullopt;
    }
    std::stable_sort(paths.begin(), paths.end());
    return paths;
}

}  // namespace

FontOptionsPtr unhinted_font_options() {
    FontOptionsPtr options(cairo_font_options_create());
    cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
    return options;
}

std::unique_ptr<FontCollection> FontCollection::open(const FontSet& fonts, Diagnostics& diagnostics) {
    const int before = diagnostics.error_count();
    std::unique_ptr<FontCollection> collection(new FontCollection(fonts));
    collection->add_files(diagnostics);
    collection->list_faces(diagnostics);
    if (diagnostics.error_count() == before) collection->check_families(diagnostics);
    if (diagnostics.error_count() != before) return nullptr;
    collection->make_context();
    return collection;
}

void FontCollection::add_files(Diagnostics& diagnostics) {
    // A configuration made by hand knows no folder, no cache and no rule of the system's; as the current one
    // it also keeps the libraries from loading theirs.
    config_.reset(FcConfigCreate());
    FcConfigSetCurrent(config_.get());
    const std::optional<std::vector<std::string>> paths = font_files(set_.directory, diagnostics);
    if (!paths) return;
    if (paths->empty()) {
        diagnostics.error({set_.directory}, "no font files (.ttf, .otf) in this folder",
                          "put the fonts of the theme here");
    }
    for (const std::string& path : *paths) {
        const int count = font_count(config_.get());
        if (FcConfigAppFontAddFile(config_.get(), fc_text(path)) != FcTrue ||
            font_count(config_.get()) == count) {
            diagnostics.error({path}, "not a font file that can be read",
                              "replace the file, or take it away");
        }
    }
}

void FontCollection::list_faces(Diagnostics& diagnostics) {
    const FcFontSet* set = FcConfigGetFonts(config_.get(), FcSetApplication);
    std::set<std::string> variable_files;
    for (int i = 0; set != nullptr && i < set->nfont; ++i) {
        const FcPattern* pattern = set->fonts[i];
        Face face = face_of(pattern);
        if (is_variable(pattern)) {
            variable_files.insert(face.file);
            continue;
        }
        const auto same = std::find_if(faces_.begin(), faces_.end(), [&](const Face& other) {
            return other.weight == face.weight && other.italic == face.italic &&
                   has_family(other, face.families.front());
        });
        if (same != faces_.end() && !variable_files.contains(face.file)) {
            diagnostics.error({face.file},
                              fmt::format("the same face as {} ({}, weight {}{})", same->file,
                                          face.families.front(), face.weight, face.italic ? ", italic" : ""),
                              "take one of the two files away");
            continue;
        }
        faces_.push_back(std::move(face));
    }
    for (const std::string& file : variable_files) {
        diagnostics.error({file}, "a variable font; its weights can't be told apart in print",
                          "use one file for each weight");
    }
}

void FontCollection::check_families(Diagnostics& diagnostics) const {
    std::set<std::string> known;
    for (const Face& face : faces_) known.insert(face.families.begin(), face.families.end());
    const std::vector<std::string> names(known.begin(), known.end());
    for (const std::string& family : {set_.serif_family, set_.sans_family}) {
        if (known.contains(family)) continue;
        diagnostics.error(
            {set_.directory},
            fmt::format("no font of the family '{}' in this folder{}", family, did_you_mean(family, names)),
            fmt::format("add the family's files or name one of: {}", join(names)));
    }
}

void FontCollection::make_context() {
    map_.reset(pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT));
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map_.get()), config_.get());
    pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map_.get()), 72);  // one unit is one point
    context_.reset(pango_font_map_create_context(map_.get()));
    pango_context_set_round_glyph_positions(context_.get(), FALSE);
    pango_context_set_base_dir(context_.get(), PANGO_DIRECTION_LTR);
    pango_context_set_language(context_.get(), pango_language_from_string("en"));  // not the locale's
    pango_cairo_context_set_font_options(context_.get(), unhinted_font_options().get());
}

const std::string& FontCollection::family_name(layout::Family family) const {
    return family == layout::Family::serif ? set_.serif_family : set_.sans_family;
}

std::string FontCollection::describe(const layout::Font& font) const {
    return fmt::format("{} {}{}", family_name(font.family), font.weight, font.italic ? " italic" : "");
}

Face* FontCollection::lookup(const layout::Font& font) {
    const std::string& family = family_name(font.family);
    const auto found = std::find_if(faces_.begin(), faces_.end(), [&](const Face& face) {
        return face.weight == font.weight && face.italic == font.italic && has_family(face, family);
    });
    return found == faces_.end() ? nullptr : &*found;
}

const Face* FontCollection::find(const layout::Font& font) {
    Face* face = lookup(font);
    if (face == nullptr) return nullptr;
    if (face->font == nullptr) load(*face, family_name(font.family));
    return face->font == nullptr ? nullptr : face;
}

void FontCollection::load(Face& face, const std::string& family) const {
    FontDescriptionPtr description(pango_font_description_new());
    pango_font_description_set_family(description.get(), family.c_str());
    pango_font_description_set_weight(description.get(), static_cast<PangoWeight>(face.weight));
    pango_font_description_set_style(description.get(),
                                     face.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
    pango_font_description_set_absolute_size(description.get(), nominal_size * PANGO_SCALE);
    GObjectPtr<PangoFont> font(pango_font_map_load_font(map_.get(), context_.get(), description.get()));
    if (font == nullptr) return;
    // Pango takes the nearest face it knows; only the file that was asked for will do.
    if (texts_of(pango_fc_font_get_pattern(PANGO_FC_FONT(font.get())), FC_FILE).front() != face.file) return;

    cairo_scaled_font_t* scaled = pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font.get()));
    if (scaled == nullptr || cairo_scaled_font_status(scaled) != CAIRO_STATUS_SUCCESS) return;
    PangoFontMetrics* metrics =
        pango_font_get_metrics(font.get(), pango_context_get_language(context_.get()));
    face.ascent = pango_font_metrics_get_ascent(metrics) * em_per_unit;
    face.descent = pango_font_metrics_get_descent(metrics) * em_per_unit;
    pango_font_metrics_unref(metrics);
    face.x_height = letter_height(font.get(), 'x');
    face.cap_height = letter_height(font.get(), 'H');
    face.font = std::move(font);
    face.description = std::move(description);
}

}  // namespace muster::print
