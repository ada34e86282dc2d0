// Whether the story of an opening fits its battle.
#include <fmt/format.h>

#include "scenario/consistency.hpp"

namespace muster::scenario {

namespace {

/// The places where one turn of the story names units.
class CheckingTurn {
  public:
    CheckingTurn(const Scenario& scenario, Diagnostics& diagnostics)
        : scenario_(scenario), diagnostics_(diagnostics) {}

    void check(const StoryTurn& turn) {
        for (const StoryMove& move : turn.moves) {
            known(move.side, move.unit, move.where);
            if (move.legs.empty())
                diagnostics_.error(move.where.at, fmt::format("unit {} goes nowhere", move.unit),
                                   "write where it went under 'legs:', or take it out");
        }
        for (const StoryShot& shot : turn.shots) {
            known(shot.side, shot.unit, shot.where);
            if (shot.target > 0) known(other(shot.side), shot.target, shot.where);
        }
        for (const StoryHits& hits : turn.hits) known(hits.side, hits.unit, hits.where);
        for (const StoryLoss& loss : turn.losses) known(loss.side, loss.unit, loss.where);
        for (const std::vector<UnitsOf>* list : {&turn.active, &turn.routed})
            for (const UnitsOf& some : *list)
                for (const int unit : some.units) known(some.side, unit, some.where);
    }

  private:
    void known(SideColour side, int unit, const Where& where) {
        if (scenario_.side(side).unit(unit) != nullptr) return;
        diagnostics_.error(
            where.at, fmt::format("the story names unit {} of {}, which it hasn't got", unit, name_of(side)),
            "take it out, or add the unit");
    }

    const Scenario& scenario_;
    Diagnostics& diagnostics_;
};

}  // namespace

void check_story(const Scenario& scenario, Diagnostics& diagnostics) {
    const Opening& opening = *scenario.opening;
    if (opening.story.size() > 2 * static_cast<std::size_t>(opening.turns))
        diagnostics.error(opening.where.at,
                          fmt::format("the story has {} player turns; {} of each side were asked for",
                                      opening.story.size(), opening.turns),
                          "make 'turns:' and 'story:' agree");
    for (std::size_t i = 0; i < opening.story.size(); ++i) {
        const StoryTurn& turn = opening.story[i];
        const SideColour side = i % 2 == 0 ? turn.side : other(opening.story[i - 1].side);
        const int number = static_cast<int>(i / 2) + 1;
        if (turn.side != side || turn.number != number)
            diagnostics.error(turn.where.at,
                              fmt::format("turn {} of {} stands where turn {} of {} should", turn.number,
                                          name_of(turn.side), number, name_of(side)),
                              "the sides take turns");
        CheckingTurn(scenario, diagnostics).check(turn);
    }
}

}  // namespace muster::scenario
