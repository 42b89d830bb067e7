"""Tour: every screen of the game, one after another, as it looks in play. For pictures, checks and tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pygame

from garbage_desktop import company
from garbage_desktop.app import App
from garbage_desktop.learn.steps import LESSONS
from garbage_desktop.river_session import RiverSession
from garbage_desktop.rule_sets import RuleSet
from garbage_desktop.scenes.about import About
from garbage_desktop.scenes.help import Help
from garbage_desktop.scenes.house_rules import HouseRules
from garbage_desktop.scenes.learn.choose_step import ChooseStep
from garbage_desktop.scenes.learn.join import ChooseName, Join
from garbage_desktop.scenes.learn.meet_cards import MeetCards
from garbage_desktop.scenes.learn.parents import Parents
from garbage_desktop.scenes.learn.play_lesson import PlayLesson
from garbage_desktop.scenes.learn.who_plays import WhoPlays
from garbage_desktop.scenes.new_game import NewGame
from garbage_desktop.scenes.new_river import NewRiver
from garbage_desktop.scenes.results import Results
from garbage_desktop.scenes.river import RiverScene
from garbage_desktop.scenes.river_rules import RulesOfRiver
from garbage_desktop.scenes.rule_sets import RuleSetList
from garbage_desktop.scenes.rules_page import RulesPage
from garbage_desktop.scenes.scene import Size
from garbage_desktop.scenes.seat import ChangeSeat
from garbage_desktop.scenes.settings import Settings
from garbage_desktop.scenes.summary import Summary
from garbage_desktop.scenes.table import TableScene
from garbage_desktop.scenes.title import Title
from garbage_desktop.session import Session
from garbage_desktop.sound import Silence
from garbage_desktop.storage.kept import Kept
from garbage_desktop.storage.settings import INSTANT
from garbage_engine.requests import BuyCard, GuessColour, PlayStud
from garbage_engine.river_requests import ChooseCards, PickCard, RiverRequest, StartRound
from garbage_engine.river_setup import RiverRules, RiverSetup
from garbage_engine.rules import Rules
from garbage_engine.setup import Setup
from garbage_engine.table import Table

SEED = "garbage"
GRAN = RuleSet("", "Gran’s table", Rules(four_flush=True, bingo_tie="most_coins", suit_double=True))
FRAME = 1 / 30
RIVER_SEATS = 3
MOST_FRAMES = 20_000  # of one wait; a table that never gets there is a fault


class Tour:
    """Walks through the game on a surface of its own; `screens` gives the name of each one when it has been drawn."""

    def __init__(self, size: Size, seats: int = 5, text_size: float = 1.0) -> None:
        self.surface = pygame.Surface(size)
        self.kept = Kept.nothing()
        self.kept.change(text_size=text_size)
        self.app = App(size, self.kept, Silence(), lambda on: False)
        self.seats = company.seated(seats)

    def screens(self) -> Iterator[str]:
        yield from self._before_the_game()
        yield from self._for_children()
        yield from self._at_the_river()
        yield from self._at_other_tables()
        yield from self._at_the_table()
        yield from self._after_the_game()

    def _before_the_game(self) -> Iterator[str]:
        self.app.show(Title(self.app))
        yield self._drawn("title")
        new_game = NewGame(self.app)
        others = list(self.seats[1:])
        for name, scene in (
            ("new-game", new_game),
            ("change-seat", ChangeSeat(self.app, self.seats[0], others, lambda info: None)),
            ("settings", Settings(self.app)),
            ("about", About(self.app)),
            ("help", Help(self.app)),
            ("house-rules", self._house_rules()),
            ("rule-sets", RuleSetList(self.app, lambda rule_set: None)),
            ("rules-page", RulesPage(self.app, GRAN.name, GRAN.rules, len(self.seats))),
        ):
            self.app.push(scene)
            yield self._drawn(name)
            self.app.pop()

    def _house_rules(self) -> HouseRules:
        """A set of the family's own, as far as its figures have come in a second."""
        gran = self.kept.take_rules(GRAN)
        scene = HouseRules(self.app, gran, gran.rules, len(self.seats), lambda rule_set, rules: None)
        for _ in range(round(1 / FRAME)):
            scene.outlook.work(FRAME, self.app.stopwatch)
        return scene

    def _at_the_river(self) -> Iterator[str]:
        """The third game: its paper, a round with each of its questions, and its end."""
        self.app.push(NewRiver(self.app))
        yield self._drawn("new-river")
        self.app.pop()
        self.app.push(RulesOfRiver(self.app, RiverRules()))
        yield self._drawn("river-rules")
        self.app.pop()
        session = RiverSession.new(RiverSetup(RiverRules(), RIVER_SEATS, SEED), self.seats[:RIVER_SEATS])
        river = RiverScene(self.app, session)
        self.app.show(river)
        self.kept.change(speed=INSTANT)
        for name, reached in (
            ("river-choose", lambda asked: isinstance(asked, ChooseCards) and asked.count == 1),
            ("river-pair", lambda asked: isinstance(asked, ChooseCards) and asked.count == 2),
            ("river-pick", lambda asked: isinstance(asked, PickCard)),
            ("river-between", lambda asked: isinstance(asked, StartRound)),
        ):
            self._row_on(river, reached)
            yield self._drawn(name)
        river.back()
        yield self._drawn("river-pause")
        self.app.pop()
        self._row_on(river, lambda asked: False)
        yield self._drawn("river-results")
        self.kept.change(speed=1.0)

    def _row_on(self, river: RiverScene, reached: Callable[[RiverRequest], bool]) -> None:
        """Play River on as a strong player would, until that is asked or the match is over."""
        for _ in range(MOST_FRAMES):
            asked = river.session.asked
            if self.app.scene is not river:
                return
            if asked and river.director.idle:
                river.give_hint()
                if river.decision and reached(asked):
                    return
                river.play()
            self._frame()
        raise AssertionError("the river never came to this point")

    def _for_children(self) -> Iterator[str]:
        child = self.kept.profiles.join("Mia", "person-1")
        lessons = [(f"lesson-{step}", PlayLesson(self.app, child, step, Random(SEED))) for step in LESSONS]
        for name, scene in (
            ("who-plays", WhoPlays(self.app)),
            ("someone-new", Join(self.app, lambda child: None)),
            ("nickname", ChooseName(self.app, "person-2", lambda name, art: None)),
            ("steps", ChooseStep(self.app, child)),
            ("meet-the-cards", MeetCards(self.app, child)),
            *lessons,
            ("parents", Parents(self.app)),
        ):
            self.app.push(scene)
            self._wait(2.0)
            yield self._drawn(name)
            self.app.pop()

    def _at_other_tables(self) -> Iterator[str]:
        """What is asked in other games: a colour, coins in stud, a card to buy."""
        stud = Rules(poker_mode="stud", buy_card=True)
        for name, rules, wanted in (
            ("red-or-black", Rules(ruleset="family"), GuessColour),
            ("stud", stud, PlayStud),
            ("buying", stud, BuyCard),
        ):
            session = Session.new(Setup(rules, len(self.seats), SEED), self.seats)
            self.table = TableScene(self.app, session)
            self.app.show(self.table)
            self._until_asked(session, wanted)
            yield self._drawn(name)

    def _until_asked(self, session: Session, wanted: type[GuessColour | PlayStud | BuyCard]) -> None:
        self.kept.change(speed=INSTANT)
        for _ in range(MOST_FRAMES):
            if self.table.director.idle and (request := session.asked):
                if isinstance(request, wanted):
                    break
                self.table.answer(request.legal[0])
            self._frame()
        else:
            raise AssertionError(f"{wanted.__name__} was never asked")
        self.kept.change(speed=1.0)
        self._wait(0.2)

    def _at_the_table(self) -> Iterator[str]:
        setup = Setup(Rules(), len(self.seats), SEED)
        self.session = Session.new(setup, self.seats, self.kept.place())
        self.table = TableScene(self.app, self.session)
        self.app.show(self.table)
        self._wait(0.1)
        yield self._drawn("before-the-deal")
        self._take()
        self._watch(lambda shown: sum(map(len, shown.hands)) >= 8)
        yield self._drawn("dealing")
        self._watch(lambda shown: bool(shown.winners))
        yield self._drawn("poker")
        for name, reached in (
            ("bingo", self._holds_coins),
            ("bingo-won", lambda shown: shown.phase == "put_take" and bool(shown.winners)),
            ("put", lambda shown: kind(shown) == "put" and turned(shown) >= 6),
            ("take", lambda shown: kind(shown) == "take" and turned(shown) >= 4),
            ("count-up", lambda shown: kind(shown) == "count" and turned(shown) >= 8),
        ):
            self._until(reached)
            yield self._drawn(name)
        yield from self._papers()

    def _papers(self) -> Iterator[str]:
        self.table.back()
        yield self._drawn("pause")
        self.app.pop()
        self.table.tell_history()
        yield self._drawn("history")
        if self.app.scene is self.table:  # beside the table, else over it
            self.table.tell_history()
        else:
            self.app.pop()
        self._until_paper(Summary)
        yield self._drawn("summary")

    def _after_the_game(self) -> Iterator[str]:
        self._until_paper(Results)
        yield self._drawn("results")
        self.app.pop()
        self.table.leave()
        yield self._drawn("title-again")
        self.app.quit()
        self.kept.close()

    # ---- getting there ----------------------------------------------------------------------------
    def _frame(self) -> None:
        self.app.frame(FRAME, (), self.surface)

    def _drawn(self, name: str) -> str:
        self.app.scene.stale = True
        self._frame()
        return name

    def _wait(self, seconds: float) -> None:
        for _ in range(round(seconds / FRAME)):
            self._frame()

    def _take(self) -> None:
        """The primary choice of the table."""
        if primary := self.table.prompt.primary:
            self.table.take(primary)

    def _watch(self, reached: Callable[[Table], bool]) -> None:
        """Let it happen, as players see it."""
        for _ in range(MOST_FRAMES):
            if reached(self.table.director.shown):
                return
            self._frame()
        raise AssertionError("the table never came to this point")

    def _until(self, reached: Callable[[Table], bool]) -> None:
        """Play on, quickly and then at rest, until the table shows it."""
        self.kept.change(speed=INSTANT)
        for _ in range(MOST_FRAMES):
            if reached(self.table.director.shown):
                break
            if self.app.scene is self.table:
                self._take()
            self._frame()
        else:
            raise AssertionError("the table never came to this point")
        self.kept.change(speed=1.0)

    def _until_paper(self, kind: type[Summary | Results]) -> None:
        self.kept.change(speed=INSTANT)
        for _ in range(MOST_FRAMES):
            scene = self.app.scene
            if isinstance(scene, kind):
                break
            if isinstance(scene, Summary):
                self.app.pop()
                self.table.next_hand()
            else:
                self._take()
            self._frame()
        else:
            raise AssertionError(f"{kind.__name__} never came")
        self.kept.change(speed=1.0)

    def _holds_coins(self, shown: Table) -> bool:
        """Some coins lie, and the person has cards to cover."""
        return sum(map(sum, shown.coins)) >= 8 and len(self.table.prompt.shining) >= 1


def kind(shown: Table) -> str:
    return shown.row.kind if shown.row else ""


def turned(shown: Table) -> int:
    return len(shown.row.cards) if shown.row else 0
