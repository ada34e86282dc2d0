// The log as lines and back (docs/reference/battle-log.md).
#include "scenario/log_text.hpp"
#include "rrtk/battle/battle_log.hpp"
#include "rrtk/battle/record.hpp"

namespace muster::rrtk::battle {

namespace {

/// The log as scenario/log_text.hpp asks for it.
struct LogForm {
    using Order = OrderOfBattle;
    using Log = BattleLog;
    using Decision = battle::Decision;
    using Event = battle::Event;
    using Writer = battle::FieldWriter;
    using Reader = battle::FieldReader;
    static constexpr int sides = 6;
    static std::string to_yaml(const Order& book, const State& state) { return battle::to_yaml(book, state); }
    static std::optional<State> state_from_yaml(const Order& book, const std::string& text,
                                                const std::string& name, Diagnostics& diagnostics) {
        return battle::state_from_yaml(book, text, name, diagnostics);
    }
    static void order_fields(auto& fields, auto& order) { battle::fields_of_order(fields, order); }
    static void event_fields(auto& fields, auto& event) { battle::fields_of_event(fields, event); }
    static auto& number_of(auto& answer) { return answer; }
    static void answer_fields(auto& /*fields*/, auto& /*answer*/) {}
    static bool is_usual(const battle::Order& /*order*/) { return false; }
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

}  // namespace muster::rrtk::battle
