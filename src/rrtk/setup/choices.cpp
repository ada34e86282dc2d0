#include "rrtk/setup/choices.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rrtk {

namespace {

int figure(const std::vector<std::pair<std::string, int>>& figures, std::string_view key) {
    for (const auto& [word, number] : figures)
        if (word == key) return number;
    return 0;
}

void check(const GroundRule& rule, const std::vector<std::string>& kinds, Diagnostics& diagnostics) {
    for (const auto& [kind, worth] : rule.worth)
        if (std::ranges::find(kinds, kind) == kinds.end())
            diagnostics.error(rule.where.at,
                              fmt::format("unknown kind of ground '{}'{}", kind, did_you_mean(kind, kinds)),
                              "write one of: " + join(kinds));
    for (const auto& [section, times] : rule.sections)
        if (section.size() != 1 || section.front() < '1' || section.front() > '9')
            diagnostics.error(rule.where.at, fmt::format("there is no section '{}'", section),
                              "sections are numbered 1 to 9");
}

void check_known(const std::vector<std::string>& given, const std::vector<std::string>& wanted,
                 const std::string& what, const Location& where, Diagnostics& diagnostics) {
    for (const std::string& id : given)
        if (std::ranges::find(wanted, id) == wanted.end())
            diagnostics.error(where, fmt::format("unknown {} '{}'{}", what, id, did_you_mean(id, wanted)),
                              "write one of: " + join(wanted));
    for (const std::string& id : wanted) {
        const auto times = std::ranges::count(given, id);
        if (times != 1)
            diagnostics.error(where,
                              fmt::format("{} '{}' {}", what, id, times == 0 ? "is missing" : "stands twice"),
                              "state it once");
    }
}

}  // namespace

int GroundRule::worth_of(std::string_view kind) const { return figure(worth, kind); }

int GroundRule::weight_of(int section) const { return figure(sections, std::to_string(section)); }

const std::string& Choices::rule(const std::string& id) const { return rules.at(id); }

const PlanChoice& Choices::plan(std::string_view id) const {
    const auto found = std::ranges::find(plans, id, &PlanChoice::plan);
    return found == plans.end() ? plans.front() : *found;
}

const std::vector<std::string>& rule_ids() {
    static const std::vector<std::string> ids{"recruit", "rolls",      "buy",     "captains",
                                              "leaders", "flyers",     "water",   "blocks",
                                              "bodies",  "drawing-up", "no-room", "placing"};
    return ids;
}

void check(const Choices& choices, const std::vector<std::string>& plans,
           const std::vector<std::string>& kinds, Diagnostics& diagnostics) {
    std::vector<std::string> stated;
    for (const auto& [id, sentence] : choices.rules) stated.push_back(id);
    check_known(stated, rule_ids(), "rule", choices.where.at, diagnostics);
    std::vector<std::string> planned;
    for (const PlanChoice& plan : choices.plans) planned.push_back(plan.plan);
    check_known(planned, plans, "plan", choices.where.at, diagnostics);
    check(choices.baseline, kinds, diagnostics);
    check(choices.refusal, kinds, diagnostics);
}

}  // namespace muster::rrtk
