"""Table sounds: what cards, coins, buttons and the moments of the game sound like."""

from collections.abc import Callable

import numpy as np
from instruments import bell, in_room, kalimba, marimba, melody, pad
from material import Dice, Sound, around, coin, note, ringing, rustle, scale, swell, tap, thump, together, white

# Cards ---------------------------------------------------------------------------------------------------------------


def slide(dice: Dice, seconds: float, path: list[float], top: float = 0.35) -> Sound:
    seconds = around(dice, seconds, 0.1)
    paper = rustle(dice, seconds, [around(dice, pitch, 0.12) for pitch in path])
    cloth = rustle(dice, seconds, [450, 600, 420], 0.7)
    return swell(paper + 0.5 * cloth, around(dice, top, 0.15))


def card_slide(dice: Dice, turn: int) -> Sound:
    return slide(dice, 0.24, [1300, 2900, 2100])


def card_deal(dice: Dice, turn: int) -> Sound:
    return together(
        (0, slide(dice, 0.15, [1500, 3200, 2600], 0.6), 1),
        (0.125, tap(dice, around(dice, 1700, 0.12)), 0.55),
        (0.125, thump(dice, around(dice, 170, 0.1), 0.03), 0.5),
    )


def card_flip(dice: Dice, turn: int) -> Sound:
    return together(
        (0, slide(dice, 0.11, [900, 2000, 3400], 0.7), 0.7),
        (0.085, tap(dice, around(dice, 2300, 0.1), 0.009), 0.9),
        (0.15, tap(dice, around(dice, 1300, 0.1)), 0.6),
        (0.15, thump(dice, around(dice, 180, 0.1), 0.025), 0.35),
    )


def card_shuffle(dice: Dice, turn: int) -> Sound:
    """Two halves riffled together, then the bridge falls."""
    parts = []
    riffle = np.cumsum(0.027 - 0.012 * np.linspace(0, 1, 30) + 0.009 * white(dice, 30))
    for place, second in enumerate(riffle):
        parts.append(
            (max(0, second), tap(dice, around(dice, 1500 + 25 * place, 0.2), 0.006), 0.35 + 0.3 * dice.random())
        )
    start = riffle[-1] + 0.12
    for second in start + np.cumsum(0.011 + 0.004 * white(dice, 26)):
        parts.append((second, tap(dice, around(dice, 1250, 0.25), 0.007), 0.2 + 0.2 * dice.random()))
    parts.append((start, slide(dice, 0.34, [1200, 2200, 1300], 0.3), 0.35))
    parts.append((start + 0.40, tap(dice, 1000, 0.014), 0.7))
    parts.append((start + 0.40, thump(dice, 165, 0.03), 0.45))
    return together(*parts)


def card_place(dice: Dice, turn: int) -> Sound:
    return together(
        (0, tap(dice, around(dice, 1500, 0.12), 0.014), 0.7), (0.004, thump(dice, around(dice, 165, 0.1), 0.022), 0.8)
    )


def card_collect(dice: Dice, turn: int) -> Sound:
    parts = [(0.12 * place, slide(dice, 0.12, [1300, 2500, 1900], 0.3), 0.6 + 0.1 * place) for place in range(4)]
    parts += [(0.53, tap(dice, around(dice, 1200, 0.1), 0.012), 0.8), (0.53, thump(dice, 170, 0.025), 0.5)]
    parts += [(0.66, tap(dice, around(dice, 1350, 0.1), 0.010), 0.5), (0.66, thump(dice, 180, 0.02), 0.25)]
    return together(*parts)


def card_discard(dice: Dice, turn: int) -> Sound:
    return together(
        (0, slide(dice, 0.24, [2600, 1900, 1100], 0.3), 0.9), (0.21, thump(dice, around(dice, 150, 0.1), 0.03), 0.4)
    )


# Coins ---------------------------------------------------------------------------------------------------------------


def coin_pick(dice: Dice, turn: int) -> Sound:
    scrape = swell(rustle(dice, 0.07, [1800, 2800], 0.8), 0.6)
    return together((0, scrape, 0.5), (0.045, coin(dice, around(dice, 1.12, 0.04), 0.4), 0.5))


def coin_card(dice: Dice, turn: int) -> Sound:
    """Lands on a card, and hops once."""
    pitch = around(dice, 1.0, 0.05)
    hop = around(dice, 0.085, 0.15)
    return together(
        (0, tap(dice, 1400, 0.010), 0.8),
        (0, thump(dice, 210, 0.025), 0.5),
        (0.001, coin(dice, pitch, 0.6), 0.55),
        (hop, coin(dice, pitch * 1.02, 0.4), 0.22),
        (hop, tap(dice, 1500, 0.008), 0.25),
        (hop * 1.55, coin(dice, pitch * 1.03, 0.3), 0.09),
    )


def coin_felt(dice: Dice, turn: int) -> Sound:
    pitch = around(dice, 0.92, 0.05)
    return together(
        (0, thump(dice, around(dice, 190, 0.1), 0.022), 0.9),
        (0.001, coin(dice, pitch, 0.3), 0.42),
        (around(dice, 0.09, 0.1), coin(dice, pitch * 1.03, 0.2), 0.12),
        (around(dice, 0.09, 0.1), thump(dice, 210, 0.015), 0.2),
    )


def coin_stack(step: int) -> Callable[[Dice, int], Sound]:
    """Coin on coin; each higher coin a step up the scale, as a filling bottle rises."""

    def sound(dice: Dice, turn: int) -> Sound:
        pitch = scale("C5", step + 3)
        return together(
            (0, coin(dice, 2 * pitch / 1950 / 1.73, 0.5), 0.3),
            (around(dice, 0.022, 0.3), coin(dice, 2.03 * pitch / 1950 / 1.73, 0.3), 0.12),
            (0, ringing([pitch, 2 * pitch], [0.13, 0.06], [0.8, 0.2], 0.5, 0.002), 1.0),
            (0, tap(dice, 1800, 0.006), 0.25),
        )

    return sound


def bowl(dice: Dice) -> Sound:
    """The wooden bowl that holds the pot."""
    tones = [around(dice, pitch, 0.04) for pitch in (310, 720, 1180)]
    return ringing(tones, [0.06, 0.035, 0.02], [1, 0.5, 0.25], 0.3, 0.002)


def coin_pot(dice: Dice, turn: int) -> Sound:
    parts = [(0, coin(dice, around(dice, 0.98, 0.05), 0.6), 0.6), (0, bowl(dice), 0.6)]
    for second in np.cumsum(0.045 + 0.03 * dice.random(3)):
        parts.append((second, coin(dice, around(dice, 1.1, 0.12), 0.3), 0.26 * dice.random() + 0.06))
    return together(*parts)


def pot_stream(dice: Dice, turn: int) -> Sound:
    """A dozen coins, one after the other, into the bowl."""
    parts = []
    for place, second in enumerate(np.cumsum(0.036 + 0.026 * dice.random(13))):
        parts.append(
            (second, coin(dice, around(dice, 1.05, 0.16), 0.35), (0.3 + 0.3 * dice.random()) * (0.6 + 0.03 * place))
        )
        if place % 3 == 0:
            parts.append((second, bowl(dice), 0.35))
    return together(*parts)


def pot_slide(dice: Dice, turn: int) -> Sound:
    """A heap pushed over the felt to its winner."""
    cloth = swell(rustle(dice, 0.6, [400, 800, 550], 0.9), 0.45)
    parts = [(0, cloth, 1.3)]
    for _ in range(16):
        second = 0.06 + 0.5 * dice.random()
        loud = np.sin(np.pi * second / 0.66) ** 2
        parts.append((second, coin(dice, around(dice, 1.15, 0.2), 0.22), 0.16 * loud))
    parts += [(0.60, coin(dice, 1.0, 0.4), 0.22), (0.655, coin(dice, 1.08, 0.3), 0.12)]
    return together(*parts)


def kitty_jar(dice: Dice, turn: int) -> Sound:
    """Into the glass jar that keeps coins for the next bingo."""
    tones = np.array([1245, 2290, 3480]) * (1 + 0.02 * white(dice, 3))
    glass = ringing(tones, [0.16, 0.1, 0.05], [1, 0.4, 0.15], 0.7, 0.0015)
    parts = [(0, glass, 0.8), (0, coin(dice, around(dice, 1.05, 0.04), 0.4), 0.35)]
    gap, second, gain = 0.095, 0.0, 0.4
    for _ in range(4):
        second, gap, gain = second + around(dice, gap, 0.1), gap * 0.68, gain * 0.62
        parts.append((second, coin(dice, around(dice, 1.12, 0.06), 0.25), gain))
        parts.append((second, glass, 0.5 * gain))
    return together(*parts)


# Moments of the game -------------------------------------------------------------------------------------------------


def called_thump(dice: Dice, turn: int) -> Sound:
    """The called card is laid down in the middle: attention, not alarm."""
    chord = ("C4+G4", "C4+E4", "C4+D4")[turn]
    return in_room(
        together(
            (0, thump(dice, 140, 0.05), 0.7),
            (0, tap(dice, 1200, 0.012), 0.3),
            (0.012, melody(marimba, chord, 0.1), 0.6),
        )
    )


def near_bingo(dice: Dice, turn: int) -> Sound:
    """One card to go: a quiet double knock at the door."""
    notes = ("G4 G4 - D5", "A4 A4 - D5", "G4 G4 - E5")[turn]
    return in_room(melody(marimba, notes, 0.13, 0.7))


def bingo_fanfare(dice: Dice, turn: int) -> Sound:
    tune = (
        "C5 E5 G5 C6 - G5 C6+E5 - C6+E6+G5",
        "G4 C5 E5 G5 - E5 G5+C5 - C6+E5+G5",
        "E5 G5 A5 C6 - A5 C6+E5 - E6+G5+C6",
    )[turn]
    end = 8 * 0.125
    return in_room(
        together(
            (0, melody(marimba, tune, 0.125, 1.0), 0.8),
            (0, melody(bell, tune, 0.125, 1.3), 0.35),
            (end - 0.1, pad([note("C4"), note("G4"), note("E5")], 1.3), 0.16),
            (end, coin(dice, 1.0, 0.7), 0.06),
        )
    )


def poker_win(dice: Dice, turn: int) -> Sound:
    """The best hand: a warm chord, rolled upwards."""
    chord = ("G3 C4 E4 G4 C5 E5", "A3 C4 E4 A4 C5 E5", "C4 E4 G4 C5 D5 G5")[turn]
    return in_room(
        together(
            (0, melody(kalimba, chord, 0.065, 1.3), 0.7),
            (0.15, pad([note("C4"), note("E4"), note("G4")], 1.2), 0.14),
            (0.42, melody(bell, ("G5", "A5", "C6")[turn], 0.1, 1.0), 0.35),
        )
    )


def count_hit(dice: Dice, turn: int) -> Sound:
    """Count and card agree."""
    notes = ("G5 C6", "A5 C6", "E5 C6")[turn]
    block = ringing([around(dice, 880, 0.03), 1430], [0.03, 0.015], [1, 0.4], 0.15, 0.002)
    return in_room(together((0, block, 0.6), (0.05, melody(kalimba, notes, 0.085, 0.7), 0.7)))


def small_win(dice: Dice, turn: int) -> Sound:
    return in_room(melody(kalimba, ("C5 E5 G5", "D5 G5 A5", "E5 G5 C6")[turn], 0.09, 0.8))


def gentle_loss(dice: Dice, turn: int) -> Sound:
    """Coins leave: two soft steps down, no sadder than that."""
    return in_room(
        melody(lambda pitch, length: marimba(pitch, length, 0.4), ("G4 E4", "A4 G4", "E4 D4")[turn], 0.17, 0.7)
    )


def dealer_moves(dice: Dice, turn: int) -> Sound:
    """The wooden dealer's button is pushed to the next seat."""
    wood = [ringing([around(dice, 520, 0.04), 1260], [0.04, 0.02], [1, 0.35], 0.2, 0.002) for _ in range(2)]
    return together(
        (0, swell(rustle(dice, 0.32, [500, 900, 650], 0.8), 0.5), 1.0), (0.30, wood[0], 0.6), (0.40, wood[1], 0.25)
    )


def match_won(dice: Dice, turn: int) -> Sound:
    tune = (
        "C5 E5 G5 - A5 G5 - C6 - E6 D6 C6 - G5+C6+E6",
        "G4 C5 E5 - G5 A5 - G5 - C6 D6 E6 - G5+C6+E6",
        "E5 G5 A5 - C6 A5 - G5 - E6 D6 C6 - E5+G5+C6",
    )[turn]
    end = 13 * 0.15
    return in_room(
        together(
            (0, melody(marimba, tune, 0.15, 1.1), 0.7),
            (0, melody(bell, tune, 0.15, 1.6), 0.35),
            (0, melody(marimba, "C3 - - - A3 - - - G3 - - - - C3+C4", 0.15, 1.2), 0.7),
            (0, pad([note("C4"), note("E4"), note("G4")], 1.9), 0.10),
            (end - 0.2, pad([note("C4"), note("G4"), note("C5"), note("E5")], 1.8), 0.20),
            (end + 0.25, melody(bell, "G6 A6 C7", 0.11, 0.9), 0.08),
        ),
        0.2,
        0.7,
    )


# Buttons and panels --------------------------------------------------------------------------------------------------


def wood_tick(dice: Dice, pitch: float) -> Sound:
    return ringing([around(dice, pitch, 0.02), pitch * 2.6], [0.014, 0.007], [1, 0.3], 0.08, 0.0015)


def button_tick(dice: Dice, turn: int) -> Sound:
    return wood_tick(dice, (820, 860, 780)[turn])


def toggle_on(dice: Dice, turn: int) -> Sound:
    return together((0, wood_tick(dice, 700), 0.8), (0.065, wood_tick(dice, 1050), 1.0))


def toggle_off(dice: Dice, turn: int) -> Sound:
    return together((0, wood_tick(dice, 1050), 0.8), (0.065, wood_tick(dice, 700), 1.0))


def panel_open(dice: Dice, turn: int) -> Sound:
    return together(
        (0, swell(rustle(dice, 0.26, [500, 1100, 1700], 0.8), 0.6), 0.8),
        (0.06, melody(kalimba, "G4 C5", 0.09, 0.5), 0.22),
    )


def panel_close(dice: Dice, turn: int) -> Sound:
    return together(
        (0, swell(rustle(dice, 0.24, [1600, 1000, 450], 0.8), 0.35), 0.8),
        (0.04, melody(kalimba, "C5 G4", 0.09, 0.5), 0.22),
    )


def not_now(dice: Dice, turn: int) -> Sound:
    """This cannot be chosen at present: two muffled knocks."""
    knock = ringing([around(dice, 240, 0.03), 410], [0.035, 0.02], [1, 0.4], 0.14, 0.003)
    return together((0, knock, 1), (0.1, knock, 0.8))


def your_turn(dice: Dice, turn: int) -> Sound:
    return in_room(melody(kalimba, ("D5 G5", "C5 G5", "E5 A5")[turn], 0.12, 0.8))


# Learning ------------------------------------------------------------------------------------------------------------


def hint_shine(dice: Dice, turn: int) -> Sound:
    notes = ("E5 G5 A5 C6 E6", "D5 E5 G5 A5 D6", "G5 A5 C6 D6 G6")[turn]
    return in_room(melody(bell, notes, 0.07, 0.7), 0.25, 0.7)


def praise_chime(dice: Dice, turn: int) -> Sound:
    notes = ("C5 G5 E5+C6", "E5 C5 G5+E6", "G5 A5 C6+G5")[turn]
    return in_room(together((0, melody(bell, notes, 0.12, 1.1), 0.6), (0, melody(kalimba, notes, 0.12, 1.1), 0.5)))


def try_again(dice: Dice, turn: int) -> Sound:
    """Hm-hm, and up again: a question, not a verdict."""
    return in_room(melody(kalimba, ("E4 E4 G4", "D4 D4 G4", "G4 G4 A4")[turn], 0.16, 0.8))


def star(dice: Dice, turn: int) -> Sound:
    glints = " ".join(("G6 E6 C6 A5", "A6 G6 E6 C6", "E6 G6 A6 G6")[turn].split())
    return in_room(
        together((0, melody(bell, "C6+G5", 0.1, 1.2), 0.6), (0.10, melody(bell, glints, 0.085, 0.6), 0.15)), 0.25, 0.7
    )


def ladder_step(step: int) -> Callable[[Dice, int], Sound]:
    """One rung of the ladder of ranks, ace to king: thirteen white keys upwards from middle C."""

    def sound(dice: Dice, turn: int) -> Sound:
        return in_room(kalimba(note("CDEFGAB"[step % 7] + str(4 + step // 7)), 0.9), 0.12, 0.35)

    return sound
