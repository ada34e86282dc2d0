#include "rrtk/battle/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "rrtk/battle/sentences.hpp"
#include "rrtk/battle/words.hpp"

namespace muster::rrtk::battle {

namespace {

constexpr int deepest = 8;  ///< levels of indentation

/// How many events brought each event about, one after the other.
std::vector<int> depths(const std::vector<Event>& events) {
    std::vector<int> depth(events.size(), 0);
    for (std::size_t i = 0; i < events.size(); ++i) {
        const std::int32_t cause = events[i].cause;
        if (cause >= 0 && static_cast<std::size_t>(cause) < i)
            depth[i] = std::min(depth[static_cast<std::size_t>(cause)] + 1, deepest);
    }
    return depth;
}

std::string specials_of(const Profile& profile) {
    static constexpr std::array<std::pair<Trait, const char*>, 15> words{
        {{Trait::pikes, "pikes"},
         {Trait::shock, "shock"},
         {Trait::combination, "combination weapons"},
         {Trait::dual, "dual-armed"},
         {Trait::elite_melee, "elite"},
         {Trait::elite_missile, "elite"},
         {Trait::fanatic, "fanatics"},
         {Trait::firearms, "firearms"},
         {Trait::flyer, "flyer"},
         {Trait::frenzy, "frenzy"},
         {Trait::stakes, "stakes"},
         {Trait::terror, "terror"},
         {Trait::undisciplined, "undisciplined"},
         {Trait::engine, "engine"},
         {Trait::cannon, "cannon"}}};
    std::vector<std::string> found;
    for (const auto& [trait, word] : words)
        if (profile.has(trait)) found.emplace_back(word);
    return found.empty() ? "" : ", " + join(found);
}

/// The pieces of ground, so that slopes, cover and halved moves can be followed.
std::string ground_list(const OrderOfBattle& book) {
    std::string text;
    for (const GroundPiece& piece : book.ground)
        text += fmt::format("  {}: x {} to {}, y {} to {}\n", piece.name, to_decimal(piece.area.low.x),
                            to_decimal(piece.area.high.x), to_decimal(piece.area.low.y),
                            to_decimal(piece.area.high.y));
    return text.empty() ? "" : "\nGround:\n" + text;
}

std::string army_list(const OrderOfBattle& book, const BattleLog& log, SideIndex side) {
    const SideEntry& army = book.sides[side];
    std::string text = fmt::format(
        "{}: {}, {} points, War Rating {}, {}, {}\n", capitalised(word_of(side)), army.name, army.points,
        army.war_rating, army.captains == 0 ? "no Captain" : counted(army.captains, "Captain", "Captains"),
        side == book.attacker ? "attacks" : "defends");
    for (const UnitId u : army.units) {
        const UnitEntry& unit = book.units[u];
        const Profile& profile = unit.as_listed;
        constexpr std::array<const char*, 5> leaders{
            "", ", commander", ", Captain", ", commander of mercenaries", ", commander of hired artillery"};
        const char* leader = leaders[static_cast<std::size_t>(unit.leader)];
        const std::string place = log.begin.on_table(u) ? place_of(log.begin.unit(u).pose) : "off the table";
        text += fmt::format("  {}: Rep {}, AC {}, {}, {} points{}{}; {}\n", unit.name, profile.rep,
                            profile.ac, counted(profile.figures, "figure", "figures"), unit.points, leader,
                            specials_of(profile), place);
    }
    return text;
}

}  // namespace

std::string sentence(const OrderOfBattle& book, const Event& event) {
    std::string text = movement_sentence(book, event);
    if (text.empty()) text = reaction_sentence(book, event);
    if (text.empty()) text = fighting_sentence(book, event);
    return text;
}

std::string ending(const OrderOfBattle& book, const BattleLog& log) {
    const Score score = tournament_score(book, log.end);
    std::string text;
    for (SideIndex side = 0; side < 2; ++side)
        text += fmt::format("{}: {} of {} points lost, tournament score {}\n", capitalised(word_of(side)),
                            score.lost[side], book.sides[side].points, score.points[side]);
    if (score.winner < 0) return text + "A draw.\n";
    return text + fmt::format("{} wins.\n", capitalised(word_of(static_cast<SideIndex>(score.winner))));
}

std::string report(const OrderOfBattle& book, const BattleLog& log) {
    std::string text =
        fmt::format("{} against {}, seed {}\n\n", book.sides[0].name, book.sides[1].name, log.seed);
    text += army_list(book, log, 0) + "\n" + army_list(book, log, 1) + ground_list(book);
    text +=
        "\nPlaces are x,y of a base's middle, in inches from the attacker's left corner; 0° looks to the\n"
        "defender's edge. Each line's brackets name the rule, with the pages of the book.\n";
    const std::vector<int> depth = depths(log.events);
    for (std::size_t i = 0; i < log.events.size(); ++i) {
        const Event& event = log.events[i];
        if (event.kind == EventKind::turn_began) text += "\n";
        text += fmt::format("{:>5}  {}{}", i, std::string(static_cast<std::size_t>(2 * depth[i]), ' '),
                            sentence(book, event));
        const std::string source = source_of(event.rule);
        text += source.empty() ? "\n" : fmt::format(" [{}]\n", source);
    }
    return text + "\n" + ending(book, log);
}

}  // namespace muster::rrtk::battle
