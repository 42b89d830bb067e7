"""River boards: the points as a race, and the rounds, the podium or the draft, in the corners of the table."""

from garbage_desktop.language import _, ngettext
from garbage_desktop.table.box import Box, around
from garbage_desktop.table.plan import Plan
from garbage_desktop.table.river_view import RiverView
from garbage_desktop.table.stage import AnyThing, Face, Label, Lane, Panel, StepState, Token
from garbage_engine.river_table import RiverTable

TOKEN, LEAST_TOKEN = 40, 16
CORNER = (120, 84)  # the least size of a board
RACE = 24  # points at the end of the lanes, if nobody has more


class Boards:
    """What lies on them is in `things`."""

    def __init__(self, table: RiverTable, view: RiverView, p: Plan) -> None:
        self.table, self.view, self.p, self.u = table, view, p, p.unit
        self.things: list[AnyThing] = []

    def has_room(self, box: Box) -> bool:
        return box.w >= CORNER[0] * self.u and box.h >= max(CORNER[1], LEAST_TOKEN * 1.25 * self.table.seats) * self.u

    def lay_round(self, box: Box) -> None:
        """How far the round is."""
        if self.table.step == "pick":
            self.lay_draft(box)
        elif self.table.places:
            self.lay_podium(box)
        else:
            self.lay_rounds(box)

    def lay_panel(self, box: Box, *titles: str) -> Box:
        """A board with the first title that fits; the room below that."""
        px, room = self.p.px(18), box.grown(-min(14 * self.u, 0.06 * box.w), -6 * self.u)
        self.things.append(Panel(box))
        title = next((title for title in titles if self.view.measure(title, px, "bold") <= room.w), "")
        if not title:
            return room
        line = room._replace(h=1.3 * px)
        self.things.append(Label(line.whole(), title, px, "mint soft", "bold", "left"))
        return Box(room.x, line.bottom, room.w, room.bottom - line.bottom)

    def lay_race(self, box: Box) -> None:
        room = self.lay_panel(box, _("Points"))
        step, u = room.h / self.table.seats, self.u
        px = min(self.p.px(20), round(0.8 * step))
        d, end = min(step - 2, 38 * u), max(RACE, *self.table.scores)
        number = self.view.measure("00", px, "display") + 8 * u
        for n, points in enumerate(self.table.scores):
            y = room.y + (n + 0.5) * step
            lane = Box(room.x, y - 5 * u, room.w - number, 10 * u)
            x = lane.x + d / 2 + (lane.w - d) * points / end
            self.things.append(Lane(lane.whole(), (x - lane.x) / lane.w))
            self.things.append(Face(around(x, y, d, d).whole(), n, self.view.sitters[n].art))
            line = Box(lane.right, y - 0.65 * px, number, 1.3 * px)
            self.things.append(Label(line.whole(), str(points), px, align="right"))

    def lay_rounds(self, box: Box) -> None:
        table, u = self.table, self.u
        now, px = max(1, table.round), self.p.px(18)
        titles = _("Round {number} of {rounds}"), _("Round {number}")
        room = self.lay_panel(box, *(title.format(number=now, rounds=table.rounds) for title in titles))
        worth = ngettext("Worth {count} point", "Worth {count} points", now).format(count=now)
        line = Box(room.x, room.bottom - 1.35 * px, room.w, 1.3 * px)
        if self.view.measure(worth, px, "bold") <= room.w:
            self.things.append(Label(line.whole(), worth, px, "cream", "bold"))
            room = room._replace(h=line.y - room.y)
        d = min(TOKEN * u, room.h / 2 - 4, room.w / 4 - 4)
        row = min(room.h / 2, 1.5 * d)
        for n in range(table.rounds if d >= LEAST_TOKEN else 0):
            x, y = room.x + (n % 4 + 0.5) * room.w / 4, room.middle[1] + (n // 4 - 0.5) * row
            state: StepState = "done" if n + 1 < now else "now" if n + 1 == now else "later"
            self.things.append(Token(around(x, y, d, d).whole(), str(n + 1), round(0.5 * d), state))

    def lay_podium(self, box: Box) -> None:
        """The best hand stands highest; equal hands stand on one step."""
        table, u = self.table, self.u
        number = {"number": table.round}
        titles = _("Best hands of round {number}").format(**number), _("Round {number}").format(**number)
        room = self.lay_panel(box, *titles)
        order = [(place, seat) for place, seats in enumerate(table.places) for seat in seats]
        step = room.w / len(order)
        d = min(step - 4 * u, 0.4 * room.h)
        for n, (place, seat) in enumerate(order):
            high = (room.h - d) * (1 - 0.7 * place / max(1, len(table.places) - 1))
            foot = Box(room.x + (n + 0.04) * step, room.bottom - high, step * 0.92, high)
            self.things.append(Lane(foot.whole(), 1.0))
            if high >= 1.1 * (px := self.p.px(16)):
                self.things.append(Label(foot.whole(), str(place + 1), px))
            face = around(foot.middle[0], foot.y - d / 2, d, d)
            self.things.append(Face(face.whole(), seat, self.view.sitters[seat].art, ring=not place))

    def lay_draft(self, box: Box) -> None:
        """Whose turn it is to take a card back, and who comes then."""
        table = self.table
        room = self.lay_panel(box, _("Worst hand first"), _("Next"))
        turns = table.order * 2
        step, rows = room.w / table.seats, room.h / 2
        d = min(step, rows, 1.4 * TOKEN * self.u) - 4 * self.u
        for n, seat in enumerate(turns):
            x, y = room.x + (n % table.seats + 0.5) * step, room.y + (n // table.seats + 0.5) * rows
            art = self.view.sitters[seat].art
            face = Face(around(x, y, d, d).whole(), seat, art, ring=n == table.picked, dim=n < table.picked)
            self.things.append(face)
