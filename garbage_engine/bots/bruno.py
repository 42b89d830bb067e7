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
        "near": (
            Text("Missed by a whisker. Never mind."),
            Text("One short. Ah well."),
            Text("Nearly! I forgot to wake up."),
        ),
        "put": (Text("Coins come, coins go."), Text("There you are, pot."), Text("The pot was hungry.")),
        "take": (Text("That is a nice pawful."), Text("Very kind of you."), Text("Just the thing before a nap.")),
        "hit": (Text("Did I count right? I did!"), Text("Ho ho, a hit.")),
        "pay": (Text("No harm done."), Text("You have earned it."), Text("Here, I have big pockets.")),
        "empty": (Text("All gone. Good fun, though."), Text("Can I pay in berries?")),
        "given": (Text("That is very nice of you."), Text("I could hug you for that.")),
        "match": (Text("I won? Honey for everyone!"), Text("Well, who would have thought.")),
        "right": (Text("Red or black, honey is honey!"), Text("Well, look at that!"), Text("Did I say that? Good.")),
        "wrong": (
            Text("Oh well, they were nice cards."),
            Text("Gone like a jar of honey."),
            Text("I mix them up sometimes."),
        ),
        "raise": (Text("Let us make it a bit more cosy."), Text("Oh, why not."), Text("My paw slipped. Let it lie.")),
        "fold": (Text("I will just sit back here."), Text("My paws are full anyway."), Text("I will rest my eyes.")),
    },
)
