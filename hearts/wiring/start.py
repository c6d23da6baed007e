"""What the first moment hands over to all the rest, and what the command line makes of the settings."""

from dataclasses import dataclass, replace
from pathlib import Path

import pygame

from hearts.core.rules import parse_target
from hearts.options import Options
from hearts.store.lock import Lock
from hearts.store.settings import Settings
from hearts.store.settings_file import Loaded, SettingsFile
from hearts.ui.assets import Assets
from hearts.ui.window_state import WindowState


@dataclass(frozen=True, slots=True)
class Start:
    """What there is once the window is open; *state* is its own, None where there is no display."""

    options: Options
    folder: Path
    lock: Lock
    settings_file: SettingsFile
    loaded: Loaded
    assets: Assets
    state: WindowState | None

    @property
    def window(self) -> pygame.Window | None:
        """The open window, if there is a display."""
        return None if self.state is None else self.state.window


def wanted_settings(settings: Settings, options: Options) -> Settings:
    """Return *settings* with the level and the length that the command line asks for."""
    if options.level is not None:
        settings = replace(settings, level=options.level.value)
    if options.length is not None:
        settings = replace(settings, rules=replace(settings.rules, target=parse_target(options.length)))
    return settings
