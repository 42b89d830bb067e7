"""The screens for children: usable by who cannot read, in any window, and kind to a child that taps as it likes."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pygame
import pytest
from test_menu_scenes import SIZES, LongWords, name, outside, overlaps, pressed

from garbage_desktop import assets, language
from garbage_desktop.app import App
from garbage_desktop.learn.answer import STEPS, Answer, Step
from garbage_desktop.learn.lines import caption, of, words
from garbage_desktop.learn.ranks import LADDER
from garbage_desktop.learn.steps import LESSONS, CallIt
from garbage_desktop.scenes.learn import speaker
from garbage_desktop.scenes.learn.bingo import BingoOver, new_bingo
from garbage_desktop.scenes.learn.child_scene import ChildScene, Speech
from garbage_desktop.scenes.learn.choose_step import ChooseStep
from garbage_desktop.scenes.learn.join import NAMES, ChooseName, Join
from garbage_desktop.scenes.learn.ladder import Ladder
from garbage_desktop.scenes.learn.meet_cards import MeetCards
from garbage_desktop.scenes.learn.play_lesson import CardToTap, PlayLesson, Turning
from garbage_desktop.scenes.learn.room import LEAST_WORDS, TARGET
from garbage_desktop.scenes.learn.signs import Name, Plate, Sign
from garbage_desktop.scenes.learn.speaker import Speaker
from garbage_desktop.scenes.learn.who_plays import WhoPlays
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.scenes.title import Title
from garbage_desktop.sound import Silence, lines
from garbage_desktop.storage.folders import Home
from garbage_desktop.storage.kept import Kept
from garbage_desktop.storage.profiles import Child
from garbage_desktop.table.box import Box
from garbage_desktop.ui.control import Control
from garbage_engine.cards import Rank

FRAME = 1 / 30


@pytest.fixture(autouse=True, scope="module")
def _window() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.Window("test", (64, 64)).get_surface()


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Kept]:
    kept = Kept(Home(tmp_path))
    yield kept
    kept.close()


def an_app(kept: Kept, size: tuple[int, int] = (1280, 720), text: float = 1.0) -> App:
    kept.change(text_size=text)
    app = App(size, kept, Silence(), lambda on: on)
    app.day = lambda: 700_000
    return app


def a_child(app: App) -> Child:
    """One that knows the numbers up to six."""
    profiles = app.kept.profiles
    child = profiles.everyone[0] if profiles.everyone else profiles.join("W" * 16, "person-1")
    for rank in LADDER[:6]:
        for _ in range(3):
            profiles.note(child, Answer(700_000, "find", rank, seconds=2.0))
    return child


def a_lesson(step: Step) -> Callable[[App], PlayLesson]:
    return lambda app: PlayLesson(app, a_child(app), step, Random(step))


def a_lesson_with_help(step: Step) -> Callable[[App], PagedScene]:
    def make(app: App) -> PagedScene:
        scene = a_lesson(step)(app)
        if isinstance(scene.lesson, CallIt):
            scene.lesson.turn()
        wrong = next(n for n in range(len(scene.lesson.cards)) if n not in scene.lesson.left)
        said = [scene.lesson.tap(wrong).says for _ in range(5)]
        scene._first = scene._first._replace(says=max(said, key=lambda keys: len(caption(keys))))
        return scene

    return make


def an_ended_lesson(app: App) -> PagedScene:
    scene = a_lesson("find")(app)
    scene.lesson.stars, scene.ended = 5, True
    return scene


def many_children(app: App) -> PagedScene:
    for n, art in enumerate(("fox", "owl", "cat", "person-3", "person-4", "person-5", "person-7")):
        if not app.kept.profiles.full:
            app.kept.profiles.join("Wolfgang Amadeus"[: 4 + 2 * n], art)
    a_child(app)
    return WhoPlays(app)


def a_bingo_that_is_over(app: App) -> PagedScene:
    return BingoOver(app, new_bingo(app, a_child(app), "bingo"), won=True)


PAGES: dict[str, Callable[[App], ChildScene]] = {
    "nobody yet": WhoPlays,
    "many children": many_children,
    "somebody new": lambda app: Join(app, lambda child: None),
    "a nickname": lambda app: ChooseName(app, "fox", lambda name, art: None),
    "steps": lambda app: ChooseStep(app, a_child(app)),
    "meet the cards": lambda app: MeetCards(app, a_child(app)),
    **{step: a_lesson(step) for step in LESSONS},
    **{f"{step} with help": a_lesson_with_help(step) for step in LESSONS},
    "the end of a lesson": an_ended_lesson,
    "the end of bingo": a_bingo_that_is_over,
}  # type: ignore[dict-item]


def shown(make: Callable[[App], PagedScene], app: App) -> PagedScene:
    app.push(Title(app))
    scene = make(app)
    app.push(scene)
    return scene


def run(app: App, seconds: float) -> None:
    surface = pygame.Surface(app.size)
    for _ in range(round(seconds / FRAME)):
        app.frame(FRAME, (), surface)


@pytest.fixture(params=PAGES)
def make(request: pytest.FixtureRequest) -> Callable[[App], PagedScene]:
    return PAGES[request.param]


# ---- layout -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_is_inside_large_enough_and_whole(
    make: Callable[[App], PagedScene], size: tuple[int, int], text: float, kept: Kept
) -> None:
    page = shown(make, an_app(kept, size, text)).page
    assert outside(page, Box(0, 0, *size)) == []
    assert [name(piece) for piece in page.pieces if not piece.whole] == []
    assert overlaps(page) == []
    assert [control.key for control in page.controls if min(control.box.w, control.box.h) < TARGET] == []
    sizes = [getattr(piece, "px", 0) for piece in page.pieces if isinstance(piece, Speech | Plate | Name | Ladder)]
    assert all(px >= LEAST_WORDS for px in sizes)


# ---- without reading -----------------------------------------------------------------------------------
def line_of(control: Control) -> str:
    return str(getattr(control, "says", "") or getattr(control, "names", ""))


def test_every_control_has_a_clip_and_a_picture(make: Callable[[App], PagedScene], kept: Kept) -> None:
    scene = shown(make, an_app(kept))
    for control in scene.page.controls:
        assert line_of(control) in lines().voice, control.key
        picture = isinstance(control, Plate | Name | CardToTap | Turning) or (
            isinstance(control, Sign) and control.icon
        )
        assert picture, control.key


def test_every_screen_says_first_what_it_is_about(make: Callable[[App], PagedScene], kept: Kept) -> None:
    app = an_app(kept)
    scene = shown(make, app)
    assert isinstance(scene, ChildScene)
    said = [line for line in app.sound.asked if line in lines().voice]
    assert said
    assert words(said[0])
    assert words(said[0]) in scene.caption


def test_what_is_pointed_at_says_what_it_is(kept: Kept) -> None:
    app = an_app(kept)
    scene = shown(lambda app: ChooseStep(app, a_child(app)), app)
    run(app, 3)
    scene.page.focus_on("order")
    run(app, 1)
    assert app.sound.asked[-1] == "learn_step_order"


def test_names_of_cards_are_not_given_away(kept: Kept) -> None:
    app = an_app(kept)
    scene = shown(a_lesson("find"), app)
    run(app, 3)
    scene.page.focus_on("card 0")
    before = list(app.sound.asked)
    run(app, 2)
    assert list(app.sound.asked) == before


def test_a_nickname_is_never_spoken(kept: Kept) -> None:
    app = an_app(kept)
    player = shown(WhoPlays, app)
    assert isinstance(player, WhoPlays)
    player.join()
    scene = app.scene
    assert isinstance(scene, Join)
    scene.wear("owl")
    names = app.scene
    assert isinstance(names, ChooseName)
    run(app, 2)
    names.choose(names.names[0].words)
    run(app, 4)
    assert isinstance(app.scene, ChooseStep)
    assert all(line in lines().voice or line in lines().effects for line in app.sound.asked)
    assert [(child.name, child.art) for child in kept.profiles.everyone] == [("Golden Owl", "owl")]


def test_nicknames_are_chosen_by_pictures_and_nobody_has_that_of_another(kept: Kept) -> None:
    app = an_app(kept)
    for n in range(7):
        app.push(ChooseName(app, "fox", lambda name, art: None))
        scene = app.scene
        assert isinstance(scene, ChooseName)
        run(app, 0.3)
        plates = [control for control in scene.page.controls if isinstance(control, Plate)]
        assert len(plates) == NAMES
        scene.turn_over()
        others = [control for control in scene.page.controls if isinstance(control, Plate)]
        assert {plate.key for plate in plates}.isdisjoint(plate.key for plate in others)
        names = {name.words for name in scene.names}
        assert names.isdisjoint(child.name for child in kept.profiles.everyone)
        kept.profiles.join(plates[n].label, f"person-{n + 1}")
        app.pop()


def a_lesson_of(kept: Kept, *, device: bool = True, **choices: bool) -> App:
    app = an_app(kept)
    app.sound.available = device
    app.push(PlayLesson(app, kept.profiles.change(a_child(app), **choices), "find", Random(1)))
    run(app, 3)
    return app


def writes(app: App) -> bool:
    return any(isinstance(piece, Speech) for piece in app.scene.page.pieces)  # type: ignore[attr-defined]


def test_without_captions_nothing_is_written_and_without_voice_nothing_said(kept: Kept) -> None:
    assert not writes(a_lesson_of(kept, captions=False, voice=True))
    silent = a_lesson_of(kept, captions=True, voice=False)
    assert writes(silent)
    assert not any(line in lines().voice for line in silent.sound.asked)


def test_what_cannot_be_heard_is_written_whatever_was_chosen(kept: Kept) -> None:
    assert writes(a_lesson_of(kept, captions=False, voice=False))
    assert writes(a_lesson_of(kept, device=False, captions=False, voice=True))
    kept.change(sound=False)
    assert writes(a_lesson_of(kept, captions=False, voice=True))


# ---- a child that does what it likes ------------------------------------------------------------------
class Taps:
    """A child at a lesson, with a pointer."""

    def __init__(self, kept: Kept, step: Step) -> None:
        self.app = an_app(kept)
        self.scene = PlayLesson(self.app, a_child(self.app), step, Random(step))
        self.app.push(self.scene)
        self.surface = pygame.Surface(self.app.size)

    def at(self, where: tuple[float, float]) -> None:
        pos = (round(where[0]), round(where[1]))
        events = [pygame.Event(kind, button=1, pos=pos) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)]
        self.app.frame(FRAME, events, self.surface)

    def on(self, key: str) -> None:
        control = self.scene.page.control(key)
        assert control
        self.at(control.box.middle)

    def card(self, *, right: bool) -> str:
        lesson = self.scene.lesson
        kind = "name" if isinstance(lesson, CallIt) else "card"
        place = next(n for n in range(len(lesson.cards)) if (n in lesson.left) is right and n not in lesson.found)
        return f"{kind} {place}"

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds / FRAME)):
            self.app.frame(FRAME, (), self.surface)

    def heard(self) -> list[str]:
        heard = list(self.app.sound.asked)
        self.app.sound.asked.clear()
        return heard


def test_too_early_twice_on_nothing_wrongly_and_during_speech_it_is_always_answered(kept: Kept) -> None:
    child = Taps(kept, "find")
    child.wait(0.2)
    assert child.heard()
    child.on("card 4")
    assert "learn_just_a_moment" in child.heard(), "too early"
    child.wait(4)
    lesson = child.scene.lesson
    wrong = child.card(right=False)
    named = of("that_is", lesson.rank_at(int(wrong[-1])))
    child.heard()
    child.on(wrong)
    assert child.heard() == ["button_tick", "try_again", named], "wrongly"
    child.on(wrong)
    assert child.heard() == ["button_tick"], "twice within half a second counts once"
    assert lesson.taken == [lesson.rank_at(int(wrong[-1]))]
    child.wait(0.6)
    assert not child.scene.speaker.quiet
    child.on(child.card(right=True))
    heard = child.heard()
    assert {"coin_card", "star"} & set(heard), "during speech"
    child.wait(5)
    child.heard()
    child.at((child.scene.room.felt.x + 4, child.scene.room.felt.y + 4))
    assert "lesson_tap_the_card" in child.heard() or lesson.answered, "on nothing"


def test_whatever_is_tapped_anywhere_at_any_time_is_answered(make: Callable[[App], PagedScene], kept: Kept) -> None:
    app, chance = an_app(kept), Random("taps")
    surface = pygame.Surface(app.size)
    scene: object = None
    for _ in range(50):
        if scene is None or app.scene is not scene:
            app.show(Title(app))
            scene = shown(make, app)
            run(app, 0.3)
        where = (chance.randrange(app.size[0]), chance.randrange(app.size[1]))
        app.sound.asked.clear()
        events = [pygame.Event(kind, button=1, pos=where) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)]
        app.frame(FRAME, events, surface)
        run(app, 0.1)
        assert app.sound.asked, where
        run(app, chance.uniform(0.6, 2))


def test_who_only_waits_is_helped_until_the_card_shines(kept: Kept) -> None:
    child = Taps(kept, "find")
    child.wait(40)
    assert child.scene.lesson.shining
    assert child.scene.lesson.stars == 0
    for line in ("learn_bright_one", "learn_here_it_is", "learn_on_the_ladder"):
        assert line in child.heard() or line in child.scene.told or child.scene.lesson.help == 4


@pytest.mark.parametrize("step", LESSONS)
def test_a_child_with_keys_alone_comes_to_the_end_and_gets_five_stars(kept: Kept, step: Step) -> None:
    child = Taps(kept, step)
    for _ in range(400):
        if child.scene.ended:
            break
        child.wait(0.7)
        lesson = child.scene.lesson
        if lesson.left and child.scene.speaker.quiet:
            key = "turn" if isinstance(lesson, CallIt) and not lesson.open else child.card(right=True)
            child.scene.page.focus_on(key)
            child.app.frame(FRAME, [pressed(pygame.K_RETURN), release(pygame.K_RETURN)], child.surface)
    assert child.scene.ended
    assert child.scene.lesson.stars == 5
    assert [control.key for control in child.scene.page.controls if isinstance(control, Sign)] == [
        "back", "sound", "else", "more",
    ]  # fmt: skip
    child.on("more")
    assert child.scene.lesson.stars == 0


def release(key: int) -> pygame.Event:
    return pygame.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)


def test_reduced_motion_moves_nothing(kept: Kept) -> None:
    kept.change(reduced_motion=True)
    child = Taps(kept, "find")
    child.wait(0.2)
    assert not child.scene.moving
    child.on(child.card(right=True))
    assert not child.scene.moving


def test_what_was_learnt_and_how_long_it_took_is_kept(kept: Kept) -> None:
    child = Taps(kept, "find")
    before = len(kept.profiles.answers(child.scene.child))
    child.wait(4)
    while child.scene.lesson.left:
        child.on(child.card(right=True))
        child.wait(3)
    child.app.pop()
    assert len(kept.profiles.answers(child.scene.child)) == before + 1
    assert kept.profiles.played(child.scene.child)[700_000] > 3


def test_counting_lights_one_coin_with_each_number(kept: Kept) -> None:
    app = an_app(kept)
    child = kept.profiles.join("Mia", "person-1")
    scene = MeetCards(app, child)
    app.push(scene)
    run(app, 12)
    assert scene.lit == scene.counted == 2
    scene.count()
    scene.tap_coin()
    assert app.sound.asked[-1] == "number_1"
    scene.meet(scene.order.index(Rank.KING))
    assert scene.counted == 0
    assert "learn_on_the_ladder" in scene.told


# ---- speaking -------------------------------------------------------------------------------------------
def test_lines_follow_one_another_and_a_new_one_comes_at_once() -> None:
    sound = Silence()
    caller = Speaker(sound)
    caller.say(["that_is_six", "look_for_four"])
    assert list(sound.asked) == ["that_is_six"]
    for _ in range(60):
        caller.update(FRAME)
    assert list(sound.asked) == ["that_is_six", "look_for_four"]
    caller.say(["praise_1"])
    assert sound.asked[-1] == "praise_1"
    for _ in range(120):
        caller.update(FRAME)
    assert caller.quiet


def test_without_any_sound_files_lessons_go_on(monkeypatch: pytest.MonkeyPatch, kept: Kept) -> None:
    found = assets.content

    def missing(file: str) -> bytes:
        if file == "sounds.json":
            raise assets.AssetMissing(file)
        return found(file)

    monkeypatch.setattr(assets, "content", missing)
    speaker.seconds.cache_clear()
    child = Taps(kept, "find")
    child.wait(6)
    assert child.scene.speaker.quiet
    while child.scene.lesson.left:
        child.on(child.card(right=True))
        child.wait(1)
    assert child.scene.lesson.stars == 1
    speaker.seconds.cache_clear()


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1080, 1920)], ids=str)
def test_a_language_with_longer_words_has_room(
    make: Callable[[App], PagedScene], size: tuple[int, int], kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "_words", LongWords())
    page = shown(make, an_app(kept, size)).page
    assert outside(page, Box(0, 0, *size)) == []
    assert [name(piece) for piece in page.pieces if not piece.whole] == []
    assert overlaps(page) == []


def test_all_steps_can_be_chosen(kept: Kept) -> None:
    app = an_app(kept)
    app.push(Title(app))
    scene = ChooseStep(app, a_child(app))
    app.push(scene)
    for step in STEPS:
        scene.play(step)
        assert app.scene is not scene
        run(app, 0.2)
        app.pop()
        assert app.scene is scene


# ---- by keys alone --------------------------------------------------------------------------------------
def test_tab_alone_reaches_every_control(make: Callable[[App], PagedScene], kept: Kept) -> None:
    page = shown(make, an_app(kept, (800, 600))).page
    reached = set()
    for _ in page.controls:
        page.handle(pressed(pygame.K_TAB))
        assert page.focused
        reached.add(page.focused.key)
    assert reached == {control.key for control in page.controls}


def test_arrows_alone_reach_all_that_belongs_to_the_game(make: Callable[[App], PagedScene], kept: Kept) -> None:
    page = shown(make, an_app(kept)).page
    assert page.focused
    reached, edge = {page.focused.key}, [page.focused.key]
    while edge:
        here = edge.pop()
        for way in (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT):
            page.focus_on(here)
            page.handle(pressed(way))
            if page.focused.key not in reached:
                reached.add(page.focused.key)
                edge.append(page.focused.key)
    assert reached | {"sound"} == {control.key for control in page.controls}  # that one is reached with Tab
