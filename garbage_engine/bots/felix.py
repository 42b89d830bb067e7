"""Felix the fox: counts what has gone, and remembers it."""

from garbage_engine.bots.bot import Bot
from garbage_engine.bots.mind import Mind
from garbage_engine.texts import Text

FELIX = Bot(
    "felix",
    "Felix",
    "fox",
    Text("Counts cards"),
    Mind("strong", 0.5),
    {
        "deal": (Text("I have been counting."), Text("Let us see what is left.")),
        "pot": (Text("As expected."), Text("That was likely enough.")),
        "bingo": (Text("Bingo. Right on time."), Text("The last card had to come.")),
        "near": (
            Text("One more of them was still in there."),
            Text("Mine would have been next."),
            Text("All but one. That was to be expected."),
        ),
        "put": (
            Text("I had feared that card."),
            Text("Expensive, but rare."),
            Text("That makes the next ones less likely."),
        ),
        "take": (Text("I was waiting for that one."), Text("That balances it."), Text("I had kept a list.")),
        "hit": (Text("One in thirteen, and there it is."), Text("A hit. Thank you kindly.")),
        "pay": (Text("Not what I had worked out."), Text("That will even out."), Text("I shall write that down.")),
        "empty": (Text("Zero. I can count that, too."), Text("Nothing left to count.")),
        "given": (Text("Kindly noted. I owe you."), Text("A small sum, but more than none.")),
        "match": (Text("It all added up."), Text("I count the most coins here.")),
        "right": (Text("There were more of them left."), Text("Counting helps."), Text("A simple matter of counting.")),
        "wrong": (
            Text("Not the way the cards stood."),
            Text("Even good figures lose sometimes."),
            Text("It was the likely one. Next time."),
        ),
        "raise": (Text("The odds say more."), Text("My part of this pot is worth it."), Text("I have counted twice.")),
        "fold": (
            Text("The price is too high for that."),
            Text("Too few cards would help me."),
            Text("The sums say no."),
        ),
    },
)
