"""Course: how a match of any game goes on: what is asked, what was answered, and who gets to see what happened."""

from collections.abc import Callable, Generator, Iterable
from typing import Any, Generic, Protocol, TypeVar

from garbage_engine.texts import Text


class Question(Protocol):
    """A request of any game."""

    @property
    def number(self) -> int: ...
    def allows(self, decision: Any) -> bool: ...


Asked = TypeVar("Asked", bound=Question)
Answered = TypeVar("Answered")
Told = TypeVar("Told")


class IllegalDecision(Exception):
    """This answer cannot be taken; the reason is a sentence for the player."""

    def __init__(self, reason: Text) -> None:
        super().__init__(str(reason))
        self.reason = reason


class EventQueue(Generic[Told]):
    """The events that a viewer has not taken yet. Iterating takes them; later ones can be taken later."""

    def __init__(self, history: list[Told], viewer: int | None, seen_by: Callable[[Told, int | None], Told]) -> None:
        self._history, self._viewer, self._seen_by, self._taken = history, viewer, seen_by, len(history)

    def __len__(self) -> int:
        return len(self._history) - self._taken

    def __iter__(self) -> "EventQueue[Told]":
        return self

    def __next__(self) -> Told:
        if not self:
            raise StopIteration
        self._taken += 1
        return self._seen_by(self._history[self._taken - 1], self._viewer)


class Course(Generic[Asked, Answered, Told]):
    """Waits for the answer to its `request`; None when it is over."""

    def __init__(
        self,
        play: Generator[Asked, Answered, None],
        history: list[Told],
        seen_by: Callable[[Told, int | None], Told],
        answers: Iterable[Answered] = (),
    ) -> None:
        self._play, self._history, self._seen_by = play, history, seen_by
        self._answers = list(answers)
        self.request: Asked | None = next(play, None)

    def answer(self, number: int, decision: Answered) -> None:
        """Go on with the answer to the request of that number; a refused one changes nothing."""
        request = self.request
        if request is None:
            raise IllegalDecision(Text("The match is over."))
        if number != request.number:
            raise IllegalDecision(Text("This has been answered already."))
        if not request.allows(decision):
            raise IllegalDecision(Text("That is not possible now."))
        self._answers.append(decision)
        try:
            self.request = self._play.send(decision)
        except StopIteration:
            self.request = None

    def answer_all(self, decisions: Iterable[Answered]) -> None:
        """One after the other."""
        for decision in decisions:
            self.answer(self.request.number if self.request else -1, decision)

    def subscribe(self, viewer: int | None = None) -> EventQueue[Told]:
        """The events from now on, as the viewer may see them."""
        return EventQueue(self._history, viewer, self._seen_by)

    def history(self, viewer: int | None = None) -> list[Told]:
        """The events so far, as the viewer may see them."""
        return [self._seen_by(event, viewer) for event in self._history]

    @property
    def over(self) -> bool:
        return self.request is None
