"""What a player sees and can do at the table."""

import random

import pygame
import pytest
from at_table import ANN, BOTS, YOU, Room

from garbage_desktop.paint.pictures import made
from garbage_desktop.paint.stage import Painter
from garbage_desktop.scenes.pause import Pause
from garbage_desktop.scenes.results import Results
from garbage_desktop.scenes.summary import Summary
from garbage_desktop.scenes.watching import Watching
from garbage_desktop.storage.settings import INSTANT
from garbage_desktop.table.stage import Cloth
from garbage_engine.requests import StartDeal, TurnCard

SPACE, ENTER, TAB, ESCAPE = pygame.K_SPACE, pygame.K_RETURN, pygame.K_TAB, pygame.K_ESCAPE
DEALING = {"first_dealer": 0}
FELT = (640, 600)  # nothing lies there before the cards are dealt


def dealt(*seats, **setup):
    """A room in which the first hand has been dealt and bingo is about to begin."""
    room = Room(*seats, **{"settings": {"speed": 4.0}, **DEALING, **setup})
    room.press(SPACE)
    return room.rest()


def holding(room):
    """Turn cards until a coin waits for a hand."""
    while not room.director.held:
        room.press(SPACE)
        room.rest()
    return room


# ---- Space --------------------------------------------------------------------------------------------
def test_space_deals_and_then_turns_one_card_for_each_press():
    room = dealt()
    assert isinstance(room.session.asked, TurnCard)
    before = room.answers()
    room.press(SPACE)
    assert room.answers() == before + 1


def test_space_held_down_is_one_press_however_often_it_repeats():
    room = dealt()
    before = room.answers()
    for _ in range(60):
        room.down(SPACE)
    room.rest()
    assert room.answers() == before + 1


def test_space_in_motion_finishes_the_beat_and_answers_nothing():
    room = dealt()
    room.press(SPACE)
    before = room.answers()
    room.step()
    assert room.director.moving
    room.press(SPACE)
    assert room.answers() == before


def test_holding_space_hurries_until_it_is_let_go_or_the_window_loses_the_focus():
    room = Room()
    room.down(SPACE)
    room.wait(0.5)
    assert room.director.hurried
    room.up(SPACE)
    assert not room.director.hurried
    room.down(SPACE)
    room.wait(0.5)
    room.step(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert not room.director.hurried


# ---- the pointer ----------------------------------------------------------------------------------------
def test_a_press_that_began_in_motion_does_not_answer_the_prompt_that_opens_meanwhile():
    room = dealt(settings={"speed": 1.0})
    room.press(SPACE)
    where = room.button("Turn a card")
    before = room.answers()
    room.point(pygame.MOUSEBUTTONDOWN, where)
    room.rest()
    room.point(pygame.MOUSEBUTTONUP, where)
    assert room.answers() == before


def test_a_finger_that_is_also_a_mouse_turns_one_card():
    room = dealt()
    before, where = room.answers(), room.button("Turn a card")
    x, y = where[0] / 1280, where[1] / 720
    finger = {"x": x, "y": y, "finger_id": 1, "touch_id": 1, "dx": 0, "dy": 0}
    room.step(
        pygame.Event(pygame.FINGERDOWN, **finger),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=where, button=1, touch=True),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=where, button=1, touch=True),
        pygame.Event(pygame.FINGERUP, **finger),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=where, button=1, touch=False),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=where, button=1, touch=False),
    )
    assert room.answers() == before + 1


def test_a_click_on_the_shoe_turns_a_card_and_one_in_motion_is_kept_until_it_can():
    room = dealt(settings={"speed": 1.0, "coins_by_hand": False})
    shoe = next(t.box.middle for t in room.director.stage.things if type(t).__name__ == "ShoeBox")
    before = room.answers()
    room.click(shoe)
    room.step()
    assert room.answers() == before + 1
    assert room.director.moving
    room.click(shoe)
    assert room.answers() == before + 1
    room.until(lambda: room.answers() == before + 2)


def test_a_tap_on_a_shining_card_puts_its_coin_there():
    room = holding(dealt())
    place = next(iter(room.director.held))
    purse = room.director.shown.purses[place.seat]
    room.click(room.card(place.seat, place.card))
    room.until(lambda: not room.director.moving)
    assert place not in room.director.held
    assert room.director.shown.purses[place.seat] == purse - 1


def test_space_puts_down_all_coins_that_are_held():
    room = holding(dealt())
    room.press(SPACE)
    room.until(lambda: room.director.idle)
    assert room.at_rest


def test_a_tap_on_bare_felt_finishes_the_beat_and_answers_nothing():
    room = Room(settings={"speed": 0.5}, **DEALING)
    room.press(SPACE)
    room.wait(0.5)
    before, waiting = room.answers(), len(room.director._playing)
    assert waiting
    room.click(FELT)
    assert room.answers() == before


# ---- whole hands with one kind of input --------------------------------------------------------------------
@pytest.mark.parametrize("speed", [4.0, INSTANT])
def test_the_mouse_alone_plays_a_whole_hand(speed):
    room = Room(YOU, *BOTS[:2], settings={"speed": speed}, **DEALING)
    for _ in range(400):
        room.rest()
        if room.scene is not room.table:
            break
        if room.director.held:
            place = next(iter(room.director.held))
            room.click(room.card(place.seat, place.card))
        else:
            before = room.answers()
            room.click(room.button("Deal the cards" if isinstance(room.session.asked, StartDeal) else "Turn a card"))
            assert room.answers() == before + 1
    assert isinstance(room.scene, Summary)
    room.wait(0.2)
    room.click(room.button("Next hand"))
    assert room.scene is room.table


def test_the_keyboard_alone_plays_a_whole_hand_and_reaches_the_cards():
    room = Room(YOU, *BOTS[:2], settings={"speed": INSTANT}, **DEALING)
    tapped = 0
    for _ in range(400):
        room.rest()
        if room.scene is not room.table:
            break
        if room.director.held:
            for _ in range(20):
                room.press(TAB)
                if room.table.page.focused.key.startswith("card"):
                    break
            tapped += 1
        room.press(ENTER)
    assert isinstance(room.scene, Summary)
    assert tapped > 0


# ---- between hands -------------------------------------------------------------------------------------------
def after_a_hand(**settings):
    room = Room(YOU, *BOTS[:2], settings={"speed": INSTANT, "coins_by_hand": False, "deal_by_itself": True, **settings})
    room.press(SPACE)
    return room.until(lambda: isinstance(room.scene, Summary))


def test_a_hand_can_be_watched_again_and_nothing_has_changed():
    room = after_a_hand()
    room.wait(0.2)
    digest = room.session.match.digest()
    room.click(room.button("Watch again"))
    assert isinstance(room.scene, Watching)
    room.until(lambda: room.scene.director.idle)
    room.press(SPACE)
    assert isinstance(room.scene, Summary)
    assert room.session.match.digest() == digest


def test_watching_can_be_left_at_any_time():
    room = after_a_hand()
    room.kept.change(speed=1.0)
    room.wait(0.2)
    room.click(room.button("Watch again"))
    room.wait(1)
    room.press(ESCAPE)
    assert isinstance(room.scene, Summary)


def test_the_match_ends_with_the_results():
    room = after_a_hand()
    for _ in range(room.session.deals):
        room.wait(0.2)
        room.press(SPACE)
        room.until(lambda: room.scene is not room.table)
    assert isinstance(room.scene, Results)
    assert room.session.over


def felt_width(room):
    return next(thing.box.w for thing in room.director.stage.things if isinstance(thing, Cloth))


def test_history_narrows_the_table_and_tells_of_every_coin():
    room = dealt()
    wide = felt_width(room)
    room.press(pygame.K_h)
    assert room.table.panel > 0
    assert felt_width(room) < wide
    coins = [line.coins for line in room.table.chronicle.lines if line.coins]
    assert sum(coins) == 0
    room.press(pygame.K_h)
    assert room.table.panel == 0


# ---- at rest ---------------------------------------------------------------------------------------------------
def test_nothing_is_drawn_when_nothing_changes():
    room = dealt()
    room.wait(25)
    painted = room.painted
    room.wait(10)
    assert room.painted == painted


def test_a_table_that_is_left_alone_is_seldom_looked_after_and_answers_at_once():
    room = Room().rest()
    room.wait(40)
    seen, update = [], room.table.update
    room.table.update = lambda dt: (seen.append(dt), update(dt))
    room.wait(10)
    assert len(seen) < 30
    assert 9 < sum(seen) < 11
    room.down(pygame.K_SPACE)
    room.step()
    assert room.director.moving


def test_a_picture_mended_where_something_moves_is_the_same_as_one_drawn_anew():
    room = Room(YOU, *BOTS[:4], settings={"coins_by_hand": False, "speed": 2.0}).rest()
    anew, mended = pygame.Surface(room.size), []
    room.table.mend = lambda surface: (mended.append(1), type(room.table).mend(room.table, surface))
    for frame in range(400):
        if frame % 20 == 0 and not room.director.moving:
            room.down(SPACE)
        room.step()
        room.table.draw(anew)
        assert pygame.image.tobytes(anew, "RGB") == pygame.image.tobytes(room.window, "RGB"), frame
    assert len(mended) > 200


def test_a_steady_frame_makes_no_picture():
    room = dealt(settings={"speed": 1.0})
    room.press(SPACE)
    room.rest()
    room.wait(8)  # until all that a deal may need is made ahead
    before = sum(made.values())
    for _ in range(5):
        room.table.stale = True
        room.step()
    assert sum(made.values()) == before


def test_pause_holds_everything_and_space_goes_on():
    room = Room()
    room.press(SPACE)
    room.wait(0.3)
    room.click(room.button("pause"))
    movers = room.director.movers
    room.wait(1)
    assert room.director.movers == movers
    room.press(SPACE)
    assert not room.table.paused
    room.wait(0.3)
    assert room.director.movers != movers


def test_escape_opens_the_pause_and_closes_it():
    room = dealt()
    room.press(ESCAPE)
    assert isinstance(room.scene, Pause)
    room.press(ESCAPE)
    assert room.scene is room.table


def test_plus_and_minus_change_the_speed_and_stop_at_the_ends():
    room = Room(settings={"speed": 4.0})
    for _ in range(3):
        room.press(pygame.K_PLUS)
    assert room.kept.settings.speed == INSTANT
    for _ in range(9):
        room.press(pygame.K_MINUS)
    assert room.kept.settings.speed == 0.5


def test_the_person_who_must_act_sits_in_front():
    room = dealt(YOU, ANN, *BOTS[:2], first_dealer=1)
    assert room.director.view.front == 1
    assert room.session.asked.seat == 1


# ---- anything at any time ----------------------------------------------------------------------------------------
KEYS = [SPACE, ENTER, TAB, ESCAPE, pygame.K_h, pygame.K_PLUS, pygame.K_MINUS, pygame.K_F1, pygame.K_LEFT, pygame.K_DOWN]
SIZES = [(1280, 720), (800, 600), (1000, 1000), (1920, 1080), (1023, 767)]


def anything(room, rng):
    """One input that a cat on the desk might make."""
    match rng.randrange(6):
        case 0 | 1:
            room.press(rng.choice(KEYS))
        case 2 | 3:
            where = rng.randrange(room.window.get_width()), rng.randrange(room.window.get_height())
            for _ in range(rng.randrange(1, 4)):
                room.click(where)
        case 4 if rng.random() < 0.2:
            room.window = pygame.Surface(rng.choice(SIZES))
        case _:
            room.step(dt=rng.choice([0, 0.016, 0.5, 8 * 3600]))


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_pressed_the_table_ends_as_the_match_stands(seed):
    rng = random.Random(seed)
    room = Room(YOU, *BOTS[:3], seed=f"cat {seed}", each=5, settings={"speed": rng.choice([0.5, 1.0, 4.0])})
    for _ in range(250):
        anything(room, rng)
        room.step(dt=0.02)
        if room.table not in room.scenes:
            return  # the cat has left the table
    while room.scene is not room.table:
        room.pop()
    room.table.paused = False
    room.until(lambda: room.resting)
    room.director.place_all()
    room.until(lambda: room.director.idle)
    room.wait(0.3)
    assert room.director.shown == room.session.match.table()
    assert room.director.shown.all_coins == 400
    assert room.director.stage.size == room.window.get_size()


def test_frames_as_long_as_a_night_are_one_step():
    room = Room()
    room.press(SPACE)
    room.step(dt=8 * 3600)
    assert room.director.moving


def test_what_is_mended_on_the_picture_is_what_a_new_one_would_show():
    room = dealt(settings={"speed": 4.0, "coins_by_hand": False})
    for _ in range(12):
        room.press(SPACE)
        room.wait(0.1)
        fresh = Painter().bake(room.table._baked)
        assert room.table._layer.get_buffer().raw == fresh.get_buffer().raw


def test_escape_on_the_summary_leads_to_the_table_and_deals_nothing():
    room = Room(YOU, *BOTS[:2], settings={"speed": INSTANT, "coins_by_hand": False, "deal_by_itself": True})
    room.press(SPACE)
    room.until(lambda: isinstance(room.scene, Summary))
    before = room.answers()
    room.wait(0.2)
    room.press(ESCAPE)
    room.wait(1)
    assert room.scene is room.table
    assert room.answers() == before
    room.press(SPACE)
    assert room.answers() > before


def test_escape_closes_the_history_first():
    room = dealt()
    room.table.tell_history()
    room.wait(0.2)
    room.press(ESCAPE)
    assert (room.scene, room.table.history_open) == (room.table, False)


def test_a_press_on_a_button_while_cards_move_does_not_answer_when_it_is_let_go_at_rest():
    room = dealt(settings={"speed": 1.0, "coins_by_hand": False})
    room.press(SPACE)
    room.step()
    where = room.button("Turn a card")
    room.point(pygame.MOUSEBUTTONDOWN, where)
    room.rest()
    before = room.answers()
    room.point(pygame.MOUSEBUTTONUP, where)
    room.wait(0.2)
    assert room.answers() == before


def test_a_frame_as_long_as_a_night_is_a_short_one():
    room = dealt(settings={"speed": 1.0, "coins_by_hand": False})
    room.press(SPACE)
    room.step(dt=8 * 3600)
    assert room.director.moving
