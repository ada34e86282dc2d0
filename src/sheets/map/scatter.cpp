#include "sheets/map/scatter.hpp"

#include <algorithm>
#include <cmath>

#include "base/trig.hpp"

namespace muster::sheets::map {

Scatter::Scatter(const std::string& seed, const std::string& name) : state_(dice::stream_start(seed, name)) {}

std::uint64_t Scatter::next() {
    state_ += 0x9e3779b97f4a7c15U;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
    return mixed ^ (mixed >> 31U);
}

double Scatter::part() { return static_cast<double>(next() >> 11U) * 0x1.0p-53; }

int Scatter::below(int count) { return static_cast<int>(next() % static_cast<std::uint64_t>(count)); }

Wave::Wave(Scatter& scatter, int first, int last) {
    double whole = 0;
    for (int periods = first; periods <= last; ++periods) {
        const double phase = scatter.between(0, 360);
        const double weight = scatter.between(0.5, 1.0) / periods;
        sines_.push_back({periods, phase, weight});
        whole += weight;
    }
    for (Sine& sine : sines_) sine.weight /= whole;
}

double Wave::at(double degrees) const {
    double sum = 0;
    for (const Sine& sine : sines_) sum += sine.weight * sin_degrees(degrees * sine.periods + sine.phase);
    return sum;
}

Line natural_outline(const Area& box, const OutlineForm& form, int count, Scatter& scatter) {
    const Wave wave(scatter, form.first, form.last);
    const Vec half = (box.high - box.low) * 0.5;
    Line line;
    for (int i = 0; i < count; ++i) {
        const double angle = 360.0 * i / count;
        const Vec d = direction(angle);
        const double squares = d.x * d.x * d.x * d.x + d.y * d.y * d.y * d.y;
        // Between a circle and a box: x^4 + y^4 = 1.
        const double reach = 1 + form.square * (1 / std::sqrt(std::sqrt(squares)) - 1);
        const double drawn_back = 1 - form.roughness * (0.5 + 0.5 * wave.at(angle));
        line.push_back(box.centre() + Vec{half.x * d.x, half.y * d.y} * (reach * drawn_back));
    }
    return line;
}

namespace {

/// Places in square cells, to find neighbours quickly. A cell is no wider than the gap asked for.
class Cells {
  public:
    Cells(const Area& box, double size)
        : low_(box.low),
          size_(size),
          columns_(static_cast<int>(box.width() / size) + 1),
          rows_(static_cast<int>(box.height() / size) + 1),
          places_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_)) {}

    [[nodiscard]] bool near(Vec p, double gap) const {
        const int column = column_of(p), row = row_of(p);
        for (int y = std::max(0, row - 1); y <= std::min(rows_ - 1, row + 1); ++y)
            for (int x = std::max(0, column - 1); x <= std::min(columns_ - 1, column + 1); ++x)
                for (const Vec other : places_[index(x, y)])
                    if (length(other - p) < gap) return true;
        return false;
    }
    void add(Vec p) { places_[index(column_of(p), row_of(p))].push_back(p); }

  private:
    [[nodiscard]] int column_of(Vec p) const { return static_cast<int>((p.x - low_.x) / size_); }
    [[nodiscard]] int row_of(Vec p) const { return static_cast<int>((p.y - low_.y) / size_); }
    [[nodiscard]] std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(x);
    }
    Vec low_;
    double size_;
    int columns_, rows_;
    std::vector<std::vector<Vec>> places_;
};

}  // namespace

std::vector<Vec> spread(const Line& outline, double gap, double margin, Scatter& scatter) {
    const Area box = bounds(outline);
    Cells cells(box, gap);
    std::vector<Vec> places;
    // Darts: about ten for every place that there is room for fill the outline evenly.
    const int darts = static_cast<int>(12 * box.width() * box.height() / (gap * gap)) + 20;
    for (int i = 0; i < darts; ++i) {
        const double x = scatter.between(box.low.x, box.high.x);
        const double y = scatter.between(box.low.y, box.high.y);
        const Vec p{x, y};
        if (cells.near(p, gap) || !inside(outline, p) || distance(p, outline, true) < margin) continue;
        cells.add(p);
        places.push_back(p);
    }
    std::stable_sort(places.begin(), places.end(), [](Vec a, Vec b) { return a.y < b.y; });
    return places;
}

}  // namespace muster::sheets::map
