#include "layout/palette.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "layout/references.hpp"

namespace muster::layout {

const Colour* Palette::find(const std::string& name) const {
    const auto given = given_.find(name);
    if (given != given_.end())
        if (const Colour* colour = theme_.colour(given->second)) return colour;
    const auto role = roles_.find(name);
    return theme_.colour(role == roles_.end() ? name : role->second.text);
}

void Palette::check(const std::string& place, Diagnostics& diagnostics) const {
    for (const auto& [role, colour] : given_) {
        if (!roles_.contains(role))
            diagnostics.error(
                {},
                fmt::format("{}: unknown colour role '{}'{}", place, role, did_you_mean(role, names(roles_))),
                "use a role of the template");
        if (!theme_.colour(colour))
            diagnostics.error({},
                              fmt::format("{}: unknown colour '{}'{}", place, colour,
                                          did_you_mean(colour, names(theme_.colours))),
                              "write a colour of the theme");
    }
}

}  // namespace muster::layout
