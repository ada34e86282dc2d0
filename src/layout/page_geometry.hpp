// Where things may stand on a page.
#pragma once

#include "layout/sheet_template.hpp"
#include "layout/theme.hpp"

namespace muster::layout {

/// A page of a theme's paper in one orientation.
class PageGeometry {
  public:
    PageGeometry(const Theme& theme, const Paper& paper, Orientation orientation)
        : form_(theme.page),
          size_(orientation == Orientation::portrait ? paper.size
                                                     : Size{paper.size.height, paper.size.width}) {}

    [[nodiscard]] Size size() const { return size_; }

    /// The part inside the margins.
    [[nodiscard]] Box body() const {
        return {{form_.margin, form_.margin},
                {size_.width - 2 * form_.margin, size_.height - 2 * form_.margin}};
    }

    /// The columns `span` of the grid: their left side and width.
    [[nodiscard]] Box columns(const ColumnSpan& span) const {
        const Mm pitch = (body().size.width + form_.gutter) / form_.columns;
        return {{body().at.x + pitch * (span.first - 1), body().at.y},
                {pitch * (span.last - span.first + 1) - form_.gutter, body().size.height}};
    }

  private:
    const PageForm& form_;
    Size size_;
};

}  // namespace muster::layout
