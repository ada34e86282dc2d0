// The map's look as the templates give it, loaded once, and what a drawing holds.
#pragma once

#include <fmt/format.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "sheets/map/plane.hpp"
#include "sheets/map/style.hpp"

namespace muster::test {

/// The templates of the project.
inline const layout::Templates& templates() {
    static const layout::Templates loaded = [] {
        Diagnostics diagnostics;
        auto result =
            layout::load_templates(std::string(MUSTER_SOURCE_DIR) + "/templates", "atlas", diagnostics);
        if (!result) throw std::runtime_error(diagnostics.to_text());
        return std::move(*result);
    }();
    return loaded;
}

/// The look of the map in them.
inline const sheets::map::Look& map_look() {
    static const sheets::map::Look loaded = [] {
        Diagnostics diagnostics;
        auto result = sheets::map::load_look(templates().dir, templates(), diagnostics);
        if (!result) throw std::runtime_error(diagnostics.to_text());
        return std::move(*result);
    }();
    return loaded;
}

/// A text of a drawing and where its baseline starts, groups taken into account as far as they are moved.
struct DrawnText {
    std::string text;
    sheets::map::Vec baseline;
    double width = 0;
};

/// Every point and every text of some items, moved by `by`. Groups that are turned by quarters or halves are
/// turned.
class Drawn {
  public:
    explicit Drawn(const std::vector<layout::Item>& items) { add(items, {}, 0); }

    [[nodiscard]] const sheets::map::Line& points() const& { return points_; }
    [[nodiscard]] sheets::map::Line points() && { return std::move(points_); }  // not to dangle
    [[nodiscard]] const std::vector<DrawnText>& texts() const { return texts_; }
    /// Everything in words, for comparing two drawings.
    [[nodiscard]] const std::string& dump() const { return dump_; }

  private:
    using Vec = sheets::map::Vec;
    void add_point(layout::Point p, Vec by, double turn) {
        const Vec place = by + sheets::map::turned(Vec{p.x.value, p.y.value}, turn);
        points_.push_back(place);
        dump_ += fmt::format("{:.9g},{:.9g} ", place.x, place.y);
    }
    void add(const std::vector<layout::Item>& items, Vec by, double turn) {
        for (const layout::Item& item : items) {
            if (const auto* path = std::get_if<layout::PathItem>(&item)) add_path(*path, by, turn);
            if (const auto* text = std::get_if<layout::TextItem>(&item)) {
                add_point(text->baseline, by, turn);
                texts_.push_back({text->text, points_.back(), text->width.value});
                dump_ += text->text + "\n";
            }
            if (const auto* group = std::get_if<layout::Group>(&item))
                add(group->items,
                    by + sheets::map::turned({group->offset.x.value, group->offset.y.value}, turn),
                    turn + group->turn_degrees);
        }
    }
    void add_path(const layout::PathItem& item, Vec by, double turn) {
        using Kind = layout::PathStep::Kind;
        for (const layout::PathStep& step : item.path.steps) {
            if (step.kind == Kind::close) continue;
            add_point(step.a, by, turn);
            if (step.kind != Kind::curve) continue;
            add_point(step.b, by, turn);
            add_point(step.c, by, turn);
        }
        dump_ += "\n";
    }
    sheets::map::Line points_;
    std::vector<DrawnText> texts_;
    std::string dump_;
};

}  // namespace muster::test
