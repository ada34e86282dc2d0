#include "print/finish.hpp"

#include <cmath>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "print/pdf_file.hpp"

namespace muster::print {

namespace {

/// Where each anchor is, by name.
using Destinations = std::map<std::string, PdfObject>;

/// Adds to one file what belongs to one document.
class Finisher {
  public:
    Finisher(PdfFile& file, const layout::Document& document) : file_(file), document_(document) {}

    void add_all(const std::vector<PageMarks>& marks) {
        for (int i = 0; i < file_.page_count(); ++i) pages_.push_back(file_.page(i));
        for (std::size_t i = 0; i < marks.size(); ++i) add_destinations(i, marks[i].anchors);
        for (std::size_t i = 0; i < marks.size(); ++i) finish_page(i, marks[i].links);
        add_names();
        add_page_labels();
        add_outline();
        set_catalog();
    }

  private:
    /// From "down from the top of the canvas" to PDF's "up from the bottom".
    double up(std::size_t page, double down) const { return canvas_of(document_.pages[page]).height - down; }

    /// The anchor's point at the top left of the window, the zoom left alone.
    void add_destinations(std::size_t page, const std::vector<PlacedAnchor>& anchors) {
        for (const PlacedAnchor& anchor : anchors) {
            destinations_.emplace(anchor.name,
                                  file_.array({pages_[page], file_.name("/XYZ"), file_.real(anchor.x),
                                               file_.real(up(page, anchor.y)), file_.null()}));
        }
    }

    void finish_page(std::size_t page, const std::vector<PlacedLink>& links) {
        PdfObject object = pages_[page];
        const layout::Size size = document_.pages[page].frame.size;
        const PdfObject box =
            file_.array({file_.integer(0), file_.integer(0), file_.real(to_points(size.width)),
                         file_.real(to_points(size.height))});
        object.set("/MediaBox", box).set("/TrimBox", box).set("/BleedBox", box);
        PdfObject annotations = file_.array();
        for (const PlacedLink& link : links) {
            if (!destinations_.contains(link.target)) continue;
            annotations.append(file_.indirect(annotation(page, link)));
        }
        if (annotations.size() > 0) object.set("/Annots", annotations);
    }

    PdfObject annotation(std::size_t page, const PlacedLink& link) {
        const PdfObject area = file_.array({file_.real(link.left), file_.real(up(page, link.bottom)),
                                            file_.real(link.right), file_.real(up(page, link.top))});
        return file_.dictionary(
            {{"/Type", file_.name("/Annot")},
             {"/Subtype", file_.name("/Link")},
             {"/Rect", area},
             {"/Border", file_.array({file_.integer(0), file_.integer(0), file_.integer(0)})},
             {"/F", file_.integer(4)},  // on paper as on the screen: without a mark
             {"/Dest", file_.bytes(link.target)}});
    }

    void add_names() {
        if (destinations_.empty()) return;
        PdfObject leaves = file_.array();
        for (const auto& [name, place] : destinations_) {  // name trees are sorted by bytes, as the map is
            leaves.append(file_.bytes(name)).append(place);
        }
        const PdfObject tree = file_.indirect(file_.dictionary({{"/Names", leaves}}));
        file_.root().set("/Names", file_.dictionary({{"/Dests", tree}}));
    }

    void add_page_labels() {
        PdfObject labels = file_.array();
        long long index = 0;
        for (const layout::Page& page : document_.pages) {
            labels.append(file_.integer(index++)).append(file_.dictionary({{"/P", file_.text(page.label)}}));
        }
        file_.root().set("/PageLabels", file_.dictionary({{"/Nums", labels}}));
    }

    /// Entries stand below the last one of a lower level. Those without a parent start open, the others
    /// closed.
    void add_outline() {
        if (document_.outline.empty()) return;
        PdfObject root = file_.indirect(file_.dictionary({{"/Type", file_.name("/Outlines")}}));
        std::vector<std::pair<int, PdfObject>> open;  // the last entry and those it stands below
        for (const layout::OutlineEntry& entry : document_.outline) {
            while (!open.empty() && open.back().first >= entry.level) open.pop_back();
            const PdfObject item = file_.indirect(file_.dictionary(
                {{"/Title", file_.text(entry.title)}, {"/Dest", file_.bytes(entry.anchor)}}));
            append_child(open.empty() ? root : open.back().second, item);
            if (open.size() <= 1) count_child(root, 1);
            if (!open.empty()) count_child(open.back().second, open.size() == 1 ? 1 : -1);
            open.emplace_back(entry.level, item);
        }
        file_.root().set("/Outlines", root);
    }

    static void append_child(PdfObject parent, PdfObject child) {
        child.set("/Parent", parent);
        if (parent.has("/Last")) {
            PdfObject before = parent.get("/Last");
            before.set("/Next", child);
            child.set("/Prev", before);
        } else {
            parent.set("/First", child);
        }
        parent.set("/Last", child);
    }

    /// Adds one to the entries below `parent` that show when it is open; `sign` is -1 for one that starts
    /// closed.
    void count_child(PdfObject parent, int sign) {
        const double count = parent.has("/Count") ? parent.get("/Count").number() : 0;
        parent.set("/Count", file_.integer(static_cast<long long>(count) + sign));
    }

    void set_catalog() {
        const bool outline = !document_.outline.empty();
        file_.root()
            .set("/ViewerPreferences", file_.dictionary({{"/PrintScaling", file_.name("/None")},
                                                         {"/PickTrayByPDFSize", file_.yes()},
                                                         {"/DisplayDocTitle", file_.yes()}}))
            .set("/PageMode", file_.name(outline ? "/UseOutlines" : "/UseNone"))
            .set("/Lang", file_.text("en"));
    }

    PdfFile& file_;
    const layout::Document& document_;
    std::vector<PdfObject> pages_;
    Destinations destinations_;
};

}  // namespace

Canvas canvas_of(const layout::Page& page) {
    const double width = std::ceil(to_points(page.frame.size.width));
    const double height = std::ceil(to_points(page.frame.size.height));
    return {width, height, height - to_points(page.frame.size.height)};
}

std::optional<std::string> finish_pdf(const std::string& pdf, const layout::Document& document,
                                      const std::vector<PageMarks>& marks, Diagnostics& diagnostics) {
    PdfFile file(pdf);
    std::string fault = file.fault();
    std::string bytes;
    if (fault.empty()) {
        Finisher(file, document).add_all(marks);
        bytes = file.written();
        fault = file.fault();
    }
    if (fault.empty()) return bytes;
    diagnostics.error({}, fmt::format("the PDF is not sound: {}", fault),
                      "this is a fault of the program; report it with the seed and the command");
    return std::nullopt;
}

}  // namespace muster::print
