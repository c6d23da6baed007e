"""The icons of the controls: white strokes on a grid of 24, tinted by the game."""

from typing import Final

from art.svg import document

GRID = 24.0
LINES: Final = {
    "chart": "M4 20H20M7 20V12M12 20V5M17 20V9",
    "check": "M5 12.5L10 17.5L19.5 7",
    "close": "M6 6L18 18M18 6L6 18",
    "exit": "M10 4H6A1.5 1.5 0 0 0 4.5 5.5V18.5A1.5 1.5 0 0 0 6 20H10M15 16.5L19.5 12L15 7.5M19.5 12H9.5",
    "help": "M9 9.2A3 3 0 1 1 13.6 11.8C12.6 12.4 12 13 12 14.2M12 17.6V17.7M12 21A9 9 0 1 1 12 3A9 9 0 0 1 12 21Z",
    "hint": (
        "M9.5 17.5H14.5M10.5 21H13.5M12 3A6 6 0 0 0 8.2 13.6C9 14.4 9.5 15.4 9.5 17.5H14.5C14.5 15.4 15 14.4 15.8 13.6"
        "A6 6 0 0 0 12 3Z"
    ),
    "last": (
        "M8 8.5H17.5A1.5 1.5 0 0 1 19 10V19.5A1.5 1.5 0 0 1 17.5 21H11A1.5 1.5 0 0 1 9.5 19.5V8.5"
        "M5 16.5V5A1.5 1.5 0 0 1 6.5 3.5H14.5"
    ),
    "left": "M20 12H5M11 5.5L4.5 12L11 18.5",
    "lock": (
        "M7 11V8A5 5 0 0 1 17 8V11M6.5 11H17.5A1.5 1.5 0 0 1 19 12.5V19A1.5 1.5 0 0 1 17.5 20.5H6.5"
        "A1.5 1.5 0 0 1 5 19V12.5A1.5 1.5 0 0 1 6.5 11ZM12 15V17"
    ),
    "menu": "M4 7H20M4 12H20M4 17H14",
    "moon": "M20 14.5A8.5 8.5 0 1 1 9.5 4A6.8 6.8 0 0 0 20 14.5Z",
    "new": "M12 5V19M5 12H19",
    "right": "M4 12H19M13 5.5L19.5 12L13 18.5",
    "scores": (
        "M4 5.5A1.5 1.5 0 0 1 5.5 4H18.5A1.5 1.5 0 0 1 20 5.5V18.5A1.5 1.5 0 0 1 18.5 20H5.5A1.5 1.5 0 0 1 4 18.5Z"
        "M4 9.5H20M9.3 9.5V20M14.7 9.5V20"
    ),
    "sound": "M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM15.5 9A4 4 0 0 1 15.5 15M18 6.5A7.6 7.6 0 0 1 18 17.5",
    "undo": "M9 5L4 10L9 15M4 10H14.5A5 5 0 0 1 14.5 20H11",
    "up": "M12 20V5M5.5 11L12 4.5L18.5 11",
}


def icon(name: str) -> str:
    """Return the SVG file of an icon."""
    stroke = 'fill="none" stroke="#FFFFFF" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
    return document(f'<path d="{LINES[name]}" {stroke}/>', GRID, GRID)
