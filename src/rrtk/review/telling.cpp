#include "rrtk/review/telling.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "rrtk/battle/sentences.hpp"

namespace muster::rrtk::review {

using namespace battle;

namespace {

constexpr std::size_t told_most = 2;   ///< losses of a side that are told with their cause
constexpr std::size_t named_most = 4;  ///< of the others, that are named

/// "from X" and the like, nothing where nobody is named.
std::string with(const char* words, const OrderOfBattle& book, UnitId unit) {
    return unit == no_unit ? "" : fmt::format(" {} {}", words, book.name(unit));
}

std::string how(const OrderOfBattle& book, const Loss& loss, bool cut_down) {
    switch (loss.cause) {
        case Cause::melee:
            return cut_down ? "cut down" + with("by", book, loss.by)
                            : "broken in melee" + with("by", book, loss.by);
        case Cause::shooting: return "routed under fire" + with("from", book, loss.by);
        case Cause::artillery: return "routed by the shot" + with("of", book, loss.by);
        case Cause::charged: return "in flight before a charge" + with("of", book, loss.by);
        case Cause::charging: return "routed rather than charge" + with("at", book, loss.by);
        case Cause::threat: return "in flight at the approach" + with("of", book, loss.by);
        case Cause::leader_lost: return "in flight when a leader fell";
        case Cause::pursuit: return "caught in pursuit" + with("by", book, loss.by);
        case Cause::cut_off: return "falling back with no way out" + with("past", book, loss.by);
        case Cause::off_table: return "driven off the table" + with("by", book, loss.by);
        case Cause::run_through: return "run through" + with("by friends falling back,", book, loss.by);
        case Cause::overrun: return "overrun" + with("by", book, loss.by);
        case Cause::rampage: return "in the way of a wild elephant" + with(",", book, loss.by);
        case Cause::burst: return "burst by its own shot";
        case Cause::left: return "taken off the table by order";
        case Cause::before:
        case Cause::other: break;
    }
    return "gone";
}

/// " (2 and 5, needing 1)".
std::string dice_of(const BattleLog& log, const Loss& loss) {
    if (loss.test < 0) return "";
    const Event& test = log.events[static_cast<std::size_t>(loss.test)];
    std::vector<std::string> rolled;
    for (const Die die : test.dice) rolled.push_back(std::to_string(die));
    return test.total < 1 ? fmt::format(" ({}, no die could pass)", join_sentence(rolled))
                          : fmt::format(" ({}, needing {})", join_sentence(rolled), test.total);
}

std::string told(const OrderOfBattle& book, const BattleLog& log, const Loss& loss) {
    const Event& event = log.events[static_cast<std::size_t>(loss.event)];
    const bool wild = event.kind == EventKind::rampaged;
    return fmt::format("{} ({}), {}{}{}", book.name(loss.unit),
                       loss.points == 1 ? std::string("1 point") : fmt::format("{} points", loss.points),
                       wild ? "running wild, " : "", how(book, loss, event.kind == EventKind::removed),
                       dice_of(log, loss));
}

/// "Levies 16, Levies 17 and three more".
std::string named(const OrderOfBattle& book, const std::vector<Loss>& losses) {
    std::vector<std::string> names;
    const std::size_t shown = losses.size() <= named_most + 1 ? losses.size() : named_most;
    for (std::size_t i = 0; i < shown; ++i) names.push_back(book.name(losses[i].unit));
    if (shown < losses.size())
        names.push_back(number_word(static_cast<int>(losses.size() - shown)) + " more");
    return join_sentence(names);
}

std::string side_in_words(const OrderOfBattle& book, const BattleLog& log, std::vector<Loss> losses) {
    std::stable_sort(losses.begin(), losses.end(),
                     [](const Loss& a, const Loss& b) { return a.points > b.points; });
    std::vector<std::string> parts;
    const std::size_t first = std::min(told_most, losses.size());
    for (std::size_t i = 0; i < first; ++i) parts.push_back(told(book, log, losses[i]));
    std::string text =
        fmt::format("{}: {}", book.sides[book.side_of(losses[0].unit)].name, join(parts, "; "));
    losses.erase(losses.begin(), losses.begin() + static_cast<std::ptrdiff_t>(first));
    if (!losses.empty()) text += "; with them " + named(book, losses);
    return text + ".";
}

/// The commander who fell in that stretch of events, if one did.
std::string fallen(const OrderOfBattle& book, const BattleLog& log, std::int32_t first, std::int32_t last) {
    std::string text;
    for (std::int32_t i = first; i < last; ++i) {
        const Event& e = log.events[static_cast<std::size_t>(i)];
        if (e.kind != EventKind::leader_lost || e.number != static_cast<int>(LeaderKind::cinc)) continue;
        text += fmt::format("The commander of {} fell with {}. ", book.sides[book.side_of(e.unit)].name,
                            book.name(e.unit));
    }
    return text;
}

}  // namespace

std::string turn_in_words(const OrderOfBattle& book, const BattleLog& log, const std::vector<Loss>& losses,
                          int turn) {
    const std::vector<PlayerTurn> turns = turns_of(log);
    const auto at = static_cast<std::size_t>(turn);
    const std::int32_t last =
        at + 1 < turns.size() ? turns[at + 1].first : static_cast<std::int32_t>(log.events.size());
    std::array<std::vector<Loss>, 2> of_side;
    std::array<int, 2> points{};
    for (const Loss& loss : losses) {
        if (loss.turn != turn) continue;
        of_side[book.side_of(loss.unit)].push_back(loss);
        points[book.side_of(loss.unit)] += loss.points;
    }
    const SideIndex worse = points[1] > points[0] ? 1 : 0;
    std::string text = fallen(book, log, turns[at].first, last);
    for (const SideIndex side : {worse, enemy_of(worse)})
        if (!of_side[side].empty()) text += side_in_words(book, log, of_side[side]) + " ";
    while (text.ends_with(' ')) text.pop_back();
    return text;
}

}  // namespace muster::rrtk::review
