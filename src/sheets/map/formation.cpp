#include "sheets/map/formation.hpp"

#include <algorithm>

namespace muster::sheets::map {

namespace {

/// True if the lengths differ by no more than bases in contact may stand apart.
bool same(Inches a, Inches b) {
    const Inches apart = a < b ? b - a : a - b;
    return apart <= tabletop::contact_gap;
}

Inches front_of(const Rank& rank) { return rank.front().area.high.y; }

Inches middle_of(const Rank& rank) { return (rank.front().area.low.x + rank.back().area.high.x) / 2; }

bool of_one_depth(const Rank& rank) {
    return std::all_of(rank.begin(), rank.end(),
                       [&](const Spot& spot) { return same(spot.area.low.y, rank.front().area.low.y); });
}

/// Units that face ahead, in ranks: from the front, and from the left.
std::vector<Rank> ranks_of(std::vector<Spot> spots) {
    std::stable_sort(spots.begin(), spots.end(), [](const Spot& a, const Spot& b) {
        return a.area.high.y != b.area.high.y ? a.area.high.y > b.area.high.y : a.area.low.x < b.area.low.x;
    });
    std::vector<Rank> ranks;
    for (const Spot& spot : spots) {
        const bool joins = !ranks.empty() && front_of(ranks.back()) == spot.area.high.y &&
                           same(ranks.back().back().area.high.x, spot.area.low.x);
        if (!joins) ranks.emplace_back();
        ranks.back().push_back(spot);
    }
    return ranks;
}

/// True if `rank` can be set up from what is known of `block`.
bool follows(const Block& block, const Rank& rank) {
    const Rank& before = block.ranks.back();
    if (!of_one_depth(before) || !same(before.front().area.low.y, front_of(rank))) return false;
    return same(before.front().area.low.x, rank.front().area.low.x) ||
           same(middle_of(block.ranks.front()), middle_of(rank));
}

Block block_of(const Rank& rank) {
    const tabletop::Rect& first = rank.front().area;
    return {{rank}, false, {first.low.x, first.high.y}};
}

}  // namespace

std::vector<Spot> spots_of(const scenario::Scenario& scenario, scenario::SideColour side,
                           const std::vector<int>& numbers) {
    std::vector<Spot> spots;
    for (const int number : numbers) {
        const scenario::UnitSheet* unit = scenario.side(side).unit(number);
        if (!unit || !unit->pose) continue;
        const bool ahead = side == scenario.attacker;
        const tabletop::Pose pose = ahead ? *unit->pose : tabletop::turned(scenario.board, *unit->pose);
        spots.push_back({unit, pose, tabletop::bounds(unit->base, pose)});
    }
    return spots;
}

std::vector<Block> blocks_of(std::vector<Spot> spots) {
    std::vector<Spot> ahead, aslant;
    for (const Spot& spot : spots) (spot.pose.facing == tabletop::up ? ahead : aslant).push_back(spot);
    std::vector<Block> blocks;
    for (const Rank& rank : ranks_of(std::move(ahead))) {
        const auto known =
            std::find_if(blocks.begin(), blocks.end(), [&](const Block& b) { return follows(b, rank); });
        if (known == blocks.end()) {
            blocks.push_back(block_of(rank));
            continue;
        }
        if (!same(known->front_left.x, rank.front().area.low.x)) known->centred = true;
        known->ranks.push_back(rank);
    }
    for (const Spot& spot : aslant)
        blocks.push_back({{{spot}}, false, tabletop::corners(spot.unit->base, spot.pose)[0]});
    return blocks;
}

}  // namespace muster::sheets::map
