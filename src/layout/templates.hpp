// All that decides how paper looks, read from templates/.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "layout/card_template.hpp"
#include "layout/icons.hpp"
#include "layout/sheet_template.hpp"
#include "layout/theme.hpp"

namespace muster::layout {

struct Templates {
    Theme theme;
    std::map<std::string, SheetTemplate> sheets;
    std::map<std::string, CardTemplate> cards;
    std::map<std::string, SprueTemplate> sprues;
    Icons icons;
    std::string dir;  ///< where they were read from, for what sheets read themselves
};

/// Reads templates/ at `dir`: the theme called `theme` and every sheet, card, sprue and icon, and checks that
/// every style, colour, rule, card, sprue and slot named in them exists. Nothing, with all faults reported,
/// if anything was wrong.
[[nodiscard]] std::optional<Templates> load_templates(const std::string& dir, const std::string& theme,
                                                      Diagnostics& diagnostics);

/// The themes that `dir` holds.
[[nodiscard]] std::vector<std::string> theme_names(const std::string& dir, Diagnostics& diagnostics);

}  // namespace muster::layout
