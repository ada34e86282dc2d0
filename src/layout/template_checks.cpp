#include "layout/template_checks.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "layout/content.hpp"
#include "layout/references.hpp"

namespace muster::layout {

namespace {

using Roles = std::map<std::string, Name>;

class Checker {
  public:
    Checker(const Templates& templates, Diagnostics& diagnostics)
        : templates_(templates), theme_(templates.theme), diagnostics_(diagnostics) {}

    void check_all() {
        for (const auto& [id, sheet] : templates_.sheets) check_sheet(sheet);
        for (const auto& [id, card] : templates_.cards) check_card(card);
        for (const auto& [id, sprue] : templates_.sprues) {
            rule(sprue.guide);
            rule(sprue.cut);
        }
    }

  private:
    void style(const Name& name) { resolve(name, "style", theme_.styles, diagnostics_); }
    void rule(const Name& name) {
        if (name.text != "none") resolve(name, "rule", theme_.rules, diagnostics_);
    }
    void colour(const Name& name, const Roles& roles) {
        if (name.empty() || roles.contains(name.text) || theme_.colour(name.text)) return;
        std::vector<std::string> known = names(theme_.colours);
        for (const auto& entry : roles) known.push_back(entry.first);
        report_unknown(name, "colour or colour role", known, diagnostics_);
    }
    void check_roles(const Roles& roles) {
        for (const auto& [role, name] : roles) resolve(name, "colour", theme_.colours, diagnostics_);
    }
    void words(const std::string& text, const Location& where) {
        for (const Run& run : from_markup(text).runs)
            resolve({run.icon, where}, "icon", templates_.icons, diagnostics_);
    }
    void bar(const std::optional<Bar>& bar, const Roles& roles) {
        if (bar) colour(bar->colour, roles);
    }
    void span(const ColumnSpan& columns) {
        if (columns.last > theme_.page.columns)
            diagnostics_.error(columns.where,
                               fmt::format("columns {}-{} run over the page's {}", columns.first,
                                           columns.last, theme_.page.columns),
                               "write columns that the page has");
    }

    void check_sheet(const SheetTemplate& sheet) {
        check_roles(sheet.colours);
        check_bands(sheet.bands, sheet);
        for (const auto& [paper, bands] : sheet.on) {
            resolve({paper, sheet.where}, "paper", theme_.papers, diagnostics_);
            check_bands(bands, sheet);
        }
        const std::vector<std::string> slots = slots_of(sheet);
        for (const auto& entry : sheet.figures)
            if (!std::ranges::binary_search(slots, entry.first))
                report_unknown({entry.first, sheet.where}, "slot", slots, diagnostics_);
        for (const auto& [id, table] : sheet.tables) check_table(table, sheet);
        if (!sheet.cards) return;
        resolve(sheet.cards->card, "card", templates_.cards, diagnostics_);
        resolve(sheet.cards->sprue, "sprue", templates_.sprues, diagnostics_);
    }

    void check_bands(const std::vector<Band>& bands, const SheetTemplate& sheet) {
        for (const Band& band : bands) {
            bar(band.bar, sheet.colours);
            rule(band.rule);
            span(band.columns);
            if (band.newspaper < 1 || (band.newspaper > 1 && !band.cells.empty()))
                diagnostics_.error(sheet.where, "a band in newspaper columns has cells",
                                   "give it slots alone");
            for (const Cell& cell : band.cells) {
                bar(cell.bar, sheet.colours);
                span(cell.columns);
            }
        }
    }

    void check_table(const TableForm& table, const SheetTemplate& sheet) {
        for (const Name* name : {&table.style, &table.head_style}) style(*name);
        for (const Name* name : {&table.head_rule, &table.row_rule, &table.last_rule}) rule(*name);
        colour(table.stripe, sheet.colours);
        if (table.columns.empty())
            diagnostics_.error(table.style.where, "the table has no columns", "give it columns");
        for (const TableColumn& column : table.columns) {
            for (const Name& name : column.styles) style(name);
            words(column.head, column.key.where);
        }
        for (const auto& [kind, form] : table.rows) {
            style(form.style);
            colour(form.tint, sheet.colours);
            rule(form.rule);
            rule(form.rule_above);
        }
    }

    void check_card(const CardTemplate& card) {
        check_roles(card.colours);
        const std::vector<std::string> slots = slots_of(card);
        check_elements(card.elements, card, slots);
        check_elements(card.back, card, slots);
        for (const Name& name : card.continued) slot(name, slots);
        slot(card.mark, slots);
        slot(card.overflow, slots);
    }
    void slot(const Name& name, const std::vector<std::string>& slots) {
        if (!name.empty() && !std::ranges::binary_search(slots, name.text))
            report_unknown(name, "slot", slots, diagnostics_);
    }

    void check_elements(const std::vector<Element>& elements, const CardTemplate& card,
                        const std::vector<std::string>& slots) {
        for (const Element& element : elements) {
            style(element.style);
            rule(element.line);
            colour(element.colour, card.colours);
            colour(element.fill, card.colours);
            slot(element.with, slots);
            slot(element.without, slots);
            words(element.words, element.where);
            check_needs(element);
            check_elements(element.elements, card, slots);
        }
    }

    void check_needs(const Element& element) {
        using K = ElementKind;
        const auto need = [&](bool there, const char* key) {
            if (there) return;
            diagnostics_.error(
                element.where,
                fmt::format("this {} has no {}", names_of(element.kind).word(element.kind), key),
                fmt::format("add '{}:'", key));
        };
        const bool group = element.kind == K::row || element.kind == K::stack;
        if (element.kind == K::text) need(!element.style.empty(), "style");
        if (element.kind == K::text || element.kind == K::icon)
            need(!element.slot.empty() || !element.words.empty(), "slot");
        if (element.kind == K::hits || element.kind == K::figures || element.kind == K::shield)
            need(!element.slot.empty(), "slot");
        if (element.kind == K::shape) need(!element.path.data.empty(), "path");
        if (element.kind == K::rule) need(!element.line.empty(), "line");
        if (element.kind != K::shape && element.kind != K::row) need(element.size.width > Mm{0}, "size");
        if (group) need(!element.elements.empty(), "elements");
    }

    const Templates& templates_;
    const Theme& theme_;
    Diagnostics& diagnostics_;
};

}  // namespace

void check(const Templates& templates, Diagnostics& diagnostics) {
    Checker(templates, diagnostics).check_all();
}

}  // namespace muster::layout
