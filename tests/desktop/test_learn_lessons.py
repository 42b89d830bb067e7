"""Lessons with children that tap wrongly, twice, too early, on nothing, or not at all: always a kind, right answer."""

import json
import re
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from garbage_desktop import assets
from garbage_desktop.learn.answer import Answer, Step
from garbage_desktop.learn.lesson import PATIENCE, QUESTIONS, Lesson, Reply
from garbage_desktop.learn.lines import _fixed, _of_ranks, caption, of, words
from garbage_desktop.learn.mastery import Mastery
from garbage_desktop.learn.praise import Deed, Praise
from garbage_desktop.learn.ranks import ALIKE, LADDER
from garbage_desktop.learn.search import Search
from garbage_desktop.learn.steps import LESSONS, CallIt, FindIt, Higher, InOrder, LookAlikes, suggested
from garbage_engine.cards import Rank

SPOKEN = json.loads(Path(assets.path("sounds.json")).read_text("utf-8"))["voice"]
EFFECTS = json.loads(Path(assets.path("sounds.json")).read_text("utf-8"))["effects"]
UNKIND = {"wrong", "lose", "lost", "bad", "no", "not", "fail", "bet"}
STEPS = tuple(LESSONS)


def a_lesson(step: Step = "find", seed: int = 1, answers: list[Answer] | None = None) -> Lesson:
    mastery = Mastery()

    def note(answer: Answer) -> None:
        mastery.note(answer)
        if answers is not None:
            answers.append(answer)

    lesson = LESSONS[step](mastery, 0, Random(f"{step} {seed}"), note)
    heard(lesson.next_question())
    return lesson


def heard(reply: Reply | None) -> str:
    """What is said; it can be heard and read, and is kind."""
    assert reply is not None
    assert not reply.sound or reply.sound in EFFECTS
    assert all(key in SPOKEN and words(key) for key in reply.says), reply
    told = caption(reply.says)
    assert not UNKIND & set(re.findall("[a-z]+", told.lower())), told
    return told


def wrong(lesson: Lesson) -> int:
    return next(n for n in range(len(lesson.cards)) if n not in lesson.left and n not in lesson.found)


def opened(lesson: Lesson) -> Lesson:
    if isinstance(lesson, CallIt) and not lesson.open:
        heard(lesson.turn())
    return lesson


@pytest.mark.parametrize("step", STEPS)
def test_who_finds_everything_gets_five_stars_and_five_clean_answers(step: Step) -> None:
    answers: list[Answer] = []
    lesson = a_lesson(step, answers=answers)
    while True:
        opened(lesson)
        while lesson.left:
            assert heard(lesson.tap(lesson.left[0]))
        if lesson.over:
            break
        heard(lesson.update(1.0, quiet=True))
    assert (lesson.stars, len(answers)) == (QUESTIONS, QUESTIONS)
    assert all(answer.clean and answer.step == step for answer in answers)


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("seed", range(20))
def test_who_taps_anything_in_any_order_is_always_answered_and_comes_to_the_end(step: Step, seed: int) -> None:
    lesson, chance = a_lesson(step, seed), Random(f"child {seed}")
    for _ in range(2000):
        match chance.randrange(5):
            case 0 | 1:
                assert heard(lesson.tap(chance.randrange(len(lesson.cards))))
            case 2:
                heard(lesson.tap_nothing())
            case 3:
                assert heard(lesson.again())
            case 4 if reply := lesson.update(chance.uniform(0, 2), quiet=chance.random() < 0.5):
                assert heard(reply)
        assert lesson.stars <= QUESTIONS
        if lesson.over:
            return
    raise AssertionError("the lesson never ended")


def test_a_wrong_tap_is_named_and_costs_nothing() -> None:
    lesson = a_lesson()
    place = wrong(lesson)
    assert lesson.tap(place).says == (of("that_is", lesson.rank_at(place)), of("look_for", lesson.asked))
    assert lesson.stars == 0
    assert lesson.tap(lesson.left[0]).says


def test_help_comes_after_two_misses_and_then_step_by_step() -> None:
    lesson = a_lesson()
    assert isinstance(lesson, FindIt)
    lesson.tap(wrong(lesson))
    assert lesson.help == 0
    assert lesson.tap(wrong(lesson)).says[-1] == of("find", lesson.asked)
    assert not lesson.helped
    lesson.ask_help()
    assert len(lesson.dim) == (len(lesson.cards) - len(lesson.left) + 1) // 2
    assert not lesson.dim & set(lesson.left)
    lesson.ask_help()
    assert lesson.shining == set(lesson.left)
    lesson.ask_help()
    assert lesson.rungs == (lesson.asked,)
    assert heard(lesson.ask_help())


def test_help_comes_by_itself_after_six_seconds_in_which_the_child_had_the_floor() -> None:
    lesson = a_lesson()
    assert lesson.update(60, quiet=False) is None
    assert lesson.update(PATIENCE - 0.1, quiet=True) is None
    assert heard(lesson.update(0.2, quiet=True)) == caption((of("find", lesson.asked),))
    assert lesson.update(PATIENCE - 0.1, quiet=True) is None
    lesson.tap(lesson.left[0])
    assert lesson.update(0.2, quiet=True) is None, "a tap begins the waiting anew"


def test_who_waits_for_ever_may_still_find_it_and_is_praised() -> None:
    answers: list[Answer] = []
    lesson = a_lesson(answers=answers)
    for _ in range(40):
        lesson.update(PATIENCE, quiet=True)
    while lesson.left:
        assert heard(lesson.tap(lesson.left[0]))
    assert lesson.stars == 1
    assert answers[0].helped
    assert answers[0].taken == ()


def test_a_found_card_and_a_late_tap_are_answered_too() -> None:
    lesson = a_lesson()
    first = lesson.left[0]
    lesson.tap(first)
    if lesson.left:
        assert lesson.tap(first).says == ("learn_found_already",)
    while lesson.left:
        lesson.tap(lesson.left[0])
    assert lesson.tap(wrong(lesson)).says == (of("rank", lesson.rank_at(wrong(lesson))),)
    assert lesson.stars == 1


def test_the_called_card_lies_open_while_the_rank_is_new_and_turns_over_when_found() -> None:
    lesson = a_lesson()
    assert isinstance(lesson, FindIt)
    assert lesson.open
    for shelf in lesson.mastery.ranks.values():
        shelf.box = 3
    lesson.next_question()
    assert not lesson.open
    while lesson.left:
        lesson.tap(lesson.left[0])
    assert lesson.open


def test_look_alikes_lie_among_their_like() -> None:
    for seed in range(30):
        lesson = a_lesson("alike", seed)
        assert isinstance(lesson, LookAlikes)
        assert any({card.rank for card in lesson.cards} == set(group) for group in ALIKE)


def test_the_ace_is_the_lowest_of_the_ladder() -> None:
    assert LADDER[0] is Rank.ACE
    for seed in range(30):
        lesson = a_lesson("higher", seed)
        assert isinstance(lesson, Higher)
        counts = [card.rank.count for card in lesson.cards]
        assert counts[lesson.left[0]] == (min if lesson.lower else max)(counts)


def test_cards_are_put_in_order_from_the_lowest() -> None:
    lesson = a_lesson("order")
    assert isinstance(lesson, InOrder)
    highest = max(range(4), key=lambda n: lesson.cards[n].rank.count)
    assert lesson.tap(highest).says[0] == of("that_is", lesson.rank_at(highest))
    while lesson.left:
        lesson.tap(lesson.left[0])
    counts = [lesson.rank_at(place).count for place in lesson.found]
    assert counts == sorted(counts)


def test_the_caller_turns_the_card_first_and_hears_the_names() -> None:
    lesson = a_lesson("call")
    assert isinstance(lesson, CallIt)
    assert not lesson.open
    said = lesson.tap(0).says
    assert lesson.open
    assert said == ("learn_what_is_it", *(of("rank", name) for name in lesson.names))


def test_what_can_be_read_is_what_is_said() -> None:
    keys = {*_fixed(), *(of(sentence, rank) for sentence in _of_ranks() for rank in Rank)}
    assert keys <= set(SPOKEN)
    different = {key for key in keys if words(key).strip(".").lower() != SPOKEN[key]["text"].strip(".").lower()}
    assert different == set()


def test_praise_comes_about_every_second_time_and_never_twice_the_same_running() -> None:
    praise, said = Praise(Random("praise")), []
    for n in range(400):
        said.append(praise.of(Deed(Rank.SIX, clean=bool(n % 3), misses=0 if n % 3 else 1, several=bool(n % 2))))
    spoken = [line for line in said if line]
    assert 0.4 <= len(spoken) / len(said) <= 0.6
    assert all(a != b for a, b in pairwise(spoken))
    assert len(set(spoken)) >= 6
    assert praise.of(Deed(Rank.SIX, clean=True, misses=0, learnt=True)) in ("praise_11", "praise_5")


def test_the_first_step_is_to_meet_the_cards_and_each_is_suggested_in_turn() -> None:
    answers: list[Answer] = []
    order = [suggested(Mastery(), answers, met=False)]
    while len(order) < 7:
        step = suggested(Mastery(), answers, met=True)
        order.append(step)
        answers += [Answer(0, step, Rank.SIX)] * 10
    assert order == ["meet", "find", "higher", "order", "alike", "bingo", "call"]


@pytest.mark.parametrize("new", [False, True])
@pytest.mark.parametrize("seed", range(20))
def test_at_a_table_every_tap_is_answered_kindly_and_help_never_points_away_from_the_card(seed: int, new: bool) -> None:
    chance = Random(f"search {seed}")
    hand = [chance.choice(LADDER) for _ in range(8)]
    search = Search(chance.choice(hand), hand, PATIENCE, chance, new=new)
    assert heard(search.update(0.1)).startswith("Put a coin on your")
    for _ in range(60):
        assert heard(search.tap(chance.randrange(len(hand))))
        heard(search.update(chance.uniform(0, 8)))
        assert all(hand[place] is not search.rank for place in search.dim)
    assert search.shines
    answer = search.answer(0)
    assert search.rank not in answer.taken
    assert (answer.helped, bool(answer.taken)) == (True, not new and len(set(hand)) > 1)
