#include "rrtk/solo/posture.hpp"

#include <algorithm>

namespace muster::rrtk {

using data::optional;
using data::required;

const data::Names<Posture>& names_of(Posture) {
    static const data::Names<Posture> names{"posture",
                                            {{Posture::advance, "advance"},
                                             {Posture::slow, "slow"},
                                             {Posture::envelop, "envelop"},
                                             {Posture::hold, "hold"},
                                             {Posture::skirmish, "skirmish"},
                                             {Posture::reserve, "reserve"}}};
    return names;
}

const data::Names<Trigger>& names_of(Trigger) {
    static const data::Names<Trigger> names{"trigger",
                                            {{Trigger::centre_touched, "centre-touched"},
                                             {Trigger::centre_lost, "centre-lost"},
                                             {Trigger::enemy_lost, "enemy-lost"},
                                             {Trigger::enemy_near_centre, "enemy-near-centre"},
                                             {Trigger::enemy_near_a_flank, "enemy-near-a-flank"},
                                             {Trigger::late, "late"}}};
    return names;
}

Posture Postures::of(Block block) const {
    switch (block) {
        case Block::centre: return centre;
        case Block::left: return left;
        case Block::right: return right;
        case Block::reserve: return reserve;
    }
    return centre;
}

bool Release::has(Trigger trigger) const { return std::ranges::find(when, trigger) != when.end(); }

const data::Fields<Postures>& fields_of(const Postures* /*type*/) {
    static const data::Fields<Postures> fields(
        "postures",
        {required("centre", &Postures::centre, "Of the centre."),
         required("left", &Postures::left, "Of the left wing."),
         required("right", &Postures::right, "Of the right wing."),
         required("reserve", &Postures::reserve, "Of the reserve."),
         required("screen", &Postures::screen, "Of skirmishers in the centre.")},
        true);
    return fields;
}

const data::Fields<Release>& fields_of(const Release* /*type*/) {
    static const data::Fields<Release> fields(
        "release",
        {required("when", &Release::when, "What lets the held-back part go: any of these."),
         optional("turn", &Release::turn, {0, 99}, "For late: the side's own turn from which it counts."),
         optional("near", &Release::near, "For the triggers of nearness: inches between bases.")},
        true);
    return fields;
}

}  // namespace muster::rrtk
