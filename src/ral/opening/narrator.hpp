// A part of a turn told in few sentences: what a reader needs to follow the map.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "ral/battle/event.hpp"
#include "ral/opening/names.hpp"

namespace muster::ral {

/// Gathers what happens step by step, and tells each step in a paragraph. Dice, and tests that changed
/// nothing, are left out: what came of them is told.
class Narrator {
  public:
    /// Both outlive the narrator.
    Narrator(const battle::OrderOfBattle& book, const Names& names) : book_(book), names_(names) {}

    /// A part of a turn begins.
    void begin() { steps_.clear(); }
    /// A step of it begins.
    void begin_step(battle::Stage stage) { step_of(stage); }
    /// To be told every event, with the state as it is while the event is told.
    void see(const battle::Event& event, const battle::State& state);
    /// A paragraph for each step in which something happened; of the movement there always is one.
    [[nodiscard]] std::vector<std::string> end() const;

  private:
    using UnitSet = battle::UnitSet;
    struct Duel {
        battle::LeaderId challenger = battle::no_leader, challenged = battle::no_leader;
        bool declined = false;
        std::vector<battle::LeaderId> killed;
    };
    struct Volley {
        UnitSet shooters;
        battle::UnitId target = battle::no_unit;
        int fell = 0;  ///< figures
    };
    struct Charge {
        battle::UnitId charger = battle::no_unit, target = battle::no_unit;
        std::string answer;  ///< what the target did: "countercharge"; may be empty
        std::string result;  ///< "meet their flank"
    };
    struct Fight {
        UnitSet units;
        std::map<battle::UnitId, int> fell;
    };
    struct Rally {
        battle::UnitId unit = battle::no_unit;
        battle::LeaderId leader = battle::no_leader;  ///< who brought it about, if one did
    };
    /// What happened in one step of the turn.
    struct Step {
        battle::Stage stage = battle::Stage::challenges;
        std::vector<std::string> first;  ///< whole sentences that come before all else
        std::vector<Duel> duels;
        std::vector<Volley> volleys;
        std::vector<Charge> charges;
        UnitSet moved, crossed;
        Inches nearest, farthest;  ///< ways of those that moved
        std::vector<Fight> fights;
        std::vector<Rally> rallies;
        UnitSet destroyed, ran, ran_off, left;
        std::vector<std::string> last;  ///< whole sentences at the end, about leaders
    };
    Step& step_of(battle::Stage stage);
    void of_leaders(const battle::Event& event, Step& step);
    void of_archery(const battle::Event& event, Step& step);
    void of_movement(const battle::Event& event, Step& step);
    void of_fights(const battle::Event& event, Step& step);
    [[nodiscard]] std::string told(const Step& step) const;
    [[nodiscard]] std::string told(const Duel& duel) const;
    [[nodiscard]] std::string told(const Volley& volley) const;
    [[nodiscard]] std::string told(const Charge& charge) const;
    [[nodiscard]] std::string told(const Fight& fight) const;
    void add_moves(const Step& step, std::vector<std::string>& sentences) const;
    void add_fates(const Step& step, std::vector<std::string>& sentences) const;

    const battle::OrderOfBattle& book_;
    const Names& names_;
    std::vector<Step> steps_;
};

}  // namespace muster::ral
