// Battles for tests in a line a unit: "red A foot-melee 4/4/3 at 24,10 up [frenzy] hits 1".
#pragma once

#include <map>
#include <string>
#include <vector>

#include "rrtk/battle/battle_log.hpp"
#include "rrtk/battle/rollers.hpp"
#include "rrtk/battle/turn.hpp"
#include "rrtk/book/rulebook.hpp"

namespace muster::test {

/// A line: `<red|blue> <name> <class> <rep>/<ac>/<figures> at <x>,<y> <facing>` and any of
/// `[special special]`, `build <build>`, `body <letter>`, `hits <n>`, `cinc`, `captain`, `active`, `off`.
/// The place is the middle of the FRONT EDGE, in inches; the facing is `up`, `down`, `left`, `right` or whole
/// degrees. Units without a body are Bodies of their own. Red's baseline is the lower edge, and red attacks.
/// Ground: `ground <kind> <x0>,<y0> <x1>,<y1>`, for a river followed by `fords <x0>,<y0> <x1>,<y1>`.
/// `wr red 3` sets a commander's War Rating (4 by default).
class Field {
  public:
    explicit Field(const std::vector<std::string>& lines);

    /// The unit of that name. Fails the test if there is none.
    [[nodiscard]] rrtk::battle::UnitId operator[](const std::string& name) const { return names_.at(name); }
    [[nodiscard]] const rrtk::battle::OrderOfBattle& book() const { return book_; }
    [[nodiscard]] const scenario::Scenario& scenario() const { return scenario_; }

    rrtk::battle::State state;  ///< tests may change it before they play

  private:
    scenario::Scenario scenario_;
    rrtk::battle::OrderOfBattle book_;
    std::map<std::string, rrtk::battle::UnitId> names_;
};

/// The rulebook of data/rrtk, loaded once.
const rrtk::Rulebook& rulebook();

/// A commander who gives the orders that the test lists, then `done`; answers as usual unless told.
class ListedCommander : public rrtk::battle::Commander {
  public:
    std::vector<rrtk::battle::Order> orders;
    std::map<rrtk::battle::QuestionKind, std::int16_t> answers;
    std::vector<rrtk::battle::Refusal> refusals;
    rrtk::battle::Order order(const rrtk::battle::Situation& situation) override;
    void refused(const rrtk::battle::Order& order, rrtk::battle::Refusal why) override;
    std::int16_t answer(const rrtk::battle::Situation& situation,
                        const rrtk::battle::Question& question) override;
};

}  // namespace muster::test
