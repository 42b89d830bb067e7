"""How the bots play, in figures: what the better ones win of the easy-going, each with the same cards.

python -m tools.measure_bots [stud] [buying] [colours] [--deals N]
"""

import argparse
from collections.abc import Callable, Iterator
from math import comb, sqrt
from random import Random

from garbage_engine.bots import BOTS, CAST
from garbage_engine.bots.bot import Bot
from garbage_engine.bots.colours import edge_of_red
from garbage_engine.game import Game
from garbage_engine.odds import play
from garbage_engine.requests import AnyDecision, AnyRequest, Guess, GuessColour
from garbage_engine.rules import Rules
from garbage_engine.setup import Setup, Start
from garbage_engine.table import Table

EASY = (BOTS["bruno"], BOTS["freddy"])
STUD = Rules(poker_mode="stud", phases=("poker",))
BUYING = Rules(buy_card=True, phases=("poker", "bingo"))
BANK = Rules(ruleset="family", phases=("red_black",), bet_cap="none", start_coins=1000)


def main() -> None:
    words = argparse.ArgumentParser(prog="measure_bots")
    words.add_argument("what", nargs="*", default=["stud", "buying", "colours"])
    words.add_argument("--deals", type=int, default=20_000)
    asked = words.parse_args()
    for what in asked.what:
        for line in MEASURES[what](asked.deals):
            print(line, flush=True)


def stud(deals: int) -> Iterator[str]:
    yield from against_easy("stud", STUD, deals)


def buying(deals: int) -> Iterator[str]:
    yield from against_easy("buying", BUYING, deals)


def against_easy(name: str, rules: Rules, deals: int) -> Iterator[str]:
    """One bot against three easy-going ones, every deal from 100 coins, each set of cards from all four seats."""
    yield f"{name}: coins a deal that one wins of three easy-going ones, {deals} deals"
    for hero in CAST:
        shoes = [sum(gain(rules, hero, shoe, seat) for seat in range(4)) / 4 for shoe in range(1, deals // 4 + 1)]
        mean, error = mean_and_error(shoes)
        yield f"  {hero.name:<8} {hero.mind.skill:<8} {mean:6.2f} ± {error:.2f}  ({mean / error:5.1f} standard errors)"


def gain(rules: Rules, hero: Bot, shoe: int, seat: int) -> int:
    company = [EASY[(other + shoe) % 2] for other in range(4)]
    company[seat] = hero
    start = Start(purses=(100,) * 4, dealer=shoe // 4 % 4, deal=shoe)
    deal = Game(Setup(rules, 4, "measured"), start)
    play(deal, start, lambda table, request, rng: company[request.seat].decide(table, request, rng))
    return deal.table.purses[seat] - 100


def colours(deals: int) -> Iterator[str]:
    """What a coin brings the first, the second and so on to guess, of one pack; ten at the table."""
    yield f"colours: what a coin brings, for each of nine in order, {deals} deals"
    best = [exact(after) for after in range(9)]
    yield "  exact    " + " ".join(f"{edge:6.4f}" for edge in best)
    for bot in CAST:
        edges = edges_of(bot, deals)
        part = sum(edges[1:]) / sum(best[1:])
        yield f"  {bot.name:<8} " + " ".join(f"{edge:6.4f}" for edge in edges) + f"  {part:.0%} of the best"


def exact(after: int) -> float:
    """Of all that the cards before may have been, `after` hands of five."""
    gone = 5 * after
    ways = [(red, comb(26, red) * comb(26, gone - red)) for red in range(max(0, gone - 26), min(gone, 26) + 1)]
    return sum(abs(edge_of_red(26 - red, 52 - gone)) * count for red, count in ways) / comb(52, gone)


def edges_of(bot: Bot, deals: int) -> list[float]:
    won, setup = [0] * 9, Setup(BANK, 10, "colours")
    for number in range(1, deals + 1):
        start = Start(purses=(1000,) * 10, dealer=9, deal=number, stocks=2)
        deal = Game(setup, start)
        play(deal, start, one_coin_each(bot))
        for seat in range(9):
            won[seat] += deal.table.purses[seat] - 1000
    return [coins / deals for coins in won]


def one_coin_each(bot: Bot) -> Callable[[Table, AnyRequest, Random], AnyDecision]:
    def decide(table: Table, request: AnyRequest, rng: Random) -> AnyDecision:
        answer = bot.decide(table, request, rng)
        return Guess(answer.red, 1) if isinstance(request, GuessColour) and isinstance(answer, Guess) else answer

    return decide


def mean_and_error(numbers: list[float]) -> tuple[float, float]:
    mean = sum(numbers) / len(numbers)
    return mean, sqrt(sum((number - mean) ** 2 for number in numbers) / len(numbers) / (len(numbers) - 1))


MEASURES = {"stud": stud, "buying": buying, "colours": colours}

if __name__ == "__main__":
    main()
