"""Portable: the built folder as a zip that keeps its saves beside it. `python -m tools.release.portable OUT.zip`."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from garbage_desktop.storage.folders import PORTABLE
from tools.release.product import NAME

HOW = "Garbage keeps everything in this folder, because this file is here.\n"


def pack(folder: Path, out: Path) -> None:
    """The same folder gives the same bytes."""
    with ZipFile(out, "w", ZIP_DEFLATED, compresslevel=9) as pack:
        for name, mode, content in contents(folder):
            entry = ZipInfo(f"{NAME}/{name}", moment())
            entry.external_attr, entry.compress_type = mode << 16, ZIP_DEFLATED
            pack.writestr(entry, content)


def contents(folder: Path) -> Iterator[tuple[str, int, bytes]]:
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            yield file.relative_to(folder).as_posix(), file.stat().st_mode, file.read_bytes()
    yield PORTABLE.as_posix(), 0o100644, HOW.encode()


def moment() -> tuple[int, int, int, int, int, int]:
    return time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", 315532800)))[:6]


if __name__ == "__main__":
    pack(Path("dist", NAME), Path(sys.argv[1]))
