// The font files of one folder as faces that can be asked for exactly.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/diagnostics.hpp"
#include "layout/measurer.hpp"
#include "print/handles.hpp"
#include "print/typesetter.hpp"

namespace muster::print {

/// The size in points at which faces are loaded and shaped. Outlines are not hinted, so all else is
/// proportion.
constexpr double nominal_size = 1000;

/// One font file. What is loaded on first use is null or 0 before; heights are in ems.
struct Face {
    std::string file;
    std::vector<std::string> families;  ///< all names the file gives itself
    int weight = 400;
    bool italic = false;
    FontDescriptionPtr description;
    GObjectPtr<PangoFont> font;
    double ascent = 0, descent = 0, x_height = 0, cap_height = 0;
};

/// The faces of a FontSet, in a private Fontconfig configuration.
class FontCollection {
  public:
    /// As Typesetter::open.
    [[nodiscard]] static std::unique_ptr<FontCollection> open(const FontSet& fonts, Diagnostics& diagnostics);

    /// The face that `font` asks for, loaded; null if there is none.
    [[nodiscard]] const Face* find(const layout::Font& font);

    /// What `font` asks for, in words: "EB Garamond 600 italic".
    [[nodiscard]] std::string describe(const layout::Font& font) const;

    [[nodiscard]] const FontSet& set() const { return set_; }
    [[nodiscard]] const std::vector<Face>& faces() const { return faces_; }
    [[nodiscard]] PangoContext* context() const { return context_.get(); }
    [[nodiscard]] const std::string& family_name(layout::Family family) const;

  private:
    explicit FontCollection(FontSet set) : set_(std::move(set)) {}
    void add_files(Diagnostics& diagnostics);
    void list_faces(Diagnostics& diagnostics);
    void check_families(Diagnostics& diagnostics) const;
    void make_context();
    [[nodiscard]] Face* lookup(const layout::Font& font);
    void load(Face& face, const std::string& family) const;

    FontSet set_;
    FcConfigPtr config_;
    GObjectPtr<PangoFontMap> map_;
    GObjectPtr<PangoContext> context_;
    std::vector<Face> faces_;  ///< in order of file name; after map_, for their fonts go first
};

}  // namespace muster::print
