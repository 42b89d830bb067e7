"""Whatever the house rules bring about has a cue, a sentence, a line of the chronicle, and a place in the accounts."""

from random import Random

import pytest
from tables import sitters

from garbage_desktop.accounts import Accounts
from garbage_desktop.motion.choreography import cue
from garbage_desktop.table.chronicle import Chronicle, lines
from garbage_desktop.table.highlights import of_deal
from garbage_desktop.table.view import Sitter
from garbage_engine.cards import below
from garbage_engine.match import Match
from garbage_engine.requests import STOP
from garbage_engine.rules import PRESETS, Rules
from garbage_engine.setup import Setup, Start
from tests.engine.house_rules import rule_sets

RULES = {
    **PRESETS,
    "stud": Rules(poker_mode="stud", start_coins=20, broke="out", four_flush=True),
    "buying": Rules(buy_card=True, buy_to="dealer", hand_size=7, decks=3, bingo_tie="most_coins"),
    "kitty": Rules(
        bingo_tie="kitty", kitty_when="immediate", dead_bingo="kitty", odd_coins="carry", bingo_order="phase3"
    ),
    "debt": Rules(short_pay="debt", start_coins=10, no_hit_penalty=5, consecutive_hits=True, suit_double=True),
    "gifts": Rules(
        ruleset="family", broke="pass", start_coins=10, one_colour_doubles=True, bet_min=0, up_down_settle="net"
    ),
}


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_all_that_happens_is_shown_and_told(rules):
    match, seats = Match(Setup(rules, 4, "shown")), tuple(Sitter(f"Seat {n}", "raccoon", n == 0) for n in range(4))
    shown, events, rng = match.setup.beginning.table(), match.subscribe(), Random(4)
    chronicle, accounts = Chronicle(seats), Accounts(match.setup.beginning)
    while match.request:
        legal = [answer for answer in match.request.legal if answer != STOP]
        match.answer(match.request.number, legal[below(len(legal), rng)])
        for event in events:
            assert cue(event, shown).event == event
            chronicle.hear(event, shown)
            accounts.enter(event)
            shown.apply(event)
            assert chronicle.caption or shown.phase is None
    assert len(accounts.finished) == len(accounts.deals) > 0
    assert all(set(deal.phases) == set(rules.phases) for deal in accounts.deals)
    assert all(line.words for line in chronicle.lines)


def theirs(table):
    """The coins of each seat, with those on a colour: they are not lost yet."""
    guesses = table.guesses or [None] * table.seats
    return [
        purse + (guess.coins if guess and guess.gain is None else 0)
        for purse, guess in zip(table.purses, guesses, strict=True)
    ]


RULE_SETS, MOST_DEALS = 120, 3


@pytest.mark.parametrize(("rules", "count"), list(rule_sets(RULE_SETS, seed=7)), ids=lambda value: "")
def test_under_any_house_rules_every_coin_has_a_line_and_a_column(rules, count):
    match, seats = Match(Setup(rules, count, "coins")), sitters(count)
    shown, events, rng = match.setup.beginning.table(), match.subscribe(), Random(4)
    chronicle, accounts = Chronicle(seats, rules), Accounts(match.setup.beginning)
    while match.request:
        stops = match.request.allows(STOP) and match.request.deal > MOST_DEALS
        legal = [answer for answer in match.request.legal if answer != STOP]
        match.answer(match.request.number, STOP if stops else legal[below(len(legal), rng)])
        for event in events:
            told = [0] * count
            for line in lines(event, shown, chronicle.words):
                assert line.words
                if line.seat is not None:
                    told[line.seat] += line.coins
            chronicle.hear(event, shown)
            accounts.enter(event)
            before = theirs(shown)
            shown.apply(event)
            assert told == [now - then for now, then in zip(theirs(shown), before, strict=True)], event
    for deal in accounts.deals:
        assert deal.changes == tuple(after - before for after, before in zip(deal.after, deal.before, strict=True))
    assert accounts.standings[-1] == tuple(match.table().purses)


@pytest.mark.parametrize(("broke", "words"), [("pass", "{0} gave {1} 10 coins."), ("out", "{1} has no coins left")])
def test_the_summary_tells_what_was_done_about_an_empty_purse(broke, words):
    rules = Rules(phases=("bingo",), broke=broke)
    match = Match(Setup(rules, 3, "gift", start=Start(purses=(60, 40, 0), dealer=0)))
    accounts, events = Accounts(match.setup.beginning), match.subscribe()
    while not accounts.finished:
        match.answer(match.request.number, match.request.legal[0])
        for event in events:
            accounts.enter(event)
    deal, names = accounts.finished[0], ["Ann", "Ben", "Cleo"]
    empty = deal.gifts[0].to if broke == "pass" else deal.left[0]
    giver = deal.gifts[0].seat if broke == "pass" else empty
    told = [highlight.words for highlight in of_deal(deal, names.__getitem__, None)]
    assert any(line.startswith(words.format(names[giver], names[empty])) for line in told), told
