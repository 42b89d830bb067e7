"""Rule rows: the house rules of a draft on paper, game after game; each with its choices, its help and an example."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, get_args

from garbage_desktop.draft import Draft, ladder, next_on, with_game, with_swapped, without_game
from garbage_desktop.language import _, ngettext, translated
from garbage_desktop.paint import icons, text
from garbage_desktop.paint.kit import INK
from garbage_desktop.paint.pictures import put
from garbage_desktop.rule_sets import changed
from garbage_desktop.scenes.help import draw_row
from garbage_desktop.table.box import Box
from garbage_desktop.table.naming import listed
from garbage_desktop.ui.control import Button, Control, Option, Question
from garbage_desktop.ui.measure import Measure
from garbage_desktop.ui.piece import HEADING, SOFT, Picture, Piece, Words
from garbage_desktop.wording import IN_COINS, choices, label, meaning, quoted, title
from garbage_engine.events import Phase
from garbage_engine.rules import PLAYED_ONLY_IN, Rules, each_legal, heading, legal
from garbage_engine.switches import NAMED, SECTIONS, SWITCHES, Section, Switch

ALWAYS_SHOWN = frozenset(
    "phases rounds start_coins hand_size broke bet_min bet_max bet_cap ante poker_mode bingo_tie bingo_pool "
    "put_take_cards take_order dealer_puts_and_takes count_up_cards up_down_settle".split()
)
HIDDEN = ("ruleset", "bingo_order")  # the tabs choose the one, the order of games the other
MOST_OPTIONS = 5  # more are stepped through
VALUE = 132  # room between minus and plus


class RuleRows:
    """What is unfolded, asked about and looked for; `renew` shows it, `rename` asks for the name of a game."""

    def __init__(self, draft: Draft, renew: Callable[[], None], rename: Callable[[Phase], None]) -> None:
        self.draft, self.renew, self.rename = draft, renew, rename
        self.unfolded = set[Section]()
        self.asked = ""  # the rule that is open
        self.refusal = ""  # why what was pressed last is not possible
        self.tried: tuple[str, Any] | None = None  # what that was
        self.sought = ""

    # ---- which ----------------------------------------------------------------------------------
    @property
    def sections(self) -> list[Section]:
        return ["match", *self.draft.rules.phases]

    def switches(self, section: Section) -> list[Switch]:
        """All of a game that this rule set knows."""
        game = self.draft.rules.ruleset
        return [s for s in SWITCHES if s.section == section and s.name not in HIDDEN and s.only in (None, game)]

    def shown(self, section: Section) -> list[Switch]:
        """Those that are looked for, or else those that are not folded away."""
        rules = self.draft.rules
        if self.sought:
            return [switch for switch in self.switches(section) if self._is_sought(switch)]
        other = changed(rules, Rules(ruleset=rules.ruleset))
        plain = {*ALWAYS_SHOWN, *self.draft.changed, *other, self.asked}
        return [s for s in self.switches(section) if section in self.unfolded or s.name in plain]

    def _is_sought(self, switch: Switch) -> bool:
        told = (title(switch), meaning(switch), choices(switch.name), translated(SECTIONS[switch.section]))
        return all(word in " ".join(told).casefold() for word in self.sought.casefold().split())

    # ---- what can be done -----------------------------------------------------------------------
    def set(self, name: str, value: Any) -> None:
        """Set it if that can be; else say why not."""
        self.refusal, self.tried = self.draft.why_not(name, value), None
        if self.refusal:
            self.asked, self.tried = name, (name, value)
        else:
            self.draft.set(name, value)
            if self.draft.now.notice:
                self.asked = name
        self.renew()

    def set_with(self, name: str, value: Any) -> None:
        """Set it, with what it needs."""
        self.refusal, self.tried = "", None
        self.draft.set_with(name, value)
        self.renew()

    def ask(self, name: str) -> None:
        self.asked, self.refusal, self.tried = ("" if self.asked == name else name), "", None
        self.renew()

    def fold(self, section: Section) -> None:
        self.unfolded ^= {section}
        self.renew()

    def seek(self, words: str) -> None:
        self.sought = words
        self.renew()

    # ---- what lies where ------------------------------------------------------------------------
    def lay(self, m: Measure, w: float) -> tuple[list[Piece], float]:
        """All of them from the top left corner, `w` wide, and how high they are."""
        pieces: list[Piece] = []
        y = 0.0
        for section in self.sections:
            if shown := self.shown(section):
                y = self._lay_section(pieces, m, section, shown, w, y) + m.gap(20)
        if not pieces:
            words = _("No rule of these games is called that.")
            pieces.append(Words.flowing(words, m.px(20), 0, m.gap(8), w, SOFT, "bold"))
            y = pieces[0].box.bottom + m.gap(20)
        return pieces, y - m.gap(20)

    def _lay_section(
        self, pieces: list[Piece], m: Measure, section: Section, shown: list[Switch], w: float, y: float
    ) -> float:
        y = self._lay_heading(pieces, m, section, y) + m.gap(6)
        for switch in shown:
            row = Row(self, switch, m)
            row.lay(w, y)
            pieces += row.pieces
            y += row.high + m.gap(6)
        return self._lay_fold(pieces, m, section, shown, y)

    def _lay_heading(self, pieces: list[Piece], m: Measure, section: Section, y: float) -> float:
        """The name of a game, and a button for another one."""
        h = m.high(44)
        words = Words.at(self._heading(section), m.px(22), 0, y, HEADING)
        pieces.append(words)
        if section == "match":
            return words.box.bottom
        words.box = words.box.moved(0, (h - words.box.h) / 2)
        at = Box(words.box.right + m.gap(8), y, h, h)
        pieces.append(Button("", partial(self.rename, section), at, "quiet-cream", "edit", key=f"name {section}"))
        return at.bottom

    def _heading(self, section: Section) -> str:
        name = translated(heading(section, self.draft.rules))
        return name if section == "match" else f"{self.sections.index(section)}. {name}"

    def _lay_fold(self, pieces: list[Piece], m: Measure, section: Section, shown: list[Switch], y: float) -> float:
        """The button for the rest of the rules of a game, if there are more."""
        more = len(self.switches(section)) - len(shown)
        if self.sought or not (more or section in self.unfolded):
            return y - m.gap(6)
        words = ngettext("{n} more rule", "{n} more rules", more).format(n=more) if more else _("Fewer rules")
        sign = "add" if more else "remove"
        button = Button(
            words, lambda: self.fold(section), kind="quiet-cream", icon=sign, key=f"fold {section}", px=m.px(18)
        )
        h = m.high(44)
        button.box = Box(0, y, button.wide(h), h)
        pieces.append(button)
        return y + h


class Row:
    """One house rule: its name to the left, its choices to the right or below; what is to be said when it is open."""

    def __init__(self, rows: RuleRows, switch: Switch, m: Measure) -> None:
        self.rows, self.draft, self.switch, self.m = rows, rows.draft, switch, m
        self.name = switch.name
        self.pieces: list[Piece] = []
        self.high = 0.0

    @property
    def value(self) -> Any:
        return getattr(self.draft.rules, self.name)

    def lay(self, w: float, y: float) -> None:
        m, pad, h = self.m, self.m.gap(14), self.m.high(44)
        self.room = w - 2 * pad
        question = self._question()
        wide = question.wide(h)
        question.box = Box(pad, y + m.gap(6), wide, h)
        answers = self._answers()
        whole = sum(piece.box.w for piece in answers) + m.gap(8) * (len(answers) - 1)
        beside = self.name != "phases" and wide + m.gap(24) + whole <= w - 2 * pad
        start = (w - pad - whole, question.box.y) if beside else (pad, question.box.bottom + m.gap(4))
        bottom = self._flow(answers, start, w - pad)
        if self.rows.asked == self.name:
            bottom = self._lay_told(w - 2 * pad, pad, bottom + m.gap(6))
        self.high = bottom + m.gap(6) - y
        ground = Picture(Box(0, y, w, self.high), partial(draw_row, m.gap(14)), ground=True)
        self.pieces = [ground, question, *answers, *self.pieces]

    def _question(self) -> Question:
        return Question(
            title(self.switch),
            self.rows.asked == self.name,
            lambda: self.rows.ask(self.name),
            Box(0, 0, 0, 0),
            key=f"about {self.name}",
            px=self.m.px(20),
            marked=self.name in self.draft.changed,
        )

    def _flow(self, pieces: Sequence[Piece], start: tuple[float, float], right: float) -> float:
        """One beside the other, in as many lines as it takes; where they end below."""
        gap, h = self.m.gap(8), self.m.high(44)
        (x, y), left = start, start[0]
        for piece in pieces:
            if x > left and x + piece.box.w > right + 1:
                x, y = left, y + h + gap
            piece.box = Box(x, y, piece.box.w, h)
            x += piece.box.w + gap
        return y + h

    def _lay_told(self, w: float, x: float, y: float) -> float:
        """The help, the example, and what is not possible just now or went with the last change."""
        m, notice = self.m, self.draft.now.notice if self.draft.now.name == self.name else ""
        told = [(meaning(self.switch), INK, ""), (self.draft.example(self.name), SOFT, "hint")]
        told += [(words, INK, "warning") for words in self._reasons()]
        told += [(notice, INK, "undo")] if notice else []
        for words, colour, sign in told:
            px = m.px(20) if sign else 0
            line = Words.flowing(words, m.px(18), x + px * 1.5, y, w - px * 1.5, colour, "bold" if sign else "plain")
            if sign:
                self.pieces.append(_sign(sign, Box(x, y + m.gap(2), px, px)))
            self.pieces.append(line)
            y = line.box.bottom + m.gap(4)
        return self._lay_way_out(x, y)

    def _lay_way_out(self, x: float, y: float) -> float:
        """A button that makes possible what was pressed last."""
        tried = self.rows.tried
        if not tried or not (needed := self.draft.needed(*tried)):
            return y
        names = listed([quoted(f"{title(NAMED[name])}: {label(name, value)}") for name, value in needed.items()])
        words, h = _("Change that too: {rules}").format(rules=names), self.m.high(44)
        button = Button(words, lambda: self.rows.set_with(*tried), kind="quiet-cream", icon="check", px=self.m.px(18))
        if button.wide(h) > self.room:
            button.label = _("Change that too")
        button.key = f"with {self.name}"
        button.box = Box(x, y + self.m.gap(4), button.wide(h), h)
        self.pieces.append(button)
        return button.box.bottom

    def _reasons(self) -> list[str]:
        """Each once; what was pressed first."""
        reasons = [self.rows.refusal, *(self.draft.why_not(self.name, value) for value in self._offered())]
        return list(dict.fromkeys(filter(None, reasons)))

    # ---- the choices ----------------------------------------------------------------------------
    def _offered(self) -> list[Any]:
        return [] if self.name == "phases" else ladder(self.name, self.draft.seats)

    def _answers(self) -> list[Control | Words]:
        if self.name == "phases":
            return self._games()
        if len(self._offered()) > MOST_OPTIONS or any(isinstance(part, range) for part in legal(self.name)):
            return self._stepper()
        return [self._option(value) for value in each_legal(self.name)]

    def _option(self, value: Any) -> Option:
        words, name = label(self.name, value), self.name
        return self._sized(
            Option(
                words,
                value == self.value,
                lambda: self.rows.set(name, value),
                Box(0, 0, 0, 0),
                key=f"{name} {value}",
                px=self.m.px(18),
                possible=not self.draft.why_not(name, value),
            )
        )

    def _sized(self, option: Option) -> Option:
        w = max(self.m.high(44), text.width(option.label, option.px) + self.m.length(32))
        option.box = Box(0, 0, w, 0)
        return option

    def _stepper(self) -> list[Control | Words]:
        h, px = self.m.high(44), self.m.px(20)
        words = self._short(self.value)
        widest = max(text.width(self._short(value), px) for value in (self.value, *self._offered()[-1:]))
        between = Words(words, px, Box(0, 0, max(self.m.length(VALUE), widest + self.m.gap(8)), h), align="centre")
        return [self._step(-1, "remove", "less"), between, self._step(1, "add", "more")]

    def _short(self, value: Any) -> str:
        counted = self.name in IN_COINS and isinstance(value, int)
        return f"{value} {{coin}}" if counted else label(self.name, value)

    def _step(self, way: int, sign: str, key: str) -> Button:
        name, value = self.name, next_on(ladder(self.name, self.draft.seats), self.value, way)
        h = self.m.high(44)

        def step() -> None:
            self.rows.set(name, value)

        return Button("", step, Box(0, 0, h, h), "quiet-cream", sign, key=f"{name} {key}", enabled=value is not None)

    def _games(self) -> list[Control | Words]:
        """Those that are played, with a sign between two that change places; then those that are not."""
        rules, games = self.draft.rules, list[Control | Words]()
        for place, phase in enumerate(rules.phases):
            if place:
                games.append(self._swap(place - 1))
            name = rules.called(phase) or translated(SECTIONS[phase])
            games.append(self._game(f"{place + 1}. {name}", phase, without_game(rules, phase)))
        for phase in get_args(Phase):
            if phase not in rules.phases and PLAYED_ONLY_IN.get(phase, rules.ruleset) == rules.ruleset:
                games.append(self._game(f"+ {translated(SECTIONS[phase])}", phase, with_game(rules, phase)))
        return games

    def _game(self, words: str, phase: Phase, then: tuple[Phase, ...]) -> Option:
        return self._sized(
            Option(
                words,
                phase in self.draft.rules.phases,
                lambda: self.rows.set("phases", then),
                Box(0, 0, 0, 0),
                key=f"play {phase}",
                px=self.m.px(18),
                possible=not self.draft.why_not("phases", then),
            )
        )

    def _swap(self, place: int) -> Button:
        then, h = with_swapped(self.draft.rules, place), self.m.high(44)
        return Button(
            "", lambda: self.rows.set("phases", then), Box(0, 0, h, h), "quiet-cream", "swap", key=f"swap {place}"
        )


def _sign(name: str, box: Box) -> Picture:
    return Picture(box, lambda on, at: put(on, icons.icon(name, round(at.w), HEADING), topleft=at[:2]))


assert set(ALWAYS_SHOWN) <= set(NAMED)
