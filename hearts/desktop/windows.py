"""The launcher of Windows: a shortcut in the Start menu, made by a small script for the PowerShell of the system."""

import base64
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from hearts.desktop.command import Command
from hearts.desktop.launcher_error import LauncherError
from hearts.text import launcher as words

NAME = "Hearts.lnk"
OURS = "Hearts, the card game"
"""The description by which our shortcut is known; it shows when the mouse rests on it."""
NO_WINDOW = 0x08000000  # no console flashes up
PATIENCE = 60.0  # seconds
QUOTES = (
    "'",
    "\N{LEFT SINGLE QUOTATION MARK}",
    "\N{RIGHT SINGLE QUOTATION MARK}",
    "\N{SINGLE LOW-9 QUOTATION MARK}",
    "\N{SINGLE HIGH-REVERSED-9 QUOTATION MARK}",
)
"""What PowerShell takes for a single quote; each is meant as itself where it stands twice."""
NOTHING_THERE, NOT_OURS = 3, 4  # exit statuses of the scripts

Run = Callable[[str], tuple[int, str]]
"""Runs a script and returns its exit status and what it complained of."""


def install(assets: Path, command: Command, run: Run | None = None) -> None:
    """Make the shortcut; raise LauncherError where there is one of that name that is not ours."""
    icon = assets / "desktop" / "hearts.ico"
    _check(*(run_script if run is None else run)(install_script(command, icon)))


def remove(run: Run | None = None) -> bool:
    """Remove the shortcut, and return whether there was one."""
    status, complaint = (run_script if run is None else run)(remove_script())
    if status == NOTHING_THERE:
        return False
    _check(status, complaint)
    return True


def install_script(command: Command, icon: Path) -> str:
    """Return the script that makes the shortcut."""
    folder = "" if command.folder is None else f"$shortcut.WorkingDirectory = {quoted(str(command.folder))}"
    return _script(
        f"if ((Test-Path -LiteralPath $place) -and $shortcut.Description -ne {quoted(OURS)}) {{ exit {NOT_OURS} }}",
        f"$shortcut.TargetPath = {quoted(str(command.program))}",
        f"$shortcut.Arguments = {quoted(subprocess.list2cmdline(command.arguments))}",
        folder,
        f"$shortcut.IconLocation = {quoted(f'{icon},0')}",
        f"$shortcut.Description = {quoted(OURS)}",
        "$shortcut.Save()",
    )


def remove_script() -> str:
    """Return the script that removes it."""
    return _script(
        f"if (-not (Test-Path -LiteralPath $place)) {{ exit {NOTHING_THERE} }}",
        f"if ($shortcut.Description -ne {quoted(OURS)}) {{ exit {NOT_OURS} }}",
        "Remove-Item -LiteralPath $place",
    )


def quoted(value: str) -> str:
    """Write *value* for PowerShell so that nothing in it means anything."""
    for quote in QUOTES:
        value = value.replace(quote, 2 * quote)
    return f"'{value}'"


def run_script(script: str) -> tuple[int, str]:
    """Hand *script* to PowerShell in a form that no quoting of the command line touches."""
    encoded = base64.b64encode(script.encode("utf-16-le")).decode("ascii")
    program = ("powershell", "-NoProfile", "-NonInteractive", "-ExecutionPolicy", "Bypass", "-EncodedCommand", encoded)
    try:
        ended = subprocess.run(  # noqa: S603  a fixed program
            program,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=PATIENCE,
            check=False,
            creationflags=NO_WINDOW if sys.platform == "win32" else 0,
        )
    except (OSError, subprocess.SubprocessError) as refused:
        return 1, str(refused)
    return ended.returncode, ended.stderr.strip()


def _script(*lines: str) -> str:
    """Put *lines* between finding the shortcut's place and telling in one line what went wrong."""
    body = "\n".join(f"    {line}" for line in lines if line)
    return f"""$ErrorActionPreference = 'Stop'
try {{
    $place = Join-Path ([Environment]::GetFolderPath('Programs')) {quoted(NAME)}
    $shortcut = (New-Object -ComObject WScript.Shell).CreateShortcut($place)
{body}
}} catch {{
    [Console]::Error.WriteLine($_.Exception.Message)
    exit 1
}}
"""


def _check(status: int, complaint: str) -> None:
    if status == NOT_OURS:
        raise LauncherError(words.NOT_OURS(place=NAME))
    if status:
        raise LauncherError(words.SYSTEM_REFUSED(detail=complaint))
