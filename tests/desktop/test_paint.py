"""Pictures: every drawing is there, no two cards look alike, steady frames make nothing, shelves keep their bounds."""

import math

import pygame
import pytest

from garbage_desktop import assets
from garbage_desktop.motion.acts import Mover, Pose
from garbage_desktop.paint import cards, coins, faces, furniture, icons, pictures, widgets
from garbage_desktop.paint.cards import Deck
from garbage_desktop.paint.stage import Painter
from garbage_desktop.table import stage as on
from garbage_desktop.table.box import Box
from garbage_desktop.table.places import Called, HandCard, OnCard
from garbage_desktop.table.stage import Spot, Stage
from garbage_engine.cards import PACK, Card

ART = ("raccoon", "fox", "owl", "bear", "frog", "cat", "panda", "crow", "hedgehog", "otter")
PEOPLE = tuple(f"person-{n}" for n in range(1, 9))


def pixels(picture):
    return pygame.image.tobytes(picture, "RGBA")


def a_stage(*things, size=(800, 600)):
    cloth = on.Cloth(Box(9, 50, 782, 480), corner=100, wood=16)
    bars = on.Bar(Box(0, 0, 800, 44), True), on.Bar(Box(0, 536, 800, 64), False)
    return Stage(size, (*bars, cloth, *things), 0, {}, {})


EVERYTHING = (
    on.TableCard(Box(100, 200, 56, 78), HandCard(1, 0), Card("Kh"), ring=True, lifted=True),
    on.TableCard(Box(170, 200, 106, 148), HandCard(0, 0), Card("4s"), dim=True),
    on.TableCard(Box(290, 200, 56, 78), Called(), None),
    on.Slot(Box(360, 200, 200, 78)),
    on.CoinsOnCard(Box(110, 250, 22, 22), OnCard(1, 0), 3, False, Box(125, 248, 18, 18)),
    on.CoinsOnCard(Box(190, 300, 22, 22), OnCard(0, 0), 0, True),
    on.Coin(Box(400, 300, 30, 30)),
    on.Stack(Box(600, 200, 46, 90), 8),
    on.Heap(Box(300, 300, 120, 80), 25, Spot(360, 340, 26)),
    on.Jar(Box(500, 300, 84, 102), 34),
    on.Plate(Box(100, 300, 220, 30), 1, "Rosie {coin}", 104, 18, "turn"),
    on.Face(Box(40, 200, 64, 64), 1, "raccoon", "happy", (1.0, -1.0), ring=True),
    on.Face(Box(40, 300, 64, 64), 2, "person-3", "sad", dim=True),
    on.DealerDisc(Box(80, 250, 26, 26), 1),
    on.ShoeBox(Box(600, 320, 87, 114), 0.6),
    on.TrayBox(Box(700, 320, 87, 114), 0.3, Card("9c")),
    on.Token(Box(200, 100, 34, 34), "3", 18, "now"),
    on.RankTab(Box(250, 100, 50, 34), "10", 18, "hit"),
    on.PhasePill(Box(300, 8, 120, 30), "Bingo", 16, "now"),
    on.PhasePill(Box(430, 8, 30, 30), "", 16, "done"),
    on.Ribbon(Box(300, 440, 200, 57), "Four!", 34, "red"),
    on.Bubble(Box(120, 150, 110, 34), "So close!", 18, (72, 232)),
    on.Note(Box(330, 500, 160, 30), "Pair of fours", 18),
    on.Label(Box(20, 545, 500, 36), "Four! Put a {coin} on every four.", 26, align="left"),
    on.Scrap(Box(500, 100, 18, 18), 5),
)


def test_every_thing_of_the_table_is_seen():
    painter = Painter()
    bare = pixels(painter.bake(a_stage()))
    for thing in EVERYTHING:
        assert pixels(painter.bake(a_stage(thing))) != bare, thing


def test_the_same_stage_is_painted_the_same():
    first = pixels(Painter().bake(a_stage(*EVERYTHING)))
    pictures.forget()
    assert pixels(Painter().bake(a_stage(*EVERYTHING))) == first


@pytest.mark.parametrize("cloth", ["green", "blue", "wine", "aubergine"])
def test_the_whole_window_is_painted(cloth):
    layer = Painter(cloth=cloth).bake(a_stage())
    corners = [layer.get_at(spot)[:3] for spot in ((0, 0), (799, 0), (0, 599), (799, 599), (400, 300))]
    assert all(sum(colour) > 0 for colour in corners)


def some_movers():
    for n in range(12):
        t = n / 12
        pose = Pose(300 + 20 * n, 250, angle=6 * math.sin(7 * t), scale=1 - 0.3 * t, width=abs(math.cos(4 * t)) or 0.04)
        card = on.TableCard(Box(0, 0, 56, 78), HandCard(1, n), PACK[n])
        yield Mover(card, pose._replace(height=20 * t, face=n % 2, alpha=1 - t / 2, other=t, glow=1.5 * t))
        yield Mover(on.Coin(Box(0, 0, 26, 26)), pose._replace(face=n % 4, height=30 * t))
    yield Mover(on.DealerDisc(Box(0, 0, 30, 30), 1), Pose(200, 200, angle=75))
    yield Mover(EVERYTHING[20], Pose(400, 300, width=0.6, scale=0.9, alpha=0.5))
    yield Mover(EVERYTHING[4], Pose(400, 400, height=12, face=1))
    yield Mover(EVERYTHING[24], Pose(450, 300, angle=130, alpha=0.7))


def test_a_steady_frame_makes_no_picture():
    painter, surface, movers = Painter(), pygame.Surface((800, 600)), list(some_movers())
    stage = a_stage(*EVERYTHING)
    painter.draw(surface, painter.bake(stage), movers)
    before = pictures.made.copy()
    painter.draw(surface, painter.bake(stage), movers)
    assert pictures.made == before


def test_a_card_that_has_landed_looks_as_it_lies():
    painter, surface = Painter(), pygame.Surface((800, 600))
    card = on.TableCard(Box(300, 200, 56, 78), HandCard(1, 0), Card("Kh"))
    layer = painter.bake(a_stage(card)).copy()
    painter.draw(surface, painter.bake(a_stage()), [Mover(card, Pose(*card.box.middle, face=1))])
    around = [(x, y) for x in range(290, 370) for y in range(190, 290)]
    assert all(abs(a - b) <= 2 for at in around for a, b in zip(surface.get_at(at), layer.get_at(at), strict=True))


def test_a_faded_thing_is_gone():
    painter, surface = Painter(), pygame.Surface((800, 600))
    layer = painter.bake(a_stage())
    painter.draw(surface, layer, [Mover(thing, Pose(400, 300, alpha=0.0)) for thing in EVERYTHING])
    assert pixels(surface) == pixels(layer)


@pytest.mark.parametrize("style", ["two", "four", "high"])
@pytest.mark.parametrize("width", [36, 56, 106])
def test_no_two_cards_look_alike(style, width):
    deck, height = Deck(style), round(width * 1.4)
    assert len({pixels(deck.picture(card, width, height)) for card in (None, *PACK)}) == 53


@pytest.mark.parametrize("back", ["mask", "lattice", "petals", "raccoons", "sun"])
def test_every_back_is_there(back):
    assert Deck(back=back).picture(None, 84, 118).get_size() == (84, 118)


@pytest.mark.parametrize("art", ART + PEOPLE)
def test_every_face_has_every_mood_and_looks_around(art):
    assert len({pixels(faces.face(art, mood, 64)) for mood in faces.MOODS}) == len(faces.MOODS)
    gazes = [(x / 2, y) for x in range(-2, 3) for y in (-1, 0, 1)]
    assert len({pixels(faces.face(art, "idle", 64, gaze)) for gaze in gazes}) == 15


@pytest.mark.parametrize("kind", ["penny", "button", "bean"])
def test_every_coin_is_there_in_every_view(kind):
    for n in range(12):
        for px in (18, 40):
            assert coins.coin(px, kind, n).get_size() == coins.lying(px, kind, n).get_size() == (px, px)
    assert len({pixels(coins.spinning(40, frame, kind)) for frame in range(4)}) == 4


def test_more_coins_look_like_more():
    heights = [coins.stack(count, 46).get_height() for count in range(1, 13)]
    assert heights == sorted(set(heights))
    assert len({pixels(coins.jar(count, 112, 136)) for count in range(0, 61, 6)}) == 11


def test_badges_tell_every_number_apart():
    assert len({pixels(coins.badge(count, 20)) for count in range(2, 131)}) == 129


def test_every_icon_is_there_and_takes_its_colour():
    names = [file.stem for file in (assets.folder() / "icons").glob("*.svg")]
    assert len(names) > 40
    for name in names:
        picture = icons.icon(name, 28, "#ff0000")
        seen = [picture.get_at((x, y)) for x in range(28) for y in range(28) if picture.get_at((x, y)).a > 200]
        assert seen, name
        assert all(colour.r > 200 and colour.g < 40 for colour in seen), name


@pytest.mark.parametrize("kind", ["primary", "secondary", "danger", "quiet", "quiet-cream"])
def test_every_state_of_a_button_is_told_apart(kind):
    states = ("normal", "hover", "pressed", "focus", "disabled")
    seen = {pixels(widgets.button("Go on", (140, 48), kind, state, "next")) for state in states}
    assert len(seen) == len(states)


def test_what_is_chosen_is_told_apart_in_every_state():
    for state in ("normal", "hover", "pressed", "focus", "disabled"):
        assert pixels(widgets.choice("Yes", (80, 38), state, True)) != pixels(widgets.choice("Yes", (80, 38), state))
        assert pixels(widgets.tab("Yes", (80, 44), state, True)) != pixels(widgets.tab("Yes", (80, 44), state))
        assert pixels(widgets.toggle(True, state)) != pixels(widgets.toggle(False, state))
        assert len({pixels(widgets.slider(200, share / 4, state)) for share in range(5)}) == 5


def test_a_tooltip_grows_with_its_key():
    assert widgets.tooltip("Next card", "Space").get_width() > widgets.tooltip("Next card").get_width()


def test_the_focus_ring_is_seen_on_every_ground():
    ring = widgets.button("Go on", (140, 48), "primary", "focus")
    row = {ring.get_at((x, 32))[:3] for x in range(8) if ring.get_at((x, 32)).a > 200}
    lights = sorted(sum(colour) for colour in row)
    assert lights[0] < 150  # dark for cream grounds
    assert lights[-1] > 650  # cream for felt and night


def test_a_long_label_stays_on_its_button():
    assert pixels(widgets.button("W" * 60, (120, 48))) != pixels(widgets.button("", (120, 48)))
    assert widgets.button("W" * 60, (120, 48)).get_size() == (136, 64)


def test_pictures_that_are_kept_stay_within_their_bytes():
    shelf = pictures.Shelf(100_000)
    square = shelf.keeps(lambda n: pygame.Surface((50, 50), depth=32))
    for n in range(40):
        square(n)
    assert 90_000 <= shelf.bytes <= 100_000
    assert square(39) is square(39)
    shelf.clear()
    assert shelf.bytes == 0
    pictures.Shelf.every.remove(shelf)


def test_turning_is_done_in_few_steps():
    deck = Deck()
    turns = {id(deck.moving(Card("Ah"), 56, 78, degrees=tenth / 10)) for tenth in range(-80, 81)}
    assert len(turns) == 7
    assert deck.moving(Card("Ah"), 56, 78) is deck.picture(Card("Ah"), 56, 78)


@pytest.mark.parametrize("size", [(1, 1), (20, 10), (320, 200)])
def test_tiny_windows_are_painted(size):
    cloth = on.Cloth(Box(0, 0, *size), corner=min(size) / 3, wood=1)
    assert Painter().bake(Stage(size, (cloth,), 0, {}, {})).get_size() == size


def test_warming_up_makes_what_the_table_needs():
    painter, stage = Painter(), a_stage(*EVERYTHING)
    stage = Stage(stage.size, stage.things, 0, {HandCard(1, 0): Spot(0, 0, 56, tall=78)}, {})
    pictures.forget()
    made = 0
    while painter.warm(stage):
        made += 1
    assert made > 60
    before = pictures.made["raster"]
    painter.decks[0].picture(Card("2c"), 56, 78)
    faces.face("raccoon", "idle", 64, (-0.5, 1.0))
    assert pictures.made["raster"] == before


def test_a_missing_file_is_named(monkeypatch, tmp_path):
    with pytest.raises(assets.AssetMissing, match="Xx"):
        assets.text("cards/Xx.svg")
    assets.folder.cache_clear()
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path), raising=False)
    with pytest.raises(assets.AssetMissing):
        assets.path("cards/Kh.svg")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.txt").write_text("here")
    assert assets.text("a.txt") == "here"  # as in a built program
    assets.folder.cache_clear()


def test_shadows_grow_softer_with_height():
    low, high = (cards.shadow(56, 78, lift)[0] for lift in (0, 1))
    assert high.get_width() > low.get_width()
    assert high.get_at(high.get_rect().center).a < low.get_at(low.get_rect().center).a


def test_the_shoe_and_the_tray_show_how_full_they_are():
    assert len({pixels(furniture.shoe(level, 116, 152)) for level in (0, 0.01, 0.5, 0.74, 1)}) >= 4
    assert len({pixels(furniture.tray(level, 116, 152)) for level in (0, 0.1, 0.6, 1)}) == 4


@pytest.mark.parametrize("size", [(17, 21), (130, 90), (700, 400)])
def test_a_paper_has_its_edge_on_every_side(size):
    surface = pygame.Surface((800, 500))
    paper = pygame.Rect((40, 40), size)
    widgets.lay_paper(surface, paper)
    cream = surface.get_at(paper.center)
    assert sum(cream[:3]) > 700
    for inside in (paper.midleft, paper.midtop, (paper.right - 1, paper.centery), (paper.centerx, paper.bottom - 1)):
        assert sum(surface.get_at(inside)[:3]) > 450, inside
    for outside in (
        (paper.left - 34, paper.centery),
        (paper.right + 34, paper.centery),
        (paper.centerx, paper.top - 34),
    ):
        assert sum(surface.get_at(outside)[:3]) < 30, outside
    if min(size) > 60:
        assert sum(surface.get_at((paper.left + 1, paper.top + 1))[:3]) < 100  # its corners are round
