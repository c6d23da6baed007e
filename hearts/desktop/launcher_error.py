"""Why a launcher could not be put into the menu or taken out of it."""


class LauncherError(Exception):
    """Nothing was changed; its text is the sentence for the person."""
