#include "layout/references.hpp"

#include <fmt/format.h>

#include "base/text.hpp"

namespace muster::layout {

void report_unknown(const Name& name, const std::string& what, const std::vector<std::string>& known,
                    Diagnostics& diagnostics) {
    diagnostics.error(name.where,
                      fmt::format("unknown {} '{}'{}", what, name.text, did_you_mean(name.text, known)),
                      known.empty() ? "define it" : "write one of: " + join(known));
}

}  // namespace muster::layout
