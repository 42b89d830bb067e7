"""Hugo the hedgehog: shy, and careful of his prickles."""

from garbage_engine.bots.bot import Bot
from garbage_engine.bots.mind import Mind
from garbage_engine.texts import Text

HUGO = Bot(
    "hugo",
    "Hugo",
    "hedgehog",
    Text("Shy"),
    Mind("easy", 0.2),
    {
        "deal": (Text("Here they are. I hope you like them."), Text("Slowly, so nobody gets pricked.")),
        "pot": (Text("For me? Really?"), Text("Oh. Oh, thank you.")),
        "bingo": (Text("Um, bingo. I think."), Text("I have it! Sorry, I have it!")),
        "near": (
            Text("Just one. It does not matter."),
            Text("Nearly. I was so quiet."),
            Text("I would have whispered it."),
        ),
        "put": (Text("I hope that is enough."), Text("There. Very gently."), Text("Please do not look at me.")),
        "take": (
            Text("May I? Thank you."),
            Text("Only the ones that are mine."),
            Text("I will just take these quickly."),
        ),
        "hit": (Text("Oh dear, that was me."), Text("I did not do it on purpose.")),
        "pay": (Text("You are welcome to it."), Text("I was not using it."), Text("It is all right, really.")),
        "empty": (Text("I will just roll up for a while."), Text("None left. Leaves are nice, too.")),
        "given": (Text("You did not have to do that."), Text("Thank you. I am quite red now.")),
        "match": (Text("I won? I must lie down."), Text("Please, no fuss.")),
        "right": (Text("I only guessed."), Text("What luck, for once."), Text("Oh! It came!")),
        "wrong": (Text("I thought so."), Text("I should have kept quiet."), Text("Sorry, everybody.")),
        "raise": (
            Text("If nobody minds, a little more."),
            Text("I am being brave now."),
            Text("I hope that is not rude."),
        ),
        "fold": (Text("I would rather not."), Text("I am rolling up."), Text("You play on. I like watching.")),
    },
)
