#include "ral/review/luck.hpp"

#include <algorithm>
#include <array>

#include "scenario/due.hpp"

namespace muster::ral::review {

using namespace battle;
using scenario::Luck;

namespace {

enum class Roll : std::uint8_t { archery, melee, morale, formation, rally, duel, leader };
constexpr std::size_t roll_count = static_cast<std::size_t>(Roll::leader) + 1;
constexpr std::size_t first_test = static_cast<std::size_t>(Roll::morale);
constexpr std::array<std::pair<const char*, const char*>, roll_count> roll_words{
    {{"archery", "Archery"},
     {"melee", "Melee"},
     {"morale", "Morale"},
     {"formation", "Change of formation"},
     {"rally", "Rally without a leader"},
     {"duel", "Duels"},
     {"leader", "Leaders in danger"}}};

/// A die of so many sides that brings `brings(face)`, and what it brought.
template <class Brings>
Luck one_die(int sides, double outcome, Brings brings) {
    const scenario::Due due = scenario::due_of_die(sides, brings);
    return {1, outcome, due.mean, due.variance};
}

/// Passed or not, where `need` or more passes.
Luck one_test(int sides, int need, bool passed) {
    return one_die(sides, passed ? 1 : 0, [need](int face) { return face >= need ? 1.0 : 0.0; });
}

/// Adds every roll to its kind and side.
class Tally {
  public:
    Tally(const OrderOfBattle& book, const std::vector<Event>& events) : book_(book) {
        for (const Event& e : events) read(e);
    }

    [[nodiscard]] std::vector<scenario::LuckGroup> groups() const {
        scenario::LuckGroup figures{"figures", "Figures felled", "figures", {}};
        scenario::LuckGroup tests{"tests", "Tests and chances", "passes", {}};
        for (std::size_t i = 0; i < roll_count; ++i) {
            const auto& sides = tallies_[i];
            if (sides[0].dice + sides[1].dice == 0) continue;
            (i < first_test ? figures : tests)
                .rows.push_back({roll_words[i].first, roll_words[i].second, sides});
        }
        std::vector<scenario::LuckGroup> all;
        for (scenario::LuckGroup* group : {&figures, &tests})
            if (!group->rows.empty()) all.push_back(std::move(*group));
        return all;
    }

  private:
    void add(Roll roll, SideIndex side, const Luck& luck) {
        tallies_[static_cast<std::size_t>(roll)][side] += luck;
    }

    void read(const Event& e) {
        const Chances& chances = book_.figures.chances;
        switch (e.kind) {
            case EventKind::shot: return blow(Roll::archery, e);
            case EventKind::struck: return blow(Roll::melee, e);
            case EventKind::tested:
                return add(Roll::morale, e.side, one_test(6, e.base - (e.total - e.dice[0]), e.passed == 1));
            case EventKind::tried_formation:
                return add(Roll::formation, e.side,
                           one_test(6, chances.formation, e.dice[0] >= chances.formation));
            case EventKind::rallied:
                if (e.dice.size() > 0) add(Roll::rally, e.side, one_test(6, need_to_rally(e.unit), true));
                return;
            case EventKind::rally_failed:
                return add(Roll::rally, e.side, one_test(6, need_to_rally(e.unit), false));
            case EventKind::duelled:
                for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
                    const SideIndex side = i == 0 ? e.side : enemy_of(e.side);
                    add(Roll::duel, side,
                        one_test(6, chances.challenge_kills, e.dice[i] >= chances.challenge_kills));
                }
                return;
            case EventKind::leader_tested: {
                const int lost = std::min(chances.leader_killed, chances.leader_captured);
                const auto safe = [lost](int face) { return face < lost ? 1.0 : 0.0; };
                return add(Roll::leader, e.side, one_die(20, safe(e.dice[0]), safe));
            }
            default: return;
        }
    }

    void blow(Roll roll, const Event& e) {
        const int plus = e.total - e.dice[0], divisor = e.base;
        const auto felled = [&](int face) { return static_cast<double>(casualties(face + plus, divisor)); };
        add(roll, e.side, one_die(6, felled(e.dice[0]), felled));
    }

    [[nodiscard]] int need_to_rally(UnitId unit) const {
        const Chances& chances = book_.figures.chances;
        return book_.units[unit].rank == Rank::knight ? chances.rally_knights : chances.rally_yeomen;
    }

    const OrderOfBattle& book_;
    std::array<std::array<Luck, 2>, roll_count> tallies_{};
};

}  // namespace

std::vector<scenario::LuckGroup> luck_of(const OrderOfBattle& book, const BattleLog& log) {
    return Tally(book, log.events).groups();
}

std::vector<std::string> luck_notes() {
    return {
        "Figures are counted as the die brings them, before it is seen how many are left to fall; what was due is "
        "the mean over the faces of that die with its modifiers and divisor.",
        "A test counts for the side that rolls it. Tests that cannot fail count too: they bring no luck."};
}

}  // namespace muster::ral::review
