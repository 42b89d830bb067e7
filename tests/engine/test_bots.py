"""The bots: each somebody, none in the way, and not talking all the time."""

from collections import Counter
from itertools import count
from typing import get_args

from matches import a_match, play_on

from garbage_engine import events as ev
from garbage_engine.bots import BOTS, CAST
from garbage_engine.bots.bot import Occasion, occasion_of
from garbage_engine.cards import stream
from garbage_engine.match import Match
from garbage_engine.requests import StartDeal
from garbage_engine.rules import Rules
from garbage_engine.setup import Setup

SEVEN = Setup(Rules(rounds=4), 7, "bots")


def remarks(seed: str) -> list[tuple[int, str]]:
    match, told = Match(SEVEN), list[tuple[int, str]]()
    shown, events, numbers = SEVEN.beginning.table(), match.subscribe(), count()
    while request := match.request:
        chance = stream(seed, f"seat {request.seat}/request {request.number}")
        match.answer(request.number, CAST[request.seat].decide(match.table(request.seat), request, chance))
        for event, number in zip(events, numbers, strict=False):
            shown.apply(event)
            for seat, bot in zip(range(7), CAST, strict=False):
                said = bot.remark(shown, seat, event, stream(seed, f"seat {seat}/event {number}"))
                told += [(seat, str(said))] if said else []
    return told


def test_everybody_is_somebody_else() -> None:
    for part in ("key", "name", "animal", "manner"):
        assert len({str(getattr(bot, part)) for bot in CAST}) == len(CAST) == len(BOTS)
    words = [str(word) for bot in CAST for texts in bot.words.values() for word in texts]
    assert len(set(words)) == len(words)


def test_everybody_has_a_word_for_every_occasion_short_enough_for_a_bubble() -> None:
    for bot in CAST:
        assert set(bot.words) == set(get_args(Occasion))
        assert all(len(texts) > 1 and len(str(text)) <= 48 for texts in bot.words.values() for text in texts)


def test_a_bot_that_is_asked_the_same_answers_and_says_the_same() -> None:
    assert remarks("a") == remarks("a") != remarks("b")


def test_bots_speak_now_and_then() -> None:
    match, occasions = Match(SEVEN), Counter[int]()
    shown = SEVEN.beginning.table()
    for event in play_on(match):
        shown.apply(event)
        occasions.update(seat for seat in range(7) if occasion_of(shown, seat, event))
    spoken = Counter(seat for seat, _ in remarks("a"))
    assert all(spoken[seat] for seat in range(7))
    assert 0.1 < spoken.total() / occasions.total() < 0.3


def test_what_is_said_fits_what_happened() -> None:
    match = Match(SEVEN)
    shown = SEVEN.beginning.table()
    seen = Counter[Occasion]()
    for event in play_on(match):
        shown.apply(event)
        for seat in range(7):
            if occasion := occasion_of(shown, seat, event):
                seen[occasion] += 1
                assert isinstance(event, FITTING[occasion])
    assert set(seen) >= {"deal", "pot", "bingo", "near", "put", "take", "hit", "pay", "match"}


def occasions(match: Match, *kinds: type[ev.AnyEvent]) -> list[tuple[int, Occasion]]:
    """What events of these kinds mean to whom."""
    shown, found = match.setup.beginning.table(), list[tuple[int, Occasion]]()
    for event in play_on(match, deals=1):
        shown.apply(event)
        if isinstance(event, kinds):
            found += [(seat, what) for seat in range(shown.seats) if (what := occasion_of(shown, seat, event))]
    return found


def test_nobody_takes_half_a_pot_for_all_of_it() -> None:
    hands = ("Ks Kd 9h 5c 2s", "Kh Kc 9d 5s 2h", "As Qd 9c 5d 2d")
    assert occasions(a_match(hands, rules=Rules(phases=("poker",))), ev.PotWon) == []
    assert occasions(a_match(hands[1:] + JUNK, rules=Rules(phases=("poker",))), ev.PotWon) == [(0, "pot")]


def test_near_is_who_was_one_card_short() -> None:
    hands = ("2c 2d 2h 2s 2c", "2h 2s 2c 2d 8h", "2c 2s 7d 7h 7s", "2c 2d 7c 8c 9c")
    match = a_match(hands, "2s", rules=Rules(phases=("bingo",)), phase="bingo")
    assert occasions(match, ev.BingoCalled) == [(0, "bingo"), (1, "near")]


def test_an_empty_purse_is_a_word_once() -> None:
    hands = ("2c 2d 6h 8s 8c", "3c 5d 7h 9s Jc", "4d 4h 6s Tc Td")
    match = a_match(hands, "2s 2s 8d 2h 6d", (0, 9, 9), Rules(phases=("bingo",)), phase="bingo")
    assert occasions(match, ev.CoverMissed) == [(0, "empty")]


def test_who_is_given_coins_has_a_word_for_it() -> None:
    match = a_match(JUNK * 3, "2s", (0, 9, 90), Rules(phases=("bingo",), broke="pass"), phase="bingo")
    assert occasions(match, ev.CoinsGiven) == [(0, "given")]


JUNK = ("3c 5d 7h 9s Jc",)
FITTING = {
    "deal": ev.DealStarted,
    "pot": ev.PotWon,
    "bingo": ev.BingoCalled,
    "near": ev.BingoCalled,
    "put": ev.CoinsPut,
    "take": ev.CoinsTaken,
    "hit": ev.CountHit,
    "pay": ev.CoinsPaid,
    "empty": ev.CoverMissed,
    "match": ev.MatchEnded,
}


def test_no_bot_ends_the_match_for_the_others() -> None:
    match = Match(SEVEN)
    play_on(match, until=ev.DealEnded)
    assert isinstance(match.request, StartDeal)
    for bot in CAST:
        assert bot.decide(match.table(), match.request, stream("any", "seat")) == match.request.legal[0]
