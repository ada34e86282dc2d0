// What commanders decided, kept for the log, and decided again from it. A rule set says what its commanders
// deal in:
//
//     struct Playing { using Commander, Situation, Question, Order, Answer, Refusal; };
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace muster::scenario {

/// A decision as the log keeps it: an order, or an answer to a question.
template <class Order, class Answer>
struct Decision {
    bool is_order = true;
    std::uint8_t side = 0;
    Order order;
    Answer answer{};
    bool operator==(const Decision&) const = default;
};

/// Passes on another's decisions and keeps them.
template <class Playing>
class RecordingCommander : public Playing::Commander {
  public:
    using Decisions = std::vector<Decision<typename Playing::Order, typename Playing::Answer>>;
    RecordingCommander(typename Playing::Commander& inner, Decisions& kept) : inner_(inner), kept_(kept) {}

    typename Playing::Order order(const typename Playing::Situation& situation) override {
        const typename Playing::Order order = inner_.order(situation);
        kept_.push_back({true, situation.side, order, {}});
        return order;
    }
    void refused(const typename Playing::Order& order, typename Playing::Refusal why) override {
        inner_.refused(order, why);
    }
    typename Playing::Answer answer(const typename Playing::Situation& situation,
                                    const typename Playing::Question& question) override {
        const typename Playing::Answer answer = inner_.answer(situation, question);
        kept_.push_back({false, situation.side, {}, answer});
        return answer;
    }

  private:
    typename Playing::Commander& inner_;
    Decisions& kept_;
};

/// Decides as kept decisions say; both sides share one list and one position.
template <class Playing>
class ReplayingCommander : public Playing::Commander {
  public:
    using Decisions = std::vector<Decision<typename Playing::Order, typename Playing::Answer>>;
    ReplayingCommander(const Decisions& kept, std::size_t& at) : kept_(kept), at_(at) {}

    typename Playing::Order order(const typename Playing::Situation& situation) override {
        if (!is_next(true, situation.side)) return {};
        return kept_[at_++].order;
    }
    typename Playing::Answer answer(const typename Playing::Situation& situation,
                                    const typename Playing::Question& question) override {
        if (!is_next(false, situation.side)) return {question.usual};
        return kept_[at_++].answer;
    }

  private:
    [[nodiscard]] bool is_next(bool order, std::uint8_t side) const {
        return at_ < kept_.size() && kept_[at_].is_order == order && kept_[at_].side == side;
    }
    const Decisions& kept_;
    std::size_t& at_;
};

}  // namespace muster::scenario
