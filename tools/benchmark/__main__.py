"""Prints the parts asked for, or all but the memory: figure, budget, and the share of the budget that is used."""

import sys

from tools.benchmark.engine import engine, hands
from tools.benchmark.frames import frames, play
from tools.benchmark.memory import memory
from tools.benchmark.window import window

USUAL = (engine, hands, frames, play, window)
PARTS = {part.__name__: part for part in (*USUAL, memory)}


def main(names: list[str]) -> None:
    for name in names or [part.__name__ for part in USUAL]:
        print(f"{name}: {(PARTS[name].__doc__ or '').splitlines()[0]}")
        for row in PARTS[name]():
            print(f"  {row}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
