"""Prints the parts asked for, or all: figure, budget, and the share of the budget that is used."""

import sys

from tools.benchmark.engine import engine, hands
from tools.benchmark.frames import frames, play
from tools.benchmark.window import window

PARTS = {part.__name__: part for part in (engine, hands, frames, play, window)}


def main(names: list[str]) -> None:
    for name in names or PARTS:
        print(f"{name}: {(PARTS[name].__doc__ or '').splitlines()[0]}")
        for row in PARTS[name]():
            print(f"  {row}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
