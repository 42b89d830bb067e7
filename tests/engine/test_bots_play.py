"""How the bots play stud, buying and red or black: never senselessly, and the better ones better."""

from collections import Counter
from random import Random
from statistics import mean, stdev

import pytest
from house_rules import rule_sets
from msgspec import structs

from garbage_engine.bots import BOTS, CAST
from garbage_engine.bots.bot import Bot
from garbage_engine.bots.buying import Outlook, one_less
from garbage_engine.bots.colours import edge_of_red
from garbage_engine.bots.memory import unseen
from garbage_engine.cards import PACK, Card, cards, packs, shuffled, stream
from garbage_engine.events import AnyEvent, CardDealt, CardTurned, DealStarted, PhaseStarted, RowStarted, Shuffled
from garbage_engine.game import Game
from garbage_engine.match import Match
from garbage_engine.odds import play
from garbage_engine.requests import (
    BUY,
    CALL,
    CHECK,
    FOLD,
    PASS,
    RAISE,
    BuyCard,
    Discard,
    DiscardCard,
    Guess,
    GuessColour,
    PlayStud,
)
from garbage_engine.rules import Rules
from garbage_engine.setup import Setup, Start
from garbage_engine.table import Table

FELIX, BRUNO, ROSIE = BOTS["felix"], BOTS["bruno"], BOTS["rosie"]
STRONG = [bot for bot in CAST if bot.mind.skill == "strong"]


def a_table(*hands: str, put_in: int = 5, stocks: int = 1) -> Table:
    """These hands of everybody; the last seat deals."""
    table = Table.set_for([100] * len(hands), stocks)
    dealt = [cards(hand) for hand in hands]
    stock = packs(2 if stocks == 1 else 1)
    events: list[AnyEvent] = [DealStarted(1, len(hands) - 1), *(Shuffled(n, len(stock)) for n in range(stocks))]
    events += [PhaseStarted("poker" if stocks == 1 else "red_black")]
    events += [CardDealt(seat, card) for seat, hand in enumerate(dealt) for card in hand]
    for event in events:
        table.apply(event)
    table.put_in, table.pot, table.street = [put_in] * len(hands), put_in * len(hands), [0] * len(hands)
    return table


def decided(bot: Bot, table: Table, request: object, tries: int = 30) -> Counter[object]:
    return Counter(bot.decide(table, request, stream("bots", str(n))) for n in range(tries))  # type: ignore[arg-type]


def test_there_are_bots_of_every_strength_and_no_two_alike_play_alike() -> None:
    assert {bot.mind.skill for bot in CAST} == {"easy", "middle", "strong"}
    assert len({bot.mind for bot in CAST}) == len(CAST)


def test_bots_can_play_any_house_rules_and_only_look_at_the_table() -> None:
    for number, (rules, seats) in enumerate(rule_sets(40, seed=7)):
        match = Match(Setup(structs.replace(rules, rounds=1, game_end="laps"), seats, f"bots {number}"))
        while request := match.request:
            view, before = match.table(request.seat), match.table(request.seat)
            bot, chance = CAST[request.seat % len(CAST)], f"seat {request.seat}/request {request.number}"
            decision = bot.decide(view, request, stream("bots", chance))
            assert (view, decision) == (before, bot.decide(before, request, stream("bots", chance)))
            match.answer(request.number, decision)
        assert match.over


def test_a_bot_decides_the_same_when_it_is_asked_again() -> None:
    table = a_table("Kh Kd 7s", "As 4d 9c", "Qs Jh Td")
    for bot in CAST:
        request = PlayStud(3, 2, owed=5, call=5, more=10, opened=True, coming=2)
        assert bot.decide(table, request, Random(5)) == bot.decide(table.copy(), request, Random(5))


@pytest.mark.parametrize("bot", STRONG, ids=lambda bot: bot.key)
def test_a_strong_bot_asks_for_more_with_the_best_hand_and_lays_a_hopeless_one_down(bot: Bot) -> None:
    table = a_table("Kh Kd Ks 7s", "As 4d 9c 2h", "Qs 8h 3d 2c")
    assert set(decided(bot, table, PlayStud(9, 0, owed=5, call=5, more=10, opened=True, coming=1))) == {RAISE}
    assert set(decided(bot, table, PlayStud(9, 2, owed=5, call=5, more=10, opened=True, coming=1))) == {FOLD}


@pytest.mark.parametrize("bot", CAST, ids=lambda bot: bot.key)
def test_nobody_lays_down_for_nothing(bot: Bot) -> None:
    table = a_table("Kh Kd Ks 7s", "As 4d 9c 2h", "Qs 8h 3d 2c")
    assert set(decided(bot, table, PlayStud(9, 2, owed=0, call=0, more=0, opened=False, coming=1))) == {CHECK}


@pytest.mark.parametrize("bot", CAST, ids=lambda bot: bot.key)
def test_nobody_pays_for_cards_that_have_lost_already(bot: Bot) -> None:
    """Whatever comes, three jacks do not beat four kings; against three kings they may."""
    request = PlayStud(9, 1, owed=5, call=5, more=10, opened=True, coming=1)
    lost = a_table("Kh Kd Ks Kc", "Js Jd Jc 2h", "8h 6s 4d 2c")
    assert set(decided(bot, lost, request)) == {FOLD}
    assert set(decided(bot, lost, structs.replace(request, owed=0, call=0, opened=False))) == {CHECK}
    assert set(decided(bot, a_table("Kh Kd Ks 7c", "Js Jd Jc 2h", put_in=60), request)) != {FOLD}


def test_who_has_lost_only_to_somebody_with_fewer_coins_may_go_on_for_the_rest() -> None:
    table = a_table("Kh Kd Ks Kc", "Js Jd Jc 2h", "8h 6s 4d 2c", put_in=40)
    table.purses[0], table.put_in[0] = 0, 5
    assert FOLD not in decided(FELIX, table, PlayStud(9, 1, owed=5, call=5, more=10, opened=True, coming=1))


def test_a_long_shot_is_worth_a_small_price_only() -> None:
    table = a_table("Ah Kh 9h 4h", "As Ad 9c 2h", put_in=60)
    flush_to_come = PlayStud(9, 0, owed=5, call=5, more=0, opened=True, coming=1)
    assert set(decided(FELIX, table, flush_to_come)) == {CALL}
    assert set(decided(FELIX, table, structs.replace(flush_to_come, more=10))) == {CALL}
    assert set(decided(FELIX, table, structs.replace(flush_to_come, owed=90, call=90))) == {FOLD}


def test_who_answers_last_is_bolder_than_who_answers_first() -> None:
    """The same cards and coins; only whether the third seat has answered yet is another."""
    more = Counter[bool]()
    for n in range(60):
        dealt = shuffled(PACK, stream("position", str(n)))
        table = a_table(*(" ".join(map(str, dealt[4 * seat : 4 * seat + 4])) for seat in range(3)), put_in=20)
        request = PlayStud(9, 0, owed=5, call=5, more=10, opened=True, coming=1)
        for last in (False, True):
            table.street = [0, 5, 5 if last else 0]
            more[last] += FELIX.decide(table, request, Random(n)) == RAISE
    assert 0 < more[False] < more[True] < 60


def test_a_card_is_bought_where_it_pays() -> None:
    close = a_table("Kh Kd 9s 5c 2s", "Ah Ad 8c 6h 4d", put_in=40)
    assert set(decided(FELIX, close, BuyCard(9, 0, 2, None))) == {BUY}
    hopeless = a_table("Jh 8d 6s 4c 2s", "Ah Ad Ac As 4d", put_in=5)
    assert set(decided(FELIX, hopeless, BuyCard(9, 0, 20, None))) == {PASS}


@pytest.mark.parametrize("bot", CAST, ids=lambda bot: bot.key)
def test_nobody_gives_the_better_hand_away(bot: Bot) -> None:
    table = a_table("Kh Kd 9s 5c 2s Kc", "Ah Ad 8c 6h 4d")
    for answer in decided(bot, table, DiscardCard(9, 0, 6)):
        assert isinstance(answer, Discard)
        kept = one_less(table.hands[0])[answer.card]
        assert kept.count(cards("Kc")[0]) + kept.count(cards("Kh")[0]) + kept.count(cards("Kd")[0]) == 3


def test_coins_that_have_waited_make_a_card_worth_more() -> None:
    table, request = a_table("Kh Kd 9s 5c 2s", "Ah Ad 8c 6h 4d", put_in=1), BuyCard(9, 0, 5, None)
    assert set(decided(FELIX, table, request)) == {PASS}
    table.carry = 60
    assert set(decided(FELIX, table, request)) == {BUY}


def test_a_hand_as_good_as_another_wins_half_a_pot() -> None:
    table = a_table("Ah Ad Ks Qc 9h", "As Ac Kd Qh 9s", put_in=9)
    outlook = Outlook(table, DiscardCard(9, 0, 6), FELIX.mind)
    assert [outlook.worth(cards(hand)) for hand in ("Ah Ad Ks Qc 9h", "Ah Ad Ks Qc Th", "Ah Ad Ks Qc 8h")] == [9, 18, 0]


@pytest.mark.parametrize("bot", CAST, ids=lambda bot: bot.key)
def test_nobody_buys_what_cannot_help(bot: Bot) -> None:
    table = a_table("Jh 8d 6s 4c 2s", "Ah Ad Ac As 4d", put_in=20)
    assert set(decided(bot, table, BuyCard(9, 0, 1, None))) == {PASS}


@pytest.mark.parametrize("bot", CAST, ids=lambda bot: bot.key)
def test_nobody_buys_what_can_only_come_back(bot: Bot) -> None:
    """Ahead of all others the price would be won again, and no other game follows."""
    table = a_table("Ah Ad Ac As 4d", "Jh 8d 6s 4c 2s", put_in=20)
    assert set(decided(bot, table, BuyCard(9, 0, 1, None))) == {PASS}


def laid_aside(bot: Bot, table: Table, request: DiscardCard) -> Card:
    (answer,) = decided(bot, table, request)
    assert isinstance(answer, Discard)
    return table.hands[request.seat][answer.card]


def test_a_four_flush_is_kept_where_it_counts() -> None:
    table = a_table("Kh 9h 5h 2h 3s 3c", "Ad Kd Qc 6s 4d")
    for bot in CAST:
        assert laid_aside(bot, table, DiscardCard(9, 0, 6, four_flush=True)) in cards("3s 3c")
        assert laid_aside(bot, table, DiscardCard(9, 0, 6)) == Card("2h")
    assert set(decided(FELIX, table, BuyCard(9, 0, 4, None, four_flush=True))) == {PASS}


def test_a_strong_bot_also_looks_forward_to_bingo() -> None:
    """Nothing wins against three aces; of the kings few are left to be called, of the nines many."""
    table = a_table("5c 5s 9s Qd Kh Jc", "Ah Ad Ac Kd Ks", "Kc Kc Kd Kh 4d")
    assert laid_aside(FELIX, table, DiscardCard(9, 0, 6)) == Card("9s")
    assert laid_aside(FELIX, table, DiscardCard(9, 0, 6, later=("bingo", "put_take"))) == Card("Kh")
    assert laid_aside(ROSIE, table, DiscardCard(9, 0, 6, later=("bingo", "put_take"))) == Card("9s")


def test_a_dealer_whose_hand_goes_before_bingo_does_not_wait_for_it() -> None:
    table = a_table("Kc Kc Kd Kh 4d", "Ah Ad Ac Kd Ks", "5c 5s 9s Qd Kh Jc")
    assert laid_aside(FELIX, table, DiscardCard(9, 2, 6, later=("bingo", "put_take"))) == Card("Kh")
    assert laid_aside(FELIX, table, DiscardCard(9, 2, 6, later=("put_take", "bingo"))) == Card("9s")


def test_who_counts_knows_the_colour_that_is_left() -> None:
    table = a_table("Kh Kd 9h 5d 2h", "Ah Ad 8h 6h 4d", "", stocks=2)
    answers = decided(FELIX, table, GuessColour(9, 2, 1, 50))
    assert {answer.red for answer in answers if isinstance(answer, Guess)} == {False}
    assert all(isinstance(answer, Guess) and answer.coins > 1 for answer in answers)
    assert len(decided(BRUNO, table, GuessColour(9, 2, 1, 50), 60)) > 5


def test_without_any_knowledge_a_strong_bot_risks_the_least() -> None:
    table = a_table("", "", "", stocks=2)
    answers = decided(FELIX, table, GuessColour(9, 0, 1, 50))
    assert set(answers) == {Guess(True, 1), Guess(False, 1)}


@pytest.mark.parametrize("bot", CAST, ids=lambda bot: bot.key)
def test_a_guess_is_within_what_is_asked(bot: Bot) -> None:
    table = a_table("Kh Kd 9h 5d 2h", "Ah Ad 8h 6h 4d", "", stocks=2)
    for least, most in ((0, 3), (1, 1), (5, 50)):
        request = GuessColour(9, 2, least, most)
        assert all(request.allows(answer) for answer in decided(bot, table, request))  # type: ignore[arg-type]


@pytest.mark.parametrize("bot", CAST, ids=lambda bot: bot.key)
def test_nobody_puts_in_more_than_the_dealer_can_match(bot: Bot) -> None:
    table = a_table("Kh Kd 9h 5d 2h", "Ah Ad 8h 6h 4d", "", stocks=2)
    for matched, least in ((3, 1), (0, 0), (0, 2)):
        for answer in decided(bot, table, GuessColour(9, 2, least, 90, matched)):
            assert isinstance(answer, Guess)
            assert answer.coins <= max(matched, least)


def test_the_edge_of_a_colour_is_exact() -> None:
    assert edge_of_red(26, 52) == 0
    assert edge_of_red(21, 47) == pytest.approx(-0.2, abs=0.02)
    assert edge_of_red(5, 5) == 1
    assert edge_of_red(10, 30) == -edge_of_red(20, 30)


BEST = (0.0750, 0.1031, 0.1424, 0.1697, 0.2161, 0.2537, 0.3296, 0.4069)  # for a coin, after one hand, after two...


def worth_of_guesses(bot: Bot, after: int, times: int = 400) -> list[float]:
    """What a coin on its colour brings on average, after so many hands of one pack, each time others."""
    brought = []
    for n in range(times):
        seen = shuffled(PACK, stream("colours", f"{after} hands/{n}"))[: 5 * after]
        hands = [" ".join(map(str, seen[5 * seat : 5 * seat + 5])) for seat in range(after)]
        answer = bot.decide(a_table(*hands, "", stocks=2), GuessColour(9, after, 1, 50), stream("guess", str(n)))
        assert isinstance(answer, Guess)
        edge = edge_of_red(26 - sum(card.suit.red for card in seen), 52 - len(seen))
        brought.append(edge if answer.red else -edge)
    return brought


def test_who_counts_colours_wins_all_that_can_be_won_and_who_remembers_some_a_part_of_it() -> None:
    shares = []
    for after, best in enumerate(BEST, 1):
        strong, middle, easy = (worth_of_guesses(bot, after) for bot in (FELIX, ROSIE, BRUNO))
        assert abs(mean(strong) - best) < 4 * stdev(strong) / 20
        assert abs(mean(easy)) < 4 * stdev(easy) / 20
        shares.append(sum(middle) / sum(strong))
    assert all(0.4 < share < 0.9 for share in shares)
    assert 0.5 < mean(shares) < 0.8


def test_what_is_unseen_is_what_nobody_has() -> None:
    table = a_table("Kh Kd", "Kh 2c")
    left = Counter(map(str, unseen(table)))
    assert (left.total(), left["Kh"], left["Kd"], left["2c"], left["As"]) == (100, 0, 1, 1, 2)
    callers = a_table("Kh Kd", "Qh 2c", stocks=2)
    for event in (RowStarted("calls"), CardTurned(Card("5s"), 1)):
        callers.apply(event)
    assert sorted(map(str, unseen(callers))) == sorted(map(str, set(PACK) - set(cards("Kh Kd Qh 2c"))))


def test_strength_tells_in_stud() -> None:
    """The same cards from every seat, against three easy-going ones; `tools/measure_bots.py` plays more."""
    rules, shoes = Rules(poker_mode="stud", phases=("poker",)), range(1, 121)
    won = {bot.key: sum(gain(rules, bot, shoe, seat) for shoe in shoes for seat in range(4)) for bot in (FELIX, BRUNO)}
    assert won["felix"] > 400
    assert abs(won["bruno"]) < 400


def test_strength_tells_in_buying() -> None:
    """As in stud; what the card is worth in bingo counts."""
    rules, shoes = Rules(buy_card=True, phases=("poker", "bingo")), range(1, 201)
    won = {bot.key: sum(gain(rules, bot, shoe, seat) for shoe in shoes for seat in range(4)) for bot in (FELIX, BRUNO)}
    assert won["felix"] > 400
    assert abs(won["bruno"]) < 400


def gain(rules: Rules, bot: Bot, shoe: int, seat: int) -> int:
    start = Start(purses=(100,) * 4, dealer=shoe % 4, deal=shoe)
    deal = Game(Setup(rules, 4, "strength"), start)
    play(deal, start, lambda table, request, rng: (bot if request.seat == seat else BRUNO).decide(table, request, rng))
    return deal.table.purses[seat] - 100
