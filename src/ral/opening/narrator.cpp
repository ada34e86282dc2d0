#include "ral/opening/narrator.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace muster::ral {

using battle::Event;
using battle::EventKind;
using battle::Stage;
using battle::UnitId;

namespace {

const char* title_of(Stage stage) {
    switch (stage) {
        case Stage::challenges: return "Challenges";
        case Stage::archery: return "Archery";
        case Stage::initiative: return "Initiative";
        case Stage::first_half:
        case Stage::second_half: return "Movement";
        case Stage::second_reserved:
        case Stage::first_reserved: return "Reserved fire";
        case Stage::melee: return "Melee";
        case Stage::morale: return "Rallies";
        case Stage::over: break;
    }
    return "The end";
}

bool is_movement(Stage stage) { return stage == Stage::first_half || stage == Stage::second_half; }

/// "two figures", "no figure".
std::string figures(int count) {
    if (count == 0) return "no figure";
    return fmt::format("{} {}", number_word(count), count == 1 ? "figure" : "figures");
}

/// "two figures fall".
std::string falling(int count) { return figures(count) + (count > 1 ? " fall" : " falls"); }

const char* edge_words(int edge) {
    switch (static_cast<tabletop::Edge>(edge)) {
        case tabletop::Edge::front: return "front";
        case tabletop::Edge::rear: return "rear";
        case tabletop::Edge::left:
        case tabletop::Edge::right: break;
    }
    return "flank";
}

}  // namespace

Narrator::Step& Narrator::step_of(Stage stage) {
    if (steps_.empty() || steps_.back().stage != stage) {
        steps_.emplace_back();
        steps_.back().stage = stage;
    }
    return steps_.back();
}

void Narrator::see(const Event& event, const battle::State& state) {
    Step& step = step_of(state.stage);
    switch (event.kind) {
        case EventKind::conceded: step.first.push_back(names_.army(event.side) + " beg for mercy"); return;
        case EventKind::chose:
            step.first.push_back(fmt::format("{}, who choose to move {}", names_.army(event.side),
                                             event.number == 1 ? "first" : "second"));
            return;
        case EventKind::destroyed: step.destroyed.add(event.unit); return;
        case EventKind::ran_off:
            step.ran.remove(event.unit);
            step.ran_off.add(event.unit);
            return;
        case EventKind::removed: step.left.add(event.unit); return;
        default: break;
    }
    of_leaders(event, step);
    of_archery(event, step);
    of_movement(event, step);
    of_fights(event, step);
}

void Narrator::of_leaders(const Event& event, Step& step) {
    switch (event.kind) {
        case EventKind::challenged:
            step.duels.push_back({event.leader, event.other_leader, false, {}});
            return;
        case EventKind::declined: step.duels.back().declined = true; return;
        case EventKind::leader_killed:
            if (step.stage == Stage::challenges)
                step.duels.back().killed.push_back(event.leader);
            else
                step.last.push_back(names_.leader(event.leader) + " is killed");
            return;
        case EventKind::leader_captured:
            step.last.push_back(names_.leader(event.leader) + " is captured");
            return;
        case EventKind::joined:
            step.last.push_back(
                fmt::format("{} goes over to {}", names_.leader(event.leader), names_.told(event.unit)));
            return;
        case EventKind::stayed_behind:
            step.last.push_back(
                fmt::format("{} lets {} run", names_.leader(event.leader), names_.told(event.unit)));
            return;
        default: return;
    }
}

void Narrator::of_archery(const Event& event, Step& step) {
    if (event.kind == EventKind::shot) {
        const auto same = std::ranges::find(step.volleys, event.other, &Volley::target);
        Volley& volley = same != step.volleys.end() ? *same : step.volleys.emplace_back();
        volley.target = event.other;
        volley.shooters.add(event.unit);
    }
    if (event.kind == EventKind::fell) {
        const auto volley = std::ranges::find(step.volleys, event.unit, &Volley::target);
        if (volley != step.volleys.end()) volley->fell += event.number;
    }
}

void Narrator::of_movement(const Event& event, Step& step) {
    const auto charge_on = [&](UnitId target) -> Charge* {
        if (step.charges.empty() || step.charges.back().target != target) return nullptr;
        return &step.charges.back();
    };
    const auto answers = [&](const char* answer) {
        if (Charge* charge = charge_on(event.unit)) charge->answer = answer;
    };
    switch (event.kind) {
        case EventKind::moved:
            if (step.moved.empty() || event.distance < step.nearest) step.nearest = event.distance;
            step.farthest = std::max(step.farthest, event.distance);
            step.moved.add(event.unit);
            return;
        case EventKind::crossed_river: step.crossed.add(event.unit); return;
        case EventKind::charged: step.charges.push_back({event.unit, event.other, {}, {}}); return;
        case EventKind::countercharged: return answers("countercharge");
        case EventKind::turned_to_face:
            if (charge_on(event.unit) != nullptr) return answers("turn to face them");
            step.last.push_back(
                fmt::format("{} turn to face {}", names_.told(event.unit), names_.told(event.other)));
            return;
        case EventKind::tried_formation:
            if (event.passed == 1) answers("change their formation");
            return;
        case EventKind::routed:
            if (charge_on(event.unit) != nullptr) return answers("run");
            step.ran.add(event.unit);
            return;
        case EventKind::contacted:
            step.charges.back().result = fmt::format("meet their {}", edge_words(event.number));
            return;
        case EventKind::missed:
            // Whoever ran was not reached.
            if (step.charges.back().answer != "run") step.charges.back().result = "do not reach them";
            return;
        default: return;
    }
}

void Narrator::of_fights(const Event& event, Step& step) {
    switch (event.kind) {
        case EventKind::struck: {
            // Fights that this blow joins become one.
            Fight joined;
            joined.units.add(event.unit);
            joined.units.add(event.other);
            std::erase_if(step.fights, [&](const Fight& fight) {
                if (!fight.units.has(event.unit) && !fight.units.has(event.other)) return false;
                for (const UnitId unit : fight.units) joined.units.add(unit);
                return true;
            });
            step.fights.push_back(std::move(joined));
            return;
        }
        case EventKind::fell:
            for (Fight& fight : step.fights)
                if (fight.units.has(event.unit)) fight.fell[event.unit] += event.number;
            return;
        case EventKind::rallied: step.rallies.push_back({event.unit, event.leader}); return;
        default: return;
    }
}

std::string Narrator::told(const Duel& duel) const {
    const std::string text =
        fmt::format("{} challenges {}", names_.leader(duel.challenger), names_.leader(duel.challenged));
    if (duel.declined) return text + ", who declines";
    if (duel.killed.empty()) return text + ": both live";
    if (duel.killed.size() > 1) return text + ": both are killed";
    return fmt::format("{}: {} is killed", text, names_.leader(duel.killed[0]));
}

std::string Narrator::told(const Volley& volley) const {
    return fmt::format("{} shoot at {}: {}", names_.told(volley.shooters), names_.told(volley.target),
                       falling(volley.fell));
}

std::string Narrator::told(const Charge& charge) const {
    std::string text = fmt::format("{} charge {}", names_.told(charge.charger), names_.told(charge.target));
    if (!charge.answer.empty()) text += ", who " + charge.answer;
    if (!charge.result.empty()) text += (charge.answer.empty() ? " and " : ", and ") + charge.result;
    return text;
}

std::string Narrator::told(const Fight& fight) const {
    std::array<UnitSet, 2> sides;
    for (const UnitId unit : fight.units) sides[book_.side_of(unit)].add(unit);
    std::vector<std::string> parts;
    int all = 0;
    for (const auto& [unit, count] : fight.fell) {
        parts.push_back(
            fmt::format("{} of {}", parts.empty() ? figures(count) : number_word(count), names_.told(unit)));
        all += count;
    }
    return fmt::format("{} fight {}: {}", names_.told(sides[0]), names_.told(sides[1]),
                       parts.empty() ? falling(0) : join_sentence(parts) + (all > 1 ? " fall" : " falls"));
}

void Narrator::add_moves(const Step& step, std::vector<std::string>& sentences) const {
    if (!step.moved.empty()) {
        const std::string least = to_quarters(step.nearest), most = to_quarters(step.farthest);
        sentences.push_back(
            fmt::format("{} move {}", names_.told(step.moved), least == most ? most : least + " to " + most));
    }
    if (!step.crossed.empty()) sentences.push_back(names_.told(step.crossed) + " cross the river");
    if (sentences.empty()) sentences.emplace_back("all stand");
}

void Narrator::add_fates(const Step& step, std::vector<std::string>& sentences) const {
    const auto add = [&](const UnitSet& units, const char* fate) {
        if (!units.empty()) sentences.push_back(names_.told(units) + fate);
    };
    add(step.destroyed, " are destroyed");
    for (const Rally& rally : step.rallies)
        sentences.push_back(names_.told(rally.unit) + (rally.leader == battle::no_leader
                                                           ? std::string(" rally")
                                                           : " rally with " + names_.leader(rally.leader)));
    add(step.ran, " run");
    add(step.ran_off, " run off the table");
    add(step.left, " fail to rally and leave the field");
}

std::string Narrator::told(const Step& step) const {
    std::vector<std::string> sentences = step.first;
    for (const Duel& duel : step.duels) sentences.push_back(told(duel));
    for (const Volley& volley : step.volleys) sentences.push_back(told(volley));
    for (const Charge& charge : step.charges) sentences.push_back(told(charge));
    if (is_movement(step.stage)) add_moves(step, sentences);
    for (const Fight& fight : step.fights) sentences.push_back(told(fight));
    add_fates(step, sentences);
    sentences.insert(sentences.end(), step.last.begin(), step.last.end());
    if (sentences.empty()) return "";
    std::string text = title_of(step.stage) + std::string(": ") + sentences[0] + ".";
    for (std::size_t i = 1; i < sentences.size(); ++i) text += " " + capitalised(sentences[i]) + ".";
    return text;
}

std::vector<std::string> Narrator::end() const {
    std::vector<std::string> lines;
    for (const Step& step : steps_)
        if (std::string line = told(step); !line.empty()) lines.push_back(std::move(line));
    return lines;
}

}  // namespace muster::ral
