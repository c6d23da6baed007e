"""Where the assets are: inside an installed package, or beside the package in a checkout; knows no pygame."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


class AssetsMissingError(RuntimeError):
    """The folder of pictures, fonts and sounds is in none of the places it can be."""


def assets_folder(package: Path = PACKAGE) -> Path:
    """Return the assets of *package*, those of its checkout before any copy inside it.

    A checkout is known by the pyproject.toml beside the package; a build may have left a stale copy inside.
    """
    inside, beside = package / "assets", package.parent / "assets"
    in_checkout = (package.parent / "pyproject.toml").is_file()
    for folder in (beside, inside) if in_checkout else (inside,):
        if folder.is_dir():
            return folder
    sought = beside if in_checkout else inside
    raise AssetsMissingError(f"The game's pictures and fonts are missing: no folder {sought}. Install the game again.")


def asset_bytes(name: str) -> bytes:
    """Return the content of the asset *name*, such as ``weights/expert.npz``."""
    return (assets_folder() / name).read_bytes()
