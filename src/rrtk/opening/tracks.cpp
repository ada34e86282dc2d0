#include "rrtk/opening/tracks.hpp"

#include <algorithm>
#include <optional>

#include "rrtk/battle/words.hpp"

namespace muster::rrtk {

using battle::Event;
using battle::EventKind;
using battle::Presence;
using battle::State;
using battle::UnitId;
using scenario::Going;

namespace {

/// How the units of an event went that is told once they have gone; nothing for other events.
std::optional<Going> gone(EventKind kind) {
    switch (kind) {
        case EventKind::moved:
        case EventKind::wheeled:
        case EventKind::faced_about:
        case EventKind::expanded:
        case EventKind::dismounted:
        case EventKind::reformed:
        case EventKind::returned: return Going::march;
        case EventKind::charged:
        case EventKind::contacted:
        case EventKind::countercharged: return Going::charge;
        case EventKind::followed_up: return Going::chase;
        case EventKind::pushed_back:
        case EventKind::rampaged: return Going::driven;
        case EventKind::flew: return Going::flight;
        default: return std::nullopt;
    }
}

/// The same for events that are told before the unit goes.
std::optional<Going> about_to_go(EventKind kind) {
    switch (kind) {
        case EventKind::turned:
        case EventKind::advanced: return Going::march;
        case EventKind::pursued: return Going::chase;
        case EventKind::retired:
        case EventKind::gave_ground:
        case EventKind::rampaged: return Going::driven;
        case EventKind::flew: return Going::flight;
        default: return std::nullopt;
    }
}

}  // namespace

void Tracks::begin(const State& state) {
    start_ = seen_ = state;
    tracks_ = {};
    shots_.clear();
    moved_ = {};
}

Going Tracks::how(UnitId unit, const Event* event) const {
    const Track& track = tracks_[unit];
    if (event != nullptr && (event->unit == unit || event->units.has(unit))) {
        if (const auto kind = gone(event->kind)) return *kind;
        if (event->kind == EventKind::pulled_along && event->other != battle::no_unit)
            return tracks_[event->other].last;
    }
    if (track.expected) return track.next;
    // Others are taken along by what the event is about: a charge, a pursuit.
    const auto taken = event == nullptr ? std::nullopt : gone(event->kind);
    return taken.value_or(track.last);
}

void Tracks::go(UnitId unit, const tabletop::Pose& to, const Event* event) {
    Track& track = tracks_[unit];
    const Going kind = how(unit, event);
    track.last = kind;
    track.expected = false;
    moved_.add(unit);
    // A turn on the spot is no stretch of its own.
    if (!track.legs.empty() && track.legs.back().to.centre == to.centre)
        track.legs.back().to = to;
    else
        track.legs.push_back({kind, to});
}

void Tracks::compare(const State& state, const Event* event) {
    for (UnitId u = 0; u < book_.unit_count(); ++u) {
        battle::UnitState& before = seen_.unit(u);
        const battle::UnitState& now = state.unit(u);
        const bool stays = before.pose == now.pose && before.dismounted == now.dismounted;
        if (stays && before.presence == now.presence) continue;
        if (now.presence == Presence::on_table && (!stays || before.presence != Presence::on_table))
            go(u, now.pose, event);
        if (before.presence != now.presence) moved_.add(u);
        before.pose = now.pose;
        before.presence = now.presence;
        before.dismounted = now.dismounted;
    }
}

void Tracks::expect(const Event& event) {
    const auto kind = about_to_go(event.kind);
    if (!kind || event.unit == battle::no_unit) return;
    tracks_[event.unit].expected = true;
    tracks_[event.unit].next = *kind;
    tracks_[event.unit].last = *kind;
}

void Tracks::shoot(const Event& event, const State& state) {
    const auto add = [&](UnitId target, tabletop::Point to) {
        const int number = target == battle::no_unit ? 0 : book_.units[target].number;
        shots_.push_back({scenario::colour_of(book_.side_of(event.unit)),
                          book_.units[event.unit].number,
                          number,
                          state.unit(event.unit).pose.centre,
                          to,
                          {}});
    };
    const bool gun = event.kind == EventKind::fired && event.rule == battle::S(17);
    if (event.kind == EventKind::landed) {
        // A shot can come down on friends; then it is a shot at nobody of the other side.
        const bool enemy = event.other != battle::no_unit && book_.enemies(event.unit, event.other);
        add(enemy ? event.other : battle::no_unit, event.to.centre);
    } else if (event.kind == EventKind::fired && !gun) {
        battle::UnitSet targets = event.others;
        if (event.other != battle::no_unit) targets.add(event.other);
        for (const UnitId t : targets) add(t, state.unit(t).pose.centre);
    }
}

void Tracks::see(const Event& event, const State& state) {
    compare(state, &event);
    if (event.kind == EventKind::hit) tracks_[event.unit].hits += event.number;
    shoot(event, state);
    expect(event);
}

scenario::StoryMove Tracks::move_of(UnitId unit) const {
    scenario::StoryMove move;
    move.side = scenario::colour_of(book_.side_of(unit));
    move.unit = book_.units[unit].number;
    if (start_.on_table(unit)) move.from = start_.unit(unit).pose;
    move.legs = tracks_[unit].legs;
    const tabletop::Base& base = book_.profile(seen_, unit).base;
    if (base != book_.profile(start_, unit).base) move.base = base;
    return move;
}

scenario::StoryLoss Tracks::loss_of(UnitId unit, const State& state) const {
    scenario::StoryLoss loss;
    loss.side = scenario::colour_of(book_.side_of(unit));
    loss.unit = book_.units[unit].number;
    loss.how = battle::names_of(Presence{}).word(state.unit(unit).presence);
    loss.for_good = state.unit(unit).presence >= Presence::routed;
    loss.at = tracks_[unit].legs.empty() ? start_.unit(unit).pose : tracks_[unit].legs.back().to;
    return loss;
}

void Tracks::end(const State& state, scenario::StoryTurn& turn) {
    compare(state, nullptr);
    turn.shots = std::move(shots_);
    shots_.clear();
    for (const battle::SideIndex side : {battle::SideIndex{0}, battle::SideIndex{1}}) {
        scenario::UnitsOf active{scenario::colour_of(side), {}, {}};
        for (const UnitId u : book_.sides[side].units) {
            const Track& track = tracks_[u];
            const bool was_there = start_.on_table(u) || !track.legs.empty();
            if (!track.legs.empty()) turn.moves.push_back(move_of(u));
            if (track.hits > 0)
                turn.hits.push_back({scenario::colour_of(side), book_.units[u].number, track.hits, {}});
            if (was_there && !state.on_table(u)) turn.losses.push_back(loss_of(u, state));
            if (state.on_table(u) && state.unit(u).active) active.units.push_back(book_.units[u].number);
        }
        if (!active.units.empty()) turn.active.push_back(std::move(active));
    }
}

}  // namespace muster::rrtk
