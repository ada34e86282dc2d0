#include "print/typesetter.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <hb-ot.h>

#include "base/text.hpp"
#include "print/shaper.hpp"

namespace muster::print {

namespace {

/// The tags of all features in the font's substitution and positioning tables, sorted.
std::vector<std::string> features_of(PangoFont* font) {
    hb_face_t* face = hb_font_get_face(pango_font_get_hb_font(font));
    std::vector<std::string> features;
    for (const hb_tag_t table : {HB_OT_TAG_GSUB, HB_OT_TAG_GPOS}) {
        unsigned count = hb_ot_layout_table_get_feature_tags(face, table, 0, nullptr, nullptr);
        std::vector<hb_tag_t> tags(count);
        hb_ot_layout_table_get_feature_tags(face, table, 0, &count, tags.data());
        for (const hb_tag_t tag : tags) {
            std::array<char, 4> name{};
            hb_tag_to_string(tag, name.data());
            features.emplace_back(name.data(), name.size());
        }
    }
    std::stable_sort(features.begin(), features.end());
    features.erase(std::unique(features.begin(), features.end()), features.end());
    return features;
}

/// "400, 400 italic, 700": the faces of `family`, in order of weight.
std::string weights_of(const FontCollection& fonts, const std::string& family) {
    std::vector<std::pair<int, bool>> weights;
    for (const Face& face : fonts.faces()) {
        const bool named =
            std::find(face.families.begin(), face.families.end(), family) != face.families.end();
        if (named) weights.emplace_back(face.weight, face.italic);
    }
    std::stable_sort(weights.begin(), weights.end());
    std::vector<std::string> names;
    for (const auto& [weight, italic] : weights)
        names.push_back(fmt::format("{}{}", weight, italic ? " italic" : ""));
    return join(names);
}

}  // namespace

std::unique_ptr<Typesetter> Typesetter::open(const FontSet& fonts, Diagnostics& diagnostics) {
    auto collection = FontCollection::open(fonts, diagnostics);
    if (collection == nullptr) return nullptr;
    return std::unique_ptr<Typesetter>(new Typesetter(std::make_unique<Shaper>(std::move(collection))));
}

Typesetter::Typesetter(std::unique_ptr<Shaper> shaper) : shaper_(std::move(shaper)) {}
Typesetter::~Typesetter() = default;

layout::Mm Typesetter::width(std::string_view text, const layout::Font& font) {
    return layout::points(shaper_->shape(text, font).advance * font.size_pt);
}

layout::FontMetrics Typesetter::metrics(const layout::Font& font) {
    const Face* face = shaper_->fonts().find(font);
    if (face == nullptr) return {};
    const auto height = [&](double ems) { return layout::points(ems * font.size_pt); };
    return {height(face->ascent), height(face->descent), height(face->x_height), height(face->cap_height)};
}

std::vector<char32_t> Typesetter::missing_glyphs(std::string_view text, const layout::Font& font) {
    return shaper_->shape(text, font).missing;
}

bool Typesetter::check(const layout::Font& font, const Location& where, Diagnostics& diagnostics) {
    FontCollection& fonts = shaper_->fonts();
    const Face* face = fonts.find(font);
    if (face == nullptr) {
        const std::string& family = fonts.family_name(font.family);
        diagnostics.error(
            where, fmt::format("no file for {} in {}", fonts.describe(font), fonts.set().directory),
            fmt::format("add the file or use one of {}: {}", family, weights_of(fonts, family)));
        return false;
    }
    const std::vector<std::string> features = features_of(face->font.get());
    bool complete = true;
    for (const std::string& feature : font.features) {
        if (std::binary_search(features.begin(), features.end(), feature)) continue;
        diagnostics.error(where,
                          fmt::format("{} has no OpenType feature '{}'", fonts.describe(font), feature),
                          fmt::format("leave it out or use one of: {}", join(features)));
        complete = false;
    }
    return complete;
}

}  // namespace muster::print
