// A player turn told in few sentences: what a reader needs to follow the map.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "rrtk/battle/event.hpp"
#include "rrtk/battle/order_of_battle.hpp"
#include "scenario/scenario.hpp"

namespace muster::rrtk {

/// "Pike 3, Levy Pike 5, 7 and Levies 16–18"; with the army in brackets where both sides have a unit of that
/// name. \pre not empty
[[nodiscard]] std::string units_told(const battle::OrderOfBattle& book, const battle::UnitSet& units);

/// Makes clauses of the events that matter, and sentences of the clauses. Tests, halts and dice are left out:
/// what came of them is told.
class Narrator {
  public:
    explicit Narrator(const battle::OrderOfBattle& book) : book_(book) {}

    /// A player turn begins.
    void begin(const battle::State& state);
    /// To be told every event, with the state as it is while the event is told.
    void see(const battle::Event& event, const battle::State& state);
    /// A paragraph for each Body's turn; `moved` are the units that went anywhere in the player turn.
    [[nodiscard]] std::vector<std::string> end(const battle::State& state, const battle::UnitSet& moved);

  private:
    class Paragraph;
    /// Those that a sentence begins with, and the others; in a melee the side whose turn it is comes first.
    struct UnitSides {
        battle::UnitSet subject, object;
    };
    enum class Kind { march, volley, charge, melee, plain };
    struct Part {
        std::string words;  ///< "move"; a distance follows where there is one
        Inches far;
    };
    struct Clause {
        Kind kind = Kind::plain;
        battle::BodyId body = battle::no_body;  ///< whose turn it was
        battle::UnitSet who, whom;
        std::vector<Part> parts;  ///< what they did; for plain ones a single one
        std::map<battle::UnitId, int> hits;
        bool matters = true;  ///< a charge that led nowhere is not told
        bool in_vain = false;
    };
    Clause& add(Kind kind, const battle::UnitSet& who);
    /// The last clause if it is of that kind and Body, else a new one.
    Clause& last_or_new(Kind kind, battle::SideIndex side);
    [[nodiscard]] Clause* last_of(Kind kind);
    [[nodiscard]] Clause* charge_of(battle::UnitId charger);
    void march(const battle::UnitSet& who, std::string words, Inches far = {});
    void did(battle::UnitId who, const std::string& words);
    void driven_off(battle::UnitId target, battle::UnitId charger);
    [[nodiscard]] std::string because_of(battle::UnitId cause, const char* preposition) const;
    void moved(const battle::Event& event);
    void movement(const battle::Event& event);
    void fighting(const battle::Event& event);
    void fate(const battle::Event& event);
    void shot(const battle::Event& event);
    void charged(const battle::Event& event);
    void hit(const battle::Event& event);
    void driven(const battle::Event& event, const std::string& words, const std::string& if_not);
    [[nodiscard]] UnitSides sides_of(const Clause& clause) const;
    [[nodiscard]] std::string predicate(const Clause& clause) const;
    [[nodiscard]] std::string hits_told(const Clause& clause) const;
    [[nodiscard]] std::string standing(const battle::State& state, const battle::UnitSet& moved) const;

    const battle::OrderOfBattle& book_;
    std::vector<Clause> clauses_;
    std::map<battle::UnitId, int> loose_;  ///< hits that came with a retreat to be told next
    battle::BodyId body_ = battle::no_body;
    battle::SideIndex side_ = 0;
};

}  // namespace muster::rrtk
