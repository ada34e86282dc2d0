// What a printer checks before the press starts: can everything on the pages be set, and do links lead
// somewhere?
#pragma once

#include <set>
#include <string>
#include <utility>

#include "base/diagnostics.hpp"
#include "layout/frame.hpp"
#include "print/shaper.hpp"

namespace muster::print {

/// Walks pages and reports what can't be printed as it is meant; each kind of fault once, with the page it is
/// on.
class Preflight {
  public:
    Preflight(Shaper& shaper, Diagnostics& diagnostics) : shaper_(shaper), diagnostics_(diagnostics) {}

    /// Reports a page without area, faces and glyphs that the fonts lack, and anchors that stand twice.
    void check(const layout::Page& page);

    /// check() for every page; reports also a document without pages and outline entries that lead nowhere.
    void check(const layout::Document& document);

    /// The anchors on the pages checked so far.
    [[nodiscard]] const std::set<std::string>& anchors() const { return anchors_; }

    [[nodiscard]] bool passed() const { return faults_ == 0; }

  private:
    void check_items(const std::vector<layout::Item>& items);
    void check_item(const layout::TextItem& item);
    void check_item(const layout::AnchorItem& item);
    void check_item(const layout::Group& group) { check_items(group.items); }
    void check_item(const layout::PathItem&) {}
    void check_item(const layout::LinkItem&) {}
    void fault(std::string message, std::string fix);

    Shaper& shaper_;
    Diagnostics& diagnostics_;
    std::string page_;
    std::set<std::string> anchors_;
    std::set<std::string> reported_;  ///< faces and glyphs
    int faults_ = 0;
};

}  // namespace muster::print
