#include "scenario/scenario_fields.hpp"

#include "data/fields.hpp"

namespace muster::tabletop {

namespace {

/// A length that must be there and that is no member of its own: `get` and `set` give and take it.
template <class T>
data::Field<T> length(std::string key, std::string meaning, Inches (*get)(const T&),
                      void (*set)(T&, Inches)) {
    return {std::move(key),
            std::move(meaning),
            true,
            [set](const data::Value& value, T& out, Diagnostics& diagnostics) {
                Inches read;
                if (!data::read(value, read, diagnostics)) return false;
                set(out, read);
                return true;
            },
            [get](const T& in) { return std::optional<data::Value>(data::write(get(in))); },
            [] { return data::schema<Inches>(); }};
}

/// A length above zero.
template <class T>
data::Field<T> size(std::string key, std::string meaning, Inches (*get)(const T&), void (*set)(T&, Inches)) {
    data::Field<T> field = length<T>(std::move(key), std::move(meaning), get, set);
    field.read = [get, read = field.read](const data::Value& value, T& out, Diagnostics& diagnostics) {
        if (!read(value, out, diagnostics)) return false;
        if (get(out) > Inches()) return true;
        diagnostics.error(value.where(), "a size of " + value.text() + " inches takes no room",
                          "write a length above 0");
        return false;
    };
    return field;
}

data::Field<Pose> facing() {
    const data::Range circle{0, 359};
    return {"facing",
            "Degrees clockwise from the direction of the defender's edge, 0 to 359.",
            true,
            [circle](const data::Value& value, Pose& out, Diagnostics& diagnostics) {
                int degrees = 0;
                if (!data::read(value, degrees, diagnostics)) return false;
                out.facing = Facing(degrees);
                if (degrees >= circle.least && degrees <= circle.most) return true;
                data::report_out_of_range(value, circle, diagnostics);
                return false;
            },
            [](const Pose& in) { return std::optional<data::Value>(data::write(in.facing.degrees())); },
            [] { return data::schema<int>(); }};
}

}  // namespace

// The right and far sides follow from the sizes, which stand after x and y in the table and so are read after
// them.
const data::Fields<Rect>& fields_of(const Rect* /*type*/) {
    static const data::Fields<Rect> fields(
        "rectangle",
        {length<Rect>(
             "x", "Inches from the attacker's left table edge to the left side.",
             [](const Rect& r) { return r.low.x; }, [](Rect& r, Inches v) { r.low.x = v; }),
         length<Rect>(
             "y", "Inches from the attacker's table edge to the near side.",
             [](const Rect& r) { return r.low.y; }, [](Rect& r, Inches v) { r.low.y = v; }),
         size<Rect>(
             "width", "Inches from left to right.", [](const Rect& r) { return r.width(); },
             [](Rect& r, Inches v) { r.high.x = r.low.x + v; }),
         size<Rect>(
             "height", "Inches from the near to the far side.", [](const Rect& r) { return r.height(); },
             [](Rect& r, Inches v) { r.high.y = r.low.y + v; })},
        true);
    return fields;
}

const data::Fields<Pose>& fields_of(const Pose* /*type*/) {
    static const data::Fields<Pose> fields(
        "place",
        {length<Pose>(
             "x", "Inches from the attacker's left table edge to the centre of the base.",
             [](const Pose& p) { return p.centre.x; }, [](Pose& p, Inches v) { p.centre.x = v; }),
         length<Pose>(
             "y", "Inches from the attacker's table edge to the centre of the base.",
             [](const Pose& p) { return p.centre.y; }, [](Pose& p, Inches v) { p.centre.y = v; }),
         facing()},
        true);
    return fields;
}

const data::Fields<Base>& fields_of(const Base* /*type*/) {
    static const data::Fields<Base> fields(
        "base",
        {size<Base>(
             "width", "Frontage in inches.", [](const Base& b) { return b.width; },
             [](Base& b, Inches v) { b.width = v; }),
         size<Base>(
             "depth", "Depth in inches.", [](const Base& b) { return b.depth; },
             [](Base& b, Inches v) { b.depth = v; })},
        true);
    return fields;
}

const data::Fields<Board>& fields_of(const Board* /*type*/) {
    static const data::Fields<Board> fields(
        "board",
        {size<Board>(
             "width", "Inches from the left to the right table edge.", [](const Board& b) { return b.width; },
             [](Board& b, Inches v) { b.width = v; }),
         size<Board>(
             "height", "Inches from the attacker's to the defender's table edge.",
             [](const Board& b) { return b.height; }, [](Board& b, Inches v) { b.height = v; })},
        true);
    return fields;
}

}  // namespace muster::tabletop

namespace muster::dice {

const data::Fields<RollRecord>& fields_of(const RollRecord* /*type*/) {
    static const data::Fields<RollRecord> fields(
        "roll",
        {data::required("stream", &RollRecord::stream, "The stream of dice it came from."),
         data::required("purpose", &RollRecord::purpose, "What it was for."),
         data::required("dice", &RollRecord::dice, "Each die in the order rolled."),
         data::optional("meaning", &RollRecord::meaning, "What it meant.")},
        true);
    return fields;
}

}  // namespace muster::dice

namespace muster::scenario {

const data::Names<SideColour>& names_of(SideColour /*type*/) {
    static const data::Names<SideColour> names{"side",
                                               {{SideColour::red, "red"}, {SideColour::blue, "blue"}}};
    return names;
}

const data::Names<Source>& names_of(Source /*type*/) {
    static const data::Names<Source> names{
        "source of a unit",
        {{Source::basic, "basic"}, {Source::rolled, "rolled"}, {Source::bought, "bought"}}};
    return names;
}

const data::Fields<UnitSheet>& fields_of(const UnitSheet* /*type*/) {
    using data::optional, data::required;
    static const data::Fields<UnitSheet> fields(
        "unit",
        {required("number", &UnitSheet::number, {1, 999}, "Number of the unit, unique in its side."),
         required("name", &UnitSheet::name, "Name as in the army list."),
         required("class", &UnitSheet::troop_class, "The rule set's word for its class."),
         required("build", &UnitSheet::build, "What it rides on or is."),
         required("stats", &UnitSheet::stats, "Its figures for play, by the rule set's keys."),
         optional("specials", &UnitSheet::specials, "Ids of its special rules."),
         required("points", &UnitSheet::points, {0, 9999}, "What it costs."),
         required("source", &UnitSheet::source, "How it came into the army."),
         optional("dice", &UnitSheet::dice, "The dice that brought it."),
         optional("leader", &UnitSheet::leader, "The leader that rides with it."),
         optional("body", &UnitSheet::body, "Letter of its Body; left out while it is off the table."),
         required("base", &UnitSheet::base, "Size of its base."),
         optional("at", &UnitSheet::pose, "Where its base stands; left out while it is off the table.")},
        true);
    return fields;
}

const data::Fields<Body>& fields_of(const Body* /*type*/) {
    static const data::Fields<Body> fields(
        "Body",
        {data::required("letter", &Body::letter,
                        "Letter, unique in its side, from the player's right to his left."),
         data::required("block", &Body::block, "Its part in the plan: centre, left, right or reserve."),
         data::required("units", &Body::units,
                        "Numbers of its units, front rank first, each from left to right.")},
        true);
    return fields;
}

const data::Fields<Arms>& fields_of(const Arms* /*type*/) {
    static const data::Fields<Arms> fields(
        "shield",
        {data::required("field", &Arms::field, "Tincture of the shield."),
         data::required("charge", &Arms::charge, "Tincture of the device."),
         data::required("device", &Arms::device, "The device, by its icon.")},
        true);
    return fields;
}

const data::Fields<Side>& fields_of(const Side* /*type*/) {
    using data::required;
    static const data::Fields<Side> fields(
        "side",
        {required("list", &Side::list, "Id of the army list."),
         required("name", &Side::name, "Name of the army."), required("arms", &Side::arms, "Its shield."),
         data::optional("war-rating", &Side::war_rating, {0, 20},
                        "The commander's own rating, without Captains, where the rule set rates commanders."),
         data::optional("captains", &Side::captains, {0, 20},
                        "Number of Captains, where the rule set knows them."),
         data::optional("plan", &Side::plan, "The rule set's id of the plan."),
         required("units", &Side::units, "The units in the order of the roster."),
         required("bodies", &Side::bodies, "The Bodies, from the player's right to his left.")});
    return fields;
}

const data::Fields<TerrainPiece>& fields_of(const TerrainPiece* /*type*/) {
    static const data::Fields<TerrainPiece> fields(
        "piece of terrain",
        {data::required("letter", &TerrainPiece::letter, "Letter, unique on the table."),
         data::required("kind", &TerrainPiece::kind, "What it is, by the rule set's word."),
         data::optional("section", &TerrainPiece::section, {0, 9},
                        "The section it fills; left out for water that crosses several."),
         data::required("area", &TerrainPiece::area, "The ground that has the effect."),
         data::optional("fords", &TerrainPiece::fords, "Stretches of a river that can be forded."),
         data::optional("bridges", &TerrainPiece::bridges, "Bridges, bank to bank.")});
    return fields;
}

const data::Fields<Batch>& fields_of(const Batch* /*type*/) {
    static const data::Fields<Batch> fields(
        "step of the placement",
        {data::required("side", &Batch::side, "Who places."),
         data::required("units", &Batch::units, "Numbers of the units placed.")},
        true);
    return fields;
}

const data::Fields<Request>& fields_of(const Request* /*type*/) {
    static const data::Fields<Request> fields(
        "request",
        {data::required("red", &Request::red, "Army list of the red side."),
         data::required("blue", &Request::blue, "Army list of the blue side."),
         data::required("mode", &Request::mode, "How armies are made: recruit, rolls or buy."),
         data::required("points", &Request::points, {1, 99999}, "Aim of recruiting, ceiling of buying."),
         data::optional("refusal", &Request::refusal,
                        "Whether the attacker may refuse: auto or never; left out "
                        "where the rule set has no such right."),
         data::optional("red-points", &Request::red_points, {0, 99999},
                        "Points of the red army where they are others."),
         data::optional("blue-points", &Request::blue_points, {0, 99999},
                        "Points of the blue army where they are others.")});
    return fields;
}

const data::Fields<Fairness>& fields_of(const Fairness* /*type*/) {
    static const data::Fields<Fairness> fields(
        "fairness",
        {data::required("low", &Fairness::low, {0, 100},
                        "Least chance of red that was asked for, in percent."),
         data::required("high", &Fairness::high, {0, 100}, "Greatest chance of red, in percent."),
         data::required("rolls", &Fairness::rolls, {1, 99999}, "Battles rolled until one was fair.")});
    return fields;
}

const data::Fields<Chances>& fields_of(const Chances* /*type*/) {
    using data::required;
    constexpr data::Range count{0, 1'000'000'000};
    static const data::Fields<Chances> fields(
        "odds", {required("runs", &Chances::runs, {1, count.most}, "Battles played."),
                 required("win", &Chances::win, count, "Battles that red won."),
                 required("draw", &Chances::draw, count, "Battles drawn."),
                 required("loss", &Chances::loss, count, "Battles that blue won."),
                 required("win-interval", &Chances::win_interval,
                          "Both ends of the 95 % interval of red's share of wins."),
                 required("commander-red", &Chances::commander_red, "Who drove red."),
                 required("commander-blue", &Chances::commander_blue, "Who drove blue."),
                 data::optional("fair", &Chances::fair, "How the battle was made fair.")});
    return fields;
}

namespace {

data::Field<Scenario> opening() {
    data::Field<Scenario> field =
        data::required("opening", &Scenario::opening, "The turns that were played already.");
    field.required = false;
    field.write = [](const Scenario& in) {
        return in.opening ? std::optional(data::write(*in.opening)) : std::nullopt;
    };
    return field;
}

}  // namespace

const data::Fields<Scenario>& fields_of(const Scenario* /*type*/) {
    using data::required;
    static const data::Fields<Scenario> fields(
        "scenario", {required("format", &Scenario::format, "Always muster-scenario-1."),
                     required("ruleset", &Scenario::ruleset, "Id of the rule set."),
                     required("seed", &Scenario::seed, "The seed that everything was rolled from."),
                     required("command", &Scenario::command, "The command that makes it again."),
                     required("request", &Scenario::request, "What was asked for."),
                     required("board", &Scenario::board, "Size of the table."),
                     required("attacker", &Scenario::attacker, "The side that attacks."),
                     required("red", &Scenario::red, "The red army."),
                     required("blue", &Scenario::blue, "The blue army."),
                     required("terrain", &Scenario::terrain, "Pieces of terrain and water."),
                     required("placement", &Scenario::placement, "Who places what, step by step."),
                     required("setup", &Scenario::setup, "The rule set's own record of the set-up."),
                     required("rolls", &Scenario::rolls, "Every roll in the order made."),
                     data::optional("odds", &Scenario::odds, "What many plays of it came to."), opening()});
    return fields;
}

}  // namespace muster::scenario
