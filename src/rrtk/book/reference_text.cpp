#include "rrtk/book/reference_text.hpp"

namespace muster::rrtk {

const std::vector<std::string>& part_kinds() {
    static const std::vector<std::string> words{"chart",    "table",    "steps",  "reactions",
                                                "movement", "specials", "terrain"};
    return words;
}

const data::Fields<Step>& fields_of(const Step*) {
    using S = Step;
    static const data::Fields<S> fields(
        "step",
        {data::required("lead", &S::lead, "What is done, in a word or a few."),
         data::required("text", &S::text, "How it is done."),
         data::optional("when", &S::when, "Features that make it needed; left out = always.")},
        true);
    return fields;
}

const data::Fields<Procedure>& fields_of(const Procedure*) {
    using P = Procedure;
    static const data::Fields<P> fields(
        "procedure",
        {data::required("id", &P::id, "Name of the procedure in kebab-case."),
         data::required("title", &P::title, "Title for print."),
         data::required("source", &P::source, "Section or table of the digest of the rules."),
         data::required("page", &P::page, {1, 99}, "Page of the book."),
         data::optional("note", &P::note, "What stands under the title."),
         data::optional("numbered", &P::numbered, "false: the steps are a list, in no order of time."),
         data::required("steps", &P::steps, "The steps in order.")});
    return fields;
}

const data::Fields<Passage>& fields_of(const Passage*) {
    using P = Passage;
    static const data::Fields<P> fields(
        "paragraph",
        {data::required("text", &P::text, "The text."),
         data::optional("when", &P::when, "Features that make it needed; left out = always.")},
        true);
    return fields;
}

namespace {

data::Field<SectionPart> kind_field(const std::string& kind) {
    return {kind,
            "The " + kind + " to print here.",
            false,
            [kind](const data::Value& value, SectionPart& out, Diagnostics& diagnostics) {
                if (!out.kind.empty())
                    diagnostics.error(value.where(), "this part is a " + out.kind + " and a " + kind,
                                      "keep one of the two");
                out.kind = kind;
                return data::read_text(value, out.id, diagnostics);
            },
            [kind](const SectionPart& in) -> std::optional<data::Value> {
                if (in.kind != kind) return std::nullopt;
                return data::Value::scalar(in.id);
            },
            [] { return data::detail::schema_of_type("string"); }};
}

}  // namespace

const data::Fields<SectionPart>& fields_of(const SectionPart*) {
    static const data::Fields<SectionPart> fields = [] {
        std::vector<data::Field<SectionPart>> all;
        for (const std::string& kind : part_kinds()) all.push_back(kind_field(kind));
        all.push_back(
            data::optional("when", &SectionPart::when, "Features that make it needed; left out = always."));
        return data::Fields<SectionPart>("part of a section", std::move(all), true);
    }();
    return fields;
}

const data::Fields<Section>& fields_of(const Section*) {
    using S = Section;
    static const data::Fields<S> fields(
        "section", {data::required("id", &S::id, "Name of the section in kebab-case."),
                    data::required("title", &S::title, "Title for print."),
                    data::optional("when", &S::when, "Features that make it needed; left out = always."),
                    data::optional("paragraphs", &S::paragraphs, "Text before the tables."),
                    data::required("parts", &S::parts, "The tables in order.")});
    return fields;
}

const data::Fields<StepsFile>& fields_of(const StepsFile*) {
    static const data::Fields<StepsFile> fields(
        "file of procedures", {data::required("procedures", &StepsFile::procedures, "The procedures.")});
    return fields;
}

const data::Fields<SectionsFile>& fields_of(const SectionsFile*) {
    static const data::Fields<SectionsFile> fields(
        "quick-reference sheet",
        {data::required("sections", &SectionsFile::sections, "The sections in the order of play.")});
    return fields;
}

}  // namespace muster::rrtk
