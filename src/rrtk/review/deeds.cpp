#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "rrtk/review/telling.hpp"

namespace muster::rrtk::review {

using namespace battle;

namespace {

/// Shares out every hit given in fighting among those whose dice gave it.
class Givers {
  public:
    Givers(const OrderOfBattle& book, const std::vector<Event>& events) : book_(book), events_(events) {
        for (const Event& e : events_) read(e);
    }
    std::array<double, 256> hits{};

  private:
    void read(const Event& e) {
        switch (e.kind) {
            case EventKind::fired:
                if (volley_over_) shots_.clear();
                volley_over_ = false;
                shots_.push_back(&e);
                return;
            case EventKind::volley: volley_over_ = true; return;
            case EventKind::melee_round: pools_.clear(); return;
            case EventKind::pooled: pools_.push_back(&e); return;
            case EventKind::hit: share(e); return;
            default: return;
        }
    }

    void share(const Event& e) {
        if (e.other == no_unit || !book_.enemies(e.unit, e.other)) return;
        UnitSet givers;
        if (e.rule == R(173))
            givers = shooters_at(e.unit);
        else if (e.rule == S(18))
            givers = pool_of(e.other);
        else if (e.rule == S(17))
            givers = UnitSet::of(e.other);
        for (const UnitId u : givers) hits[u] += static_cast<double>(e.number) / givers.size();
    }

    [[nodiscard]] UnitSet shooters_at(UnitId target) const {
        UnitSet shooters;
        for (const Event* shot : shots_) {
            const bool firearm = shot->rule == R(192);
            if (firearm ? shot->passed == 1 && shot->other == target : shot->others.has(target))
                shooters.add(shot->unit);
        }
        return shooters;
    }

    [[nodiscard]] UnitSet pool_of(UnitId first) const {
        for (const Event* pool : pools_)
            if (pool->unit == first) return pool->units;
        return UnitSet::of(first);
    }

    const OrderOfBattle& book_;
    const std::vector<Event>& events_;
    std::vector<const Event*> shots_, pools_;  ///< of the last volley, of this round
    bool volley_over_ = false;
};

std::string fate_of(const OrderOfBattle& book, const BattleLog& log, const std::vector<Loss>& losses,
                    UnitId unit) {
    const std::vector<PlayerTurn> turns = turns_of(log);
    for (const Loss& loss : losses)
        if (loss.unit == unit && loss.turn >= 0)
            return fmt::format("lost in turn {}", turns[static_cast<std::size_t>(loss.turn)].number);
    const UnitState& now = log.end.unit(unit);
    const char* where = now.presence == Presence::on_table      ? "on the field"
                        : now.presence == Presence::pursued_off ? "off in pursuit"
                                                                : "off the table";
    if (now.hits == 0) return std::string(where) + ", unhurt";
    return fmt::format("{}, {} of Rep {}", where, counted(now.hits, "hit", "hits"),
                       book.profile(log.end, unit).rep);
}

}  // namespace

std::vector<scenario::Deed> deeds_of(const OrderOfBattle& book, const BattleLog& log,
                                     const std::vector<Loss>& losses, std::size_t most) {
    const Givers givers(book, log.events);
    std::vector<scenario::Deed> all;
    for (SideIndex side = 0; side < 2; ++side) {
        std::vector<scenario::Deed> deeds;
        for (const UnitId u : book.sides[side].units) {
            scenario::Deed deed;
            deed.side = scenario::colour_of(side);
            deed.unit = book.name(u);
            deed.hits = givers.hits[u];
            for (const Loss& loss : losses) {
                if (loss.by != u || !book.enemies(loss.unit, u) || loss.cause == Cause::leader_lost) continue;
                ++deed.units;
                deed.points += loss.points;
            }
            deed.fate = fate_of(book, log, losses, u);
            if (deed.hits > 0 || deed.points > 0) deeds.push_back(std::move(deed));
        }
        std::stable_sort(deeds.begin(), deeds.end(), [](const scenario::Deed& a, const scenario::Deed& b) {
            return a.points != b.points ? a.points > b.points : a.hits > b.hits;
        });
        if (deeds.size() > most) deeds.resize(most);
        for (scenario::Deed& deed : deeds) all.push_back(std::move(deed));
    }
    return all;
}

}  // namespace muster::rrtk::review
