// Outlines as text: the path data of SVG.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "layout/frame.hpp"

namespace muster::layout {

/// Reads SVG path data: M L H V C S Q T A Z, absolute and relative. Quadratic curves and arcs become cubic
/// ones. One unit is one millimetre. Nothing, and the reason in `fault`, when it can't be read.
[[nodiscard]] std::optional<Path> parse_path_data(std::string_view data, std::string& fault);

/// The smallest box around all points of `path`, control points included; an empty box for an empty path.
[[nodiscard]] Box bounds(const Path& path);

/// `path` scaled by `factor` about the origin, then moved by `offset`.
[[nodiscard]] Path transformed(const Path& path, double factor, Point offset);

}  // namespace muster::layout
