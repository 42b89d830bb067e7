"""How pages are worked: by mouse, by finger, by keys and by gamepad."""

import random
from collections.abc import Callable

import pygame
import pytest

from garbage_desktop.language import _
from garbage_desktop.names import LONGEST, clean_name
from garbage_desktop.seats import SeatInfo
from garbage_desktop.table.box import Box
from garbage_desktop.ui.control import Button, Control, Slider, Tab, Toggle
from garbage_desktop.ui.field import Field
from garbage_desktop.ui.measure import FINGER, Measure
from garbage_desktop.ui.page import SETTLED, Page
from garbage_desktop.ui.piece import Words
from garbage_desktop.ui.presses import AFTER_TOUCH, Presses
from garbage_desktop.ui.prompt import NOTHING, Move, prompt
from garbage_desktop.ui.sheet import Sheet
from garbage_engine.requests import START, STOP, TURN, StartDeal, TurnCard

AWAY = (700, 500)


@pytest.fixture(autouse=True, scope="module")
def _window() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.Window("test", (64, 64)).get_surface()


class Table:
    """A page with two buttons under one another, and what was done with them."""

    def __init__(self, *more: Control) -> None:
        self.done: list[str] = []
        self.page = Page(lambda: self.done.append("back"))
        self.lay(*more)
        self.page.update(SETTLED)

    def lay(self, *more: Control) -> None:
        """Again, and with these besides."""
        go, stop = self.button("go", 100, "primary"), self.button("stop", 200)
        self.page.lay([go, stop, *more])

    def button(self, name: str, y: float, kind: str = "secondary") -> Button:
        return Button(name, lambda: self.done.append(name), Box(100, y, 200, 50), kind)  # type: ignore[arg-type]

    def mouse(self, kind: int, at: tuple[float, float], button: int = 1) -> None:
        self.page.handle(pygame.Event(kind, pos=at, button=button))

    def move(self, at: tuple[float, float], down: bool = False) -> None:
        self.page.handle(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(int(down), 0, 0)))

    def click(self, at: tuple[float, float], button: int = 1) -> None:
        self.mouse(pygame.MOUSEBUTTONDOWN, at, button)
        self.mouse(pygame.MOUSEBUTTONUP, at, button)

    def key(self, key: int, mod: int = 0) -> None:
        self.page.handle(pressed(key, mod))


def pressed(key: int, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)


# ---- the pointer -----------------------------------------------------------------------------------
def test_a_click_presses_what_is_under_it() -> None:
    table = Table()
    table.click((150, 220))
    assert table.done == ["stop"]


def test_a_press_that_is_let_go_elsewhere_does_nothing() -> None:
    table = Table()
    table.mouse(pygame.MOUSEBUTTONDOWN, (150, 220))
    table.mouse(pygame.MOUSEBUTTONUP, (150, 120))
    table.mouse(pygame.MOUSEBUTTONUP, (150, 220))
    assert table.done == []


def test_other_buttons_of_the_mouse_press_nothing() -> None:
    table = Table()
    for button in (2, 3):
        table.click((150, 120), button)
    assert table.done == []


def test_losing_the_window_lets_go_of_the_button() -> None:
    table = Table()
    table.mouse(pygame.MOUSEBUTTONDOWN, (150, 220))
    table.page.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
    table.mouse(pygame.MOUSEBUTTONUP, (150, 220))
    assert table.done == []


def test_a_button_that_came_up_outside_the_window_is_let_go_when_the_pointer_comes_back() -> None:
    table = Table()
    table.mouse(pygame.MOUSEBUTTONDOWN, (150, 220))
    table.move((-50, -50), down=True)
    table.move((150, 220), down=False)
    table.mouse(pygame.MOUSEBUTTONUP, (150, 220))
    assert table.done == []


def test_a_press_that_began_before_a_control_was_there_does_not_press_it() -> None:
    table = Table()
    late = table.button("late", 300)
    table.mouse(pygame.MOUSEBUTTONDOWN, (150, 320))
    table.lay(late)
    table.mouse(pygame.MOUSEBUTTONUP, (150, 320))
    assert table.done == []


def test_the_second_half_of_a_double_click_does_not_reach_a_page_that_has_just_opened() -> None:
    table = Table()
    table.page = Page(lambda: None)
    table.lay()
    table.click((150, 120))
    assert table.done == []
    table.page.update(SETTLED)
    table.click((150, 120))
    assert table.done == ["go"]


def test_a_press_outlives_a_new_layout() -> None:
    table = Table()
    table.mouse(pygame.MOUSEBUTTONDOWN, (150, 220))
    table.lay()
    table.mouse(pygame.MOUSEBUTTONUP, (150, 220))
    assert table.done == ["stop"]


def test_a_disabled_control_cannot_be_pressed_and_keys_pass_it_by() -> None:
    table = Table()
    table.page.controls[1].enabled = False
    table.click((150, 220))
    table.key(pygame.K_TAB)
    table.key(pygame.K_RETURN)
    assert table.done == ["go"]


def test_a_small_control_is_reached_by_a_thick_finger() -> None:
    table = Table()
    small = Button("", lambda: table.done.append("small"), Box(500, 300, 16, 16), icon="close", key="small")
    table.lay(small)
    table.click((508 + FINGER / 2 - 1, 308))
    assert table.done == ["small"]


# ---- the keys --------------------------------------------------------------------------------------
def test_enter_presses_the_primary_button_of_a_fresh_page() -> None:
    table = Table()
    table.key(pygame.K_RETURN)
    assert table.done == ["go"]


@pytest.mark.parametrize("way", [pygame.K_TAB, pygame.K_DOWN])
def test_tab_and_arrows_move_the_ring(way: int) -> None:
    table = Table()
    table.key(way)
    focused = table.page.focused
    assert focused
    assert focused.key == "stop"
    table.key(pygame.K_SPACE)
    assert table.done == ["stop"]


def test_shift_and_tab_go_back() -> None:
    table = Table(Button("far", lambda: None, Box(400, 400, 100, 50)))
    table.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    focused = table.page.focused
    assert focused
    assert focused.key == "far"


def test_esc_goes_back() -> None:
    table = Table()
    table.key(pygame.K_ESCAPE)
    assert table.done == ["back"]


def test_a_held_key_acts_once() -> None:
    table, presses = Table(), Presses()
    held = [pressed(pygame.K_RETURN)] * 61
    for event in presses.single([*held, pygame.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0)], 0.02):
        table.page.handle(event)
    assert table.done == ["go"]
    for event in presses.single([pressed(pygame.K_RETURN)], 0.02):
        table.page.handle(event)
    assert table.done == ["go", "go"]


def test_a_key_that_was_down_when_a_dialog_opened_does_not_answer_it() -> None:
    table, dialog, presses = Table(), Table(), Presses()
    for event in presses.single([pressed(pygame.K_RETURN)], 0.02):
        table.page.handle(event)
    for event in presses.single([pressed(pygame.K_RETURN)] * 30, 0.02):
        dialog.page.handle(event)
    assert (table.done, dialog.done) == (["go"], [])


def test_a_key_is_not_held_for_ever_after_the_window_was_left() -> None:
    presses = Presses()
    list(presses.single([pressed(pygame.K_LALT), pygame.Event(pygame.WINDOWFOCUSLOST)], 0.02))
    assert [event.key for event in presses.single([pressed(pygame.K_LALT)], 0.02)] == [pygame.K_LALT]


def test_one_touch_is_one_press() -> None:
    table, presses = Table(), Presses()

    def mouse(kind: int, touch: bool) -> pygame.Event:
        return pygame.Event(kind, pos=(150, 120), button=1, touch=touch)

    finger = {"touch_id": 0, "finger_id": 0, "x": 0.1, "y": 0.1, "dx": 0, "dy": 0}
    inputs = [
        pygame.Event(pygame.FINGERDOWN, finger),
        mouse(pygame.MOUSEBUTTONDOWN, True),
        mouse(pygame.MOUSEBUTTONUP, True),
        pygame.Event(pygame.FINGERUP, finger),
        mouse(pygame.MOUSEBUTTONDOWN, False),
        mouse(pygame.MOUSEBUTTONUP, False),
    ]
    for event in presses.single(inputs, 0.01):
        table.page.handle(event)
    assert table.done == ["go"]
    for event in presses.single(inputs[-2:], AFTER_TOUCH):
        table.page.handle(event)
    assert table.done == ["go", "go"]


def test_a_gamepad_moves_the_ring_and_presses() -> None:
    table, presses = Table(), Presses()
    pad = [
        pygame.Event(pygame.JOYHATMOTION, instance_id=0, hat=0, value=(0, -1)),
        pygame.Event(pygame.JOYHATMOTION, instance_id=0, hat=0, value=(0, 0)),
        pygame.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=0),
        pygame.Event(pygame.JOYBUTTONUP, instance_id=0, button=0),
        pygame.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=1),
    ]
    for event in presses.single(pad, 0.02):
        table.page.handle(event)
    assert table.done == ["stop", "back"]


def test_a_stick_moves_the_ring_once_for_each_push() -> None:
    presses = Presses()
    pushes = [pygame.Event(pygame.JOYAXISMOTION, instance_id=0, axis=1, value=v) for v in (0.3, 0.8, 0.95, 0.1, 0.9)]
    assert [event.key for event in presses.single(pushes, 0.02)] == [pygame.K_DOWN] * 2


# ---- sliders, switches, tabs ---------------------------------------------------------------------------
def test_a_slider_follows_the_pointer_and_the_arrows() -> None:
    shares: list[float] = []
    table = Table(Slider("loud", 0.5, shares.append, Box(100, 300, 300, 44)))
    table.mouse(pygame.MOUSEBUTTONDOWN, (380, 320))
    table.move((900, 320), down=True)
    table.mouse(pygame.MOUSEBUTTONUP, (900, 320))
    assert shares[-1] == 1.0
    table.page.focus_on("loud")
    table.key(pygame.K_LEFT)
    assert shares[-1] == pytest.approx(0.95)


def test_a_switch_says_what_it_is_now() -> None:
    heard: list[bool] = []
    table = Table(Toggle("Quiet", False, heard.append, Box(100, 300, 300, 44), Measure((1280, 720))))
    table.click((120, 320))
    assert heard == [True]


def test_controls_of_every_kind_can_be_drawn_in_every_state() -> None:
    surface = pygame.Surface((800, 600))
    table = Table(
        Slider("loud", 0.5, lambda share: None, Box(100, 300, 300, 44)),
        Toggle("Quiet", True, lambda on: None, Box(100, 350, 300, 44), Measure((1280, 720))),
        Tab("One", True, lambda: None, Box(100, 400, 100, 44)),
    )
    looks = set()
    for control in table.page.controls:
        table.move(control.box.middle)
        table.page.focus_on(control.key)
        table.page.draw(surface)
        looks.add(pygame.image.tobytes(surface, "RGB"))
        table.move(AWAY)
    assert len(looks) == len(table.page.controls)


# ---- what is too long ----------------------------------------------------------------------------------
def a_long_sheet() -> Table:
    """A page of thirty buttons on a paper that shows fewer."""
    table = Table()
    sheet = Sheet(Measure((800, 600)), "Long")
    for n in range(30):
        sheet.add(Button(f"b{n}", a_press(table, n), Box(0, n * 60, 200, 50)))
    table.page.lay(*sheet.closed(30 * 60, [], [Button("ok", lambda: None, kind="primary")]))
    return table


def a_press(table: Table, n: int) -> Callable[[], None]:
    return lambda: table.done.append(str(n))


def test_tab_reaches_what_has_to_be_rolled_into_view() -> None:
    table = a_long_sheet()
    table.page.focus_on("b0")
    for _n in range(29):
        table.key(pygame.K_TAB)
    last = table.page.control("b29")
    assert last
    view = table.page.scroll.view
    assert view
    assert table.page.at(last).inside(view)
    table.key(pygame.K_RETURN)
    assert table.done == ["29"]


def test_the_wheel_rolls_and_what_is_hidden_cannot_be_clicked() -> None:
    table = a_long_sheet()
    view, first = table.page.scroll.view, table.page.control("b0")
    assert view
    assert first
    spot = table.page.at(first).middle
    table.page.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-30, precise_x=0, precise_y=-30.0))
    hidden = table.page.at(first)
    assert hidden.bottom < view.y
    table.click(hidden.middle)
    assert table.done == []
    table.click(spot)
    assert table.done not in ([], ["0"])


def test_a_finger_drags_the_paper_and_presses_nothing() -> None:
    table = a_long_sheet()
    first = table.page.control("b2")
    assert first
    x, y = table.page.at(first).middle
    table.mouse(pygame.MOUSEBUTTONDOWN, (x, y))
    table.move((x, y - 80), down=True)
    table.mouse(pygame.MOUSEBUTTONUP, (x, y - 80))
    assert (table.page.scroll.offset, table.done) == (80, [])


# ---- words -----------------------------------------------------------------------------------------------
def test_words_that_do_not_fit_say_so() -> None:
    assert Words("short", 20, Box(0, 0, 300, 30)).whole
    assert not Words("far too long for this box", 20, Box(0, 0, 60, 30)).whole
    assert not Words("too tall", 20, Box(0, 0, 300, 8)).whole


# ---- the field -------------------------------------------------------------------------------------------
def a_field(words: str = "", clean: Callable[[str], str] = clean_name) -> tuple[Table, list[str], Field]:
    heard: list[str] = []
    field = Field("name", words, heard.append, Box(100, 300, 400, 48), 22, longest=LONGEST, clean=clean)
    table = Table(field)
    table.page.focus_on("name")
    return table, heard, field


def write(table: Table, words: str) -> None:
    table.page.handle(pygame.Event(pygame.TEXTINPUT, text=words))


def test_a_name_can_be_written() -> None:
    table, heard, _field = a_field("Ros")
    write(table, "i")
    write(table, "e")
    assert heard[-1] == "Rosie"


def test_the_field_has_the_ring_of_all_other_controls() -> None:
    table, _heard, field = a_field("Rosie")
    with_ring, without = pygame.Surface((800, 600)), pygame.Surface((800, 600))
    table.page.draw(with_ring)
    table.key(pygame.K_TAB)
    table.page.draw(without)
    x, y = round(field.box.x) - 4, round(field.box.middle[1])
    assert with_ring.get_at((x, y)) != without.get_at((x, y))


def test_letters_go_nowhere_else_while_a_name_is_written() -> None:
    table, heard, _field = a_field()
    for key in (pygame.K_SPACE, pygame.K_h):
        table.key(key)
    write(table, "h")
    assert (table.done, heard[-1]) == ([], "h")


def test_enter_after_writing_presses_the_primary_button() -> None:
    table, heard, _field = a_field("Ann")
    write(table, "a")
    table.key(pygame.K_RETURN)
    assert (table.done, heard) == (["go"], ["Anna"])


@pytest.mark.parametrize("words", ["\0", "\n", "\r\n", "\t", "\ud83d", "\u200b", "\u202e", "a" + "\u0301" * 200])
def test_letters_that_nobody_sees_do_no_harm(words: str) -> None:
    table, heard, field = a_field("Ann")
    write(table, words)
    table.page.draw(pygame.Surface((800, 600)))
    assert clean_name((heard or ["Ann"])[-1], "Ann").startswith("Ann")
    assert field.longest == LONGEST


@pytest.mark.parametrize("words", ["<b>Bob", "<img src=x>", "<font pixel_size=100000>x", "%s {0} %(x)s"])
def test_markup_is_only_letters(words: str) -> None:
    table, heard, _field = a_field()
    write(table, words)
    table.page.draw(pygame.Surface((800, 600)))
    assert heard[-1] == words[:LONGEST].strip()


def test_a_million_letters_are_as_good_as_sixteen() -> None:
    table, heard, _field = a_field()
    write(table, "W" * 1_000_000)
    assert heard[-1] == "W" * LONGEST


def test_what_is_shown_is_what_is_written() -> None:
    chance = random.Random(3)
    table, _heard, field = a_field("Rosie", clean=str)
    keys = (pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END)
    for _step in range(400):
        if chance.random() < 0.4:
            write(table, chance.choice("aW é."))
        elif chance.random() < 0.2:
            table.key(pygame.K_a, pygame.KMOD_CTRL)
        else:
            table.key(chance.choice(keys), chance.choice((0, pygame.KMOD_SHIFT)))
    words = field._words
    fresh = Field("other", words, lambda _words: None, field.box, 22, longest=LONGEST)
    for each in (field, fresh):
        each.focus(True)
        each.focus(False)
    assert field._entry.get_text() == words
    assert picture(field) == picture(fresh)


def picture(field: Field) -> bytes:
    surface = pygame.Surface((640, 400))
    field.draw(surface, field.box)
    return pygame.image.tobytes(surface, "RGB")


# ---- what is asked at the table -----------------------------------------------------------------------------
ANN, BEN = SeatInfo("Ann", "person-1"), SeatInfo("Ben", "person-2")
ROSIE = SeatInfo("Rosie", "raccoon", "rosie")


def test_nothing_asked_offers_nothing() -> None:
    assert prompt(None, (ANN, ROSIE)) == NOTHING


def test_before_the_first_hand_there_is_nothing_to_stop() -> None:
    first, later = (prompt(StartDeal(0, 1, deal=deal), (ANN, ROSIE)) for deal in (1, 2))
    assert [choice.does for choice in first.choices] == [START]
    assert [choice.does for choice in later.choices] == [STOP, START]
    assert later.primary == later.choices[-1]


def test_the_dealer_turns_a_card_by_button_or_shoe() -> None:
    offered = prompt(TurnCard(7, 0), (ANN, ROSIE))
    assert offered.primary
    assert (offered.shoe, offered.number, offered.primary.does) == (True, 7, TURN)


def test_who_deals_is_named_when_several_persons_play() -> None:
    assert "Ben" in prompt(TurnCard(7, 1), (ANN, BEN, ROSIE)).hint


def test_coins_by_hand_come_before_anything_else() -> None:
    spots = frozenset({(0, 1), (0, 3)})
    offered = prompt(TurnCard(7, 0), (ANN, ROSIE), spots)
    assert (offered.shining, [choice.does for choice in offered.choices]) == (spots, [Move.PLACE])
    assert offered.primary
    assert offered.primary.label == _("Place coins")
