"""What a control is in words, for whoever listens instead of looking."""

from hearts.text import told
from hearts.ui.widgets.control import Control, Kind


def describe(control: Control) -> str:  # noqa: PLR0911  one sentence for each kind
    """Return the control's name and how it stands; the same description draws it."""
    match control.kind:
        case Kind.TOGGLE if control.enabled:
            return told.switch(control.label, control.note, is_set=control.selected)
        case Kind.TOGGLE:
            return told.with_note(told.control(control.label, is_on=False), control.note)
        case Kind.SEGMENTS:
            part = control.parts[control.index]
            return told.choice(control.label, part.label, control.index + 1, len(control.parts))
        case Kind.SLIDER:
            return told.slider(control.label, control.value)
        case Kind.FIELD:
            return told.field(control.label, control.text or control.note)
        case Kind.KEY:
            return told.key(control.label, control.text)
        case Kind.CLOSE:
            return told.CLOSE()
        case _ if control.selected:
            return told.selected(control.label)
        case _:
            return told.control(control.label, is_on=control.enabled)
