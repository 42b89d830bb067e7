"""The benchmark: what things cost, beside what they may cost. Ratios hold on any machine, figures only on this one.

python -m tools.benchmark [engine] [hands] [frames] [play] [window]
python -m tools.benchmark memory              half an hour
"""

import sys
from pathlib import Path
from typing import NamedTuple

HOME = Path(__file__).parents[2]
PYTHON = sys.executable


class Row(NamedTuple):
    """A figure; where it has a budget, no more than that is allowed, or no less."""

    what: str
    figure: float
    unit: str
    budget: float | None = None
    least: bool = False  # the budget must be reached, not kept

    def __str__(self) -> str:
        return f"{self.what:<46} {self.figure:>9.2f} {self.unit:<11} {self._judgement}".rstrip()

    @property
    def _judgement(self) -> str:
        if self.budget is None:
            return ""
        kept = self.figure >= self.budget if self.least else self.figure <= self.budget
        bound, failed = ("at least", "TOO LITTLE") if self.least else ("at most", "TOO MUCH")
        share = f"{self.figure / self.budget:.2f} of it" if self.budget else ""
        return f"{bound:<8} {self.budget:>5g}   {share:<10} {'' if kept else failed}"
