"""Bill of materials: what a built folder is made of, as CycloneDX. `python -m tools.release.bill dist/Garbage`."""

from __future__ import annotations

import json
import sys
import uuid
from pathlib import Path
from typing import Any

from garbage_engine.version import VERSION
from tools.release.licences import Part, package, packages, parts

ENDINGS = (".so", ".dll", ".dylib", ".pyd")


def bill(folder: Path) -> dict[str, Any]:
    """The game as a whole, and each part with its version and licence."""
    game, *others = parts(libraries(folder))
    from_pypi = {package(made).name for made in packages()}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'garbage {VERSION} {sys.platform}')}",
        "version": 1,
        "metadata": {"component": {**component(game), "type": "application"}},
        "components": [component(part, pypi=part.name in from_pypi) for part in others],
    }


def libraries(folder: Path) -> list[str]:
    return [file.name for file in folder.rglob("*") if file.suffix in ENDINGS or ".so." in file.name]


def component(part: Part, *, pypi: bool = False) -> dict[str, Any]:
    made: dict[str, Any] = {"type": "library", "name": part.name, "licenses": [{"license": {"name": part.licence}}]}
    if part.version:
        made["version"] = part.version
    if pypi:
        made["purl"] = f"pkg:pypi/{part.name.lower().replace('_', '-')}@{part.version}"
    return made


if __name__ == "__main__":
    print(json.dumps(bill(Path(sys.argv[1])), indent=2, ensure_ascii=False))
