"""The controls of the Access page that only that page has."""

from hearts.ui.keys import CHOSEN

NAMES = {"name:south": "player_name", "name:west": "west_name", "name:north": "north_name", "name:east": "east_name"}
KEYS = tuple(f"key:{action.key_name}" for action in CHOSEN)
