// The seam between the program and a rule set. Sheets and commands know rule sets through this interface
// alone.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "dice/distribution.hpp"
#include "scenario/battle.hpp"
#include "scenario/facts.hpp"
#include "scenario/scenario.hpp"
#include "scenario/told_battle.hpp"

namespace muster::scenario {

/// What can be asked of a rule set when armies are made.
struct Asking {
    int least_points = 1, usual_points = 1, most_points = 1;
    std::vector<Named> modes;           ///< of making armies; the first is the usual one
    std::vector<std::string> refusals;  ///< words for the right of refusal; the first is the usual one
};

/// Options of a table by name: {"tactics", "A"}.
using TableOptions = std::map<std::string, std::string>;

/// A result of a table with its exact chance.
struct Chance {
    std::string result;
    dice::Fraction probability;
};

/// A rule set, loaded and complete.
class Ruleset {
  public:
    virtual ~Ruleset() = default;

    [[nodiscard]] virtual std::string id() const = 0;
    [[nodiscard]] virtual std::string title() const = 0;
    [[nodiscard]] virtual Asking asking() const = 0;
    /// What was loaded, in a few words: "44 army lists with 900 units, 9 tables".
    [[nodiscard]] virtual std::string contents() const = 0;

    /// Rolls both armies and everything before the first move. Faults of the request (unknown list, points
    /// out of range) are reported.
    [[nodiscard]] virtual std::optional<Scenario> roll(const Request& request, dice::Dice& dice,
                                                       Diagnostics& diagnostics) const = 0;

    /// Rolls one army of a list.
    [[nodiscard]] virtual std::optional<Side> roll_army(const std::string& list, SideColour colour,
                                                        const Request& request, dice::Dice& dice,
                                                        Diagnostics& diagnostics) const = 0;

    /// Checks a scenario that a person may have edited against the rules.
    virtual void check(const Scenario& scenario, Diagnostics& diagnostics) const = 0;

    /// What a side is worth, its leaders included.
    [[nodiscard]] virtual int points(const Side& side) const = 0;

    // ---- battles
    /// Who can drive a side without a person.
    [[nodiscard]] virtual std::vector<Named> commanders() const = 0;
    /// The one of them who plays by a plan where nobody is named.
    [[nodiscard]] virtual std::string usual_commander() const = 0;
    /// The battle ready to be played by these commanders; null, with the faults reported, for one that can't
    /// be. `scenario` must live as long as what is returned. May be called from several threads at once.
    /// \pre `players` are of commanders()
    [[nodiscard]] virtual std::unique_ptr<ReadyBattle> ready(const Scenario& scenario, const Players& players,
                                                             Diagnostics& diagnostics) const = 0;

    /// Most turns of each side where nothing is said.
    [[nodiscard]] virtual int usual_turns() const = 0;
    /// The number of sides of the largest die that battles are played with.
    [[nodiscard]] virtual int largest_die() const = 0;
    /// Plays a battle and keeps all of it; null, with the faults reported, for one that can't be played.
    /// Throws dice::ScriptError when a script or a person gives fewer dice than it takes. What is left of a
    /// script is told by ToldBattle::dice. \pre the players are of commanders()
    [[nodiscard]] virtual std::unique_ptr<ToldBattle> tell(const Scenario& scenario,
                                                           const BattleRequest& request,
                                                           Diagnostics& diagnostics) const = 0;
    /// Plays a log of this scenario again; null, with the first difference reported, if it doesn't equal
    /// itself.
    [[nodiscard]] virtual std::unique_ptr<ToldBattle> retell(const Scenario& scenario, const LogFile& log,
                                                             Diagnostics& diagnostics) const = 0;
    /// Plays a fixed set of battles and hashes every event: sixteen digits that stay the same as long as the
    /// battle behaves the same. \pre all lists are loaded
    [[nodiscard]] virtual std::string behaviour_signature() const = 0;

    /// Plays the first `turns` turns of both sides by these commanders, with dice of a stream of their own,
    /// and writes into `scenario.opening` what came of it; false, with the faults reported, for a battle that
    /// can't be played. The battle may end earlier. \pre `players` are of commanders()
    [[nodiscard]] virtual bool open(Scenario& scenario, int turns, const Players& players,
                                    Diagnostics& diagnostics) const = 0;

    // ---- what the sheets print
    /// The position after the opening. \pre scenario.opening, checked
    [[nodiscard]] virtual Position position(const Scenario& scenario) const = 0;
    [[nodiscard]] virtual SideFacts side_facts(const Side& side) const = 0;
    [[nodiscard]] virtual UnitFacts unit_facts(const Side& side, const UnitSheet& unit) const = 0;
    /// The figures of a unit that lists of units show: key of UnitFacts::figures, head.
    [[nodiscard]] virtual std::vector<std::pair<std::string, std::string>> columns() const = 0;
    /// What the units that stand together are called: "Body", "Bodies".
    [[nodiscard]] virtual Words group() const = 0;
    /// What is marked on units as they suffer: "hits taken", "figures lost".
    [[nodiscard]] virtual std::string toll() const = 0;
    [[nodiscard]] virtual std::vector<BriefingPart> briefing(const Scenario& scenario) const = 0;
    /// The sections that the armies of `scenario` use, or all of them where it is nullptr.
    [[nodiscard]] virtual std::vector<ReferenceSection> quick_reference(const Scenario* scenario) const = 0;
    [[nodiscard]] virtual std::vector<Zone> deployment_zones(const Scenario& scenario,
                                                             SideColour side) const = 0;
    [[nodiscard]] virtual MarkerNeed markers(const Scenario& scenario) const = 0;
    /// Counters that lie beside units in this battle, from its beginning.
    [[nodiscard]] virtual std::vector<CounterFact> counters(const Scenario& scenario) const = 0;
    /// Cards of leaders, red's before blue's; none where a leader is no more than a figure of his unit's.
    [[nodiscard]] virtual std::vector<LeaderFact> leaders(const Scenario& scenario) const = 0;
    /// Slips that play asks for; often none.
    [[nodiscard]] virtual std::vector<SlipFact> slips(const Scenario& scenario) const = 0;
    /// The commanders whose orders can be printed.
    [[nodiscard]] virtual std::vector<Named> tempers() const = 0;
    /// How orders are sealed: units that stand together have a card each that stays closed until they are to
    /// move. Nothing where play would open all cards at once.
    [[nodiscard]] virtual std::optional<Sealing> sealing() const = 0;
    /// How `side` is played by the commander of that id of tempers(); the usual one of the rule set where it
    /// is empty. Nothing, with the faults reported, for a battle that can't be played.
    [[nodiscard]] virtual OrderFacts orders(const Scenario& scenario, SideColour side,
                                            const std::string& commander, Diagnostics& diagnostics) const = 0;
    /// The name and one sentence on a kind of terrain, for the legend: title, note.
    [[nodiscard]] virtual Named terrain_fact(const std::string& kind) const = 0;
    /// What a piece of terrain is called on the map: the name of its kind, and what tells it from others of
    /// it.
    [[nodiscard]] virtual std::string terrain_name(const Scenario& /*scenario*/,
                                                   const TerrainPiece& piece) const {
        return terrain_fact(piece.kind).title;
    }

    // ---- lists and tables
    [[nodiscard]] virtual std::vector<Named> lists() const = 0;
    /// The id of the list of that id or alias; nothing if there is none.
    [[nodiscard]] virtual std::optional<std::string> list_id(const std::string& id_or_alias) const = 0;
    /// Everything an army list holds, in the form documented for `lists --json`.
    [[nodiscard]] virtual data::Value list_value(const std::string& id) const = 0;
    [[nodiscard]] virtual std::vector<Named> tables() const = 0;
    /// The table as printed, the given options applied; faults in name or options are reported.
    [[nodiscard]] virtual std::optional<ReferenceTable> show_table(const std::string& name,
                                                                   const TableOptions& options,
                                                                   Diagnostics& diagnostics) const = 0;
    [[nodiscard]] virtual std::optional<std::vector<Chance>> exact(const std::string& name,
                                                                   const TableOptions& options,
                                                                   Diagnostics& diagnostics) const = 0;
    [[nodiscard]] virtual std::optional<std::string> roll_table(const std::string& name,
                                                                const TableOptions& options, dice::Dice& dice,
                                                                Diagnostics& diagnostics) const = 0;
};

}  // namespace muster::scenario
