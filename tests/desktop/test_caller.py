"""The caller never says a wrong rank: each rank has its clip, and each card that is called asks for its own."""

import json
import math
from collections.abc import Callable, Iterator

import pygame
import pytest
from tables import a_view

from garbage_desktop import assets, sound, voice
from garbage_desktop.motion.director import Director
from garbage_desktop.motion.speeds import Pace
from garbage_desktop.sound import VOICE, Sound
from garbage_engine.cards import Rank
from garbage_engine.events import AnyEvent, CardTurned
from garbage_engine.match import Match
from garbage_engine.rules import Rules
from garbage_engine.setup import Setup
from garbage_engine.table import Table

SECONDS = {  # of the clip in which each rank is said
    **{Rank.ACE: 0.55, Rank.TWO: 0.545, Rank.THREE: 0.59, Rank.FOUR: 0.575, Rank.FIVE: 0.675, Rank.SIX: 0.685},
    **{Rank.SEVEN: 0.74, Rank.EIGHT: 0.43, Rank.NINE: 0.565, Rank.TEN: 0.61, Rank.JACK: 0.645, Rank.QUEEN: 0.64},
    Rank.KING: 0.55,
}
COUNTED = {  # and in which it is counted
    **{Rank.ACE: 0.565, Rank.TWO: 0.535, Rank.THREE: 0.62, Rank.FOUR: 0.665, Rank.FIVE: 0.675, Rank.SIX: 0.705},
    **{Rank.SEVEN: 0.635, Rank.EIGHT: 0.43, Rank.NINE: 0.605, Rank.TEN: 0.555, Rank.JACK: 0.63, Rank.QUEEN: 0.535},
    Rank.KING: 0.55,
}
RANKS = (Rank.ACE, *list(Rank)[:-1])  # as they are counted up


@pytest.fixture
def real(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sound]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made = Sound()
    made.open()
    yield made
    made.close()


@pytest.mark.parametrize("rank", Rank)
@pytest.mark.parametrize(
    ("key", "lengths"), [(voice.of_rank, SECONDS), (voice.of_count, COUNTED)], ids=["called", "counted"]
)
def test_each_rank_has_its_clip_by_name_and_by_length(
    real: Sound, rank: Rank, key: Callable[[Rank], str], lengths: dict[Rank, float]
) -> None:
    line = json.loads(assets.text("sounds.json"))["voice"][key(rank)]
    word = rank.name.lower()
    assert line["file"] == f"voice/{'rank' if lengths is SECONDS else 'ladder'}_{word}.ogg"
    assert line["text"].lower() == word
    assert word in (line["heard"]["sphinx"], line["heard"]["whisper"])
    length = pygame.mixer.Sound(assets.path(line["file"])).get_length()
    assert length == pytest.approx(lengths[rank], abs=0.002)
    assert length == pytest.approx(line["seconds"], abs=0.002)


@pytest.mark.parametrize("rank", Rank)
def test_the_clip_that_is_asked_for_is_the_one_that_is_played(
    real: Sound, rank: Rank, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, opened = sound.read, list[str]()
    monkeypatch.setattr(sound, "read", lambda file: opened.append(file) or read(file))
    real.say(voice.of_rank(rank))
    real.update(0.02)
    assert opened[1:] == [f"voice/rank_{rank.name.lower()}.ogg"]
    playing = pygame.mixer.Channel(VOICE).get_sound()
    assert playing
    assert playing.get_length() == pytest.approx(SECONDS[rank], abs=0.002)


class Caller:
    """A match watched by a director: which ranks had to be called, and which were."""

    def __init__(self, rules: Rules, seats: int, speed: float) -> None:
        self.match = Match(Setup(rules, seats, "caller"))
        self.queue = self.match.subscribe()
        self.expected: list[str] = []
        self.director = Director(self.match.table(), a_view(seats=seats), Pace(speed), self.tell)

    def tell(self, event: AnyEvent, before: Table) -> None:
        if isinstance(event, CardTurned):
            kind, number = before.rows[-1].kind, event.number
            counted = kind in ("count", "up", "down")
            rank = RANKS[-number if kind == "down" else number - 1] if counted else event.card.rank
            self.expected.append(f"{'ladder' if counted else 'rank'}_{rank.name.lower()}")

    def answer(self) -> list[str]:
        """What is said of what the next answer brings."""
        assert self.match.request
        self.match.answer(self.match.request.number, self.match.request.legal[0])
        self.director.post(self.queue)
        while not self.director.idle:
            self.director.update(1 / 10)
        said = [line.key for line in self.director.says]
        self.director.says.clear()
        return said


@pytest.mark.parametrize(("rules", "seats"), [(Rules(), 5), (Rules(ruleset="family"), 4)], ids=["classic", "family"])
@pytest.mark.parametrize("speed", [0.5, 1, 4])
def test_each_card_is_called_by_its_rank_and_each_count_by_its_number(rules: Rules, seats: int, speed: float) -> None:
    caller, said = Caller(rules, seats, speed), list[str]()
    while caller.match.table().deal < 2:
        said += caller.answer()
    assert len(caller.expected) > 40
    assert [key for key in said if key.startswith(("rank_", "ladder_"))] == caller.expected


def test_at_instant_speed_the_newest_rank_is_called_or_none() -> None:
    caller = Caller(Rules(), 5, math.inf)
    called = 0
    while caller.match.table().deal < 2:
        for key in caller.answer():
            if key.startswith(("rank_", "ladder_")):
                called += 1
                assert key == caller.expected[-1]
    assert called > 20
