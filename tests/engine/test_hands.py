"""The poker hand: exact for one, two and three packs, and told in words."""

import random
from collections import Counter
from collections.abc import Iterable
from itertools import combinations, combinations_with_replacement, pairwise, product
from math import comb, prod

import pytest
from naive_hands import naive_value

from garbage_engine.cards import Card, Rank, Suit, cards, packs
from garbage_engine.hands import Category, best, category, named, rank_name, value

FIVE_RANKS = list(combinations_with_replacement(Rank, 5))


def card(rank: Rank, suit: Suit) -> Card:
    return Card(rank.letter + suit.value)


def hand(ranks: Iterable[Rank], suits: str) -> list[Card]:
    return [card(rank, Suit(suit)) for rank, suit in zip(ranks, suits, strict=True)]


def beats(one: str, other: str, four_flush: bool = False) -> bool:
    return value(cards(one), four_flush) > value(cards(other), four_flush)


def ranked_alike(hands: Iterable[list[Card]], four_flush: bool = False) -> bool:
    """Whether the fast way puts the hands in the very order of the slow one, ties included."""
    pairs = sorted((naive_value(hand, four_flush), value(hand, four_flush)) for hand in hands)
    return all(
        (naive == next_naive) == (fast == next_fast) and fast <= next_fast
        for (naive, fast), (next_naive, next_fast) in pairwise(pairs)
    )


def hands_of(packs: int) -> Counter[str]:
    """How many hands of each category there are: for each five ranks those of one suit, and all others."""
    count: Counter[str] = Counter()
    for ranks in FIVE_RANKS:
        held = Counter(ranks).values()
        of_one_suit = 4 * prod(comb(packs, copies) for copies in held)
        count[str(category(value(hand(ranks, "ccccc"))))] += of_one_suit
        count[str(category(value(hand(ranks, "ccccd"))))] += (
            prod(comb(4 * packs, copies) for copies in held) - of_one_suit
        )
    return count


HANDS = {  # as everybody can look them up for one pack, and as rule C3.1 has them for two
    1: {
        "five of a kind": 0,
        "straight flush": 40,
        "four of a kind": 624,
        "full house": 3_744,
        "flush": 5_108,
        "straight": 10_200,
        "three of a kind": 54_912,
        "two pairs": 123_552,
        "one pair": 1_098_240,
        "high card": 1_302_540,
    },
    2: {
        "five of a kind": 728,
        "straight flush": 1_280,
        "four of a kind": 87_360,
        "full house": 244_608,
        "flush": 261_840,
        "straight": 326_400,
        "three of a kind": 3_075_072,
        "two pairs": 5_374_512,
        "one pair": 40_909_440,
        "high card": 41_681_280,
    },
}


SHAPES = {  # how many choices of ranks there are, and how many cards of each of these ranks
    "five of a kind": (13, [5]),
    "four of a kind": (13 * 12, [4, 1]),
    "full house": (13 * 12, [3, 2]),
    "straight": (10, [1, 1, 1, 1, 1]),
    "three of a kind": (13 * comb(12, 2), [3, 1, 1]),
    "two pairs": (comb(13, 2) * 11, [2, 2, 1]),
    "one pair": (13 * comb(12, 3), [2, 1, 1, 1]),
    "high card": (comb(13, 5) - 10, [1, 1, 1, 1, 1]),
}
ABOVE_FLUSH = ("five of a kind", "four of a kind", "full house")


def worked_out(packs: int) -> dict[str, int]:
    """By formula: a hand of one suit is what its ranks make it only where that beats a flush."""
    of_one_suit = {
        kind: 4 * ranks * prod(comb(packs, held) for held in shape) for kind, (ranks, shape) in SHAPES.items()
    }
    hands = {kind: ranks * prod(comb(4 * packs, held) for held in shape) for kind, (ranks, shape) in SHAPES.items()}
    for kind in SHAPES.keys() - ABOVE_FLUSH:
        hands[kind] -= of_one_suit[kind]
    hands["straight flush"] = of_one_suit["straight"]
    hands["flush"] = 4 * comb(13 * packs, 5) - sum(of_one_suit[kind] for kind in (*ABOVE_FLUSH, "straight"))
    return hands


@pytest.mark.parametrize("packs", [1, 2, 3, 4, 5])
def test_there_are_as_many_hands_of_each_category_as_there_should_be(packs: int) -> None:
    assert hands_of(packs) == worked_out(packs)
    assert hands_of(packs).total() == comb(52 * packs, 5)


@pytest.mark.parametrize("packs", HANDS)
def test_the_hands_are_as_many_as_is_written_down(packs: int) -> None:
    assert hands_of(packs) == HANDS[packs]


def test_with_three_packs_five_of_a_kind_is_more_frequent_than_a_straight_flush_and_still_better() -> None:
    count = hands_of(3)
    assert (count["straight flush"], count["five of a kind"]) == (9_720, 10_296)
    assert beats("2c 2c 2d 2h 2s", "Ts Js Qs Ks As")


def test_there_are_as_many_four_flushes_as_there_should_be() -> None:
    """One pack: four of a suit and one of another, without the straights among them."""
    found = sum(
        category(value([*hand(suited, "hhhh"), card(other, Suit.CLUBS)], four_flush=True)) is Category.FOUR_FLUSH
        for suited in combinations(Rank, 4)
        for other in Rank
    )
    assert 4 * 3 * found == 4 * comb(13, 4) * 39 - 10 * 5 * 4 * 3


RUNS = ["A2345", "23456", "TJQKA", "JQKA2", "QKA23", "KA234"]


def test_an_ace_ends_a_straight_at_either_side_and_never_stands_within_one() -> None:
    assert ranked_alike(
        [Card(letter + suit) for letter, suit in zip(run, suits, strict=True)]
        for run in RUNS
        for suits in product("cdhs", repeat=5)
    )
    kinds = [
        str(category(value([Card(letter + suit) for letter, suit in zip(run, "ccccd", strict=True)]))) for run in RUNS
    ]
    assert kinds == ["straight"] * 3 + ["high card"] * 3
    assert beats("2h 3d 4c 5s 6h", "Ah 2d 3c 4s 5h")


def test_flushes_are_compared_card_by_card_to_the_last_whatever_the_suit() -> None:
    assert ranked_alike(hand(ranks, suit * 5) for ranks in FIVE_RANKS for suit in "cs")
    assert beats("Ks Ks 9s 5s 2s", "Kh Qh Jh 9h 8h")
    assert beats("Kc Kc Kc 5c 5c", "Ah Kh Qh Jh 9h")


@pytest.mark.parametrize("four_flush", [False, True])
@pytest.mark.parametrize(
    ("shoes", "size", "count"), [(1, 5, 8000), (2, 5, 8000), (3, 5, 8000), (1, 7, 800), (3, 7, 800)]
)
def test_hands_from_any_number_of_packs_are_ranked_as_the_rules_say(
    shoes: int, size: int, count: int, four_flush: bool
) -> None:
    rng = random.Random(f"{shoes} packs, {size} cards")
    assert ranked_alike((rng.sample(packs(shoes), size) for _ in range(count)), four_flush)


def test_seven_cards_of_few_ranks_and_suits_are_ranked_as_the_rules_say() -> None:
    """Where several categories meet in one hand, as they do with many packs."""
    rng = random.Random("few")
    few = [
        card(rank, suit) for rank in (Rank.FOUR, Rank.FIVE, Rank.KING, Rank.ACE) for suit in (Suit.CLUBS, Suit.HEARTS)
    ]
    run = cards("Ac 2c 3c 4c 5c 6c 6d")
    for deck in (few, run):
        assert ranked_alike((rng.choices(deck, k=7) for _ in range(600)), four_flush=True)


def test_the_same_printed_cards_tie_in_any_order() -> None:
    assert value(cards("As Kd Qh Jc 9s")) == value(cards("9s Jc Qh Kd As"))


def test_a_four_flush_stands_above_any_pair_and_below_any_two_pairs() -> None:
    assert beats("7d 5d 4d 2d 3c", "As Ad Kh Qc 9s", four_flush=True)
    assert beats("2d 2h 3d 3h 4c", "Ad Kd Qd Jd 9s", four_flush=True)
    assert beats("As Ad Kh Qc 9s", "7d 5d 4d 2d 3c")


def test_four_flushes_compare_the_four_suited_cards_and_then_the_fifth() -> None:
    assert beats("Ad 9d 6d 3d 2c", "Kd Qd Jd 9d As", four_flush=True)
    assert beats("Ah 9h 6h 3h Ks", "Ad 9d 6d 3d 2c", four_flush=True)


@pytest.mark.parametrize(
    ("seven", "five"),
    [
        ("Ks Kd 9h 9c 2s 3d 4h", "Ks Kd 9h 9c 4h"),
        ("5h 6h 7h 8h Jc Jd 9h", "5h 6h 7h 8h 9h"),
        ("8s 8d 8c 8h As 2d 3c", "8s 8d 8c 8h As"),
        ("4c 4d 4h 9c 9d 9h 2s", "4c 4d 9c 9d 9h"),
        ("Ah Ac 2d 3d 4s 5c Kd", "Ah 2d 3d 4s 5c"),
        ("7c 7c 7d 7h 7s 7s 7h", "7c 7c 7d 7h 7s"),
    ],
)
def test_the_best_five_of_seven_are_shown(seven: str, five: str) -> None:
    worth, places = best(cards(seven))
    assert [cards(seven)[place] for place in places] == list(cards(five))
    assert worth == value(cards(five))


@pytest.mark.parametrize(
    ("held", "words", "short"),
    [
        ("Qs Jd 9c 6h 4d", "queen high", "queen high"),
        ("4s 4d 9c 6h Kd", "pair of fours", "pair of fours"),
        ("Kd 4c Ks 4h 9s", "two pair, kings and fours", "two pair"),
        ("6c 6d 6h 2s Ts", "three sixes", "three sixes"),
        ("6c 7d 8h 9s Ts", "straight to the ten", "straight"),
        ("Ah 2d 3c 4s 5h", "straight to the five", "straight"),
        ("Ks Ks 9s 5s 2s", "flush, king high", "flush"),
        ("4c Kd Kh 4s Ks", "full house, kings full of fours", "full house"),
        ("9c 9d 9h 9s Ts", "four nines", "four nines"),
        ("5d 6d 7d 8d 9d", "straight flush to the nine", "straight flush"),
        ("Ts Js Qs Ks As", "royal flush", "royal flush"),
        ("9c 9d 9h 9s 9s", "five nines", "five nines"),
    ],
)
def test_a_hand_is_told_in_words(held: str, words: str, short: str) -> None:
    worth = value(cards(held))
    assert (str(named(worth)), str(named(worth, short=True))) == (words, short)


def test_a_four_flush_is_told_in_words() -> None:
    worth = value(cards("Kd 9d 6d 3d 2c"), four_flush=True)
    assert (str(named(worth)), str(category(worth))) == ("four-flush, king high", "four-flush")


def test_a_rank_is_told_in_words() -> None:
    assert [str(rank_name(Rank.SIX)), str(rank_name(Rank.SIX, 2))] == ["six", "sixes"]


def test_fewer_than_five_cards_are_no_hand() -> None:
    with pytest.raises(ValueError, match="not five to seven cards"):
        value(cards("As Ad"))
