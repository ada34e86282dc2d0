#include "ral/review/after_action.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "ral/battle/report.hpp"
#include "ral/battle/turn.hpp"
#include "ral/review/luck.hpp"

namespace muster::ral::review {

using namespace battle;
using scenario::AfterActionFacts;

namespace {

constexpr std::size_t deeds_most = 4;
constexpr std::size_t sentences_most = 3;  ///< of a turning point

enum class Cause : std::uint8_t { archery, melee, ran_off, not_rallied, running, leader };
constexpr std::size_t cause_count = static_cast<std::size_t>(Cause::leader) + 1;

struct CauseWords {
    const char *id, *title, *note;
};
constexpr std::array<CauseWords, cause_count> cause_words{
    {{"archery", "Shot down", "the last figure fell to archery"},
     {"melee", "Cut down", "the last figure fell in melee"},
     {"ran-off", "Ran off", "over the edge of the table"},
     {"not-rallied", "Not rallied", "tried to rally alone and failed"},
     {"running", "Running", "routed when the battle ended"},
     {"leader", "Leaders", "killed or captured"}}};

/// What a unit did, and what happened to it.
struct Service {
    double figures = 0;
    int units = 0, points = 0;
    int gone = 0;       ///< the turn in which it was lost for good; 0 = it wasn't
    bool away = false;  ///< gone or running
    Cause cause = Cause::running;
};

/// Reads the events in their order.
class Reader {
  public:
    Reader(const OrderOfBattle& book, const BattleLog& log, AfterActionFacts& facts)
        : book_(book), facts_(facts), services_(book.unit_count()), said_(1), turn_(log.begin.turn) {
        by_.fill(no_unit);
        for (UnitId u = 0; u < book.unit_count(); ++u)
            if (!log.begin.fit(u)) leaves(u, log.begin.on_table(u) ? Cause::running : Cause::not_rallied);
        for (std::size_t i = 0; i < book.leaders.size(); ++i)
            if (log.begin.leaders[i].fate != Fate::alive) loses_leader(book.leaders[i].side);
        facts.lost_before = lost_;
        for (const Event& e : log.events) read(e);
        end_turn();
        credit();
    }

    [[nodiscard]] const std::vector<Service>& services() const { return services_; }
    [[nodiscard]] const std::array<int, 2>& fallen_leaders() const { return fallen_leaders_; }
    [[nodiscard]] std::array<int, 2> by_archery() const { return by_archery_; }
    [[nodiscard]] std::array<int, 2> by_melee() const { return by_melee_; }
    /// What happened in a turn, by its place in facts.turns.
    [[nodiscard]] std::string text(std::size_t turn) const {
        std::string text;
        const std::vector<std::string>& sentences = said_[turn];
        for (std::size_t i = 0; i < std::min(sentences.size(), sentences_most); ++i)
            text += (i == 0 ? "" : " ") + sentences[i] + ".";
        if (sentences.size() > sentences_most)
            text += fmt::format(
                " {} more.", capitalised(number_word(static_cast<int>(sentences.size() - sentences_most))));
        return text;
    }

  private:
    void read(const Event& e) {
        switch (e.kind) {
            case EventKind::turn_began:
                if (began_) end_turn();
                began_ = true;
                turn_ = e.number;
                return;
            case EventKind::shot: last_blow_ = Cause::archery; return blow(e);
            case EventKind::struck: last_blow_ = Cause::melee; return blow(e);
            case EventKind::fell:
                (last_blow_ == Cause::archery ? by_archery_ : by_melee_)[e.side] += e.number;
                by_[e.unit] = e.other;
                return;
            case EventKind::destroyed: return lost(e, last_blow_);
            case EventKind::ran_off: return lost(e, Cause::ran_off);
            case EventKind::removed: return lost(e, Cause::not_rallied);
            case EventKind::routed: say(e); return leaves(e.unit, Cause::running);
            case EventKind::rallied: say(e); return comes_back(e.unit);
            case EventKind::leader_killed:
            case EventKind::leader_captured: say(e); return loses_leader(e.side);
            default: return;
        }
    }

    void blow(const Event& e) { services_[e.unit].figures += e.number; }

    void lost(const Event& e, Cause cause) {
        say(e);
        leaves(e.unit, cause);
        services_[e.unit].gone = turn_;
    }

    /// Who felled the last figures of a unit that is gone or runs has broken it.
    void credit() {
        for (UnitId u = 0; u < book_.unit_count(); ++u) {
            const UnitId by = by_[u];
            if (!services_[u].away || by == no_unit || !book_.enemies(by, u)) continue;
            ++services_[by].units;
            services_[by].points += book_.units[u].points;
        }
    }

    void leaves(UnitId unit, Cause cause) {
        services_[unit].cause = cause;
        if (services_[unit].away) return;
        services_[unit].away = true;
        lost_[book_.side_of(unit)] += book_.units[unit].points;
    }

    void comes_back(UnitId unit) {
        services_[unit].away = false;
        lost_[book_.side_of(unit)] -= book_.units[unit].points;
    }

    void loses_leader(SideIndex side) {
        ++fallen_leaders_[side];
        lost_[side] += book_.figures.leader_score;
    }

    void say(const Event& e) { said_.back().push_back(sentence(book_, e)); }

    void end_turn() {
        facts_.turns.push_back({turn_, std::nullopt, lost_});
        said_.emplace_back();
    }

    const OrderOfBattle& book_;
    AfterActionFacts& facts_;
    std::vector<Service> services_;
    std::vector<std::vector<std::string>> said_;
    std::array<UnitId, max_units> by_{};
    std::array<int, 2> lost_{}, fallen_leaders_{}, by_archery_{}, by_melee_{};
    int turn_ = 0;
    bool began_ = false;
    Cause last_blow_ = Cause::melee;
};

const char* ending_of(const State& state) {
    switch (state.outcome) {
        case Outcome::army_broken: return "a side has no unit left that stands";
        case Outcome::turn_limit: return "the last turn is played";
        case Outcome::conceded: return "a side conceded";
        case Outcome::fighting: break;
    }
    return "still being fought";
}

void add_losses(const OrderOfBattle& book, const Reader& reader, AfterActionFacts& facts) {
    for (std::size_t cause = 0; cause < cause_count; ++cause) {
        const CauseWords& words = cause_words[cause];
        scenario::LossRow row{words.id, words.title, words.note, {}, {}};
        if (static_cast<Cause>(cause) == Cause::leader) {
            row.units = reader.fallen_leaders();
            for (const std::size_t side : {0U, 1U})
                row.points[side] = row.units[side] * book.figures.leader_score;
        }
        for (UnitId u = 0; u < book.unit_count(); ++u) {
            const Service& service = reader.services()[u];
            if (!service.away || service.cause != static_cast<Cause>(cause)) continue;
            ++row.units[book.side_of(u)];
            row.points[book.side_of(u)] += book.units[u].points;
        }
        if (row.units[0] + row.units[1] > 0) facts.losses.push_back(std::move(row));
    }
}

std::string fate_of(const OrderOfBattle& book, const BattleLog& log, const Service& service, UnitId unit) {
    if (service.gone > 0) return fmt::format("lost in turn {}", service.gone);
    if (service.away) return "runs";
    return fmt::format("stands, {} of {} figures", int{log.end.units[unit].figures},
                       book.units[unit].figures);
}

void add_deeds(const OrderOfBattle& book, const BattleLog& log, const Reader& reader,
               AfterActionFacts& facts) {
    for (SideIndex side = 0; side < 2; ++side) {
        std::vector<scenario::Deed> deeds;
        for (const UnitId u : book.sides[side].units) {
            const Service& service = reader.services()[u];
            if (service.figures <= 0) continue;
            deeds.push_back({scenario::colour_of(side), book.name(u), service.figures, service.units,
                             service.points, fate_of(book, log, service, u)});
        }
        std::stable_sort(deeds.begin(), deeds.end(), [](const scenario::Deed& a, const scenario::Deed& b) {
            return a.points != b.points ? a.points > b.points : a.hits > b.hits;
        });
        if (deeds.size() > deeds_most) deeds.resize(deeds_most);
        facts.deeds.insert(facts.deeds.end(), deeds.begin(), deeds.end());
    }
}

}  // namespace

AfterActionFacts after_action(const OrderOfBattle& book, const BattleLog& log) {
    const Score result = score(book, log.end);
    AfterActionFacts facts;
    if (result.winner >= 0) facts.winner = scenario::colour_of(static_cast<std::size_t>(result.winner));
    facts.ending = ending_of(log.end);
    const auto leaders = [&](SideIndex side) {
        return static_cast<int>(std::ranges::count(book.leaders, side, &LeaderEntry::side));
    };
    for (const SideIndex side : {SideIndex{0}, SideIndex{1}})
        facts.points[side] = book.sides[side].points + leaders(side) * book.figures.leader_score;
    facts.lost = result.lost;
    facts.score_name = "Score";
    facts.score = {result.lost[1], result.lost[0]};
    const Reader reader(book, log, facts);
    facts.turning_points = scenario::turning_points(facts);
    for (scenario::TurningPoint& point : facts.turning_points) point.text = reader.text(point.turn);
    add_losses(book, reader, facts);
    facts.hits = {{"archery", "Archery", reader.by_archery()}, {"melee", "Melee", reader.by_melee()}};
    std::erase_if(facts.hits, [](const scenario::HitRow& row) { return row.hits[0] + row.hits[1] == 0; });
    add_deeds(book, log, reader, facts);
    facts.luck = luck_of(book, log);
    facts.luck_notes = luck_notes();
    return facts;
}

}  // namespace muster::ral::review
