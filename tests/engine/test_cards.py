"""Cards, packs and chance."""

from collections import Counter
from itertools import product

import pytest

from garbage_engine.cards import PACK, Card, Rank, Suit, below, cards, packs, shuffled, stream

SHOE = """
5h 8c Kd 2s 6h 5h 8s 7d 4h 7c 7h 9h 3h Ac 5s Ad 6c 2c 6h Qh 8h As Jd Qc 4s 5c
Qs 8d 9c 2d Ah 5c 6s Qd 6s Td Kh 5d 4d 9s 9d Ac Qh 4h Ad 3d As Kc 4s 7s 8c Kd
Kh Ts Ah 3c Tc 7c 3h Js 2c 8h 9d 2h Js 7s Ts Qd Ks 3s Jh 3s Jh 5s Qc Td 9c 8d
Jc 6c 3d 8s 9s Jd 7h 3c Th Qs 5d 4c 6d Kc 2d Th 4c 7d 2h 4d 2s 6d Ks Tc Jc 9h
"""


class Numbers:
    """A source of chance that gives the numbers it was told, one after another."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    def getrandbits(self, bits: int) -> int:
        assert self.numbers[0] < 1 << bits
        return self.numbers.pop(0)


def test_a_deal_of_two_packs_is_the_same_on_every_machine_for_ever() -> None:
    assert shuffled(packs(2), stream("garbage", "deal 1/shoe")) == list(cards(SHOE))


def test_every_purpose_has_chance_of_its_own() -> None:
    deals = {tuple(shuffled(PACK, stream(seed, f"deal {deal}/shoe"))) for seed in "ab" for deal in (1, 2)}
    assert len(deals) == 4


def test_every_order_is_as_likely() -> None:
    """Each way the numbers can fall gives another order, and there are as many of both."""
    falls = product(range(4), range(3), range(2))
    orders = {tuple(shuffled("abcd", Numbers(*fall))) for fall in falls}  # type: ignore[arg-type]
    assert len(orders) == 4 * 3 * 2


@pytest.mark.parametrize("n", [1, 2, 3, 52, 104, 128])
def test_every_number_is_as_likely(n: int) -> None:
    """Of all that the bits can say, each number stands once, and the rest is thrown again."""
    said = [below(n, Numbers(bits, 0)) for bits in range(1 << n.bit_length())]  # type: ignore[arg-type]
    counted = Counter(said)
    counted[0] -= (1 << n.bit_length()) - n
    assert counted == dict.fromkeys(range(n), 1)


def test_every_card_comes_to_every_place_about_as_often() -> None:
    rng, deals = stream("garbage", "fairness"), 5200
    seen = Counter(place for _ in range(deals) for place in enumerate(shuffled(PACK, rng)))
    expected = deals / 52
    chi_square = sum((seen[place, card] - expected) ** 2 / expected for place in range(52) for card in PACK)
    assert 51 * 51 - 4 * 72 < chi_square < 51 * 51 + 4 * 72  # four standard deviations


def test_a_pack_has_every_rank_in_every_suit_once() -> None:
    assert Counter((card.rank, card.suit) for card in PACK) == Counter(product(Rank, Suit))
    assert packs(3) == [*PACK, *PACK, *PACK]


@pytest.mark.parametrize("card", PACK)
def test_a_card_comes_back_from_its_two_characters(card: Card) -> None:
    assert Card(str(card)) is card
    assert str(card) == card.rank.letter + card.suit.value


@pytest.mark.parametrize("characters", ["10s", "Ts,", "1s", "tS", "TS", "ZZ", "T", "", "T\N{BLACK SPADE SUIT}"])
def test_what_is_no_card_is_refused(characters: str) -> None:
    with pytest.raises(ValueError, match="is not a valid Card"):
        Card(characters)


def test_the_count_up_begins_with_the_ace() -> None:
    assert [rank.count for rank in Rank] == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1]


def test_hearts_and_diamonds_are_red() -> None:
    assert [suit for suit in Suit if suit.red] == [Suit.DIAMONDS, Suit.HEARTS]
