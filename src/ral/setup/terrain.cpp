#include "ral/setup/terrain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace muster::ral {

namespace {

using scenario::TerrainPiece;
using tabletop::Point;
using tabletop::Rect;

/// Lengths are laid in whole half inches, so that a tape can find them.
constexpr std::int64_t half_inch = 500;

/// What a face of a d6 gives between the ends of an extent, in equal steps.
Inches length_for(const Extent& extent, int face) {
    constexpr int steps = 5;
    return extent.least + (extent.most - extent.least) * (face - 1) / steps;
}

/// How far off the middle of a range `reach` to both sides a face of a d20 lies: -reach for 1, reach for 20,
/// towards the middle to the next half inch. Faces f and 21 - f lie across the middle from each other.
Inches offset_for(Inches reach, int face) {
    constexpr int ends = 19;
    const std::int64_t exact = reach.in_thousandths() * (2 * face - ends - 2) / ends;
    return Inches::thousandths(exact / half_inch * half_inch);
}

Rect around(Point centre, Inches width, Inches height) {
    return {{centre.x - width / 2, centre.y - height / 2}, {centre.x + width / 2, centre.y + height / 2}};
}

Rect grown(const Rect& area, Inches by) {
    return {{area.low.x - by, area.low.y - by}, {area.high.x + by, area.high.y + by}};
}

class Laying {
  public:
    Laying(const Rulebook& book, const TableSize& table, dice::Dice& dice)
        : book_(book), terrain_(book.terrain), table_(table), dice_(dice) {}

    LaidGround laid() && {
        roll_river();
        const auto row = std::ranges::find(terrain_.counts, table_.id, &PieceCount::table);
        ground_.roll.count = dice_.roll({"terrain/count", "Number of pieces of terrain"}).front();
        ground_.roll.pieces = row->pieces[static_cast<std::size_t>(ground_.roll.count - 1)];
        dice_.means(fmt::format("{} pieces", ground_.roll.pieces));
        for (int number = 1; number <= ground_.roll.pieces; ++number) roll_piece(number);
        return std::move(ground_);
    }

  private:
    int roll(const std::string& stream, const std::string& purpose, int sides = 6) {
        return dice_.roll({"terrain/" + stream, purpose, 1, sides}).front();
    }

    void roll_river() {
        const RiverRule& river = terrain_.river;
        GroundRoll& rolled = ground_.roll;
        const auto among = [](const std::vector<int>& faces, int face) {
            return std::ranges::find(faces, face) != faces.end();
        };
        rolled.river = roll("river", "A river");
        const bool flows = among(river.faces, rolled.river);
        dice_.means(flows ? "a river" : "no river");
        if (!flows) return;
        rolled.course.push_back(roll("river", "Its course"));
        const bool crosses = among(river.across, rolled.course.front());
        dice_.means(crosses ? "from one long edge to the other" : "between the armies");
        Rect bed{{Inches{}, (table_.height - river.width) / 2},
                 {table_.width, (table_.height + river.width) / 2}};
        if (crosses) bed = crossing();
        ground_.pieces.push_back({"R", "river", 0, bed, {}, {}, {}});
    }

    Rect crossing() {
        constexpr int parts = 7;
        const int face = roll("river", "Where it crosses");
        ground_.roll.course.push_back(face);
        dice_.means(fmt::format("at {} sevenths of the table", face));
        // In halves from the middle, so that faces f and 7 - f lie across it from each other.
        const std::int64_t off = table_.width.in_thousandths() * (2 * face - parts) / (2 * parts);
        const Inches middle = table_.width / 2 + Inches::thousandths(off / half_inch * half_inch);
        const Inches half = terrain_.river.width / 2;
        return {{middle - half, Inches{}}, {middle + half, table_.height}};
    }

    /// The kind that a d20 brings; one that is there often enough already gives way to the next of the list.
    const PieceKind& kind_on(int face) {
        std::size_t at = 0;
        while (at + 1 < terrain_.kinds.size() && face > terrain_.kinds[at].faces)
            face -= terrain_.kinds[at++].faces;
        while (laid_[terrain_.kinds[at].kind] >= terrain_.kinds[at].most)
            at = (at + 1) % terrain_.kinds.size();
        return terrain_.kinds[at];
    }

    void roll_piece(int number) {
        const std::string stream = std::to_string(number) + "/";
        const std::string what = fmt::format("Piece {}", number);
        PieceRoll rolled;
        rolled.die = roll(stream + "kind", what, 20);
        const PieceKind& kind = kind_on(rolled.die);
        rolled.kind = kind.kind;
        ++laid_[kind.kind];
        dice_.means(kind.kind);
        const Point size = roll_size(stream, what, kind, rolled);
        if (book_.rules.ground_kind(kind.kind)->effect == GroundEffect::climb) {
            rolled.levels = roll(stream + "levels", what + ", levels");
            dice_.means(std::to_string(levels_on(rolled.levels)));
        }
        if (const auto area = roll_place(stream, what, kind, size, rolled)) add(*area, rolled);
        ground_.roll.rolled.push_back(std::move(rolled));
    }

    /// Width and height on the table: the longer side along the long edges, unless the piece is turned.
    Point roll_size(const std::string& stream, const std::string& what, const PieceKind& kind,
                    PieceRoll& rolled) {
        rolled.length = roll(stream + "size", what + ", length");
        Point size{length_for(kind.length, rolled.length), kind.breadth.least};
        dice_.means(to_decimal(size.x) + " inches");
        if (kind.breadth.least != kind.breadth.most) {
            rolled.breadth = roll(stream + "size", what + ", breadth");
            size.y = length_for(kind.breadth, rolled.breadth);
            dice_.means(to_decimal(size.y) + " inches");
        }
        if (size.y > size.x) std::swap(size.x, size.y);
        if (!kind.turns) return size;
        rolled.turn = roll(stream + "turn", what + ", which way it lies");
        const bool upright = rolled.turn > 3;
        dice_.means(upright ? "towards the long edges" : "along them");
        if (upright) std::swap(size.x, size.y);
        return size;
    }

    /// Levels of a hill for a face of a d6.
    [[nodiscard]] int levels_on(int face) const {
        return terrain_.hills.levels[static_cast<std::size_t>(face - 1)];
    }

    std::optional<Rect> roll_place(const std::string& stream, const std::string& what, const PieceKind& kind,
                                   Point size, PieceRoll& rolled) {
        const Point middle{table_.width / 2, table_.height / 2};
        const Inches across = middle.x - terrain_.margin - size.x / 2;
        const Inches up = middle.y - book_.rules.zone + kind.into_zone - size.y / 2;
        for (int attempt = 0; attempt < terrain_.tries; ++attempt) {
            const auto faces =
                dice_.roll({"terrain/" + stream + "place", what + ", place across and up", 2, 20});
            rolled.place.insert(rolled.place.end(), faces.begin(), faces.end());
            const Point centre{middle.x + offset_for(across, faces[0]), middle.y + offset_for(up, faces[1])};
            const Rect area = around(centre, size.x, size.y);
            const bool clear = std::ranges::none_of(ground_.pieces, [&](const TerrainPiece& other) {
                return tabletop::overlap(grown(area, terrain_.apart), other.area);
            });
            dice_.means(
                clear ? fmt::format("its middle {} inches from the left and {} from the attacker’s edge",
                                    to_decimal(centre.x), to_decimal(centre.y))
                      : "too near to another piece");
            if (clear) return area;
        }
        return std::nullopt;
    }

    void add(const Rect& area, PieceRoll& rolled) {
        const HillLevels& hills = terrain_.hills;
        const int levels = rolled.levels == 0 ? 1 : hills.levels[static_cast<std::size_t>(rolled.levels - 1)];
        Rect level = area;
        for (int number = 0; number < levels; ++number) {
            if (number > 0) level = grown(level, -hills.inset);
            if (number > 0 && (level.width() < hills.least || level.height() < hills.least)) return;
            const std::string letter(1, piece_letters[letters_++]);
            rolled.letters += letter;
            ground_.pieces.push_back({letter, rolled.kind, 0, level, {}, {}, {}});
        }
    }

    const Rulebook& book_;
    const TerrainBook& terrain_;
    const TableSize& table_;
    dice::Dice& dice_;
    LaidGround ground_;
    std::map<std::string, int> laid_;  ///< pieces of each kind, those left out included
    std::size_t letters_ = 0;
};

}  // namespace

LaidGround lay_ground(const Rulebook& book, const TableSize& table, dice::Dice& dice) {
    return Laying(book, table, dice).laid();
}

}  // namespace muster::ral
