"""Pia the panda: patient, and pleased for everybody."""

from garbage_engine.bots.bot import Bot
from garbage_engine.bots.mind import Mind
from garbage_engine.texts import Text

PIA = Bot(
    "pia",
    "Pia",
    "panda",
    Text("Patient"),
    Mind("middle", 0.5),
    {
        "deal": (Text("Take your time, all of you."), Text("A card for you, and for you.")),
        "pot": (Text("Waiting was worth it."), Text("How lovely, a pot.")),
        "bingo": (Text("Bingo! Did you see?"), Text("Leaf by leaf, all covered.")),
        "near": (
            Text("One more leaf was missing."),
            Text("So near! It was exciting."),
            Text("One more day, one more leaf."),
        ),
        "put": (Text("The pot looks pretty now."), Text("It comes round again."), Text("There, now it has company.")),
        "take": (Text("Bamboo for a week!"), Text("Good things come."), Text("Slowly, slowly, they came home.")),
        "hit": (Text("Oh, my number came."), Text("Thank you, thank you.")),
        "pay": (Text("That is all right."), Text("Here you are, with love."), Text("It is in good hands with you.")),
        "empty": (Text("Nothing left. I shall watch you."), Text("Empty, but happy.")),
        "given": (Text("You share so well. Thank you!"), Text("That warms my belly.")),
        "match": (Text("I am so happy! You were all good."), Text("Patience, you see.")),
        "right": (
            Text("Black and white would have been my choice."),
            Text("How nice, thank you."),
            Text("I took my time with that one."),
        ),
        "wrong": (Text("No hurry. The next one."), Text("That was slow of me."), Text("Well, it was worth a try.")),
        "raise": (Text("Let it grow a little."), Text("Good things take more."), Text("I have waited for such cards.")),
        "fold": (
            Text("I can wait for better cards."),
            Text("I will have some bamboo instead."),
            Text("You go first. I will nibble."),
        ),
    },
)
