#include "sheets/map/sign_strip.hpp"

namespace muster::sheets::map {

layout::Frame draw_strip(const std::vector<Sign>& signs, const Look& look, layout::Mm width,
                         layout::TextMeasurer& measurer) {
    const KeyForm& form = look.form.key;
    const layout::Style& style = look.types.distance;
    const double capitals = measurer.metrics(style.font).cap_height.value;
    const double row = form.symbol_height + form.row_gap;
    layout::Frame frame;
    Plate plate(frame, look, form.swatch_scale);
    Vec at{0, form.row_gap};
    for (const Sign& sign : signs) {
        const double name = measurer.width(sign.name, style.font).value;
        const double whole = sign.width + form.gap * 0.5 + name;
        if (at.x > 0 && at.x + whole > width.value) at = {0, at.y + row};
        sign.draw(plate, {at, at + Vec{sign.width, form.symbol_height}});
        const double baseline = at.y + (form.symbol_height + capitals) / 2;
        plate.text({at.x + sign.width + form.gap * 0.5, baseline}, sign.name, style, style.colour, name);
        at.x += whole + form.symbol_gap;
    }
    frame.size = {width, layout::Mm{at.y + form.symbol_height}};
    return frame;
}

}  // namespace muster::sheets::map
