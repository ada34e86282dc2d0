#include "rrtk/setup/scouting.hpp"

#include "rrtk/army/unit.hpp"

namespace muster::rrtk {

Scouts scouts_of(const Rulebook& book, const scenario::Side& side) {
    Scouts scouts;
    for (const scenario::UnitSheet& unit : side.units) {
        const TroopClass troop_class = class_of(unit);
        const int ac = unit.stat("ac");
        if (is_flyer(unit))
            ++scouts.flyers;  // as a flyer only
        else if (is_mounted(troop_class) && ac == 2)
            ++scouts.mounted_ac2;
        else if (is_mounted(troop_class) && ac == 4)
            ++scouts.mounted_ac4;
        else if (is_skirmish(troop_class) && ac == 2)
            ++scouts.skirmish_ac2;
    }
    const Chart& chart = book.chart("scouting");
    scouts.value = scouts.mounted_ac2 * chart.value("mounted-ac2") +
                   scouts.mounted_ac4 * chart.value("mounted-ac4") +
                   scouts.skirmish_ac2 * chart.value("skirmish-ac2") + scouts.flyers * chart.value("flyer");
    return scouts;
}

Scouting compare_scouting(int own, int opponent) {
    if (own == 0) return Scouting::even;
    if (own >= 3 * opponent) return Scouting::tripled;  // so too against none
    return own >= 2 * opponent ? Scouting::doubled : Scouting::even;
}

int scouting_bonus(const Rulebook& book, int own, int opponent) {
    switch (compare_scouting(own, opponent)) {
        case Scouting::even: return 0;
        case Scouting::doubled: return book.chart("attack").value("scouting-double");
        case Scouting::tripled: return book.chart("attack").value("scouting-triple");
    }
    return 0;
}

int batch_size(const Rulebook& book, int own, int opponent) {
    constexpr std::size_t out_scouted = 0, better = 1;
    const Chart& chart = book.chart("batches");
    switch (compare_scouting(opponent, own)) {
        case Scouting::tripled: return chart.value("triple", out_scouted);
        case Scouting::doubled: return chart.value("double", out_scouted);
        case Scouting::even: break;
    }
    switch (compare_scouting(own, opponent)) {
        case Scouting::tripled: return chart.value("triple", better);
        case Scouting::doubled: return chart.value("double", better);
        case Scouting::even: break;
    }
    return chart.value("even", better);
}

}  // namespace muster::rrtk
