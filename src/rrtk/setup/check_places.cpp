#include "rrtk/setup/check_places.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "rrtk/army/unit.hpp"
#include "rrtk/setup/dealing.hpp"
#include "rrtk/setup/ground.hpp"

namespace muster::rrtk {

namespace {

using scenario::Side;
using scenario::SideColour;
using scenario::UnitSheet;
using tabletop::PlacedBase;

/// A unit on the table.
struct Standing {
    const UnitSheet* unit;
    SideColour side;
    PlacedBase base;

    [[nodiscard]] std::string name() const {
        return fmt::format("unit {} of {}", unit->number, name_of(side));
    }
};

std::vector<Standing> standing_units(const scenario::Scenario& scenario) {
    std::vector<Standing> result;
    for (const SideColour colour : {SideColour::red, SideColour::blue})
        for (const UnitSheet& unit : scenario.side(colour).units)
            if (unit.pose) result.push_back({&unit, colour, {unit.base, *unit.pose}});
    return result;
}

class CheckingPlaces {
  public:
    CheckingPlaces(const Rulebook& book, const scenario::Scenario& scenario, Diagnostics& diagnostics)
        : book_(book), scenario_(scenario), diagnostics_(diagnostics) {}

    void check() {
        const std::vector<Standing> units = standing_units(scenario_);
        for (const Standing& each : units) place(each);
        for (std::size_t i = 0; i < units.size(); ++i)
            for (std::size_t j = i + 1; j < units.size(); ++j) pair(units[i], units[j]);
        for (const SideColour colour : {SideColour::red, SideColour::blue})
            for (const scenario::Body& body : scenario_.side(colour).bodies)
                if (!hangs_together(scenario_.side(colour), body))
                    warn(body.where,
                         fmt::format("the units of Body {} of {} do not all touch each other", body.letter,
                                     name_of(colour)),
                         "a Body is made of units in contact: close the gap, or make two Bodies of it");
    }

  private:
    void warn(const Where& where, std::string message, std::string fix) {
        diagnostics_.warning(where.at, std::move(message), std::move(fix));
    }

    void place(const Standing& each) {
        if (!tabletop::inside(each.base, scenario_.board.area())) {
            diagnostics_.error(each.unit->where.at, each.name() + " reaches beyond the table", "move it in");
            return;
        }
        const bool defender = each.side == scenario_.defender();
        const tabletop::Rect bounds = tabletop::bounds(each.base.base, each.base.pose);
        const tabletop::Rect seen = defender ? tabletop::turned(scenario_.board, bounds) : bounds;
        if (!tabletop::inside(seen, zone(is_melee_foot(*each.unit))))
            warn(each.unit->where, each.name() + " stands outside its zone",
                 fmt::format("3 to 12 inches from its edge, {} from the sides",
                             is_melee_foot(*each.unit) ? 18 : 12));
        for (const scenario::TerrainPiece& piece : scenario_.terrain)
            if (tabletop::overlap(each.base, piece.area) &&
                !book_.setup.terrain.kind(piece.kind)->admits(class_of(*each.unit)))
                warn(each.unit->where,
                     fmt::format("{} stands on {} ({}), which is closed to it", each.name(), piece.letter,
                                 piece.kind),
                     "move it off that ground");
    }

    void pair(const Standing& a, const Standing& b) {
        if (tabletop::overlap(a.base, b.base))
            diagnostics_.error(b.unit->where.at, fmt::format("{} overlaps {}", b.name(), a.name()),
                               "move one of them");
        else if (a.side == b.side && a.unit->body != b.unit->body && tabletop::touching(a.base, b.base))
            warn(b.unit->where, fmt::format("{} touches {} of another Body", b.name(), a.name()),
                 "leave a gap, or make one Body of them");
    }

    const Rulebook& book_;
    const scenario::Scenario& scenario_;
    Diagnostics& diagnostics_;
};

}  // namespace

bool hangs_together(const Side& side, const scenario::Body& body) {
    std::vector<PlacedBase> waiting, reached;
    for (const int number : body.units) {
        const UnitSheet* unit = side.unit(number);
        if (unit != nullptr && unit->pose) waiting.push_back({unit->base, *unit->pose});
    }
    if (waiting.empty()) return true;
    reached.push_back(waiting.back());
    waiting.pop_back();
    for (std::size_t next = 0; next < reached.size(); ++next) {
        const PlacedBase from = reached[next];
        const auto touches = [&](const PlacedBase& other) { return tabletop::touching(from, other); };
        std::ranges::copy_if(waiting, std::back_inserter(reached), touches);
        std::erase_if(waiting, touches);
    }
    return waiting.empty();
}

void check_places(const Rulebook& book, const scenario::Scenario& scenario, Diagnostics& diagnostics) {
    CheckingPlaces(book, scenario, diagnostics).check();
}

}  // namespace muster::rrtk
