"""Settings: sound, pace, reading, and how the table looks. Every choice counts at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, get_args

import msgspec
import pygame

from garbage_desktop.language import _
from garbage_desktop.paint import coins, felt, icons, text
from garbage_desktop.paint.cards import Deck, shadow
from garbage_desktop.paint.kit import INK
from garbage_desktop.paint.pictures import medal, put
from garbage_desktop.scenes.about import About
from garbage_desktop.scenes.paged import PagedScene
from garbage_desktop.storage import settings as kept_settings
from garbage_desktop.storage.settings import INSTANT, SPEEDS
from garbage_desktop.table.box import Box
from garbage_desktop.ui.control import Button, Slider, Tab, Tile, Toggle
from garbage_desktop.ui.dialog import Answer, Dialog
from garbage_desktop.ui.measure import FINGER, Measure
from garbage_desktop.ui.piece import HEADING, SOFT, Picture, Piece, Words
from garbage_desktop.ui.sheet import Laid, Sheet

if TYPE_CHECKING:
    pass

Drawing = Callable[[Any, pygame.Surface, Box], None]
TEXT_SIZES = (1.0, 1.25, 1.5, 2.0)
RAIL = "#8a5a33"
FIGURE = 76  # room behind a slider for what it says


class Column(NamedTuple):
    """A part of the paper, filled from top to bottom."""

    x: float
    w: float


class Settings(PagedScene):
    """Two columns of choices, or one where the window is narrow."""

    overlay = True

    @property
    def now(self) -> kept_settings.Settings:
        return self.app.kept.settings

    # ---- what lies where ---------------------------------------------------------------------------
    def laid(self, m: Measure) -> Laid:
        sheet = Sheet(m, _("Settings"), 1152)
        gap = m.gap(56)
        two = sheet.width >= m.length(960)
        w = (sheet.width - gap) / 2 if two else sheet.width
        left = self._fill(sheet, Column(0, w), 0, (self._sound, self._pace, self._reading))
        right = Column(w + gap, w) if two else Column(0, w)
        top = 0 if two else left + m.gap(20)
        far = self._fill(sheet, right, top, (self._play, self._colours, self._coins))
        reset = Button(_("Reset all"), self.ask_reset, kind="quiet-cream", icon="undo")
        about = Button(_("About"), self.show_about, kind="quiet-cream", icon="help", key="about")
        done = Button(_("Done"), self.back, kind="primary", icon="check", key="done")
        return sheet.closed(max(left, far), [reset, about], [done])

    def _fill(self, sheet: Sheet, column: Column, y: float, parts: Sequence[Callable[..., float]]) -> float:
        for n, part in enumerate(parts):
            y = part(sheet, column, y + (sheet.m.gap(18) if n else 0))
        return y

    def _heading(self, sheet: Sheet, words: str, column: Column, y: float) -> float:
        heading = Words.at(words, sheet.m.px(22), column.x, y, HEADING)
        sheet.add(heading)
        return heading.box.bottom + sheet.m.gap(6)

    def _sound(self, sheet: Sheet, column: Column, y: float) -> float:
        m, h = sheet.m, sheet.m.high(44)
        y = self._heading(sheet, _("Sound"), column, y)
        if self.app.sound.missing:
            silent = _("No loudspeaker was found, so the game is silent.")
            note = Words.flowing(silent, m.px(18), column.x, y, column.w, SOFT, "bold")
            sheet.add(note)
            y = note.box.bottom + m.gap(6)
        lines = (
            ("effects", _("Sounds"), "sound-on"),
            ("voice", _("Voice"), "voice"),
            ("ambience", _("Ambience"), "music"),
        )
        before = m.px(26) + m.gap(32) + max(text.width(name, m.px(20), "bold") for _field, name, _sign in lines)
        for field, name, sign in lines:
            sheet.add(*self._volume(m, field, name, sign, before, Box(column.x, y, column.w, h)))
            y += h + m.gap(2)
        return self._toggle(sheet, column, y, "mute_unfocused", _("Silent in the background"))

    def _volume(self, m: Measure, field: str, name: str, sign: str, before: int, row: Box) -> list[Piece]:
        """A line with its name, the slider from `before` on, and what it says."""
        share, px, after = getattr(self.now, field), m.px(26), m.length(FIGURE)
        icon = Box(row.x, row.y + (row.h - px) / 2, px, px)
        label = Box(row.x + px + m.gap(12), row.y, before - px - m.gap(20), row.h)
        track = Box(row.x + before, row.y, row.w - before - after, row.h)
        figure = Box(row.right - after, row.y, after, row.h)
        per_cent = _("{n} %").format(n=round(share * 100))
        return [
            Picture(icon, lambda on, at: put(on, icons.icon(sign, px, INK), topleft=at[:2])),
            Words(name, m.px(20), label, INK, "bold"),
            Slider(field, share, lambda value: self.change(sound=True, **{field: value}), track),
            Words(per_cent, m.px(20), figure, INK, align="right"),
        ]

    def _pace(self, sheet: Sheet, column: Column, y: float) -> float:
        y = self._heading(sheet, _("Speed"), column, y)
        options = [(_("Instant") if speed == INSTANT else _("{n}x").format(n=f"{speed:g}"), speed) for speed in SPEEDS]
        y = self._tabs(sheet, column, y, "speed", options)
        return self._toggle(sheet, column, y + sheet.m.gap(6), "reduced_motion", _("Reduced motion"))

    def _reading(self, sheet: Sheet, column: Column, y: float) -> float:
        y = self._heading(sheet, _("Text size"), column, y)
        options = [(_("{n} %").format(n=round(100 * size)), size) for size in TEXT_SIZES]
        return self._tabs(sheet, column, y, "text_size", options)

    def _tabs(self, sheet: Sheet, column: Column, y: float, field: str, options: Sequence[tuple[str, Any]]) -> float:
        """A row of options; a second row where they do not fit."""
        m, h, gap, x = sheet.m, sheet.m.high(44), sheet.m.gap(10), 0.0
        for label, value in options:
            w = max(m.length(78), text.width(label, m.px(20)) + h * 0.8)
            if x and x + w > column.w:
                x, y = 0.0, y + h + gap
            chosen = getattr(self.now, field) == value
            box = Box(column.x + x, y, w, h)
            sheet.add(Tab(label, chosen, self._chooser(field, value), box, key=f"{field} {value}", px=m.px(20)))
            x += w + gap
        return y + h

    def _chooser(self, field: str, value: Any) -> Callable[[], None]:
        return lambda: self.change(**{field: value})

    def _play(self, sheet: Sheet, column: Column, y: float) -> float:
        y = self._heading(sheet, _("Playing"), column, y)
        y = self._toggle(sheet, column, y, "coins_by_hand", _("Put coins down by hand"))
        y = self._toggle(sheet, column, y, "deal_by_itself", _("My cards turn by themselves"))
        return self._toggle(sheet, column, y, "full_screen", _("Full screen"))

    def _toggle(self, sheet: Sheet, column: Column, y: float, field: str, label: str) -> float:
        box = Box(column.x, y, column.w, sheet.m.high(44))
        sheet.add(
            Toggle(label, getattr(self.now, field), lambda on: self.change(**{field: on}), box, sheet.m, key=field)
        )
        return box.bottom

    # ---- pictures that can be chosen -----------------------------------------------------------------
    def _colours(self, sheet: Sheet, column: Column, y: float) -> float:
        """Backs of the cards, and felt beside or below them."""
        gap, backs, cloths = sheet.m.gap(28), get_args(kept_settings.CardBack), tuple(felt.CLOTHS)
        half = (column.w - gap) * 0.53
        if (half - sheet.m.gap(8) * (len(backs) - 1)) / len(backs) < FINGER:
            y = self._row(sheet, column, y, _("Backs"), "card_back", backs, _back)
            return self._row(sheet, column, y + sheet.m.gap(18), _("Felt"), "felt", cloths, _cloth)
        right = Column(column.x + half + gap, column.w - half - gap)
        self._row(sheet, Column(column.x, half), y, _("Backs"), "card_back", backs, _back)
        return self._row(sheet, right, y, _("Felt"), "felt", cloths, _cloth)

    def _row(
        self, sheet: Sheet, column: Column, y: float, heading: str, field: str, values: Sequence[str], picture: Drawing
    ) -> float:
        y = self._heading(sheet, heading, column, y)
        return self._tiles(sheet, column, y, field, dict.fromkeys(values, ""), picture, 72)

    def _coins(self, sheet: Sheet, column: Column, y: float) -> float:
        names = {"penny": _("Pennies"), "button": _("Buttons"), "bean": _("Beans")}
        y = self._heading(sheet, _("Coins"), column, y)
        return self._tiles(sheet, column, y, "coin_look", names, _three_coins, 104)

    def _tiles(
        self,
        sheet: Sheet,
        column: Column,
        y: float,
        field: str,
        names: dict[str, str],
        picture: Drawing,
        high: int,
    ) -> float:
        m, gap = sheet.m, sheet.m.gap(8)
        w = (column.w - gap * (len(names) - 1)) / len(names)
        for n, (value, name) in enumerate(names.items()):
            box = Box(column.x + n * (w + gap), y, w, m.length(high))
            chosen = getattr(self.now, field) == value
            paint = _of(picture, value)
            sheet.add(Tile(f"{field} {value}", chosen, self._chooser(field, value), box, paint, name, m.px(18)))
        return y + m.length(high) + m.gap(4)

    # ---- what can be done ----------------------------------------------------------------------------
    def change(self, **choices: Any) -> None:
        """Keep it, and let it be heard and seen."""
        if "full_screen" in choices:
            self.app.set_full_screen(choices.pop("full_screen"))
        self.app.kept.change(**choices)
        self.app.balance()
        self.renew()

    def show_about(self) -> None:
        self.app.push(About(self.app))

    def ask_reset(self) -> None:
        stay = Answer(_("Keep mine"), icon="back")
        reset = Answer(_("Reset all"), self.reset, "danger", "undo")
        words = _("Everything on this page goes back to how it was at first. Your matches stay.")
        self.app.push(Dialog(self.app, _("Reset all settings?"), words, [stay, reset]))

    def reset(self) -> None:
        fresh = msgspec.structs.asdict(kept_settings.Settings())
        here = {"language", "new_game"}  # not chosen on this page
        self.change(**{name: value for name, value in fresh.items() if name not in here})


def _of(picture: Drawing, value: str) -> Callable[[pygame.Surface, Box], None]:
    return lambda surface, at: picture(value, surface, at)


def _cloth(colour: str, surface: pygame.Surface, at: Box) -> None:
    """A round of felt in its rail."""
    size = round(min(at.w, at.h) * 0.68)
    put(surface, medal(size, RAIL, felt.CLOTHS[colour].middle, max(2, size // 14)), center=at.middle)


def _three_coins(kind: Any, surface: pygame.Surface, at: Box) -> None:
    px = round(min(at.h * 0.62, at.w * 0.3))
    for n, number in enumerate((0, 2, 1)):
        middle = at.middle[0] + (n - 1) * px * 0.88, at.middle[1] + (px * 0.08 if n != 1 else -px * 0.06)
        put(surface, coins.on_card(px, kind, number), center=middle)


def _back(back: Any, surface: pygame.Surface, at: Box) -> None:
    h = round(min(at.h * 0.8, at.w * 1.1))
    w = round(h * 0.72)
    x, y = round(at.middle[0] - w / 2), round(at.middle[1] - h / 2)
    dark, (dx, dy) = shadow(w, h)
    surface.blit(dark, (x + dx, y + dy))
    surface.blit(Deck(back=back).picture(None, w, h), (x, y))
