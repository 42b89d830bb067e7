"""River words: what happened in River, what is asked, and why a choice is a good one, in sentences."""

from collections import Counter
from collections.abc import Sequence

from garbage_desktop.language import _, ngettext, translated
from garbage_desktop.table.chronicle import Line
from garbage_desktop.table.naming import card_word, listed, rank_word, with_article
from garbage_desktop.table.view import Sitter, only_person, shown_name
from garbage_engine import river_events as ev
from garbage_engine.cards import Card, Rank
from garbage_engine.events import MatchEnded
from garbage_engine.hands import best, named, value
from garbage_engine.river_events import RiverEvent
from garbage_engine.river_requests import Choose, ChooseCards, Pick, PickCard, RiverDecision, RiverRequest, StartRound
from garbage_engine.river_table import RiverTable


def signs(cards: Sequence[Card]) -> str:
    """Cards as small pictures in a line of words."""
    return " ".join(f"{{{card}}}" for card in cards)


def hand_word(five: Sequence[Card]) -> str:
    return translated(named(value(five)))


def best_five(chosen: Sequence[Card], river: Sequence[Card | None]) -> tuple[Card, ...]:
    """The best hand of the chosen cards and those of the river that lie open; nothing, if they are not five."""
    cards = [*chosen, *(card for card in river if card)]
    return tuple(cards[place] for place in best(cards)[1]) if 5 <= len(cards) <= 7 else ()


def makes(chosen: Sequence[Card], river: Sequence[Card | None]) -> tuple[str, ...]:
    """What the chosen cards make with the river; shorter where there is little room."""
    if five := best_five(chosen, river):
        said = {"cards": signs(chosen), "hand": hand_word(five)}
        return _("{cards} with the river: {hand}").format(**said), _("{cards}: {hand}").format(**said)
    return ()


def points_word(points: int) -> str:
    return ngettext("{count} point", "{count} points", points).format(count=points)


# ---- what happened --------------------------------------------------------------------------------------
def told(event: RiverEvent, table: RiverTable, sitters: tuple[Sitter, ...]) -> str:
    """One sentence, with the table before it; nothing for what needs no words."""
    match event:
        case ev.HandCardDealt():
            return dealt(table)
        case ev.RoundStarted(number):
            return _("Round {number}: the best hand gets {points}.").format(number=number, points=points_word(number))
        case ev.Chosen(seat):
            if seat == only_person(sitters):
                return _("You have chosen.")
            return _("{name} has chosen.").format(name=sitters[seat].name)
        case ev.RiverShown():
            return _("The river is complete. Now two cards for your own hand.")
        case ev.RoundWon(places, points):
            return won(places[0], points, table, sitters)
        case ev.RoundEnded() if table.places:
            return won(table.places[0], -(-table.round // len(table.places[0])), table, sitters)
        case ev.PickingStarted(order):
            return _("Worst hand first: {names}.").format(names=listed([shown_name(sitters, seat) for seat in order]))
        case ev.CardPicked(seat, card):
            if seat == only_person(sitters):
                return _("You take the {card}.").format(card=card_word(card))
            return _("{name} takes the {card}.").format(name=sitters[seat].name, card=card_word(card))
        case MatchEnded(winners):
            names = listed([shown_name(sitters, seat) for seat in winners])
            return _("The match is over. Most points: {names}.").format(names=names)
    return ""


def line(event: RiverEvent, table: RiverTable, sitters: tuple[Sitter, ...]) -> Line | None:
    """The same for the history, with the one who did it beside it."""
    match event:
        case ev.RoundStarted(number):
            return Line(_("Round {number}").format(number=number), heading=True)
        case ev.RiverShown(cards):
            river = [card for card in (*table.river, *cards) if card]
            return Line(_("The river: {cards}").format(cards=signs(river)))
        case ev.BestShown(seat, cards):
            pair = [card for card in table.pairs[seat] if card]
            return Line(_("{cards}: {hand}").format(cards=signs(pair), hand=hand_word(cards)), seat)
        case ev.CardPicked(seat, card):
            takes = _("take back the {card}") if seat == only_person(sitters) else _("takes back the {card}")
            return Line(takes.format(card=card_word(card)), seat)
        case ev.RoundWon() | MatchEnded():
            return Line(told(event, table, sitters))
    return None


def dealt(table: RiverTable) -> str:
    if table.rounds > 7:
        return _("Ten cards each. Nobody sees the others’ cards.")
    return _("Nine cards each. Nobody sees the others’ cards.")


def won(winners: Sequence[int], points: int, table: RiverTable, sitters: tuple[Sitter, ...]) -> str:
    hand, names = hand_word(table.best[winners[0]]), listed([shown_name(sitters, seat) for seat in winners])
    if len(winners) > 1:
        words = _("{names} share: {hand}, {points} each.")
    elif winners[0] == only_person(sitters):
        words = _("You have the best hand, {hand}: {points}.")
    else:
        words = _("{names} has the best hand, {hand}: {points}.")
    return words.format(names=names, hand=hand, points=points_word(points))


def why(event: RiverEvent, table: RiverTable) -> str:
    """What explains it, below the sentence."""
    match event:
        case ev.Chosen():
            return _("Nobody sees it before all have chosen.")
        case ev.RoundWon([winners, *_others], points) if len(winners) > 1:
            shared = _("{points} among {count} is {each} each.")
            if table.round % len(winners):
                shared = _("{points} among {count} is {each} each, rounded up.")
            return shared.format(points=points_word(table.round), count=len(winners), each=points)
        case ev.PickingStarted():
            by_chance = _("Two cards each; the five that stay are out. Equal hands are put in order by chance.")
            plain = _("Two cards each; the five that stay are out of the game.")
            return by_chance if any(len(seats) > 1 for seats in table.places) else plain
    return ""


def note(table: RiverTable, seat: int, choosing: bool) -> tuple[str, ...]:
    """What a seat does, or what its hand is worth; shorter where there is little room."""
    if table.best[seat]:
        place = next((n for n, seats in enumerate(table.places, 1) if seat in seats), 0)
        hands = hand_word(table.best[seat]), translated(named(table.worth(seat), short=True))
        return tuple(_("{place}. {hand}").format(place=place, hand=hand) for hand in hands) if place else hands
    if table.chosen[seat]:
        return (_("Has chosen"),)
    return (_("Choosing"),) if choosing else ()


# ---- what is asked --------------------------------------------------------------------------------------
def asked(request: RiverRequest, table: RiverTable) -> tuple[str, str]:
    """The question and a hint."""
    match request:
        case StartRound(_, _, 1):
            return dealt(table), _("Best hand of each round wins its points. The most points win.")
        case StartRound(_, _, number):
            return "", _("Next: round {number}, worth {points}.").format(number=number, points=points_word(number))
        case ChooseCards(_, _, _, 1):
            hint = _("It counts for everybody’s hand. All turn theirs together.")
            return _("Choose one card for the river."), hint
        case ChooseCards():
            hint = _("Best five of the river and your two. Worth {points}.").format(points=points_word(table.round))
            return _("Choose two cards for this round."), hint
        case PickCard():
            second = table.picked >= table.seats
            words = _("Take a second card back.") if second else _("Take a card back into your hand.")
            return words, _("Any card that lies open. You keep it for the rounds to come.")
    return "", ""


def button(request: RiverRequest) -> str:
    """What the primary button says."""
    match request:
        case StartRound(_, _, 1):
            return _("Deal the cards")
        case StartRound():
            return _("Next round")
        case ChooseCards(_, _, _, 1):
            return _("Play this card")
        case ChooseCards():
            return _("Play these two")
    return _("Take this card")


# ---- why ------------------------------------------------------------------------------------------------
def advice(decision: RiverDecision, request: RiverRequest, view: RiverTable) -> tuple[str, ...]:
    """What a strong player would do and why; shorter where there is little room."""
    hand = [card for card in view.hands[request.seat] if card]
    match decision:
        case Choose(places) if len(places) == 1:
            return for_river(hand[places[0]], hand)
        case Choose(places):
            return for_hand([hand[place] for place in places], hand, view)
        case Pick(card):
            return (for_pick(card, hand, view),)
    return ()


def for_river(card: Card, hand: Sequence[Card]) -> tuple[str, ...]:
    kept = [other for other in hand if other is not card]
    partners = sum(other.rank is card.rank for other in kept)
    if partners:
        why = _("{card} for the river: with {many} in your hand it helps you most.")
        why = why.format(card=signs([card]), many=how_many(card.rank, partners))
    else:
        why = _("{card} for the river: it has no partner in your hand.").format(card=signs([card]))
    return _("{why} You keep {kept}.").format(why=why, kept=keeps(kept)), why


def how_many(rank: Rank, count: int) -> str:
    numbers = {1: with_article(rank), 2: _("two {many}"), 3: _("three {many}"), 4: _("four {many}")}
    return numbers.get(count, "").format(many=rank_word(rank, 2))


def for_hand(chosen: Sequence[Card], hand: Sequence[Card], view: RiverTable) -> tuple[str, ...]:
    kept = [card for card in hand if card not in chosen]
    five = best_five(chosen, view.river)
    made = _("{cards} make: {hand}.").format(cards=signs(chosen), hand=hand_word(five)) if five else signs(chosen)
    if not kept:
        return (made,)
    if five != strongest(hand, view):
        long = _("{made} You could make more, but you keep {kept} for richer rounds.")
    else:
        long = _("{made} You keep {kept} for next round.")
    short = _("{made} Keep {kept}.").format(made=made, kept=keeps(kept))
    return long.format(made=made, kept=keeps(kept)), short


def strongest(hand: Sequence[Card], view: RiverTable) -> tuple[Card, ...]:
    """The best five that any two of the hand make."""
    pairs = [(first, second) for n, first in enumerate(hand) for second in hand[n + 1 :]]
    return max((best_five(pair, view.river) for pair in pairs), key=value)


def for_pick(card: Card, hand: Sequence[Card], view: RiverTable) -> str:
    count = 1 + sum(other.rank is card.rank for other in hand)
    if count > 1:
        return _("Take {card}: you then hold {many}.").format(card=signs([card]), many=how_many(card.rank, count))
    if any(other.rank is card.rank for other in view.future):
        return _("Take {card}: it makes a pair with the future river.").format(card=signs([card]))
    if card.rank == max(other.rank for other in view.open):
        return _("Take {card}: nothing higher lies there.").format(card=signs([card]))
    return _("Take {card}: it will be of most use in the rounds to come.").format(card=signs([card]))


def keeps(hand: Sequence[Card]) -> str:
    """The best of a hand in words: three kings and a pair of tens, an ace."""
    groups = sorted(((count, rank) for rank, count in Counter(card.rank for card in hand).items()), reverse=True)
    several = [
        _("a pair of {many}").format(many=rank_word(rank, 2)) if count == 2 else how_many(rank, count)
        for count, rank in groups
        if count > 1
    ]
    return listed(several[:2]) or with_article(max(card.rank for card in hand))
