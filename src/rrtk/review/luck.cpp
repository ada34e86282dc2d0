#include "rrtk/review/luck.hpp"

#include <algorithm>
#include <array>

#include "rrtk/battle/words.hpp"

namespace muster::rrtk::review {

using namespace battle;

namespace {

constexpr int faces = 6;

}  // namespace

Due due_passes(std::span<const int> reps, int dice) {
    const Due one = scenario::due_of_die(faces, [&](int face) {
        return std::count_if(reps.begin(), reps.end(), [&](int rep) { return face <= rep; });
    });
    return {one.mean * dice, one.variance * dice};
}

int hits_paid(int total, int most, std::vector<Target>& targets) {
    int given = 0;
    while (given < most) {
        const auto due =
            std::min_element(targets.begin(), targets.end(), [](const Target& a, const Target& b) {
                return a.hits != b.hits ? a.hits < b.hits : a.ac < b.ac;
            });
        if (due == targets.end() || due->price > total) return given;
        total -= due->price;
        ++due->hits;
        ++given;
    }
    return given;
}

Due due_hits(std::span<const int> modifiers, int most, const std::vector<Target>& targets) {
    std::vector<double> chance{1.0};  // by total
    for (const int modifier : modifiers) {
        std::vector<double> longer(chance.size() + static_cast<std::size_t>(std::max(0, faces + modifier)),
                                   0.0);
        for (std::size_t so_far = 0; so_far < chance.size(); ++so_far)
            for (int face = 1; face <= faces; ++face)
                longer[so_far + static_cast<std::size_t>(std::max(0, face + modifier))] +=
                    chance[so_far] / faces;
        chance = std::move(longer);
    }
    std::vector<scenario::Prospect> hits;
    for (std::size_t total = 0; total < chance.size(); ++total) {
        std::vector<Target> fresh = targets;
        hits.push_back({chance[total], static_cast<double>(hits_paid(static_cast<int>(total), most, fresh))});
    }
    return scenario::due_of(hits);
}

namespace {

/// Kinds of roll, in the order in which they are shown. The tests come in the order of Test.
enum class Roll : std::uint8_t {
    shooting,
    firearms,
    melee,
    enemy_threat,
    received_fire,
    wanting_to_charge,
    being_charged,
    involved_in_melee,
    leader_lost,
    leader,
    discipline,
    cannon,
    recovery
};
constexpr std::size_t roll_count = static_cast<std::size_t>(Roll::recovery) + 1;
constexpr std::size_t first_test = static_cast<std::size_t>(Roll::enemy_threat);

constexpr std::array<std::pair<const char*, const char*>, roll_count> roll_words{
    {{"shooting", "Missile dice"},
     {"firearms", "Firearms"},
     {"melee", "Melee dice"},
     {"enemy-threat", "Enemy Threat"},
     {"received-fire", "Received Fire"},
     {"wanting-to-charge", "Wanting to Charge"},
     {"being-charged", "Being Charged"},
     {"involved-in-melee", "Involved in Melee"},
     {"leader-lost", "Leader Lost"},
     {"leader", "Leaders under attack"},
     {"discipline", "Undisciplined troops"},
     {"cannon", "Cannon that go off"},
     {"recovery", "Casualty Recovery"}}};

/// Reads the events in their order and adds every roll to its kind.
class Tally {
  public:
    Tally(const OrderOfBattle& book, const BattleLog& log) : book_(book), events_(log.events) {
        for (UnitId u = 0; u < book.unit_count(); ++u) {
            melee_hits_[u] = log.begin.unit(u).melee_hits;
            if (log.begin.unit(u).dismounted) dismounted_.add(u);
        }
        for (std::size_t i = 0; i < events_.size(); ++i) read(i);
    }
    std::array<std::array<scenario::Luck, 2>, roll_count> kinds{};

  private:
    void read(std::size_t i) {
        const Event& e = events_[i];
        switch (e.kind) {
            case EventKind::dismounted: dismounted_ |= e.units; return;
            case EventKind::fired: fired(e); return;
            case EventKind::volley: volley(e); return;
            case EventKind::melee_round: given_ = {}; return;
            case EventKind::fought: fought_[e.unit] = &e; return;
            case EventKind::pooled: pooled(e); return;
            case EventKind::melee_ended:
                for (const UnitId u : e.units) melee_hits_[u] = 0;
                return;
            case EventKind::hit:
                if (e.rule == S(18)) melee_hits_[e.unit] += e.number;
                return;
            case EventKind::tested: tested(i); return;
            default: other_dice(e);
        }
    }

    void add(Roll roll, UnitId unit, int dice, double outcome, const Due& due) {
        kinds[static_cast<std::size_t>(roll)][book_.side_of(unit)] +=
            scenario::Luck{dice, outcome, due.mean, due.variance};
    }

    [[nodiscard]] const Profile& profile(UnitId unit) const {
        return dismounted_.has(unit) ? book_.units[unit].dismounted : book_.units[unit].as_listed;
    }
    [[nodiscard]] Target target(UnitId unit, int hits) const {
        const int ac = profile(unit).ac;
        return {hits, ac, book_.tables.points_per_hit(ac)};
    }

    static int sum_of(const Modifiers& modifiers) {
        int sum = 0;
        for (const Modifier& m : modifiers) sum += m.value;
        return sum;
    }

    // ---- dice of attack

    void fired(const Event& e) {
        if (e.rule == R(192)) {
            const int bonus = sum_of(e.modifiers), inches = e.base;
            const Due due =
                scenario::due_of_die(faces, [&](int face) { return face + bonus >= inches ? 1.0 : 0.0; });
            add(Roll::firearms, e.unit, 1, e.passed == 1 ? 1 : 0, due);
        } else if (e.rule == T(25)) {
            for (const Die die : e.dice) {
                shots_.push_back(sum_of(e.modifiers));
                shot_total_ += std::max(0, die + shots_.back());
            }
        } else {
            cannon(e);
        }
    }

    /// Two 1s and the cannon misfires, three and it bursts (section 17).
    void cannon(const Event& e) {
        constexpr int fatal = 2;
        if (!book_.units[e.unit].as_listed.has(Trait::cannon)) return;
        const auto dice = static_cast<int>(e.dice.size());
        if (dice < fatal) return;
        double chance = 0;  // of at least two 1s
        constexpr std::array<double, 4> at_two{0, 0, 1.0 / 36, 16.0 / 216};
        chance = at_two[static_cast<std::size_t>(std::min(dice, 3))];
        const bool well = std::count(e.dice.begin(), e.dice.end(), Die{1}) < fatal;
        add(Roll::cannon, e.unit, dice, well ? 1 : 0, {1 - chance, chance * (1 - chance)});
    }

    /// At most one hit for each shooter.
    void volley(const Event& e) {
        if (shots_.empty()) return;  // firearms
        std::vector<Target> targets;
        for (const UnitId t : e.others) targets.push_back(target(t, 0));
        const Due due = due_hits(shots_, e.number, targets);
        const int hits = hits_paid(shot_total_, e.number, targets);
        add(Roll::shooting, e.unit, static_cast<int>(shots_.size()), hits, due);
        shots_.clear();
        shot_total_ = 0;
    }

    void pooled(const Event& e) {
        constexpr int no_limit = 1000;
        std::vector<int> modifiers;
        for (const UnitId u : e.units)
            if (fought_[u] != nullptr) modifiers.push_back(sum_of(fought_[u]->modifiers));
        std::vector<Target> targets;
        for (const UnitId t : e.others) targets.push_back(target(t, melee_hits_[t] + given_[t]));
        const Due due = due_hits(modifiers, no_limit, targets);
        const int hits = hits_paid(e.total, no_limit, targets);
        std::size_t i = 0;
        for (const UnitId t : e.others) given_[t] = targets[i++].hits - melee_hits_[t];
        add(Roll::melee, e.unit, static_cast<int>(modifiers.size()), hits, due);
    }

    // ---- tests

    /// The results follow as events of their own, one for each unit.
    void tested(std::size_t at) {
        const Event& e = events_[at];
        std::vector<int> reps;
        int passed = 0;
        std::size_t left = static_cast<std::size_t>(e.units.size());
        for (std::size_t i = at + 1; i < events_.size() && left > 0; ++i) {
            const Event& result = events_[i];
            if (result.kind != EventKind::reacted || result.cause != static_cast<std::int32_t>(at)) continue;
            reps.push_back(result.total);
            passed += result.passed;
            --left;
        }
        const auto roll = static_cast<Roll>(first_test + static_cast<std::size_t>(e.test));
        const auto dice = static_cast<int>(e.dice.size());
        add(roll, e.unit, dice * static_cast<int>(reps.size()), passed, due_passes(reps, dice));
    }

    /// Dice that pass at `most` or less.
    void passing(Roll roll, const Event& e, int most) {
        const auto dice = static_cast<int>(e.dice.size());
        const auto passed = std::count_if(e.dice.begin(), e.dice.end(), [&](Die d) { return d <= most; });
        add(roll, e.unit, dice, static_cast<double>(passed), due_passes(std::array<int, 1>{most}, dice));
    }

    void other_dice(const Event& e) {
        constexpr int not_a_six = 5, disciplined = 3;  // section 20, R-028
        switch (e.kind) {
            case EventKind::leader_hit: passing(Roll::leader, e, not_a_six); return;
            case EventKind::leader_at_risk:
                passing(Roll::leader, e, std::min<int>(e.base, not_a_six));
                return;
            case EventKind::undisciplined: passing(Roll::discipline, e, disciplined); return;
            case EventKind::recovered:
                if (!e.dice.empty()) passing(Roll::recovery, e, std::min<int>(e.base, not_a_six));
                return;
            default: return;
        }
    }

    const OrderOfBattle& book_;
    const std::vector<Event>& events_;
    std::array<int, 256> melee_hits_{}, given_{};  ///< of this melee; by pools of this round. no_unit too
    std::array<const Event*, 256> fought_{};
    UnitSet dismounted_;
    std::vector<int> shots_;  ///< modifiers of the dice of the volley that is being thrown
    int shot_total_ = 0;
};

scenario::LuckGroup group_of(const Tally& tally, std::size_t first, std::size_t last) {
    scenario::LuckGroup group;
    for (std::size_t i = first; i < last; ++i)
        if (tally.kinds[i][0].dice + tally.kinds[i][1].dice > 0)
            group.rows.push_back({roll_words[i].first, roll_words[i].second, tally.kinds[i]});
    return group;
}

}  // namespace

std::vector<scenario::LuckGroup> luck_of(const OrderOfBattle& book, const BattleLog& log) {
    const Tally tally(book, log);
    std::vector<scenario::LuckGroup> groups;
    groups.push_back(group_of(tally, 0, first_test));
    groups.back().id = "attack";
    groups.back().title = "Dice of attack, in hits";
    groups.back().unit = "hits";
    groups.push_back(group_of(tally, first_test, roll_count));
    groups.back().id = "tests";
    groups.back().title = "Tests, in dice passed";
    groups.back().unit = "dice passed";
    std::erase_if(groups, [](const scenario::LuckGroup& group) { return group.rows.empty(); });
    return groups;
}

std::vector<std::string> luck_notes() {
    return {
        "**Due** is what those very rolls bring on average, worked out exactly from the dice and the numbers "
        "that were needed at that moment; **luck** is what they brought beyond it. **±** is the standard "
        "deviation: two battles in three end within it.",
        "Melee and missile dice count the hits that their total paid for, whoever took them. A test counts "
        "its dice, and those that passed, once for each unit that tested on them; a leader's dice, discipline and "
        "cannon count one for each die, or shot, that went well.",
        "Not counted, because no number is better than another: pursuit, engines' range, rampage, fords."};
}

}  // namespace muster::rrtk::review
