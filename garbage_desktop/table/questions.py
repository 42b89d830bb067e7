"""Questions: what somebody is asked at the table, what each answer means, and what speaks for it, in words."""

from collections.abc import Sequence
from typing import NamedTuple

from garbage_desktop.language import _, ngettext, translated
from garbage_desktop.table.naming import card_word, coins_word, rank_word, shows
from garbage_desktop.table.words import Words
from garbage_engine.cards import Card
from garbage_engine.hands import Shown, Value, best, named, shown
from garbage_engine.requests import (
    AnyDecision,
    AnyRequest,
    Bet,
    Buy,
    BuyCard,
    Call,
    Check,
    Discard,
    DiscardCard,
    Fold,
    Guess,
    GuessColour,
    Pass,
    PlayStud,
    Raise,
)
from garbage_engine.table import Table


class Asked(NamedTuple):
    """The question, and what the table shows about it."""

    question: str = ""
    detail: str = ""
    short: str = ""  # the question where there is little room


class Questions:
    """What is asked of a seat, as the table stands."""

    def __init__(self, words: Words, table: Table) -> None:
        self.words, self.table, self.rules = words, table, words.rules

    def asked(self, request: AnyRequest) -> Asked:
        """Where several people play the question begins with a name."""
        asked = self._asked(request)
        if self.words.you is not None or not asked.question:
            return asked
        name, named = self.words.name(request.seat), _("{name}: {question}")
        question, short = (named.format(name=name, question=words) for words in (asked.question, asked.short))
        return asked._replace(question=question, short=short if asked.short else "")

    def _asked(self, request: AnyRequest) -> Asked:
        match request:
            case GuessColour():
                question = _("Red or black? Choose, and say how many coins.")
                return Asked(question, self.guess(request), _("Red or black? How many coins?"))
            case PlayStud():
                return Asked(self.stud(request), self.standing(request.seat), self.stud_in_short(request))
            case BuyCard(seat=seat, price=price):
                question = _("Would you like one more card for {coins}?").format(coins=coins_word(price))
                short = _("One more card for {coins}?").format(coins=coins_word(price))
                return Asked(question, self.standing(seat), short)
            case DiscardCard(seat=seat):
                new = card_word(self.table.hands[seat][-1])
                question = _("Your new card is the {card}. Which card goes?").format(card=new)
                return Asked(question, _("Tap a card: it may be the new one."), _("Which card goes?"))
        return Asked()

    # ---- red or black -----------------------------------------------------------------------------
    def guess(self, request: GuessColour) -> str:
        """What wins, and why no more coins can be put down (rule F2.5)."""
        wins = _("Three of your five cards in your colour win.")
        return f"{wins} {self.most(request)}".strip()

    def most(self, request: GuessColour) -> str:
        dealer, coins = self.words.name(self.table.dealer), self.table.purses[self.table.dealer]
        if self.rules.bet_cap == "dealer" and request.most == coins:
            has = ngettext("{name} has {count} coin to match you.", "{name} has {count} coins to match you.", coins)
            return has.format(name=dealer, count=coins)
        if request.most == self.rules.bet_max:
            return _("You may put in up to {coins}.").format(coins=coins_word(request.most))
        return ""

    # ---- stud -------------------------------------------------------------------------------------
    def stud(self, request: PlayStud) -> str:
        table, seat = self.table, request.seat
        if request.owed:
            most = max(table.street)
            leaders = [other for other in table.claimants if table.street[other] == most]
            have = ngettext(
                "{names} has put in {coins}. And you?", "{names} have put in {coins}. And you?", len(leaders)
            )
            return have.format(names=self.words.names(leaders), coins=most)
        top = max(shown(table.hands[other]) for other in table.claimants)
        if shown(table.hands[seat]) == top and not any(table.street):
            return _("You show the best cards. Would you like to begin?")
        return _("Nobody has put in yet. And you?")

    def stud_in_short(self, request: PlayStud) -> str:
        if not request.owed:
            return _("Would you like to put in?")
        return ngettext("{count} coin to match. And you?", "{count} coins to match. And you?", request.owed).format(
            count=request.owed
        )

    def standing(self, seat: int) -> str:
        """The best hand of the others beside one's own."""
        table = self.table
        others = [other for other in table.claimants if other != seat]
        mine = self.hand(table.hands[seat])
        if not others:
            return _("You have: {hand}.").format(hand=mine)
        first = max(others, key=lambda other: self.rank(table.hands[other]))
        shows_ = _("{name} shows: {theirs}. You have: {yours}.")
        return shows_.format(name=self.words.name(first), theirs=self.hand(table.hands[first]), yours=mine)

    @staticmethod
    def rank(hand: Sequence[Card]) -> tuple[Value, Shown]:
        return (best(hand)[0], ([], [])) if len(hand) >= 5 else (Value(0), shown(hand))

    @staticmethod
    def hand(hand: Sequence[Card]) -> str:
        return translated(named(best(hand)[0])) if len(hand) >= 5 else shows(hand)

    # ---- answers ----------------------------------------------------------------------------------
    def label(self, answer: AnyDecision, request: AnyRequest) -> str:
        """On its button."""
        match answer, request:
            case Guess(coins=0), _:
                return _("No guess")
            case Guess(red, coins), _:
                return (_("Put {coins} on red") if red else _("Put {coins} on black")).format(coins=coins)
            case Buy(), BuyCard(price=price):
                return _("Buy a card for {coins}").format(coins=price)
            case Pass(), _:
                return _("Keep my hand")
            case Discard(card), _:
                return _("Give away the {rank}").format(rank=rank_word(self.table.hands[request.seat][card].rank))
            case ((Call() | Bet() | Raise()), PlayStud()) if (
                self.cost(answer, request) == self.table.purses[request.seat]
            ):
                return _("Put in everything")
            case Call(), PlayStud(call=call):
                return _("Match {coins}").format(coins=call)
            case Bet(), PlayStud(more=more):
                return _("Put in {coins}").format(coins=more)
            case Raise(), PlayStud(owed=owed, more=more):
                return _("Put in {coins} more").format(coins=more - owed)
            case Fold(), _:
                return _("Lay down")
        return _("Pass")

    @staticmethod
    def cost(answer: AnyDecision, request: AnyRequest) -> int:
        """The coins that an answer costs now."""
        match answer, request:
            case Call(), PlayStud(call=call):
                return call
            case ((Bet() | Raise()), PlayStud(more=more)):
                return more
            case Buy(), BuyCard(price=price):
                return price
            case Guess(coins=coins), _:
                return coins
        return 0

    def meaning(self, answer: AnyDecision, request: AnyRequest) -> str:
        """What an answer means and what it costs, in one sentence."""
        seat, cost = request.seat, self.cost(answer, request)
        left = coins_word(self.table.purses[seat] - cost)
        match answer, request:
            case Call(), PlayStud(owed=owed) if cost < owed:
                return _("All you have goes in; you can win the main pot, but put in no more.")
            case Call(), _:
                return _("You put in {coins} and stay in; {left} are left.").format(coins=cost, left=left)
            case Bet(), _:
                return _("The others match your {coins} or lay down; {left} are left.").format(coins=cost, left=left)
            case Raise(), _:
                more = _("It costs you {coins} now, and the others must match it; {left} are left.")
                return more.format(coins=cost, left=left)
            case Fold(), _:
                return _("It costs nothing more. The pot is lost, but your cards still play in the next games.")
            case Check(), _:
                return _("You put in nothing and stay in.")
            case Buy(), BuyCard(to=to):
                goes = _("into the pot") if to is None else _("to {name}").format(name=self.words.name(to))
                return _("The coins go {there}; you get a card and lay one aside.").format(there=goes)
            case Pass(), _:
                return _("It costs nothing, and your cards stay as they are.")
            case Discard(card), _:
                return self.without(seat, card)
            case Guess(coins=0), _:
                return _("You only get your cards.")
        return ""

    def without(self, seat: int, card: int) -> str:
        """What the hand is worth when that card has gone."""
        hand = self.table.hands[seat]
        rest = [other for place, other in enumerate(hand) if place != card]
        return _("Without the {card} you have: {hand}.").format(card=card_word(hand[card]), hand=self.hand(rest))
