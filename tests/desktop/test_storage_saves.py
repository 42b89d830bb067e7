"""Files of matches: what breaks while writing, what lies in the folder, and what is in a file."""

import errno
import json
import os
import random
from pathlib import Path

import pytest
from company import a_session, play
from death import Killed, dying_after

from garbage_desktop.session import Session
from garbage_desktop.storage import files
from garbage_desktop.storage.saves import Saves, Unreadable, decoded, encoded, newest, read
from garbage_engine.notation import opened

EARLIER = play(a_session(rounds=2), 60).saved()
LATER = play(a_session(rounds=2), 61).saved()
SPECIMENS = Path(__file__).parents[2] / "saves"


@pytest.fixture
def saves(tmp_path):
    return Saves(tmp_path)


def path_of(saves, number):
    return saves.folder / f"match-{number:06}.garbage"


# ---- a file ---------------------------------------------------------------------------------------------------------
def test_a_match_comes_back_from_its_file():
    assert decoded(encoded(LATER)) == LATER


def test_a_file_has_the_keys_that_were_promised_and_one_value_a_line():
    text = encoded(LATER).decode()
    assert list(json.loads(text)) == [
        "garbage", "format", "engine", "id", "setup", "names", "faces", "drivers", "checkpoint", "past", "decisions",
        "digest",
    ]  # fmt: skip
    assert text.splitlines().count('{"type":"Turn"},') > 10


def test_the_engine_reads_the_same_file():
    assert opened(encoded(LATER).decode()).decisions == LATER.decisions


def test_names_in_a_file_are_cleaned():
    entries = json.loads(encoded(LATER))
    entries["names"] = ["A\0nn" + "x" * 1_000_000, "\u202e\u200b", "\ud83d<b>"]
    assert [seat.name for seat in decoded(json.dumps(entries).encode()).seats] == ["A nnxxxxxxxxxxxx", "Player", "<b>"]


@pytest.mark.parametrize("specimen", sorted(SPECIMENS.glob("match-*.garbage")), ids=lambda path: path.name)
def test_every_format_ever_written_is_read(specimen):
    session = Session.resumed(read(specimen))
    assert session.notice == ""
    assert play(session).over


def test_there_is_a_specimen():
    assert list(SPECIMENS.glob("match-*.garbage"))


# ---- writing --------------------------------------------------------------------------------------------------------
def breaking_at(monkeypatch, bytes_written, error):
    """The disk takes so many bytes of a file and no more."""

    class Breaking:
        def __init__(self, file):
            self.file = file

        def __enter__(self):
            return self

        def __exit__(self, *_):
            self.file.close()

        def write(self, content):
            self.file.write(content[:bytes_written])
            self.file.flush()
            raise error

    whole = Path.open
    monkeypatch.setattr(
        Path, "open", lambda path, mode: Breaking(whole(path, mode)) if "x" in mode else whole(path, mode)
    )


@pytest.mark.parametrize("share", range(50))
def test_a_write_that_breaks_off_leaves_what_was_there(saves, monkeypatch, share):
    saves.keep(1, EARLIER)
    before = path_of(saves, 1).read_bytes()
    with monkeypatch.context() as broken:
        breaking_at(broken, len(encoded(LATER)) * share // 49, OSError(errno.ENOSPC, "full"))
        with pytest.raises(OSError, match="full"):
            saves.keep(1, LATER)
    assert path_of(saves, 1).read_bytes() == before
    assert [path.name for path in saves.folder.iterdir()] == ["match-000001.garbage"]
    saves.keep(1, LATER)
    assert newest(saves.entries()).saved == LATER


@pytest.mark.parametrize("share", range(50))
def test_a_program_that_dies_while_writing_leaves_what_was_there(saves, monkeypatch, share):
    saves.keep(1, EARLIER)
    with monkeypatch.context() as broken:
        breaking_at(broken, len(encoded(LATER)) * share // 49, Killed())
        with pytest.raises(Killed):
            saves.keep(1, LATER)
    saves.tidy()
    assert newest(saves.entries()) == (1, EARLIER, "")
    assert [path.name for path in saves.folder.iterdir()] == ["match-000001.garbage"]


@pytest.mark.parametrize("calls", range(12))
def test_a_program_that_dies_between_two_steps_leaves_the_old_or_the_new(saves, monkeypatch, calls):
    saves.keep(1, EARLIER)
    saves.keep(1, EARLIER)
    with monkeypatch.context() as dying:
        dying_after(dying, calls)
        try:
            saves.keep(1, LATER)
        except Killed:
            expected = (EARLIER, LATER)
        else:
            expected = (LATER,)
    assert newest(saves.entries()).saved in expected
    assert newest(saves.entries()).problem == ""


def test_a_file_is_on_the_disk_before_it_gets_its_name(saves, monkeypatch):
    steps = []
    sync, replace = os.fsync, Path.replace
    monkeypatch.setattr(os, "fsync", lambda handle: (steps.append("sync"), sync(handle)))
    monkeypatch.setattr(Path, "replace", lambda path, to: (steps.append("name"), replace(path, to)))
    saves.keep(1, LATER)
    assert steps == ["sync", "name", "sync"]


def test_where_a_file_can_have_but_one_name_the_previous_one_is_copied(saves, monkeypatch):
    monkeypatch.setattr(os, "link", lambda *_: (_ for _ in ()).throw(OSError(errno.EPERM, "no links here")))
    saves.keep(1, EARLIER)
    saves.keep(1, LATER)
    assert decoded(files.previous(path_of(saves, 1)).read_bytes()) == EARLIER


# ---- the list -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("damage", ["empty", "one byte", "half", "all but one", "zeros", "spaces", "gone"])
def test_the_turn_before_is_there_if_the_last_one_is_damaged(saves, damage):
    saves.keep(1, EARLIER)
    saves.keep(1, LATER)
    path = path_of(saves, 1)
    content = path.read_bytes()
    damaged = {"empty": b"", "one byte": content[:1], "half": content[: len(content) // 2], "all but one": content[:-2],
               "zeros": bytes(len(content)), "spaces": b" " * len(content)}  # fmt: skip
    if damage == "gone":
        path.unlink()
    else:
        path.write_bytes(damaged[damage])
    entry = newest(saves.entries())
    assert entry.saved == EARLIER
    assert "lost" in entry.problem


def foreign(name, content):
    def put(path):
        path.write_bytes(content)

    put.__name__ = name
    return put


def a_folder(path):
    path.mkdir()


def a_pipe(path):
    os.mkfifo(path)


def a_link_out_of_the_folder(path):
    outside = path.parent.parent / "outside.garbage"
    outside.write_bytes(encoded(LATER))
    path.symlink_to(outside)


def a_huge_file(path):
    with path.open("wb") as file:
        file.truncate(200 * 2**20)


def a_dangling_link(path):
    path.symlink_to(path.parent / "nowhere")


@pytest.mark.parametrize(
    "stranger",
    [
        a_folder, a_pipe, a_link_out_of_the_folder, a_huge_file, a_dangling_link,
        foreign("empty", b""), foreign("noise", random.Random(1).randbytes(5000)), foreign("list", b"[]"),
        foreign("null", b"null"), foreign("number", b"3"), foreign("text", b'"x"'), foreign("object", b"{}"),
        foreign("deep", b"[" * 100_000), foreign("deep_object", b'{"a":' * 100_000),
        foreign("not_a_number", b'{"garbage":"match","format":NaN}'),
        foreign("rules", b'{"garbage":"rules","format":1}'),
        foreign("newer", b'{"garbage":"match","format":2,"surprise":[]}'), foreign("endless", b"9" * 100_000),
        foreign("only_its_kind", b'{"garbage":"match","format":1}'),
    ],
    ids=lambda stranger: stranger.__name__,
)  # fmt: skip
def test_a_stranger_in_the_folder_is_named_and_left_alone(tmp_path, stranger):
    saves = Saves(tmp_path / "home")
    saves.folder.mkdir()
    saves.keep(1, EARLIER)
    stranger(path_of(saves, 2))
    before = path_of(saves, 2).lstat()
    strange, ours = saves.entries()
    assert (strange.number, strange.saved) == (2, None)
    assert strange.problem.endswith(".")
    assert ours == (1, EARLIER, "")
    assert newest(saves.entries()) == ours
    assert saves.next_number() == 3
    assert path_of(saves, 2).lstat().st_mtime_ns == before.st_mtime_ns


def test_a_match_of_a_newer_release_is_called_so(saves):
    path_of(saves, 1).write_bytes(b'{"garbage":"match","format":2}')
    assert "newer" in next(saves.entries()).problem


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="the superuser may read everything")
def test_a_file_of_somebody_else_is_listed(saves):
    saves.keep(1, EARLIER)
    path_of(saves, 1).chmod(0)
    assert next(saves.entries()).problem


def test_the_newest_is_the_one_with_the_highest_number_whatever_the_clock_says(saves):
    for number, saved in ((8, EARLIER), (9, LATER), (10, EARLIER)):
        saves.keep(number, saved)
    os.utime(path_of(saves, 10), (0, 0))
    os.utime(path_of(saves, 8), (4e9, 4e9))
    assert newest(saves.entries()) == (10, EARLIER, "")


def test_other_names_are_no_matches(saves):
    for name in (
        "match-1.garbage",
        "match-000001.garbage.txt",
        "..garbage",
        "match-00000a.garbage",
        "xmatch-000001.garbage",
    ):
        (saves.folder / name).write_bytes(encoded(LATER))
    assert not list(saves.entries())


@pytest.mark.parametrize("folder", [None, Path("/nowhere/at/all"), Path(os.devnull)])
def test_without_a_folder_the_list_is_empty(folder):
    assert list(Saves(folder).entries()) == []
    assert Saves(folder).next_number() == 1


def test_a_finished_match_leaves_the_list_but_not_the_disk(saves):
    saves.keep(4, LATER)
    saves.keep(4, LATER)
    saves.lay_aside(4)
    assert newest(saves.entries()) is None
    assert saves.next_number() == 5
    assert read(saves.folder / "finished" / "match-000004.garbage") == LATER


# ---- anything at all in a file --------------------------------------------------------------------------------------
NASTY = [
    None,
    True,
    -1,
    0,
    3,
    10**18,
    10**400,
    1.5,
    float("inf"),
    float("nan"),
    "",
    "x",
    "\ud83d",
    [],
    {},
    [[]],
    {"type": "Turn"},
]


def changed(entries, chance):
    """The same with one value somewhere replaced, removed or doubled."""
    entries = json.loads(json.dumps(entries))
    place = entries
    while True:
        key = chance.choice(list(place) if isinstance(place, dict) else range(len(place)))
        inner = place[key]
        if not isinstance(inner, dict | list) or not inner or chance.random() < 0.2:
            break
        place = inner
    match chance.randrange(3):
        case 0:
            del place[key]
        case 1 if isinstance(place, list):
            place.insert(key, inner)
        case _:
            place[key] = chance.choice(NASTY)
    return entries


def opens_or_says_why(content):
    """Whatever is in a file, it becomes a match that can be played, or a sentence."""
    try:
        session = Session.resumed(decoded(content))
    except Unreadable as problem:
        return str(problem).endswith(".")
    return play(session).over


def test_whatever_values_are_in_a_file_it_opens_or_says_why():
    chance = random.Random("values")
    entries = json.loads(encoded(play(a_session(rounds=1), 80).saved()))
    for _ in range(2000):
        assert opens_or_says_why(json.dumps(changed(entries, chance)).encode())


def test_whatever_bytes_are_in_a_file_it_opens_or_says_why():
    chance = random.Random("bytes")
    content = encoded(play(a_session(rounds=1), 80).saved())
    for _ in range(2000):
        damaged = bytearray(content)
        for _ in range(chance.randrange(1, 4)):
            damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        assert opens_or_says_why(bytes(damaged[: chance.choice((len(damaged), chance.randrange(len(damaged))))]))
