"""Lines: what the game says to a child, by the keys of the spoken lines, and the same words to be read."""

from collections.abc import Callable, Iterable

from garbage_desktop.language import _
from garbage_desktop.table.naming import capital, rank_word, with_article
from garbage_engine.cards import Rank


def of(sentence: str, rank: Rank) -> str:
    """The line that says this of a rank.

    >>> of("that_is", Rank.SIX)
    'that_is_six'
    """
    return f"{sentence}_{rank.name.lower()}"


def caption(keys: Iterable[str]) -> str:
    """What some lines say, to be read.

    >>> caption(["that_is_six", "look_for_ace"])
    'That is a six. We look for an ace.'
    """
    return " ".join(filter(None, map(words, keys)))


def words(key: str) -> str:
    """The words of one line; "" for one that is never said to a child."""
    if fixed := _fixed().get(key):
        return fixed
    sentence, _underscore, name = key.rpartition("_")
    if sentence == "number":
        return name
    told = _of_ranks().get(sentence)
    return told(Rank[name.upper()]) if told and name.upper() in Rank.__members__ else ""


def _of_ranks() -> dict[str, Callable[[Rank], str]]:
    return {
        "rank": lambda rank: capital(rank_word(rank)) + ".",
        "find": lambda rank: _("Find every {rank}.").format(rank=rank_word(rank)),
        "that_is": lambda rank: _("That is {a_rank}.").format(a_rank=with_article(rank)),
        "look_for": lambda rank: _("We look for {a_rank}.").format(a_rank=with_article(rank)),
        "found": lambda rank: _("You found the {rank}!").format(rank=rank_word(rank)),
        "this_is": lambda rank: _("This is the {rank}.").format(rank=rank_word(rank)),
        "coin_on": lambda rank: _("Put a coin on your {ranks}.").format(ranks=rank_word(rank, 2)),
    }


def _fixed() -> dict[str, str]:
    return {
        "lesson_which_is_higher": _("Which one is higher?"),
        "lesson_which_is_lower": _("Which one is lower?"),
        "lesson_which_comes_next": _("Which one comes next?"),
        "lesson_put_in_order": _("Put them in order."),
        "lesson_count_with_me": _("Count with me."),
        "lesson_well_done_today": _("Well done today!"),
        "lesson_tap_the_card": _("Tap the card."),
        "lesson_one_more": _("There is one more."),
        "lesson_shall_we_play": _("Shall we play again?"),
        "praise_1": _("You spotted it right away!"),
        "praise_3": _("Yes! That one matches."),
        "praise_4": _("You found all of them!"),
        "praise_5": _("You remembered its name!"),
        "praise_6": _("You looked very carefully."),
        "praise_7": _("You counted that just right!"),
        "praise_8": _("That was a tricky one, and you got it!"),
        "praise_9": _("You did that all by yourself!"),
        "praise_10": _("You kept trying, and you found it!"),
        "praise_11": _("Now you know this card."),
        "praise_12": _("You put them in the right order!"),
        "retry_3": _("Take your time and look again."),
        "call_bingo": _("Bingo!"),
        "call_nobody_has_it": _("Nobody has that one."),
        "call_you_deal": _("You deal."),
        "learn_who_plays": _("Who wants to play with me?"),
        "learn_someone_new": _("Someone new."),
        "learn_choose_picture": _("Tap the picture that you like best."),
        "learn_this_picture": _("This picture."),
        "learn_what_now": _("What shall we play?"),
        "learn_step_meet": _("Meet the cards."),
        "learn_step_find": _("Find it."),
        "learn_step_higher": _("Which is higher?"),
        "learn_step_order": _("Put in order."),
        "learn_step_alike": _("Cards that look alike."),
        "learn_step_bingo": _("Let us play bingo."),
        "learn_step_call": _("You call the cards."),
        "learn_back": _("Go back."),
        "learn_again": _("Say it again."),
        "learn_help": _("Help me."),
        "learn_sound": _("Sound on or off."),
        "learn_parents": _("For parents. Hold it down."),
        "learn_next": _("The next card."),
        "learn_before": _("The card before."),
        "learn_turn": _("Turn a card."),
        "learn_what_is_it": _("What is this card called?"),
        "learn_higher_yes": _("Yes! That one is higher."),
        "learn_higher_other": _("Look at the other one. It is higher."),
        "learn_lower_yes": _("Yes! That one is lower."),
        "learn_lower_other": _("Look at the other one. It is lower."),
        "learn_lowest_first": _("Tap the lowest card first."),
        "learn_look_closely": _("These cards look alike. Look closely."),
        "learn_bright_one": _("It is one of the bright cards."),
        "learn_here_it_is": _("Look, here it is."),
        "learn_on_the_ladder": _("See where it is on the ladder."),
        "learn_just_a_moment": _("Just a moment. Here come the cards."),
        "learn_found_already": _("You have found that one already."),
        "learn_name_again": _("Listen again. Which name is right?"),
        "learn_something_else": _("Something else."),
        "learn_for_the_animals": _("Put coins down for the animals, too."),
        "learn_choose_name": _("Now choose a name."),
        "learn_animals_play": _("The animals are playing."),
        "learn_menu": _("The menu."),
        "learn_speed": _("Faster or slower."),
        "learn_history": _("What has happened."),
        "learn_pause": _("Stop for a while."),
        "learn_how_to_play": _("How to play."),
        "learn_go_on": _("Go on."),
        "learn_put_coins": _("Put the coins down."),
        "learn_stop_here": _("Stop playing."),
        "learn_skip": _("Skip this game."),
        "learn_less": _("One coin less."),
        "learn_more": _("One coin more."),
        "learn_how_many_coins": _("How many coins?"),
        "learn_no_guess": _("No guess."),
        "learn_guess": _("That is my guess."),
        "learn_pass": _("I pass."),
        "learn_match": _("I put in as many."),
        "learn_lay_down": _("I lay my cards down."),
        "learn_buy": _("I buy a card."),
        "learn_keep": _("I keep my cards."),
        "learn_give_away": _("This card goes."),
        "learn_which_goes": _("Which card goes?"),
        "learn_one_more_card": _("Would you like one more card?"),
        "call_your_turn": _("Your turn."),
        "call_new_hand": _("New hand."),
        "colour_red": _("Red."),
        "colour_black": _("Black."),
        "phase_red_or_black": _("Red or black."),
    }
