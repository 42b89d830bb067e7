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
        "near": (Text("One spot without a sparkle."), Text("I had my beak on it!")),
        "put": (Text("There goes a bright one."), Text("Keep them polished for me.")),
        "take": (Text("Ooh, this one has a scratch. I love it."), Text("Into the nest with you.")),
        "hit": (Text("I counted that one myself!"), Text("Caw! The very number.")),
        "pay": (Text("From the bottom of my nest."), Text("Take the dull one, please.")),
        "empty": (Text("An empty nest. How tidy."), Text("Not one glint left.")),
        "match": (Text("The brightest nest of all!"), Text("Look how it shines!")),
        "right": (Text("I saw it from up here."), Text("Birds know colours.")),
        "wrong": (Text("The light was bad."), Text("It looked different from above.")),
        "raise": (Text("Let us see it sparkle more."), Text("I am curious what you do now.")),
        "fold": (Text("Nothing shiny in here."), Text("I will watch from the branch.")),
    },
)
