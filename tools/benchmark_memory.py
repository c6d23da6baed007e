"""How much memory this process has, and has had at the most; Linux says both, others say the most or nothing."""

from pathlib import Path

STATUS = Path("/proc/self/status")


def peak_megabytes() -> float:
    """Return the most memory this process has had, or nan where the system does not say."""
    if STATUS.exists():  # what getrusage says there includes the program that started this one
        return _status_megabytes("VmHWM:")
    try:
        import resource  # noqa: PLC0415
    except ImportError:  # Windows
        return float("nan")
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6  # bytes on the Mac


def present_megabytes() -> float:
    """Return the memory this process has now, or nan where the system does not say."""
    return _status_megabytes("VmRSS:") if STATUS.exists() else float("nan")


def _status_megabytes(name: str) -> float:
    kilobytes = next(line.split()[1] for line in STATUS.read_text("ascii").splitlines() if line.startswith(name))
    return int(kilobytes) * 1024 / 1e6
