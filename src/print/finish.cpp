#include "print/finish.hpp"

#include <exception>
#include <map>
#include <utility>

#include <fmt/format.h>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

namespace muster::print {

namespace {

using Object = QPDFObjectHandle;
using Pages = std::vector<QPDFPageObjectHelper>;

Object number(double value) { return Object::newReal(value, 3); }
Object text(const std::string& utf8) { return Object::newUnicodeString(utf8); }

/// A page's height in points, to turn layout's "down from the top" into PDF's "up from the bottom".
double height_of(const layout::Document& document, std::size_t page) {
    return to_points(document.pages[page].frame.size.height);
}

void set_boxes(const Pages& pages) {
    for (const QPDFPageObjectHelper& page : pages) {
        Object object = page.getObjectHandle();
        const Object media = object.getKey("/MediaBox");
        object.replaceKey("/TrimBox", media);
        object.replaceKey("/BleedBox", media);
    }
}

/// Where each anchor is: the page, its point at the top left of the window, the zoom left alone.
std::map<std::string, Object> destinations(const layout::Document& document, const Pages& pages,
                                           const std::vector<PageMarks>& marks) {
    std::map<std::string, Object> found;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        for (const PlacedAnchor& anchor : marks[i].anchors) {
            const double up = height_of(document, i) - anchor.y;
            found[anchor.name] = Object::newArray({pages[i].getObjectHandle(), Object::newName("/XYZ"),
                                                   number(anchor.x), number(up), Object::newNull()});
        }
    }
    return found;
}

void add_names(QPDF& pdf, const std::map<std::string, Object>& destinations) {
    if (destinations.empty()) return;
    Object leaves = Object::newArray();
    for (const auto& [name, place] : destinations) {  // name trees are sorted by bytes, as the map is
        leaves.appendItem(Object::newString(name));
        leaves.appendItem(place);
    }
    Object tree = Object::newDictionary({{"/Names", leaves}});
    pdf.getRoot().replaceKey("/Names", Object::newDictionary({{"/Dests", pdf.makeIndirectObject(tree)}}));
}

Object link_annotation(const PlacedLink& link, double page_height) {
    const Object area = Object::newArray({number(link.left), number(page_height - link.bottom),
                                          number(link.right), number(page_height - link.top)});
    const Object no_border = Object::newArray({number(0), number(0), number(0)});
    return Object::newDictionary(
        {{"/Type", Object::newName("/Annot")},
         {"/Subtype", Object::newName("/Link")},
         {"/Rect", area},
         {"/Border", no_border},
         {"/F", Object::newInteger(4)},  // printed like the rest, that is: without a mark
         {"/Dest", Object::newString(link.target)}});
}

void add_links(QPDF& pdf, const layout::Document& document, Pages& pages, const std::vector<PageMarks>& marks,
               const std::map<std::string, Object>& destinations) {
    for (std::size_t i = 0; i < marks.size(); ++i) {
        Object annotations = Object::newArray();
        for (const PlacedLink& link : marks[i].links) {
            if (destinations.count(link.target) == 0) continue;
            annotations.appendItem(pdf.makeIndirectObject(link_annotation(link, height_of(document, i))));
        }
        if (annotations.getArrayNItems() > 0) pages[i].getObjectHandle().replaceKey("/Annots", annotations);
    }
}

void add_page_labels(QPDF& pdf, const layout::Document& document) {
    Object labels = Object::newArray();
    for (std::size_t i = 0; i < document.pages.size(); ++i) {
        labels.appendItem(Object::newInteger(static_cast<long long>(i)));
        labels.appendItem(Object::newDictionary({{"/P", text(document.pages[i].label)}}));
    }
    pdf.getRoot().replaceKey("/PageLabels", Object::newDictionary({{"/Nums", labels}}));
}

/// Makes `child` the last entry below `parent`.
void append_child(Object parent, Object child) {
    child.replaceKey("/Parent", parent);
    if (parent.hasKey("/Last")) {
        Object before = parent.getKey("/Last");
        before.replaceKey("/Next", child);
        child.replaceKey("/Prev", before);
    } else {
        parent.replaceKey("/First", child);
    }
    parent.replaceKey("/Last", child);
}

/// Adds one to the count of entries of `parent` that show when it is open; `sign` is -1 for one that starts
/// closed.
void count_child(Object parent, int sign) {
    const long long count = parent.hasKey("/Count") ? parent.getKey("/Count").getIntValue() : 0;
    parent.replaceKey("/Count", Object::newInteger(count + sign));
}

/// Entries stand below the last one of a lower level. Those without a parent start open, the others closed.
void add_outline(QPDF& pdf, const layout::Document& document) {
    if (document.outline.empty()) return;
    Object root = pdf.makeIndirectObject(Object::newDictionary({{"/Type", Object::newName("/Outlines")}}));
    std::vector<std::pair<int, Object>> open;  // the last entry and those it stands below
    for (const layout::OutlineEntry& entry : document.outline) {
        while (!open.empty() && open.back().first >= entry.level) open.pop_back();
        Object item = pdf.makeIndirectObject(Object::newDictionary(
            {{"/Title", text(entry.title)}, {"/Dest", Object::newString(entry.anchor)}}));
        append_child(open.empty() ? root : open.back().second, item);
        if (open.size() <= 1) count_child(root, 1);
        if (!open.empty()) count_child(open.back().second, open.size() == 1 ? 1 : -1);
        open.emplace_back(entry.level, item);
    }
    pdf.getRoot().replaceKey("/Outlines", root);
}

void set_catalog(QPDF& pdf, bool has_outline) {
    Object root = pdf.getRoot();
    root.replaceKey("/ViewerPreferences",
                    Object::parse("<< /PrintScaling /None /PickTrayByPDFSize true /DisplayDocTitle true >>"));
    root.replaceKey("/PageMode", Object::newName(has_outline ? "/UseOutlines" : "/UseNone"));
    root.replaceKey("/Lang", Object::newString("en"));
}

void add_all(QPDF& pdf, const layout::Document& document, const std::vector<PageMarks>& marks) {
    Pages pages = QPDFPageDocumentHelper(pdf).getAllPages();
    const auto places = destinations(document, pages, marks);
    set_boxes(pages);
    add_names(pdf, places);
    add_links(pdf, document, pages, marks, places);
    add_page_labels(pdf, document);
    add_outline(pdf, document);
    set_catalog(pdf, !document.outline.empty());
}

std::string written(QPDF& pdf) {
    QPDFWriter writer(pdf);
    writer.setOutputMemory();
    writer.setMinimumPDFVersion("1.7");  // PickTrayByPDFSize
    writer.setDeterministicID(true);
    writer.setObjectStreamMode(qpdf_o_generate);
    writer.setDecodeLevel(qpdf_dl_none);  // Cairo has compressed the streams
    writer.write();
    const std::shared_ptr<Buffer> buffer = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize()};
}

}  // namespace

std::optional<std::string> finish_pdf(const std::string& pdf, const layout::Document& document,
                                      const std::vector<PageMarks>& marks, Diagnostics& diagnostics) {
    const std::string fix = "this is a fault of the program; report it with the seed and the command";
    try {
        QPDF file;
        file.setSuppressWarnings(true);
        file.processMemoryFile("document", pdf.data(), pdf.size());
        add_all(file, document, marks);
        std::string bytes = written(file);
        const std::vector<QPDFExc> warnings = file.getWarnings();
        if (warnings.empty()) return bytes;
        diagnostics.error({}, fmt::format("the PDF is not sound: {}", warnings.front().what()), fix);
    } catch (const std::exception& failure) {
        diagnostics.error({}, fmt::format("the PDF could not be finished: {}", failure.what()), fix);
    }
    return std::nullopt;
}

}  // namespace muster::print
