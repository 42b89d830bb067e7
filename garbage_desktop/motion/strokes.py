"""Strokes: when a sound must start so that its stroke meets the picture."""

HITS = {  # seconds from the beginning of an effect to its stroke (tools/audio)
    "card_deal": 0.125,
    "card_flip": 0.085,
    "card_discard": 0.21,
    "card_shuffle": 1.16,
    "dealer_moves": 0.3,
    "pot_stream": 0.05,
}


def sound_start(effect: str, strikes: float, speed: float = 1.0) -> float:
    """In seconds of the cue; no speed shortens a sound.

    >>> round(sound_start("card_deal", 0.25), 3), sound_start("card_deal", 0.25, speed=4)
    (0.125, 0.0)
    """
    return max(0.0, strikes - HITS.get(effect, 0.0) * speed)
