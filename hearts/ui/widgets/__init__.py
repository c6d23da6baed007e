"""Controls shared by every screen: described once, then drawn and hit-tested from the same description."""

from hearts.ui.widgets.control import Control, Kind, Part, control_at
from hearts.ui.widgets.drawing import draw_control, draw_controls
from hearts.ui.widgets.interaction import Interaction, Pressed
from hearts.ui.widgets.placing import (
    BUTTON_PADDING,
    ButtonSpec,
    button_width,
    centred_buttons,
    close_button,
    footer_buttons,
    segments,
)
from hearts.ui.widgets.scroll import Scroll
from hearts.ui.widgets.sheet import Sheet, draw_sheet, sheet

__all__ = [
    "BUTTON_PADDING",
    "ButtonSpec",
    "Control",
    "Interaction",
    "Kind",
    "Part",
    "Pressed",
    "Scroll",
    "Sheet",
    "button_width",
    "centred_buttons",
    "close_button",
    "control_at",
    "draw_control",
    "draw_controls",
    "draw_sheet",
    "footer_buttons",
    "segments",
    "sheet",
]
