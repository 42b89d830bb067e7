"""The scenes away from the table: all is seen whole in any window, and can be reached by mouse or keys alone."""

import gettext
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from garbage_desktop import company, language
from garbage_desktop.app import App
from garbage_desktop.rule_sets import RuleSet, presets
from garbage_desktop.scenes.help import Help
from garbage_desktop.scenes.history import History
from garbage_desktop.scenes.house_rules import HouseRules
from garbage_desktop.scenes.name_rules import NameRules
from garbage_desktop.scenes.new_game import NewGame
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.scenes.pause import Pause
from garbage_desktop.scenes.results import Results
from garbage_desktop.scenes.rule_sets import RuleSetList
from garbage_desktop.scenes.rules_page import RulesPage
from garbage_desktop.scenes.scene import Scene
from garbage_desktop.scenes.seat import ChangeSeat
from garbage_desktop.scenes.settings import Settings
from garbage_desktop.scenes.summary import Summary
from garbage_desktop.scenes.table import TableScene
from garbage_desktop.scenes.title import Title
from garbage_desktop.seats import SeatInfo
from garbage_desktop.session import Session
from garbage_desktop.sound import Silence
from garbage_desktop.storage.folders import Home
from garbage_desktop.storage.kept import Kept
from garbage_desktop.table.box import Box
from garbage_desktop.table.chronicle import told
from garbage_desktop.table.view import Sitter
from garbage_desktop.ui.control import Control, Slider
from garbage_desktop.ui.dialog import Answer, Dialog
from garbage_desktop.ui.field import Field
from garbage_desktop.ui.measure import FINGER
from garbage_desktop.ui.page import Page
from garbage_desktop.ui.piece import Piece, Words
from garbage_engine.rules import Rules
from garbage_engine.setup import Setup

SIZES = [
    (800, 600),
    (1024, 600),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1000, 1000),
    (1080, 1920),
    (1920, 1080),
    (2560, 1440),
    (3440, 1440),
    (3840, 1080),
    (3840, 2160),
]
SEATS = company.seated(5)
LONGEST = SeatInfo("W" * 16, "person-2")


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


def a_session(kept: Kept | None = None) -> Session:
    return Session.new(Setup(Rules(), 5, "seed"), SEATS, kept.place() if kept else None)


def an_app(kept: Kept, size: tuple[int, int] = (1280, 720), text: float = 1.0) -> App:
    kept.change(text_size=text)
    return App(size, kept, Silence(), lambda on: on)


# ---- every page ----------------------------------------------------------------------------------------
def a_title_to_go_on_from(app: App) -> PagedScene:
    a_session(app.kept)
    app.kept.flush()
    return Title(app)


def a_full_table(app: App) -> PagedScene:
    scene = NewGame(app)
    scene.seats = [LONGEST, *company.seated(8)[1:]]
    scene.coins, scene.rounds, scene.more = 1000, 10, True
    return scene


def a_seat(driver: int) -> Callable[[App], PagedScene]:
    return lambda app: ChangeSeat(app, SEATS[driver], SEATS[2:], lambda info: None)


def a_dialog(app: App) -> PagedScene:
    words = "Everything on this page goes back to how it was at first. Your matches stay."
    return Dialog(app, "Reset all settings?", words, [Answer("Keep mine"), Answer("Reset all", kind="danger")])


@cache
def a_played_session(seats: int) -> Session:
    """One that is over, somebody with a long name at the table."""
    session = Session.new(Setup(Rules(), seats, "papers"), [LONGEST, *company.seated(seats)[1:]])
    while request := session.match.request:
        session.answer(request.number, request.legal[0])
    return session


def a_summary(seats: int) -> Callable[[App], PagedScene]:
    return lambda app: Summary(app, a_played_session(seats), app.pop, app.pop, app.pop)


def the_results(seats: int) -> Callable[[App], PagedScene]:
    return lambda app: Results(app, a_played_session(seats), app.pop, app.pop, app.pop)


def a_history(app: App) -> PagedScene:
    session = a_played_session(8)
    table, events = session.story()
    sitters = tuple(Sitter(seat.name, seat.art, seat.person) for seat in session.seats)
    return History(app, "The whole match", told(events, table, sitters).lines, session.seats)


FAMILY, GRAN = presets()[1], Rules(four_flush=True, bingo_tie="kitty", hand_size=7)


def house_rules(rule_set: RuleSet, asked: str = "", tried: object = None) -> Callable[[App], PagedScene]:
    """Everything unfolded, one rule open, and somebody has tried what is not possible."""

    def make(app: App) -> PagedScene:
        app.kept.keep_rules(RuleSet("", "Gran’s table", GRAN))
        scene = HouseRules(app, rule_set, rule_set.rules, 5, lambda *rules: None)
        scene.rows.unfolded |= set(scene.rows.sections)
        scene.size = app.size
        scene.rows.ask(asked)
        if tried:
            scene.rows.set(asked, tried)
        return scene

    return make


def own_sets(app: App) -> PagedScene:
    app.kept.keep_rules(RuleSet("", "Gran’s table", GRAN))
    app.kept.keep_rules(RuleSet("", "W" * 24, FAMILY.rules))
    return RuleSetList(app, lambda rule_set: None)


PAGES: dict[str, Callable[[App], PagedScene]] = {
    "title": Title,
    "title with a match": a_title_to_go_on_from,
    "new game": NewGame,
    "new game, eight seats": a_full_table,
    "a person's seat": a_seat(0),
    "a bot's seat": a_seat(1),
    "settings": Settings,
    "help": Help,
    "pause": lambda app: Pause(app, a_session(), lambda: None),
    "dialog": a_dialog,
    "house rules": house_rules(presets()[0]),
    "house rules, the order of games": house_rules(FAMILY, "phases"),
    "house rules, not possible": house_rules(presets()[0], "kitty_replay_limit", 3),
    "own rule sets": own_sets,
    "no rule sets": lambda app: RuleSetList(app, lambda rule_set: None),
    "rules page": lambda app: RulesPage(app, "W" * 24, FAMILY.rules, 5),
    "a name for rules": lambda app: NameRules(app, "Keep these rules", "Classic", lambda name: None),
    "summary": a_summary(3),
    "summary, eight seats": a_summary(8),
    "results": the_results(3),
    "results, eight seats": the_results(8),
    "history": a_history,
}


@pytest.fixture(params=PAGES)
def make(request: pytest.FixtureRequest) -> Callable[[App], PagedScene]:
    return PAGES[request.param]


def shown(make: Callable[[App], PagedScene], app: App) -> PagedScene:
    if make not in (Title, a_title_to_go_on_from):
        app.push(Title(app))
    scene = make(app)
    app.push(scene)
    return scene


def test_where_no_device_is_found_the_settings_say_why_it_is_silent(
    kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, words = an_app(kept), list[str]()
    app.push(Title(app))
    for missing in (False, True):
        monkeypatch.setattr(app.sound, "missing", missing)
        app.push(Settings(app))
        words.append(" ".join(piece.words for piece in app.scene.page.pieces if isinstance(piece, Words)))
    assert "silent" not in words[0]
    assert "No loudspeaker was found, so the game is silent." in words[1]


# ---- layout ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_is_inside_nothing_overlaps_and_no_words_are_cut(
    make: Callable[[App], PagedScene], size: tuple[int, int], text: float, kept: Kept
) -> None:
    page = shown(make, an_app(kept, size, text)).page
    assert outside(page, Box(0, 0, *size)) == []
    assert [name(piece) for piece in page.pieces if not piece.whole] == []
    assert overlaps(page) == []
    assert [control.key for control in page.controls if min(control.box.w, control.box.h) < FINGER] == []


class LongWords(gettext.NullTranslations):
    """A language that needs a third more letters than English for everything."""

    def gettext(self, message: str) -> str:
        more = message[-(len(message) // 3) :] if len(message) > 3 else ""
        return message + more.replace("{", "").replace("}", "")

    def ngettext(self, one: str, many: str, count: int) -> str:
        return self.gettext(one if count == 1 else many)


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1080, 1920)], ids=str)
def test_a_language_with_longer_words_has_room(
    make: Callable[[App], PagedScene], size: tuple[int, int], kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "_words", LongWords())
    page = shown(make, an_app(kept, size)).page
    assert outside(page, Box(0, 0, *size)) == []
    assert [name(piece) for piece in page.pieces if not piece.whole] == []
    assert overlaps(page) == []


def outside(page: Page, window: Box) -> list[str]:
    """What leaves the window, or what scrolls and leaves its paper to a side or below its end."""
    wrong = [name(piece) for piece in page.pieces if not piece.scrolls and not slack(piece.box).inside(window)]
    if view := page.scroll.view:
        room = Box(0, 0, view.w, page.scroll.reach)
        wrong += [name(piece) for piece in page.pieces if piece.scrolls and not slack(piece.box).inside(room)]
        high = view.h >= 2 * FINGER or not page.scroll.needed
        wrong += [] if view.inside(window) and high else [f"view {view}"]
    return wrong


def overlaps(page: Page) -> list[str]:
    lying = [piece for piece in page.pieces if not piece.ground]
    pairs = combinations(lying, 2)
    return [f"{name(a)} / {name(b)}" for a, b in pairs if a.scrolls == b.scrolls and slack(a.box).meets(slack(b.box))]


def slack(box: Box) -> Box:
    """Half a pixel is nothing."""
    return box.grown(-0.5, -0.5)


def name(piece: Piece) -> str:
    return piece.key if isinstance(piece, Control) else str(getattr(piece, "words", type(piece).__name__))


@pytest.mark.parametrize("size", [(800, 600), (2560, 1440)], ids=str)
def test_every_page_can_be_drawn_with_the_ring_on_each_control(
    make: Callable[[App], PagedScene], size: tuple[int, int], kept: Kept
) -> None:
    app = an_app(kept, size)
    scene, surface = shown(make, app), pygame.Surface(size)
    looks = set()
    for control in scene.page.controls:
        scene.page.focus_on(control.key)
        scene.stale = True
        app.frame(0.0, [], surface)
        looks.add(hash(pygame.image.tobytes(surface, "RGB")))
    enabled = [control for control in scene.page.controls if control.enabled]
    assert len(looks) >= len(enabled)


# ---- reaching -------------------------------------------------------------------------------------------
def pressed(key: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)


def test_tab_alone_reaches_every_control(make: Callable[[App], PagedScene], kept: Kept) -> None:
    page = shown(make, an_app(kept, (800, 600))).page
    reached = set()
    for _step in range(len(page.controls) + 1):
        assert page.focused or not _step
        reached |= {page.focused.key} if page.focused else set()
        page.handle(pressed(pygame.K_TAB))
        if page.scroll.view and page.focused and page.focused.scrolls:
            assert page.at(page.focused).inside(page.scroll.view.grown(1, 1))
    assert reached == {control.key for control in page.controls if control.enabled}


def test_arrows_alone_reach_every_control(make: Callable[[App], PagedScene], kept: Kept) -> None:
    page = shown(make, an_app(kept)).page
    enabled = {control.key for control in page.controls if control.enabled}
    sliders = {control.key for control in page.controls if isinstance(control, Slider | Field)}
    start = page.focused.key if page.focused else next(iter(enabled))
    reached, edge = {start}, [start]
    while edge:
        here = edge.pop()
        ways = [pygame.K_UP, pygame.K_DOWN] + [pygame.K_LEFT, pygame.K_RIGHT] * (here not in sliders)
        for way in ways:
            page.focus_on(here)
            for _roll in range(60):  # it may have to roll there first
                page.handle(pressed(way))
                if page.focused and page.focused.key != here:
                    break
            if page.focused and page.focused.key not in reached:
                reached.add(page.focused.key)
                edge.append(page.focused.key)
    assert reached == enabled


def test_the_mouse_alone_reaches_every_control(make: Callable[[App], PagedScene], kept: Kept) -> None:
    page = shown(make, an_app(kept, (800, 600))).page
    missed = []
    for control in page.controls:
        if control.scrolls and page.scroll.view:
            page.scroll.reveal(control.box)
        hit = page._hit(page.at(control).middle)
        if control.enabled and hit is not control:
            missed.append(control.key)
    assert missed == []


# ---- going from page to page ---------------------------------------------------------------------------
class Player:
    """Somebody at an app that is drawn nowhere."""

    def __init__(self, kept: Kept) -> None:
        self.app = an_app(kept)
        self.surface = pygame.Surface(self.app.size)
        self.app.show(Title(self.app))
        self.wait()

    @property
    def scene(self) -> Scene:
        return self.app.scene

    @property
    def page(self) -> Page:
        assert isinstance(self.scene, PagedScene)
        return self.scene.page

    def wait(self, seconds: float = 0.4) -> None:
        for _frame in range(round(seconds / 0.1)):
            self.app.frame(0.1, [], self.surface)

    def send(self, *events: pygame.Event) -> None:
        self.app.frame(0.1, events, self.surface)
        self.wait()

    def key(self, key: int) -> None:
        self.send(pressed(key), pygame.Event(pygame.KEYUP, key=key, mod=0))

    def click(self, key: str) -> None:
        control = self.page.control(key)
        assert control, (key, [each.key for each in self.page.controls])
        if control.scrolls:
            self.page.scroll.reveal(control.box)
        at = self.page.at(control).middle
        down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False)
        self.send(down, pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False))


@pytest.fixture
def player(kept: Kept) -> Player:
    return Player(kept)


@pytest.mark.parametrize(("key", "kind"), [("new", NewGame), ("Settings", Settings), ("Help", Help)])
def test_esc_comes_back_from_every_page_of_the_title(player: Player, key: str, kind: type[PagedScene]) -> None:
    player.click(key)
    assert isinstance(player.scene, kind)
    player.key(pygame.K_ESCAPE)
    assert isinstance(player.scene, Title)


def test_esc_on_the_title_asks_before_it_leaves(player: Player) -> None:
    player.key(pygame.K_ESCAPE)
    assert isinstance(player.scene, Dialog)
    player.key(pygame.K_ESCAPE)
    assert isinstance(player.scene, Title)
    player.key(pygame.K_ESCAPE)
    player.key(pygame.K_RETURN)
    assert not player.app.running


def test_f1_is_help_on_every_page(player: Player) -> None:
    player.click("Settings")
    player.key(pygame.K_F1)
    assert isinstance(player.scene, Help)
    player.key(pygame.K_F1)
    player.key(pygame.K_ESCAPE)
    assert isinstance(player.scene, Settings)


def test_a_title_without_a_match_has_nothing_to_go_on_with(player: Player) -> None:
    assert player.page.control("continue") is None
    assert player.page.focused
    assert player.page.focused.key == "new"


def test_a_kept_match_can_be_gone_on_with(kept: Kept) -> None:
    a_session(kept)
    kept.flush()
    player = Player(kept)
    focused = player.page.focused
    assert focused
    assert focused.key == "continue"
    player.key(pygame.K_RETURN)
    assert isinstance(player.scene, TableScene)


def test_a_damaged_match_is_told_once_and_the_title_goes_on(kept: Kept, tmp_path: Path) -> None:
    (tmp_path / "match-000001.garbage").write_text("{")
    player = Player(kept)
    assert isinstance(player.scene, Dialog)
    assert "damaged" in player.scene.words
    player.key(pygame.K_RETURN)
    assert isinstance(player.scene, Title)


def test_the_coins_of_the_title_come_to_rest(player: Player) -> None:
    assert player.app.moving
    player.wait(20)
    assert not player.app.moving
    assert not player.app.frame(0.05, [], player.surface)


def test_reduced_motion_lets_no_coin_fall(kept: Kept) -> None:
    kept.change(reduced_motion=True)
    player = Player(kept)
    assert not player.app.moving


# ---- a new game ---------------------------------------------------------------------------------------------
def new_game(player: Player) -> NewGame:
    player.click("new")
    assert isinstance(player.scene, NewGame)
    return player.scene


def test_seats_are_added_up_to_eight_and_taken_away_down_to_three(player: Player) -> None:
    scene = new_game(player)
    while player.page.control("add"):
        player.click("add")
    assert len(scene.seats) == 8
    assert len({seat.art for seat in scene.seats}) == 8
    while player.page.control("remove 1"):
        player.click("remove 1")
    assert len(scene.seats) == 3


def test_the_coins_follow_what_is_good_for_so_many_until_they_are_chosen(player: Player) -> None:
    scene = new_game(player)
    few = scene.coins
    player.click("add")
    assert scene.coins == scene.suggested > few
    player.click("coins less")
    chosen = scene.coins
    player.click("add")
    assert scene.coins == chosen != scene.suggested


def test_coins_stay_within_what_the_rules_allow(player: Player) -> None:
    scene = new_game(player)
    for _press in range(80):
        scene.set_coins(1)
    assert scene.coins == 1000
    assert not scene.page.control("coins more").enabled  # type: ignore[union-attr]
    for _press in range(80):
        scene.set_coins(-1)
    assert scene.coins == 10


def test_a_seat_becomes_a_person_with_a_name_and_a_face(player: Player) -> None:
    scene = new_game(player)
    player.click("change 1")
    assert isinstance(player.scene, ChangeSeat)
    player.click("A person")
    player.click("name")
    player.send(pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=pygame.KMOD_CTRL, unicode="a", scancode=0))
    player.send(pygame.Event(pygame.TEXTINPUT, text="Mia <b>"))
    player.click("face person-3")
    player.click("done")
    assert scene.seats[1] == SeatInfo("Mia <b>", "person-3")


def test_esc_in_the_seat_changes_nothing(player: Player) -> None:
    scene = new_game(player)
    before = scene.seats[1]
    player.click("change 1")
    player.click("A person")
    player.key(pygame.K_ESCAPE)
    assert scene.seats[1] == before


def test_an_empty_name_gets_another(player: Player) -> None:
    scene = new_game(player)
    player.click("change 0")
    player.click("name")
    for _letter in range(20):
        player.key(pygame.K_BACKSPACE)
    player.send(pygame.Event(pygame.TEXTINPUT, text="   "))
    player.click("done")
    assert scene.seats[0].name == "Player"


def test_nobody_sits_twice(player: Player) -> None:
    scene = new_game(player)
    player.click("change 1")
    offered = {control.key for control in player.page.controls if control.key.startswith("bot ")}
    assert not offered & {f"bot {seat.driver}" for seat in scene.seats[2:]}
    player.click("A person")
    faces = {control.key for control in player.page.controls if control.key.startswith("face ")}
    assert not faces & {f"face {seat.art}" for seat in [scene.seats[0], *scene.seats[2:]]}


def test_sitting_down_begins_the_match_that_was_chosen(player: Player) -> None:
    new_game(player)
    player.click("rounds more")
    player.click("more")
    player.click("seed")
    player.send(pygame.Event(pygame.TEXTINPUT, text="kitchen"))
    player.click("sit down")
    assert isinstance(player.scene, TableScene)
    setup = player.scene.session.match.setup
    assert (setup.seed, setup.seats, setup.rules.rounds) == ("kitchen", 5, 2)
    assert player.app.kept.settings.new_game.rounds == 2


def test_the_next_new_game_begins_with_the_last_choice(player: Player) -> None:
    new_game(player)
    player.click("remove 4")
    player.click("sit down")
    player.app.show(Title(player.app))
    player.wait()
    assert len(new_game(player).seats) == 4


# ---- settings ------------------------------------------------------------------------------------------------
def test_settings_count_at_once(player: Player) -> None:
    player.click("Settings")
    for key in ("speed 2.0", "reduced_motion", "coins_by_hand", "felt wine", "coin_look bean", "card_back sun"):
        player.click(key)
    now = player.app.kept.settings
    assert (now.speed, now.reduced_motion, now.coins_by_hand) == (2.0, True, False)
    assert (now.felt, now.coin_look, now.card_back) == ("wine", "bean", "sun")


def test_a_slider_is_dragged_and_heard_on_the_way(player: Player) -> None:
    player.click("Settings")
    slider = player.page.control("effects")
    assert slider
    at = player.page.at(slider)
    player.send(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at.middle, button=1, touch=False))
    player.send(pygame.Event(pygame.MOUSEMOTION, pos=(at.x - 200, at.y), rel=(0, 0), buttons=(1, 0, 0), touch=False))
    assert player.app.kept.settings.effects == 0
    player.send(pygame.Event(pygame.MOUSEBUTTONUP, pos=(at.x - 200, at.y), button=1, touch=False))
    assert player.app.kept.settings.effects == 0


def test_a_larger_text_keeps_the_page_and_the_choice_in_view(player: Player) -> None:
    player.click("Settings")
    player.click("text_size 2.0")
    control = player.page.control("text_size 2.0")
    assert player.app.kept.settings.text_size == 2.0
    assert control
    assert outside(player.page, Box(0, 0, *player.app.size)) == []


def test_resetting_is_asked_and_leaves_the_company_alone(player: Player) -> None:
    player.app.kept.change(speed=4.0, felt="blue")
    company_before = player.app.kept.settings.new_game
    player.click("Settings")
    player.click("Reset all")
    player.key(pygame.K_ESCAPE)
    assert player.app.kept.settings.speed == 4.0
    player.click("Reset all")
    player.click("Reset all")
    now = player.app.kept.settings
    assert (now.speed, now.felt, now.new_game) == (1.0, "green", company_before)


# ---- pause ---------------------------------------------------------------------------------------------------
def test_the_match_can_be_stopped_after_the_hand(player: Player) -> None:
    session = a_session()
    player.app.push(Pause(player.app, session, lambda: None))
    player.wait()
    player.click("stop")
    assert session.stop_after_this_hand
    player.click("stop")
    assert not session.stop_after_this_hand


def test_leaving_the_table_ends_at_the_title(player: Player) -> None:
    player.app.push(Pause(player.app, a_session(), lambda: None))
    player.wait()
    player.click("Leave the table")
    assert isinstance(player.scene, Title)


def test_pages_are_laid_anew_in_any_window_they_are_pulled_to(player: Player) -> None:
    player.click("Settings")
    for size in [*SIZES, *reversed(SIZES), (640, 480), (320, 240), (1, 1)]:
        surface = pygame.Surface(size)
        for _frame in range(4):
            player.app.frame(0.1, [], surface)
        assert player.page.scroll.view
    assert isinstance(player.scene, Settings)
