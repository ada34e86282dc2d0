#include "scenario/heraldry.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::scenario {

namespace {

bool contains(const std::vector<std::string>& all, const std::string& word) {
    return std::ranges::find(all, word) != all.end();
}

void check_word(const std::string& word, const std::vector<std::string>& words, const std::string& what,
                const Arms& arms, Diagnostics& diagnostics) {
    if (!contains(words, word))
        diagnostics.error(arms.where.at,
                          fmt::format("unknown {} '{}'{}", what, word, did_you_mean(word, words)),
                          "write one of: " + join(words));
}

}  // namespace

std::vector<std::string> Heraldry::tinctures() const {
    std::vector<std::string> all = metals;
    all.insert(all.end(), colours.begin(), colours.end());
    return all;
}

const data::Fields<Heraldry>& fields_of(const Heraldry* /*type*/) {
    using H = Heraldry;
    static const data::Fields<H> fields("heraldry",
                                        {data::required("metals", &H::metals, "Light tinctures."),
                                         data::required("colours", &H::colours, "Dark tinctures."),
                                         data::required("devices", &H::devices, "Devices, drawn as icons.")});
    return fields;
}

void check_known_arms(const Heraldry& heraldry, const Arms& arms, Diagnostics& diagnostics) {
    const std::vector<std::string> tinctures = heraldry.tinctures();
    check_word(arms.field, tinctures, "tincture", arms, diagnostics);
    check_word(arms.charge, tinctures, "tincture", arms, diagnostics);
    check_word(arms.device, heraldry.devices, "device", arms, diagnostics);
}

void check_arms(const Heraldry& heraldry, const Arms& arms, Diagnostics& diagnostics) {
    check_known_arms(heraldry, arms, diagnostics);
    const std::vector<std::string> tinctures = heraldry.tinctures();
    const bool known = contains(tinctures, arms.field) && contains(tinctures, arms.charge);
    if (known && contains(heraldry.metals, arms.field) == contains(heraldry.metals, arms.charge))
        diagnostics.error(arms.where.at,
                          fmt::format("{} on {} can't be told apart from afar", arms.charge, arms.field),
                          "choose a metal and a colour");
}

}  // namespace muster::scenario
