#include "rrtk/opening/chronicle.hpp"

#include "rrtk/battle/aftermath.hpp"
#include "scenario/story_words.hpp"

namespace muster::rrtk {

Chronicle::Chronicle(const battle::OrderOfBattle& book, const battle::State& state)
    : book_(book), state_(state), tracks_(book, state), narrator_(book) {}

std::int32_t Chronicle::add(const battle::Event& event) {
    if (event.kind == battle::EventKind::turn_began) begin_turn();
    if (in_turn_) {
        tracks_.see(event, state_);
        narrator_.see(event, state_);
    }
    if (event.kind == battle::EventKind::turn_ended) end_turn();
    return count_++;
}

void Chronicle::begin_turn() {
    scenario::StoryTurn turn;
    turn.side = scenario::colour_of(state_.moving);
    turn.number = state_.sides[state_.moving].turn;
    turns_.push_back(std::move(turn));
    tracks_.begin(state_);
    narrator_.begin(state_);
    in_turn_ = true;
}

std::string Chronicle::standing() const {
    const battle::Score score = battle::tournament_score(book_, state_);
    return scenario::losses_told({book_.sides[0].name, book_.sides[1].name}, score.lost);
}

void Chronicle::end_turn() {
    tracks_.end(state_, turns_.back());
    turns_.back().lines = narrator_.end(state_, tracks_.moved());
    turns_.back().note = standing();
    in_turn_ = false;
}

std::vector<scenario::StoryTurn> Chronicle::finish() {
    if (in_turn_) end_turn();
    return std::move(turns_);
}

}  // namespace muster::rrtk
