"""Switch: one house rule that a table can set, and the table of them all (chapter W)."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import UNSET

from garbage_engine.events import Phase
from garbage_engine.texts import Text

RuleSet = Literal["classic", "family"]
Section = Literal["match", Phase]
Choice = str | int | bool


class Switch(msgspec.Struct, frozen=True):
    """A row of chapter W: where a switch belongs, its default in each rule set, and what it needs to count."""

    name: str
    section: Section
    classic: Any
    title: Text
    help: Text
    family: Any = UNSET
    only: RuleSet | None = None
    needs: Mapping[str, Choice] = {}

    def default(self, ruleset: RuleSet) -> Any:
        return self.classic if ruleset == "classic" or self.family is UNSET else self.family


SECTIONS: dict[Section, Text] = {
    "match": Text("The match"),
    "red_black": Text("Red or black"),
    "poker": Text("Poker"),
    "bingo": Text("Bingo"),
    "put_take": Text("Put and take"),
    "count_up": Text("Count-up"),
    "up_down": Text("Up and down"),
}

SWITCHES = (
    Switch("ruleset", "match", "classic", Text("Rule set"), Text("Garbage Classic or Garbage Family.")),
    Switch(
        "phases",
        "match",
        ("poker", "bingo", "put_take", "count_up"),
        Text("Games"),
        Text("The games played with every hand, in this order."),
        family=("red_black", "poker", "bingo", "put_take", "up_down"),
    ),
    Switch("rounds", "match", 1, Text("Laps"), Text("How many times everyone deals.")),
    Switch(
        "game_end",
        "match",
        "laps",
        Text("End of the match"),
        Text("After the last lap (laps), or when only one seat has coins (last_standing)."),
        needs={"broke": "out", "short_pay": "all_in"},
    ),
    Switch("start_coins", "match", 100, Text("Coins at the start"), Text("What every seat starts with.")),
    Switch(
        "first_dealer",
        "match",
        "random",
        Text("First dealer"),
        Text("The seat that deals first (0 is the first one), or any (random)."),
    ),
    Switch(
        "decks",
        "match",
        "auto",
        Text("Packs"),
        Text("Packs of 52 shuffled together: 2 for up to five seats and 3 for more (auto), or so many."),
        only="classic",
    ),
    Switch(
        "hand_size",
        "match",
        5,
        Text("Cards in a hand"),
        Text("Cards dealt to everybody; of seven the best five count in poker."),
        only="classic",
    ),
    Switch(
        "short_pay",
        "match",
        "all_in",
        Text("Short of coins"),
        Text("Who cannot pay in full pays what is there (all_in) or goes into debt (debt)."),
    ),
    Switch(
        "odd_coins",
        "match",
        "seat",
        Text("Odd coins"),
        Text("What cannot be shared equally goes to the left of the dealer (seat) or waits for the next pot (carry)."),
    ),
    Switch(
        "broke",
        "match",
        "stay",
        Text("Out of coins"),
        Text("After a hand a seat without coins plays on (stay), leaves (out) or is given some (pass)."),
        family="out",
    ),
    Switch(
        "pass_amount",
        "match",
        10,
        Text("Coins given"),
        Text("The most that the richest seat gives to an empty one."),
        needs={"broke": "pass"},
    ),
    Switch("bet_min", "red_black", 1, Text("Smallest guess"), Text("The least that a guess costs."), only="family"),
    Switch("bet_max", "red_black", "none", Text("Largest guess"), Text("The most that a guess costs."), only="family"),
    Switch(
        "bet_cap",
        "red_black",
        "dealer",
        Text("Limit of a guess"),
        Text("A guess is cut to what the dealer has (dealer), or stands whatever the dealer has (none)."),
        only="family",
    ),
    Switch(
        "one_colour_doubles",
        "red_black",
        False,
        Text("One colour doubles"),
        Text("Five cards of one colour double the guess, right or wrong."),
        only="family",
    ),
    Switch("ante", "poker", 5, Text("Ante"), Text("What everybody puts in before the poker hand."), family=1),
    Switch(
        "four_flush",
        "poker",
        False,
        Text("Four-flush"),
        Text("Four cards of one suit rank above any pair and below any two pairs."),
    ),
    Switch(
        "buy_card",
        "poker",
        False,
        Text("Buying a card"),
        Text("Before hands are compared everybody may buy one card and lay one aside."),
        only="classic",
    ),
    Switch(
        "buy_price",
        "poker",
        5,
        Text("Price of a card"),
        Text("What a bought card costs."),
        only="classic",
        needs={"buy_card": True},
    ),
    Switch(
        "buy_to",
        "poker",
        "pot",
        Text("Who gets the price"),
        Text("The price of a card goes to the pot (pot) or to the dealer (dealer)."),
        only="classic",
        needs={"buy_card": True},
    ),
    Switch(
        "poker_mode",
        "poker",
        "showdown",
        Text("Way of playing"),
        Text("Hands are simply compared (showdown), or coins are put in while cards are dealt (stud)."),
        only="classic",
    ),
    Switch(
        "stud_bet",
        "poker",
        5,
        Text("Step in stud"),
        Text("What is put in at a time."),
        only="classic",
        needs={"poker_mode": "stud"},
    ),
    Switch(
        "stud_raises",
        "poker",
        3,
        Text("Steps in a street"),
        Text("How often the others can be asked for more."),
        only="classic",
        needs={"poker_mode": "stud"},
    ),
    Switch(
        "bingo_order",
        "bingo",
        "phase2",
        Text("Place of bingo"),
        Text("Second game (phase2), or third, where the dealer only calls (phase3)."),
        only="classic",
    ),
    Switch(
        "bingo_tie",
        "bingo",
        "split",
        Text("Several bingos"),
        Text(
            "All share (split), most coins on the cards wins (most_coins), or nobody wins until the next one (kitty)."
        ),
        only="classic",
    ),
    Switch(
        "kitty_when",
        "bingo",
        "next_hand",
        Text("Kitty"),
        Text("It is won in the bingo of the next hand (next_hand) or in another one at once (immediate)."),
        only="classic",
        needs={"bingo_tie": "kitty"},
    ),
    Switch(
        "kitty_replay_limit",
        "bingo",
        1,
        Text("Bingos played again"),
        Text("How many can follow at once in one hand."),
        only="classic",
        needs={"kitty_when": "immediate"},
    ),
    Switch(
        "bingo_pool",
        "bingo",
        "all",
        Text("Coins of several bingos"),
        Text("Shared are all coins (all) or only those of seats without bingo (losers)."),
        family="losers",
        only="family",
    ),
    Switch(
        "dead_bingo",
        "bingo",
        "return",
        Text("Nobody has bingo"),
        Text("Everybody takes the coins back (return) or they wait for the next bingo (kitty)."),
        only="classic",
    ),
    Switch(
        "bingo_broke",
        "bingo",
        "no_cover",
        Text("Covering without coins"),
        Text("Without a coin a card stays open (no_cover) or gets a free marker (marker)."),
    ),
    Switch(
        "put_take_cards",
        "put_take",
        10,
        Text("Cards to put and to take"),
        Text("So many cards are turned to put coins in, and so many to take them out."),
        family=5,
    ),
    Switch(
        "put_take_scale",
        "put_take",
        "linear",
        Text("Coins at each step"),
        Text("A match is worth 1, 2, 3 and so on (linear); 1, 2, 4, 8, 16 (double); or 1, 2, 2, 3, 3 (12233)."),
        needs={"put_take_cards": 5},
    ),
    Switch(
        "take_order",
        "put_take",
        "asc",
        Text("Order of taking"),
        Text("The steps of taking go up (asc) or down (desc)."),
        family="desc",
    ),
    Switch(
        "suit_double",
        "put_take",
        False,
        Text("Same suit doubles"),
        Text("A card that matches in suit as well counts as two."),
    ),
    Switch(
        "pair_multiplies",
        "put_take",
        False,
        Text("Pairs multiply"),
        Text("Two matching cards double what is put or taken, three treble it, and so on."),
    ),
    Switch(
        "dealer_puts_and_takes",
        "put_take",
        False,
        Text("Dealer plays as well"),
        Text("The dealer puts and takes like everybody else."),
        only="family",
    ),
    Switch(
        "count_up_cards",
        "count_up",
        13,
        Text("Cards to count"),
        Text("The count ends with the king (13) or with the ten (10)."),
        only="classic",
    ),
    Switch(
        "no_hit_penalty",
        "count_up",
        0,
        Text("Price of no hit"),
        Text("What the dealer pays everybody if no card meets its count."),
        only="classic",
    ),
    Switch(
        "consecutive_hits",
        "count_up",
        False,
        Text("Hits in a row"),
        Text("The second hit in a row pays double, the third three times, and so on."),
        only="classic",
    ),
    Switch(
        "up_down_settle",
        "up_down",
        "each_half",
        Text("Settling"),
        Text("Coins move after each half (each_half), or only the difference at the end (net)."),
        only="family",
    ),
)
NAMED = {switch.name: switch for switch in SWITCHES}
