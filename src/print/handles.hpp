// Owners for what the C libraries hand out, and the text of what they report.
#pragma once

#include <memory>

#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <pango/pango.h>

namespace muster::print {

/// Deleter that calls `release`, a function of a C library.
template <auto release>
struct Released {
    template <typename T>
    void operator()(T* owned) const {
        release(owned);
    }
};

template <typename T>
using GObjectPtr = std::unique_ptr<T, Released<g_object_unref>>;
using SurfacePtr = std::unique_ptr<cairo_surface_t, Released<cairo_surface_destroy>>;
using CairoPtr = std::unique_ptr<cairo_t, Released<cairo_destroy>>;
using FontOptionsPtr = std::unique_ptr<cairo_font_options_t, Released<cairo_font_options_destroy>>;
using FcConfigPtr = std::unique_ptr<FcConfig, Released<FcConfigDestroy>>;
using FontDescriptionPtr = std::unique_ptr<PangoFontDescription, Released<pango_font_description_free>>;
using AttrListPtr = std::unique_ptr<PangoAttrList, Released<pango_attr_list_unref>>;
using GlyphStringPtr = std::unique_ptr<PangoGlyphString, Released<pango_glyph_string_free>>;

/// How every glyph is drawn and measured: outlines as designed, advances that are not rounded to any grid.
[[nodiscard]] FontOptionsPtr unhinted_font_options();

}  // namespace muster::print
