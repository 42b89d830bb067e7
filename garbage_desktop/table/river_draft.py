"""River draft: what a person has begun to answer: cards that are raised, the card that is wanted, a hint."""

import msgspec

from garbage_desktop.table import river_words as words
from garbage_desktop.table.places import HandCard, Place
from garbage_engine.cards import Card
from garbage_engine.requests import START
from garbage_engine.river_requests import Choose, ChooseCards, Pick, PickCard, RiverDecision, RiverRequest, StartRound
from garbage_engine.river_table import RiverTable


class RiverDraft(msgspec.Struct, frozen=True):
    """Nothing of it is known to the match."""

    raised: tuple[int, ...] = ()  # places of the own cards that are chosen
    wanted: Card | None = None  # the card of the table that is chosen
    hint: tuple[str, ...] = ()  # why, in forms from long to short

    def pressed(self, request: RiverRequest | None, place: Place, card: Card | None) -> "RiverDraft":
        """A card was pressed: it is chosen, or is not any more."""
        match request, place:
            case ChooseCards(count=count), HandCard(_, number):
                others = tuple(other for other in self.raised if other != number)
                return RiverDraft(others if number in self.raised else (*others, number)[-count:])
            case PickCard(), _:
                return RiverDraft(wanted=None if card == self.wanted else card)
        return self

    def decision(self, request: RiverRequest | None) -> RiverDecision | None:
        """The answer, if it is whole."""
        answer: RiverDecision | None = None
        match request:
            case StartRound():
                answer = START
            case ChooseCards():
                answer = Choose(tuple(sorted(self.raised)))
            case PickCard() if self.wanted:
                answer = Pick(self.wanted)
        return answer if request and answer and request.allows(answer) else None

    def cards(self, table: RiverTable, seat: int) -> list[Card]:
        hand = table.hands[seat]
        return [card for place in self.raised if place < len(hand) and (card := hand[place])]

    def word(self, table: RiverTable, seat: int) -> tuple[str, ...]:
        """What the chosen cards make with the river; once all are shown, what the own hand is."""
        if table.best[seat]:
            return words.note(table, seat, choosing=False)
        whole = (table.step == "pair" and len(self.raised) == 2) or table.step == "river"
        return words.makes(self.cards(table, seat), table.river) if whole and self.raised else ()

    def lit(self, table: RiverTable, seat: int) -> frozenset[Card]:
        """The cards that shine: those of the best hand that is chosen, of the winners, or the one to be taken."""
        chosen = self.cards(table, seat)
        if self.wanted:
            return frozenset({self.wanted})
        if table.step == "pair" and len(chosen) == 2:
            return frozenset({*words.best_five(chosen, table.river), *chosen})
        if table.step == "compare" and table.places:
            return frozenset(card for winner in table.places[0] for card in table.best[winner])
        return frozenset(chosen)
