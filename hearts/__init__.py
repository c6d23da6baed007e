"""Hearts, the card game, for one person and three computer players."""

__version__ = "0.1.0"
