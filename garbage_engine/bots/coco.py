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
        "near": (Text("I did not want it anyway."), Text("One card. Hm."), Text("I was only resting.")),
        "put": (Text("I will remember this."), Text("Tss."), Text("I had plans for those.")),
        "take": (Text("About time."), Text("That will do."), Text("Finally somebody noticed me.")),
        "hit": (Text("Over here with it."), Text("How thoughtful.")),
        "pay": (Text("I shall sulk a little."), Text("Fine."), Text("Do not get used to it.")),
        "empty": (Text("I was going to nap anyway."), Text("No coins. No comment.")),
        "given": (Text("You may stroke me once."), Text("I suppose I accept.")),
        "match": (Text("You may applaud."), Text("I always land on my feet.")),
        "right": (Text("What else?"), Text("I heard them coming."), Text("I never doubted it.")),
        "wrong": (Text("I was not looking."), Text("Rather rude of them."), Text("Hmpf.")),
        "raise": (Text("Mine, I think."), Text("Come closer."), Text("Move over.")),
        "fold": (Text("I am off for a nap."), Text("Not worth a paw."), Text("I have seen enough.")),
    },
)
