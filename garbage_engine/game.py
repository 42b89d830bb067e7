"""Game: the table with its stocks, its chance and all that has happened; what the phases play on."""

from collections.abc import Generator, Iterable
from random import Random

from garbage_engine.cards import Card, Rank, packs, shuffled, stream
from garbage_engine.events import AnyEvent, CardDealt, CardTurned, HandDiscarded, Phase, Shuffled
from garbage_engine.requests import AnyDecision, AnyRequest, TurnCard
from garbage_engine.setup import Setup, Start

Play = Generator[AnyRequest, AnyDecision, None]
"""Rules being played: they post events, and yield what they want to know."""
Holders = dict[int, tuple[int, ...]]
"""The seats that hold cards of one rank, in seat order, and the places of these cards in their hands."""


def shares(coins: int, winners: int) -> tuple[int, ...]:
    """Equal shares; odd coins go one each to the winners nearest the dealer's left, who come first (rule G4)."""
    each, odd = divmod(coins, winners)
    return (each + 1,) * odd + (each,) * (winners - odd)


class Game:
    """Events are posted here and nowhere else. Of a stock only this knows the order."""

    def __init__(self, setup: Setup, checkpoint: Start) -> None:
        self.setup, self.rules = setup, setup.rules
        self.credit = setup.rules.short_pay == "debt"
        self.checkpoint = checkpoint  # of the deal that is played
        self.table = checkpoint.table()
        self.history: list[AnyEvent] = []
        self.asked, self.shuffles = checkpoint.asked, checkpoint.shuffles
        self.shoes: list[list[Card]] = [[] for _ in range(self.rules.stocks)]  # the top card is the last

    def post(self, event: AnyEvent) -> None:
        self.history.append(event)
        self.table.apply(event)

    def ask(self, request: AnyRequest) -> Generator[AnyRequest, AnyDecision, AnyDecision]:
        answer = yield request
        self.asked += 1
        return answer

    def turn_card(self) -> Generator[AnyRequest, AnyDecision, Card]:
        """The dealer turns the next card of the row."""
        yield TurnCard(self.asked, self.table.dealer)
        self.asked += 1
        card = self.draw(-1)
        self.post(CardTurned(card, len(self.table.rows[-1].cards) + 1))
        return card

    @property
    def later(self) -> tuple[Phase, ...]:
        """The games of this deal that follow the one being played."""
        phases = self.rules.phases
        return phases[phases.index(self.table.phase) + 1 :] if self.table.phase else ()

    @property
    def cards_left(self) -> bool:
        """Whether a card can be turned, if need be a dead one (rules C1.6, C6.5)."""
        return bool(self.shoes[-1] or self.table.stocks[-1].dead)

    def draw(self, stock: int) -> Card:
        """The top card; if there is none, the dead ones are shuffled first (rule C1.6)."""
        if not self.shoes[stock]:
            self.shuffle(stock, self.table.stocks[stock].dead)
        return self.shoes[stock].pop()

    def shuffle_packs(self) -> None:
        """All cards, before each deal (rules C1.4, F1.2)."""
        for stock in range(self.rules.stocks):
            self.shuffle(stock, packs(self.rules.packs(self.setup.seats)))

    def refresh(self, needed: int) -> None:
        """Where the dealer has a pack of his own, all of it is shuffled if too little is left (rule F1.5)."""
        if self.rules.stocks > 1 and len(self.shoes[-1]) < needed:
            self.shuffle(-1, packs(1))

    def shuffle(self, stock: int, cards: list[Card]) -> None:
        order = self.stacked() if self.setup.cards else shuffled(cards, self.chance())
        self.shuffles += 1
        self.shoes[stock] = order[::-1]
        self.post(Shuffled(stock % len(self.shoes), len(order)))

    def stacked(self) -> list[Card]:
        """The next stock as the setup has it."""
        stocks = self.setup.cards or ()
        if self.shuffles >= len(stocks):
            raise ValueError(f"the setup has cards for {len(stocks)} shuffles, not for more")
        return list(stocks[self.shuffles])

    def chance(self) -> Random:
        again = self.shuffles - self.checkpoint.shuffles
        return stream(self.setup.seed, f"deal {self.checkpoint.deal}/shoe" + (f" {again + 1}" if again else ""))

    def deal_hands(self) -> None:
        """One card at a time, face up, in seat order (rule C1.5); nothing if the hands have been dealt."""
        if not any(self.table.hands):
            self.deal(self.table.order() * self.rules.hand_size)

    def deal(self, seats: Iterable[int]) -> None:
        """One card to each."""
        for seat in seats:
            self.post(CardDealt(seat, self.draw(0)))

    def discard_hand(self, seat: int) -> None:
        if self.table.hands[seat]:
            self.post(HandDiscarded(seat))

    def payment(self, seat: int, owed: int) -> int:
        """How many of the coins that it owes a seat pays; the rest is cancelled, but where debts are made (rule G3)."""
        purse = self.table.purses[seat]
        return owed if self.credit or owed <= purse else purse

    def split(self, coins: int, winners: int) -> tuple[tuple[int, ...], int]:
        """Equal shares, and the odd coins that wait if the rules want it (rule G4)."""
        odd = coins % winners if self.rules.odd_coins == "carry" else 0
        return shares(coins - odd, winners), odd

    def holders(self, seats: Iterable[int]) -> dict[Rank, Holders]:
        """Who holds the cards of each rank, for as long as no hand changes."""
        held: dict[Rank, Holders] = {}
        for seat in seats:
            for place, card in enumerate(self.table.hands[seat]):
                of_rank = held.setdefault(card.rank, {})
                of_rank[seat] = (*of_rank[seat], place) if seat in of_rank else (place,)
        return held
