#include "rrtk/setup/placement.hpp"

#include <algorithm>

#include "rrtk/army/unit.hpp"

namespace muster::rrtk {

namespace {

using scenario::SideColour;

/// What a side still has to place.
struct Queue {
    SideColour side;
    std::vector<int> units;
    std::size_t batch;
    std::size_t next = 0;

    [[nodiscard]] bool done() const { return next == units.size(); }

    scenario::Batch take(std::size_t most) {
        scenario::Batch step{side, {}, {}};
        for (; step.units.size() < most && !done(); ++next) step.units.push_back(units[next]);
        return step;
    }
};

}  // namespace

std::vector<int> placing_order(const scenario::Side& side) {
    std::vector<int> order;
    const auto add = [&order](int number) {
        if (std::ranges::find(order, number) == order.end()) order.push_back(number);
    };
    for (const scenario::UnitSheet& unit : side.units) {
        if (unit.leader != cinc || !unit.pose) continue;
        add(unit.number);
        for (const scenario::Body& body : side.bodies)
            if (body.letter == unit.body) std::ranges::for_each(body.units, add);
    }
    for (const Block block : {Block::centre, Block::right, Block::left, Block::reserve})
        for (const scenario::Body& body : side.bodies)
            if (body.block == names_of(Block{}).word(block)) std::ranges::for_each(body.units, add);
    return order;
}

std::vector<scenario::Batch> batches(const scenario::Scenario& scenario, const Setup& setup) {
    std::vector<scenario::Batch> steps;
    const auto queue_of = [&](SideColour side) {
        return Queue{side, placing_order(scenario.side(side)),
                     static_cast<std::size_t>(setup.side(side).batch)};
    };
    Queue turn = queue_of(scenario.defender()), waiting = queue_of(scenario.attacker);
    for (; !turn.done(); std::swap(turn, waiting))
        steps.push_back(turn.take(waiting.done() ? turn.units.size() : turn.batch));
    if (!waiting.done()) steps.push_back(waiting.take(waiting.units.size()));
    return steps;
}

}  // namespace muster::rrtk
