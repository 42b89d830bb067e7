"""Bruno the bear: easy-going, win or lose."""

from garbage_engine.bots.bot import Bot
from garbage_engine.bots.mind import Mind
from garbage_engine.texts import Text

BRUNO = Bot(
    "bruno",
    "Bruno",
    "bear",
    Text("Easy-going"),
    Mind("easy", 0.4),
    {
        "deal": (Text("Big paws, small cards."), Text("Here we go, friends.")),
        "pot": (Text("Oh, for me? Thanks."), Text("That pays for the honey.")),
        "bingo": (Text("Hey, that is bingo!"), Text("Look at that, all full.")),
        "near": (Text("Missed by a whisker. Never mind."), Text("One short. Ah well.")),
        "put": (Text("Coins come, coins go."), Text("There you are, pot.")),
        "take": (Text("That is a nice pawful."), Text("Very kind of you.")),
        "hit": (Text("Did I count right? I did!"), Text("Ho ho, a hit.")),
        "pay": (Text("No harm done."), Text("You have earned it.")),
        "empty": (Text("All gone. Good fun, though."), Text("Can I pay in berries?")),
        "match": (Text("I won? Honey for everyone!"), Text("Well, who would have thought.")),
        "right": (Text("Red or black, honey is honey!"), Text("Well, look at that!")),
        "wrong": (Text("Oh well, they were nice cards."), Text("Gone like a jar of honey.")),
        "raise": (Text("Let us make it a bit more cosy."), Text("Oh, why not.")),
        "fold": (Text("I will just sit back here."), Text("My paws are full anyway.")),
    },
)
