#include "layout/sheet.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "base/text.hpp"
#include "layout/drawing.hpp"
#include "layout/flow.hpp"
#include "layout/imposition.hpp"
#include "layout/references.hpp"

namespace muster::layout {

namespace {

/// What a sheet needs of the templates; null members were reported.
struct Needed {
    const SheetTemplate* form = nullptr;
    const Paper* paper = nullptr;
};

Needed needed(const std::string& sheet, const std::string& paper, const Templates& templates,
              Diagnostics& diagnostics) {
    return {resolve({sheet, {}}, "sheet", templates.sheets, diagnostics),
            resolve({paper, {}}, "paper", templates.theme.papers, diagnostics)};
}

/// The bands to set: a band for each is there once for every number that fills one of its slots.
std::vector<Band> all_bands(const SheetContent& sheet, const std::vector<Band>& bands) {
    std::vector<Band> all;
    for (const Band& band : bands) {
        if (!band.each) {
            all.push_back(band);
            continue;
        }
        for (int number = 1;; ++number) {
            Band one = band;
            bool filled = false;
            for (Cell& cell : one.cells)
                for (Name& slot : cell.slots) {
                    slot.text += fmt::format("/{}", number);
                    filled = filled || sheet.slots.contains(slot.text);
                }
            if (!filled) break;
            all.push_back(std::move(one));
        }
    }
    return all;
}

void check_slots(const SheetContent& sheet, const SheetTemplate& form, const std::vector<Band>& bands,
                 Diagnostics& diagnostics) {
    std::vector<std::string> slots = slots_of(form);
    for (const Band& band : bands)
        if (band.each)
            for (const Cell& cell : band.cells)
                for (const Name& slot : cell.slots) slots.push_back(slot.text);
    std::ranges::sort(slots);
    for (const auto& entry : sheet.slots)
        if (!std::ranges::binary_search(slots, entry.first))
            diagnostics.error({},
                              fmt::format("sheet {}: unknown slot '{}'{}", sheet.sheet, entry.first,
                                          did_you_mean(entry.first, slots)),
                              "the slots of this sheet are: " + join(slots));
    if (!sheet.cards.empty() && !form.cards)
        diagnostics.error({}, fmt::format("sheet {} has cards, but its template says none", sheet.sheet),
                          "add 'cards:' to the template");
}

std::vector<Page> card_pages(const SheetContent& sheet, const CardsForm& form, const Paper& paper,
                             TextSetter& text) {
    const Templates& templates = text.templates();
    const CardTemplate& card = templates.cards.at(form.card.text);
    const SprueTemplate& sprue = templates.sprues.at(form.sprue.text);
    const std::optional<CardGrid> grid = card_grid(card, sprue, paper);
    if (!grid) {
        text.diagnostics().error(card.where,
                                 fmt::format("a card of {} x {} mm is too large for {}",
                                             card.size.width.value, card.size.height.value, paper.title),
                                 "choose larger paper or a smaller card");
        return {};
    }
    std::vector<CardFaces> faces;
    for (const Card& one : sheet.cards)
        std::ranges::move(set_card(one, card, text), std::back_inserter(faces));
    return impose(std::move(faces), *grid, {card, sprue, templates.theme});
}

void finish(std::vector<Page>& pages, const SheetContent& sheet) {
    for (std::size_t i = 0; i < pages.size(); ++i) {
        pages[i].sheet = sheet.sheet;
        pages[i].label = i == 0 ? sheet.title : fmt::format("{} {}", sheet.title, i + 1);
    }
    if (!pages.empty()) pages.front().frame.items.emplace_back(AnchorItem{sheet_anchor(sheet), {}});
}

}  // namespace

std::vector<Page> lay_out(const SheetContent& sheet, const PageSetup& setup, const Templates& templates,
                          TextMeasurer& measurer, Diagnostics& diagnostics) {
    const Needed need =
        needed(sheet.set_in.empty() ? sheet.sheet : sheet.set_in, setup.paper, templates, diagnostics);
    if (!need.form || !need.paper) return {};
    const std::vector<Band> bands = all_bands(sheet, need.form->bands_on(setup.paper));
    check_slots(sheet, *need.form, bands, diagnostics);
    TextSetter text(templates, measurer, diagnostics);
    text.set_place("sheet " + sheet.sheet);
    std::vector<Page> pages;
    if (!sheet.slots.empty()) {
        const PageGeometry geometry(templates.theme, *need.paper, need.form->orientation);
        Flow flow(sheet, *need.form, geometry, text);
        flow.set(bands);
        pages = std::move(flow).take_pages();
    }
    if (!sheet.cards.empty() && need.form->cards)
        std::ranges::move(card_pages(sheet, *need.form->cards, *need.paper, text), std::back_inserter(pages));
    finish(pages, sheet);
    return pages;
}

Size slot_size(const Templates& templates, const std::string& sheet, const std::string& slot,
               const std::string& paper) {
    const SheetTemplate* form = find(templates.sheets, sheet);
    const Paper* size = templates.theme.paper(paper);
    if (!form || !size) return {};
    const PageGeometry geometry(templates.theme, *size, form->orientation);
    for (const Band& band : form->bands_on(paper))
        for (const Cell& cell : band.cells) {
            if (std::ranges::find(cell.slots, slot, &Name::text) == cell.slots.end()) continue;
            Size result = geometry.columns(cell.columns).size;
            if (const FigureHeight* height = find(form->figures, slot))
                result.height = height->length.value_or(result.width * height->per_width);
            return result;
        }
    return {};
}

int cards_per_page(const Templates& templates, const std::string& sheet, const std::string& paper) {
    const SheetTemplate* form = find(templates.sheets, sheet);
    const Paper* size = templates.theme.paper(paper);
    if (!form || !form->cards || !size) return 0;
    const auto grid = card_grid(templates.cards.at(form->cards->card.text),
                                templates.sprues.at(form->cards->sprue.text), *size);
    return grid ? grid->cells() : 0;
}

std::string sheet_anchor(const SheetContent& sheet) { return "sheet/" + sheet.sheet + "/" + sheet.title; }

std::vector<OutlineEntry> outline_of(const SheetContent& sheet) {
    std::vector<OutlineEntry> entries{{sheet.title, 0, sheet_anchor(sheet)}};
    for (const auto& [title, anchor] : sheet.parts) entries.push_back({title, 1, anchor});
    return entries;
}

Frame draw(const Shield& shield, Size size, const Templates& templates, Diagnostics& diagnostics) {
    /// Shields hold no text.
    class Silent final : public TextMeasurer {
      public:
        Mm width(std::string_view, const Font&) override { return {}; }
        FontMetrics metrics(const Font&) override { return {}; }
        std::vector<char32_t> missing_glyphs(std::string_view, const Font&) override { return {}; }
    } measurer;
    TextSetter text(templates, measurer, diagnostics);
    text.set_place("shield");
    return draw(shield, size, text);
}

}  // namespace muster::layout
