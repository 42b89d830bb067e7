"""A release happens whole or not at all."""

import json
import struct
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from garbage_engine.version import VERSION
from tools.release import changelog, portable
from tools.release.__main__ import Refused, git, release

GREEN, RED = ([sys.executable, "-c", f"raise SystemExit({code})"] for code in (0, 1))
NOTES = "# Changelog\n\n## Unreleased\n\n- Beans on the table.\n\n## 0.1.0 (2026-01-01)\n\n- Cards.\n"


@pytest.fixture
def project(tmp_path):
    (tmp_path / "garbage_engine").mkdir()
    (tmp_path / "garbage_engine" / "version.py").write_text('VERSION = "0.1.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(NOTES)
    git(tmp_path, "init", "--quiet")
    for name in ("user.name", "user.email"):
        git(tmp_path, "config", name, "somebody@example.org")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "Begin")
    return tmp_path


def test_a_release_writes_version_and_changelog_and_tags_the_commit(project):
    release("0.2.0", project, [GREEN])
    assert (project / "garbage_engine" / "version.py").read_text() == 'VERSION = "0.2.0"\n'
    notes = (project / "CHANGELOG.md").read_text()
    assert changelog.entries(notes, "0.2.0") == "- Beans on the table."
    assert changelog.entries(notes, "0.1.0") == "- Cards."
    assert changelog.entries(notes, "Unreleased") == ""
    assert git(project, "describe", "--tags") == "v0.2.0"
    assert git(project, "status", "--porcelain") == ""


@pytest.mark.parametrize(
    ("version", "spoil", "checks", "reason"),
    [
        ("0.2", "", [GREEN], "no version"),
        ("0.0.9", "", [GREEN], "comes before"),
        ("0.2.0", "stranger.txt", [GREEN], "dirty"),
        ("0.2.0", "", [GREEN, RED], "red"),
    ],
)
def test_it_is_refused_with_the_reason_and_nothing_changes(project, version, spoil, checks, reason):
    if spoil:
        (project / spoil).write_text("?")
    with pytest.raises(Refused, match=reason):
        release(version, project, checks)
    assert git(project, "tag", "--list") == ""
    assert (project / "CHANGELOG.md").read_text() == NOTES


def test_players_are_told_of_every_release_and_of_each_once(project):
    release("0.2.0", project, [GREEN])
    with pytest.raises(Refused, match="out already"):
        release("0.2.0", project, [GREEN])
    with pytest.raises(Refused, match="no entry"):
        release("0.3.0", project, [GREEN])


def test_the_portable_zip_keeps_its_saves_beside_it_and_is_the_same_every_time(tmp_path):
    (tmp_path / "Garbage").mkdir()
    program = tmp_path / "Garbage" / "Garbage.exe"
    program.write_bytes(b"MZ")
    program.chmod(0o755)
    packs = [tmp_path / "one.zip", tmp_path / "two.zip"]
    for pack in packs:
        portable.pack(tmp_path / "Garbage", pack)
    with ZipFile(packs[0]) as pack:
        assert pack.namelist() == ["Garbage/Garbage.exe", "Garbage/saves/portable.txt"]
        assert pack.getinfo("Garbage/Garbage.exe").external_attr >> 16 & 0o111
    assert packs[0].read_bytes() == packs[1].read_bytes()


def test_the_bill_of_materials_names_every_package_with_its_version(tmp_path):
    pytest.importorskip("PyInstaller", reason="its starter is in the built program")
    (tmp_path / "libSDL2-2.0.so.0").touch()
    home = Path(__file__).parents[2]
    made = subprocess.run(
        [sys.executable, "-m", "tools.release.bill", str(tmp_path)], cwd=home, check=True, capture_output=True
    )
    bill = json.loads(made.stdout)
    named = {part["name"]: part for part in bill["components"]}
    assert bill["metadata"]["component"]["version"] == VERSION
    assert named["pygame-ce"]["purl"] == f"pkg:pypi/pygame-ce@{named['pygame-ce']['version']}"
    assert "SDL" in named


def test_the_icon_has_every_size_that_windows_asks_for():
    content = (Path(__file__).parents[2] / "assets" / "logo" / "garbage.ico").read_bytes()
    (count,) = struct.unpack_from("<H", content, 4)
    sizes = {struct.unpack_from("<B", content, 6 + 16 * n)[0] or 256 for n in range(count)}
    assert {16, 24, 32, 48, 64, 128, 256} <= sizes
