#include "rrtk/opening/narrator.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "base/text.hpp"
#include "scenario/story_words.hpp"
#include "tabletop/direction.hpp"

namespace muster::rrtk {

using namespace literals;
using battle::Event;
using battle::EventKind;
using battle::Presence;
using battle::Rule;
using battle::State;
using battle::UnitId;
using battle::UnitSet;

namespace {

/// A unit's name without its number.
std::string kind_of(const battle::OrderOfBattle& book, UnitId unit) {
    const std::string& name = book.name(unit);
    return name.substr(0, name.rfind(' '));
}

bool both_sides_have(const battle::OrderOfBattle& book, const std::string& kind) {
    std::array<bool, 2> has{};
    for (UnitId u = 0; u < book.unit_count(); ++u)
        if (kind_of(book, u) == kind) has[book.side_of(u)] = true;
    return has[0] && has[1];
}

/// Lengths below this are no way to speak of.
constexpr Inches least_told = 0.125_in;
constexpr Inches least_march = 0.5_in;  ///< the same for marches

}  // namespace

std::string units_told(const battle::OrderOfBattle& book, const UnitSet& units) {
    std::vector<scenario::ToldUnit> told;
    for (const UnitId u : units)
        told.push_back({scenario::colour_of(book.side_of(u)), kind_of(book, u), book.units[u].number});
    return scenario::units_told(told, [&](const std::string& kind) { return both_sides_have(book, kind); },
                                {book.sides[0].name, book.sides[1].name});
}

void Narrator::begin(const State& state) {
    clauses_.clear();
    loose_.clear();
    side_ = state.moving;
    body_ = battle::no_body;
}

Narrator::Clause& Narrator::add(Kind kind, const UnitSet& who) {
    Clause clause;
    clause.kind = kind;
    clause.body = body_;
    clause.who = who;
    clauses_.push_back(std::move(clause));
    return clauses_.back();
}

Narrator::Clause& Narrator::last_or_new(Kind kind, battle::SideIndex side) {
    if (!clauses_.empty()) {
        Clause& last = clauses_.back();
        if (last.kind == kind && last.body == body_ && book_.side_of(last.who.first()) == side &&
            last.hits.empty())
            return last;
    }
    return add(kind, {});
}

Narrator::Clause* Narrator::last_of(Kind kind) {
    const auto found = std::find_if(clauses_.rbegin(), clauses_.rend(),
                                    [&](const Clause& clause) { return clause.kind == kind; });
    return found == clauses_.rend() ? nullptr : &*found;
}

Narrator::Clause* Narrator::charge_of(UnitId charger) {
    const auto found = std::find_if(clauses_.rbegin(), clauses_.rend(), [&](const Clause& clause) {
        return clause.kind == Kind::charge && clause.who.has(charger);
    });
    return found == clauses_.rend() ? nullptr : &*found;
}

void Narrator::march(const UnitSet& who, std::string words, Inches far) {
    const bool goes_on = !clauses_.empty() && clauses_.back().kind == Kind::march &&
                         clauses_.back().body == body_ && clauses_.back().who == who;
    Clause& clause = goes_on ? clauses_.back() : add(Kind::march, who);
    if (!clause.parts.empty() && clause.parts.back().words == words)
        clause.parts.back().far += far;
    else
        clause.parts.push_back({std::move(words), far});
}

void Narrator::did(UnitId who, const std::string& words) {
    const bool goes_on = !clauses_.empty() && clauses_.back().kind == Kind::plain &&
                         clauses_.back().body == body_ && clauses_.back().parts[0].words == words &&
                         book_.side_of(clauses_.back().who.first()) == book_.side_of(who);
    Clause& clause = goes_on ? clauses_.back() : add(Kind::plain, {});
    clause.who.add(who);
    if (clause.parts.empty()) clause.parts.push_back({words, {}});
}

/// " from Orcs 3": who brought it about, unless the last two things told are about him.
std::string Narrator::because_of(UnitId cause, const char* preposition) const {
    if (cause == battle::no_unit) return "";
    int told = 0;
    for (auto clause = clauses_.rbegin(); clause != clauses_.rend() && told < 2; ++clause) {
        if (clause->body != body_) break;
        if (!clause->matters) continue;
        if ((clause->who | clause->whom).has(cause)) return "";
        ++told;
    }
    return fmt::format(" {} {}", preposition, units_told(book_, UnitSet::of(cause)));
}

/// A charge on `target` that drove it off is told even if the charger had no way to go.
void Narrator::driven_off(UnitId target, UnitId charger) {
    if (charger == battle::no_unit) return;
    Clause* clause = charge_of(charger);
    if (clause != nullptr && clause->body == body_ && clause->whom.has(target)) clause->matters = true;
}

namespace {

/// "wheel 20° to the left"; clockwise is positive.
std::string turning(const char* verb, int degrees) {
    return fmt::format("{} {}° to the {}", verb, std::abs(degrees), degrees < 0 ? "left" : "right");
}

}  // namespace

/// A march keeps its facing, a skirmisher may end his with a turn.
void Narrator::moved(const Event& event) {
    if (event.rule == battle::R(15)) return;
    if (event.distance >= least_march) march(event.units, "move", event.distance);
    const int turn = tabletop::turn_between(event.from.facing, event.to.facing);
    if (turn != 0) march(event.units, turning("turn", turn));
}

void Narrator::movement(const Event& event) {
    switch (event.kind) {
        case EventKind::moved: moved(event); return;
        case EventKind::wheeled: march(event.units, turning("wheel", event.number)); return;
        case EventKind::faced_about: march(event.units, "face about"); return;
        case EventKind::reformed: march(event.units, "reform"); return;
        case EventKind::dismounted: march(event.units, "dismount"); return;
        case EventKind::expanded: did(event.unit, "expand the line"); return;
        case EventKind::stakes_dropped: did(event.unit, "drop their stakes"); return;
        case EventKind::returned: did(event.unit, "come onto the table"); return;
        case EventKind::flew: {
            const auto height = static_cast<battle::Altitude>(event.number);
            const bool lands = height == battle::Altitude::ground;
            did(event.unit, lands ? "fly and come down" : "fly on");
            return;
        }
        case EventKind::advanced:
            if (event.distance >= least_told) did(event.unit, "advance");
            return;
        case EventKind::left_table:
            switch (static_cast<Presence>(event.number)) {
                case Presence::pursued_off: did(event.unit, "go off the table"); return;
                case Presence::off_flying: did(event.unit, "fly off the table"); return;
                case Presence::left: did(event.unit, "leave the table"); return;
                default: did(event.unit, "retire off the table and are lost"); return;
            }
        default: return;
    }
}

void Narrator::shot(const Event& event) {
    Clause& clause = last_or_new(Kind::volley, book_.side_of(event.unit));
    clause.who.add(event.unit);
    clause.whom |= event.others;
    if (event.other != battle::no_unit) clause.whom.add(event.other);
}

void Narrator::charged(const Event& event) {
    const bool same_target = !clauses_.empty() && clauses_.back().kind == Kind::charge &&
                             clauses_.back().body == body_ && clauses_.back().whom.has(event.other) &&
                             clauses_.back().whom.size() == 1;
    const bool far_enough = event.distance >= least_told;
    // Those who reach out to an enemy from where they stand are told of if it comes to blows.
    const bool joins = same_target && clauses_.back().matters == far_enough;
    Clause& clause = joins ? clauses_.back() : add(Kind::charge, {});
    clause.who.add(event.unit);
    clause.whom.add(event.other);
    clause.matters = far_enough;
}

void Narrator::hit(const Event& event) {
    const bool by_fire = event.rule == battle::R(173) || event.rule == battle::S(17);
    const bool in_melee = event.rule == battle::S(18);
    if (by_fire || in_melee) {
        if (Clause* clause = last_of(by_fire ? Kind::volley : Kind::melee))
            clause->hits[event.unit] += event.number;
        return;
    }
    loose_[event.unit] += event.number;
}

void Narrator::driven(const Event& event, const std::string& words, const std::string& if_not) {
    const std::string told = event.distance >= least_told ? words + because_of(event.other, "from") : if_not;
    const auto found = loose_.find(event.unit);
    const int hits = found == loose_.end() ? 0 : found->second;
    if (found != loose_.end()) loose_.erase(found);
    did(event.unit, hits == 1  ? told + " with a hit"
                    : hits > 1 ? fmt::format("{} with {} hits", told, hits)
                               : told);
}

void Narrator::fighting(const Event& event) {
    switch (event.kind) {
        case EventKind::fired: return shot(event);
        case EventKind::charged: return charged(event);
        case EventKind::contacted:
        case EventKind::bounced:
            if (Clause* clause = charge_of(event.kind == EventKind::bounced ? event.other : event.unit))
                clause->matters = true;
            if (event.kind == EventKind::bounced) did(event.unit, "shy away from the pikes");
            return;
        case EventKind::countercharged:
            if (Clause* clause = charge_of(event.other)) clause->matters = true;
            return did(event.unit, "countercharge");
        case EventKind::stopped:
            if (event.rule == battle::R(111))
                if (Clause* clause = charge_of(event.unit))
                    if (clause->who == UnitSet::of(event.unit)) clause->in_vain = true;
            return;
        case EventKind::reacted:
            if (event.test == battle::Test::wanting_to_charge && event.effect != Effect::charge &&
                event.effect != Effect::rout)
                did(event.unit, "will not charge");
            return;
        case EventKind::melee_round: add(Kind::melee, event.units); return;
        case EventKind::hit: return hit(event);
        default: return;
    }
}

void Narrator::fate(const Event& event) {
    switch (event.kind) {
        case EventKind::retired:
            driven_off(event.unit, event.other);
            return driven(event, "retire", "find no room to retire");
        case EventKind::gave_ground: return driven(event, "give ground", "hold their place");
        case EventKind::routed:
            driven_off(event.unit, event.other);
            return did(event.unit, "rout" + because_of(event.other, "before"));
        case EventKind::pursued:
            if (event.distance >= least_told) did(event.unit, "pursue");
            return;
        case EventKind::removed: return did(event.unit, "are cut down");
        case EventKind::burst: return did(event.unit, "burst");
        case EventKind::misfired: return did(event.unit, "misfire");
        case EventKind::rampaged:
            if (event.rule == battle::T(62)) did(event.unit, "run amok");
            return;
        case EventKind::intercepted: return did(event.unit, "rise to intercept");
        case EventKind::leader_lost:
            return did(event.unit, event.number == static_cast<int>(battle::LeaderKind::captain)
                                       ? "lose their Captain"
                                       : "lose their commander");
        default: return;
    }
}

void Narrator::see(const Event& event, const State& state) {
    body_ = state.progress.body;
    movement(event);
    fighting(event);
    fate(event);
}

std::string Narrator::hits_told(const Clause& clause) const {
    if (clause.hits.empty()) return "no hits";
    std::vector<std::string> parts;
    for (const auto& [unit, hits] : clause.hits)
        parts.push_back(
            fmt::format("{} on {}", counted(hits, "hit", "hits"), units_told(book_, UnitSet::of(unit))));
    return join_sentence(parts);
}

Narrator::UnitSides Narrator::sides_of(const Clause& clause) const {
    if (clause.kind != Kind::melee) return {clause.who, clause.whom};
    const UnitSet own = clause.who & book_.sides[side_].units;
    if (own.empty()) return {clause.who, {}};
    return {own, clause.who - own};
}

std::string Narrator::predicate(const Clause& clause) const {
    switch (clause.kind) {
        case Kind::volley: {
            const std::string at = "shoot at " + units_told(book_, clause.whom);
            if (clause.whom.size() > 1) return at + ": " + hits_told(clause);
            int hits = 0;
            for (const auto& [unit, number] : clause.hits) hits += number;
            return at + ": " + (hits == 0 ? "no hits" : counted(hits, "hit", "hits"));
        }
        case Kind::charge:
            return "charge " + units_told(book_, clause.whom) +
                   (clause.in_vain ? " but cannot come to contact" : "");
        case Kind::melee: {
            const UnitSet enemies = sides_of(clause).object;
            // A rampaging elephant fights its own too.
            return "fight " + (enemies.empty() ? "each other" : units_told(book_, enemies)) + ": " +
                   hits_told(clause);
        }
        case Kind::march:
        case Kind::plain: break;
    }
    std::vector<std::string> parts;
    for (const Part& part : clause.parts)
        parts.push_back(part.far >= least_told ? part.words + " " + to_quarters(part.far) : part.words);
    return join_sentence(parts);
}

/// Says who of the side neither went anywhere nor is told of.
std::string Narrator::standing(const State& state, const UnitSet& moved) const {
    UnitSet told = moved;
    for (const Clause& clause : clauses_) told |= clause.who | clause.whom;
    bool others = false;
    for (const UnitId u : book_.sides[side_].units) others = others || (state.on_table(u) && !told.has(u));
    if (!others) return "";
    return clauses_.empty() && moved.empty() ? "All stand." : "The others stand.";
}

/// Sentences put together: a second thing that the same units do follows with "and", a third begins with
/// "They".
class Narrator::Paragraph {
  public:
    explicit Paragraph(const battle::OrderOfBattle& book) : book_(book) {}

    void say(const UnitSet& who, const std::string& predicate, bool last_of_sentence) {
        if (who == subject_ && joins_) {
            text_ += " and " + predicate;
            joins_ = false;
        } else {
            if (!text_.empty()) text_ += ". ";
            text_ += (who == subject_ ? "They" : units_told(book_, who)) + " " + predicate;
            joins_ = true;
        }
        subject_ = who;
        joins_ = joins_ && !last_of_sentence;
    }
    [[nodiscard]] std::string text() const { return text_ + "."; }

  private:
    const battle::OrderOfBattle& book_;
    std::string text_;
    UnitSet subject_;
    bool joins_ = false;
};

std::vector<std::string> Narrator::end(const State& state, const UnitSet& moved) {
    std::vector<Paragraph> paragraphs;
    battle::BodyId body = battle::no_body;
    for (const Clause& clause : clauses_) {
        if (!clause.matters) continue;
        if (paragraphs.empty() || clause.body != body) paragraphs.emplace_back(book_);
        body = clause.body;
        const bool tells_hits = clause.kind == Kind::volley || clause.kind == Kind::melee;
        paragraphs.back().say(sides_of(clause).subject, predicate(clause), tells_hits);
    }
    std::vector<std::string> lines;
    for (const Paragraph& paragraph : paragraphs) lines.push_back(paragraph.text());
    if (std::string rest = standing(state, moved); !rest.empty()) lines.push_back(std::move(rest));
    return lines;
}

}  // namespace muster::rrtk
