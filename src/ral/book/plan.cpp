#include "ral/book/plan.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "ral/book/known.hpp"

namespace muster::ral {

using data::optional;
using data::required;

namespace {

void check_types(const std::vector<std::string>& words, const std::vector<std::string>& types,
                 const Where& where, Diagnostics& diagnostics) {
    for (const std::string& word : words) check_known(where, "troop type", word, types, diagnostics);
    for (const std::string& type : types)
        if (std::ranges::count(words, type) > 1)
            diagnostics.error(where.at, fmt::format("troop type '{}' stands twice in an order", type),
                              "name it once");
}

}  // namespace

const Plan* PlanBook::plan(std::string_view id) const {
    const auto found = std::ranges::find(plans, id, &Plan::id);
    return found == plans.end() ? nullptr : &*found;
}

int PlanBook::leaders_for(int points) const {
    for (const LeaderRow& row : leaders)
        if (points <= row.most_points) return row.leaders;
    return leaders.back().leaders;
}

bool check(const PlanBook& book, const std::vector<std::string>& types, Diagnostics& diagnostics) {
    const int before = diagnostics.error_count();
    for (const char* id : {"aggressive", "steady", "wary"})
        if (book.plan(id) == nullptr)
            diagnostics.error(book.where.at, fmt::format("plan '{}' is missing", id),
                              "add it: commanders ask for it by that name");
    for (const Plan& plan : book.plans) {
        check_types(plan.reserve_first, types, plan.where, diagnostics);
        if (plan.leaders.empty())
            diagnostics.error(plan.where.at, fmt::format("plan '{}' has no place for leaders", plan.id),
                              "name blocks under 'leaders'");
    }
    check_types(book.drawing_up.wing_first, types, book.drawing_up.where, diagnostics);
    check_types(book.leader_first, types, book.where, diagnostics);
    for (const std::string& type : types)
        if (std::ranges::find(book.leader_first, type) == book.leader_first.end())
            diagnostics.error(book.where.at, fmt::format("'leader-first' doesn't name '{}'", type),
                              "name every troop type: an army may have no other");
    if (book.drawing_up.gaps.empty())
        diagnostics.error(book.drawing_up.where.at, "no gap between units is given", "add one under 'gaps'");
    if (book.leaders.empty())
        diagnostics.error(book.where.at, "no number of leaders is given", "add rows under 'leaders'");
    for (std::size_t i = 1; i < book.leaders.size(); ++i)
        if (book.leaders[i].most_points <= book.leaders[i - 1].most_points)
            diagnostics.error(book.leaders[i].where.at, "the rows of leaders are not in order of points",
                              "sort them from small to large armies");
    return diagnostics.error_count() == before;
}

const data::Names<Block>& names_of(Block /*type*/) {
    static const data::Names<Block> names{"block",
                                          {{Block::centre, "centre"},
                                           {Block::left, "left"},
                                           {Block::right, "right"},
                                           {Block::reserve, "reserve"}}};
    return names;
}

const data::Names<ArcherPlace>& names_of(ArcherPlace /*type*/) {
    static const data::Names<ArcherPlace> names{
        "place of archers", {{ArcherPlace::front, "front"}, {ArcherPlace::wings, "wings"}}};
    return names;
}

const data::Fields<Plan>& fields_of(const Plan* /*type*/) {
    using P = Plan;
    static const data::Fields<P> fields(
        "plan", {required("id", &P::id, "The word for it."), required("name", &P::name, "Name for print."),
                 required("intent", &P::intent, "What the side means to do."),
                 required("says", &P::says, "How it is drawn up."),
                 required("line", &P::line, "First rank of the centre, from the own edge."),
                 required("wings", &P::wings, "First rank of the wings."),
                 required("front", &P::front, "Archers before the centre."),
                 required("reserve", &P::reserve, "The reserve."),
                 required("archers", &P::archers, "Where archers on foot stand: front or wings."),
                 required("reserve-share", &P::reserve_share, {0, 50}, "Units of the reserve, per cent."),
                 required("reserve-first", &P::reserve_first, "Troop types it is taken from, in order."),
                 optional("mounted-right", &P::mounted_right, {0, 100},
                          "Mounted units of the wings that stand on the right, per cent."),
                 required("leaders", &P::leaders, "Blocks of the first leader, the second ...")});
    return fields;
}

const data::Fields<LeaderRow>& fields_of(const LeaderRow* /*type*/) {
    using L = LeaderRow;
    static const data::Fields<L> fields(
        "number of leaders",
        {required("most-points", &L::most_points, {1, 100'000}, "Armies of up to so many points."),
         required("leaders", &L::leaders, {1, 9}, "Leaders of each side.")},
        true);
    return fields;
}

const data::Fields<DrawingUp>& fields_of(const DrawingUp* /*type*/) {
    using D = DrawingUp;
    static const data::Fields<D> fields(
        "drawing up",
        {required("gaps", &D::gaps, "Inches between units; the first that lets all of them stand."),
         required("wing-share", &D::wing_share, {0, 40}, "Least units of each wing, per cent."),
         required("between-blocks", &D::between_blocks, "More room between centre and wings."),
         required("wing-first", &D::wing_first, "Troop types on foot that fill up a wing, in order.")});
    return fields;
}

const data::Fields<PlanBook>& fields_of(const PlanBook* /*type*/) {
    using B = PlanBook;
    static const data::Fields<B> fields(
        "plans",
        {required("usual-points", &B::usual_points, {1, 100'000},
                  "Points of an army where none are asked for."),
         required("least-points", &B::least_points, {1, 100'000}, "Fewest points that can be asked for."),
         required("most-points", &B::most_points, {1, 100'000}, "Most points that can be asked for."),
         required("leaders", &B::leaders, "Leaders by points, from small to large armies."),
         required("leader-first", &B::leader_first, "Troop types that leaders go with, in order."),
         required("drawing-up", &B::drawing_up, "What holds whatever the plan."),
         required("plans", &B::plans, "The plans.")});
    return fields;
}

}  // namespace muster::ral
