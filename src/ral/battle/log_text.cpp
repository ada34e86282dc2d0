// The log as lines and back (docs/reference/ral-battle-log.md).
#include "scenario/log_text.hpp"
#include "ral/battle/battle_log.hpp"
#include "ral/battle/record.hpp"

namespace muster::ral::battle {

namespace {

/// The log as scenario/log_text.hpp asks for it.
struct LogForm {
    using Order = OrderOfBattle;
    using Log = BattleLog;
    using Decision = battle::Decision;
    using Event = battle::Event;
    using Writer = battle::Writer;
    using Reader = battle::Reader;
    static constexpr int sides = most_faces;
    static std::string to_yaml(const Order& book, const State& state) { return battle::to_yaml(book, state); }
    static std::optional<State> state_from_yaml(const Order& book, const std::string& text,
                                                const std::string& name, Diagnostics& diagnostics) {
        return battle::state_from_yaml(book, text, name, diagnostics);
    }
    static void order_fields(auto& fields, auto& order) { battle::order_fields(fields, order); }
    static void event_fields(auto& fields, auto& event) { battle::event_fields(fields, event); }
    static auto& number_of(auto& answer) { return answer.value; }
    static void answer_fields(auto& fields, auto& answer) { battle::why_fields(fields, answer.why); }
    static bool is_usual(const battle::Order& order) { return order == battle::Order{}; }
};

}  // namespace

std::string event_line(const OrderOfBattle& book, const Event& event) {
    return scenario::event_line_of<LogForm>(book, event);
}

std::string to_text(const OrderOfBattle& book, const BattleLog& log) {
    return scenario::log_to_text<LogForm>(book, log);
}

std::optional<BattleLog> log_from_text(const OrderOfBattle& book, const std::string& text,
                                       const std::string& name, Diagnostics& diagnostics) {
    return scenario::LogReader<LogForm>(book, text, name, diagnostics).read();
}

std::string first_difference(const OrderOfBattle& book, const BattleLog& log, const BattleLog& again) {
    return scenario::first_difference_of<LogForm>(book, log, again);
}

std::uint64_t signature(const OrderOfBattle& book, const std::vector<Event>& events) {
    return scenario::signature_of<LogForm>(book, events);
}

}  // namespace muster::ral::battle
