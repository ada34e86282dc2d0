#include "layout/frame.hpp"

#include <iterator>

#include "layout/path_data.hpp"

namespace muster::layout {

void move(Item& item, Point by) {
    if (auto* text = std::get_if<TextItem>(&item)) text->baseline = text->baseline + by;
    if (auto* path = std::get_if<PathItem>(&item)) path->path = transformed(path->path, 1, by);
    if (auto* link = std::get_if<LinkItem>(&item)) link->area.at = link->area.at + by;
    if (auto* anchor = std::get_if<AnchorItem>(&item)) anchor->at = anchor->at + by;
    if (auto* group = std::get_if<Group>(&item)) group->offset = group->offset + by;
}

void place(Frame& parent, Frame child, Point at) {
    for (Item& item : child.items) move(item, at);
    parent.items.insert(parent.items.end(), std::make_move_iterator(child.items.begin()),
                        std::make_move_iterator(child.items.end()));
}

}  // namespace muster::layout
