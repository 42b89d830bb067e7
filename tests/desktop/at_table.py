"""A window on a table for tests: what a player does, frame by frame, without a clock."""

import pygame
from company import ANN, BOTS, YOU, a_session

from garbage_desktop.app import App
from garbage_desktop.scenes.table import TableScene
from garbage_desktop.sound import Silence
from garbage_desktop.storage.kept import Kept
from garbage_desktop.table.layout import layout
from garbage_desktop.table.places import HandCard

FRAME = 1 / 30
LONGEST = 20_000  # frames; nothing takes so long

__all__ = ["ANN", "BOTS", "YOU", "Room"]


class Room(App):
    """The program with a table in it; only every `each`-th frame is painted."""

    def __init__(self, *seats, size=(1280, 720), each=1, settings=None, **setup):
        pygame.font.init()
        super().__init__(size, Kept.nothing(), Silence(), lambda on: on)
        self.kept.change(**(settings or {}))
        self.window = pygame.Surface(size)
        self.each, self.frames, self.painted = each, 0, 0
        self.session = a_session(*(seats or (YOU, *BOTS[:2])), **setup)
        self.table = TableScene(self, self.session)
        self.show(self.table)
        self.wait(0.2)

    def _draw(self, surface):
        self.frames += 1
        if self.frames % self.each:
            return False
        drawn = super()._draw(surface)
        self.painted += drawn
        return drawn

    # ---- time -------------------------------------------------------------------------------------
    def step(self, *inputs, dt=FRAME):
        return self.frame(dt, inputs, self.window)

    def wait(self, seconds):
        for _ in range(round(seconds / FRAME)):
            self.step()

    @property
    def director(self):
        return self.table.director

    @property
    def resting(self):
        return self.director.idle or bool(self.director.held and not self.director.moving)

    def until(self, done):
        for _ in range(LONGEST):
            if done():
                return self
            self.step()
        raise AssertionError("it never came to that")

    def rest(self):
        """Until something is asked of a person, at the table or on paper."""
        return self.until(
            lambda: (
                self.scene is not self.table
                or (self.resting and (self.director.held or self.session.asked or self.session.over))
            )
        )

    # ---- hands ------------------------------------------------------------------------------------
    def down(self, key, mod=0):
        self.step(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))

    def up(self, key):
        self.step(pygame.Event(pygame.KEYUP, key=key, mod=0, unicode=""))

    def press(self, key, mod=0):
        self.down(key, mod)
        self.up(key)

    def point(self, kind, pos, touch=False):
        self.step(pygame.Event(kind, pos=pos, button=1, touch=touch))

    def click(self, pos):
        self.step(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False))
        self.point(pygame.MOUSEBUTTONDOWN, pos)
        self.point(pygame.MOUSEBUTTONUP, pos)

    # ---- eyes -------------------------------------------------------------------------------------
    def button(self, words):
        """The middle of the button with these words, or with this key."""
        found = [c for c in self.scene.page.controls if words in (getattr(c, "label", ""), c.key)]
        assert found, (words, [c.key for c in self.scene.page.controls])
        return found[0].box.middle if not found[0].scrolls else self.scene.page.at(found[0]).middle

    def card(self, seat, card):
        place = HandCard(seat, card)
        return next(t.box.middle for t in self.director.stage.things if getattr(t, "place", None) == place)

    @property
    def at_rest(self):
        """Whether the table looks exactly as the match stands."""
        return self.director.stage == layout(self.session.match.table(), self.director.view)

    def answers(self):
        return len(self.session.match.past) + len(self.session.match.decisions)
