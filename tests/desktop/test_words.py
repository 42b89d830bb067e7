"""What is said: who is meant, how many coins, and a history in which every coin is explained."""

import msgspec
import pytest
from tables import NAMES, SIZES, a_view, measure, sitters

from garbage_desktop.table import stage as on
from garbage_desktop.table.chronicle import told
from garbage_desktop.table.layout import layout
from garbage_desktop.table.naming import call_words, how_many, listed, with_article
from garbage_desktop.table.view import Answer, Said
from garbage_desktop.table.words import Words
from garbage_engine import events as ev
from garbage_engine.cards import Rank, cards
from garbage_engine.match import Match
from garbage_engine.rules import Rules
from garbage_engine.setup import Setup
from garbage_engine.table import Row, Table

BANNED = ("bet", "gamble", "wager", "chips", "casino", "jackpot", "$", "€", "£")


def a_table(kind: str = "put", dealer: int = 3) -> Table:
    """Four seats; the first has two nines, the second one."""
    table = Table.set_for([100, 100, 100, 100])
    table.hands = [
        list(cards(hand)) for hand in ("9h 9c 4d Ks 2s", "9s Jd 5h 5d 3c", "Th 8c 6s 7d Qd", "Ac Ad As 2d 3d")
    ]
    table.coins = [[0] * 5 for _ in range(4)]
    table.markers = [[False] * 5 for _ in range(4)]
    table.dealer, table.phase = dealer, "put_take"
    table.rows = [Row(kind, tuple(range(1, 11)) if kind != "calls" else (), list(cards("7h 8h 7d Jc Qh")))]  # type: ignore[arg-type]
    return table


def said(event: ev.AnyEvent, table: Table, people: int = 1) -> Said:
    return Words(sitters(4, people)).said(event, table, Said())


def test_the_card_that_is_put_for() -> None:
    words = said(ev.CardTurned(cards("9d")[0], 6), a_table())
    assert words.headline[0] == "Nine! Everyone with a nine puts in 6 for each."
    assert words.detail[-1] == "You have two nines: you put in 12."
    assert words.detail[0] == f"You have two nines: you put in 12. {NAMES[1]} puts in 6."


def test_you_are_you_only_when_you_are_the_only_person() -> None:
    words = said(ev.CardTurned(cards("9d")[0], 6), a_table(), people=2)
    assert words.detail == (f"{NAMES[0]} puts in 12 · {NAMES[1]} puts in 6.",) * 2
    assert said(ev.DealStarted(2, 0), a_table()).headline == ("Hand 2. You deal.",)
    assert said(ev.DealStarted(2, 0), a_table(), people=0).headline == (f"Hand 2. {NAMES[0]} deals.",)


def test_the_calls_on_the_ribbon() -> None:
    assert call_words(a_table("put")) == "Put 5"
    assert call_words(a_table("take")) == "Take 5"
    assert call_words(a_table("calls")) == "Queen!"
    count = a_table("count")
    assert call_words(count) == "Five? Queen."
    count.rows[0].cards = list(cards("7h 8h 7d Jc Qh 2s 2h 8s"))
    assert call_words(count) == "Eight is an eight!"


def test_a_bingo_that_is_near_is_told_as_news() -> None:
    table = a_table("calls")
    table.phase, table.coins[1] = "bingo", [1, 1, 0, 1, 0]
    near = said(ev.CoinPlaced(1, 2), table)
    assert near.detail == (f"{NAMES[1]} needs only a three now.",)
    assert said(ev.CoinPlaced(1, 0), table).detail == ()


def test_a_shared_pot_is_explained() -> None:
    table = a_table()
    table.best = [(0, 1, 2, 3, 4), (), (0, 1, 2, 3, 4), ()]
    words = said(ev.PotWon(0, 25, (0, 2), (13, 12)), table)
    assert words.headline[0].startswith("You and Rosie share the pot of 25")
    assert words.detail == ("12 each. One more for you, nearest the dealer’s left.",)


@pytest.mark.parametrize(
    ("names", "words"), [([], ""), (["A"], "A"), (["A", "B"], "A and B"), (["A", "B", "C"], "A, B and C")]
)
def test_names_in_a_row(names: list[str], words: str) -> None:
    assert listed(names) == words


def test_cards_in_words() -> None:
    assert how_many(1, Rank.NINE) == "one nine"
    assert how_many(2, Rank.SIX) == "two sixes"
    assert (with_article(Rank.ACE), with_article(Rank.EIGHT), with_article(Rank.KING)) == (
        "an ace",
        "an eight",
        "a king",
    )


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_the_history_explains_every_coin(seats: int) -> None:
    match = Match(Setup(Rules(rounds=1), seats, f"history {seats}"))
    table = match.table()
    while match.request:
        match.answer(match.request.number, match.request.legal[0])
    chronicle = told(match.history(), table, sitters(seats))
    changes = [0] * seats
    for line in chronicle.lines:
        if line.seat is not None:
            changes[line.seat] += line.coins
    assert changes == [after - before for after, before in zip(match.table().purses, table.purses, strict=True)]
    assert chronicle.caption


FAMILY, STUD = Rules(ruleset="family"), Rules(poker_mode="stud")
STUMBLES = {
    "an ante that is too small": (ev.AntePaid(1, 2, 5), Rules(), "has only 2 coins and can win as many of each"),
    "an ante that cannot be put in": (ev.AntePaid(1, 0, 5), Rules(), "has no coins and cannot win this pot"),
    "a pot that comes back": (ev.CoinsReturned(1, 7), STUD, "Nobody could put in as many, so nobody can win them."),
    "a call with less": (ev.BetCalled(1, 3, 5), STUD, "What the others put in above it goes into a side pot."),
    "a hand that is laid down": (ev.Folded(1), STUD, "the hand stays and plays in the next games"),
    "a card without a coin": (ev.CoverMissed(1, 0), Rules(), "has no coin left: the nine stays bare"),
    "a marker": (ev.MarkerPlaced(1, 0), Rules(), "has no coin left: a marker covers"),
    "cards that run out": (ev.BingoDied(), Rules(), "Everyone takes back the coins on the cards."),
    "two bingos": (ev.BingoTied((1, 2), 9), Rules(bingo_tie="kitty"), "9 coins wait in the kitty for the next bingo."),
    "too few coins to put": (ev.CoinsPut(1, (0,), 4, 6), Rules(), "has only 4 coins left. The rest is let off."),
    "an empty pot": (ev.CoinsTaken(1, (0,), 2, 4, 6), Rules(), f"The pot is empty: {NAMES[3]} pays 4."),
    "an empty dealer": (ev.CoinsTaken(1, (0,), 2, 1, 6), Rules(), f"{NAMES[3]} cannot pay the rest, it is let off."),
    "a hit that cannot be paid": (ev.CoinsPaid(1, 3, 4, 9), Rules(), "has only 4 coins left. The rest is let off."),
    "a guess that is cut": (ev.GuessMade(1, True, 100), FAMILY, f"It cannot be more: {NAMES[3]} has 100 to match it."),
    "a guess that is not paid": (ev.GuessWon(1, 6, 9), FAMILY, "should pay 9 and has only 6: the rest is let off."),
    "somebody who leaves": (ev.SeatLeft(1), FAMILY, "has no coins left and leaves the table."),
    "a gift": (ev.CoinsGiven(1, 2, 10), Rules(broke="pass"), "a gift, not a loan"),
}


@pytest.mark.parametrize("stumble", STUMBLES)
def test_what_a_family_stumbles_on_is_said_where_it_happens(stumble: str) -> None:
    event, rules, words = STUMBLES[stumble]
    told = Words(sitters(4), rules).said(event, a_table(), Said())
    assert words in " ".join((*told.headline, *told.detail))


@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1280, 720)])
def test_a_long_reason_is_read_whole_in_a_small_window_too(size: tuple[int, int]) -> None:
    answers = Answer("Skip phase", icon=True), Answer("Next card", icon=True)
    for event, rules, _ in STUMBLES.values():
        told = Words(sitters(4), rules).said(event, a_table(), Said(("Nine! Put in 6.",)))
        stage = layout(a_table(), a_view(size, 4, said=told, answers=answers))
        words = " ".join(thing.words for thing in stage.things if isinstance(thing, on.Label) and thing.align == "left")
        assert not told.detail or told.detail[0] in words


def test_the_history_tells_what_could_not_be_paid() -> None:
    put = told((ev.CoinsPut(1, (0,), 4, 6),), a_table(), sitters(4))
    assert [line.words for line in put.lines] == ["for one nine, only 4 of 6"]


def test_every_sentence_of_a_match_is_kind_and_fits_its_window() -> None:
    match = Match(Setup(Rules(rounds=1), 8, "sentences"))
    table, words, before = match.table(), Words(sitters(8)), Said()
    while match.request:
        match.answer(match.request.number, match.request.legal[0])
    sentences: set[Said] = set()
    for event in match.history():
        before = words.said(event, table, before)
        sentences.add(before)
        table.apply(event)
    for sentence in sentences:
        for form in (*sentence.headline, *sentence.detail):
            assert not set(form.lower().replace(",", " ").replace(".", " ").split()) & set(BANNED)
            assert "{" not in form
            assert "'" not in form
    for size in SIZES:
        view = a_view(size, 8)
        for sentence in sentences:
            shown = layout(match.table(), msgspec.structs.replace(view, said=sentence))
            foot = [t for t in shown.things if isinstance(t, on.Label) and t.align == "left"]
            assert foot[0].words in sentence.headline[0] or foot[0].words in sentence.headline
            assert all(measure(line.words, line.px, line.style) <= line.box.w for line in foot)
