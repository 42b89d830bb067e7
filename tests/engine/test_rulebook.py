"""The worked examples of the rule book, each played as it is written (chapter Z of the rules)."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from garbage_engine import events as ev
from garbage_engine import garbage, river
from garbage_engine.cards import Card, packs
from garbage_engine.game import Game
from garbage_engine.hands import category, value
from garbage_engine.match import Match
from garbage_engine.phases.red_black import cut
from garbage_engine.requests import (
    BET,
    BUY,
    CALL,
    CHECK,
    FOLD,
    PASS,
    RAISE,
    AnyDecision,
    AnyRequest,
    BuyCard,
    Discard,
    DiscardCard,
    Guess,
    GuessColour,
    PlayStud,
)
from garbage_engine.river_events import BestShown, PickingStarted, RiverShown, RoundEnded, RoundWon
from garbage_engine.river_match import RiverMatch
from garbage_engine.river_requests import Choose, ChooseCards, Pick, PickCard, RiverDecision, RiverRequest
from garbage_engine.river_setup import RiverRules, RiverSetup, RiverStart
from garbage_engine.rules import Rules, house_rules
from garbage_engine.setup import Setup, Start
from garbage_engine.table import Table

Example = dict[str, Any]
RULEBOOK = Path(__file__).with_name("rulebook.json")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    rulebook = Path(metafunc.config.getoption("rulebook") or RULEBOOK)
    examples = json.loads(rulebook.read_text("utf-8"))
    metafunc.parametrize("example", examples, ids=[example["name"] for example in examples])


def test_an_example_comes_out_as_the_rule_book_says(example: Example) -> None:
    if example["ruleset"] == "river":
        played = RIVER_KINDS[example.get("kind", "round")](example)
    else:
        kind = "end_of_round" if example.get("phases") == ["end_of_round"] else example.get("kind", "phases")
        played = KINDS[kind](example, rules_of(example))
    for what, expected in example["expect"].items():
        assert only(expected, played[what]) == expected, what


def rules_of(example: Example) -> Rules:
    rules = house_rules({"ruleset": example["ruleset"], **example["switches"]})
    assert Setup(rules, example["seats"], "", cards=((),)).refusal() is None
    return rules


def only(expected: Any, seen: Any) -> Any:
    """Of what was seen by seat or by phase, that part which the example tells of."""
    return {key: seen[key] for key in expected} if isinstance(expected, dict) else seen


def phases(example: Example, rules: Rules) -> Example:
    """Plays the phases, and tells all that an example may ask about."""
    start = Start(
        purses=tuple(example["coins"]),
        dealer=example["dealer"],
        kitty=example.get("kitty", 0),
        carry=example.get("carry", 0),
        stocks=rules.stocks,
        phase=example["phases"][0],
    )
    match = Match(Setup(rules, example["seats"], "", cards=stocks(example), start=start))
    events, account = match.subscribe(), Account(start.table(), rules)
    while match.request and example["phases"][-1] not in account.seen["after"]:
        match.answer(match.request.number, answer(match.request, example, account.table))
        for event in events:
            account.hear(event)
    return account.seen


def answer(request: AnyRequest, example: Example, table: Table) -> AnyDecision:
    """As the example has it."""
    decisions = example.get("decisions", {})
    bought = decisions.get("buy", {}).get(str(request.seat))
    match request:
        case BuyCard():
            return BUY if bought else PASS
        case DiscardCard():
            return Discard(table.hands[request.seat].index(Card(bought)))
        case PlayStud():
            street = decisions["stud"][len(table.hands[request.seat]) - 3]
            return {"check": CHECK, "bet": BET, "call": CALL, "raise": RAISE, "fold": FOLD}[street.pop(0)]
        case GuessColour():
            asked, colour = decisions["red_black"][str(request.seat)]
            purse, dealer = table.purses[request.seat], table.purses[table.dealer]
            return Guess(colour == "red", cut(asked, rules_of(example), purse, dealer))
    return request.legal[0]


def stocks(example: Example) -> tuple[tuple[Card, ...], ...]:
    """The cards as they are shuffled, and one stock more in case the next phase wants it."""
    hands, stock = example.get("playing_deck") or dealt(example), example.get("deck", [])
    first = [hands, stock] if example["ruleset"] == "family" else [[*hands, *stock]]
    written = *first, *example.get("reshuffles", [])
    return *(tuple(map(Card, stock)) for stock in written), tuple(packs(1))


def dealt(example: Example) -> list[str]:
    hands, seats = example.get("hands", []), example["seats"]
    order = [(example["dealer"] + n) % seats for n in range(1, seats + 1)]
    return [hands[seat][n] for n in range(len(hands[0])) for seat in order] if hands else []


class Account:
    """What an example may ask about, gathered from the events."""

    def __init__(self, table: Table, rules: Rules) -> None:
        self.table, self.rules = table, rules
        self.seen: Example = {
            "after": {},
            "winners": {"poker": [], "bingo": []},
            "hand_names": {},
            "pots": [],
            "bingo_calls": [],
            "bingo_tied": [],
            "put_pot": 0,
            "surplus": 0,
            "deficit_paid": 0,
            "hits": [],
            "bets": {str(seat): 0 for seat in range(table.seats)},
        }

    def hear(self, event: ev.AnyEvent) -> None:
        seen = self.seen
        match event:
            case ev.StreetStarted(_, opener):
                seen.setdefault("openers", []).append(opener)
            case ev.PhaseEnded("poker"):
                seen["hands_after"] = [list(map(str, hand)) for hand in self.table.hands]
                for seat in self.table.claimants:
                    seen["hand_names"][str(seat)] = str(category(value(self.table.hands[seat], self.rules.four_flush)))
            case ev.PotWon(_, coins, winners):
                seen["pots"].append({"amount": coins, "winners": sorted(winners)})
                seen["winners"]["poker"] = sorted({*seen["winners"]["poker"], *winners})
            case ev.RowStarted("calls"):
                seen["bingo_calls"].append(0)
                seen["bingo_coins"] = {str(seat): 0 for seat in range(self.table.seats)}
            case ev.CardTurned(_, number) if self.table.phase == "bingo":
                seen["bingo_calls"][-1] = number
            case ev.CoinPlaced(seat):
                seen["bingo_coins"][str(seat)] += 1
            case ev.BingoTied(seats):
                seen["bingo_tied"].append(sorted(seats))
            case ev.BingoWon(winners):
                seen["winners"]["bingo"] = sorted(winners)
            case ev.CoinsPut(_, _, coins):
                seen["put_pot"] += coins
            case ev.CoinsTaken(_, _, _, from_dealer):
                seen["deficit_paid"] += from_dealer
            case ev.PotCollected(_, coins):
                seen["surplus"] += coins
            case ev.CountHit(number):
                seen["hits"].append(number)
            case ev.HitsSettled(up, down):
                seen["up"], seen["down"] = max(up, seen.get("up", 0)), down
            case ev.GuessMade(seat, _, coins):
                seen["bets"][str(seat)] = coins
        self.table.apply(event)
        if isinstance(event, ev.PhaseEnded):
            seen["after"][event.phase] = list(self.table.purses)
            seen["kitty"] = self.table.kitty


def schedule(example: Example, rules: Rules) -> Example:
    """Who deals, one after the other."""
    left: dict[str, Sequence[int]] = example["decisions"].get("out_after_deal", {})
    start = Start(purses=(rules.start_coins,) * example["seats"], dealer=example["dealer"])
    game = Game(Setup(rules, example["seats"], ""), start)
    starts: list[Any] = [start]
    while starts[-1]:
        for seat in left.get(str(starts[-1].deal), ()):
            game.post(ev.SeatLeft(seat))
        starts.append(garbage.following(game, starts[-1]))
    return {"dealers": [start.dealer for start in starts[:-1]]}


def final(example: Example, rules: Rules) -> Example:
    """The end of a match."""
    start = Start(purses=tuple(example["coins"]), dealer=example["dealer"], kitty=example.get("kitty", 0))
    game = Game(Setup(rules, example["seats"], ""), start)
    garbage.end(game)
    return {"after": {"game_end": game.table.purses}, "winners": {"game_end": list(game.table.winners)}}


def end_of_round(example: Example, rules: Rules) -> Example:
    """What becomes of those who have no coins."""
    start = Start(purses=tuple(example["coins"]), dealer=example["dealer"], stocks=rules.stocks)
    game = Game(Setup(rules, example["seats"], ""), start)
    garbage.see_to_empty_purses(game)
    passed = [[event.seat, event.to, event.coins] for event in game.history if isinstance(event, ev.CoinsGiven)]
    return {"after": {"end_of_round": game.table.purses}, "winners": {}, "passed": passed}


KINDS = {"phases": phases, "schedule": schedule, "final": final, "end_of_round": end_of_round}


def round_of_river(example: Example) -> Example:
    """Plays the round, and tells all that an example may ask about."""
    match, seen = RiverMatch(river_setup(example)), Example()
    while match.request and "discarded" not in seen:
        events = match.subscribe()
        match.answer(match.request.number, river_answer(match.request, example, match))
        for event in events:
            hear_river(event, match, seen)
    return seen


def river_setup(example: Example) -> RiverSetup:
    start = RiverStart(
        round=example["round"],
        scores=tuple(example.get("scores", [0] * example["seats"])),
        hands=tuple(tuple(map(Card, hand)) for hand in example["hands"]),
        future=tuple(map(Card, example["future"])),
    )
    deck, order = tuple(map(Card, example.get("deck", ()))), tuple(example["decisions"]["tie_order"])
    rules = RiverRules(**example["switches"])
    return RiverSetup(rules, example["seats"], "", cards=deck, orders=(order,) * bool(order), start=start)


def river_answer(request: RiverRequest, example: Example, match: RiverMatch) -> RiverDecision:
    decisions = example["decisions"]
    match request:
        case ChooseCards(_, seat, _, count):
            chosen = [decisions["river"][seat]] if count == 1 else decisions["pair"][seat]
            hand = match.table(seat).hands[seat]
            return Choose(tuple(sorted(hand.index(Card(card)) for card in chosen)))
        case PickCard():
            return Pick(Card(decisions["picks"][match.table().picked]))
    return request.legal[0]


def hear_river(event: Any, match: RiverMatch, seen: Example) -> None:
    match event:
        case RiverShown():
            seen["river"] = list(map(str, match.table().river))
        case BestShown(seat, cards):
            seen.setdefault("hand_names", {})[str(seat)] = str(category(value(cards)))
        case RoundWon(places, points):
            seen["places"] = list(map(list, places))
            seen["points"] = [points if seat in places[0] else 0 for seat in range(match.setup.seats)]
        case PickingStarted(order):
            seen["pickup_order"] = list(order)
        case RoundEnded():
            table, hands = match.table(), [match.table(seat).hands[seat] for seat in range(match.setup.seats)]
            seen["scores"], seen["future"] = table.scores, list(map(str, table.future))
            seen["hands_after"] = [sorted(map(str, hand)) for hand in hands]
            seen["hands_left"] = list(map(len, hands))
            seen["discarded"] = sorted(map(str, table.discarded))


def sizes_of_river(example: Example) -> Example:
    """A whole match, in cards."""
    rules, seats = RiverRules(**example["switches"]), example["seats"]
    match, hands = RiverMatch(RiverSetup(rules, seats, "sizes")), list[int]()
    while match.request:
        if isinstance(match.request, ChooseCards) and (match.request.seat, match.request.count) == (0, 1):
            hands.append(match.request.hand)
        match.answer(match.request.number, match.request.legal[0])
    left = match.table().deck
    return {
        "rounds": rules.rounds,
        "hand_at_start": hands,
        "cards_used": 52 - left,
        "undealt_at_end": left,
        "max_points_no_ties": sum(range(1, rules.rounds + 1)),
    }


def end_of_river(example: Example) -> Example:
    """Who wins with these points."""
    game = river.RiverGame(RiverSetup(RiverRules(), example["seats"], ""))
    game.table.scores = example["scores"]
    river.end(game)
    return {"winners": {"game_end": list(game.table.winners)}}


RIVER_KINDS = {"round": round_of_river, "sizes": sizes_of_river, "river_final": end_of_river}
