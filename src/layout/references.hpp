// Names in templates checked against what they name.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "layout/scalars.hpp"

namespace muster::layout {

/// The keys of a map, in order.
template <class T>
std::vector<std::string> names(const std::map<std::string, T>& things) {
    std::vector<std::string> result;
    for (const auto& entry : things) result.push_back(entry.first);
    return result;
}

/// The thing called `name`, or null for an unknown name.
template <class T>
const T* find(const std::map<std::string, T>& things, const std::string& name) {
    const auto found = things.find(name);
    return found == things.end() ? nullptr : &found->second;
}

/// Reports at its place that `name` is no known `what`, with the nearest names.
void report_unknown(const Name& name, const std::string& what, const std::vector<std::string>& known,
                    Diagnostics& diagnostics);

/// The thing that `name` names; null, reported, if there is none. An empty name is nothing and no fault.
template <class T>
const T* resolve(const Name& name, const std::string& what, const std::map<std::string, T>& things,
                 Diagnostics& diagnostics) {
    if (name.empty()) return nullptr;
    const T* found = find(things, name.text);
    if (!found) report_unknown(name, what, names(things), diagnostics);
    return found;
}

}  // namespace muster::layout
