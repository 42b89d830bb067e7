"""Coco the cat: quiet, and not easily impressed."""

from garbage_engine.bots.bot import Bot
from garbage_engine.bots.mind import Mind
from garbage_engine.texts import Text

COCO = Bot(
    "coco",
    "Coco",
    "cat",
    Text("Quiet"),
    Mind("middle", 0.3),
    {
        "deal": (Text("If I must."), Text("Sit still, I am dealing.")),
        "pot": (Text("Naturally."), Text("Purr.")),
        "bingo": (Text("Bingo. Obviously."), Text("I did not even hurry.")),
        "near": (Text("I did not want it anyway."), Text("One card. Hm.")),
        "put": (Text("I will remember this."), Text("Tss.")),
        "take": (Text("About time."), Text("That will do.")),
        "hit": (Text("Over here with it."), Text("How thoughtful.")),
        "pay": (Text("I shall sulk a little."), Text("Fine.")),
        "empty": (Text("I was going to nap anyway."), Text("No coins. No comment.")),
        "match": (Text("You may applaud."), Text("I always land on my feet.")),
        "right": (Text("What else?"), Text("I heard them coming.")),
        "wrong": (Text("I was not looking."), Text("Rather rude of them.")),
        "raise": (Text("Mine, I think."), Text("Come closer.")),
        "fold": (Text("I am off for a nap."), Text("Not worth a paw.")),
    },
)
