"""What a player hears, and that nothing a device or a file does can stop the game."""

import ast
import json
import weakref
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pygame
import pytest

from garbage_desktop import assets, sound, voice
from garbage_desktop.sound import CHANNELS, FIRST_EFFECT, MUSIC, VOICE, Silence, Sound, nth_loudness
from garbage_engine.cards import Rank, cards
from garbage_engine.hands import value


class Loudspeaker:
    """Stands for the channels: what is played on which, how loud, for as long as it lasts."""

    def __init__(self, number: int, heard: list[tuple[int, object]]) -> None:
        self.number, self.heard, self.busy = number, heard, False
        self.volume: tuple[float, ...] = ()

    def play(self, clip: object, loops: int = 0, fade_ms: int = 0) -> None:
        self.busy = True
        self.heard.append((self.number, clip))

    def get_busy(self) -> bool:
        return self.busy

    def set_volume(self, *volume: float) -> None:
        self.volume = volume

    def fadeout(self, milliseconds: int) -> None:
        self.busy = False


class Room:
    """A sound whose channels are looked at instead of heard."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: list[tuple[int, object]] = []
        self.channels = [Loudspeaker(number, self.heard) for number in range(CHANNELS)]
        self.sound = Sound()
        self.sound.open()
        monkeypatch.setattr(pygame.mixer, "Channel", self.channels.__getitem__)
        monkeypatch.setattr(pygame.mixer, "Sound", lambda path: Clip(Path(path).stem))

    def files(self) -> list[str]:
        return [clip.name for _, clip in self.heard if isinstance(clip, Clip)]

    def pass_time(self, seconds: float) -> None:
        for _ in range(round(seconds / 0.02)):
            self.sound.update(0.02)


class Clip:
    def __init__(self, name: str) -> None:
        self.name = name

    def get_length(self) -> float:
        return 0.6


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    with monkeypatch.context() as patches:
        made = Room(patches)
        yield made
    made.sound.close()


@pytest.fixture
def real(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sound]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made = Sound()
    made.open()
    yield made
    made.close()


# What is heard


def test_the_takes_of_an_effect_come_in_turn(room: Room) -> None:
    for _ in range(4):
        room.sound.play("card_deal")
        room.pass_time(0.1)
    assert sorted(room.files()[:3]) == ["card_deal_a", "card_deal_b", "card_deal_c"]
    assert room.files()[3] == room.files()[0]


def test_a_shower_of_coins_is_thinned_to_one_each_forty_milliseconds(room: Room) -> None:
    for _ in range(20):
        room.sound.play("coin_pot")
        room.sound.play("coin_pick")
        room.sound.update(0.01)
    assert len(room.heard) == 5


def test_coins_that_keep_coming_get_quieter_but_not_silent(room: Room) -> None:
    loud = []
    for _ in range(12):
        room.sound.play("coin_pot")
        loud.append(room.channels[room.heard[-1][0]].volume[0])
        room.pass_time(0.06)
    assert loud == sorted(loud, reverse=True)
    assert loud[1] == pytest.approx(0.93 * loud[0])
    assert loud[-1] == pytest.approx(0.5 * loud[0])
    room.pass_time(3)
    room.sound.play("coin_pot")
    assert room.channels[room.heard[-1][0]].volume[0] == loud[0]


def test_a_sound_comes_from_where_it_happens(room: Room) -> None:
    room.sound.play("card_place", pan=-1)
    left, right = room.channels[room.heard[-1][0]].volume
    assert left > right > 0.4 * left


def test_the_voice_is_heard_when_every_channel_is_busy(room: Room) -> None:
    for number, effect in enumerate(sound.lines().effects):
        room.sound.play(effect)
        room.pass_time(0.06)
        assert len(room.heard) == min(number + 1, CHANNELS - FIRST_EFFECT)
    room.sound.say(voice.of_rank(Rank.FOUR))
    room.pass_time(0.02)
    assert room.heard[-1][0] == VOICE
    assert room.files()[-1] == "rank_four"


def test_effects_give_way_to_the_voice_and_come_back(room: Room) -> None:
    room.sound.play("card_shuffle")
    channel = room.channels[room.heard[-1][0]]
    before = channel.volume[0]
    room.sound.say("rank_four")
    room.pass_time(0.2)
    assert channel.volume[0] == pytest.approx(0.4 * before)
    room.pass_time(1)
    assert channel.volume[0] == pytest.approx(before)


def test_one_word_after_the_other_and_the_newest_if_there_are_many(room: Room) -> None:
    room.sound.say("rank_ace")
    room.pass_time(0.1)
    room.sound.say("rank_two")
    room.sound.say("rank_three")
    assert room.files() == ["rank_ace"]
    room.pass_time(1.5)
    assert room.files() == ["rank_ace", "rank_three"]


def test_words_that_belong_together_are_said_in_a_row_unless_something_newer_matters(room: Room) -> None:
    room.sound.say("call_put number_6")
    room.pass_time(1.5)
    room.sound.say("call_take number_12")
    room.pass_time(0.1)
    room.sound.say("rank_four")
    room.pass_time(1.5)
    assert room.files() == ["call_put", "number_6", "call_take", "rank_four"]


def test_a_call_overtakes_praise_and_praise_waits_for_calls(room: Room) -> None:
    room.sound.say("praise_1")
    room.pass_time(0.1)
    room.sound.say("rank_two")
    room.sound.say("praise_2")
    room.pass_time(0.2)
    assert room.files() == ["praise_1", "rank_two"]


def test_at_instant_speed_only_the_last_call_and_one_coin_are_heard(room: Room) -> None:
    for rank in Rank:
        room.sound.say(voice.of_rank(rank))
        room.sound.play("coin_pot")
    room.pass_time(2)
    assert room.files()[1:] == ["rank_ace"]


def test_looking_elsewhere_is_silence_and_coming_back_brings_the_same_loudness(room: Room) -> None:
    room.sound.volumes(effects=0.7, voice=0.6, ambience=0)
    room.sound.play("card_shuffle")
    channel = room.channels[room.heard[-1][0]]
    before = channel.volume
    for _ in range(50):
        room.sound.focus(False)
        assert channel.volume == (0, 0)
        assert room.channels[VOICE].volume == (0,)
        room.sound.focus(True)
    assert channel.volume == before
    assert room.channels[VOICE].volume == (0.6,)


def test_music_that_is_turned_off_is_not_played_and_turned_on_again_is(room: Room) -> None:
    room.sound.tune("table_ambience")
    room.sound.volumes(effects=1, voice=1, ambience=0)
    assert not room.channels[MUSIC].busy
    room.sound.volumes(effects=1, voice=1, ambience=0.5)
    assert room.channels[MUSIC].busy
    assert room.channels[MUSIC].volume == (0.5,)
    assert room.files() == ["table_ambience", "table_ambience"]


def test_a_player_may_want_to_hear_the_game_from_behind_another_window(room: Room) -> None:
    room.sound.volumes(effects=1, voice=0.6, ambience=0, mute_unfocused=False)
    room.sound.focus(False)
    assert room.channels[VOICE].volume == (0.6,)


def test_a_voice_turned_off_does_not_hush_the_effects(room: Room) -> None:
    room.sound.volumes(effects=1, voice=0, ambience=0)
    room.sound.say("rank_two")
    room.pass_time(0.1)
    assert not room.sound.speaking
    assert room.heard == []


# What the device does


def test_the_device_opens_after_the_first_picture_and_effects_are_read_one_by_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    new, read = Sound(), []
    make = pygame.mixer.Sound
    monkeypatch.setattr(pygame.mixer, "Sound", lambda path: read.append(path) or make(path))
    new.update(0.02)
    assert not new.available
    for _ in range(10):
        new.update(0.02)
    assert new.available
    assert not new.missing
    assert len(read) == 9
    new.close()


def test_every_sound_can_be_played_by_the_real_mixer(real: Sound) -> None:
    assert 40 < sum(1 for _ in real.warm()) < 80
    for effect in sound.lines().effects:
        real.play(effect)
        real.update(0.05)
    real.tune("title_motif")
    real.say("call_bingo")
    real.update(0.05)
    assert real.speaking
    assert pygame.mixer.Channel(0).get_busy()


def test_however_much_is_heard_little_is_kept_in_memory(real: Sound) -> None:
    for name in [*sound.lines().effects, *list(sound.lines().voice)[:200]]:
        real.play(name)
        real.say(name)
        real.update(2)
    assert 20 < real.shelf.seconds <= sound.KEPT


def test_what_is_heard_again_and_again_is_read_once(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    read = []
    monkeypatch.setattr(sound, "read", lambda file: read.append(file) or Clip(file))
    for effect in [*sound.lines().effects, "coin_pot", "coin_pot", "coin_pot"]:
        room.sound.play("coin_card")
        room.sound.play(effect)
        room.pass_time(0.5)
    assert read.count("sounds/coin_card_a.ogg") == 1
    assert read.count("sounds/bingo_fanfare_b.ogg") == 1


def test_the_tune_of_the_title_is_not_kept_at_the_table(real: Sound) -> None:
    real.tune("title_motif")
    title = weakref.ref(pygame.mixer.Channel(MUSIC).get_sound())
    real.tune("table_ambience")
    assert title() is None


def test_without_a_device_the_game_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    for driver in ("bogus", "none"):
        monkeypatch.setenv("SDL_AUDIODRIVER", driver)
        mute = Sound()
        use_all(mute)
        assert not mute.available
        assert mute.missing
        assert not mute.speaking


def test_a_device_that_fails_at_everything_is_silence(real: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def __init__(self, number: int) -> None: ...

        def get_busy(self) -> bool:
            return False

        def play(self, clip: object, **more: int) -> None:
            raise pygame.error("device lost")

        set_volume = fadeout = play

    monkeypatch.setattr(pygame.mixer, "Channel", Broken)
    use_all(real)
    assert real.now > 0


def test_a_device_that_is_busy_for_ever_drops_effects_and_still_speaks(room: Room) -> None:
    for channel in room.channels:
        channel.busy = True
    room.sound.play("card_deal")
    room.sound.say("rank_two")
    room.pass_time(0.1)
    room.sound.say("rank_five")
    room.pass_time(2)
    assert room.files() == ["rank_two", "rank_five"]
    assert not room.sound.speaking


@pytest.mark.parametrize("form", [(48000, -16, 6), (22050, 32, 1), (8000, 8, 1)])
def test_a_device_with_a_form_of_its_own_is_used_all_the_same(
    monkeypatch: pytest.MonkeyPatch, form: tuple[int, int, int]
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    start = pygame.mixer.init
    monkeypatch.setattr(pygame.mixer, "init", lambda *asked, **more: start(*form, 512, allowedchanges=0))
    odd = Sound()
    odd.open()
    length = pygame.mixer.Sound(assets.path("voice/rank_seven.ogg")).get_length()
    use_all(odd)
    odd.close()
    assert length == pytest.approx(0.74, rel=0.02)


def test_sound_comes_back_when_a_device_does(real: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = []
    monkeypatch.setattr(pygame.mixer, "init", lambda *form, **more: opened.append(form))
    added, removed = pygame.Event(pygame.AUDIODEVICEADDED), pygame.Event(pygame.AUDIODEVICEREMOVED)
    real.update(10)
    real.device(added)
    assert opened == []
    real.device(removed)
    real.device(added)
    real.device(added)
    assert len(opened) == 1


# What the files are


def use_all(played: Silence) -> None:
    """Everything a game does with a sound."""
    played.open()
    list(played.warm())
    played.volumes(1, 1, 1)
    played.tune("table_ambience")
    for effect in ("card_deal", "coin_pot", "no_such_effect"):
        played.play(effect, pan=0.3)
    for key in ("rank_four", "praise_1", "rank_five", "no_such_line", ""):
        played.say(key)
        played.update(0.5)
    played.focus(False)
    played.focus(True)
    played.tune(None)
    played.close()
    played.update(0.5)


def broken(folder: Path, content: bytes | None) -> None:
    """An assets folder where every sound is cut off, empty, or not there."""
    listed = assets.text("sounds.json")
    (folder / "assets").mkdir()
    (folder / "assets" / "sounds.json").write_text(listed)
    known = json.loads(listed)
    files = [take["file"] for takes in known["effects"].values() for take in takes]
    files += [line["file"] for part in ("voice", "music") for line in known[part].values()]
    for file in files if content is not None else ():
        (folder / "assets" / file).parent.mkdir(exist_ok=True)
        (folder / "assets" / file).write_bytes(content or b"")


@pytest.mark.parametrize("content", [None, b"", b"OggS", assets.content("voice/rank_ten.ogg")[:3000], b"RIFFnonsense"])
def test_missing_and_damaged_files_are_silence(
    real: Sound, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes | None
) -> None:
    broken(tmp_path, content)
    monkeypatch.setattr(assets, "folder", lambda: tmp_path / "assets")
    sound.lines.cache_clear()
    use_all(real)
    real.open()
    assert real.available
    sound.lines.cache_clear()


@pytest.mark.parametrize("listed", ["", "[]", '{"effects": 3}', '{"effects": {"x": [{}]}, "voice": {}, "music": {}}'])
def test_a_damaged_list_of_sounds_is_silence(
    real: Sound, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, listed: str
) -> None:
    (tmp_path / "sounds.json").write_text(listed)
    monkeypatch.setattr(assets, "folder", lambda: tmp_path)
    sound.lines.cache_clear()
    use_all(real)
    assert not any(sound.lines())
    sound.lines.cache_clear()


def test_every_rank_number_phase_and_hand_has_its_own_words() -> None:
    spoken = json.loads(assets.text("sounds.json"))["voice"]
    for rank in Rank:
        assert spoken[voice.of_rank(rank)]["text"].upper() == rank.name
    keys = [voice.of_number(number) for number in range(131)]
    assert spoken[keys[21]]["text"] == "Twenty-one"
    assert spoken[voice.of_phase("put_take")]["text"] == "Put and take"
    assert voice.of_number(131) == ""
    assert all(key in spoken for key in keys)


@pytest.mark.parametrize(
    ("hand", "said"),
    {
        "Kd 4c Ts 9h 2s": "High card King",
        "Kd Kc Ts 9h 2s": "A pair of kings.",
        "Kd Kc Ts Th 2s": "Two pairs",
        "4d 4c 4s Th 2s": "Three of a kind Fours",
        "4d 5c 6s 7h 8s": "Straight",
        "4d 5d 6d Td Kd": "Flush Diamonds",
        "4d 4c 4s Th Tc": "Full house",
        "4d 4c 4s 4h Tc": "Four of a kind Fours",
        "4s 5s 6s 7s 8s": "Straight flush Spades",
        "As Ks Qs Js Ts": "Royal flush Spades",
        "4d 4c 4s 4h 4c": "Five of a kind Fours",
        "4c 5c 6c Tc Kd": "Four flush Clubs",
    }.items(),
)
def test_a_hand_is_said_with_what_it_is_of(hand: str, said: str) -> None:
    spoken = json.loads(assets.text("sounds.json"))["voice"]
    five = cards(hand)
    lines = voice.of_hand(value(five, four_flush=True), five).split()
    assert " ".join(spoken[line]["text"] for line in lines) == said


def test_every_sound_that_the_game_asks_for_is_there() -> None:
    asked: dict[str, set[str]] = {"Sound": set(), "play": set(), "Say": set(), "say": set()}
    for file in Path(sound.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                asked.get(ast.unparse(node.func).split(".")[-1], set()).add(str(node.args[0].value))
    assert asked["Sound"] | asked["play"] <= set(sound.lines().effects)
    assert asked["Say"] | asked["say"] <= set(sound.lines().voice)
    assert asked["Sound"]


def test_every_sound_that_is_there_is_asked_for() -> None:
    words, beginnings = set[str](), set[str]()
    for file in Path(sound.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.update(node.value.split())
            elif isinstance(node, ast.JoinedStr):
                beginnings.update(part.value.split()[-1] for part in node.values[:-1] if isinstance(part, ast.Constant)
                                  and part.value.strip())  # fmt: skip

    def asked_for(name: str, *kinds: str) -> bool:
        return name in words or f"{name.rpartition('_')[0]}_" in {*beginnings, *kinds}

    beginnings -= {"call_"}
    effects, said = list(sound.lines().effects), list(sound.lines().voice)
    assert len(effects) >= 25
    assert not [effect for effect in effects if not asked_for(effect)]
    ranked = {"find_", "that_is_", "look_for_", "found_", "this_is_", "coin_on_"}
    assert not [line for line in said if not asked_for(line, *ranked) and not line.startswith(("hand_", "phase_"))]


def test_no_two_lines_share_a_recording_unless_their_words_are_the_same() -> None:
    words: dict[str, set[str]] = {}
    for line in json.loads(assets.text("sounds.json"))["voice"].values():
        words.setdefault(sha256(assets.content(line["file"])).hexdigest(), set()).add(line["text"].lower())
    assert all(len(same) == 1 for same in words.values())


def test_all_lines_are_short_and_small(real: Sound) -> None:
    sizes = [len(assets.content(file)) for file in sound.lines().voice.values()]
    lengths = [pygame.mixer.Sound(assets.path(file)).get_length() for file in sound.lines().voice.values()]
    assert sum(sizes) < 4 * 2**20
    assert min(lengths) > 0.2
    assert max(lengths) < 4


def test_silence_tells_what_would_have_been_heard() -> None:
    silence = Silence()
    use_all(silence)
    assert list(silence.asked)[:4] == ["card_deal", "coin_pot", "no_such_effect", "rank_four"]


def test_a_sound_that_comes_again_ends_at_half_its_loudness() -> None:
    assert [nth_loudness(n) for n in (1, 8, 30)] == [1, 0.51, 0.5]
