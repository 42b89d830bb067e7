"""Stud: coins are put in while the hands are dealt, after the third card and after the fourth (rules C5)."""

from garbage_engine.events import BetCalled, BetPlaced, BetRaised, Checked, Folded, PotWon, StreetStarted
from garbage_engine.game import Game, Play
from garbage_engine.hands import shown
from garbage_engine.requests import CALL, CHECK, FOLD, AnyDecision, PlayStud

STREETS = (3, 4)


def stud(game: Game) -> Play:
    """Who has folded gets cards like everybody else (rule C5.6)."""
    for cards in range(1, game.rules.hand_size + 1):
        game.deal(game.table.order())
        if cards in STREETS and len(able(game, game.table.claimants)) > 1:
            yield from street(game, cards)


def street(game: Game, cards: int) -> Play:
    """Clockwise from the best cards shown, until everyone has matched or has nothing left (rules C5.1, C5.2)."""
    table, raises = game.table, game.rules.stud_raises
    opener = max(table.claimants, key=lambda seat: shown(table.hands[seat]))
    game.post(StreetStarted(cards, opener))
    turns = able(game, clockwise(table.claimants, opener))
    while turns and len(table.claimants) > 1:
        request = question(game, turns.pop(0), raises)
        answer = yield from game.ask(request)
        raises -= play(game, request, answer)
        if answer not in (CHECK, CALL, FOLD):
            turns = able(game, clockwise(table.claimants, request.seat)[1:])
    if len(table.claimants) == 1:
        take_all(game, table.claimants[0])


def question(game: Game, seat: int, raises: int) -> PlayStud:
    """A bet or raise is possible if it lifts what is owed, if raises are left, and if somebody can answer it."""
    table, rules = game.table, game.rules
    level = max(table.street)
    owed = level - table.street[seat]
    more = game.payment(seat, owed + rules.stud_bet)
    answered = any(reach(game, other, level + 1) > level for other in table.claimants if other != seat)
    possible = more > owed and answered and (raises or not level)
    return PlayStud(
        number=game.asked,
        seat=seat,
        owed=owed,
        call=game.payment(seat, owed),
        more=more if possible else 0,
        opened=bool(level),
        coming=rules.hand_size - len(table.hands[seat]),
        four_flush=rules.four_flush,
    )


def reach(game: Game, seat: int, level: int) -> int:
    """As much of the level as the seat can have put in in this street."""
    put_in = game.table.street[seat]
    return put_in + game.payment(seat, level - put_in)


def play(game: Game, request: PlayStud, answer: AnyDecision) -> bool:
    """Whether this uses up a raise; a short one does not (rule C5.2)."""
    seat, to = request.seat, game.table.street[request.seat] + request.more
    if answer == CHECK:
        game.post(Checked(seat))
    elif answer == FOLD:
        game.post(Folded(seat))
    elif answer == CALL:
        game.post(BetCalled(seat, request.call, request.owed))
    elif request.opened:
        game.post(BetRaised(seat, request.more, to))
        return request.more == request.owed + game.rules.stud_bet
    else:
        game.post(BetPlaced(seat, request.more, to))
    return False


def take_all(game: Game, seat: int) -> None:
    """Everyone else has folded (rule C5.3)."""
    waited = game.table.carry
    coins = game.table.pot + waited
    game.post(PotWon(0, coins, (seat,), (coins,), waited=waited))


def able(game: Game, seats: list[int]) -> list[int]:
    return [seat for seat in seats if game.payment(seat, 1)]


def clockwise(seats: list[int], first: int) -> list[int]:
    place = seats.index(first)
    return seats[place:] + seats[:place]
