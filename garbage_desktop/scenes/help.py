"""Help: how the game goes, and what the keys do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from garbage_desktop.language import _
from garbage_desktop.paint import coins, furniture, text, widgets
from garbage_desktop.paint.cards import Deck, shadow
from garbage_desktop.paint.kit import INK
from garbage_desktop.paint.pictures import put
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.table.box import Box
from garbage_desktop.ui.control import Button
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import HEADING, SOFT, Picture, Words
from garbage_desktop.ui.sheet import Laid, Sheet
from garbage_desktop.wording import also_called
from garbage_engine.cards import Card
from garbage_engine.rules import Rules

if TYPE_CHECKING:
    from garbage_desktop.app import App

PICTURE = 76  # height of the pictures
CARD = (54, 76)


class Game(NamedTuple):
    """One of the four small games."""

    name: str
    words: str
    picture: Callable[[HelpPainter, pygame.Surface, Box], None]


class HelpPainter(NamedTuple):
    """Paints the little pictures as large as the words ask for."""

    m: Measure
    deck: Deck
    coin: coins.Kind

    def cards(self, surface: pygame.Surface, at: Box, names: str, covered: str = "", shining: str = "") -> None:
        """A row of cards; some carry a coin, some shine."""
        w, h = (self.m.length(side) for side in CARD)
        step = w + self.m.length(6)
        for n, name in enumerate(names.split()):
            x, y = round(at.x + n * step), round(at.y + (at.h - h) / 2)
            dark, (dx, dy) = shadow(w, h)
            surface.blit(dark, (x + dx, y + dy))
            surface.blit(self.deck.picture(Card(name), w, h), (x, y))
            if str(n) in covered:
                coin = coins.on_card(self.m.length(26), self.coin, n)
                put(surface, coin, center=(x + w * 0.56, y + h * 0.72))
            if str(n) in shining:
                self._shine(surface, Box(x, y, w, h))

    def _shine(self, surface: pygame.Surface, at: Box) -> None:
        unit = self.m.words * 0.6
        bleed = furniture.glow_bleed(unit)
        glow = furniture.highlight(round(at.w), round(at.h), at.w * 0.08, unit)
        surface.blit(glow, (round(at.x) - bleed, round(at.y) - bleed))

    def poker(self, surface: pygame.Surface, at: Box) -> None:
        self.cards(surface, at, "Kh Kd 8s 8c 3d", shining="0123")

    def bingo(self, surface: pygame.Surface, at: Box) -> None:
        self.cards(surface, at, "4s 9h Jc 4d Qs", covered="0234", shining="1")

    def put_take(self, surface: pygame.Surface, at: Box) -> None:
        """The ladder of ten stakes, as far as there is room."""
        size = self.m.length(34)
        count = min(10, int((at.w + 4) // (size + 4)))
        for n in range(count):
            state = "done" if n < 5 else "now" if n == 5 else "later"
            token = furniture.token(str(n + 1), self.m.px(18), state, size)
            put(surface, token, midleft=(at.x + n * (size + 4), at.middle[1]))

    def count_up(self, surface: pygame.Surface, at: Box) -> None:
        w, h = self.m.length(44), self.m.length(34)
        words = "A 2 3 4 5 6 7 8".split()
        for n, word in enumerate(words[: int((at.w + 4) // (w + 4))]):
            state = "hit" if n == 3 else "now" if n == 5 else "missed" if n < 5 else "later"
            tab = furniture.rank_tab(word, self.m.px(20), state, w, h)
            put(surface, tab, midleft=(at.x + n * (w + 4), at.middle[1]))


def games(ante: int) -> list[Game]:
    poker = _(
        "Everyone puts {ante} coins into the pot and gets five cards, face up. "
        "The best poker hand takes the pot; equal hands share it. You keep your cards."
    ).format(ante=ante)
    bingo = _(
        "The dealer turns card after card and calls it. Put a coin on each card you have of that rank. "
        "Whoever has a coin on every card first has bingo, and takes all the coins."
    )
    put_take = _(
        "Only the dealer lays the cards aside. Ten cards say put: for each card you have of that rank you put in "
        "1 coin at the first, 2 at the second, up to 10. Ten more say take: now you take as many. "
        "The dealer keeps what is left, or pays what is missing."
    )
    count_up = _(
        "The dealer counts from ace to king and turns a card at each number. If the card is the one counted, everybody "
        "pays the dealer that many coins: a jack is 11, a queen 12, a king 13."
    )
    return [
        Game(_("Poker"), poker, HelpPainter.poker),
        Game(_("Bingo"), bingo, HelpPainter.bingo),
        Game(_("Put & Take"), f"{put_take} {also_called('put_take')}", HelpPainter.put_take),
        Game(_("Count-Up"), f"{count_up} {also_called('count_up')}", HelpPainter.count_up),
    ]


def keys() -> list[tuple[str, str]]:
    return [
        (_("Space"), _("Go on: turn a card, place your coins. Hold it, and all goes faster.")),
        (_("Enter"), _("Press what has the ring around it.")),
        (_("Tab, arrows"), _("Move the ring.")),
        (_("Esc"), _("Pause, or back.")),
        (_("H"), _("What happened.")),
        (_("+ −"), _("Faster, slower.")),
        (_("F11"), _("Full screen.")),
        (_("F1"), _("This help.")),
    ]


class Help(PagedScene):
    """One paper to read; the arrow keys and the wheel roll it."""

    overlay = True
    helps = False

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.ante = Rules().ante

    def laid(self, m: Measure) -> Laid:
        sheet = Sheet(m, _("How the game goes"), 1088)
        intro = _(
            "Four small games are played in a row with one hand of cards, and coins go to and fro. "
            "Then the next player deals. When everyone has dealt, whoever has the most coins wins. "
            "Nobody drops out: with no coins left you still get cards, and can win coins back."
        )
        top = Words.flowing(intro, m.px(20), 0, 0, sheet.width, INK)
        sheet.add(top)
        y = self._lay_games(sheet, top.box.h + m.gap(16))
        y = self._lay_keys(sheet, y + m.gap(24))
        done = Button(_("Back"), self.back, kind="primary", icon="back", key="back")
        return sheet.closed(y, [], [done])

    def _lay_games(self, sheet: Sheet, y: float) -> float:
        m, gap = sheet.m, sheet.m.gap(16)
        columns = 2 if sheet.width >= m.length(820) else 1
        w = (sheet.width - gap * (columns - 1)) / columns
        all_games = games(self.ante)
        for n in range(0, len(all_games), columns):
            row = all_games[n : n + columns]
            h = max(self._height(m, game, w) for game in row)
            for k, game in enumerate(row):
                self._lay_game(sheet, n + k + 1, game, Box(k * (w + gap), y, w, h))
            y += h + gap
        return y - gap

    def _height(self, m: Measure, game: Game, w: float) -> float:
        pad = m.gap(20)
        words = Words.flowing(game.words, m.px(18), 0, 0, w - 2 * pad)
        return 2 * pad + text.height(m.px(24)) + m.gap(12) + m.length(PICTURE) + m.gap(10) + words.box.h

    def _lay_game(self, sheet: Sheet, number: int, game: Game, box: Box) -> None:
        m, pad = sheet.m, sheet.m.gap(20)
        name = Words.at(f"{number}. {game.name}", m.px(24), box.x + pad, box.y + pad, HEADING)
        picture = Box(box.x + pad, name.box.bottom + m.gap(12), box.w - 2 * pad, m.length(PICTURE))
        words = Words.flowing(game.words, m.px(18), picture.x, picture.bottom + m.gap(10), picture.w, INK)
        painter = HelpPainter(m, Deck(), self.app.kept.settings.coin_look)
        sheet.add(
            Picture(box, partial(draw_row, m.gap(16)), ground=True),
            name,
            Picture(picture, partial(game.picture, painter)),
            words,
        )

    def _lay_keys(self, sheet: Sheet, y: float) -> float:
        m = sheet.m
        heading = Words.at(_("Keys"), m.px(24), 0, y, HEADING)
        touch = _(
            "Everything can be done with the mouse or a finger alone, too. On a gamepad, A presses and B goes back."
        )
        note = Words.flowing(touch, m.px(18), 0, heading.box.bottom + m.gap(2), sheet.width, SOFT, "bold")
        sheet.add(heading, note)
        y = note.box.bottom + m.gap(10)
        first = max(text.width(key, m.px(18), "bold") for key, _words in keys()) + m.gap(24)
        for key, meaning in keys():
            w = text.width(key, m.px(18), "bold") + m.gap(24)
            cap = Box(0, y, w, text.height(m.px(18), "bold") + m.gap(6))
            x = first + m.gap(16)
            words = Words.flowing(meaning, m.px(20), x, y + m.gap(2), sheet.width - x, INK)
            sheet.add(Picture(cap, draw_cap, ground=True), Words(key, m.px(18), cap, INK, "bold", "centre"), words)
            y = max(cap.bottom, words.box.bottom) + m.gap(8)
        return y


def draw_row(radius: int, surface: pygame.Surface, at: Box) -> None:
    surface.blit(widgets.row((round(at.w), round(at.h)), r=radius), (round(at.x), round(at.y)))


def draw_cap(surface: pygame.Surface, at: Box) -> None:
    """A key of the keyboard."""
    size = round(at.w), round(at.h)
    surface.blit(widgets.row(size, "#d8c9a2", 8), (round(at.x), round(at.y) + 2))
    surface.blit(widgets.row(size, "#ffffff", 8), (round(at.x), round(at.y)))
