"""Whatever the house rules bring about has a cue, a sentence, a line of the chronicle, and a place in the accounts."""

from random import Random

import pytest

from garbage_desktop.accounts import Accounts
from garbage_desktop.motion.choreography import cue
from garbage_desktop.table.chronicle import Chronicle
from garbage_desktop.table.view import Sitter
from garbage_engine.cards import below
from garbage_engine.match import Match
from garbage_engine.requests import STOP
from garbage_engine.rules import PRESETS, Rules
from garbage_engine.setup import Setup

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
