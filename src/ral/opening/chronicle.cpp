#include "ral/opening/chronicle.hpp"

#include "ral/battle/turn.hpp"
#include "scenario/story_words.hpp"

namespace muster::ral {

using battle::Stage;

Chronicle::Chronicle(const battle::OrderOfBattle& book, const Names& names, const battle::State& state)
    : book_(book), names_(names), state_(state), tracks_(book, state), narrator_(book, names) {}

void Chronicle::before_step() {
    const bool second = state_.stage == Stage::second_half;
    if (state_.stage == Stage::challenges || second) {
        if (in_part_) end_part();
        second_ = second;
        in_part_ = true;
        tracks_.begin(state_);
        narrator_.begin();
    }
    narrator_.begin_step(state_.stage);
}

std::int32_t Chronicle::add(const battle::Event& event) {
    tracks_.see(event, state_);
    narrator_.see(event, state_);
    return count_++;
}

void Chronicle::end_part() {
    scenario::StoryTurn part;
    // Who moves first is known once the initiative was rolled; till then it is who moved first before.
    const battle::SideIndex mover = second_ ? battle::enemy_of(state_.first) : state_.first;
    part.side = scenario::colour_of(mover);
    part.number = state_.turn;
    tracks_.end(state_, part);
    part.lines = narrator_.end();
    part.note = scenario::losses_told({names_.army(0), names_.army(1)}, battle::score(book_, state_).lost);
    parts_.push_back(std::move(part));
    in_part_ = false;
}

std::vector<scenario::StoryTurn> Chronicle::finish() {
    if (in_part_) end_part();
    return std::move(parts_);
}

battle::Order OverheardCommander::order(const battle::Situation& situation) {
    const battle::Order order = commander_.order(situation);
    chronicle_.ordered(order);
    return order;
}

}  // namespace muster::ral
