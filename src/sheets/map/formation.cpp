#include "sheets/map/formation.hpp"

#include <algorithm>

#include "base/trig.hpp"

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

/// Units that face one way, in ranks: from the front, and from the left. `exactly` = their fronts are in one
/// line; bases that were turned stand in line but for rounding.
std::vector<Rank> ranks_of(std::vector<Spot> spots, bool exactly) {
    std::stable_sort(spots.begin(), spots.end(),
                     [](const Spot& a, const Spot& b) { return a.area.high.y > b.area.high.y; });
    std::vector<Rank> ranks;
    for (auto first = spots.begin(); first != spots.end();) {
        const auto end = std::find_if(first, spots.end(), [&](const Spot& spot) {
            return exactly ? spot.area.high.y != first->area.high.y
                           : !same(spot.area.high.y, first->area.high.y);
        });
        std::stable_sort(first, end,
                         [](const Spot& a, const Spot& b) { return a.area.low.x < b.area.low.x; });
        for (bool begins = true; first != end; ++first, begins = false) {
            if (begins || !same(ranks.back().back().area.high.x, first->area.low.x)) ranks.emplace_back();
            ranks.back().push_back(*first);
        }
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
    const auto left = tabletop::corners(rank.front().unit->base, rank.front().pose);
    const auto right = tabletop::corners(rank.back().unit->base, rank.back().pose);
    return {{rank}, false, left[0], right[1]};
}

/// The blocks of units that face one way.
void add_blocks(std::vector<Block>& blocks, std::vector<Spot> spots) {
    const std::size_t first = blocks.size();
    const bool ahead = spots.front().pose.facing == tabletop::up;
    for (const Rank& rank : ranks_of(std::move(spots), ahead)) {
        const auto known = std::find_if(blocks.begin() + static_cast<std::ptrdiff_t>(first), blocks.end(),
                                        [&](const Block& b) { return follows(b, rank); });
        if (known == blocks.end()) {
            blocks.push_back(block_of(rank));
            continue;
        }
        if (!same(known->ranks.front().front().area.low.x, rank.front().area.low.x)) known->centred = true;
        known->ranks.push_back(rank);
    }
}

/// Seen along its facing: as if the table were turned until it looks ahead.
Spot seen_along(Spot spot) {
    const int degrees = spot.pose.facing.degrees();
    const std::int64_t sine = sin_millionths(degrees), cosine = cos_millionths(degrees);
    const std::int64_t x = spot.pose.centre.x.in_thousandths(), y = spot.pose.centre.y.in_thousandths();
    const tabletop::Point at{Inches::thousandths((x * cosine - y * sine) / 1'000'000),
                             Inches::thousandths((x * sine + y * cosine) / 1'000'000)};
    spot.area = tabletop::bounds(spot.unit->base, {at, tabletop::up});
    return spot;
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
    std::vector<Spot> ahead;
    std::vector<std::vector<Spot>> aslant;
    for (const Spot& spot : spots) {
        if (spot.pose.facing == tabletop::up) {
            ahead.push_back(spot);
            continue;
        }
        const auto alike = std::find_if(aslant.begin(), aslant.end(), [&](const std::vector<Spot>& group) {
            return group.front().pose.facing == spot.pose.facing;
        });
        if (alike == aslant.end())
            aslant.push_back({seen_along(spot)});
        else
            alike->push_back(seen_along(spot));
    }
    std::vector<Block> blocks;
    if (!ahead.empty()) add_blocks(blocks, std::move(ahead));
    for (std::vector<Spot>& group : aslant) add_blocks(blocks, std::move(group));
    return blocks;
}

}  // namespace muster::sheets::map
