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
        "near": (
            Text("One card! One little card!"),
            Text("So close. Next time."),
            Text("The very next card was mine!"),
        ),
        "put": (Text("In it goes. I can take it."), Text("All of that? Fine!"), Text("Keep my place warm, pot.")),
        "take": (Text("Come to Rosie."), Text("Now that is a heap."), Text("Both paws full!")),
        "hit": (Text("Pay up, everybody!"), Text("There it is!")),
        "pay": (Text("Oof. Take it, then."), Text("I will win that back."), Text("You had better spend it well.")),
        "empty": (Text("Empty paws. It will turn."), Text("No coin? Me?")),
        "given": (Text("A present? For me?"), Text("I will pay that back. Twice!")),
        "match": (Text("Best at the table. I said so!"), Text("What a game!")),
        "right": (Text("Called it, loud and clear!"), Text("My colour, my coins!"), Text("Told you all!")),
        "wrong": (
            Text("The cards have no taste."),
            Text("Next time I say the other one."),
            Text("I was only warming up."),
        ),
        "raise": (
            Text("A little more, if you dare!"),
            Text("Who comes along?"),
            Text("I like this hand. You should worry."),
        ),
        "fold": (
            Text("Even I lay this one down."),
            Text("Not this time. Next time, all of it!"),
            Text("Go on without me. I am watching."),
        ),
    },
)
