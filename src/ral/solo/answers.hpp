// How the opponent makes the choices outside his own movement.
#pragma once

#include "ral/solo/outlook.hpp"

namespace muster::ral::solo {

/// One of question.answers, by the free choices of the order sheet, and why.
[[nodiscard]] battle::Answer answer_to(const Outlook& outlook, const battle::Question& question);

}  // namespace muster::ral::solo
