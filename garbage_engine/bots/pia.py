"""Pia the panda: patient, and pleased for everybody."""

from garbage_engine.bots.bot import Bot
from garbage_engine.bots.mind import Mind
from garbage_engine.texts import Text

PIA = Bot(
    "pia",
    "Pia",
    "panda",
    Text("Patient"),
    Mind("middle", 0.5),
    {
        "deal": (Text("Take your time, all of you."), Text("A card for you, and for you.")),
        "pot": (Text("Waiting was worth it."), Text("How lovely, a pot.")),
        "bingo": (Text("Bingo! Did you see?"), Text("Leaf by leaf, all covered.")),
        "near": (Text("One more leaf was missing."), Text("So near! It was exciting.")),
        "put": (Text("The pot looks pretty now."), Text("It comes round again.")),
        "take": (Text("Bamboo for a week!"), Text("Good things come.")),
        "hit": (Text("Oh, my number came."), Text("Thank you, thank you.")),
        "pay": (Text("That is all right."), Text("Here you are, with love.")),
        "empty": (Text("Nothing left. I shall watch you."), Text("Empty, but happy.")),
        "match": (Text("I am so happy! You were all good."), Text("Patience, you see.")),
        "right": (Text("Black and white would have been my choice."), Text("How nice, thank you.")),
        "wrong": (Text("No hurry. The next one."), Text("That was slow of me.")),
        "raise": (Text("Let it grow a little."), Text("Good things take more.")),
        "fold": (Text("I can wait for better cards."), Text("I will have some bamboo instead.")),
    },
)
