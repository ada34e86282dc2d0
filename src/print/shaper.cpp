#include "print/shaper.hpp"

#include <algorithm>
#include <iterator>
#include <stdexcept>

#include <fmt/format.h>
#include <pango/pangocairo.h>

namespace muster::print {

namespace {

constexpr double em_per_unit = 1.0 / (PANGO_SCALE * nominal_size);
constexpr char32_t replacement_character = 0xFFFD;

using ItemListPtr = std::unique_ptr<GList, decltype([](GList* list) {
                                        g_list_free_full(list, [](gpointer item) {
                                            pango_item_free(static_cast<PangoItem*>(item));
                                        });
                                    })>;

bool is_control(char32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029; }

void add_missing(std::vector<char32_t>& missing, char32_t c) {
    if (std::find(missing.begin(), missing.end(), c) == missing.end()) missing.push_back(c);
}

/// Control characters of valid UTF-8 `text`, which no font has glyphs for whatever its tables say.
void add_controls(std::vector<char32_t>& missing, const std::string& text) {
    for (const char* at = text.c_str(); *at != '\0'; at = g_utf8_find_next_char(at, nullptr)) {
        const char32_t c = g_utf8_get_char(at);
        if (is_control(c)) add_missing(missing, c);
    }
}

std::string feature_list(const layout::Font& font) {
    std::string list;
    for (const std::string& feature : font.features)
        list += fmt::format("{}\"{}\" 1", list.empty() ? "" : ", ", feature);
    // Letters set apart must stay apart.
    if (font.tracking != 0) list += fmt::format("{}\"liga\" 0, \"clig\" 0", list.empty() ? "" : ", ");
    return list;
}

AttrListPtr attributes_of(const layout::Font& font, const Face& face) {
    AttrListPtr attributes(pango_attr_list_new());
    pango_attr_list_insert(attributes.get(), pango_attr_font_desc_new(face.description.get()));
    pango_attr_list_insert(attributes.get(), pango_attr_font_features_new(feature_list(font).c_str()));
    return attributes;
}

/// Appends the glyphs and clusters of one item to a run, and takes note of what has no glyph.
class RunBuilder {
  public:
    RunBuilder(ShapedText& target, double tracking) : target_(target), tracking_(tracking) {}

    void add(const std::string& text, PangoItem& item, cairo_font_face_t* outlines) {
        const GlyphStringPtr glyphs(pango_glyph_string_new());
        const char* start = text.c_str() + item.offset;
        pango_shape_with_flags(start, item.length, text.c_str(), static_cast<int>(text.size()),
                               &item.analysis, glyphs.get(), PANGO_SHAPE_NONE);
        ShapedRun run;
        run.outlines = outlines;
        run.text.assign(start, static_cast<std::size_t>(item.length));
        for (int first = 0; first < glyphs->num_glyphs;) {
            first = add_cluster(run, *glyphs, first);
        }
        measure_clusters(run, item.analysis.level % 2 == 1);
        if (tracking_ != 0) join_words(run);
        target_.runs.push_back(std::move(run));
    }

  private:
    /// Adds the glyphs from `first` on that belong together; returns the first of the next cluster.
    int add_cluster(ShapedRun& run, const PangoGlyphString& glyphs, int first) {
        const int cluster = glyphs.log_clusters[first];
        int added = 0;
        int i = first;
        for (; i < glyphs.num_glyphs && glyphs.log_clusters[i] == cluster; ++i) {
            const PangoGlyphInfo& glyph = glyphs.glyphs[i];
            if ((glyph.glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0) {
                add_missing(target_.missing, glyph.glyph & ~PANGO_GLYPH_UNKNOWN_FLAG);
            } else if (glyph.glyph != PANGO_GLYPH_EMPTY) {
                run.glyphs.push_back({glyph.glyph, target_.advance + glyph.geometry.x_offset * em_per_unit,
                                      glyph.geometry.y_offset * em_per_unit});
                ++added;
            }
            target_.advance += glyph.geometry.width * em_per_unit;
        }
        target_.advance += tracking_;
        run.clusters.push_back({cluster, added});
        return i;
    }

    /// Turns the clusters' byte offsets into byte counts, in the order of the text.
    static void measure_clusters(ShapedRun& run, bool backward) {
        if (backward) {
            std::reverse(run.clusters.begin(), run.clusters.end());
            run.flags = CAIRO_TEXT_CLUSTER_FLAG_BACKWARD;
        }
        for (std::size_t i = 0; i < run.clusters.size(); ++i) {
            const bool last = i + 1 == run.clusters.size();
            const int end = last ? static_cast<int>(run.text.size()) : run.clusters[i + 1].num_bytes;
            run.clusters[i].num_bytes = end - run.clusters[i].num_bytes;
        }
    }

    /// Makes every word one cluster. Readers of a PDF take letters set apart for words of one letter each,
    /// unless they are told that they belong together; a space stands alone.
    static void join_words(ShapedRun& run) {
        std::vector<cairo_text_cluster_t> words;
        bool in_word = false;
        std::size_t at = 0;
        for (const cairo_text_cluster_t& cluster : run.clusters) {
            const bool space = run.text[at] == ' ';
            if (in_word && !space) {
                words.back().num_bytes += cluster.num_bytes;
                words.back().num_glyphs += cluster.num_glyphs;
            } else {
                words.push_back(cluster);
            }
            in_word = !space;
            at += static_cast<std::size_t>(cluster.num_bytes);
        }
        run.clusters = std::move(words);
    }

    ShapedText& target_;
    double tracking_;
};

}  // namespace

Shaper::Style* Shaper::find_style(const layout::Font& font) const {
    const auto same = [&font](const std::unique_ptr<Style>& style) {
        const layout::Font& other = style->font;
        return other.weight == font.weight && other.italic == font.italic && other.family == font.family &&
               other.tracking == font.tracking && other.features == font.features;
    };
    const auto found = std::find_if(styles_.begin(), styles_.end(), same);
    return found == styles_.end() ? nullptr : found->get();
}

Shaper::Style& Shaper::style(const layout::Font& font) {
    if (Style* known = find_style(font)) return *known;
    auto style = std::make_unique<Style>();
    style->font = font;
    style->face = fonts_->find(font);
    if (style->face != nullptr) style->attributes = attributes_of(font, *style->face);
    styles_.push_back(std::move(style));
    return *styles_.back();
}

const ShapedText& Shaper::shaped(std::string_view text, const layout::Font& font) const {
    if (const Style* in = find_style(font)) {
        if (const auto found = in->texts.find(text); found != in->texts.end()) return found->second;
    }
    throw std::logic_error("a text is drawn that was not shaped");
}

const ShapedText& Shaper::shape(std::string_view text, const layout::Font& font) {
    Style& in = style(font);
    if (const auto found = in.texts.find(text); found != in.texts.end()) return found->second;
    std::string key(text);
    ShapedText shaped = in.face == nullptr ? ShapedText{} : shape_new(key, in);
    return in.texts.emplace(std::move(key), std::move(shaped)).first->second;
}

cairo_font_face_t* Shaper::outlines_of(PangoFont* font) {
    const auto known =
        std::find_if(in_use_.begin(), in_use_.end(), [font](const auto& used) { return used.get() == font; });
    if (known == in_use_.end()) in_use_.emplace_back(static_cast<PangoFont*>(g_object_ref(font)));
    return cairo_scaled_font_get_font_face(pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font)));
}

ShapedText Shaper::shape_new(const std::string& text, const Style& style) {
    ShapedText shaped;
    shaped.face = style.face;
    std::string valid = text;
    // Zero bytes are valid in a string and the end of one for the C libraries.
    if (g_utf8_validate(text.data(), static_cast<gssize>(text.size()), nullptr) == FALSE) {
        char* repaired = g_utf8_make_valid(text.data(), static_cast<gssize>(text.size()));
        valid = repaired;
        g_free(repaired);
        add_missing(shaped.missing, replacement_character);
    }
    if (valid.empty()) return shaped;
    ItemListPtr items(pango_itemize(fonts_->context(), valid.c_str(), 0, static_cast<int>(valid.size()),
                                    style.attributes.get(), nullptr));
    RunBuilder builder(shaped, style.font.tracking / 1000);
    const std::unique_ptr<GList, Released<g_list_free>> in_order(pango_reorder_items(items.get()));
    for (const GList* item = in_order.get(); item != nullptr; item = item->next) {
        auto& part = *static_cast<PangoItem*>(item->data);
        builder.add(valid, part, outlines_of(part.analysis.font));
    }
    add_controls(shaped.missing, valid);
    return shaped;
}

}  // namespace muster::print
