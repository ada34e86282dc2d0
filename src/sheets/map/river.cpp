#include <algorithm>

#include "sheets/map/terrain.hpp"

namespace muster::sheets::map {

namespace {

/// A river laid out along its course: `along` from its start, `across` from its first bank (the one towards
/// the light).
class Band {
  public:
    explicit Band(const Area& area) : area_(area), level_(area.width() >= area.height()) {}

    [[nodiscard]] Vec at(double along, double across) const {
        return level_ ? area_.low + Vec{along, across} : area_.low + Vec{across, along};
    }
    [[nodiscard]] double length() const { return level_ ? area_.width() : area_.height(); }
    [[nodiscard]] double width() const { return level_ ? area_.height() : area_.width(); }
    /// Where `part` of the river begins and ends along it.
    [[nodiscard]] double begin(const Area& part) const {
        return std::max(0.0, level_ ? part.low.x - area_.low.x : part.low.y - area_.low.y);
    }
    [[nodiscard]] double end(const Area& part) const {
        return std::min(length(), level_ ? part.high.x - area_.low.x : part.high.y - area_.low.y);
    }

  private:
    Area area_;
    bool level_;
};

struct Stretch {
    double from, to;
    [[nodiscard]] bool holds(double along) const { return along >= from && along <= to; }
};

/// A river ready to be drawn: how far its banks draw back from the edges of the band, by steps along it.
struct River {
    Band band;
    double step = 1;
    std::vector<double> first, second;  ///< across, of either bank
    std::vector<Stretch> fords;

    [[nodiscard]] double across(double along, double share) const {
        const double place = std::clamp(along / step, 0.0, static_cast<double>(first.size() - 1));
        const auto i = std::min(static_cast<std::size_t>(place), first.size() - 2);
        const double part = place - static_cast<double>(i);
        const double near = first[i] + (first[i + 1] - first[i]) * part;
        const double far = second[i] + (second[i + 1] - second[i]) * part;
        return near + (far - near) * share;
    }
    [[nodiscard]] Vec at(double along, double share) const { return band.at(along, across(along, share)); }
    [[nodiscard]] bool fordable(double along) const {
        return std::any_of(fords.begin(), fords.end(), [&](const Stretch& s) { return s.holds(along); });
    }
};

River lay_out(const Watercourse& course, const RiverForm& form, Scatter& scatter) {
    River river{Band(course.area), 1, {}, {}, {}};
    const Wave near(scatter, 4, 11);
    const Wave far(scatter, 4, 11);
    const int steps = std::max(12, static_cast<int>(river.band.length() / 2.2));
    river.step = river.band.length() / steps;
    const double reach = river.band.width() * form.wave;
    for (int i = 0; i <= steps; ++i) {
        const double turn = 360.0 * i / steps;
        river.first.push_back(reach * (0.5 + 0.5 * near.at(turn)));
        river.second.push_back(river.band.width() - reach * (0.5 + 0.5 * far.at(turn)));
    }
    for (const Area& ford : course.fords)
        river.fords.push_back({river.band.begin(ford), river.band.end(ford)});
    return river;
}

Line bank(const River& river, double share) {
    Line line;
    for (std::size_t i = 0; i < river.first.size(); ++i)
        line.push_back(river.at(static_cast<double>(i) * river.step, share));
    return line;
}

/// Lines that follow the current, in strokes of unlike length; none where stones of a ford lie.
void draw_flow(Plate& plate, const River& river, Scatter& scatter) {
    const RiverForm& form = plate.form().river;
    layout::Path path;
    for (int i = 1; i <= form.flows; ++i) {
        const double share = static_cast<double>(i) / (form.flows + 1);
        double along = scatter.between(0, 5);
        while (along < river.band.length()) {
            const double end = std::min(along + scatter.between(3, 11), river.band.length());
            Line stroke;
            for (double at = along; at < end; at += 1.6) stroke.push_back(river.at(at, share));
            stroke.push_back(river.at(end, share));
            const bool quiet = !river.fordable(along) && !river.fordable(end);
            if (quiet && !plate.clearing.meets(stroke.front(), stroke.back())) add_curve(path, stroke, false);
            along = end + scatter.between(0.9, 2.6);
        }
    }
    plate.stroke(std::move(path), {form.flow, Tone::water, {}, true});
}

/// Stepping stones in rows from bank to bank, and posts on both banks where the ford begins and ends.
void draw_fords(Plate& plate, const River& river, Scatter& scatter) {
    const RiverForm& form = plate.form().river;
    layout::Path stones, posts;
    for (const Stretch& ford : river.fords) {
        const double gap = form.ford_gap * plate.mm_per_inch();
        const int rows = std::max(1, static_cast<int>((ford.to - ford.from) / gap + 0.5));
        for (int row = 0; row < rows; ++row) {
            const double along = ford.from + (ford.to - ford.from) * (row + 0.5) / rows;
            for (int i = 0; i < 7; ++i) {
                const double at = along + scatter.between(-0.14, 0.14) * plate.mm_per_inch();
                const Vec p = river.at(at, (i + 0.5 + scatter.between(-0.2, 0.2)) / 7);
                if (!plate.clearing.covers(p)) add_dot(stones, p);
            }
        }
        for (const double along : {ford.from, ford.to})
            for (const double out : {-0.22, 1.0})
                add_segment(posts, river.band.at(along, river.band.width() * out),
                            river.band.at(along, river.band.width() * (out + 0.22)));
    }
    plate.stroke(std::move(stones), {form.dot, Tone::water, {}, true});
    plate.stroke(std::move(posts), {form.post, Tone::water, {}, false});
}

/// A bank's line: solid, but broken where the river can be forded.
void draw_bank(Plate& plate, const River& river, double share, double width) {
    layout::Path solid, broken;
    const int steps = 2 * static_cast<int>(river.first.size() - 1);
    Line run;
    bool fordable = river.fordable(0);
    for (int i = 0; i <= steps; ++i) {
        const double at = river.band.length() * i / steps;
        run.push_back(river.at(at, share));
        if (river.fordable(at) == fordable && i < steps) continue;
        add_curve(fordable ? broken : solid, run, false);
        run = {river.at(at, share)};
        fordable = river.fordable(at);
    }
    plate.stroke(std::move(solid), {width, Tone::water, {}, false});
    plate.stroke(std::move(broken), {width, Tone::water, {1.5, 0.7}, false});
}

/// Deck with planks between two parapets whose ends open out.
void draw_bridge(Plate& plate, const Band& band, const Stretch& deck) {
    const RiverForm& form = plate.form().river;
    const double over = 0.22 * plate.mm_per_inch();
    const double from = -over;
    const double to = band.width() + over;
    layout::Path boards, planks, parapets;
    add_quad(boards, {{band.at(deck.from, from), band.at(deck.to, from), band.at(deck.to, to),
                       band.at(deck.from, to)}});
    plate.fill(std::move(boards), Tone::paper);
    const int count = std::max(3, static_cast<int>((to - from) / 0.62));
    for (int i = 0; i <= count; ++i) {
        const double across = from + (to - from) * i / count;
        add_segment(planks, band.at(deck.from, across), band.at(deck.to, across));
    }
    plate.stroke(std::move(planks), {form.plank, Tone::ink, {}, false});
    for (const double out : {-1.0, 1.0}) {
        const double side = out < 0 ? deck.from : deck.to;
        const double wing = side + out * over;
        add_line(
            parapets,
            {band.at(wing, from - over), band.at(side, from), band.at(side, to), band.at(wing, to + over)},
            false);
    }
    plate.stroke(std::move(parapets), {form.parapet, Tone::ink, {}, true});
}

}  // namespace

void draw_river(Plate& plate, const Watercourse& course, Scatter scatter) {
    const RiverForm& form = plate.form().river;
    const River river = lay_out(course, form, scatter);
    Line water = bank(river, 0);
    const Line far = bank(river, 1);
    water.insert(water.end(), far.rbegin(), far.rend());
    layout::Path body;
    add_line(body, water, true);
    plate.fill(std::move(body), Tone::water_tint);
    draw_flow(plate, river, scatter);
    draw_bank(plate, river, 0, form.shade);
    draw_bank(plate, river, 1, form.bank);
    draw_fords(plate, river, scatter);
    for (const Area& bridge : course.bridges)
        draw_bridge(plate, river.band, {river.band.begin(bridge), river.band.end(bridge)});
}

}  // namespace muster::sheets::map
