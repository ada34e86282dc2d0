// Battles for tests in a line a unit: "red A foot-melee 4/4/3 at 24,10 up [frenzy] hits 1".
#pragma once

#include <doctest/doctest.h>

#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "rrtk/battle/battle_log.hpp"
#include "rrtk/battle/rollers.hpp"
#include "rrtk/battle/turn.hpp"
#include "rrtk/book/rulebook.hpp"
#include "tabletop/direction.hpp"

namespace muster::test {

/// The rulebook of data/rrtk, loaded once.
inline const rrtk::Rulebook& rulebook() {
    static const rrtk::Rulebook book = [] {
        Diagnostics diagnostics;
        auto loaded = rrtk::load_rulebook(MUSTER_SOURCE_DIR "/data/rrtk", diagnostics, {"orcs"});
        if (!loaded) throw std::runtime_error(diagnostics.to_text());
        return std::move(*loaded);
    }();
    return book;
}

/// Inches from a text like "2.5".
inline Inches inches_of(const std::string& text) {
    const double value = std::stod(text) * 1000.0;
    return Inches::thousandths(static_cast<std::int64_t>(value < 0 ? value - 0.5 : value + 0.5));
}

inline tabletop::Point point_of(const std::string& text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string::npos) throw std::runtime_error("no place: " + text);
    return {inches_of(text.substr(0, comma)), inches_of(text.substr(comma + 1))};
}

inline tabletop::Facing facing_of(const std::string& word) {
    if (word == "up") return tabletop::up;
    if (word == "down") return tabletop::down;
    if (word == "right") return tabletop::Facing(90);
    if (word == "left") return tabletop::Facing(270);
    return tabletop::Facing(std::stoi(word));
}

/// A line for a unit: `<red|blue> <name> <class> <rep>/<ac>/<figures> at <x>,<y> <facing>` and any of
/// `[special special]`, `build <build>`, `body <letter>`, `hits <n>`, `cinc`, `captain`, `mercenary-...`,
/// `active`; `off` in place of `at ...`: not on the table. The place is the middle of the FRONT EDGE, in
/// inches; the facing is `up`, `down`, `left`, `right` or whole degrees. Units without a body are Bodies of
/// their own. Red's baseline is the lower edge, and red attacks. Ground: `ground <kind> <x0>,<y0> <x1>,<y1>`,
/// for a river followed by `fords` or `bridge <x0>,<y0> <x1>,<y1>`. `wr red 3` sets a commander's War Rating
/// (4 by default). The table is 48 by 36 in.
class Field {
  public:
    explicit Field(const std::vector<std::string>& lines) {
        scenario_.board = {Inches::thousandths(48000), Inches::thousandths(36000)};
        scenario_.red.list = scenario_.blue.list = "orcs";
        scenario_.red.name = "Red";
        scenario_.blue.name = "Blue";
        scenario_.red.war_rating = scenario_.blue.war_rating = 4;
        for (const std::string& line : lines) read(line);
        for (scenario::Side* side : {&scenario_.red, &scenario_.blue}) form_bodies(*side);
        Diagnostics diagnostics;
        auto made = rrtk::battle::order_of_battle(rulebook(), scenario_, diagnostics);
        if (!made) throw std::runtime_error(diagnostics.to_text());
        book_ = std::move(*made);
        state = rrtk::battle::initial_state(book_, scenario_);
        finish();
    }

    /// The unit of that name; throws if there is none.
    [[nodiscard]] rrtk::battle::UnitId operator[](const std::string& name) const { return names_.at(name); }
    [[nodiscard]] const rrtk::battle::OrderOfBattle& book() const { return book_; }
    [[nodiscard]] rrtk::battle::OrderOfBattle& book() { return book_; }
    [[nodiscard]] const scenario::Scenario& scenario() const { return scenario_; }

    rrtk::battle::State state;  ///< tests may change it before they play

  private:
    struct Extra {
        std::string name;
        int hits = 0;
        bool active = false;
    };

    void read(const std::string& line) {
        std::istringstream words(line);
        std::string first;
        words >> first;
        if (first == "ground") return read_ground(words);
        if (first == "wr") {
            std::string side;
            int rating = 0;
            words >> side >> rating;
            (side == "red" ? scenario_.red : scenario_.blue).war_rating = rating;
            return;
        }
        if (first != "red" && first != "blue") throw std::runtime_error("no side: " + line);
        read_unit(first == "red" ? scenario_.red : scenario_.blue, words);
    }

    void read_ground(std::istringstream& words) {
        scenario::TerrainPiece piece;
        std::string low, high, word;
        words >> piece.kind >> low >> high;
        piece.letter = std::string(1, static_cast<char>('L' + scenario_.terrain.size()));
        piece.area = {point_of(low), point_of(high)};
        while (words >> word >> low >> high)
            (word == "fords" ? piece.fords : piece.bridges).push_back({point_of(low), point_of(high)});
        scenario_.terrain.push_back(piece);
    }

    void read_unit(scenario::Side& side, std::istringstream& words) {
        scenario::UnitSheet unit;
        Extra extra;
        std::string figures, word;
        words >> extra.name >> unit.troop_class >> figures;
        int rep = 0, ac = 0, count = 0;
        char slash = 0;
        std::istringstream(figures) >> rep >> slash >> ac >> slash >> count;
        unit.stats = {{"rep", rep}, {"ac", ac}, {"figures", count}};
        unit.number = static_cast<int>(side.units.size()) + 1;
        unit.name = extra.name;
        unit.points = 10;
        unit.build = unit.troop_class.rfind("mounted", 0) == 0 ? "horse" : "foot";
        std::string place, facing;
        while (words >> word) {
            if (word == "at")
                words >> place >> facing;
            else if (word == "build")
                words >> unit.build;
            else if (word == "body")
                words >> unit.body;
            else if (word == "hits")
                words >> extra.hits;
            else if (word == "active")
                extra.active = true;
            else if (word == "cinc" || word == "captain" || word.rfind("mercenary-", 0) == 0)
                unit.leader = word;
            else if (word == "off")
                place.clear();
            else if (word.front() == '[')
                read_specials(word, words, unit);
            else
                throw std::runtime_error("unknown word '" + word + "'");
        }
        const auto troop_class = rrtk::names_of(rrtk::TroopClass{}).value(unit.troop_class);
        const auto build = rrtk::names_of(rrtk::Build{}).value(unit.build);
        if (!troop_class || !build) throw std::runtime_error("unknown class or build of " + extra.name);
        unit.base = rulebook().base(*troop_class, *build);
        if (!place.empty()) {
            const tabletop::Facing f = facing_of(facing);
            unit.pose = tabletop::stepped({point_of(place), f}, f, -(unit.base.depth / 2));
        }
        side.units.push_back(unit);
        extras_.push_back({&side == &scenario_.red, extra});
    }

    static void read_specials(std::string word, std::istringstream& words, scenario::UnitSheet& unit) {
        word.erase(0, 1);
        while (true) {
            const bool last = !word.empty() && word.back() == ']';
            if (last) word.pop_back();
            if (!word.empty()) unit.specials.push_back(word);
            if (last || !(words >> word)) return;
        }
    }

    static void form_bodies(scenario::Side& side) {
        std::map<std::string, scenario::Body> bodies;
        for (scenario::UnitSheet& unit : side.units) {
            if (unit.body.empty()) unit.body = "lone" + std::to_string(unit.number);
            if (!unit.pose) continue;
            bodies[unit.body].letter = unit.body;
            bodies[unit.body].units.push_back(unit.number);
        }
        for (const auto& [letter, body] : bodies) side.bodies.push_back(body);
    }

    void finish() {
        for (const bool red : {true, false})
            for (const auto& [is_red, extra] : extras_) {
                if (is_red != red) continue;
                const auto id = static_cast<rrtk::battle::UnitId>(names_.size());
                names_[extra.name] = id;
                state.unit(id).hits = static_cast<std::int8_t>(extra.hits);
                state.unit(id).active = extra.active;
            }
    }

    scenario::Scenario scenario_;
    rrtk::battle::OrderOfBattle book_;
    std::map<std::string, rrtk::battle::UnitId> names_;
    std::vector<std::pair<bool, Extra>> extras_;
};

/// A commander who gives the orders that the test lists for his Bodies, in the order of play; a Body for
/// which the list holds nothing more, or whose turn the list ends by `done`, is done. Answers as usual unless
/// told.
class ListedCommander : public rrtk::battle::Commander {
  public:
    std::vector<rrtk::battle::Order> orders;
    std::map<rrtk::battle::QuestionKind, std::int16_t> answers;
    std::vector<rrtk::battle::Refusal> refusals;

    rrtk::battle::Order order(const rrtk::battle::Situation& /*situation*/) override {
        if (next_ >= orders.size()) return {};
        return orders[next_++];
    }
    void refused(const rrtk::battle::Order& /*order*/, rrtk::battle::Refusal why) override {
        refusals.push_back(why);
    }
    std::int16_t answer(const rrtk::battle::Situation& situation,
                        const rrtk::battle::Question& question) override {
        const auto told = answers.find(question.kind);
        return told != answers.end() ? told->second : rrtk::battle::Commander::answer(situation, question);
    }

  private:
    std::size_t next_ = 0;
};

/// A battle on a Field with scripted dice and listed orders, ready to step.
class Table {
  public:
    Table(Field& field, std::vector<rrtk::battle::Die> dice)
        : roller(std::move(dice)),
          battle(field.book(), field.state, {roller, {&commander[0], &commander[1]}, &events}) {}

    /// Plays the turn of one side, to its end: `red` or `blue`.
    void play_turn(rrtk::battle::SideIndex side) {
        battle.state.moving = side;
        do {
            if (!rrtk::battle::step(battle)) return;
        } while (battle.state.turn_open);
    }
    /// The first event of that kind about the unit, or nullptr.
    [[nodiscard]] const rrtk::battle::Event* event(rrtk::battle::EventKind kind,
                                                   rrtk::battle::UnitId unit) const {
        for (const rrtk::battle::Event& e : events.events)
            if (e.kind == kind && e.unit == unit) return &e;
        return nullptr;
    }
    /// Its reaction to a test: the n-th, counted from 0, or nullptr.
    [[nodiscard]] const rrtk::battle::Event* reaction(rrtk::battle::UnitId unit, rrtk::battle::Test test,
                                                      int n = 0) const {
        for (const rrtk::battle::Event& e : events.events)
            if (e.kind == rrtk::battle::EventKind::reacted && e.unit == unit && e.test == test && n-- == 0)
                return &e;
        return nullptr;
    }

    rrtk::battle::ScriptedRoller roller;
    std::array<ListedCommander, 2> commander;
    rrtk::battle::EventList events;
    rrtk::battle::Battle battle;
};

inline rrtk::battle::Order order_of(rrtk::battle::OrderKind kind) {
    rrtk::battle::Order order;
    order.kind = kind;
    return order;
}
inline rrtk::battle::Order activate() { return order_of(rrtk::battle::OrderKind::activate); }
inline rrtk::battle::Order done() { return order_of(rrtk::battle::OrderKind::done); }
inline rrtk::battle::Order march(Inches distance) {
    auto order = order_of(rrtk::battle::OrderKind::march);
    order.distance = distance;
    return order;
}
inline rrtk::battle::Order charge(rrtk::battle::UnitId charger, rrtk::battle::UnitId target) {
    auto order = order_of(rrtk::battle::OrderKind::charge);
    order.aims.push_back({charger, target});
    return order;
}
inline rrtk::battle::Order fire(rrtk::battle::UnitId unit) {
    auto order = order_of(rrtk::battle::OrderKind::fire);
    order.units = rrtk::battle::UnitSet::of(unit);
    return order;
}
inline rrtk::battle::Order wheel(int degrees) {
    auto order = order_of(rrtk::battle::OrderKind::wheel);
    order.degrees = static_cast<std::int16_t>(degrees);
    return order;
}

}  // namespace muster::test
