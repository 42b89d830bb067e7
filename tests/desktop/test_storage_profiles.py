"""Children are kept with a nickname, a picture and their answers, and are gone when they are deleted."""

from pathlib import Path

from garbage_desktop.learn.answer import Answer
from garbage_desktop.storage.folders import Home
from garbage_desktop.storage.kept import Kept
from garbage_desktop.storage.profiles import LEARNING, MOST, Profiles
from garbage_engine.cards import Rank

SIX_FOR_NINE = Answer(730_000, "find", Rank.NINE, (Rank.SIX,), helped=True, seconds=7.25)


def reopened(kept: Kept) -> Kept:
    assert kept.close()
    return Kept(kept.home)


def test_a_child_is_there_again_with_all_it_has_learnt(tmp_path: Path) -> None:
    kept = Kept(Home(tmp_path))
    mia = kept.profiles.join("  Mia ", "person-1")
    leo = kept.profiles.join("Leo", "fox")
    for _ in range(3):
        kept.profiles.note(mia, SIX_FOR_NINE)
    kept.profiles.play(mia, 730_000, 61.5)
    kept.profiles.change(leo, patience=10.0, captions=False)
    kept = reopened(kept)
    kept.profiles.note(mia, SIX_FOR_NINE)
    kept.profiles.play(mia, 730_000, 30.0)
    kept = reopened(kept)
    assert [(child.name, child.art, child.patience) for child in kept.profiles.everyone] == [
        ("Mia", "person-1", 6.0),
        ("Leo", "fox", 10.0),
    ]
    assert kept.profiles.answers(mia) == (SIX_FOR_NINE,) * 4
    assert kept.profiles.mastery(mia).mix_ups() == [((Rank.SIX, Rank.NINE), 4)]
    assert kept.profiles.played(mia) == {730_000: 91.5}
    kept.close()


def test_of_a_deleted_child_nothing_stays(tmp_path: Path) -> None:
    kept = Kept(Home(tmp_path))
    mia, leo = kept.profiles.join("Zebulon", "person-1"), kept.profiles.join("Leo", "fox")
    kept.profiles.note(mia, SIX_FOR_NINE)
    kept.flush()
    kept.profiles.forget(mia)
    kept = reopened(kept)
    assert kept.profiles.everyone == [leo]
    kept.close()
    assert not any(b"Zebulon" in file.read_bytes() for file in tmp_path.glob(f"{LEARNING}*"))


def test_children_play_where_nothing_can_be_kept() -> None:
    profiles = Kept.nothing().profiles
    mia = profiles.join("Mia", "person-1")
    profiles.note(mia, SIX_FOR_NINE)
    assert profiles.answers(mia) == (SIX_FOR_NINE,)


def test_there_is_room_for_eight(tmp_path: Path) -> None:
    profiles = Profiles(None, lambda name, job: None)
    for n in range(MOST):
        assert not profiles.full
        profiles.join(f"Child {n}", "person-1")
    assert profiles.full


def test_a_damaged_file_is_laid_aside_and_children_can_play(tmp_path: Path) -> None:
    (tmp_path / LEARNING).write_bytes(b"no book " * 999)
    kept = Kept(Home(tmp_path))
    assert kept.profiles.everyone == []
    mia = kept.profiles.join("Mia", "person-1")
    kept = reopened(kept)
    assert kept.profiles.everyone == [mia]
    assert (tmp_path / f"damaged-{LEARNING}").exists()
    kept.close()


def test_parents_can_take_the_answers_with_them() -> None:
    profiles = Kept.nothing().profiles
    mia = profiles.join("Mia", "person-1")
    profiles.note(mia, SIX_FOR_NINE)
    profiles.note(mia, Answer(730_002, "call", Rank.TEN, seconds=2.04))
    assert profiles.table(mia).splitlines() == [
        "day,game,asked,first try,tapped instead,helped,seconds",
        "1,find,9,no,6,yes,7.2",
        "3,call,10,yes,,no,2.0",
    ]
