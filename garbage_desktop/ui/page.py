"""Page: the pieces and controls of a scene, and how pointer and keys work them."""

from collections.abc import Callable, Sequence

import pygame

from garbage_desktop.paint.kit import PAPER_EDGE
from garbage_desktop.paint.widgets import BLEED
from garbage_desktop.table.box import Box
from garbage_desktop.ui.control import Control
from garbage_desktop.ui.focus import ARROWS, draw_ring, neighbour
from garbage_desktop.ui.measure import FINGER
from garbage_desktop.ui.piece import Piece
from garbage_desktop.ui.scroll import Scroll

SETTLED = 0.15  # seconds in which a new page takes no click: it was meant for the one before
ROOM = 9  # pixels around a scrolling middle for rings and shadows


class Page:
    """What lies in a window. Pointer and focus are kept by the keys of controls, so it may be laid anew at any time."""

    def __init__(self, back: Callable[[], None], pressed: Callable[[str], None] = lambda effect: None) -> None:
        self.pieces: Sequence[Piece] = ()
        self.controls: list[Control] = []
        self.scroll = Scroll()
        self.finger = FINGER  # pixels for which a little control reaches further than it looks
        self.stale = True
        self._back, self._pressed = back, pressed
        self._age = 0.0
        self._hovered: str | None = None
        self._held: str | None = None  # the control on which the button went down
        self._focused: str | None = None
        self._by_keys = False  # the player moves about with keys, so the ring is shown
        self._pointer = (-1.0, -1.0)

    def lay(self, pieces: Sequence[Piece], view: Box | None = None, reach: float = 0) -> None:
        """Lay these pieces out; those that scroll are seen through `view` and are `reach` high in all."""
        self.close()
        self.pieces = pieces
        self.controls = [piece for piece in pieces if isinstance(piece, Control)]
        self.scroll.fit(view, reach)
        self.stale = True
        keys = {control.key for control in self.controls}
        assert len(keys) == len(self.controls), sorted(control.key for control in self.controls)
        self._held = self._held if self._held in keys else None
        self._focused = self._focused if self._focused in keys else None
        if control := self.control(self._focused):
            control.focus(True)
        self._hovered = self._key(self._hit(self._pointer))

    def close(self) -> None:
        """The pieces are taken away."""
        for control in self.controls:
            control.close()

    # ---- looking up ---------------------------------------------------------------------------------
    def control(self, key: str | None) -> Control | None:
        return next((control for control in self.controls if control.key == key), None)

    @property
    def focused(self) -> Control | None:
        """What Enter presses, with the ring around it: until keys have moved on, the primary control, or the first."""
        if self._by_keys and (control := self.control(self._focused)):
            return control
        usable = [control for control in self.controls if control.enabled]
        return next((control for control in usable if control.primary), usable[0] if usable else None)

    @property
    def pointed(self) -> Control | None:
        """What the player looks at: under the pointer, or reached with keys."""
        return self.control(self._hovered) or (self.control(self._focused) if self._by_keys else None)

    def at(self, piece: Piece) -> Box:
        """Where a piece is in the window just now."""
        return self.scroll.placed(piece.box) if piece.scrolls else piece.box

    def _hit(self, where: tuple[float, float]) -> Control | None:
        """The control under the pointer; a little one reaches further than it looks."""
        there = [control for control in self.controls if control.enabled and self._open(control, where)]
        exact = [control for control in there if self.at(control).holds(*where)]
        near = [control for control in there if self.at(control).reached(self.finger).holds(*where)]
        return (exact or near)[-1] if near else None

    def over(self, where: tuple[float, float]) -> bool:
        """Whether something that can be worked, or what scrolls, lies there."""
        return self._hit(where) is not None or self.scroll.shows(where)

    def _open(self, control: Control, where: tuple[float, float]) -> bool:
        return not control.scrolls or self.scroll.shows(where)

    @staticmethod
    def _key(control: Control | None) -> str | None:
        return control.key if control else None

    # ---- the pointer -----------------------------------------------------------------------------------
    def handle(self, event: pygame.Event) -> bool:
        """Take one input; False if it means nothing here."""
        match event.type:
            case pygame.MOUSEMOTION:
                self._point(event.pos, down=bool(event.buttons[0]))
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                self._down(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT:
                self._up(event.pos)
            case pygame.MOUSEWHEEL:
                self._roll(-event.precise_y)
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWLEAVE:
                self._point((-1, -1), down=False)
            case pygame.KEYDOWN:
                return self._key_down(event)
            case pygame.TEXTINPUT | pygame.TEXTEDITING:
                return self._typed(event)
            case _:
                return False
        return True

    def _point(self, where: tuple[float, float], *, down: bool) -> None:
        self._pointer = where
        held = self.control(self._held)
        if held and not down:  # the button came up where nobody could tell us (I05)
            self._release(held)
        elif held and held.sticky:
            self._hold(held, first=False)
        elif self.scroll.dragged(where, down=down):
            self._held, self.stale = None, True
        hovered = self._key(self._hit(where))
        if hovered != self._hovered:
            self._hovered, self.stale = hovered, True

    def _down(self, where: tuple[float, float]) -> None:
        self._pointer = where
        if self._age < SETTLED:
            return
        control = self._hit(where)
        self.scroll.grab(where)
        if control is None:
            self._focus(None)
            return
        self._held, self.stale = control.key, True
        self._focus(control, by_keys=control.types)
        if control.sticky:
            self.scroll.let_go()
            self._hold(control, first=True)

    def _up(self, where: tuple[float, float]) -> None:
        self._pointer = where
        self.scroll.let_go()
        control = self.control(self._held)
        if control is None:
            return
        inside = self._hit(where) is control
        self._release(control)
        if inside and not control.sticky:
            self._press(control)

    def _hold(self, control: Control, *, first: bool) -> None:
        at = self.at(control)
        control.hold(self._pointer[0] - at.x, self._pointer[1] - at.y, first=first)
        self.stale = True

    def _release(self, control: Control) -> None:
        control.let_go()
        self._held, self.stale = None, True

    def _press(self, control: Control) -> None:
        self._pressed(control.effect)
        self.stale = True
        control.press()

    def _roll(self, lines: float) -> None:
        if self.scroll.roll(lines * FINGER):
            self._hovered, self.stale = self._key(self._hit(self._pointer)), True

    # ---- the keys ---------------------------------------------------------------------------------------
    def _key_down(self, event: pygame.Event) -> bool:
        focused = self.focused
        if focused and focused.take(event):
            self.stale = True
        elif event.key == pygame.K_ESCAPE:
            self._back()
        elif event.key == pygame.K_TAB:
            self._tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in ARROWS:
            self._arrow(ARROWS[event.key])
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE) and focused:
            self._enter(focused)
        elif event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self._turn(-1 if event.key == pygame.K_PAGEUP else 1)
        else:
            return False
        return True

    def _enter(self, focused: Control) -> None:
        """Press what has the ring; after writing, what most players want to do next."""
        if focused.types:
            focused = next((control for control in self.controls if control.primary and control.enabled), focused)
        self._by_keys, self._focused = True, focused.key
        self._press(focused)

    def _typed(self, event: pygame.Event) -> bool:
        taken = bool(self.focused and self.focused.take(event))
        self.stale |= taken
        return taken

    def _tab(self, way: int) -> None:
        usable = [control for control in self.controls if control.enabled]
        if not usable:
            return
        here = self.focused
        place = usable.index(here) + way if here in usable else (0 if way > 0 else -1)
        self._focus(usable[place % len(usable)], by_keys=True)

    def _arrow(self, way: tuple[int, int]) -> None:
        here = self.focused
        if here and way[0] and here.step(way[0]):
            self.stale = True
            return
        others = [control for control in self.controls if control.enabled and control is not here]
        found = neighbour(self.at(here), way, [self.at(other) for other in others]) if here else None
        if found is not None and (not way[1] or not self.scroll.hides(way[1], self.at(others[found]))):
            self._focus(others[found], by_keys=True)
        elif way[1]:
            self._roll(way[1])

    def _turn(self, way: int) -> None:
        if self.scroll.view:
            self._roll(way * (self.scroll.view.h / FINGER - 1))

    def _focus(self, control: Control | None, *, by_keys: bool = False) -> None:
        before = self.control(self._focused)
        if before and before is not control:
            before.focus(False)
        self._focused, self._by_keys, self.stale = self._key(control), by_keys, True
        if control and control is not before:
            control.focus(True)
        if control and by_keys and control.scrolls:
            self.scroll.reveal(control.box)

    def show_end(self) -> None:
        """Roll down as far as it goes: something has opened there."""
        self.stale |= self.scroll.roll(self.scroll.most)

    def let_go(self) -> None:
        """Another page lies on this one: whatever was going on here is over."""
        self._point((-1, -1), down=False)
        self._age = 0.0

    def focus_on(self, key: str) -> None:
        """Begin there."""
        self._focus(self.control(key), by_keys=True)

    # ---- time and picture ----------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        self._age += dt
        for control in self.controls:
            self.stale |= control.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_pieces(surface, self.pieces)
        self.draw_focus(surface)

    def draw_pieces(self, surface: pygame.Surface, pieces: Sequence[Piece]) -> None:
        """Only these; the middle comes last, cut off where its view ends."""
        self.stale = False
        for piece in pieces:
            if not piece.scrolls:
                self._draw(surface, piece)
        if self.scroll.view:
            clip = surface.get_clip()
            surface.set_clip(self._sides(self.scroll.view).clip(clip))
            for piece in pieces:
                if piece.scrolls and self.at(piece).meets(self.scroll.view):
                    self._draw(surface, piece)
            surface.set_clip(clip)
            for y in self.scroll.edges:
                surface.fill(PAPER_EDGE, (round(self.scroll.view.x), round(y) - 1, round(self.scroll.view.w), 2))

    def draw_focus(self, surface: pygame.Surface) -> None:
        if focused := self.focused:
            clip = surface.get_clip()
            if focused.scrolls and self.scroll.view:
                surface.set_clip(self._sides(self.scroll.view).clip(clip))
            draw_ring(surface, *focused.ring(self.at(focused)))
            surface.set_clip(clip)

    def _sides(self, view: Box) -> pygame.Rect:
        """Rings and shadows reach a little over the view, but not to where it goes on unseen."""
        room = ROOM * max(1.0, view.w / 1200)
        x, y, w, h = view.grown(room, 0 if self.scroll.needed else room)
        return pygame.Rect(round(x), round(y), round(w), round(h))

    def _draw(self, surface: pygame.Surface, piece: Piece) -> None:
        at = self.at(piece)
        if not surface.get_clip().colliderect(at.grown(BLEED, BLEED)):
            return
        if not isinstance(piece, Control) or not piece.enabled:
            piece.draw(surface, at)
        elif piece.key == self._held and (piece.sticky or piece.key == self._hovered):
            piece.paint(surface, at, "pressed")
        else:
            piece.paint(surface, at, "hover" if piece.key == self._hovered and not self._held else "normal")
