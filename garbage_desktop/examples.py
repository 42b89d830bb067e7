"""Examples: what each house rule comes to as it is set, in numbers that a family can lay out on the table."""

from collections.abc import Callable

from garbage_engine.phases.put_take import times
from garbage_engine.phases.red_black import cut
from garbage_engine.rules import Rules
from garbage_engine.texts import Text

Example = Callable[[Rules, int], Text]  # of the rules, and how many seats there are

OWES, HAS = 9, 4
RICH, POOR = 60, 12  # what the richest seat may have
PURSE, BANK, WISH = 80, 12, 30  # of a player and a dealer, and what the player would like to put down
GUESS = 5
BUYERS = 3
FIRST, SECOND, OTHERS = 6, 5, 4  # coins on the cards of two bingos, and on all others
HAND = "{Kh} {Kd} {8s} {8c} {3d}"  # with little pictures of the cards
FLUSH = "{Ah} {9h} {6h} {2h} {4s}"


def coins(count: int) -> Text:
    return Text("{count} coin", plural="{count} coins", values={"count": count})


def sum_of(*numbers: int) -> str:
    return " + ".join(map(str, numbers))


# ---- the match --------------------------------------------------------------------------------------------
def phases(rules: Rules, seats: int) -> Text:
    games, hands = len(rules.phases), seats * rules.rounds
    each = Text("{count} small game", plural="{count} small games", values={"count": games})
    return Text("{each} with every hand: {games} in {hands} hands.", values=locals() | {"games": games * hands})


def rounds(rules: Rules, seats: int) -> Text:
    laps = Text("{count} lap", plural="{count} laps", values={"count": rules.rounds})
    return Text("{seats} seats, {laps}: {hands} hands.", values=locals() | {"hands": seats * rules.rounds})


def game_end(rules: Rules, seats: int) -> Text:
    if rules.game_end == "laps":
        return Text("The match is over after {hands} hands.", values={"hands": seats * rules.rounds})
    everything = coins(seats * rules.start_coins)
    return Text("The match is over when one has all {everything}, or after 20 laps.", values=locals())


def start_coins(rules: Rules, seats: int) -> Text:
    each, everything = coins(rules.start_coins), seats * rules.start_coins
    return Text("{seats} seats with {each}: {everything} on the table.", values=locals())


def first_dealer(rules: Rules, seats: int) -> Text:
    if rules.first_dealer == "random":
        return Text("One match in {seats} begins with you as the dealer.", values={"seats": seats})
    first = rules.first_dealer + 1
    return Text("Seat {first} deals first, then seat {next}.", values={"first": first, "next": first % seats + 1})


def decks(rules: Rules, seats: int) -> Text:
    packs = Text("{count} pack", plural="{count} packs", values={"count": rules.packs(seats)})
    cards, needed = 52 * rules.packs(seats), rules.cards_needed(seats)
    return Text("{seats} seats, {packs}: {cards} cards, and at least {needed} are needed.", values=locals())


def hand_size(rules: Rules, seats: int) -> Text:
    size, cards = rules.hand_size, seats * rules.hand_size
    if size == 5:
        return Text("{seats} seats get {cards} cards; for a bingo {size} must be covered.", values=locals())
    return Text(
        "{seats} seats get {cards} cards; for a bingo {size} must be covered, in poker the best five count.",
        values=locals(),
    )


def short_pay(rules: Rules, seats: int) -> Text:
    owes, has, rest = OWES, HAS, OWES - HAS
    if rules.short_pay == "all_in":
        return Text("Who owes {owes} and has {has} pays {has}; the other {rest} are forgotten.", values=locals())
    return Text("Who owes {owes} and has {has} pays {owes}, and then has −{rest}.", values=locals())


def odd_coins(rules: Rules, seats: int) -> Text:
    if rules.odd_coins == "seat":
        return Text("11 coins for two: 6 for the first to the left of the dealer, 5 for the other.")
    return Text("11 coins for two: 5 for each, and 1 waits for the next pot.")


def broke(rules: Rules, seats: int) -> Text:
    match rules.broke:
        case "stay":
            return Text("With 0 coins you still get cards, and can win coins back.")
        case "out":
            rest = seats - 1
            return Text("One of {seats} has 0 coins after the hand: {rest} play on.", values=locals())
    rich, given = RICH, min(rules.pass_amount, RICH // 2)
    return Text("You have 0 coins, the richest seat has {rich}: you get {given}.", values=locals())


def pass_amount(rules: Rules, seats: int) -> Text:
    rich, poor, much, little = RICH, POOR, min(rules.pass_amount, RICH // 2), min(rules.pass_amount, POOR // 2)
    return Text(
        "The richest seat gives {much} of {rich}, or {little} of {poor}: never more than half.", values=locals()
    )


# ---- red or black -----------------------------------------------------------------------------------------
def bet_min(rules: Rules, seats: int) -> Text:
    least = coins(rules.bet_min)
    if rules.bet_min == 0:
        return Text("Who puts down 0 coins guesses nothing, and only gets cards.")
    return Text("Everybody guesses, with {least} or more.", values=locals())


def bet_max(rules: Rules, seats: int) -> Text:
    purse, most = PURSE, cut(PURSE, rules, PURSE, PURSE)
    return Text("With {purse} coins you may put down up to {most}.", values=locals())


def bet_cap(rules: Rules, seats: int) -> Text:
    wish, bank, counted = WISH, BANK, cut(WISH, rules, PURSE, BANK)
    return Text("You put down {wish}, the dealer has {bank}: the guess counts for {counted}.", values=locals())


def one_colour_doubles(rules: Rules, seats: int) -> Text:
    put, moved = coins(GUESS), coins(GUESS * (2 if rules.one_colour_doubles else 1))
    return Text("You put {put} on black, and all your cards are black: you win {moved}.", values=locals())


# ---- poker ------------------------------------------------------------------------------------------------
def ante(rules: Rules, seats: int) -> Text:
    each, pot = coins(rules.ante), coins(seats * rules.ante)
    return Text("{seats} seats put in {each}: {pot} in the pot.", values=locals())


def four_flush(rules: Rules, seats: int) -> Text:
    hand = FLUSH
    if rules.four_flush:
        return Text("{hand} beats a pair of aces, and loses to two pair.", values=locals())
    return Text("{hand} is no more than ace high.", values=locals())


def buy_card(rules: Rules, seats: int) -> Text:
    hand, bought, laid = HAND, "{Ks}", "{3d}"
    if rules.buy_card:
        return Text("{hand}: buy {bought}, lay {laid} aside, and it is a full house.", values=locals())
    return Text("{hand} stays two pair.", values=locals())


def buy_price(rules: Rules, seats: int) -> Text:
    buyers, price, paid = BUYERS, coins(rules.buy_price), coins(BUYERS * rules.buy_price)
    return Text("{buyers} seats buy a card for {price}: {paid} in all.", values=locals())


def buy_to(rules: Rules, seats: int) -> Text:
    buyers, paid, price = BUYERS, coins(BUYERS * rules.buy_price), coins(rules.buy_price)
    if rules.buy_to == "pot":
        return Text("{buyers} seats buy a card: {paid} more in the pot.", values=locals())
    return Text(
        "{buyers} seats buy a card: the dealer gets {paid}. The dealer pays {price} to the pot.", values=locals()
    )


def poker_mode(rules: Rules, seats: int) -> Text:
    pot, step = coins(seats * rules.ante), coins(rules.stud_bet)
    if rules.poker_mode == "showdown":
        return Text("The best hand takes the pot of {pot}.", values=locals())
    return Text("After the third and the fourth card coins are put in, {step} at a time.", values=locals())


def stud_bet(rules: Rules, seats: int) -> Text:
    step, twice = rules.stud_bet, coins(2 * rules.stud_bet)
    return Text("One puts in {step}, one puts in {step} more: staying costs {twice}.", values=locals())


def stud_raises(rules: Rules, seats: int) -> Text:
    first, most = coins(rules.stud_bet), coins(rules.stud_bet * (1 + rules.stud_raises))
    more = Text("once more", plural="{count} times more", values={"count": rules.stud_raises})
    if rules.stud_raises == 0:
        return Text("One puts in {first}, and nobody can put in more.", values=locals())
    return Text("One puts in {first}, then as much {more}: a street costs up to {most}.", values=locals())


# ---- bingo ------------------------------------------------------------------------------------------------
def bingo_order(rules: Rules, seats: int) -> Text:
    if rules.bingo_order == "phase2":
        return Text("All {seats} seats play bingo.", values={"seats": seats})
    players = seats - 1
    return Text("After put and take the dealer has no cards: {players} of {seats} seats play bingo.", values=locals())


def bingo_tie(rules: Rules, seats: int) -> Text:
    first, second, together = FIRST, SECOND, FIRST + SECOND + OTHERS
    match rules.bingo_tie:
        case "split":
            more, less = -(-together // 2), together // 2
            return Text("Two bingos, {together} coins on all cards: {more} and {less}.", values=locals())
        case "most_coins":
            return Text(
                "Two bingos, with {first} and {second} coins on them: the one with {first} takes all {together}.",
                values=locals(),
            )
    return Text("Two bingos, {together} coins on all cards: they wait in the kitty.", values=locals())


def kitty_when(rules: Rules, seats: int) -> Text:
    kitty, coming, together = 15, 12, 27
    if rules.kitty_when == "next_hand":
        return Text(
            "{kitty} coins in the kitty, {coming} on the cards of the next hand: its bingo wins {together}.",
            values=locals(),
        )
    return Text("{kitty} coins in the kitty: the same hands play another bingo for them.", values=locals())


def kitty_replay_limit(rules: Rules, seats: int) -> Text:
    values = {"count": rules.kitty_replay_limit}
    return Text(
        "If it is a tie again after {count} more bingo, the kitty waits for the next hand.",
        plural="If it is still a tie after {count} more bingos, the kitty waits for the next hand.",
        values=values,
    )


def bingo_pool(rules: Rules, seats: int) -> Text:
    first, second, others, half = FIRST, SECOND, OTHERS, OTHERS // 2
    together = first + second + others
    if rules.bingo_pool == "all":
        more, less = -(-together // 2), together // 2
        return Text("Two bingos, {together} coins on all cards: {more} and {less}.", values=locals())
    one, other = first + half, second + half
    return Text(
        "Two bingos with {first} and {second} coins, {others} on other cards: "
        "{first} + {half} = {one} and {second} + {half} = {other}.",
        values=locals(),
    )


def dead_bingo(rules: Rules, seats: int) -> Text:
    if rules.dead_bingo == "return":
        return Text("3 coins lie on your cards: you take 3 back.")
    together = FIRST + SECOND + OTHERS
    return Text("{together} coins lie on all cards: they wait for the next bingo.", values=locals())


def bingo_broke(rules: Rules, seats: int) -> Text:
    if rules.bingo_broke == "no_cover":
        return Text("You have 1 coin and two nines: one is covered, one stays open.")
    return Text("You have 1 coin and two nines: one gets the coin, one a marker that is worth nothing.")


# ---- put and take -----------------------------------------------------------------------------------------
def late(rules: Rules) -> int:
    """A step for examples."""
    return 7 if rules.put_take_cards == 10 else 4


def put_take_cards(rules: Rules, seats: int) -> Text:
    cards, last = rules.put_take_cards, coins(rules.put_stakes[-1])
    return Text("One nine: 1 coin on the first card, {last} on card {cards}.", values=locals())


def put_take_scale(rules: Rules, seats: int) -> Text:
    stakes, together = sum_of(*rules.put_stakes), sum(rules.put_stakes)
    return Text("One match at every step: {stakes} = {together} coins.", values=locals())


def take_order(rules: Rules, seats: int) -> Text:
    first, last = rules.take_stakes[0], rules.take_stakes[-1]
    return Text("One nine takes {first} on the first card, {last} on the last.", values=locals())


def suit_double(rules: Rules, seats: int) -> Text:
    step, card = late(rules), "{9h}"
    paid = rules.put_stakes[step - 1] * times(rules, 1, 1)
    return Text("Card {step} is {card}, and you hold {card}: {paid} coins.", values=locals())


def pair_multiplies(rules: Rules, seats: int) -> Text:
    step = late(rules)
    two, three = (rules.put_stakes[step - 1] * times(rules, matches, 0) for matches in (2, 3))
    return Text("Two nines on card {step}: {two} coins. Three nines: {three}.", values=locals())


def dealer_puts_and_takes(rules: Rules, seats: int) -> Text:
    step = late(rules)
    stake = coins(rules.put_stakes[step - 1])
    if rules.dealer_puts_and_takes:
        return Text("A nine on card {step}, and the dealer has one: the dealer puts in {stake}.", values=locals())
    return Text("A nine on card {step}, and the dealer has one: that counts for nothing.", values=locals())


# ---- counting ---------------------------------------------------------------------------------------------
def count_up_cards(rules: Rules, seats: int) -> Text:
    most, others = rules.count_up_cards, seats - 1
    paid = most * others
    if most == 13:
        return Text("The dearest hit is a king: 13 from each of {others}, {paid} coins.", values=locals())
    return Text("The dearest hit is a ten: 10 from each of {others}, {paid} coins.", values=locals())


def no_hit_penalty(rules: Rules, seats: int) -> Text:
    each, others, paid = rules.no_hit_penalty, seats - 1, coins((seats - 1) * rules.no_hit_penalty)
    if not each:
        return Text("No hit at all: nobody pays.")
    return Text("No hit at all: the dealer pays {each} to each of {others}, {paid}.", values=locals())


def consecutive_hits(rules: Rules, seats: int) -> Text:
    second = 10 * (2 if rules.consecutive_hits else 1)
    both, together = sum_of(9, second), coins(9 + second)
    return Text("Hits on 9 and 10: {both} = {together} from each.", values=locals())


def up_down_settle(rules: Rules, seats: int) -> Text:
    if rules.up_down_settle == "each_half":
        return Text("3 hits up, 1 down: the dealer pays 3 to each, then gets 1 from each.")
    return Text("3 hits up, 1 down: the dealer pays 2 to each.")


EXAMPLES: dict[str, Example] = {
    made.__name__: made
    for made in (
        phases, rounds, game_end, start_coins, first_dealer, decks, hand_size, short_pay, odd_coins, broke, pass_amount,
        bet_min, bet_max, bet_cap, one_colour_doubles,
        ante, four_flush, buy_card, buy_price, buy_to, poker_mode, stud_bet, stud_raises,
        bingo_order, bingo_tie, kitty_when, kitty_replay_limit, bingo_pool, dead_bingo, bingo_broke,
        put_take_cards, put_take_scale, take_order, suit_double, pair_multiplies, dealer_puts_and_takes,
        count_up_cards, no_hit_penalty, consecutive_hits,
        up_down_settle,
    )
}  # fmt: skip
