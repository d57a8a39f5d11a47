"""Make a release in dist/, and check it: ``scripts/release`` calls ``python -m release``."""

import subprocess
import sys
import tempfile
from pathlib import Path

from release.archives import build_both, find_faults
from release.trial import try_wheel

ROOT = Path(__file__).parents[1]


def list_sources() -> list[str]:
    """Return the files of the package that Git knows."""
    command = ["git", "-C", str(ROOT), "ls-files", "-z", "src/ludoteca"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("\0")[:-1]


def main(to: Path) -> None:
    """Build an sdist and a wheel, look into them, and try the wheel."""
    with tempfile.TemporaryDirectory() as work:
        sdist, wheel = build_both(ROOT, to, Path(work))
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", sdist, wheel], check=True)
    if faults := list(find_faults(sdist, wheel, list_sources())):
        raise SystemExit("\n".join(faults))
    print(f"{wheel}: {wheel.stat().st_size:,} bytes", flush=True)
    try_wheel(wheel, ROOT / "requirements/dev.txt")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve() if sys.argv[1:] else ROOT / "dist")
