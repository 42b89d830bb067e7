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
        "near": (
            Text("One shell stayed shut."),
            Text("I slipped just before the end."),
            Text("I had one shell left to crack."),
        ),
        "put": (Text("Plop, into the water."), Text("I will dive for it later."), Text("There it floats!")),
        "take": (Text("Found it at the bottom!"), Text("One dive, one catch."), Text("Look what the stream brought!")),
        "hit": (Text("Right on the count! Splash!"), Text("Did you see that one?")),
        "pay": (Text("There swims my supper."), Text("Catch!"), Text("Off you paddle!")),
        "empty": (Text("My pockets are full of water only."), Text("Floating along with nothing.")),
        "given": (Text("A gift from upstream!"), Text("You are a good swimmer, friend.")),
        "match": (Text("Best day of the whole river!"), Text("Again! Again!")),
        "right": (Text("I felt it in my whiskers."), Text("Wheee!"), Text("Swam straight to it!")),
        "wrong": (Text("Into the cold water."), Text("Ha, it fooled me."), Text("Glug. Wrong side of the river.")),
        "raise": (Text("Higher waves, please!"), Text("Let us make it splash."), Text("Hold on, here comes a wave!")),
        "fold": (
            Text("I am drying off this time."),
            Text("Out of the water for me."),
            Text("I will float on my back a bit."),
        ),
    },
)
