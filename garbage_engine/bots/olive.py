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
        "near": (
            Text("Only one was missing. Well played."),
            Text("I was nearly there."),
            Text("Almost a full row. Well done, you."),
        ),
        "put": (Text("Dear me, so many."), Text("I shall have to be thrifty."), Text("Counted twice, to be sure.")),
        "take": (Text("I shall keep these safe."), Text("Thank you, that helps."), Text("I shall stack them neatly.")),
        "hit": (Text("Oh, that is my number."), Text("A small coin from everyone, please.")),
        "pay": (
            Text("That is a good deal of coins."),
            Text("Well, there they go."),
            Text("Please count them after me."),
        ),
        "empty": (Text("My purse is empty."), Text("I had better sit this one out.")),
        "given": (Text("How kind of you. Thank you."), Text("I shall look after these.")),
        "match": (Text("Slow and steady."), Text("What a lovely evening.")),
        "right": (
            Text("I had kept an eye on them."),
            Text("Well, I never. How pleasant."),
            Text("It pays to look closely."),
        ),
        "wrong": (
            Text("Ah well. I should have put in less."),
            Text("One cannot know everything."),
            Text("Oh. I looked at that too long."),
        ),
        "raise": (
            Text("I would not do this without a reason."),
            Text("Quite sure of this one."),
            Text("Forgive me, but I must."),
        ),
        "fold": (Text("Better to keep what I have."), Text("I would rather watch."), Text("A wise bird waits.")),
    },
)
