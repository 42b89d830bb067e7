"""A match with persons and bots, as those at the table notice it."""

import pytest
from company import ANN, BOTS, YOU, a_session, a_setup, play, step
from msgspec.structs import replace

from garbage_desktop.seats import SeatInfo
from garbage_desktop.session import Session
from garbage_desktop.sitting import PAUSE
from garbage_desktop.storage.saves import Unreadable, decoded, encoded
from garbage_engine.course import IllegalDecision
from garbage_engine.events import DealStarted, MatchEnded, PhaseEnded
from garbage_engine.match import Match
from garbage_engine.requests import STOP, TURN, StartDeal, TurnCard


def to_turn_of(session, seat):
    """Play until that seat deals and is asked for a card."""
    while not (isinstance(session.match.request, TurnCard) and session.match.request.seat == seat):
        step(session)
    return session


def dealer_of(session):
    return session.match.request.seat


# ---- who acts, and when ---------------------------------------------------------------------------------------------
def test_the_next_deal_waits_for_a_person_whoever_deals():
    session = a_session(YOU, *BOTS[:2], first_dealer=1)
    session.update(1000, idle=True)
    assert isinstance(session.asked, StartDeal)
    assert session.told == []


def test_bots_alone_wait_for_nobody():
    session = a_session(*BOTS)
    for _ in range(4000):
        session.update(0.1, idle=True)
    assert session.over


def test_a_bot_looks_before_it_turns_a_card():
    session = to_turn_of(a_session(YOU, *BOTS[:2], first_dealer=1), 1)
    number = session.match.request.number
    session.update(PAUSE * 0.9, idle=True)
    assert session.match.request.number == number
    session.update(PAUSE * 0.2, idle=True)
    assert session.match.request.number == number + 1


def test_a_bot_looks_only_while_the_table_is_at_rest():
    session = to_turn_of(a_session(YOU, *BOTS[:2], first_dealer=1), 1)
    number = session.match.request.number
    session.update(60, idle=False)
    session.update(60, idle=True, paused=True)
    assert session.match.request.number == number


def test_twice_the_speed_is_half_the_pause():
    session = to_turn_of(a_session(YOU, *BOTS[:2], first_dealer=1), 1)
    number = session.match.request.number
    session.update(PAUSE / 2, idle=True, speed=2)
    assert session.match.request.number == number + 1


def test_next_card_skips_the_pause():
    session = to_turn_of(a_session(YOU, *BOTS[:2], first_dealer=1), 1)
    number = session.match.request.number
    session.skip_pause()
    session.update(0, idle=True)
    assert session.match.request.number == number + 1


def test_a_person_turns_the_cards_of_an_own_deal():
    session = to_turn_of(a_session(YOU, *BOTS[:2], first_dealer=0), 0)
    session.update(1000, idle=True)
    assert session.asked is session.match.request
    session.answer(session.asked.number, TURN)
    assert session.told[-1] is session.match.history()[-1]


def test_cards_that_deal_themselves_keep_the_pace_of_the_bots():
    session = to_turn_of(a_session(YOU, *BOTS[:2], first_dealer=0), 0)
    session.deal_by_itself = True
    number = session.match.request.number
    session.update(PAUSE, idle=True)
    assert session.match.request.number == number + 1


def test_the_same_click_twice_turns_one_card():
    session = to_turn_of(a_session(YOU, *BOTS[:2], first_dealer=0), 0)
    number = session.asked.number
    session.answer(number, TURN)
    before = session.match.table()
    with pytest.raises(IllegalDecision):
        session.answer(number, TURN)
    assert session.match.table() == before


def test_skipping_a_phase_ends_with_the_next_one():
    session = to_turn_of(a_session(YOU, *BOTS[:2], first_dealer=0), 0)
    session.skip_phase()
    ended = [event.phase for event in session.told if isinstance(event, PhaseEnded)]
    assert ended == ["poker", "bingo"]
    assert session.match.table().phase == "put_take"


def test_skipping_the_last_phase_ends_with_the_question_for_the_next_deal():
    session = a_session(YOU, *BOTS[:2], first_dealer=0)
    step(session)
    for _ in range(3):
        session.skip_phase()
    assert isinstance(session.asked, StartDeal)
    assert session.match.request.deal == 2


# ---- who sits in front ----------------------------------------------------------------------------------------------
def test_the_person_who_must_act_sits_in_front():
    session = a_session(YOU, BOTS[0], ANN, first_dealer=0)
    assert session.front == 0
    for dealer in (0, 2):
        to_turn_of(session, dealer)
        assert session.front == dealer


def test_the_front_stays_while_bots_act():
    session = a_session(YOU, BOTS[0], ANN, first_dealer=2, rounds=2)
    to_turn_of(session, 2)
    to_turn_of(session, 1)
    assert session.front in (0, 2)
    assert session.seats[session.front].person


def test_only_a_single_person_is_called_you():
    assert a_session(YOU, *BOTS[:2]).you == 0
    assert a_session(YOU, ANN, BOTS[0]).you is None
    assert a_session(*BOTS).you is None


# ---- the end --------------------------------------------------------------------------------------------------------
def test_stop_after_this_hand_lets_the_standings_count():
    session = a_session(rounds=5)
    step(session)
    session.stop_after_this_hand = True
    play(session)
    assert session.match.decisions[-1] == STOP
    assert session.accounts.standings[-1] == tuple(session.match.table().purses)
    assert len(session.accounts.finished) == 1


def test_stopping_before_the_first_card_ends_after_the_first_hand():
    session = a_session(rounds=5)
    session.stop_after_this_hand = True
    play(session)
    assert len(session.accounts.finished) == 1


def test_a_finished_match_is_told_once():
    class Keeper:
        finished = 0

        def keep(self, saved):
            pass

        def finish(self, saved, winners, standings):
            self.finished += 1
            self.winners, self.standings = winners, standings

    keeper = Keeper()
    session = play(a_session(keeper=keeper))
    session.update(1, idle=True)
    assert keeper.finished == 1
    assert keeper.winners == session.told[-1].winners
    assert len(keeper.standings) == 1 + 3


# ---- accounts -------------------------------------------------------------------------------------------------------
def test_the_phases_of_a_deal_add_up_to_what_it_brought():
    session = play(a_session(YOU, *BOTS, rounds=2))
    for deal in session.accounts.finished:
        assert list(deal.phases) == ["poker", "bingo", "put_take", "count_up"]
        assert tuple(map(sum, zip(deal.before, deal.changes, strict=True))) == deal.after
        assert sum(deal.changes) == 0
    assert session.accounts.standings[-1] == tuple(session.match.table().purses)


def test_what_was_remarkable():
    accounts = play(a_session(YOU, *BOTS, rounds=3)).accounts
    bingos = [bingo for deal in accounts.deals for bingo in deal.bingos]
    assert accounts.biggest_bingo().coins == max(bingo.coins for bingo in bingos)
    assert accounts.quickest_bingo().calls == min(bingo.calls for bingo in bingos)
    assert len(accounts.best_hand().cards) == 5
    count = accounts.luckiest_count()
    assert count.seat == accounts.deals[count.deal - 1].dealer
    assert count.coins <= 4 * sum(count.numbers)
    assert count.coins == accounts.deals[count.deal - 1].phases["count_up"][count.seat]


def test_the_last_hand_can_be_watched_again():
    session = play(a_session(rounds=2), 120)
    table, events = session.last_deal()
    assert isinstance(events[0], DealStarted)
    for event in events:
        table.apply(event)
    assert table == session.match.table()


def test_before_the_first_hand_there_is_nothing_to_watch():
    table, events = a_session().last_deal()
    assert events == []
    assert table.purses == [100, 100, 100]


def test_bots_remark_on_what_has_been_seen():
    session = play(a_session(YOU, *BOTS, rounds=3))
    remarks = [remark for event in session.told if (remark := session.remark_on(event))]
    assert remarks
    assert all(not session.seats[remark.seat].person and str(remark.words) for remark in remarks)
    assert session.remark_on(session.told[0]) is None


# ---- going on -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", ["apple", "pear", "plum"])
def test_resumed_at_any_moment_it_comes_out_the_same(seed):
    whole = play(a_session(seed=seed, rounds=1))
    session = a_session(seed=seed, rounds=1)
    while not session.over:
        again = Session.resumed(decoded(encoded(session.saved())))
        assert again.notice == ""
        assert (again.told, again.front, again.asked) == (session.told, session.front, session.asked)
        assert play(again).told == whole.told
        assert again.accounts.standings == whole.accounts.standings
        step(session)


def test_resuming_again_and_again_changes_nothing():
    saved = first = play(a_session(rounds=2), 77).saved()
    for _ in range(20):
        saved = Session.resumed(decoded(encoded(saved))).saved()
    assert saved == first


def test_resumed_in_the_last_hand_the_accounts_know_the_first():
    session = play(a_session(rounds=3), 400)
    again = Session.resumed(session.saved())
    assert again.accounts.standings == session.accounts.standings
    assert again.last_deal() == session.last_deal()


def test_a_match_that_comes_out_otherwise_is_dealt_again():
    saved = play(a_session(rounds=2), 77).saved()
    session = Session.resumed(replace(saved, digest="0" * 64))
    assert session.notice
    assert session.match.checkpoint == saved.checkpoint
    assert session.match.table().purses == list(saved.checkpoint.purses)
    assert isinstance(play(session).told[-1], MatchEnded)


def test_decisions_that_cannot_be_are_dealt_again():
    saved = play(a_session(rounds=2), 77).saved()
    session = Session.resumed(replace(saved, decisions=(TURN, *saved.decisions)))
    assert session.notice
    assert session.match.decisions == []


def test_lost_deals_before_are_missing_in_the_accounts_only():
    saved = play(a_session(rounds=2), 120).saved()
    session = Session.resumed(replace(saved, past=()))
    assert session.match.table() == Session.resumed(saved).match.table()


def test_rules_that_nobody_can_play_are_refused():
    saved = a_session().saved()
    with pytest.raises(Unreadable):
        Session.resumed(
            replace(
                saved,
                setup=a_setup(seats=3, decks=1, hand_size=7, buy_card=True, phases=("poker", "put_take"), stud_bet=2),
            )
        )


def test_somebody_else_may_take_a_seat_in_the_middle():
    session = play(a_session(YOU, *BOTS[:2]), 30)
    before = session.match.digest()
    session.change_seat(2, SeatInfo("Ann", "person-2"))
    assert session.persons == (0, 2)
    assert session.match.digest() == before
    assert session.saved().seats[2].name == "Ann"


def test_time_is_an_argument(monkeypatch):
    def forbidden(*_):
        raise AssertionError("the clock was read")

    for clock in ("time", "monotonic", "perf_counter"):
        monkeypatch.setattr(f"time.{clock}", forbidden)
    session = play(a_session(), 60)
    assert Session.resumed(session.saved()).told == session.told


def test_drivers_do_not_change_the_cards():
    with_bots = play(a_session(*BOTS[:3], seed="s"))
    alone = play(a_session(YOU, ANN, BOTS[0], seed="s"))
    assert with_bots.told == alone.told == Match(a_setup(3, "s"), [*alone.match.past, *alone.match.decisions]).history()


def test_bots_decide_the_same_after_loading_as_they_would_have():
    """What a bot draws by lot hangs on the request alone (V13)."""
    rules = {"poker_mode": "stud", "seed": "stud", "phases": ("poker",)}
    whole = play(a_session(*BOTS, **rules))
    session = a_session(*BOTS, **rules)
    while not session.over:
        step(session)
        session = Session.resumed(session.saved())
    assert session.match.table() == whole.match.table()
    assert session.match.digest() == whole.match.digest()


def test_a_match_of_bots_is_kept_after_every_answer():
    class Shelf:
        kept = 0

        def keep(self, saved):
            self.kept += 1

        def finish(self, saved, winners, standings):
            self.kept += 1

    shelf = Shelf()
    session = a_session(*BOTS[:3], keeper=shelf)
    before = shelf.kept
    step(session)
    step(session)
    assert shelf.kept == before + 2


def test_a_save_in_which_somebody_has_made_coins_is_not_opened():
    session = play(a_session(), 80)
    saved = session.saved()
    purses = (saved.checkpoint.purses[0] + 1, *saved.checkpoint.purses[1:])
    with pytest.raises(Unreadable):
        Session.resumed(replace(saved, checkpoint=replace(saved.checkpoint, purses=purses)))
