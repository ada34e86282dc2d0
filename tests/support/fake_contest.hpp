// A contest without rules: the outcome of a run follows from its number alone.
#pragma once

#include <set>

#include "odds/contest.hpp"

namespace muster::test {

/// Runs go win, win, loss, win, draw and over again; the first army attacks in every second run; every third
/// run has woods. Scores are 400 + number and 400, turns number modulo 7. Run `faulty` can't be played.
class FakeContest : public odds::Contest {
  public:
    explicit FakeContest(std::int64_t faulty = 0) : faulty_(faulty) {}

    [[nodiscard]] odds::Run play(std::int64_t number) const override {
        if (faulty_ > 0 && number >= faulty_) {
            Diagnostics faults;
            faults.error({}, "run " + std::to_string(number) + " can't be played");
            throw odds::RunFault(faults);
        }
        using scenario::SideColour;
        odds::Run run;
        const auto step = number % 5;
        if (step == 1 || step == 2 || step == 4) run.result.winner = SideColour::red;
        if (step == 3) run.result.winner = SideColour::blue;
        run.result.attacker = number % 2 == 0 ? SideColour::red : SideColour::blue;
        run.result.score = {static_cast<int>(400 + number), 400};
        run.result.turns = static_cast<int>(number % 7);
        if (number % 3 == 0) run.ground = {"woods"};
        return run;
    }

  private:
    std::int64_t faulty_;
};

/// `count` of them.
inline std::vector<std::unique_ptr<odds::Contest>> fake_contests(std::size_t count, std::int64_t faulty = 0) {
    std::vector<std::unique_ptr<odds::Contest>> contests;
    for (std::size_t i = 0; i < count; ++i) contests.push_back(std::make_unique<FakeContest>(faulty));
    return contests;
}

}  // namespace muster::test
