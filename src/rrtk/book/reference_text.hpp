// What the quick-reference sheet says beside the tables: procedures in steps, and the order of its sections
// (data/rrtk/steps.yaml, data/rrtk/quick-reference.yaml).
#pragma once

#include <string>
#include <vector>

#include "data/fields.hpp"

namespace muster::rrtk {

/// A step of a procedure.
struct Step {
    std::string lead;  ///< one or a few words: "Activate"
    std::string text;
    std::vector<std::string> when;  ///< features that make it needed, one is enough; empty = always
    Where where;
};

/// A procedure in the order of its steps.
struct Procedure {
    std::string id, title, source;
    int page = 0;
    std::string note;
    bool numbered = true;  ///< the steps follow each other; false = a list
    std::vector<Step> steps;
    Where where;
};

/// A paragraph of a section.
struct Passage {
    std::string text;
    std::vector<std::string> when;
    Where where;
    bool operator==(const Passage&) const = default;
};

/// A table of a section: the kind of thing it is made from, and its id.
struct SectionPart {
    std::string kind;  ///< one of part_kinds()
    std::string id;    ///< of the chart, table, procedure or sheet; foot, mounted or counts-as; used
    std::vector<std::string> when;
    Where where;
};

/// A section of the sheet.
struct Section {
    std::string id, title;
    std::vector<Passage> paragraphs;
    std::vector<SectionPart> parts;
    std::vector<std::string> when;
    Where where;
};

/// The documents.
struct StepsFile {
    std::vector<Procedure> procedures;
    Where where;
};
struct SectionsFile {
    std::vector<Section> sections;
    Where where;
};

/// chart, table, steps, reactions, movement, specials, terrain: the key of a part.
[[nodiscard]] const std::vector<std::string>& part_kinds();

[[nodiscard]] const data::Fields<Step>& fields_of(const Step*);
[[nodiscard]] const data::Fields<Procedure>& fields_of(const Procedure*);
[[nodiscard]] const data::Fields<Passage>& fields_of(const Passage*);
[[nodiscard]] const data::Fields<SectionPart>& fields_of(const SectionPart*);
[[nodiscard]] const data::Fields<Section>& fields_of(const Section*);
[[nodiscard]] const data::Fields<StepsFile>& fields_of(const StepsFile*);
[[nodiscard]] const data::Fields<SectionsFile>& fields_of(const SectionsFile*);

}  // namespace muster::rrtk
