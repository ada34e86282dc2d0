#include "rrtk/setup/row.hpp"

#include <algorithm>

#include "rrtk/setup/room.hpp"

namespace muster::rrtk {

namespace {

using namespace literals;

constexpr Inches widest_gap = 1_in;

/// What Bodies and the quarter inches they start on may need between two of them.
constexpr Inches room_between = gap_between_bodies + tape_step;

std::size_t divided_up(std::size_t number, std::size_t by) { return (number + by - 1) / by; }

std::size_t ranks_in(const DraftBody& body, std::size_t columns) {
    return divided_up(body.front.size(), columns) + divided_up(body.units.size(), columns);
}

Inches width_of(const Row& row, const std::vector<std::size_t>& columns) {
    Inches width;
    for (std::size_t i = 0; i < row.size(); ++i) width += frontage(*row[i], columns[i]);
    return width;
}

}  // namespace

Inches frontage(const DraftBody& body, std::size_t columns) {
    return body.example().base.width * static_cast<std::int64_t>(columns);
}

RowShape fit_row(const Row& row, Inches room, std::size_t least, const scenario::UnitSheet* commander) {
    RowShape shape;
    for (const DraftBody* body : row) {
        const std::size_t ranks = body->has(commander) ? std::max<std::size_t>(least, 2) : least;
        shape.columns.push_back(std::clamp<std::size_t>(divided_up(body->size(), ranks), 1, widest));
    }
    if (row.empty()) return shape;
    const auto gaps = static_cast<std::int64_t>(row.size()) - 1;
    const auto widest_body = [&] { return std::ranges::max_element(shape.columns); };
    while (width_of(row, shape.columns) + room_between * gaps > room && *widest_body() > 1) --*widest_body();
    shape.width = width_of(row, shape.columns);
    if (gaps > 0) shape.gap = std::clamp((room - shape.width) / gaps - tape_step, Inches(), widest_gap);
    shape.width += shape.gap * gaps;
    for (std::size_t i = 0; i < row.size(); ++i)
        shape.depth =
            std::max(shape.depth, row[i]->example().base.depth *
                                      static_cast<std::int64_t>(ranks_in(*row[i], shape.columns[i])));
    return shape;
}

}  // namespace muster::rrtk
