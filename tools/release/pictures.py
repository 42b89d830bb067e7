"""Pictures: what stands beside an installer, behind the Mac's window, and on a desktop; drawn into `build`."""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from garbage_desktop.paint import felt
from garbage_desktop.paint.kit import CREAM, line, svg
from garbage_desktop.paint.pictures import asset, drawn, put
from garbage_desktop.scenes.poster import draw_fan, draw_hoard
from garbage_desktop.table.box import Box
from garbage_desktop.ui.piece import HEADING

INTO = Path("build")
SIDE = (328, 628)  # twice as large as the installer shows it, and made smaller then
MAC = (640, 400)  # of the window in which the program is drawn to the applications
ICONS = (16, 24, 32, 48, 64, 128, 256, 512)
LOGO = (832, 322)


def side() -> pygame.Surface:
    """Tall: the word, a hand of cards, a heap of coins, on the cloth of the table."""
    picture = felt.cloth(SIDE, felt.CLOTHS["green"]).copy()
    put(picture, _logo(292), midtop=(SIDE[0] / 2, 40))
    draw_fan(picture, Box(24, 214, SIDE[0] - 48, 190))
    draw_hoard(picture, Box(54, 440, SIDE[0] - 108, 150), "penny")
    return picture


def mac(scale: int) -> pygame.Surface:
    """Wide: the word above, and between the two places of the icons the way to go. Finder writes black below icons."""
    w, h = MAC[0] * scale, MAC[1] * scale
    picture = pygame.Surface((w, h))
    picture.fill(CREAM)
    put(picture, _logo(300 * scale), midtop=(w / 2, 24 * scale))
    arrow = svg(80, 60, line("M10 30H66M46 12L66 30L46 48", HEADING, 9))
    put(picture, drawn(arrow, (80 * scale, 60 * scale)), center=(w / 2, 236 * scale))
    return picture


def icon(px: int) -> pygame.Surface:
    """Small ones have fewer lines."""
    name = "app-icon-tiny" if px <= 20 else "app-icon-small" if px < 64 else "app-icon"
    return asset(f"logo/{name}.svg", px, px)


def _logo(width: int) -> pygame.Surface:
    return asset("logo/logo-peeking.svg", width, round(width * LOGO[1] / LOGO[0]))


def main() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    (INTO / "icons").mkdir(parents=True, exist_ok=True)
    pygame.image.save(pygame.transform.smoothscale_by(side(), 0.5), INTO / "side.bmp")
    pygame.image.save(mac(1), INTO / "dmg.png")
    pygame.image.save(mac(2), INTO / "dmg@2x.png")
    for px in ICONS:
        pygame.image.save(icon(px), INTO / "icons" / f"{px}.png")


if __name__ == "__main__":
    main()
