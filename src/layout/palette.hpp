// Colours by name, with the roles that a template gives names to ("side", "band").
#pragma once

#include <map>
#include <string>

#include "layout/theme.hpp"

namespace muster::layout {

/// The colours of a theme and of a card's or sheet's roles.
class Palette {
  public:
    /// `roles` are the template's with their colours; `given` is what the card or sheet says instead.
    Palette(const Theme& theme, const std::map<std::string, Name>& roles,
            const std::map<std::string, std::string>& given)
        : theme_(theme), roles_(roles), given_(given) {}

    /// The colour called `name`; null for unknown names.
    [[nodiscard]] const Colour* find(const std::string& name) const;

    /// Reports roles and colours of the card or sheet that don't exist. `place` says which one, for messages.
    void check(const std::string& place, Diagnostics& diagnostics) const;

  private:
    const Theme& theme_;
    const std::map<std::string, Name>& roles_;
    const std::map<std::string, std::string>& given_;
};

}  // namespace muster::layout
