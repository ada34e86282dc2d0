#include "odds/tally.hpp"

namespace muster::odds {

void Outcomes::add(const scenario::BattleResult& result) {
    if (!result.winner)
        ++draw;
    else
        ++(*result.winner == scenario::SideColour::red ? win : loss);
}

Outcomes& Outcomes::operator+=(const Outcomes& more) {
    win += more.win;
    draw += more.draw;
    loss += more.loss;
    return *this;
}

Outcomes& Outcomes::operator-=(const Outcomes& fewer) {
    win -= fewer.win;
    draw -= fewer.draw;
    loss -= fewer.loss;
    return *this;
}

Outcomes Tally::defending() const {
    Outcomes rest = all;
    return rest -= attacking;
}

Outcomes Tally::without(const std::string& kind) const {
    Outcomes rest = all;
    const auto found = with.find(kind);
    return found == with.end() ? rest : rest -= found->second;
}

void Tally::add(const Run& run) {
    all.add(run.result);
    if (run.result.attacker == scenario::SideColour::red) attacking.add(run.result);
    for (const std::string& kind : run.ground) with[kind].add(run.result);
    score += run.result.score[0];
    enemy_score += run.result.score[1];
    turns += run.result.turns;
}

Tally& Tally::operator+=(const Tally& more) {
    all += more.all;
    attacking += more.attacking;
    for (const auto& [kind, outcomes] : more.with) with[kind] += outcomes;
    score += more.score;
    enemy_score += more.enemy_score;
    turns += more.turns;
    return *this;
}

namespace {
constexpr data::Range count{0, 1'000'000'000'000};
constexpr data::Range points{-1'000'000'000'000'000, 1'000'000'000'000'000};
}  // namespace

const data::Fields<Outcomes>& fields_of(const Outcomes* /*type*/) {
    static const data::Fields<Outcomes> fields(
        "outcomes", {data::required("win", &Outcomes::win, count, "Battles that the first army won."),
                     data::required("draw", &Outcomes::draw, count, "Battles drawn."),
                     data::required("loss", &Outcomes::loss, count, "Battles that it lost.")});
    return fields;
}

const data::Fields<Tally>& fields_of(const Tally* /*type*/) {
    static const data::Fields<Tally> fields(
        "tally", {data::required("all", &Tally::all, "All battles."),
                  data::required("attacking", &Tally::attacking, "Those in which the first army attacked."),
                  data::required("with", &Tally::with, "Those with a kind of terrain on the table."),
                  data::required("score", &Tally::score, points, "Scores of the first army, added up."),
                  data::required("enemy-score", &Tally::enemy_score, points, "Scores of the second."),
                  data::required("turns", &Tally::turns, count, "Turns, added up.")});
    return fields;
}

}  // namespace muster::odds
