"""Hatty the crow: curious, and fond of everything that shines."""

from garbage_engine.bots.bot import Bot
from garbage_engine.bots.mind import Mind
from garbage_engine.texts import Text

HATTY = Bot(
    "hatty",
    "Hatty",
    "crow",
    Text("Curious"),
    Mind("middle", 0.15),
    {
        "deal": (Text("Let me see what glitters."), Text("One shiny card for each.")),
        "pot": (Text("All that copper, for my nest!"), Text("Shiny, shiny, mine.")),
        "bingo": (Text("Caw! Bingo, caw!"), Text("Every card has its button.")),
        "near": (
            Text("One spot without a sparkle."),
            Text("I had my beak on it!"),
            Text("What is under that last one?"),
        ),
        "put": (
            Text("There goes a bright one."),
            Text("Keep them polished for me."),
            Text("Goodbye, you pretty thing."),
        ),
        "take": (
            Text("Ooh, this one has a scratch. I love it."),
            Text("Into the nest with you."),
            Text("So round! So bright!"),
        ),
        "hit": (Text("I counted that one myself!"), Text("Caw! The very number.")),
        "pay": (
            Text("From the bottom of my nest."),
            Text("Take the dull one, please."),
            Text("Do show me where you keep it."),
        ),
        "empty": (Text("An empty nest. How tidy."), Text("Not one glint left.")),
        "given": (Text("Is it a shiny one? It is!"), Text("You found that for me?")),
        "match": (Text("The brightest nest of all!"), Text("Look how it shines!")),
        "right": (Text("I saw it from up here."), Text("Birds know colours."), Text("I peeked at nothing, honest.")),
        "wrong": (
            Text("The light was bad."),
            Text("It looked different from above."),
            Text("How odd. Let me see that again."),
        ),
        "raise": (
            Text("Let us see it sparkle more."),
            Text("I am curious what you do now."),
            Text("What happens if I do this?"),
        ),
        "fold": (
            Text("Nothing shiny in here."),
            Text("I will watch from the branch."),
            Text("I would rather know than hope."),
        ),
    },
)
