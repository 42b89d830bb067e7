"""The house rules on the screen: changed, looked for, kept, shared, printed, and what they do."""

import json

import pygame
import pytest
from test_menu_scenes import Player, _window, kept  # noqa: F401 - fixtures

from garbage_desktop import viewer
from garbage_desktop.house import begin
from garbage_desktop.outlook import ENOUGH, SLICE, Outlook
from garbage_desktop.rule_sets import RuleSet, presets
from garbage_desktop.rules_page import as_html, sections
from garbage_desktop.scenes import rule_sets
from garbage_desktop.scenes.house_rules import HouseRules
from garbage_desktop.scenes.new_game import NewGame
from garbage_desktop.scenes.outlook_panel import OutlookPanel, figures
from garbage_desktop.scenes.rule_sets import RuleSetList
from garbage_desktop.scenes.rules_page import RulesPage
from garbage_desktop.scenes.table import TableScene
from garbage_desktop.scenes.title import Title
from garbage_desktop.storage.rule_sets import given, read
from garbage_desktop.table.chronicle import Chronicle
from garbage_desktop.ui.control import Option
from garbage_desktop.ui.dialog import Dialog
from garbage_engine.events import PhaseStarted
from garbage_engine.rules import PRESETS, Rules, page
from garbage_engine.switches import SWITCHES

GRAN = RuleSet("", "Gran’s table", Rules(four_flush=True, pair_multiplies=True))


@pytest.fixture
def player(kept, monkeypatch, tmp_path):  # noqa: F811
    monkeypatch.setattr(rule_sets, "exchange_folder", lambda home: tmp_path)
    player = Player(kept)
    player.click("new")
    return player


@pytest.fixture
def table(player):
    assert isinstance(player.scene, NewGame)
    return player.scene


@pytest.fixture
def house(player, table):
    player.click("house rules")
    assert isinstance(player.scene, HouseRules)
    return player.scene


def write(player, words):
    player.send(pygame.Event(pygame.TEXTINPUT, text=words))


def shown(scene):
    return {control.key.removeprefix("about ") for control in scene.page.controls if control.key.startswith("about ")}


# ---- a new game by other rules ------------------------------------------------------------------------
def test_a_new_game_is_classic_until_another_set_is_chosen(player, table):
    assert table.rules == Rules(start_coins=table.coins)
    player.click("set family")
    player.click("sit down")
    assert isinstance(player.scene, TableScene)
    assert player.scene.session.match.setup.rules.ruleset == "family"


def test_the_same_rules_are_chosen_the_next_time(player, table):
    player.click("set kids")
    player.click("sit down")
    player.app.kept.flush()
    player.app.show(Title(player.app))
    player.wait()
    player.click("new")
    assert player.scene.rule_set.key == "kids"
    assert player.scene.rules.put_take_cards == 5


def test_seats_follow_what_a_set_has_room_for(player, table):
    player.click("set family")
    while player.page.control("add"):
        player.click("add")
    assert len(table.seats) == 10
    player.click("set kids")
    assert len(table.seats) == 6
    assert player.page.control("add") is None


def test_fewer_games_take_less_time_and_fewer_coins(player, table):
    coins, time = table.coins, table._minutes()
    player.click("set bingo")
    assert table.coins < coins
    assert table._minutes() != time


def test_rules_that_so_many_cannot_play_are_told_when_they_sit_down(player, table):
    table.take_rules(presets()[0], Rules(decks=1, hand_size=7))
    player.click("sit down")
    assert isinstance(player.scene, Dialog)
    assert "5 seats need 55 cards, not 52" in player.scene.words
    player.click("House rules")
    player.click("play")
    player.click("sit down")
    assert isinstance(player.scene, TableScene)


# ---- changing -----------------------------------------------------------------------------------------
def test_changed_rules_are_played_by(player, house, table):
    player.click("bingo_tie most_coins")
    player.click("ante less")
    assert house.draft.changed == ["ante", "bingo_tie"]
    player.click("play")
    assert (table.rules.ante, table.rules.bingo_tie) == (4, "most_coins")
    assert table.page.control("house rules").label == "2 changed"


def test_coins_and_laps_of_the_house_rules_are_those_of_the_table(player, house, table):
    player.click("rounds more")
    player.click("start_coins more")
    player.click("play")
    assert (table.rounds, table.coins) == (2, 130)


def test_leaving_with_changes_asks_what_is_meant(player, house, table):
    player.click("bingo_tie kitty")
    player.key(pygame.K_ESCAPE)
    assert isinstance(player.scene, Dialog)
    player.click("Forget them")
    assert player.scene is table
    assert table.rules.bingo_tie == "split"


def test_leaving_without_changes_asks_nothing(player, house, table):
    player.key(pygame.K_ESCAPE)
    assert player.scene is table


def test_undo_and_redo_by_button_and_by_key(player, house):
    player.click("hand_size 7")
    player.click("undo")
    assert house.draft.rules.hand_size == 5
    player.click("redo")
    assert house.draft.rules.hand_size == 7
    player.send(pygame.Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_CTRL, unicode="z", scancode=0))
    assert house.draft.rules.hand_size == 5


def test_what_is_folded_away_comes_out_and_what_is_changed_stays(player, house):
    assert "suit_double" not in shown(house)
    player.click("fold put_take")
    player.click("suit_double True")
    player.click("fold put_take")
    assert "suit_double" in shown(house)
    assert "pair_multiplies" not in shown(house)


def test_every_rule_of_the_game_can_be_set_somewhere(player, house):
    house.rows.unfolded |= set(house.rows.sections)
    for key in ("set classic", "set family"):
        player.click(key)
        game = house.draft.rules.ruleset
        house.rows.unfolded |= set(house.rows.sections)
        house.renew()
        wanted = {each.name for each in SWITCHES if each.only in (None, game)} - {"ruleset", "bingo_order"}
        section = {each.name: each.section for each in SWITCHES}
        played = {name for name in wanted if section[name] in ("match", *house.draft.rules.phases)}
        assert shown(house) == played == wanted


def test_a_rule_is_found_by_any_of_its_words(player, house):
    player.click("seek")
    write(player, "kitty")
    assert "kitty_when" in shown(house)
    assert "ante" not in shown(house)
    write(player, "zzz")
    assert shown(house) == set()
    assert any("No rule" in getattr(piece, "words", "") for piece in house.page.pieces)


def test_what_is_not_possible_says_why_and_can_be_made_possible(player, house):
    player.click("fold match")
    option = player.page.control("game_end last_standing")
    assert isinstance(option, Option)
    assert not option.possible
    player.click("game_end last_standing")
    assert house.draft.rules.game_end == "laps"
    assert any("changes nothing unless" in getattr(piece, "words", "") for piece in house.page.pieces)
    player.click("with game_end")
    assert house.draft.rules.game_end == "last_standing"


def test_games_are_left_out_and_put_in_another_order(player, house):
    player.click("swap 1")
    assert house.draft.rules.phases == ("poker", "put_take", "bingo", "count_up")
    player.click("play put_take")
    assert house.draft.rules.phases == ("poker", "bingo", "count_up")
    assert "put_take_cards" not in shown(house)


# ---- the family's own sets ----------------------------------------------------------------------------
def test_rules_are_kept_under_a_name_and_chosen_by_it(player, house, table):
    player.click("bingo_tie kitty")
    player.click("keep")
    write(player, "Gran’s table")
    player.key(pygame.K_RETURN)
    assert house.draft.changed == []
    assert house.draft.rule_set.name == "Gran’s table"
    player.click("play")
    assert table.rule_set.name == "Gran’s table"
    player.click("set classic")
    player.click("house rules")
    player.click(f"set {player.app.kept.rule_sets()[0].key}")
    assert player.scene.draft.rules.bingo_tie == "kitty"


def test_a_name_of_the_game_itself_cannot_be_taken(player, house):
    player.click("keep")
    write(player, "classic")
    player.key(pygame.K_RETURN)
    assert player.scene is not house
    assert player.app.kept.rule_sets() == []


def test_keeping_under_the_same_name_replaces(player, house):
    for _time in range(2):
        player.click("keep")
        if not player.scene.name:
            write(player, "Gran")
        player.click("keep name")
        player.click("ante more")
    assert len(player.app.kept.rule_sets()) == 1


def test_a_set_is_renamed_and_deleted_after_asking(player, house):
    key = player.app.kept.keep_rules(GRAN).key
    player.click("sets")
    assert isinstance(player.scene, RuleSetList)
    player.click(f"rename {key}")
    write(player, " 2")
    player.click("keep name")
    assert player.app.kept.rule_sets()[0].name == "Gran’s table 2"
    player.click(f"delete {key}")
    player.key(pygame.K_ESCAPE)
    assert player.app.kept.rule_sets()
    player.click(f"delete {key}")
    player.click("Delete")
    assert player.app.kept.rule_sets() == []


def test_a_set_is_given_as_a_file_and_taken_from_one(player, house, tmp_path):
    key = player.app.kept.keep_rules(GRAN).key
    player.click("sets")
    player.click(f"give {key}")
    file = tmp_path / "Gran’s table.garbage"
    assert read(file).rules == GRAN.rules
    player.key(pygame.K_ESCAPE)
    player.click(f"delete {key}")
    player.click("Delete")
    player.click("take 0")
    player.click(f"use {player.app.kept.rule_sets()[0].key}")
    assert player.scene is house
    assert house.draft.rules.pair_multiplies


def test_a_file_is_dropped_on_the_window(player, house, tmp_path):
    player.send(pygame.Event(pygame.DROPFILE, file=str(given(GRAN, tmp_path))))
    assert isinstance(player.scene, RuleSetList)
    assert player.app.kept.rule_sets()[0].rules == GRAN.rules


def test_a_dropped_file_that_is_wrong_is_told(player, house, tmp_path):
    file = tmp_path / "wrong.garbage"
    file.write_text(json.dumps({"garbage": "rules", "format": 1, "engine": "", "name": "", "rules": {"ante": 99}}))
    player.send(pygame.Event(pygame.DROPFILE, file=str(file)))
    assert isinstance(player.scene, Dialog)
    assert player.scene.words == "“Ante” cannot be 99. Possible: 1 to 20."


# ---- the rules as a page ------------------------------------------------------------------------------
@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_the_page_tells_of_every_rule_in_force(rules):
    told = {line.name for section in sections(rules, 5) for line in section.lines}
    assert told == {line.values["switch"] for line in page(rules) if "switch" in line.values} - {"ruleset"}
    html = as_html("Gran <b>", rules, 5)
    assert "Gran &lt;b&gt;" in html
    assert html.count("<dt") == len(told)
    assert "http" not in html
    assert "{" not in html.split("</style>")[1]


def test_the_page_is_written_and_shown(player, house, monkeypatch):
    seen = []
    monkeypatch.setattr(viewer, "show", lambda path: bool(seen.append(path)) or True)
    player.click("read")
    assert isinstance(player.scene, RulesPage)
    player.click("print")
    assert "Put and take" in seen[0].read_text("utf-8")
    assert isinstance(player.scene, RulesPage)


def test_where_nothing_shows_it_the_player_is_told_where_it_is(player, house, monkeypatch):
    monkeypatch.setattr(viewer, "show", lambda path: False)
    player.click("read")
    player.click("print")
    assert isinstance(player.scene, Dialog)
    assert "house-rules.html" in player.scene.words


def test_letters_come_where_the_cursor_was_put(player, house):
    player.page.focus_on("seek")
    write(player, "kiy")
    player.key(pygame.K_LEFT)
    write(player, "t")
    write(player, "t")
    assert house.rows.sought == "kitty"


def test_the_paper_and_its_figures_stay_where_they_are_whatever_is_sought(player, house):
    def outlook():
        return next(piece.box for piece in player.page.pieces if isinstance(piece, OutlookPanel))

    before = outlook(), player.page.control("play").box
    player.page.focus_on("seek")
    write(player, "nothing is called that")
    assert (outlook(), player.page.control("play").box) == before


# ---- names of games -----------------------------------------------------------------------------------
def test_a_game_goes_by_the_name_of_the_family_wherever_it_is_told_of(player, house, tmp_path):
    player.click("name count_up")
    write(player, "Birthday")
    player.key(pygame.K_RETURN)
    assert "4. Birthday (Count-up)" in [getattr(piece, "words", "") for piece in player.page.pieces]
    assert "Birthday (Count-up)" in as_html("Gran", house.draft.rules, 5)
    assert read(given(RuleSet("", "Gran", house.draft.rules), tmp_path)).rules == house.draft.rules
    player.click("play")
    player.click("sit down")
    assert "Birthday" in [getattr(thing, "words", "") for thing in player.scene.director.stage.things]
    chronicle = Chronicle(player.scene.sitters, player.scene.rules)
    chronicle.hear(PhaseStarted("count_up"), player.scene.director.shown)
    assert [line.words for line in chronicle.lines] == ["Birthday"]
    assert chronicle.caption == "Birthday"


def test_a_game_without_a_name_has_its_usual_one_again(player, house):
    before = house.draft.rules
    house.draft.call("poker", "Showdown")
    player.click("name poker")
    for _letter in "Showdown":
        player.key(pygame.K_BACKSPACE)
    player.click("keep name")
    assert house.draft.rules == before


# ---- what the rules do --------------------------------------------------------------------------------
def clock(step):
    now = [0.0]

    def stopwatch():
        now[0] += step
        return now[0]

    return stopwatch


def test_first_figures_come_soon_and_become_better():
    outlook = Outlook(Rules(phases=("bingo",)), 4)
    frames = next(n for n in range(1000) if outlook.work(1 / 60, clock(SLICE / 10)))
    first = outlook.odds
    assert frames / 60 <= 2
    for _frame in range(120):
        outlook.work(1 / 60, clock(SLICE / 10))
    assert outlook.odds.deals > first.deals
    assert outlook.odds.calls.error < first.calls.error


def test_a_frame_that_is_short_of_time_does_one_thing_only():
    outlook = Outlook(Rules(), 5)
    outlook.work(1.0, clock(SLICE))
    assert outlook._deals <= 1


def test_the_work_ends():
    outlook = Outlook(Rules(phases=("poker",)), 3)
    for _frame in range(ENOUGH):
        outlook.work(0.1, lambda: 0.0)
        if outlook.done:
            break
    assert outlook.done
    assert not outlook.work(1.0, lambda: 0.0)


def test_the_figures_fit_the_games():
    assert "Bingo comes after" in [told.name for told in figures(Rules())]
    assert "Bingo comes after" not in [told.name for told in figures(Rules(phases=("poker",)))]


def test_other_rules_are_worked_out_anew_while_one_looks(player, house):
    player.wait(2)
    before = house.outlook
    assert before.odds
    player.click("hand_size 7")
    assert house.outlook is not before
    player.wait(2)
    assert house.outlook.odds.calls.mean > before.odds.calls.mean


# ---- started with a file ------------------------------------------------------------------------------
def test_the_program_is_started_with_house_rules(player, tmp_path):
    for _time in range(2):
        begin(player.app, None, given(GRAN, tmp_path))
        assert isinstance(player.scene, NewGame)
        assert player.scene.house.four_flush
    assert [rule_set.name for rule_set in player.app.kept.rule_sets()] == ["Gran’s table"]


def test_the_program_is_started_with_rules_that_are_wrong(player, tmp_path):
    file = tmp_path / "wrong.garbage"
    file.write_text('{"garbage": "rules", "format": 99}')
    begin(player.app, None, file)
    assert isinstance(player.scene, Dialog)
    assert "newer Garbage" in player.scene.words


def test_other_rules_of_a_name_that_is_taken_get_another(player):
    player.app.kept.take_rules(GRAN)
    other = player.app.kept.take_rules(RuleSet("", GRAN.name, Rules()))
    assert other.name == "Gran’s table 2"
    assert len(player.app.kept.rule_sets()) == 2
