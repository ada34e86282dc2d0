#include "rrtk/battle/words.hpp"

namespace muster::rrtk::battle {

const data::Names<EventKind>& names_of(EventKind) {
    static const data::Names<EventKind> names{"event",
                                              {{EventKind::turn_began, "turn-began"},
                                               {EventKind::turn_ended, "turn-ended"},
                                               {EventKind::activated, "activated"},
                                               {EventKind::ordered, "ordered"},
                                               {EventKind::moved, "moved"},
                                               {EventKind::wheeled, "wheeled"},
                                               {EventKind::faced_about, "faced-about"},
                                               {EventKind::turned, "turned"},
                                               {EventKind::expanded, "expanded"},
                                               {EventKind::dismounted, "dismounted"},
                                               {EventKind::reformed, "reformed"},
                                               {EventKind::broke_up, "broke-up"},
                                               {EventKind::joined, "joined"},
                                               {EventKind::stopped, "stopped"},
                                               {EventKind::stood, "stood"},
                                               {EventKind::passed, "passed"},
                                               {EventKind::swept_along, "swept-along"},
                                               {EventKind::stakes_dropped, "stakes-dropped"},
                                               {EventKind::undisciplined, "undisciplined"},
                                               {EventKind::forded, "forded"},
                                               {EventKind::fired, "fired"},
                                               {EventKind::volley, "volley"},
                                               {EventKind::landed, "landed"},
                                               {EventKind::misfired, "misfired"},
                                               {EventKind::burst, "burst"},
                                               {EventKind::hit, "hit"},
                                               {EventKind::tested, "tested"},
                                               {EventKind::reacted, "reacted"},
                                               {EventKind::advanced, "advanced"},
                                               {EventKind::halted, "halted"},
                                               {EventKind::retired, "retired"},
                                               {EventKind::routed, "routed"},
                                               {EventKind::ran_through, "ran-through"},
                                               {EventKind::gave_ground, "gave-ground"},
                                               {EventKind::pushed_back, "pushed-back"},
                                               {EventKind::followed_up, "followed-up"},
                                               {EventKind::charged, "charged"},
                                               {EventKind::pulled_along, "pulled-along"},
                                               {EventKind::contacted, "contacted"},
                                               {EventKind::countercharged, "countercharged"},
                                               {EventKind::bounced, "bounced"},
                                               {EventKind::melee_round, "melee-round"},
                                               {EventKind::fought, "fought"},
                                               {EventKind::pooled, "pooled"},
                                               {EventKind::melee_ended, "melee-ended"},
                                               {EventKind::pursuit_rolled, "pursuit-rolled"},
                                               {EventKind::pursued, "pursued"},
                                               {EventKind::leader_hit, "leader-hit"},
                                               {EventKind::leader_at_risk, "leader-at-risk"},
                                               {EventKind::leader_recovered, "leader-recovered"},
                                               {EventKind::leader_lost, "leader-lost"},
                                               {EventKind::removed, "removed"},
                                               {EventKind::left_table, "left-table"},
                                               {EventKind::returned, "returned"},
                                               {EventKind::rampaged, "rampaged"},
                                               {EventKind::flew, "flew"},
                                               {EventKind::threatened_from_air, "threatened-from-air"},
                                               {EventKind::intercepted, "intercepted"},
                                               {EventKind::battle_ended, "battle-ended"},
                                               {EventKind::recovered, "recovered"}}};
    return names;
}

const data::Names<Obstacle::Kind>& names_of(Obstacle::Kind) {
    static const data::Names<Obstacle::Kind> names{"obstacle",
                                                   {{Obstacle::Kind::none, "none"},
                                                    {Obstacle::Kind::friendly, "friend"},
                                                    {Obstacle::Kind::enemy, "enemy"},
                                                    {Obstacle::Kind::ground, "ground"},
                                                    {Obstacle::Kind::river, "river"},
                                                    {Obstacle::Kind::edge, "edge"}}};
    return names;
}

const data::Names<OrderKind>& names_of(OrderKind) {
    static const data::Names<OrderKind> names{"order",
                                              {{OrderKind::done, "done"},
                                               {OrderKind::activate, "activate"},
                                               {OrderKind::fire, "fire"},
                                               {OrderKind::break_up, "break-up"},
                                               {OrderKind::join, "join"},
                                               {OrderKind::wheel, "wheel"},
                                               {OrderKind::about_face, "about-face"},
                                               {OrderKind::expand, "expand"},
                                               {OrderKind::dismount, "dismount"},
                                               {OrderKind::reform, "reform"},
                                               {OrderKind::march, "march"},
                                               {OrderKind::skirmish, "skirmish"},
                                               {OrderKind::charge, "charge"},
                                               {OrderKind::drop_stakes, "drop-stakes"},
                                               {OrderKind::leave_table, "leave-table"},
                                               {OrderKind::enter, "enter"},
                                               {OrderKind::fly, "fly"},
                                               {OrderKind::concede, "concede"}}};
    return names;
}

const data::Names<StopPoint>& names_of(StopPoint) {
    static const data::Names<StopPoint> names{"stop",
                                              {{StopPoint::none, "none"},
                                               {StopPoint::near_edge, "near-edge"},
                                               {StopPoint::middle, "middle"},
                                               {StopPoint::far_edge, "far-edge"}}};
    return names;
}

const data::Names<Reason>& names_of(Reason) {
    static const data::Names<Reason> names{"reason",
                                           {{Reason::none, "none"},
                                            {Reason::target_in_range, "target-in-range"},
                                            {Reason::worth_charging, "worth-charging"},
                                            {Reason::can_charge, "can-charge"},
                                            {Reason::best_place, "best-place"},
                                            {Reason::worth_a_point, "worth-a-point"},
                                            {Reason::best_to_stand, "best-to-stand"},
                                            {Reason::not_worth_a_point, "not-worth-a-point"},
                                            {Reason::others_first, "others-first"},
                                            {Reason::waits, "waits"},
                                            {Reason::forms_up, "forms-up"},
                                            {Reason::nothing_else, "nothing-else"},
                                            {Reason::tried_out, "tried-out"}}};
    return names;
}

const data::Names<Flight::End>& names_of(Flight::End) {
    static const data::Names<Flight::End> names{"end of a flight",
                                                {{Flight::End::exit, "exit"},
                                                 {Flight::End::hover, "hover"},
                                                 {Flight::End::land, "land"},
                                                 {Flight::End::charge, "charge"}}};
    return names;
}

const data::Names<Presence>& names_of(Presence) {
    static const data::Names<Presence> names{"presence",
                                             {{Presence::on_table, "on-table"},
                                              {Presence::waiting, "waiting"},
                                              {Presence::off_flying, "off-flying"},
                                              {Presence::pursued_off, "pursued-off"},
                                              {Presence::routed, "routed"},
                                              {Presence::removed, "removed"},
                                              {Presence::left, "left"}}};
    return names;
}

const data::Names<Altitude>& names_of(Altitude) {
    static const data::Names<Altitude> names{
        "altitude",
        {{Altitude::ground, "ground"}, {Altitude::attack, "attack"}, {Altitude::observation, "observation"}}};
    return names;
}

const data::Names<MeleeRole>& names_of(MeleeRole) {
    static const data::Names<MeleeRole> names{"role",
                                              {{MeleeRole::none, "none"},
                                               {MeleeRole::charging, "charging"},
                                               {MeleeRole::defending, "defending"},
                                               {MeleeRole::continuing, "continuing"}}};
    return names;
}

const data::Names<LeaderState>& names_of(LeaderState) {
    static const data::Names<LeaderState> names{"state of a leader",
                                                {{LeaderState::none, "none"},
                                                 {LeaderState::riding, "riding"},
                                                 {LeaderState::recovering, "recovering"},
                                                 {LeaderState::gone, "gone"}}};
    return names;
}

const data::Names<Fording>& names_of(Fording) {
    static const data::Names<Fording> names{"fording",
                                            {{Fording::dry, "dry"},
                                             {Fording::at_edge, "at-edge"},
                                             {Fording::inside, "inside"},
                                             {Fording::leaving, "leaving"}}};
    return names;
}

const data::Names<Outcome>& names_of(Outcome) {
    static const data::Names<Outcome> names{"outcome",
                                            {{Outcome::fighting, "fighting"},
                                             {Outcome::army_gone, "army-gone"},
                                             {Outcome::turn_limit, "turn-limit"},
                                             {Outcome::conceded, "conceded"},
                                             {Outcome::agreed, "agreed"}}};
    return names;
}

const data::Names<tabletop::Arc>& names_of(tabletop::Arc) {
    static const data::Names<tabletop::Arc> names{
        "arc", {{tabletop::Arc::front, "front"}, {tabletop::Arc::rear, "rear"}}};
    return names;
}

const data::Names<Test>& names_of(Test) {
    static const data::Names<Test> names = [] {
        data::Names<Test> all{"test", {}};
        for (std::size_t i = 0; i < test_count; ++i)
            all.words.emplace_back(static_cast<Test>(i), id_of(static_cast<Test>(i)));
        return all;
    }();
    return names;
}

const char* word_of(SideIndex side) { return side == 0 ? "red" : "blue"; }

}  // namespace muster::rrtk::battle
