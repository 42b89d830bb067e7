"""River: the game of chapter 3, round by round."""

from collections.abc import Generator
from random import Random

from garbage_engine import river_events as ev
from garbage_engine.cards import Card, packs, shuffled, stream
from garbage_engine.events import MatchEnded
from garbage_engine.hands import best
from garbage_engine.requests import STOP
from garbage_engine.river_events import RiverEvent
from garbage_engine.river_requests import Choose, ChooseCards, Pick, PickCard, RiverDecision, RiverRequest, StartRound
from garbage_engine.river_setup import RiverSetup
from garbage_engine.river_table import RIVER

RiverPlay = Generator[RiverRequest, RiverDecision, None]
Answered = Generator[RiverRequest, RiverDecision, RiverDecision]


class RiverGame:
    """The table, the deck, the cards that lie face down, and all that has happened. Events are posted here."""

    def __init__(self, setup: RiverSetup) -> None:
        self.setup = setup
        self.table = setup.table()
        self.history: list[RiverEvent] = []
        self.asked = 0
        self.laid: list[tuple[Card, ...]] = []  # face down, in seat order
        self.orders = list(setup.orders)
        order = setup.cards if setup.cards is not None else shuffled(packs(1), stream(setup.seed, "deck"))
        self.deck = list(order)[::-1]  # the top card is the last

    def post(self, event: RiverEvent) -> None:
        self.history.append(event)
        self.table.apply(event)

    def ask(self, request: RiverRequest) -> Answered:
        answer = yield request
        self.asked += 1
        return answer

    def drawn(self, tied: tuple[int, ...], rng: Random) -> list[int]:
        """A random order of equals (rule R4.2), or the next one of the setup."""
        return list(self.orders.pop(0)) if self.orders else shuffled(tied, rng)


def play(game: RiverGame) -> RiverPlay:
    """Round after round, until the hands are used up or the table wants to stop."""
    for number in range(game.table.round + 1, game.table.rounds + 1):
        if (yield from game.ask(StartRound(game.asked, 0, number))) == STOP:
            break
        if not any(game.table.hands):
            deal(game)
        yield from play_round(game, number)
    end(game)


def deal(game: RiverGame) -> None:
    """One card at a time, secret; then the first future river (rules R1.2, R1.3)."""
    for _ in range(game.setup.rules.hand_size):
        for seat in range(game.table.seats):
            game.post(ev.HandCardDealt(seat, game.deck.pop()))
    turn_future(game)


def turn_future(game: RiverGame) -> None:
    """As many as there are seats less than five (rule R1.4)."""
    for _ in range(RIVER - game.table.seats):
        game.post(ev.FutureTurned(game.deck.pop()))


def play_round(game: RiverGame, number: int) -> RiverPlay:
    game.post(ev.RoundStarted(number))
    if not game.table.last_round:
        turn_future(game)
    yield from choose(game, 1)
    game.post(ev.RiverShown(tuple(card for (card,) in game.laid)))
    yield from choose(game, 2)
    game.post(ev.PairsShown(tuple((first, second) for first, second in game.laid)))
    compare(game)
    if not game.table.last_round:
        yield from take_back(game)
    game.post(ev.RoundEnded(number))


def choose(game: RiverGame, count: int) -> RiverPlay:
    """Everybody chooses in secret; nothing is told but that it was done (rules R2.2 to R2.4)."""
    game.laid = []
    for seat, hand in enumerate(game.table.hands):
        answer = yield from game.ask(ChooseCards(game.asked, seat, len(hand), count))
        assert isinstance(answer, Choose), answer
        game.laid.append(tuple(card for place in answer.cards if (card := hand[place])))
        game.post(ev.Chosen(seat, count))


def compare(game: RiverGame) -> None:
    """The best hand gets the points; of several best ones each gets its part, rounded up (rules R3)."""
    table = game.table
    for seat, pair in enumerate(table.pairs):
        seven = [card for card in (*table.river, *pair) if card]
        game.post(ev.BestShown(seat, tuple(seven[place] for place in best(seven)[1])))
    worths = [table.worth(seat) for seat in range(table.seats)]
    heights = sorted({*worths}, reverse=True)
    places = tuple(tuple(seat for seat, worth in enumerate(worths) if worth == height) for height in heights)
    game.post(ev.RoundWon(places, -(-table.round // len(places[0]))))


def take_back(game: RiverGame) -> RiverPlay:
    """Two cards each, in two passes of one order: the worst hand first (rules R4)."""
    rng = stream(game.setup.seed, f"round {game.table.round}/order")
    order: list[int] = []
    for tied in reversed(game.table.places):
        order += game.drawn(tied, rng) if len(tied) > 1 else tied
    game.post(ev.PickingStarted(tuple(order)))
    while (seat := game.table.picker) is not None:
        answer = yield from game.ask(PickCard(game.asked, seat, game.table.open))
        assert isinstance(answer, Pick), answer
        game.post(ev.CardPicked(seat, answer.card))


def end(game: RiverGame) -> None:
    """The highest total wins, equal totals share the win (rule R5.3)."""
    scores = game.table.scores
    game.post(MatchEnded(tuple(seat for seat, points in enumerate(scores) if points == max(scores))))
