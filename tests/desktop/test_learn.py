"""What four simulated children are asked, and what is found out about them."""

from collections.abc import Callable, Iterable
from random import Random

from garbage_desktop.learn.answer import Answer
from garbage_desktop.learn.asking import SPREAD, decoys, next_rank, spread
from garbage_desktop.learn.mastery import SURE, Mastery, pair
from garbage_desktop.learn.ranks import LADDER, LETTERS, NUMBERS, like
from garbage_desktop.learn.report import about_days, about_mix_ups, about_ranks, headline, report
from garbage_engine.cards import Card, Rank

SEEDS, QUESTIONS = range(200), 60
SIX_AND_NINE = pair(Rank.SIX, Rank.NINE)

Child = Callable[[Rank, list[Card], Random, int], int]  # the place of the card it taps next


def right(asked: Rank, cards: list[Card]) -> int:
    return next(place for place, card in enumerate(cards) if card.rank is asked)


def knows_all(asked: Rank, cards: list[Card], chance: Random, practice: int) -> int:
    return right(asked, cards)


def confuses_six_and_nine(asked: Rank, cards: list[Card], chance: Random, practice: int) -> int:
    taken = [place for place, card in enumerate(cards) if pair(card.rank, asked) == SIX_AND_NINE]
    return taken[0] if taken and chance.random() < 0.5 else right(asked, cards)


def guesses(asked: Rank, cards: list[Card], chance: Random, practice: int) -> int:
    return chance.randrange(len(cards))


def improves(asked: Rank, cards: list[Card], chance: Random, practice: int) -> int:
    return (
        right(asked, cards) if chance.random() < min(0.98, 0.3 + 0.15 * practice) else guesses(asked, cards, chance, 0)
    )


class Lesson:
    """A child at the table, question after question."""

    def __init__(self, child: Child, seed: int, day: int = 0) -> None:
        self.child, self.chance, self.day = child, Random(f"child {seed}"), day
        self.mastery = Mastery()
        self.asked: list[Rank] = []

    def questions(self, count: int = QUESTIONS) -> "Lesson":
        for _ in range(count):
            self.question()
        return self

    def question(self) -> None:
        asked = next_rank(self.mastery, self.day, self.chance)
        cards, taken = spread(asked, self.mastery, self.chance), []
        practice = self.asked.count(asked)
        while any(card.rank is asked for card in cards):
            card = cards.pop(self.child(asked, cards, self.chance, practice))
            taken += [] if card.rank is asked else [card.rank]
        self.asked.append(asked)
        helped, seconds = len(taken) >= 2, self.chance.uniform(2, 4)
        self.mastery.note(Answer(self.day, "find", asked, tuple(taken), helped, seconds))

    def weights(self) -> float:
        """How much there is to learn yet, for each rank that is asked."""
        return sum(self.mastery.weight(rank, self.day) for rank in NUMBERS) / len(NUMBERS)


def often(count: int) -> bool:
    """In 95 of 100."""
    return count >= 0.95 * len(SEEDS)


def thrice(asked: Iterable[Rank]) -> bool:
    asked = list(asked)
    return any(a is b is c for a, b, c in zip(asked, asked[1:], asked[2:], strict=False))


def test_who_knows_all_is_sure_of_all_that_was_asked_and_never_asked_thrice_running() -> None:
    for seed in SEEDS:
        lesson = Lesson(knows_all, seed).questions()
        assert set(lesson.asked) <= set(lesson.mastery.sure_of), seed
        assert set(lesson.asked) == set(LADDER)
        assert not thrice(lesson.asked)


def test_six_and_nine_lead_the_report_of_who_confuses_them() -> None:
    reports = [Lesson(confuses_six_and_nine, seed).questions().mastery.mix_ups() for seed in SEEDS]
    assert often(sum(bool(report) and report[0][0] == SIX_AND_NINE for report in reports))


def test_who_guesses_is_sure_of_one_rank_at_most() -> None:
    sure = [len(Lesson(guesses, seed).questions().mastery.sure_of) for seed in SEEDS]
    assert often(sum(count <= 1 for count in sure))


def test_the_weights_of_who_improves_fall() -> None:
    for seed in SEEDS:
        lesson = Lesson(improves, seed)
        at = [lesson.questions(20).weights() for _ in range(3)]
        assert at[2] < at[0], (seed, at)


def test_weak_ranks_are_asked_three_times_as_often_as_sure_ones() -> None:
    weak = {Rank.THREE, Rank.SIX, Rank.NINE, Rank.JACK}

    def knows_some(asked: Rank, cards: list[Card], chance: Random, practice: int) -> int:
        wrong = [place for place, card in enumerate(cards) if card.rank is not asked]
        return wrong[0] if asked in weak and wrong else right(asked, cards)

    for seed in range(SEEDS.stop // 4):
        lesson = Lesson(knows_some, seed)
        for rank in set(LADDER) - weak:
            lesson.mastery.ranks[rank].box = SURE
            lesson.mastery.ranks[rank].asked = 1
        asked = lesson.questions(600).asked[60:]
        each = [sum(map(asked.count, group)) / len(group) for group in (weak, set(LADDER) - weak)]
        assert 3 / 1.1 <= each[0] / each[1] <= 3 * 1.1, each


def test_lessons_of_a_few_ranks_keep_none_of_them_waiting_for_long() -> None:
    lesson = Lesson(knows_all, 7).questions()
    for _ in range(60):
        lesson.mastery.note(Answer(0, "alike", Rank.SIX, seconds=2))
    assert Rank.SIX in lesson.questions(3 * len(LADDER)).asked[-3 * len(LADDER) :]


def test_a_new_rank_is_shown_at_bingo_some_times_and_that_is_no_miss() -> None:
    mastery = Mastery([Answer(0, "bingo", Rank.KING, helped=True)])
    assert (mastery.met(Rank.KING), mastery.ranks[Rank.KING].asked) == (False, 0)
    mastery.note(Answer(0, "bingo", Rank.KING, helped=True))
    assert mastery.met(Rank.KING)
    mastery.note(Answer(0, "bingo", Rank.KING, (Rank.QUEEN,), helped=True))
    assert mastery.mix_ups() == [(pair(Rank.QUEEN, Rank.KING), 1)]


def test_letters_come_when_four_of_five_numbers_are_sure() -> None:
    for seed in SEEDS:
        lesson = Lesson(knows_all, seed)
        while not set(lesson.asked) & set(LETTERS):
            sure = len(set(NUMBERS) & set(lesson.mastery.sure_of))
            lesson.question()
        assert sure >= 0.8 * len(NUMBERS)
    assert not set(Lesson(guesses, 0).questions().asked) & set(LETTERS)


def test_what_was_sure_comes_back_after_some_days_and_then_rests_for_longer() -> None:
    mastery = Mastery(Answer(0, "find", Rank.SEVEN, seconds=2) for _ in range(9))
    assert [mastery.weight(Rank.SEVEN, day) for day in (0, 1)] == [1, 2]
    mastery.note(Answer(1, "find", Rank.SEVEN, seconds=2))
    assert [mastery.weight(Rank.SEVEN, day) for day in (1, 3, 4)] == [1, 1, 2]


def test_help_and_long_thinking_make_nobody_sure() -> None:
    known = [Answer(0, "find", Rank.TWO, seconds=2)] * 9
    assert not Mastery([Answer(0, "find", Rank.SIX, helped=True)] * 9).sure(Rank.SIX)
    assert not Mastery([*known, *[Answer(0, "find", Rank.SIX, seconds=9)] * 4]).sure(Rank.SIX)
    assert Mastery([*known, *[Answer(0, "find", Rank.SIX, seconds=2.5)] * 3]).sure(Rank.SIX)


def test_order_is_another_thing_than_names() -> None:
    mastery = Mastery(Answer(0, "higher", Rank.SIX, (Rank.NINE,)) for _ in range(9))
    assert (mastery.ranks[Rank.SIX].asked, mastery.mix_ups()) == (0, [])


def test_the_table_always_has_something_to_find_and_something_else() -> None:
    chance, mastery = Random("table"), Mastery()
    for asked in LADDER:
        for _ in range(50):
            cards = spread(asked, mastery, chance)
            found = [card for card in cards if card.rank is asked]
            assert len(cards) == len(set(cards)) == SPREAD
            assert 1 <= len(found) <= 3
            assert set(decoys(asked, mastery, chance, 4, LADDER)) >= set(like(asked))


def test_parents_read_what_is_sure_what_is_mixed_up_and_how_long_it_was_played() -> None:
    answers = [Answer(9, "find", rank, seconds=2) for rank in NUMBERS[:4] for _ in range(3)]
    answers += [Answer(10, "find", Rank.SIX, (Rank.NINE,), seconds=2) for _ in range(4)]
    found = report(answers, {9: 130.0, 10: 200.0, 1: 999.0}, today=10)
    assert headline("Blue Fox", found) == "Blue Fox is sure of 4 of 13 ranks."
    assert about_ranks(found).startswith("Being learnt now: 6. ")
    assert about_mix_ups(found) == "6 and 9 are mixed up most."
    assert about_days(found).startswith("5 minutes in the last seven days.")
    assert [(day.day, day.minutes, day.sure) for day in found.days[-2:]] == [(9, 2, 4), (10, 3, 4)]
    assert found.mix_ups == ((SIX_AND_NINE, 4, 4),)


def test_of_a_child_that_has_just_begun_parents_read_so() -> None:
    found = report([], {}, today=10)
    assert headline("Blue Fox", found) == "Blue Fox has just begun."
    assert about_mix_ups(found) == "No two ranks are mixed up."
    assert (found.minutes, found.shares) == (0, {})
