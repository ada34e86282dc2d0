// A computer player's temper: the figures by which he weighs what the plan leaves open.
#pragma once

#include <string>

#include "data/fields.hpp"

namespace muster::rrtk {

/// What a commander file says (data/rrtk/commanders/*.yaml). A place that a Body could go to is worth the sum
/// of the points that its lines give it; the order sheet prints the same lines.
struct CommanderCard {
    std::string id;    ///< cautious, bold, by-the-book
    std::string name;  ///< "By the book"
    std::string note;  ///< his temper in one sentence, for people

    // ---- the sum of a charge (ChargeChart, Outlook::charge_points), in tenths of a point of an army's cost
    int charge = 0;           ///< least sum for which he charges
    int gain = 0;             ///< per cent of the points expected of it that go into the chart
    int eager = 0;            ///< for any charge; in the chart, as are the next three
    int frenzy = 0;           ///< of a unit with Barbarian Frenzy
    int against_mounted = 0;  ///< on a mounted target
    int with_pikes = 0;       ///< of pikes
    int steady = 0;  ///< each point that the charger's steadiness is above its Rep; as many less below it
    int left_behind = 0;  ///< each friend in contact that stays behind
    int backed = 0;       ///< each friend in contact with the target
    int fighting = 0;     ///< the target already fights
    int flank = 0;        ///< into its flank or rear
    int answered = 0;     ///< the target could charge it instead
    int far = 0;          ///< the target is more than half the charger's move away
    int leader = 0;       ///< a leader rides along
    int cinc = 0;         ///< the commander himself rides along, on top of that

    // ---- points for a place, in the same tenths
    int nearer = 0;       ///< each inch nearer to where a Body is going that advances or envelops
    int nearer_slow = 0;  ///< the same for a Body that is slow or skirmishes
    int strike = 0;       ///< each unit that would have a worthwhile charge
    int struck = 0;       ///< each enemy that could charge it there
    int flanked = 0;      ///< each enemy that could charge it there in flank or rear
    int uphill = 0;       ///< each of those, if it could do so only uphill (R-072)
    int guard = 0;        ///< each enemy that could charge the commander's own unit there
    int threat = 0;       ///< each enemy that has to take Enemy Threat
    int in_range = 0;     ///< each shooter that would have a target
    int under_fire = 0;   ///< each enemy shooter that would have it as a target
    int support = 0;      ///< each friend of another Body in contact, for each unit
    int stand = 0;        ///< standing still
    int price = 0;        ///< least gain over standing still for which a point of War Rating is spent

    // ---- whom he goes for
    Inches stray;        ///< an enemy outside the own sector counts as so much further away
    Inches prefer;       ///< each 50 points of the chart make an enemy count as so much nearer
    Inches finish;       ///< each hit that it has makes an enemy count as so much nearer
    Inches envelop_by;   ///< an enveloping Body goes so far past the end of the enemy line
    Inches hold_reach;   ///< a holding Body moves only for enemies within its move and so much more
    int press_turn = 0;  ///< own turn from which slow and holding Bodies advance
    Where where;
};
[[nodiscard]] const data::Fields<CommanderCard>& fields_of(const CommanderCard*);

}  // namespace muster::rrtk
