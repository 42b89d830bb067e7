"""Olive the owl: careful, and kind about it."""

from garbage_engine.bots.bot import Bot
from garbage_engine.bots.mind import Mind
from garbage_engine.texts import Text

OLIVE = Bot(
    "olive",
    "Olive",
    "owl",
    Text("Careful"),
    Mind("strong", 0.2),
    {
        "deal": (Text("Slowly now. Is everyone ready?"), Text("One card at a time.")),
        "pot": (Text("Oh! How nice."), Text("I hardly dared to hope.")),
        "bingo": (Text("Bingo, I think. Yes, bingo!"), Text("All covered, neat and tidy.")),
        "near": (Text("Only one was missing. Well played."), Text("I was nearly there.")),
        "put": (Text("Dear me, so many."), Text("I shall have to be thrifty.")),
        "take": (Text("I shall keep these safe."), Text("Thank you, that helps.")),
        "hit": (Text("Oh, that is my number."), Text("A small coin from everyone, please.")),
        "pay": (Text("That is a good deal of coins."), Text("Well, there they go.")),
        "empty": (Text("My purse is empty."), Text("I had better sit this one out.")),
        "match": (Text("Slow and steady."), Text("What a lovely evening.")),
        "right": (Text("I had kept an eye on them."), Text("A small, sound guess.")),
        "wrong": (Text("I am glad I put in so little."), Text("One cannot know everything.")),
        "raise": (Text("I would not do this without a reason."), Text("Quite sure of this one.")),
        "fold": (Text("Better to keep what I have."), Text("I would rather watch.")),
    },
)
