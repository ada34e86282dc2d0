#include <fmt/format.h>

#include "ral/army/unit.hpp"
#include "ral/setup/check_scenario.hpp"
#include "ral/setup/room.hpp"
#include "tabletop/outline.hpp"

namespace muster::ral {

namespace {

using scenario::SideColour;
using scenario::UnitSheet;
using tabletop::PlacedBase;

/// A unit on the table.
struct Standing {
    const UnitSheet* unit;
    SideColour side;
    PlacedBase base;
    tabletop::Outline outline;

    [[nodiscard]] std::string name() const {
        return fmt::format("unit {} of {}", unit->number, name_of(side));
    }
};

class CheckingPlaces {
  public:
    CheckingPlaces(const Rules& rules, const scenario::Scenario& scenario, Diagnostics& diagnostics)
        : rules_(rules), scenario_(scenario), diagnostics_(diagnostics) {}

    void check() {
        for (const SideColour colour : {SideColour::red, SideColour::blue})
            for (const UnitSheet& unit : scenario_.side(colour).units) add(colour, unit);
        for (const Standing& each : units_) place(each);
        for (std::size_t i = 0; i < units_.size(); ++i)
            for (std::size_t j = i + 1; j < units_.size(); ++j) pair(units_[i], units_[j]);
    }

  private:
    void add(SideColour colour, const UnitSheet& unit) {
        if (unit.pose) {
            const PlacedBase base{unit.base, *unit.pose};
            units_.push_back({&unit, colour, base, tabletop::outline(base)});
            return;
        }
        diagnostics_.error(unit.where.at,
                           fmt::format("unit {} of {} is not on the table", unit.number, name_of(colour)),
                           "give it a place with 'at:': no unit waits off the table");
    }

    void place(const Standing& each) {
        if (!tabletop::inside(each.base, scenario_.board.area())) {
            diagnostics_.error(each.unit->where.at, each.name() + " reaches beyond the table", "move it in");
            return;
        }
        const tabletop::Rect zone = zone_of(rules_, scenario_.board, each.side == scenario_.defender());
        if (!tabletop::inside(each.base, zone))
            diagnostics_.warning(
                each.unit->where.at, each.name() + " stands outside its zone",
                fmt::format("keep it within {} inches of its own long edge", to_decimal(rules_.zone)));
        for (const scenario::TerrainPiece& piece : scenario_.terrain)
            if (tabletop::overlap(each.base, piece.area) &&
                !may_stand(rules_, type_of(rules_, *each.unit), piece))
                diagnostics_.warning(each.unit->where.at,
                                     fmt::format("{} stands on {} ({}), which is closed to it", each.name(),
                                                 piece.letter, piece.kind),
                                     "move it off that ground");
    }

    void pair(const Standing& a, const Standing& b) {
        if (tabletop::overlap(a.base, b.base))
            diagnostics_.error(b.unit->where.at, fmt::format("{} overlaps {}", b.name(), a.name()),
                               "move one of them");
        else if (tabletop::in_contact(a.outline, b.outline))
            diagnostics_.warning(b.unit->where.at, fmt::format("{} touches {}", b.name(), a.name()),
                                 "leave a gap: nobody passes between them");
    }

    const Rules& rules_;
    const scenario::Scenario& scenario_;
    Diagnostics& diagnostics_;
    std::vector<Standing> units_;
};

}  // namespace

void check_places(const Rulebook& book, const scenario::Scenario& scenario, Diagnostics& diagnostics) {
    CheckingPlaces(book.rules, scenario, diagnostics).check();
}

}  // namespace muster::ral
