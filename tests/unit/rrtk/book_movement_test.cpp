// Moves and bases of section 11 and of.
#include <doctest/doctest.h>

#include "support/rrtk_book.hpp"

namespace muster::test {

namespace {

using namespace muster::literals;
using rrtk::Build;
using rrtk::TroopClass;

void check_move(TroopClass troop_class, Build build, int figures, int ac, Inches normal, Inches retire) {
    const rrtk::Movement move = book().movement(troop_class, build, figures, ac);
    CHECK(move.normal == normal);
    CHECK(move.retire == retire);
}

void check_foot(int figures, int ac, Inches normal, Inches retire) {
    check_move(TroopClass::foot_melee, Build::foot, figures, ac, normal, retire);
}

void check_mounted(int figures, int ac, Inches normal, Inches retire) {
    check_move(TroopClass::mounted_melee, Build::horse, figures, ac, normal, retire);
}

}  // namespace

TEST_CASE("foot moves by figures and Armor Class (T-17)") {
    check_foot(2, 2, 8_in, 4_in);
    check_foot(2, 4, 8_in, 4_in);
    check_foot(2, 6, 6_in, 3_in);
    check_foot(3, 2, 8_in, 3_in);
    check_foot(3, 4, 8_in, 3_in);
    check_foot(3, 6, 6_in, 2_in);
    check_foot(4, 2, 6_in, 2_in);
    check_foot(4, 4, 6_in, 2_in);
    check_foot(4, 6, 4_in, 1_in);
}

TEST_CASE("mounted units move by figures and Armor Class (T-18)") {
    check_mounted(2, 2, 16_in, 8_in);
    check_mounted(2, 4, 14_in, 8_in);
    check_mounted(2, 6, 10_in, 4_in);
    check_mounted(3, 2, 12_in, 6_in);
    check_mounted(3, 4, 12_in, 6_in);
    check_mounted(3, 6, 8_in, 3_in);
    check_mounted(4, 2, 10_in, 4_in);
    check_mounted(4, 4, 8_in, 4_in);
    check_mounted(4, 6, 6_in, 3_in);
}

TEST_CASE("DX-16: foot 3 figures AC 6; mounted 2 figures AC 4; elephant; AC 2 cannon") {
    check_foot(3, 6, 6_in, 2_in);
    check_mounted(2, 4, 14_in, 8_in);
    check_move(TroopClass::foot_melee, Build::elephant, 1, 2, 8_in, 3_in);
    check_move(TroopClass::foot_missile, Build::artillery, 1, 2, 4_in, 1_in);
}

TEST_CASE("DX-60: a melee chariot with 1 figure and AC 4 moves as 3 figures, on foot as 2") {
    check_move(TroopClass::mounted_melee, Build::chariot, 1, 4, 12_in, 6_in);
    check_move(TroopClass::foot_melee, Build::foot, 1, 4, 8_in, 4_in);
}

TEST_CASE("missile chariots move as 2 figures (T-19)") {
    check_move(TroopClass::mounted_missile, Build::chariot, 1, 2, 16_in, 8_in);
}

TEST_CASE("R-012: monsters move as 3 figures, giants as 4, other single figures as 2") {
    check_move(TroopClass::foot_melee, Build::monster, 1, 4, 8_in, 3_in);
    check_move(TroopClass::mounted_melee, Build::monster, 1, 6, 8_in, 3_in);
    check_move(TroopClass::foot_melee, Build::giant, 4, 6, 4_in, 1_in);
    check_move(TroopClass::mounted_skirmish, Build::horse, 1, 2, 16_in, 8_in);
}

TEST_CASE("R-013: AC 8 moves as AC 6, AC 3 as AC 2") {
    check_move(TroopClass::foot_melee, Build::monster, 1, 8, 6_in, 2_in);
    check_mounted(2, 3, 16_in, 8_in);
}

TEST_CASE("R-010: bases are 1.6 inches wide and as deep as what stands on them") {
    const auto depth = [](TroopClass troop_class, Build build) {
        const tabletop::Base base = book().base(troop_class, build);
        CHECK(base.width == 1.6_in);
        return base.depth;
    };
    CHECK(depth(TroopClass::foot_melee, Build::foot) == 0.8_in);
    CHECK(depth(TroopClass::foot_skirmish, Build::foot) == 0.8_in);
    CHECK(depth(TroopClass::mounted_melee, Build::horse) == 1.2_in);
    CHECK(depth(TroopClass::mounted_missile, Build::chariot) == 1.6_in);
    CHECK(depth(TroopClass::foot_melee, Build::elephant) == 1.6_in);
    CHECK(depth(TroopClass::foot_missile, Build::artillery) == 1.6_in);
    CHECK(depth(TroopClass::foot_melee, Build::giant) == 1.6_in);
    CHECK(depth(TroopClass::foot_melee, Build::monster) == 0.8_in);
    CHECK(depth(TroopClass::mounted_melee, Build::monster) == 1.2_in);
}

TEST_CASE("rows of the lists are built as their names say") {
    const auto build = [](const char* list, const char* row) { return book().list(list)->row(row)->build; };
    CHECK(build("chapka", "heavy-chariots") == Build::chariot);
    CHECK(build("stygustan", "light-chariot") == Build::chariot);
    CHECK(build("torem", "elephant") == Build::elephant);
    CHECK(build("tropilium", "ballistae") == Build::artillery);
    CHECK(build("mangu", "yen-yen-cannons") == Build::artillery);
    CHECK(build("mountain-giants", "hill-giants") == Build::giant);
    CHECK(build("orcs", "trolls") == Build::monster);
    CHECK(build("black-moon-incarnate", "gargoyles") == Build::monster);
    CHECK(build("rodentmen", "giant-rats") == Build::foot);
    CHECK(build("aeja", "pike") == Build::foot);
    CHECK(build("goblins", "wolf-riders") == Build::horse);
}

}  // namespace muster::test
