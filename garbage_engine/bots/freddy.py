"""Freddy the frog: cheeky, and always on the hop."""

from garbage_engine.bots.bot import Bot
from garbage_engine.bots.mind import Mind
from garbage_engine.texts import Text

FREDDY = Bot(
    "freddy",
    "Freddy",
    "frog",
    Text("Cheeky"),
    Mind("easy", 0.9),
    {
        "deal": (Text("Hop, hop, here they come!"), Text("Cards for all, flies for me.")),
        "pot": (Text("Snapped it up!"), Text("Quick tongue, full purse.")),
        "bingo": (Text("Bingo-ribbit!"), Text("Jumped right in!")),
        "near": (Text("One hop too short!"), Text("Hey, I was nearly over."), Text("Next puddle, next chance!")),
        "put": (
            Text("Splash. There goes the pond."),
            Text("You will give that back, yes?"),
            Text("Bye-bye, little tadpoles!"),
        ),
        "take": (Text("Mine, mine, mine."), Text("What a catch."), Text("Right onto my tongue!")),
        "hit": (Text("Gotcha, all of you!"), Text("Snap!")),
        "pay": (Text("That was my lunch!"), Text("Ouch, my lily pad."), Text("Hey, not so greedy!")),
        "empty": (Text("Dry pond. Not a drop."), Text("Somebody lend me a leaf.")),
        "given": (Text("For little old me? Ribbit!"), Text("I always liked you best.")),
        "match": (Text("King of the pond!"), Text("Ribbit means: I won.")),
        "right": (Text("Green would have won, too!"), Text("I only guessed. Ha!"), Text("Frogs see in the dark!")),
        "wrong": (
            Text("Who painted those cards?"),
            Text("I meant the other colour!"),
            Text("The card hopped over, I swear!"),
        ),
        "raise": (
            Text("Hop, a bit higher!"),
            Text("Jump along or stay in the pond!"),
            Text("Bigger pond, bigger splash!"),
        ),
        "fold": (Text("Back on my lily pad."), Text("I am diving under for this one."), Text("Hop, and gone.")),
    },
)
