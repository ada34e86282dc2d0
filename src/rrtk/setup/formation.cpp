#include "rrtk/setup/formation.hpp"

#include <algorithm>

namespace muster::rrtk {

Formation::Formation(const DraftBody& body, std::size_t columns, const scenario::UnitSheet* commander)
    : base_(body.example().base) {
    add_ranks(body.front, columns, nullptr);
    add_ranks(body.units, columns, commander);
    for (const Units& rank : ranks_) columns_ = std::max(columns_, rank.size());
}

void Formation::add_ranks(Units units, std::size_t columns, const scenario::UnitSheet* commander) {
    const auto found = std::ranges::find(units, commander);
    if (found != units.end()) {
        units.erase(found);
        // Behind a front of other troops the first rank of these is the second of the Body.
        const std::size_t before = ranks_.empty() && units.size() >= columns ? columns : 0;
        const std::size_t rank = std::min(columns, units.size() + 1 - before);
        units.insert(units.begin() + static_cast<std::ptrdiff_t>(before + (rank - 1) / 2), commander);
    }
    for (std::size_t from = 0; from < units.size(); from += columns) {
        const auto first = units.begin() + static_cast<std::ptrdiff_t>(from);
        ranks_.emplace_back(first,
                            first + static_cast<std::ptrdiff_t>(std::min(columns, units.size() - from)));
    }
}

bool Formation::is_full() const {
    return std::ranges::all_of(ranks_, [this](const Units& rank) { return rank.size() == columns_; });
}

Inches Formation::width() const { return base_.width * static_cast<std::int64_t>(columns_); }

Inches Formation::depth() const { return base_.depth * static_cast<std::int64_t>(ranks_.size()); }

std::vector<PlacedUnit> Formation::at(tabletop::Point front_left) const {
    std::vector<PlacedUnit> places;
    Inches front = front_left.y;
    for (const Units& rank : ranks_) {
        const Inches spare = width() - base_.width * static_cast<std::int64_t>(rank.size());
        Inches left = front_left.x + spare / 2;
        for (const scenario::UnitSheet* unit : rank) {
            places.push_back({unit, {{left, front - base_.depth}, {left + base_.width, front}}});
            left += base_.width;
        }
        front -= base_.depth;
    }
    return places;
}

tabletop::Rect Formation::outline(tabletop::Point front_left) const {
    return {{front_left.x, front_left.y - depth()}, {front_left.x + width(), front_left.y}};
}

}  // namespace muster::rrtk
