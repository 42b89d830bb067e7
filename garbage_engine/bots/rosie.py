"""Rosie the raccoon: bold, and glad of every coin."""

from garbage_engine.bots.bot import Bot
from garbage_engine.bots.mind import Mind
from garbage_engine.texts import Text

ROSIE = Bot(
    "rosie",
    "Rosie",
    "raccoon",
    Text("Bold"),
    Mind("middle", 0.9),
    {
        "deal": (Text("My deal! Watch these paws."), Text("Now it gets going.")),
        "pot": (Text("Ha! All mine."), Text("I knew it.")),
        "bingo": (Text("Bingo! Bingo! Bingo!"), Text("That one is for me.")),
        "near": (Text("One card! One little card!"), Text("So close. Next time.")),
        "put": (Text("In it goes. I can take it."), Text("All of that? Fine!")),
        "take": (Text("Come to Rosie."), Text("Now that is a heap.")),
        "hit": (Text("Pay up, everybody!"), Text("There it is!")),
        "pay": (Text("Oof. Take it, then."), Text("I will win that back.")),
        "empty": (Text("Empty paws. It will turn."), Text("No coin? Me?")),
        "match": (Text("Best at the table. I said so!"), Text("What a game!")),
        "right": (Text("Called it, loud and clear!"), Text("My colour, my coins!")),
        "wrong": (Text("The cards have no taste."), Text("Next time I say the other one.")),
        "raise": (Text("A little more, if you dare!"), Text("Who comes along?")),
        "fold": (Text("Even I lay this one down."), Text("Not this time. Next time, all of it!")),
    },
)
