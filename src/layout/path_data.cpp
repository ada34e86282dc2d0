#include "layout/path_data.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

#include <fmt/format.h>

#include "base/trig.hpp"
#include "layout/arc.hpp"

namespace muster::layout {

namespace {

Point point(double x, double y) { return {Mm{x}, Mm{y}}; }

/// Reads numbers and letters of path data one after the other.
class Scanner {
  public:
    explicit Scanner(std::string_view text) : text_(text) {}

    [[nodiscard]] bool at_end() { return skip(), at_ == text_.size(); }
    [[nodiscard]] std::size_t position() const { return at_; }

    /// The next letter, or 0 when a number stands there.
    char letter() {
        skip();
        const char c = at_ < text_.size() ? text_[at_] : '\0';
        if ((c < 'a' || c > 'z') && (c < 'A' || c > 'Z')) return '\0';
        ++at_;
        return c;
    }

    /// Goes back before the letter just read.
    void unread() { --at_; }

    bool number(double& out) {
        skip();
        if (at_ < text_.size() && text_[at_] == '+') ++at_;
        const auto [end, fault] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), out);
        if (fault != std::errc() || !std::isfinite(out)) return false;
        at_ = static_cast<std::size_t>(end - text_.data());
        return true;
    }

    /// A flag of an arc: a single 0 or 1, which need not be set off from what follows.
    bool flag(bool& out) {
        skip();
        if (at_ == text_.size() || (text_[at_] != '0' && text_[at_] != '1')) return false;
        out = text_[at_++] == '1';
        return true;
    }

  private:
    void skip() {
        while (at_ < text_.size() &&
               (text_[at_] == ' ' || text_[at_] == ',' || text_[at_] == '\n' || text_[at_] == '\t'))
            ++at_;
    }
    std::string_view text_;
    std::size_t at_ = 0;
};

/// Builds the path from one command after the other.
class Reader {
  public:
    explicit Reader(std::string_view data) : scan_(data) {}

    std::optional<Path> read(std::string& fault) {
        char command = '\0';
        while (!scan_.at_end()) {
            const char letter = scan_.letter();
            if (letter != '\0')
                command = letter;
            else if (command == 'M')
                command = 'L';  // further points of a move are lines
            else if (command == 'm')
                command = 'l';
            if (path_.steps.empty() && command != 'M' && command != 'm') {
                fault = "it does not begin with M";
                return std::nullopt;
            }
            if (!step(command, letter == '\0')) {
                fault = fmt::format("it goes wrong at character {}", scan_.position() + 1);
                return std::nullopt;
            }
        }
        return std::move(path_);
    }

  private:
    bool step(char command, bool repeated) {
        const bool relative = command >= 'a';
        base_ = relative ? at_ : Point{};
        const char kind = relative ? static_cast<char>(command - 'a' + 'A') : command;
        const char before = last_;
        last_ = kind;
        switch (kind) {
            case 'M': return move();
            case 'L': return line();
            case 'H': return horizontal();
            case 'V': return vertical();
            case 'C': return curve();
            case 'S': return smooth_curve(before == 'C' || before == 'S');
            case 'Q': return quadratic();
            case 'T': return smooth_quadratic(before == 'Q' || before == 'T');
            case 'A': return arc();
            case 'Z':
                if (repeated) return false;
                path_.close();
                at_ = start_;
                return true;
            default:
                if (!repeated) scan_.unread();
                return false;
        }
    }

    bool get(Point& out) {
        double x = 0;
        double y = 0;
        if (!scan_.number(x) || !scan_.number(y)) return false;
        out = base_ + point(x, y);
        return true;
    }

    bool move() {
        if (!get(at_)) return false;
        start_ = at_;
        path_.move_to(at_);
        return true;
    }
    bool line() {
        if (!get(at_)) return false;
        path_.line_to(at_);
        return true;
    }
    bool horizontal() {
        double x = 0;
        if (!scan_.number(x)) return false;
        at_.x = base_.x + Mm{x};
        path_.line_to(at_);
        return true;
    }
    bool vertical() {
        double y = 0;
        if (!scan_.number(y)) return false;
        at_.y = base_.y + Mm{y};
        path_.line_to(at_);
        return true;
    }
    bool curve() {
        Point first;
        return get(first) && curve_from(first);
    }
    bool smooth_curve(bool after_curve) { return curve_from(after_curve ? at_ + (at_ - control_) : at_); }
    bool curve_from(Point first) {
        Point end;
        if (!get(control_) || !get(end)) return false;
        path_.curve_to(first, control_, end);
        at_ = end;
        return true;
    }
    bool quadratic() { return get(control_) && quadratic_to_next(); }
    bool smooth_quadratic(bool after_quadratic) {
        control_ = after_quadratic ? at_ + (at_ - control_) : at_;
        return quadratic_to_next();
    }
    bool quadratic_to_next() {
        Point end;
        if (!get(end)) return false;
        const auto toward = [this](Point from) {
            return point(from.x.value + (control_.x - from.x).value * 2 / 3,
                         from.y.value + (control_.y - from.y).value * 2 / 3);
        };
        path_.curve_to(toward(at_), toward(end), end);
        at_ = end;
        return true;
    }
    bool arc() {
        Arc arc;
        double turn = 0;
        if (!scan_.number(arc.rx) || !scan_.number(arc.ry) || !scan_.number(turn) || !scan_.flag(arc.large) ||
            !scan_.flag(arc.sweep) || !get(arc.to))
            return false;
        arc.cosine = cos_degrees(turn);
        arc.sine = sin_degrees(turn);
        arc.from = at_;
        at_ = arc.to;
        append_arc(path_, arc);
        return true;
    }

    Scanner scan_;
    Path path_;
    Point at_, start_, control_, base_;
    char last_ = '\0';
};

void stretch(Box& box, Point p, bool& first) {
    if (first) box = {p, {}};
    first = false;
    const Mm right = std::max(box.right(), p.x);
    const Mm bottom = std::max(box.bottom(), p.y);
    box.at = {std::min(box.at.x, p.x), std::min(box.at.y, p.y)};
    box.size = {right - box.at.x, bottom - box.at.y};
}

}  // namespace

std::optional<Path> parse_path_data(std::string_view data, std::string& fault) {
    return Reader(data).read(fault);
}

Box bounds(const Path& path) {
    Box box;
    bool first = true;
    for (const PathStep& step : path.steps) {
        if (step.kind == PathStep::Kind::close) continue;
        stretch(box, step.a, first);
        if (step.kind != PathStep::Kind::curve) continue;
        stretch(box, step.b, first);
        stretch(box, step.c, first);
    }
    return box;
}

Path transformed(const Path& path, double factor, Point offset) {
    Path result = path;
    const auto moved = [&](Point p) { return Point{p.x * factor + offset.x, p.y * factor + offset.y}; };
    for (PathStep& step : result.steps) {
        step.a = moved(step.a);
        step.b = moved(step.b);
        step.c = moved(step.c);
    }
    return result;
}

}  // namespace muster::layout
