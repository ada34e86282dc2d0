#include "rrtk/setup/bodies.hpp"

#include <algorithm>

#include "rrtk/army/unit.hpp"

namespace muster::rrtk {

namespace {

using namespace literals;
using scenario::UnitSheet;

/// What the units of a Body have in common. Speed comes last: it is the first to be given up.
struct Kind {
    int purpose;
    bool mounted;
    Inches depth;
    int speed_class;
    auto operator<=>(const Kind&) const = default;
};

int speed_class(Inches move) { return move <= 6_in ? 0 : move <= 10_in ? 1 : 2; }

Kind kind_of(const Rulebook& book, const UnitSheet& unit) {
    return {purpose_of(unit), is_mounted(class_of(unit)), unit.base.depth,
            speed_class(normal_move(book, unit))};
}

void sort_by_weight(Units& units) {
    std::ranges::stable_sort(units, {}, [](const UnitSheet* unit) { return weight_key(*unit); });
}

std::vector<DraftBody> group(const Rulebook& book, Block block, const Units& units) {
    std::map<Kind, Units> groups;
    for (const UnitSheet* unit : units) groups[kind_of(book, *unit)].push_back(unit);
    std::vector<DraftBody> bodies;
    for (auto& [kind, members] : groups) {
        sort_by_weight(members);
        bodies.push_back({block, {}, std::move(members)});
    }
    return bodies;
}

/// Melee foot and missile foot on bases of one depth become one Body, the missile troops in front.
void join_lines(std::vector<DraftBody>& bodies) {
    DraftBody line;
    std::vector<DraftBody> others;
    const auto joins = [](const DraftBody& body, TroopClass wanted) {
        return class_of(body.example()) == wanted && build_of(body.example()) == Build::foot;
    };
    for (DraftBody& body : bodies) {
        Units* into = joins(body, TroopClass::foot_missile) ? &line.front
                      : joins(body, TroopClass::foot_melee) ? &line.units
                                                            : nullptr;
        if (into != nullptr)
            into->insert(into->end(), body.units.begin(), body.units.end());
        else
            others.push_back(std::move(body));
    }
    if (line.units.empty()) std::swap(line.front, line.units);
    sort_by_weight(line.front);
    sort_by_weight(line.units);
    if (line.size() > 0) others.insert(others.begin(), std::move(line));
    bodies = std::move(others);
}

/// Joins two Bodies of one block that differ in speed alone; false if there are none.
bool join_speeds(const Rulebook& book, std::vector<DraftBody>& bodies) {
    for (std::size_t i = 0; i < bodies.size(); ++i)
        for (std::size_t j = i + 1; j < bodies.size(); ++j) {
            if (bodies[i].block != bodies[j].block || !bodies[i].front.empty() || !bodies[j].front.empty())
                continue;
            Kind a = kind_of(book, bodies[i].example()), b = kind_of(book, bodies[j].example());
            a.speed_class = b.speed_class = 0;
            if (a != b) continue;
            bodies[i].units.insert(bodies[i].units.end(), bodies[j].units.begin(), bodies[j].units.end());
            sort_by_weight(bodies[i].units);
            bodies.erase(bodies.begin() + static_cast<std::ptrdiff_t>(j));
            return true;
        }
    return false;
}

bool halve_largest(std::vector<DraftBody>& bodies) {
    const auto largest = std::ranges::max_element(bodies, {}, &DraftBody::size);
    if (largest == bodies.end() || largest->size() < divisible) return false;
    auto [first, second] = halved(*largest);
    *largest = std::move(first);
    bodies.insert(largest + 1, std::move(second));
    return true;
}

std::pair<Units, Units> cut(const Units& units) {
    const auto middle = units.begin() + static_cast<std::ptrdiff_t>((units.size() + 1) / 2);
    return {Units(units.begin(), middle), Units(middle, units.end())};
}

}  // namespace

bool DraftBody::has(const UnitSheet* unit) const {
    return std::ranges::find(units, unit) != units.end() || std::ranges::find(front, unit) != front.end();
}

std::vector<DraftBody> form_bodies(const Rulebook& book, const Dealt& dealt, std::size_t wanted,
                                   bool one_line) {
    std::vector<DraftBody> bodies;
    for (const Block block : {Block::centre, Block::right, Block::left, Block::reserve}) {
        std::vector<DraftBody> formed = group(book, block, dealt.of(block));
        if (one_line && block == Block::centre) join_lines(formed);
        bodies.insert(bodies.end(), std::make_move_iterator(formed.begin()),
                      std::make_move_iterator(formed.end()));
    }
    while (bodies.size() > wanted && join_speeds(book, bodies)) {
    }
    while (bodies.size() < wanted && halve_largest(bodies)) {
    }
    return bodies;
}

std::pair<DraftBody, DraftBody> halved(const DraftBody& body) {
    auto [units, more_units] = cut(body.units);
    auto [front, more_front] = cut(body.front);
    DraftBody first{body.block, std::move(front), std::move(units)},
        second{body.block, std::move(more_front), std::move(more_units)};
    if (second.units.empty()) std::swap(second.front, second.units);
    if (second.size() == 0) std::swap(second.units, first.front);  // one unit in front of one other
    return {std::move(first), std::move(second)};
}

}  // namespace muster::rrtk
