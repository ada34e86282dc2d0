// The charge chart against chances worked out by hand from PR-01 and PR-02.
#include "ral/solo/charge_chart.hpp"

#include "support/ral_book.hpp"

namespace muster::test {

namespace {

using namespace ral::solo;

/// One round, own losses counting in full, figures by `figure` per cent of their share.
int gain(const std::string& charger, const std::string& target, Meeting meeting, int figure = 0) {
    const ral::Rules& rules = ral_book().rules;
    const auto fighter = [&](const std::string& id) {
        const std::size_t type = rules.type_index(id);
        const ral::TroopType& of = rules.types[type];
        return Fighter{
            static_cast<std::uint8_t>(type), of.rank, of.mounted, of.figures, of.divisor, of.points(false)};
    };
    ral::CommanderCard card;
    card.loss = 100;
    card.figure = figure;
    card.rounds = 1;
    return gain_of(ral::battle::figures_of(rules), {fighter(charger), fighter(target), meeting}, card);
}

}  // namespace

TEST_CASE("peasants whom foot knights join in against run two times in three: 8 of their 12 points") {
    // PR-01 at +1: never no figure, never more than four; PR-02: foot knights against peasants pass 1/3.
    CHECK(gain("foot-knight", "peasant", Meeting::joined) == 80);
}

TEST_CASE("mounted knights joined by foot knights don't run, and lose 4/3 figures of 6 points each") {
    CHECK(gain("foot-knight", "mounted-knight", Meeting::joined, 0) == 0);
    CHECK(gain("foot-knight", "mounted-knight", Meeting::joined, 100) == 80);
}

TEST_CASE("RAL-027: equal mounted knights face to face differ by the test of the charged ones alone") {
    // 1/6 run; a unit that runs counts 36 points less half of its chance of 1/2 to rally: 27.
    CHECK(gain("mounted-knight", "mounted-knight", Meeting::front) == 45);
}

TEST_CASE("RAL-025: peasants charged by peasants from behind test at -1 before an even fight") {
    // The fight is even; PR-02 at -1: 2/3 stand, so 1/3 of 12 points.
    CHECK(gain("peasant", "peasant", Meeting::flank) == 40);
    CHECK(gain("peasant", "peasant", Meeting::front) == 0);
}

TEST_CASE("the chart holds the gain of each pair, with bows in the price") {
    const ral::Rulebook& book = ral_book();
    const ral::CommanderCard& card = *book.commander("steady");
    const ChargeChart chart(book.rules, card);
    ral::battle::UnitEntry archers, knights;
    archers.type = static_cast<std::uint8_t>(book.rules.type_index("foot-yeoman"));
    archers.bows = true;
    knights.type = static_cast<std::uint8_t>(book.rules.type_index("mounted-knight"));
    const std::size_t dear = ChargeChart::kind_of(archers), on = ChargeChart::kind_of(knights);
    archers.bows = false;
    const std::size_t cheap = ChargeChart::kind_of(archers);
    for (const Meeting meeting : {Meeting::front, Meeting::flank, Meeting::joined})
        CHECK(chart.at(on, dear, meeting) > chart.at(on, cheap, meeting));
}

}  // namespace muster::test
