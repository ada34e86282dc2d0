// What commanders decided, kept for the log, and decided again from it. A rule set says what its commanders
// deal in:
//
//     struct Playing { using Commander, Situation, Question, Order, Refusal; };
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace muster::scenario {

/// A decision as the log keeps it: an order, or an answer to a question.
template <class Order>
struct Decision {
    bool is_order = true;
    std::uint8_t side = 0;
    Order order;
    std::int16_t answer = 0;
    bool operator==(const Decision&) const = default;
};

/// Passes on another's decisions and keeps them.
template <class Playing>
class RecordingCommander : public Playing::Commander {
  public:
    using Decisions = std::vector<Decision<typename Playing::Order>>;
    RecordingCommander(typename Playing::Commander& inner, Decisions& kept) : inner_(inner), kept_(kept) {}

    typename Playing::Order order(const typename Playing::Situation& situation) override {
        const typename Playing::Order order = inner_.order(situation);
        kept_.push_back({true, situation.side, order, 0});
        return order;
    }
    void refused(const typename Playing::Order& order, typename Playing::Refusal why) override {
        inner_.refused(order, why);
    }
    std::int16_t answer(const typename Playing::Situation& situation,
                        const typename Playing::Question& question) override {
        const std::int16_t answer = inner_.answer(situation, question);
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
    using Decisions = std::vector<Decision<typename Playing::Order>>;
    ReplayingCommander(const Decisions& kept, std::size_t& at) : kept_(kept), at_(at) {}

    typename Playing::Order order(const typename Playing::Situation& situation) override {
        if (!is_next(true, situation.side)) return {};
        return kept_[at_++].order;
    }
    std::int16_t answer(const typename Playing::Situation& situation,
                        const typename Playing::Question& question) override {
        if (!is_next(false, situation.side)) return question.usual;
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
