"""Decisions at the table: colours, coins and cards by mouse and keys, and nothing spent by a press too many."""

from random import Random

import pygame
import pytest
from at_table import BOTS, YOU, Room
from test_house_rules_shown import RULES

from garbage_desktop import company
from garbage_desktop.scenes.results import Results
from garbage_desktop.scenes.summary import Summary
from garbage_desktop.storage.settings import INSTANT
from garbage_desktop.ui.prompt import Move
from garbage_engine.requests import BuyCard, DiscardCard, GuessColour, PlayStud, StartDeal, TurnCard
from garbage_engine.rules import changes_of

STUD = {"poker_mode": "stud", "phases": ("poker",)}
BUYING = {"buy_card": True, "phases": ("poker",)}
FAMILY = {"ruleset": "family"}


def asked(kind, seed="decisions", **rules):
    """A table at which the only person is asked such a question."""
    room = Room(YOU, *BOTS, each=10, seed=seed, settings={"speed": INSTANT, "coins_by_hand": False}, **rules)
    for _ in range(3000):
        request = room.session.asked if room.scene is room.table and room.director.idle else None
        if isinstance(request, kind):
            room.step()
            return room
        if isinstance(room.scene, Summary):
            room.pop()
        elif request and isinstance(request, StartDeal | TurnCard | PlayStud | BuyCard):
            room.table.answer(request.legal[0])
        room.step()
    raise AssertionError("it was never asked")


def test_no_coins_are_put_on_a_colour_before_one_was_chosen():
    room = asked(GuessColour, **FAMILY)
    answers, purse = room.answers(), room.session.match.table().purses[0]
    room.press(pygame.K_SPACE)
    assert (room.answers(), room.session.match.table().purses[0]) == (answers, purse)
    room.press(pygame.K_RIGHT)
    room.press(pygame.K_UP)
    assert room.table.prompt.primary.label == "Put 2 on black"
    room.press(pygame.K_LEFT)
    room.press(pygame.K_SPACE)
    guess = next(event for event in room.session.told if type(event).__name__ == "GuessMade" and event.seat == 0)
    assert (guess.red, guess.coins) == (True, 2)


def test_a_guess_by_mouse_alone():
    room = asked(GuessColour, **FAMILY)
    room.click(room.button("black"))
    for _ in range(3):
        room.click(room.button("more"))
    room.click(room.button("less"))
    room.click(room.button("Put 3 on black"))
    guess = next(event for event in room.session.told if type(event).__name__ == "GuessMade" and event.seat == 0)
    assert (guess.red, guess.coins) == (False, 3)


def test_space_never_puts_in_coins_in_stud():
    room = asked(PlayStud, seed="stud", **STUD)
    while not (isinstance(room.session.asked, PlayStud) and room.session.asked.owed):
        room.step()
        if room.session.asked and room.director.idle:
            room.table.answer(room.session.asked.legal[0])
    room.rest()
    answers = room.answers()
    room.press(pygame.K_SPACE)
    assert room.answers() == answers
    assert next(choice.does for choice in room.table.prompt.choices) is Move.HINT


def test_every_answer_of_stud_says_what_it_costs():
    room = asked(PlayStud, seed="stud", **STUD)
    assert all(choice.meaning for choice in room.table.prompt.choices if choice.does is not Move.HINT)
    room.click(room.button("Hint"))
    assert "times in 10" in room.table.prompt.hint


def test_a_bought_card_is_answered_by_a_card():
    room = asked(BuyCard, seed="buy", **BUYING)
    assert not room.table.prompt.primary.costs
    room.click(room.button("Buy a card for 5"))
    room.until(lambda: isinstance(room.session.asked, DiscardCard) and room.director.idle)
    room.step()
    assert isinstance(room.session.asked, DiscardCard)
    answers = room.answers()
    room.press(pygame.K_SPACE)
    assert room.answers() == answers
    room.click(room.card(0, 1))
    assert room.table.prompt.goes == (0, 1)
    assert room.answers() == answers
    room.click(room.card(0, 1))
    assert room.answers() > answers


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("number", range(2))
def test_any_house_rules_play_through_the_table(name, number):
    """A person answers anything; at rest the table shows how the match stands."""
    seats, size = company.seated(4 + number), [(1280, 720), (800, 600)][number]
    changes = changes_of(RULES[name])
    room = Room(*seats, each=50, size=size, seed=f"any {number}", settings={"speed": INSTANT}, **changes)
    chance = Random(number)
    for _ in range(400):
        if isinstance(room.scene, Results) or room.session.over:
            break
        if isinstance(room.scene, Summary):
            room.pop()
        elif room.director.held:
            room.director.place_all()
        elif room.director.idle and (request := room.session.asked):
            assert room.at_rest
            room.table.choose(Move.HINT)
            room.table.answer(chance.choice(request.legal))
        room.step()
    assert room.answers() > 20 or room.session.over
