#include "scenario/position_check.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "tabletop/outline.hpp"

namespace muster::scenario {

using data::Value;

void check_commanders(const Opening& opening, const std::vector<Named>& commanders,
                      Diagnostics& diagnostics) {
    std::vector<std::string> ids;
    for (const Named& one : commanders) ids.push_back(one.id);
    for (const std::string* who : {&opening.commander_red, &opening.commander_blue})
        if (std::ranges::find(ids, *who) == ids.end())
            diagnostics.error(opening.where.at,
                              fmt::format("unknown commander '{}'{}", *who, did_you_mean(*who, ids)),
                              "write one of: " + join(ids));
}

Location PositionFile::where(const std::string& part, const std::string& entry, const char* key) const {
    const Value* all = position_.find(part);
    const Value* one = all == nullptr ? nullptr : all->find(entry);
    const Value* value = one == nullptr || key == nullptr ? nullptr : one->find(key);
    if (value != nullptr) return value->where();
    return one != nullptr ? one->where() : position_.where();
}

bool PositionFile::has_all(const std::vector<Unit>& units, const std::string& line,
                           const std::string& gone) const {
    const Value* entries = position_.is_map() ? position_.find("units") : nullptr;
    if (entries == nullptr || !entries->is_map()) {
        fault(position_.where(), "the position has no map 'units'",
              "write a line for each unit, like " + line);
        return false;
    }
    bool all = true;
    for (const Unit& unit : units) {
        if (entries->find(unit.token) != nullptr) continue;
        fault(entries->where(),
              fmt::format("the position does not say where {} is ({})", unit.token, unit.name),
              fmt::format("add it; with presence: {} if it is gone", gone));
        all = false;
    }
    return all;
}

void PositionFile::check_on_table(const Grounded& unit, const tabletop::Board& board) const {
    if (tabletop::inside(unit.base, board.area())) return;
    fault(where("units", unit.token, "pose"), fmt::format("{} stands beyond the table's edge", unit.token),
          fmt::format("keep its whole base within {} by {} inches", to_decimal(board.width),
                      to_decimal(board.height)));
}

void PositionFile::check_apart(const std::vector<Grounded>& units) const {
    for (std::size_t a = 0; a < units.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            if (tabletop::clash(tabletop::outline(units[a].base), tabletop::outline(units[b].base)))
                fault(where("units", units[a].token, "pose"),
                      fmt::format("{} and {} stand on the same ground", units[b].token, units[a].token),
                      "move one of them");
}

}  // namespace muster::scenario
