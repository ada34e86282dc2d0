#include <cmath>

#include "sheets/map/terrain.hpp"

namespace muster::sheets::map {

namespace {

/// One tree being drawn: a crown to be filled, and the fine lines on and below it.
struct Tree {
    Vec centre;     ///< of the crown
    double radius;  ///< of the crown
    layout::Path crown, lines;
};

/// A crown of leaves: a ring of lobes.
void add_lobes(Tree& tree, Scatter& scatter) {
    const int lobes = 6 + scatter.below(3);
    const double step = 360.0 / lobes;
    const double first = scatter.between(0, step);
    const auto at = [&](double angle, double reach) {
        const Vec d = direction(angle);
        return point(tree.centre + Vec{d.x, d.y * 0.92} * (tree.radius * reach));
    };
    tree.crown.move_to(at(first, 0.86));
    for (int i = 0; i < lobes; ++i) {
        const double from = first + i * step;
        const double bulge = scatter.between(1.16, 1.34);
        tree.crown.curve_to(at(from + step * 0.05, bulge), at(from + step * 0.95, bulge),
                            at(from + step, 0.86));
    }
    tree.crown.close();
}

/// Shade on the side away from the light, as parallel lines, and a few leaves on the other.
void add_shade(Tree& tree, Scatter& scatter) {
    const double r = tree.radius;
    const Vec away{0.7071, 0.7071};
    const Vec along{-0.7071, 0.7071};
    for (int i = 0; i < 4; ++i) {
        const double out = r * (0.12 + 0.21 * i);
        const double half = std::sqrt(r * r * 0.76 - out * out);
        const double trim = scatter.between(0.0, 0.25);
        add_segment(tree.lines, tree.centre + away * out - along * (half * (0.9 - trim)),
                    tree.centre + away * out + along * (half * 0.9));
    }
    for (int i = 0; i < 2; ++i) {
        const Vec at = tree.centre + Vec{scatter.between(-0.6, -0.1), scatter.between(-0.55, 0.1)} * r;
        const Vec side{r * 0.18, 0};
        const Vec sag{0, r * 0.16};
        tree.lines.move_to(point(at - side))
            .curve_to(point(at - side + sag), point(at + side + sag), point(at + side));
    }
}

/// Trunk, and the shadow on the ground.
void add_trunk(Tree& tree, double from, double to) {
    const double r = tree.radius;
    const Vec foot = tree.centre + Vec{0, to * r};
    const Vec half{r * 0.09, 0};
    add_segment(tree.lines, tree.centre + Vec{-half.x, from * r}, foot - half);
    add_segment(tree.lines, tree.centre + Vec{half.x, from * r}, foot + half);
    add_segment(tree.lines, foot - half * 2, foot + Vec{r * 0.75, 0});
    add_segment(tree.lines, foot + Vec{r * 0.15, r * 0.14}, foot + Vec{r * 0.95, r * 0.14});
}

/// A conifer: three skirts, one above the other, the right half in shade.
void add_conifer(Tree& tree, Scatter& scatter) {
    const double r = tree.radius;
    const double lean = scatter.between(0.9, 1.1);
    const auto at = [&](double x, double y) { return point(tree.centre + Vec{x * r * 0.8, y * r * lean}); };
    tree.crown.move_to(at(0, -1.55)).line_to(at(0.48, -0.55)).line_to(at(0.24, -0.6)).line_to(at(0.76, 0.2));
    tree.crown.line_to(at(0.4, 0.14)).line_to(at(1.0, 0.98)).line_to(at(0, 0.82)).line_to(at(-1.0, 0.98));
    tree.crown.line_to(at(-0.4, 0.14))
        .line_to(at(-0.76, 0.2))
        .line_to(at(-0.24, -0.6))
        .line_to(at(-0.48, -0.55));
    tree.crown.close();
    for (int i = 0; i < 5; ++i) {
        const double y = -0.85 + 0.38 * i;
        const double reach = 0.2 + 0.13 * i;
        tree.lines.move_to(at(0.06, y - 0.1)).line_to(at(reach, y + 0.1));
    }
    add_trunk(tree, 0.86, 1.3);
}

void draw_tree(Plate& plate, Vec centre, Scatter& scatter) {
    const WoodsForm& form = plate.form().woods;
    Tree tree{centre, form.crown * scatter.between(0.84, 1.1), {}, {}};
    if (scatter.part() < form.conifers) {
        add_conifer(tree, scatter);
    } else {
        add_lobes(tree, scatter);
        add_shade(tree, scatter);
        add_trunk(tree, 0.9, 1.55);
    }
    // A tree is drawn whole or not at all.
    const Vec reach{tree.radius * 1.1, tree.radius * 1.65};
    if (plate.clearing.meets(Area{centre - reach, centre + reach})) return;
    plate.fill_and_stroke(std::move(tree.crown), Tone::crown, {form.line, Tone::wood, {}, true});
    plate.stroke(std::move(tree.lines), {form.hatch, Tone::wood, {}, true});
}

}  // namespace

void draw_woods(Plate& plate, const Area& area, Scatter scatter) {
    const WoodsForm& form = plate.form().woods;
    const Line edge = natural_outline(area.grown(-form.outline), {form.roughness, 3, 9}, 64, scatter);
    layout::Path ground;
    add_curve(ground, edge, true);
    plate.fill_and_stroke(std::move(ground), Tone::wood_tint, {form.outline, Tone::wood, {}, false});
    for (const Vec p : spread(edge, form.gap, form.crown * 1.55, scatter)) draw_tree(plate, p, scatter);
}

}  // namespace muster::sheets::map
