#include "ral/setup/setup.hpp"

namespace muster::ral {

using data::optional;
using data::required;

const data::Fields<PieceRoll>& fields_of(const PieceRoll* /*type*/) {
    using P = PieceRoll;
    static const data::Fields<P> fields(
        "piece rolled",
        {required("die", &P::die, {1, 20}, "The d20 for its kind."),
         required("kind", &P::kind, "What was laid."),
         required("length", &P::length, {1, 6}, "The d6 for its length."),
         optional("breadth", &P::breadth, {1, 6}, "The d6 for its breadth."),
         optional("turn", &P::turn, {1, 6}, "The d6 for the way it lies."),
         optional("levels", &P::levels, {1, 6}, "The d6 for its levels."),
         required("place", &P::place, "The d20 across and up, for each try."),
         optional("letters", &P::letters,
                  "Letters of the piece and its higher levels; left out = no place.")},
        true);
    return fields;
}

const data::Fields<GroundRoll>& fields_of(const GroundRoll* /*type*/) {
    using G = GroundRoll;
    static const data::Fields<G> fields(
        "ground", {required("river", &G::river, {1, 6}, "The d6 for a river."),
                   optional("course", &G::course, "The dice for its course."),
                   required("count", &G::count, {1, 6}, "The d6 for the number of pieces."),
                   required("pieces", &G::pieces, {0, 20}, "That number."),
                   optional("rolled", &G::rolled, "The pieces.")});
    return fields;
}

const data::Fields<SideSetup>& fields_of(const SideSetup* /*type*/) {
    using S = SideSetup;
    static const data::Fields<S> fields(
        "side's set-up",
        {required("place-die", &S::place_die, {1, 6}, "The d6 for placing first."),
         required("plan-die", &S::plan_die, {1, 6}, "The d6 for the plan."),
         required("plan", &S::plan, "The plan."), required("gap", &S::gap, "Inches between its units."),
         optional("notes", &S::notes, "What a reader should know.")});
    return fields;
}

const data::Fields<Setup>& fields_of(const Setup* /*type*/) {
    using S = Setup;
    static const data::Fields<S> fields(
        "set-up", {required("leaders", &S::leaders, {1, 9}, "Leaders of each side."),
                   optional("ties", &S::ties, {0, 999}, "Equal dice that were rolled again."),
                   required("ground", &S::ground, "How the ground was rolled."),
                   required("red", &S::red, "The red side."), required("blue", &S::blue, "The blue side.")});
    return fields;
}

data::Value to_value(const Setup& setup) { return data::write(setup); }

std::optional<Setup> read_setup(const data::Value& value, Diagnostics& diagnostics) {
    Setup setup;
    if (!data::read(value, setup, diagnostics)) return std::nullopt;
    return setup;
}

}  // namespace muster::ral
