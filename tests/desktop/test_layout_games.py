"""The same for the games of other house rules: red or black, stud, buying, up and down, side pots, empty seats."""

from dataclasses import dataclass

import pytest
from tables import SIZES, a_view, measure, moments, strained
from test_layout import faults, texts

from garbage_desktop.table import places as at
from garbage_desktop.table import stage as on
from garbage_desktop.table.centre import pots_shown
from garbage_desktop.table.layout import layout
from garbage_desktop.table.view import Answer, Guessing, Said, Sitter, View
from garbage_engine.rules import Rules
from garbage_engine.table import Table

FAMILY = Rules(ruleset="family", bet_min=0)
STUD = Rules(poker_mode="stud", buy_card=True, ante=20, start_coins=60)
SEVEN = Rules(poker_mode="stud", buy_card=True, hand_size=7)


@dataclass(frozen=True)
class Game:
    """House rules, and how many may sit down with them."""

    rules: Rules
    seats: range

    def view(self, size: tuple[int, int], seats: int, **changes: object) -> View:
        family = self.rules.ruleset == "family"
        return a_view(
            size,
            seats,
            rules=self.rules,
            cards=self.rules.hand_size,
            buys=self.rules.buy_card,
            idle_dealer=family,
            **changes,
        )


GAMES = {
    "family": Game(FAMILY, range(3, 11)),
    "stud": Game(STUD, range(3, 9)),
    "seven": Game(SEVEN, range(3, 9)),
}
TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]


def found_at(game: Game, seats: int) -> dict[str, Table]:
    return moments(seats, "games", game.rules, wild=True)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_moment_of_other_games_can_be_read(name: str, seats: int, size: tuple[int, int]) -> None:
    game = GAMES[name]
    for text in texts(size):
        for moment, table in found_at(game, seats).items():
            for now in (table, strained(table)):
                stage = layout(now, game.view(size, seats, text=text))
                assert not faults(stage), (moment, text, faults(stage))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("seats", range(3, 11))
def test_the_board_for_a_guess_has_room(seats: int, size: tuple[int, int]) -> None:
    game = GAMES["family"]
    asked = [table for moment, table in found_at(game, seats).items() if moment.startswith("GuessColour")]
    assert asked
    for table in asked:
        for text in texts(size):
            stage = layout(table, game.view(size, seats, text=text, guessing=Guessing(1, 9999, True, 9999)))
            assert not faults(stage), (text, faults(stage))
            assert {"red", "black", "less", "amount", "more"} <= set(stage.boxes)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_a_question_is_read_whole_beside_its_answers(size: tuple[int, int]) -> None:
    hint, long = Answer("Hint", icon=True), "Felix and Olive have put in 10. And you?"
    answers = {
        ("Would you like one more card for 5 coins?", "One more card for 5 coins?"): ("Buy a card for 5", "Keep it"),
        (long, "10 coins to match. And you?"): ("Lay down", "Put in 5 more", "Match 10"),
    }
    for text in texts(size):
        for said, words in answers.items():
            view = a_view(size, 5, text=text, said=Said(said), answers=(hint, *map(Answer, words)))
            stage = layout(moments(5)["before"], view)
            foot = next(thing.box for thing in stage.things if isinstance(thing, on.Bar) and not thing.at_top)
            labels = [thing for thing in stage.things if isinstance(thing, on.Label) and thing.box.meets(foot)]
            assert " ".join(label.words for label in labels) in said
            assert all(measure(label.words, label.px, label.style) <= label.box.w for label in labels)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("name", ["stud", "seven"])
def test_a_card_that_goes_is_marked(name: str, size: tuple[int, int]) -> None:
    game = GAMES[name]
    cards = game.rules.hand_size + 1
    for seats in game.seats:
        asked = [table for table in found_at(game, seats).values() if any(len(hand) == cards for hand in table.hands)]
        for table in asked:
            seat = next(seat for seat, hand in enumerate(table.hands) if len(hand) == cards)
            fresh, goes = at.HandCard(seat, cards - 1), at.HandCard(seat, 1)
            sitters = tuple(Sitter("Anna" if n == seat else f"Nobody {n}", "fox", n == seat) for n in range(seats))
            view = game.view(size, seats, front=seat, fresh=fresh, goes=goes, sitters=sitters)
            stage = layout(table, view)
            assert not faults(stage), faults(stage)
            assert {"New", "This one goes"} <= {thing.words for thing in stage.things if isinstance(thing, on.Note)}
            assert {t.place for t in stage.things if isinstance(t, on.TableCard) and t.ring} == {fresh}


def test_side_pots_lie_apart_with_those_who_can_win_them() -> None:
    table = Table.set_for([0, 40, 40, 40])
    table.phase, table.dealer, table.put_in, table.pot = "poker", 3, [10, 20, 20, 20], 70
    table.street = [0, 10, 10, 10]
    assert [(pot.coins, sorted(pot.claimants)) for pot in pots_shown(table)] == [(40, [0, 1, 2, 3]), (30, [1, 2, 3])]
    stage = layout(table, a_view(seats=4))
    assert len([thing for thing in stage.things if isinstance(thing, on.Heap)]) == 2
    assert len([thing for thing in stage.things if isinstance(thing, on.Claimant)]) == 7
    table.folded = [2]
    assert len([thing for thing in layout(table, a_view(seats=4)).things if isinstance(thing, on.Claimant)]) == 5


def test_what_others_can_still_match_is_no_side_pot() -> None:
    table = Table.set_for([40, 40, 40])
    table.phase, table.put_in, table.pot, table.street = "poker", [10, 20, 20], 50, [0, 10, 10]
    assert [pot.coins for pot in pots_shown(table)] == [50]


def test_a_hand_that_was_laid_down_is_dim_and_says_so() -> None:
    game = GAMES["stud"]
    table = found_at(game, 5)["Folded"]
    stage = layout(table, game.view((1280, 720), 5))
    cards = [t for t in stage.things if isinstance(t, on.TableCard) and isinstance(t.place, at.HandCard)]
    dim = {t.place.seat for t in cards if t.dim and isinstance(t.place, at.HandCard)}
    assert dim == set(table.folded)
    notes = [thing.words for thing in stage.things if isinstance(thing, on.Note)]
    assert notes.count("Laid down") == len(table.folded)


def test_the_idle_hand_of_the_dealer_is_dim_and_never_shines() -> None:
    game = GAMES["family"]
    for moment, table in found_at(game, 4).items():
        if moment.startswith(("put", "take")):
            stage = layout(table, game.view((1280, 720), 4))
            hand = [t for t in stage.things if isinstance(t, on.TableCard) and t.place in dealers(table)]
            assert len(hand) == 5
            assert all(card.dim and not card.ring for card in hand)


def dealers(table: Table) -> set[at.HandCard]:
    return {at.HandCard(table.dealer, card) for card in range(5)}


def test_two_packs_have_two_backs() -> None:
    game = GAMES["family"]
    for moment, table in found_at(game, 4).items():
        boxes = [t for t in layout(table, game.view((1280, 720), 4)).things if isinstance(t, on.ShoeBox)]
        if moment.startswith(("Guess", "CardDealt", "before")):
            left, right = sorted(boxes, key=lambda shoe: shoe.box.x)
            assert (left.pack, right.pack) == (0, 1)
        else:
            assert boxes[-1].pack == 1


def test_debts_have_a_true_minus_sign() -> None:
    table = Table.set_for([-5, -12, 100])
    stage = layout(table, a_view(seats=3))
    assert any(isinstance(thing, on.Label) and thing.words.startswith("−5 ") for thing in stage.things)
    assert not any(isinstance(thing, on.Stack) for thing in stage.things)


def test_an_empty_seat_says_that_somebody_has_left() -> None:
    table = Table.set_for([100, 0, 100])
    table.playing[1] = False
    stage = layout(table, a_view(seats=3))
    assert [thing.words for thing in stage.things if isinstance(thing, on.Note)] == ["Has left the table"]


def test_what_the_player_in_front_did_is_read_beside_the_cards() -> None:
    game = GAMES["stud"]
    table = found_at(game, 5)["Folded"].copy()
    table.folded, table.hands[0] = [0], table.hands[0][:3]
    stage = layout(table, game.view((1280, 720), 5))
    mine = [t.box for t in stage.things if isinstance(t, on.TableCard) and getattr(t.place, "seat", None) == 0]
    said = next(thing for thing in stage.things if isinstance(thing, on.Note) and thing.words == "Laid down")
    assert not any(said.box.meets(card) for card in mine)


def test_pots_are_named_alike() -> None:
    table = Table.set_for([0, 0, 5, 5])
    table.phase, table.put_in, table.pot, table.street = "poker", [10, 20, 40, 40], 110, [0, 0, 0, 0]
    for size in SIZES:
        stage = layout(table, a_view(size, 4))
        pots = [
            thing for thing in stage.things if isinstance(thing, on.Label) and thing.words.split()[-1] in ("40", "30")
        ]
        assert len({(len(pot.words.split()), pot.px) for pot in pots}) == 1
