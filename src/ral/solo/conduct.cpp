#include "ral/solo/conduct.hpp"

namespace muster::ral {

using data::required;

const data::Names<Posture>& names_of(Posture /*type*/) {
    static const data::Names<Posture> names{"posture",
                                            {{Posture::advance, "advance"},
                                             {Posture::slow, "slow"},
                                             {Posture::hold, "hold"},
                                             {Posture::reserve, "reserve"}}};
    return names;
}

const data::Names<Trigger>& names_of(Trigger /*type*/) {
    static const data::Names<Trigger> names{"trigger",
                                            {{Trigger::line_touched, "line-touched"},
                                             {Trigger::line_routed, "line-routed"},
                                             {Trigger::enemy_routed, "enemy-routed"},
                                             {Trigger::enemy_near, "enemy-near"},
                                             {Trigger::late, "late"}}};
    return names;
}

Posture Postures::of(const std::string& block) const {
    if (block == "left") return left;
    if (block == "right") return right;
    return block == "reserve" ? reserve : centre;
}

const data::Fields<Postures>& fields_of(const Postures* /*type*/) {
    using P = Postures;
    static const data::Fields<P> fields("postures",
                                        {required("centre", &P::centre, "Of the centre."),
                                         required("left", &P::left, "Of the left wing."),
                                         required("right", &P::right, "Of the right wing."),
                                         required("reserve", &P::reserve, "Of the reserve.")},
                                        true);
    return fields;
}

const data::Fields<Conduct>& fields_of(const Conduct* /*type*/) {
    using C = Conduct;
    static const data::Fields<C> fields(
        "conduct of a plan", {required("plan", &C::plan, "A plan of plans.yaml."),
                              required("first", &C::first, "The postures that it begins with."),
                              required("then", &C::then, "The postures once the reserve is let go."),
                              required("release", &C::release, "What lets the reserve go: any of these."),
                              required("turn", &C::turn, {0, 99}, "For late: the turn from which it counts."),
                              required("near", &C::near, "For enemy-near: inches between bases.")});
    return fields;
}

}  // namespace muster::ral
