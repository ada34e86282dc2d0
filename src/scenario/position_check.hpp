// What can be wrong with the position of an opening that a person has edited, whatever the rule set.
#pragma once

#include <string>
#include <vector>

#include "base/diagnostics.hpp"
#include "scenario/facts.hpp"

namespace muster::scenario {

/// Reports a commander of the opening that is none of `commanders`.
void check_commanders(const Opening& opening, const std::vector<Named>& commanders, Diagnostics& diagnostics);

/// A position in its file: a map with the parts "units", "sides" ..., which have an entry for each of theirs.
class PositionFile {
  public:
    /// A unit as the file names it, and as people do.
    struct Unit {
        std::string token;  ///< "r3"
        std::string name;
    };
    /// A unit on the ground.
    struct Grounded {
        std::string token;
        tabletop::PlacedBase base;
    };

    PositionFile(const data::Value& position, Diagnostics& diagnostics)
        : position_(position), diagnostics_(diagnostics) {}

    /// Where an entry of a part, or a key of it, stands; the whole position where it isn't there.
    [[nodiscard]] Location where(const std::string& part, const std::string& entry,
                                 const char* key = nullptr) const;
    [[nodiscard]] Location where() const { return position_.where(); }

    void fault(const Location& at, std::string message, std::string fix) const {
        diagnostics_.error(at, std::move(message), std::move(fix));
    }

    /// Reports units without an entry; true if there is none. `line`: how an entry looks; `gone`: the word
    /// for a unit that is no more.
    [[nodiscard]] bool has_all(const std::vector<Unit>& units, const std::string& line,
                               const std::string& gone) const;
    /// Reports a base that is not wholly on the table.
    void check_on_table(const Grounded& unit, const tabletop::Board& board) const;
    /// Reports bases that lie on each other.
    void check_apart(const std::vector<Grounded>& units) const;

  private:
    const data::Value& position_;
    Diagnostics& diagnostics_;
};

}  // namespace muster::scenario
