"""What is kept, by whom, and what the player hears when it cannot be."""

import contextlib
import errno
import os
import sqlite3
import sys
import threading
from pathlib import Path
from types import SimpleNamespace

import pytest
from company import YOU, a_session, play, step
from death import Killed, dying_after

from garbage_desktop import house
from garbage_desktop.session import Session
from garbage_desktop.storage import files, folders
from garbage_desktop.storage.folders import Home
from garbage_desktop.storage.history import History
from garbage_desktop.storage.kept import Kept
from garbage_desktop.storage.saves import newest, read
from garbage_desktop.storage.settings import Settings, loaded
from garbage_desktop.storage.writer import Writer

WHOLE = play(a_session())
ROOT = not hasattr(os, "geteuid") or os.geteuid() == 0


@pytest.fixture
def home(tmp_path):
    return Home(tmp_path / "home")


@pytest.fixture
def kept(home):
    kept = Kept(home)
    yield kept
    kept.close()


def on_disk(kept):
    """What the next start finds."""
    return newest(kept.saves.entries())


def failing(monkeypatch, number):
    """From now on nothing gets onto the disk."""

    def fail(*_):
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", fail)


# ---- where ----------------------------------------------------------------------------------------------------------
def test_a_named_folder_is_used(tmp_path):
    assert Home.found(tmp_path / "here").path == tmp_path / "here"


def test_a_portable_game_keeps_everything_beside_itself(tmp_path, monkeypatch):
    monkeypatch.setattr(folders, "program_folder", lambda: tmp_path)
    (tmp_path / "saves").mkdir()
    assert Home.found().path != tmp_path / "saves"
    (tmp_path / "saves" / "portable.txt").touch()
    assert Home.found().path == tmp_path / "saves"


def test_a_built_program_is_beside_its_saves(monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/games/Garbage.app/Contents/MacOS/garbage")
    assert folders.program_folder() == Path("/games")
    monkeypatch.setattr(sys, "executable", "/games/garbage/garbage")
    assert folders.program_folder() == Path("/games/garbage")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system is asked in another way")
@pytest.mark.parametrize(("home", "usable"), [("", False), ("relative", True), ("/home/ann", True)])
def test_a_home_that_is_none_is_not_used(monkeypatch, home, usable):
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", home)
    path = Home.found().path
    assert (path is not None and path.is_absolute()) is usable


def test_a_system_that_knows_no_home_is_no_obstacle(monkeypatch):
    def fail(*_, **__):
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr("platformdirs.user_data_path", fail)
    kept = Kept(Home.found())
    assert "no folder" in kept.news()
    assert kept.settings == Settings()
    assert list(kept.entries()) == []


def the_null_device(tmp_path):
    return Path(os.devnull) / "Garbage"


def a_system_folder(tmp_path):
    return Path("/proc/Garbage")


def a_file(tmp_path):
    (tmp_path / "file").touch()
    return tmp_path / "file"


def a_dangling_link(tmp_path):
    (tmp_path / "link").symlink_to(tmp_path / "nowhere" / "deep")
    return tmp_path / "link"


def a_closed_folder(tmp_path):
    (tmp_path / "closed").mkdir(0o500)
    return tmp_path / "closed" / "home"


@pytest.mark.skipif(sys.platform == "win32", reason="folders of another kind")
@pytest.mark.parametrize("folder", [the_null_device, a_system_folder, a_file, a_dangling_link, a_closed_folder])
def test_a_folder_that_cannot_be_used_is_mentioned_once_and_the_game_goes_on(tmp_path, folder):
    if folder is a_closed_folder and ROOT:
        pytest.skip("the superuser may write everywhere")
    kept = Kept(Home(folder(tmp_path)))
    assert kept.news().endswith("The game goes on.")
    kept.change(voice=0.1)
    session = play(a_session(keeper=kept.place()))
    assert session.over
    assert not kept.flush()
    assert kept.news() == ""
    assert kept.settings.voice == 0.1
    kept.close()


def test_a_folder_that_appears_later_is_used(tmp_path):
    (tmp_path / "stick").touch()
    kept = Kept(Home(tmp_path / "stick" / "home"))
    kept.news()
    (tmp_path / "stick").unlink()
    session = a_session(keeper=kept.place())
    assert kept.close()
    assert on_disk(kept).saved == session.saved()


# ---- full disks -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EROFS])
def test_a_disk_that_takes_nothing_leaves_all_as_it_was(kept, monkeypatch, number):
    session = play(a_session(keeper=kept.place()), 40)
    kept.change(voice=0.1)
    assert kept.flush()
    before = {path.name: path.read_bytes() for path in kept.home.path.iterdir()}
    with monkeypatch.context() as broken:
        failing(broken, number)
        heard = []
        for _ in range(50):
            step(session)
            kept.change(voice=0.2)
            assert not kept.flush()
            heard.append(kept.news())
        assert len([words for words in heard if words]) == 1
        now = {path.name: path.read_bytes() for path in kept.home.path.iterdir()}
        assert {name: now.get(name) for name in before if files.PREVIOUS not in name} == {
            name: content for name, content in before.items() if files.PREVIOUS not in name
        }
    step(session)
    kept.change(voice=0.3)
    assert kept.flush()
    assert kept.news() == "Games are kept again."
    assert on_disk(kept).saved == session.saved()
    assert not list(kept.home.path.glob(f"*{files.ASIDE}"))


def test_leaving_with_a_full_disk_says_that_something_is_lost(kept, monkeypatch):
    failing(monkeypatch, errno.ENOSPC)
    a_session(keeper=kept.place())
    assert not kept.close()


@pytest.mark.parametrize("heard_before", [False, True])
def test_whoever_leaves_and_loses_moves_hears_it_once(kept, monkeypatch, heard_before):
    said = []
    monkeypatch.setattr(house, "tell", said.append)
    failing(monkeypatch, errno.ENOSPC)
    a_session(keeper=kept.place())
    if heard_before:
        kept.flush()
        assert "full" in kept.news()
    gone = SimpleNamespace(quit=lambda: None, kept=kept, sound=SimpleNamespace(close=lambda: None))
    house.House(gone, SimpleNamespace(close=lambda: said.append("the window"))).close()
    told = [] if heard_before else ["Your last moves could not be kept: the disk is full, or cannot be written to."]
    assert said == ["the window", *told]


# ---- two copies -----------------------------------------------------------------------------------------------------
def test_a_second_copy_is_told_and_keeps_nothing(kept):
    session = play(a_session(keeper=kept.place()), 30)
    kept.change(voice=0.1)
    assert kept.flush()
    second = Kept(kept.home)
    assert "open already" in second.news()
    assert second.news() == ""
    assert second.settings.voice == 0.1
    second.change(voice=0.9)
    play(Session.resumed(on_disk(second).saved, second.place(on_disk(second).number)))
    a_session(keeper=second.place())
    assert second.close()
    assert loaded(kept.home.path / "settings.toml").voice == 0.1
    assert [entry.saved for entry in kept.saves.entries()] == [session.saved()]


def test_a_copy_that_comes_later_is_the_first_again(home):
    Kept(home).close()
    later = Kept(home)
    assert later.news() == ""
    later.close()


def test_a_game_that_leaves_no_trace(tmp_path):
    kept = Kept.nothing()
    kept.change(voice=0.1)
    play(a_session(keeper=kept.place()))
    assert (kept.news(), kept.settings.voice, kept.close()) == ("", 0.1, True)


# ---- matches --------------------------------------------------------------------------------------------------------
def test_a_new_game_leaves_the_old_one(kept):
    old = play(a_session(keeper=kept.place()), 30)
    new = a_session(keeper=kept.place())
    assert kept.flush()
    assert [entry.saved for entry in kept.saves.entries()] == [new.saved(), old.saved()]


def test_back_at_the_title_the_match_is_there_as_it_was_left(kept, monkeypatch):
    session = play(a_session(keeper=kept.place()), 30)
    assert kept.flush()
    failing(monkeypatch, errno.ENOSPC)
    step(session)
    assert kept.newest() == (1, session.saved(), "")
    play(session)
    assert kept.newest() is None


def test_going_on_keeps_the_place(kept):
    play(a_session(keeper=kept.place()), 30)
    kept.flush()
    entry = on_disk(kept)
    session = play(Session.resumed(entry.saved, kept.place(entry.number)), 30)
    kept.flush()
    assert [entry.saved for entry in kept.saves.entries()] == [session.saved()]


def test_a_finished_match_is_counted_and_not_continued(kept):
    session = play(a_session(keeper=kept.place()))
    assert kept.flush()
    assert on_disk(kept) is None
    assert History(kept.home.path / "history.sqlite").matches() == 1
    assert session.over


def test_a_finished_match_is_counted_once_even_if_the_program_died_before_it_was_laid_aside(kept, monkeypatch):
    before_last = a_session(keeper=kept.place())
    while not before_last.over:
        saved = before_last.saved()
        step(before_last)
    assert kept.flush()
    kept.saves.keep(1, saved)
    play(Session.resumed(saved, kept.place(1)))
    assert kept.flush()
    assert History(kept.home.path / "history.sqlite").matches() == 1


@pytest.mark.parametrize("calls", range(24))
def test_a_match_is_counted_once_whenever_the_program_dies_at_its_end(home, monkeypatch, calls):
    monkeypatch.setattr(Writer, "put", lambda writer, name, job: job())
    kept = Kept(home)
    session = play(a_session(keeper=kept.place()), len(WHOLE.match.past) + len(WHOLE.match.decisions) - 1)
    assert not session.over
    with monkeypatch.context() as dying, contextlib.suppress(Killed):
        dying_after(dying, calls)
        play(session)
    kept.close()
    kept = Kept(home)
    if entry := kept.newest():
        play(Session.resumed(entry.saved, kept.place(entry.number)))
    assert kept.newest() is None
    assert list(kept.saves.entries()) == []
    assert History(home.path / "history.sqlite").matches() == 1
    kept.close()


def test_a_finished_match_that_was_never_laid_aside_is_so_when_it_is_opened(kept):
    kept.saves.keep(1, play(a_session()).saved())
    entry = on_disk(kept)
    assert Session.resumed(entry.saved, kept.place(entry.number)).over
    assert kept.flush()
    assert on_disk(kept) is None
    assert History(kept.home.path / "history.sqlite").matches() == 1


def test_a_match_is_counted_once_however_often_its_file_is_opened(kept, tmp_path):
    """By its own id, wherever the file lies; one of ours keeps its place."""
    play(a_session(keeper=kept.place()), 30)
    assert kept.flush()
    file = kept.home.path / "match-000001.garbage"
    copy = tmp_path / "copy.garbage"
    copy.write_bytes(file.read_bytes())
    assert kept.place_of(file).number == 1
    for path in (file, copy, kept.home.path / "finished" / file.name):
        play(Session.resumed(read(path), kept.place_of(path)))
        assert kept.flush()
    assert History(kept.home.path / "history.sqlite").matches() == 1
    assert kept.newest() is None


def test_a_number_is_never_given_twice(kept):
    play(a_session(keeper=kept.place()))
    kept.flush()
    for path in (kept.home.path / "finished").iterdir():
        path.unlink()
    assert kept.place().number == 2


def test_the_history_knows_the_coins_after_every_hand(kept):
    session = play(a_session(keeper=kept.place(), rounds=2))
    kept.flush()
    with sqlite3.connect(kept.home.path / "history.sqlite") as book:
        rows = book.execute("select deal, seat, coins from standing order by deal, seat").fetchall()
        names = book.execute("select name, driver, won from seat order by seat").fetchall()
    standings = session.accounts.standings
    assert rows == [(deal, seat, coins) for deal, purses in enumerate(standings) for seat, coins in enumerate(purses)]
    assert names[0][:2] == (YOU.name, "person")
    assert [won for *_, won in names] == [seat in session.match.winners for seat in range(3)]


@pytest.mark.parametrize("content", [b"no history" * 500, b"\0" * 5000, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_damaged_history_is_laid_aside_and_a_new_one_begun(kept, content):
    path = kept.home.path / "history.sqlite"
    path.write_bytes(content)
    play(a_session(keeper=kept.place()))
    assert kept.flush()
    assert History(path).matches() == 1
    assert path.with_name("damaged-history.sqlite").read_bytes() == content


# ---- the thread -----------------------------------------------------------------------------------------------------
def test_a_slow_disk_lets_nothing_wait_and_the_newest_wins():
    writer, gate, done = Writer(), threading.Event(), []
    writer.put("match", lambda: (gate.wait(), done.append("first")))
    while writer._jobs:
        pass
    for turn in range(1000):
        writer.put("match", lambda turn=turn: done.append(turn))
    assert done == []
    gate.set()
    assert writer.flush(10)
    assert done == ["first", 999]


def test_leaving_does_not_wait_for_ever():
    writer, gate = Writer(), threading.Event()
    writer.put("match", gate.wait)
    assert not writer.close(0.05)
    gate.set()


def test_one_that_fails_does_not_hold_up_another():
    writer, done = Writer(), []

    def fail():
        raise OSError(errno.EIO, "bad")

    writer.put("history", fail)
    writer.put("match", lambda: done.append("kept"))
    assert not writer.flush(10)
    assert done == ["kept"]
    writer.put("history", lambda: done.append("counted"))
    assert writer.close(10)
    assert done == ["kept", "counted"]


def test_where_one_thing_can_be_kept_again_all_are():
    writer, done, full = Writer(), [], [True]

    def settings():
        if full:
            raise OSError(errno.ENOSPC, "full")
        done.append("settings")

    writer.put("settings", settings)
    assert not writer.flush(10)
    full.clear()
    writer.put("match", lambda: done.append("match"))
    assert writer.flush(10)
    assert sorted(done) == ["match", "settings"]
    assert writer.news() == "Games are kept again."


def test_what_failed_is_tried_again_by_itself(monkeypatch):
    monkeypatch.setattr("garbage_desktop.storage.writer.RETRY", 0.001)
    writer, tries = Writer(), []

    def third_time_lucky():
        tries.append(1)
        if len(tries) < 3:
            raise OSError(errno.EIO, "bad")

    writer.put("match", third_time_lucky)
    assert writer._thread
    while len(tries) < 3:
        pass
    assert writer.close(10)
