#include "ral/opening/tracks.hpp"

#include "ral/battle/words.hpp"

namespace muster::ral {

using battle::Event;
using battle::EventKind;
using battle::Presence;
using battle::State;
using battle::UnitId;
using scenario::Going;

namespace {

Going going_of(EventKind kind) {
    switch (kind) {
        case EventKind::charged:
        case EventKind::contacted:
        case EventKind::missed:
        case EventKind::countercharged: return Going::charge;
        case EventKind::routed:
        case EventKind::ran_off: return Going::driven;
        default: return Going::march;
    }
}

/// Events at the end of a way that an order named.
bool ends_way(EventKind kind) {
    return kind == EventKind::moved || kind == EventKind::crossed_river || kind == EventKind::contacted ||
           kind == EventKind::missed;
}

}  // namespace

void Tracks::begin(const State& state) {
    start_ = seen_ = state;
    order_ = {};
    tracks_ = {};
    shots_.clear();
}

void Tracks::go(UnitId unit, const tabletop::Pose& to, const Event* event) {
    std::vector<scenario::Leg>& legs = tracks_[unit].legs;
    const bool own = event != nullptr && event->unit == unit;
    const Going how = own ? going_of(event->kind) : Going::march;
    if (own && ends_way(event->kind) && order_.unit == unit) {
        for (const tabletop::Point& corner : order_.way)
            if (corner != to.centre) legs.push_back({how, {corner, to.facing}});
        order_ = {};
    }
    // A turn on the spot is no stretch of its own.
    if (!legs.empty() && legs.back().to.centre == to.centre)
        legs.back().to = to;
    else
        legs.push_back({how, to});
}

void Tracks::compare(const State& state, const Event* event) {
    for (UnitId unit = 0; unit < book_.unit_count(); ++unit) {
        battle::UnitState& before = seen_.units[unit];
        const battle::UnitState& now = state.units[unit];
        if (before.pose != now.pose || before.formation != now.formation) go(unit, now.pose, event);
        before = now;
    }
}

void Tracks::see(const Event& event, const State& state) {
    compare(state, &event);
    if (event.kind == EventKind::fell) tracks_[event.unit].lost += event.number;
    if (event.kind == EventKind::shot)
        shots_.push_back({scenario::colour_of(book_.side_of(event.unit)),
                          book_.units[event.unit].number,
                          book_.units[event.other].number,
                          state.units[event.unit].pose.centre,
                          state.units[event.other].pose.centre,
                          {}});
}

scenario::StoryMove Tracks::move_of(UnitId unit) const {
    scenario::StoryMove move;
    move.side = scenario::colour_of(book_.side_of(unit));
    move.unit = book_.units[unit].number;
    move.from = start_.units[unit].pose;
    move.legs = tracks_[unit].legs;
    const auto base_in = [&](const State& state) {
        return book_.units[unit].base(state.units[unit].formation);
    };
    if (base_in(seen_) != base_in(start_)) move.base = base_in(seen_);
    return move;
}

scenario::StoryLoss Tracks::loss_of(UnitId unit, const State& state) const {
    scenario::StoryLoss loss;
    loss.side = scenario::colour_of(book_.side_of(unit));
    loss.unit = book_.units[unit].number;
    loss.how = battle::names_of(Presence{}).word(state.units[unit].presence);
    loss.at = state.units[unit].pose;
    return loss;
}

void Tracks::end(const State& state, scenario::StoryTurn& turn) {
    compare(state, nullptr);
    turn.shots = std::move(shots_);
    shots_.clear();
    for (const battle::SideIndex side : {battle::SideIndex{0}, battle::SideIndex{1}}) {
        const scenario::SideColour colour = scenario::colour_of(side);
        scenario::UnitsOf routed{colour, {}, {}};
        for (const UnitId unit : book_.sides[side].units) {
            if (!start_.on_table(unit)) continue;
            const Track& track = tracks_[unit];
            const int number = book_.units[unit].number;
            if (!track.legs.empty()) turn.moves.push_back(move_of(unit));
            if (track.lost > 0) turn.hits.push_back({colour, number, track.lost, {}});
            if (!state.on_table(unit)) turn.losses.push_back(loss_of(unit, state));
            if (state.on_table(unit) && state.routed(unit)) routed.units.push_back(number);
        }
        if (!routed.units.empty()) turn.routed.push_back(std::move(routed));
    }
}

}  // namespace muster::ral
