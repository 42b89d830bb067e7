"""Put and take: some cards put, as many take; the dealer is the banker (rules C8, C9, F5)."""

from collections.abc import Callable

from garbage_engine.cards import Card, Rank
from garbage_engine.events import CoinsPut, CoinsTaken, PotCollected, RowKind, RowStarted
from garbage_engine.game import Game, Holders, Play
from garbage_engine.rules import Rules

Claim = Callable[[Game, int, tuple[int, ...], int], None]


def put_take(game: Game) -> Play:
    *players, dealer = game.table.order()
    game.deal_hands()
    game.refresh(2 * game.rules.put_take_cards)
    if game.rules.ruleset == "classic":
        game.discard_hand(dealer)
    holders = game.holders([*players, dealer] if game.rules.dealer_puts_and_takes else players)
    yield from turn_row(game, "put", game.rules.put_stakes, holders, put)
    yield from turn_row(game, "take", game.rules.take_stakes, holders, take)
    if game.table.pot:
        game.post(PotCollected(dealer, game.table.pot))


def turn_row(game: Game, row: RowKind, stakes: tuple[int, ...], holders: dict[Rank, Holders], claim: Claim) -> Play:
    """Each card is worth its stake to every card of its rank in the players' hands."""
    game.post(RowStarted(row, stakes))
    for stake in stakes:
        card = yield from game.turn_card()
        for seat, places in holders.get(card.rank, {}).items():
            claim(game, seat, places, stake * worth(game, card, seat, places))


def worth(game: Game, card: Card, seat: int, places: tuple[int, ...]) -> int:
    """How many times the stake its matching cards are worth."""
    same = sum(game.table.hands[seat][place] is card for place in places) if game.rules.suit_double else 0
    return times(game.rules, len(places), same)


def times(rules: Rules, matches: int, same: int) -> int:
    """With so many matching cards, `same` of them in suit as well (rules C9.2 to C9.4)."""
    units = matches + (same if rules.suit_double else 0)
    return units * matches if rules.pair_multiplies else units


def put(game: Game, seat: int, places: tuple[int, ...], owed: int) -> None:
    """Rule C8.2."""
    game.post(CoinsPut(seat, places, game.payment(seat, owed), owed))


def take(game: Game, seat: int, places: tuple[int, ...], owed: int) -> None:
    """From the pot, and then from the dealer, who has no claim on himself (rules C8.3, C8.5, C8.6, F5.4)."""
    dealer, from_pot = game.table.dealer, min(owed, game.table.pot)
    from_dealer = 0 if seat == dealer else game.payment(dealer, owed - from_pot)
    game.post(CoinsTaken(seat, places, from_pot, from_dealer, owed))
