"""River remarks: what bots say when a round has been decided, each in its own way."""

from collections.abc import Mapping
from random import Random
from typing import Literal

from garbage_engine.bots.bot import Bot
from garbage_engine.cards import below
from garbage_engine.events import MatchEnded
from garbage_engine.hands import Category, category
from garbage_engine.river_events import RiverEvent, RoundWon
from garbage_engine.river_table import RiverTable
from garbage_engine.texts import Text

Occasion = Literal["won", "beaten", "match"]
ONE_IN = 3  # occasions passes without a word
Words = Mapping[Occasion, tuple[Text, Text]]


def remark(view: RiverTable, seat: int, bot: Bot, event: RiverEvent, rng: Random) -> Text | None:
    """What it says in its seat about an event, with the table before it; mostly nothing."""
    occasion = occasion_of(view, seat, event)
    if occasion is None or bot.key not in WORDS or not below(ONE_IN, rng):
        return None
    words = WORDS[bot.key][occasion]
    return words[below(len(words), rng)]


def occasion_of(view: RiverTable, seat: int, event: RiverEvent) -> Occasion | None:
    match event:
        case RoundWon(((winner,), *_lower)) if winner == seat:
            return "won"
        case RoundWon((_, (second,), *_lower)) if second == seat and strong(view, seat):
            return "beaten"
        case MatchEnded(winners) if seat in winners:
            return "match"
    return None


def strong(view: RiverTable, seat: int) -> bool:
    """A hand that hoped to be the best."""
    return category(view.worth(seat)) >= Category.THREE_OF_A_KIND


def words(won: tuple[str, str], beaten: tuple[str, str], match: tuple[str, str]) -> Words:
    return {
        "won": (Text(won[0]), Text(won[1])),
        "beaten": (Text(beaten[0]), Text(beaten[1])),
        "match": (Text(match[0]), Text(match[1])),
    }


WORDS: Mapping[str, Words] = {
    "rosie": words(
        ("Ha! I knew it.", "Nobody beats that."),
        ("What? With that hand?", "Next time I keep nothing back."),
        ("Best at the table. I said so!", "What a game!"),
    ),
    "felix": words(
        ("As I had worked out.", "That was likely enough."),
        ("One card in seven. Oh well.", "I had not seen that one coming."),
        ("It all added up.", "I counted every card."),
    ),
    "olive": words(
        ("Oh! How nice.", "I hardly dared to hope."),
        ("So close. Well played.", "You kept that one well hidden."),
        ("Slow and steady.", "What a lovely evening."),
    ),
    "bruno": words(
        ("Oh, for me? Thanks.", "Did I win? I did!"),
        ("And I thought mine was good.", "Never mind. Honey, anyone?"),
        ("I won? Honey for everyone!", "Well, who would have thought."),
    ),
    "coco": words(
        ("Naturally.", "Purr."),
        ("I let you have that one.", "Hmpf."),
        ("You may applaud.", "I always land on my feet."),
    ),
    "freddy": words(
        ("Snapped it up!", "Straight out of the river!"),
        ("Missed by a jump.", "Ribbit. So near."),
        ("King of the pond!", "Ribbit means: I won."),
    ),
    "hatty": words(
        ("Shiny, shiny, mine.", "One more for my nest!"),
        ("But mine glittered, too!", "I had such pretty cards."),
        ("The brightest nest of all!", "Look how it shines!"),
    ),
    "hugo": words(
        ("For me? Really?", "Oh. Oh, thank you."),
        ("I thought so. Well done.", "Yours is nicer, yes."),
        ("I won? I must lie down.", "Please, no fuss."),
    ),
    "otto": words(
        ("What a splash!", "I swim in rivers, you know."),
        ("Washed away!", "The river took it from me."),
        ("Otters win at rivers!", "What a splash that was!"),
    ),
    "pia": words(
        ("Waiting was worth it.", "How lovely, a point."),
        ("That was a fine hand you had.", "I am glad for you."),
        ("I am so happy! You were all good.", "Patience, you see."),
    ),
}
