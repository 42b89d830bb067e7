"""The phases where the rule book's examples do not go: shortage, ties, and cards that run out."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from matches import a_match, play_on, played
from msgspec import structs

from garbage_engine import events as ev
from garbage_engine.cards import Card, cards, packs
from garbage_engine.game import shares
from garbage_engine.match import Match
from garbage_engine.pots import pots_of
from garbage_engine.rules import Rules
from garbage_engine.setup import Setup, Start

JUNK = ("2c 4d 6h 8s Tc", "3c 5d 7h 9s Jc", "2d 4h 6s 8c Td")
COVERS = (ev.CoinPlaced, ev.CoverMissed, ev.MarkerPlaced)
PAIRS = ("Ks Kd 9h 5c 2s", "Kh Kc 9d 5s 2h", "Ks Kh 9c 5d 2d")


def bingo(match: Match) -> tuple[list[ev.AnyEvent], list[int]]:
    events = play_on(match, until=ev.PhaseEnded)
    return events, match.table().purses


def test_whoever_puts_in_less_wins_less_and_what_nobody_matched_comes_back() -> None:
    match = a_match(("As Ad Ah Ac Ks", *JUNK[1:]), purses=(2, 4, 9))
    events = play_on(match, until=ev.PhaseEnded)
    assert [event for event in events if isinstance(event, ev.AntePaid)] == [
        ev.AntePaid(0, 2, 5),
        ev.AntePaid(1, 4, 5),
        ev.AntePaid(2, 5, 5),
    ]
    assert ev.CoinsReturned(2, 1) in events
    assert [event for event in events if isinstance(event, ev.PotWon)] == [
        ev.PotWon(0, 6, (0,), (6,)),
        ev.PotWon(1, 4, (1,), (4,)),
    ]
    assert match.table().purses == [6, 4, 5]
    assert match.table().winners == (0, 1)


def test_if_only_one_seat_can_put_in_it_takes_its_coins_back_and_no_hand_is_named() -> None:
    events = play_on(match := a_match(JUNK, purses=(0, 0, 9)), until=ev.PhaseEnded)
    assert not any(isinstance(event, ev.HandNamed | ev.PotWon) for event in events)
    assert match.table().purses == [0, 0, 9]
    assert match.table().winners == ()


def test_if_nobody_can_put_in_the_deal_goes_on_all_the_same() -> None:
    match = a_match(JUNK, purses=(0, 0, 0))
    events = play_on(match, until=ev.PhaseEnded)
    assert [event.coins for event in events if isinstance(event, ev.AntePaid)] == [0, 0, 0]
    assert match.table().hands[0]
    assert match.request


def test_three_equal_hands_share_and_a_better_loser_does_not_exist() -> None:
    events = play_on(match := a_match((*PAIRS, "Qs Qd 9h 5c 2s")), until=ev.PhaseEnded)
    assert ev.PotWon(0, 20, (0, 1, 2), (7, 7, 6)) in events
    assert match.table().purses == [102, 102, 101, 95]
    assert match.table().winners == (0, 1, 2)


def test_a_tie_for_second_place_wins_nothing() -> None:
    events = play_on(match := a_match((*PAIRS, "As Ad 9h 5c 2s")), until=ev.PhaseEnded)
    assert ev.PotWon(0, 20, (3,), (20,)) in events
    assert match.table().purses == [95, 95, 95, 115]


def test_the_carried_coin_joins_the_main_pot_and_the_kitty_the_bingo() -> None:
    match = a_match(PAIRS, "Kc 9s 5h 2c", carry=2, kitty=6)
    events = play_on(match, until=ev.BingoWon)
    assert ev.PotWon(0, 17, (0, 1, 2), (6, 6, 5), waited=2) in events
    assert ev.BingoWon((0, 1, 2), (7, 7, 7), kitty=6) in events
    assert match.table().kitty == match.table().carry == 0


def test_an_odd_coin_of_the_main_pot_waits_for_the_next_hand_and_not_for_the_side_pot() -> None:
    match = a_match((*PAIRS[:2], JUNK[0]), purses=(2, 9, 9), rules=Rules(odd_coins="carry"), carry=1)
    events = play_on(match, until=ev.PhaseEnded)
    assert [event for event in events if isinstance(event, ev.PotWon)] == [
        ev.PotWon(0, 7, (0, 1), (3, 3), carried=1, waited=1),
        ev.PotWon(1, 6, (1,), (6,)),
    ]
    assert match.table().carry == 1


def test_coins_go_on_cards_in_seat_order_from_the_left_and_again_each_time() -> None:
    events, _ = bingo(a_match(("2c 2d 6h 8s Tc", "3c 5d 7h 9s 2h", "4d 4h 6s 8c Td"), "2s 2s 2d", phase="bingo"))
    placed = [(event.seat, event.card) for event in events if isinstance(event, ev.CoinPlaced)]
    assert placed == [(0, 0), (0, 1), (1, 4)] * 3


def test_a_seat_with_one_coin_covers_one_card_and_says_so_of_the_other() -> None:
    events, _ = bingo(a_match(("2c 2d 6h 8s Tc", *JUNK[1:]), "2s", purses=(1, 9, 9), phase="bingo"))
    assert [event for event in events if isinstance(event, ev.CoinPlaced | ev.CoverMissed)] == [
        ev.CoinPlaced(0, 0),
        ev.CoverMissed(0, 1),
        ev.CoinPlaced(2, 0),
    ]


def test_a_card_that_has_a_coin_needs_no_other_if_there_is_none() -> None:
    for bingo_broke, last in (("no_cover", ev.CoverMissed(0, 1)), ("marker", ev.MarkerPlaced(0, 1))):
        rules, hands = Rules(bingo_broke=bingo_broke), ("2c 5d 6h 8s Tc", *JUNK[1:])
        match = a_match(hands, "2s 2h 2d 5c", purses=(2, 9, 9), rules=rules, phase="bingo")
        covers = [event for event in play_on(match, until=ev.PhaseEnded) if isinstance(event, COVERS)]
        assert [event for event in covers if event.seat == 0] == [ev.CoinPlaced(0, 0), ev.CoinPlaced(0, 0), last]


def test_a_dead_bingo_gives_every_coin_back() -> None:
    events, purses = bingo(a_match(JUNK, "2s 3h 3d", phase="bingo"))
    assert ev.BingoDied() in events
    assert purses == [100, 100, 100]


def test_five_equal_cards_are_covered_by_one_call() -> None:
    events, purses = bingo(a_match(("7c 7d 7h 7s 7c", *JUNK[1:]), "Ad 7d", phase="bingo"))
    assert ev.BingoCalled((0,)) in events
    assert purses == [101, 99, 100]


def test_the_cards_laid_aside_are_shuffled_when_the_stock_is_empty() -> None:
    hands = (*JUNK[:2], "Ad Kd Qd Jd Td")
    stock, again = "Ac Ac", cards("Kd Td Jd Ad Qd")
    setup = a_match(hands, stock, phase="put_take").setup
    match = Match(structs.replace(setup, cards=(*(setup.cards or ()), again)))
    events = [event for _ in range(3) for event in play_on(match, until=ev.CardTurned)]
    assert events[-2:] == [ev.Shuffled(0, 5), ev.CardTurned(Card("Kd"), 3)]


def test_what_an_earlier_bingo_has_called_may_be_called_again_in_the_next() -> None:
    hands = ("5c 5d 5h 5s 5c", "5h 5s 5c 5d 5h", "2c 3d 4h 6s 7c")
    setup = a_match(hands, "5d Kc", rules=Rules(bingo_tie="kitty", kitty_when="immediate"), phase="bingo").setup
    match = Match(structs.replace(setup, cards=(*(setup.cards or ()), cards("5d"))))
    events = play_on(match, until=ev.PhaseEnded)
    assert ev.Shuffled(0, 1) in events
    assert [event.coins for event in events if isinstance(event, ev.BingoTied)] == [10, 10]


def test_no_card_is_called_twice_in_one_small_game_even_if_cards_are_scarce() -> None:
    for seed in range(30):
        phase = Counter[Card]()
        for event in played(Setup(Rules(decks=1), 6, str(seed))).history():
            phase += Counter([event.card] if isinstance(event, ev.CardTurned) else [])
            phase = Counter() if isinstance(event, ev.PhaseStarted) else phase
            assert phase <= Counter(packs(1))


def test_the_dealers_pack_is_shuffled_if_it_has_not_cards_enough_for_the_next_game() -> None:
    """Ten are needed to put and take; bingo has taken one (rule F1.5)."""
    rules, hands = Rules(ruleset="family", phases=("bingo", "put_take")), cards("5c 6c 6d " * 5)
    for size, shuffles in ((11, 0), (10, 1)):
        stocks = hands, cards("5h" + " Ah" * (size - 1)), tuple(packs(1))
        match = Match(Setup(rules, 3, "", cards=stocks, start=Start(purses=(50, 50, 50), dealer=2, stocks=2)))
        events = play_on(match, until=ev.PhaseEnded)
        assert [type(event) for event in events].count(ev.Shuffled) == 2 + shuffles


def test_a_dealer_who_takes_has_nothing_to_give_to_himself() -> None:
    rules = Rules(ruleset="family", phases=("put_take",), dealer_puts_and_takes=True)
    hands, turned = cards("2c 3c 9h 2d 3d 7c 4s 4h 8d Ac As Ad Kc Ks Kd"), cards("5s 5d 5h 5c 6s 6d 6h 9s 6c 7s")
    match = Match(Setup(rules, 3, "", cards=(hands, turned), start=Start(purses=(50, 50, 50), dealer=2, stocks=2)))
    taken = [event for event in play_on(match, until=ev.PhaseEnded) if isinstance(event, ev.CoinsTaken)]
    assert taken == [ev.CoinsTaken(2, (0,), 0, 0, owed=3), ev.CoinsTaken(2, (1,), 0, 0, owed=1)]


def test_everyone_pays_the_dealer_for_a_hit_as_far_as_the_coins_reach() -> None:
    match = a_match(JUNK, "2c 2c", purses=(1, 9, 0), phase="count_up")
    events = play_on(Match(structs.replace(match.setup, cards=(cards("3c 2d 4c"),))), until=ev.CountHit)
    assert events[-3:] == [ev.CountHit(2, 2), ev.CoinsPaid(0, 2, 1, 2), ev.CoinsPaid(1, 2, 2, 2)]


@given(st.integers(0, 500), st.integers(1, 8))
def test_shares_are_equal_but_for_one_coin_and_the_first_get_it(coins: int, winners: int) -> None:
    given_out = shares(coins, winners)
    assert sum(given_out) == coins
    assert list(given_out) == sorted(given_out, reverse=True)
    assert max(given_out) - min(given_out) <= 1


@given(st.lists(st.tuples(st.integers(0, 9), st.booleans()), min_size=2, max_size=8))
def test_pots_are_as_if_every_coin_was_shared_out_on_its_own(seats: list[tuple[int, bool]]) -> None:
    put_in = [coins for coins, _ in seats]
    claimants = [seat for seat, (coins, claims) in enumerate(seats) if coins and (claims or coins == max(put_in))]
    back, pots = pots_of(put_in, claimants)
    claims = coin_by_coin(put_in, claimants)
    assert sum(pot.coins for pot in pots) + (back.coins if back else 0) == sum(put_in)
    assert [claim for pot in pots for claim in [pot.claimants] * pot.coins] == claims
    assert all(one.claimants != two.claimants for one, two in pairwise(pots))


def coin_by_coin(put_in: Sequence[int], claimants: Sequence[int]) -> list[tuple[int, ...]]:
    """Who may win each coin: its level is asked for by all who put in as much, and belongs to a pot if two have."""
    claims = []
    for level in range(1, max(put_in) + 1):
        payers = [coins for coins in put_in if coins >= level]
        if len(payers) > 1:
            claims += [tuple(seat for seat in claimants if put_in[seat] >= level)] * len(payers)
    return claims
