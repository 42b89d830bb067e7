"""Matches for tests: with the cards that a test wants, or with any."""

from collections.abc import Iterable
from random import Random
from typing import Any

from house_rules import GAMES, any_rules
from hypothesis import strategies as st

from garbage_engine.cards import below, cards
from garbage_engine.events import AnyEvent
from garbage_engine.match import Match
from garbage_engine.requests import STOP, AnyDecision, AnyRequest, Guess, GuessColour, StartDeal
from garbage_engine.rules import Rules
from garbage_engine.setup import Setup, Start

CLASSIC = Rules()


def a_match(
    hands: Iterable[str], shoe: str = "", purses: Iterable[int] = (), rules: Rules = CLASSIC, **start: Any
) -> Match:
    """A deal with these hands and then the cards of the shoe; the last seat deals."""
    dealt = [cards(hand) for hand in hands]
    stock = (*(card for turn in zip(*dealt, strict=True) for card in turn), *cards(shoe))
    begun = Start(purses=tuple(purses) or (100,) * len(dealt), dealer=len(dealt) - 1, **start)
    return Match(Setup(rules, len(dealt), "", cards=(stock,), start=begun))


def step(match: Match, deals: int | None = None) -> None:
    """Any legal answer, or the wish to stop after so many deals."""
    request = match.request
    assert request
    enough = deals and isinstance(request, StartDeal) and request.deal > deals
    match.answer(request.number, STOP if enough else any_answer(request, Random(request.number)))


def any_answer(request: AnyRequest, rng: Random) -> AnyDecision:
    """Any legal one, but to stop."""
    if isinstance(request, GuessColour):
        return Guess(bool(below(2, rng)), request.least + below(request.most - request.least + 1, rng))
    legal = [answer for answer in request.legal if answer != STOP]
    return legal[below(len(legal), rng)]


def play_on(match: Match, until: type[AnyEvent] | None = None, deals: int | None = None) -> list[AnyEvent]:
    """What happens until that has happened, or to the end."""
    queue, events = match.subscribe(), list[AnyEvent]()
    while match.request and not (until and any(isinstance(event, until) for event in events)):
        step(match, deals)
        events += queue
    return events


def played(setup: Setup, deals: int | None = None) -> Match:
    match = Match(setup)
    play_on(match, deals=deals)
    return match


def every_decision(match: Match) -> list[AnyDecision]:
    return [*match.past, *match.decisions]


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any setup; often one in which coins or cards are short."""
    seats = draw(st.integers(3, 8))
    rules, seed = draw(rules_for(seats)), draw(st.text(max_size=3))
    purses = draw(st.none() | st.lists(st.integers(0, 12), min_size=seats, max_size=seats))
    waiting = st.integers(0, 5)
    start = purses and Start(
        purses=tuple(purses),
        dealer=draw(st.integers(0, seats - 1)),
        kitty=draw(waiting),
        carry=draw(waiting),
        stocks=rules.stocks,
    )
    return Setup(rules, seats, seed, start=start or None)


def rules_for(seats: int) -> st.SearchStrategy[Rules]:
    classic = st.builds(
        Rules,
        ante=st.integers(1, 20),
        start_coins=st.sampled_from((10, 25, 100)),
        rounds=st.just(1) | st.just(2),
        first_dealer=st.just("random") | st.integers(0, seats - 1),
        decks=st.sampled_from(("auto", 1, 2, 4)),
    )
    moved = st.builds(any_rules, st.builds(Random, st.integers()), st.just(seats), st.sampled_from(sorted(GAMES)))
    return (classic | moved).filter(lambda rules: rules is not None and rules.refusal(seats) is None)
