#include "rrtk/setup/room.hpp"

#include <algorithm>
#include <cstdlib>

#include "rrtk/army/unit.hpp"

namespace muster::rrtk {

namespace {

std::int64_t distance(Inches a, Inches b) { return std::abs((a - b).in_thousandths()); }

constexpr std::int64_t cost_of_a_column = 2'000;

/// The numbers from `start` outwards: start, start + 1, start - 1, start + 2 ..., as far as they lie between
/// `least` and `most`. Calls `visit` with each and stops when it says so.
template <class Visit>
void outwards(std::int64_t start, std::int64_t least, std::int64_t most, Visit visit) {
    if (least > most) return;
    const std::int64_t first = std::clamp(start, least, most);
    for (std::int64_t step = 0; first + step <= most || first - step >= least; ++step) {
        if (first + step <= most && !visit(first + step)) return;
        if (step > 0 && first - step >= least && !visit(first - step)) return;
    }
}

std::int64_t steps(Inches length) { return length.in_thousandths() / tape_step.in_thousandths(); }

}  // namespace

struct Room::Search {
    const DraftBody& body;
    const WantedPlace& wanted;
    std::vector<TroopClass> classes;
    tabletop::Rect zone;
    std::optional<StandingBody> best;
    std::int64_t best_cost = INT64_MAX;
};

Inches tape_up(Inches length) { return tape_down(length + tape_step - Inches::thousandths(1)); }

Inches tape_down(Inches length) { return tape_step * steps(length); }

Room::Search Room::search_for(const DraftBody& body, const WantedPlace& wanted) {
    Search search{body, wanted, {}, {}, {}};
    bool melee_foot = false;
    for (const Units* units : {&body.front, &body.units})
        for (const scenario::UnitSheet* unit : *units) {
            const TroopClass troop_class = class_of(*unit);
            melee_foot = melee_foot || troop_class == TroopClass::foot_melee;
            if (std::ranges::find(search.classes, troop_class) == search.classes.end())
                search.classes.push_back(troop_class);
        }
    search.zone = zone(melee_foot);
    search.zone.low.x = std::max(search.zone.low.x, wanted.from);
    search.zone.high.x = std::min(search.zone.high.x, wanted.to);
    return search;
}

bool Room::place(const DraftBody& body, const WantedPlace& wanted) {
    Search search = search_for(body, wanted);
    std::size_t most = std::min(widest, body.size());
    if (body.has(commander_) && body.front.empty() && body.size() > 1)
        most = std::min(most, (body.size() + 1) / 2);
    outwards(static_cast<std::int64_t>(wanted.columns), 1, static_cast<std::int64_t>(most),
             [&](std::int64_t columns) {
                 search_columns(search, static_cast<std::size_t>(columns));
                 return true;
             });
    if (!search.best) return false;
    standing_.push_back(std::move(*search.best));
    return true;
}

bool Room::has_place_for(const scenario::UnitSheet& unit) const {
    const DraftBody alone{Block::centre, {}, {&unit}};
    const tabletop::Rect anywhere = zone(false);
    const WantedPlace wanted{{anywhere.low.x, anywhere.high.y}, 1, anywhere.low.x, anywhere.high.x};
    Search search = search_for(alone, wanted);
    search_columns(search, 1);
    return search.best.has_value();
}

void Room::search_columns(Search& search, std::size_t columns) const {
    const std::int64_t cost = distance(tape_step * static_cast<std::int64_t>(columns),
                                       tape_step * static_cast<std::int64_t>(search.wanted.columns)) /
                              tape_step.in_thousandths() * cost_of_a_column;
    if (cost >= search.best_cost) return;
    const Formation formation(search.body, columns, commander_);
    outwards(steps(search.wanted.front_left.y), steps(tape_up(search.zone.low.y + formation.depth())),
             steps(search.zone.high.y), [&](std::int64_t at) {
                 const Inches front = tape_step * at;
                 const std::int64_t row_cost = cost + 2 * distance(front, search.wanted.front_left.y);
                 search_row(search, formation, row_cost, front);
                 return row_cost < search.best_cost;
             });
}

void Room::search_row(Search& search, const Formation& formation, std::int64_t row_cost, Inches front) const {
    if (row_cost >= search.best_cost || search.zone.high.x - formation.width() < search.zone.low.x) return;
    outwards(steps(search.wanted.front_left.x), steps(tape_up(search.zone.low.x)),
             steps(search.zone.high.x - formation.width()), [&](std::int64_t at) {
                 const tabletop::Point front_left{tape_step * at, front};
                 const std::int64_t cost = row_cost + distance(front_left.x, search.wanted.front_left.x);
                 if (cost >= search.best_cost) return false;
                 if (!legal(search, formation, front_left)) return true;
                 search.best = {search.body, formation, front_left, formation.outline(front_left)};
                 search.best_cost = cost;
                 return false;
             });
}

bool Room::legal(const Search& search, const Formation& formation, tabletop::Point front_left) const {
    const tabletop::Rect outline = formation.outline(front_left);
    if (!tabletop::inside(outline, search.zone)) return false;
    const Inches gap = gap_between_bodies;
    const tabletop::Rect wide{{outline.low.x - gap, outline.low.y - gap},
                              {outline.high.x + gap, outline.high.y + gap}};
    for (const StandingBody& other : standing_)
        if (tabletop::overlap(wide, other.outline)) return false;
    const auto admitted = [&](TroopClass troop_class) { return ground_.admits(outline, troop_class); };
    if (std::ranges::all_of(search.classes, admitted)) return true;
    if (formation.is_full()) return false;
    return std::ranges::all_of(formation.at(front_left), [&](const PlacedUnit& placed) {
        return ground_.admits(placed.area, class_of(*placed.unit));
    });
}

}  // namespace muster::rrtk
