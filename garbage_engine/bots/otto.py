"""Otto the otter: playful, and happy to be wet."""

from garbage_engine.bots.bot import Bot
from garbage_engine.bots.mind import Mind
from garbage_engine.texts import Text

OTTO = Bot(
    "otto",
    "Otto",
    "otter",
    Text("Playful"),
    Mind("middle", 0.8),
    {
        "deal": (Text("Cards ahoy!"), Text("Down the slide they go!")),
        "pot": (Text("What a splash!"), Text("I juggle these, look!")),
        "bingo": (Text("Bingo! Belly flop!"), Text("All shells open!")),
        "near": (Text("One shell stayed shut."), Text("I slipped just before the end.")),
        "put": (Text("Plop, into the water."), Text("I will dive for it later.")),
        "take": (Text("Found it at the bottom!"), Text("One dive, one catch.")),
        "hit": (Text("Right on the count! Splash!"), Text("Did you see that one?")),
        "pay": (Text("There swims my supper."), Text("Catch!")),
        "empty": (Text("My pockets are full of water only."), Text("Floating along with nothing.")),
        "match": (Text("Best day of the whole river!"), Text("Again! Again!")),
        "right": (Text("I felt it in my whiskers."), Text("Wheee!")),
        "wrong": (Text("Into the cold water."), Text("Ha, it fooled me.")),
        "raise": (Text("Higher waves, please!"), Text("Let us make it splash.")),
        "fold": (Text("I am drying off this time."), Text("Out of the water for me.")),
    },
)
