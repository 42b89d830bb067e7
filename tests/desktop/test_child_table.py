"""A child at a real table: it is asked aloud, finds its own cards, is helped in time, and whatever it taps is right."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest
from test_child_scenes import FRAME, a_child, an_app, run

from garbage_desktop.app import App
from garbage_desktop.learn.lines import caption, of, words
from garbage_desktop.learn.search import SHOWN
from garbage_desktop.river_session import RiverSession
from garbage_desktop.scenes.hud import CardToTap
from garbage_desktop.scenes.learn.bingo import BingoOver, ChildBingo, new_bingo
from garbage_desktop.scenes.learn.child_river import ChildRiver, river_for
from garbage_desktop.scenes.learn.child_table import ChildTable, table_for
from garbage_desktop.scenes.learn.ladder import Ladder
from garbage_desktop.scenes.learn.room import LEAST_WORDS, TARGET
from garbage_desktop.scenes.table import TableScene
from garbage_desktop.scenes.title import Title
from garbage_desktop.seats import SeatInfo
from garbage_desktop.session import Session
from garbage_desktop.sound import lines
from garbage_desktop.storage.folders import Home
from garbage_desktop.storage.kept import Kept
from garbage_desktop.table.places import HandCard
from garbage_desktop.table.stage import Label, TableCard
from garbage_desktop.ui.control import Button
from garbage_desktop.ui.guess import CoinSlider, ColourTile
from garbage_desktop.ui.prompt import Move
from garbage_engine.requests import START, AnyRequest, Bet, GuessColour, PlayStud, Raise, StartDeal, TurnCard
from garbage_engine.river_requests import StartRound
from garbage_engine.river_setup import RiverRules, RiverSetup
from garbage_engine.rules import PRESETS, Rules
from garbage_engine.setup import Setup


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


def a_bingo(kept: Kept) -> tuple[App, ChildBingo]:
    app = an_app(kept)
    app.push(Title(app))
    table = new_bingo(app, a_child(app), "bingo")
    app.push(table)
    return app, table


def until_a_search(app: App, table: ChildTable) -> None:
    for _ in range(900):
        run(app, 0.1)
        if table.searches and not table.director.moving:
            return
        if table.session.asked and table.prompt.primary and not table.searches:
            table.take(table.prompt.primary)
        if app.scene is not table:
            app.pop()
            table.next_hand()
    raise AssertionError("the child never had a card of the called rank")


def search_of(table: ChildTable) -> tuple[HandCard, HandCard]:
    """A card that it looks for, and one that it does not."""
    held = next(place for place in table.director.held if place.seat == 0)
    hand = table.director.shown.hands[0]
    other = next(HandCard(0, n) for n in range(len(hand)) if hand[n].rank is not hand[held.card].rank)
    return held, other


def a_mixed_table(kept: Kept, size: tuple[int, int] = (1280, 720), **rules: Any) -> tuple[App, ChildTable]:
    """Papa, a child and Rosie."""
    app = an_app(kept, size)
    child = a_child(app)
    seats = [SeatInfo("Papa", "person-6"), SeatInfo(child.name, child.art, child=child.id)]
    seats.append(SeatInfo("Rosie", "raccoon", "rosie"))
    table = table_for(app, Session.new(Setup(Rules(**rules), 3, "mixed"), seats, kept.place()))
    assert isinstance(table, ChildTable)
    app.show(table)
    return app, table


def put_all(table: ChildTable) -> None:
    for place in list(table.director.held):
        table.tap_card(place)


def play(app: App, table: ChildTable, steps: int = 900) -> Iterator[AnyRequest | None]:
    """Everybody answers something; every moment in which a person is asked, or a child looks for its cards."""
    chance = Random("play")
    for _ in range(steps):
        if table.session.over:
            return
        run(app, 0.1)
        if app.scene is not table:
            app.pop()
            continue
        if table.searches and table.quiet:
            yield None
            put_all(table)
        elif table.director.idle and (request := table.session.asked):
            yield request
            if table.session.asked is request:
                table.answer(START if isinstance(request, StartDeal) else chance.choice(request.legal))
        elif table.director.held and not table.director.moving:
            put_all(table)


def test_a_child_puts_its_own_coins_down_and_animals_wait(kept: Kept) -> None:
    app, table = a_bingo(kept)
    until_a_search(app, table)
    calls = len(table.director.shown.hands), table.director.shown.called
    run(app, 60)
    assert (len(table.director.shown.hands), table.director.shown.called) == calls, "nobody goes on without the child"
    assert table.searches[0].on_ladder
    assert ringed(table) == table.searches[0].hand.count(table.searches[0].rank), "help that came by itself is seen"
    put_all(table)
    run(app, 2)
    assert not table.searches


def ringed(table: ChildTable, seat: int = 0) -> int:
    lying = [thing for thing in table.director.stage.things if isinstance(thing, TableCard) and thing.ring]
    return sum(isinstance(thing.place, HandCard) and thing.place.seat == seat for thing in lying)


def test_a_wrong_card_says_its_name_and_what_we_look_for_and_costs_nothing(kept: Kept) -> None:
    app, table = a_bingo(kept)
    until_a_search(app, table)
    run(app, 3)
    held, other = search_of(table)
    before = table.session.match.table().purses
    hand = table.director.shown.hands[0]
    table.tap_card(other)
    run(app, 2.5)
    said = [line for line in app.sound.asked if line in lines().voice]
    assert said[-2:] == [of("that_is", hand[other.card].rank), of("look_for", hand[held.card].rank)]
    assert held in table.director.held
    assert table.session.match.table().purses == before


def test_help_at_the_table_comes_in_the_same_four_steps(kept: Kept) -> None:
    app, table = a_bingo(kept)
    until_a_known_search(app, table)
    search = table.searches[0]
    run(app, 2)
    steps = []
    for _ in range(4):
        table.choose(Move.HELP)
        ladder = next(piece for piece in table.page.pieces if isinstance(piece, Ladder))
        dim = sum(piece.box in dimmed_boxes(table) for piece in table.page.pieces if not isinstance(piece, CardToTap))
        steps.append((app.sound.asked[-1], dim, search.shines, list(ladder.lit)))
    half = (len([rank for rank in search.hand if rank is not search.rank]) + 1) // 2
    assert steps == [
        (of("coin_on", search.rank), 0, False, []),
        ("learn_bright_one", half, False, []),
        ("learn_here_it_is", half, True, []),
        ("learn_on_the_ladder", half, True, [search.rank]),
    ]


def dimmed_boxes(table: ChildTable) -> list[Any]:
    cards = {HandCard(0, place) for place in table.searches[0].dim}
    return [thing.box for thing in table.director.stage.things if isinstance(thing, TableCard) and thing.place in cards]


def until_a_known_search(app: App, table: ChildTable) -> None:
    for _ in range(60):
        until_a_search(app, table)
        if not table.searches[0].new:
            return
        put_all(table)
        run(app, 0.1)
    raise AssertionError("no rank that the child knows was called")


def test_what_a_child_knows_gives_no_sign_until_it_needs_help(kept: Kept) -> None:
    app, table = a_bingo(kept)
    until_a_known_search(app, table)

    def signs() -> list[object]:
        lying = [thing for thing in table.director.stage.things if isinstance(thing, TableCard)]
        moving = [mover.thing for mover in map(table._unlit, table.director.movers) if mover.pose.glow]
        mine = [thing for thing in lying if isinstance(thing.place, HandCard) and thing.place.seat == 0]
        return [thing for thing in mine if thing.ring or thing.lifted] + [
            thing for thing in moving if getattr(thing, "place", None) in [card.place for card in mine]
        ]

    assert signs() == []
    table.searches[0].help = SHOWN
    table.refresh()
    assert len(signs()) == table.searches[0].hand.count(table.searches[0].rank)


def test_new_ranks_shine_at_once_and_are_no_miss_and_after_two_times_the_child_looks_itself(kept: Kept) -> None:
    app, table = a_bingo(kept)
    known = new = False
    for _ in range(60):
        until_a_search(app, table)
        search, child = table.searches[0], table.child
        met = kept.profiles.mastery(child).met(search.rank)
        assert search.new is not met
        assert (0 in table.searching) is met
        table.tap_card(search_of(table)[1])
        put_all(table)
        run(app, 0.1)
        last = kept.profiles.answers(child)[-1]
        assert (last.step, last.asked, len(last.taken)) == ("bingo", search.rank, int(met))
        known, new = known or met, new or not met
        if known and new:
            return
    raise AssertionError("one kind of card never came")


def test_a_card_with_its_coin_is_no_miss_when_it_is_tapped_again(kept: Kept) -> None:
    app, table = a_bingo(kept)
    for _ in range(200):
        until_a_search(app, table)
        if len(table.director.held) > 1:
            break
        put_all(table)
    first, *_ = held = list(table.director.held)
    assert len(held) > 1
    table.tap_card(first)
    run(app, 1)
    table.tap_card(first)
    assert app.sound.asked[-1] == "learn_found_already"
    assert table.searches[0].taken == []


def tap(app: App, where: tuple[float, float]) -> None:
    pos = (round(where[0]), round(where[1]))
    events = [pygame.Event(kind, button=1, pos=pos) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)]
    app.frame(FRAME, events, pygame.Surface(app.size))


def middle_of(table: ChildTable, place: HandCard) -> tuple[float, float]:
    things = table.director.stage.things
    return next(thing.box for thing in things if isinstance(thing, TableCard) and thing.place == place).middle


def test_whatever_a_child_taps_at_bingo_it_is_answered_once(kept: Kept) -> None:
    app, table = a_bingo(kept)
    until_a_known_search(app, table)
    run(app, 3)
    _held, other = search_of(table)
    where = middle_of(table, other)
    tap(app, where)
    tap(app, where)
    assert len(table.searches[0].taken) == 1, "twice within half a second counts once"
    run(app, 1)
    tap(app, where)
    assert len(table.searches[0].taken) == 2
    run(app, 6)
    app.sound.asked.clear()
    tap(app, (table.plan.felt.x + 20, table.plan.felt.middle[1] + 90))
    assert of("coin_on", table.searches[0].rank) in app.sound.asked, "on nothing"
    put_all(table)
    run(app, 1)
    animal = next(HandCard(seat, 0) for seat in (1, 2))
    app.sound.asked.clear()
    for _ in range(20):
        if not table.director.moving:
            break
        run(app, 0.1)
    tap(app, middle_of(table, animal))
    assert of("that_is", table._card(animal).rank) in app.sound.asked, "a card of an animal says its name"


def test_a_tap_that_comes_too_early_is_kept(kept: Kept) -> None:
    app, table = a_bingo(kept)
    until_a_search(app, table)
    put_all(table)
    for _ in range(3000):
        run(app, FRAME)
        called = table.director.shown.called
        if table.director.moving and called and any(card.rank is called.rank for card in table.director.shown.hands[0]):
            if not table.director.held:
                break
        elif table.session.asked and table.prompt.primary and not table.searches:
            table.take(table.prompt.primary)
        elif not table.director.moving:
            put_all(table)
        if app.scene is not table:
            app.pop()
            table.next_hand()
    place = next(n for n, card in enumerate(table.director.shown.hands[0]) if card.rank is called.rank)
    early = HandCard(0, place)
    tap(app, middle_of(table, early))
    for _ in range(90):
        run(app, FRAME)
    assert early not in table.director.held
    assert not any(search.taken for search in table.searches.values())


def test_what_a_grown_up_skips_the_child_has_not_found(kept: Kept) -> None:
    app, table = a_mixed_table(kept, phases=("bingo",))
    until_a_search(app, table)
    child = table.children[1]
    before = len(kept.profiles.answers(child))
    table.skip_phase()
    run(app, 2)
    assert len(kept.profiles.answers(child)) == before


def test_coins_of_animals_are_put_down_by_the_child_that_wants_to_and_those_of_grown_ups_are_not(kept: Kept) -> None:
    kept.change(coins_by_hand=False)
    app, table = a_mixed_table(kept, phases=("bingo",))
    table.children[1] = kept.profiles.change(table.children[1], for_animals=True)
    held: set[int] = set()
    asked = False
    for _ in range(1500):
        run(app, 0.1)
        held |= {place.seat for place in table.director.held}
        asked = asked or "learn_for_the_animals" in app.sound.asked
        if table.director.held and not table.director.moving and table.quiet:
            assert table.floor
            put_all(table)
        elif table.session.asked and table.prompt.primary and table.director.idle:
            table.take(table.prompt.primary)
        if asked and held == {1, 2}:
            return
        if app.scene is not table:
            app.pop()
            table.next_hand()
    raise AssertionError((held, asked))


MIXED: dict[str, dict[str, Any]] = {
    "classic": {"start_coins": 60},
    "family": {"ruleset": "family", "start_coins": 60},
    "stud": {"poker_mode": "stud", "phases": ("poker",)},
    "buying": {"buy_card": True, "phases": ("poker",)},
}


@pytest.mark.parametrize("game", MIXED)
def test_in_any_game_every_control_has_a_clip_and_a_picture_when_a_child_is_asked(kept: Kept, game: str) -> None:
    app, table = a_mixed_table(kept, (800, 600), **MIXED[game])
    asked = set()
    for request in play(app, table):
        if request is not None and request.seat != 1:
            continue
        asked.add(type(request).__name__)
        if isinstance(request, GuessColour):
            table.draft_guess(red=True)
        if isinstance(request, PlayStud):
            assert not any(isinstance(choice.does, Bet | Raise) for choice in table.prompt.choices)
        assert Move.SKIP not in [choice.does for choice in table.prompt.choices], "no child skips its own game"
        for control in table.page.controls:
            if isinstance(control, CardToTap):
                continue  # its picture is itself; tapped, it says its name
            assert table.line_of(control) in lines().voice, control.key
            assert words(table.line_of(control)), control.key
            assert isinstance(control, ColourTile | CoinSlider) or getattr(control, "icon", ""), control.key
        table.choose(Move.HINT) if request else None
        assert isinstance(request, TurnCard | StartDeal | None) or table.prompt.hint or table.prompt.question
    wanted = {"classic": "TurnCard", "family": "GuessColour", "stud": "PlayStud", "buying": "DiscardCard"}
    assert wanted[game] in asked


def test_a_child_that_deals_is_asked_to_turn_the_first_card_at_once_and_the_next_only_if_it_waits(kept: Kept) -> None:
    app, table = a_mixed_table(kept, phases=("bingo",))
    turned = 0
    for request in play(app, table):
        if not isinstance(request, TurnCard) or request.seat != 1:
            continue
        run(app, 3)
        app.sound.asked.clear()
        first = table.director.shown.called is None
        assert table.minder.told == ("learn_turn",) or not first
        run(app, table.children[1].patience + 1)
        assert first or "learn_turn" in app.sound.asked
        turned += 1
        if turned == 3:
            return
    raise AssertionError("the child never dealt")


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1440)], ids=str)
@pytest.mark.parametrize("game", ["classic", "family"])
def test_a_child_can_hit_and_read_everything(kept: Kept, game: str, size: tuple[int, int]) -> None:
    app, table = a_mixed_table(kept, size, **MIXED[game])
    for request in play(app, table, 300):
        if request is not None and request.seat != 1:
            continue
        if isinstance(request, GuessColour):
            table.draft_guess(red=True)
        for control in table.page.controls:
            at = control.box.reached(table.page.finger)
            assert min(at.w, at.h) >= TARGET, control.key
            if isinstance(control, Button) and control.label and control.key != "menu":
                assert control.px >= LEAST_WORDS, control.label
        boxes = [box for name, box in table.director.stage.boxes.items() if name not in ("red", "black", "amount")]
        assert all(min(box.w, box.h) >= TARGET for box in boxes)
        said = [thing for thing in table.director.stage.things if isinstance(thing, Label) and thing.style == "display"]
        assert said


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1440)], ids=str)
def test_words_at_bingo_are_large_enough_for_a_child(kept: Kept, size: tuple[int, int]) -> None:
    app = an_app(kept, size)
    table = new_bingo(app, a_child(app), "bingo")
    app.push(table)
    until_a_search(app, table)
    run(app, 2)
    said = [thing for thing in table.director.stage.things if isinstance(thing, Label) and thing.align == "left"]
    assert said
    assert all(thing.px >= LEAST_WORDS for thing in said)


def test_at_bingo_nothing_is_written_that_is_not_said(kept: Kept) -> None:
    app, table = a_bingo(kept)
    for _request in play(app, table, 200):
        assert table.remark is None
        written = " ".join(form for form in table.said().headline if form)
        said = [line for line in app.sound.asked if line in lines().voice]
        assert written in ("", caption(table.minder.told))
        assert not table.minder.told or table.minder.told[0] in said


def test_a_child_is_asked_aloud_in_every_game(kept: Kept) -> None:
    app, table = a_mixed_table(kept, ruleset="family", start_coins=60)
    for request in play(app, table):
        if isinstance(request, GuessColour) and request.seat == 1:
            run(app, 2.5)
            assert "phase_red_or_black" in app.sound.asked
            return
    raise AssertionError("the child was never asked")


def test_a_child_that_hammers_on_the_keys_stays_at_bingo_and_changes_nothing_for_others(kept: Kept) -> None:
    app, table = a_bingo(kept)
    before, surface, chance = kept.settings, pygame.Surface(app.size), Random("keys")
    for _ in range(200):
        key = chance.choice([*range(pygame.K_a, pygame.K_z), pygame.K_F1, pygame.K_PLUS, pygame.K_MINUS])
        app.sound.asked.clear()
        down = pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
        app.frame(FRAME, [down, pygame.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)], surface)
        assert app.sound.asked
    assert app.scene is table
    assert kept.settings == before


def test_bingo_for_children_is_slow_whatever_speed_grown_ups_chose(kept: Kept) -> None:
    kept.change(speed=4.0)
    _app, table = a_bingo(kept)
    assert table.chosen.speed < 1
    assert table.director.pace.speed < 1


def test_after_bingo_a_child_plays_again_or_something_else(kept: Kept) -> None:
    app, table = a_bingo(kept)
    for _ in range(3000):
        if isinstance(app.scene, BingoOver):
            break
        run(app, 0.1)
        for place in list(table.director.held):
            table.tap_card(place)
        if table.session.asked and table.prompt.primary and not table.searches:
            table.take(table.prompt.primary)
    over = app.scene
    assert isinstance(over, BingoOver)
    assert kept.profiles.played(table.child)[700_000] > 1
    over.again()
    assert app.scene is table
    over.table.leave()
    assert isinstance(app.scene, Title)


def test_a_seat_of_a_child_that_was_deleted_is_an_ordinary_one(kept: Kept) -> None:
    app, table = a_mixed_table(kept)
    kept.profiles.forget(table.children[1])
    seats = [SeatInfo("Papa", "person-6"), *table.seats[1:]]
    assert type(table_for(app, Session.new(Setup(Rules(), 3, "mixed"), seats))) is TableScene


def test_adults_at_the_same_table_keep_their_buttons(kept: Kept) -> None:
    app = an_app(kept)
    child = a_child(app)
    seats = [SeatInfo("Papa", "person-6"), SeatInfo(child.name, child.art, child=child.id)]
    seats.append(SeatInfo("Rosie", "raccoon", "rosie"))
    kept.change(coins_by_hand=False)
    table = table_for(app, Session.new(Setup(PRESETS["bingo"], 3, "mixed"), seats))
    assert isinstance(table, ChildTable)
    app.show(table)
    for _ in range(600):
        run(app, 0.1)
        if table.searches:
            break
        if table.prompt.primary and table.session.asked:
            table.take(table.prompt.primary)
    assert {place.seat for place in table.director.held} == {1}, "only the child puts coins down by hand"
    assert [choice.does for choice in table.prompt.choices] == [Move.HELP]


# ---- River ------------------------------------------------------------------------------------------------
def test_a_child_at_river_is_asked_aloud_its_cards_say_their_names_and_its_minutes_count(kept: Kept) -> None:
    app = an_app(kept)
    child = a_child(app)
    seats = (SeatInfo(child.name, child.art, child=child.id), SeatInfo("Rosie", "raccoon", "rosie"))
    scene = river_for(app, RiverSession.new(RiverSetup(RiverRules(), 2, "river"), seats))
    assert isinstance(scene, ChildRiver)
    app.show(Title(app))
    app.push(scene)
    for _ in range(200):
        run(app, 0.3)
        request = scene.session.asked
        if isinstance(request, StartRound) and scene.director.idle:
            scene.session.answer(request.number, START)
            scene._take_news()
        elif request and scene.director.idle:
            break
    run(app, 2)
    assert "call_your_turn" in app.sound.asked
    scene.choose_card(HandCard(0, 0))
    card = scene.session.match.table(0).hands[0][0]
    assert card
    assert app.sound.asked[-1] == of("that_is", card.rank)
    app.pop()
    assert kept.profiles.played(child)[700_000] > 2
