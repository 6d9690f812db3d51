"""One player's evening at the table: the game, the bots on the other seats, and a save after every choice."""

from pathlib import Path
from typing import Final

from innkeeper.bots import Bot, Budget, Regular, answer_anyway
from innkeeper.bots.hints import hint
from innkeeper.replay import Answer, Recorder, ReplayError, Saved, save
from innkeeper.rules.setup import Setup
from innkeeper.rules.why_not import Reason
from innkeeper.table.box import Box
from innkeeper.table.card import Card
from innkeeper.table.log import Fact
from innkeeper.table.question import DECLINE, POTION, Option, Question
from innkeeper.terminal import saves
from innkeeper.terminal.seating import ME, chance_for
from innkeeper.view import View
from innkeeper.vocabulary.terms import ACTION_PHASE, AT_ANY_TIME, DISCARD_AND_DRAW, DURING, ORDER_A_DRINK

HINT_SECONDS: Final = 0.5
LAST_CHANCE: Final = "losing.last-chance"
BETWEEN: Final = "turn.phases.cards-before-or-after-phase-action"
OFFERED_AGAIN: Final = (DISCARD_AND_DRAW, ACTION_PHASE, ORDER_A_DRINK)  # after these the next step asks the same


class Session:
    """A game as one seat plays it. All that is shown comes from the seat's own view."""

    def __init__(self, recorder: Recorder) -> None:
        self.recorder = recorder
        self.game = recorder.game
        self.bot: Bot = Regular()  # who plays the others
        self.told = 0  # how many facts of the log the player has been told, or may not know
        self.kept: Path | None = None  # where the finished game lies
        self.trouble = ""  # why the game could not be saved
        self.hushed = False  # I am not to be stopped for cards that can wait
        self.hints = False  # I am told what a veteran would do
        self.written = 0  # how many facts of the log the save has

    @staticmethod
    def new(setup: Setup, seed: int, box: Box) -> "Session":
        """Begin a game; one that still lay on the table is moved to those played."""
        session = Session(Recorder.new(setup, seed, box))
        try:
            saves.clear_table()
        except OSError as error:
            session.trouble = saves.told(error)
        else:
            session.save()
        return session

    @staticmethod
    def resume(saved: Saved, box: Box) -> "Session":
        """Go on with the game on the table; one that cannot be played again is put aside."""
        try:
            return Session(Recorder.resume(saved, box))
        except ReplayError as error:
            raise saves.DamagedSave(str(error), saves.put_aside()) from error

    @property
    def over(self) -> bool:
        return self.game.over

    def attend(self, bot: Bot, hints: bool) -> None:
        """Who plays the others, and whether I am told what a veteran would do."""
        self.bot, self.hints = bot, hints

    def view(self) -> View:
        """What I see now."""
        return self.game.view(ME)

    def epithets(self) -> list[str]:
        """What the characters are called besides their names, seat by seat."""
        return [seat.place.who.epithet for seat in self.view().seats]

    def why_not(self, card: Card) -> Reason | None:
        """Why a card in my hand cannot be played now."""
        return self.game.why_not(ME, card)

    def question(self) -> Question | None:
        """What I am asked now, if it is my turn to choose and there is a choice."""
        question = self.game.next()
        if question is None or question.seat != ME or question.is_forced():
            return None
        can_wait = self.is_hushed(question) or self.is_offered_again(question) or is_only_tokens(question)
        return None if can_wait else question

    def hint(self) -> str:
        """What a veteran would do in my place and why; nothing if I want no hints."""
        if not self.hints:
            return ""
        chance = chance_for(self.recorder.seed, f"hint {len(self.recorder.choices)}")
        return hint(self.game, ME, chance, budget=Budget(seconds=HINT_SECONDS)).text

    def hush(self) -> None:
        """Do not stop me any more for cards that can wait; or do so again."""
        self.hushed = not self.hushed

    def is_offered_again(self, question: Question) -> bool:
        """Only Anytime Cards are open to me between two steps, and the next step offers them again before it begins."""
        if question.what != "respond" or question.rule != BETWEEN or self.game.table.phase not in OFFERED_AGAIN:
            return False
        return all(option.what == DECLINE or moment(option) == AT_ANY_TIME for option in question.options)

    def is_hushed(self, question: Question) -> bool:
        """Only cards that can wait are open to me, and I do not want to hear of them; a last chance is always asked."""
        if not self.hushed or question.what != "respond" or question.rule == LAST_CHANCE:
            return False
        return all(option.what == DECLINE or can_wait(option) for option in question.options)

    def step(self) -> bool:
        """Let one seat choose that need not wait for me; False if there is none."""
        question = self.game.next()
        if question is None or self.question() is not None:
            return False
        if question.seat == ME or question.is_forced():
            self.take(question.seat, 0)
        else:
            chance = chance_for(self.recorder.seed, f"choice {len(self.recorder.choices)}")
            chosen, _ = answer_anyway(self.bot, self.game, question.seat, chance)
            self.take(question.seat, chosen)
        return True

    def choose(self, answer: Answer) -> None:
        """I choose."""
        self.take(ME, answer)

    def take(self, seat: int, answer: Answer) -> None:
        """A choice is made and saved; a bot that only lets things go on would do so again, and is not worth a save."""
        self.recorder.choose(seat, answer)
        if seat == ME or len(self.game.table.log) > self.written:
            self.save()

    def save(self) -> None:
        """Write the game down; a finished one leaves the table. The game goes on even where nothing can be written."""
        try:
            save(saves.table_file(), self.recorder.saved())
            if self.over:
                self.kept = saves.clear_table()
            self.trouble = ""
            self.written = len(self.game.table.log)
        except OSError as error:
            self.trouble = saves.told(error)

    def news(self) -> list[Fact]:
        """What has happened since I asked last, as far as I may know it."""
        facts = self.game.view(ME, self.told).facts
        self.told = len(self.game.table.log)
        return facts


def is_only_tokens(question: Question) -> bool:
    """Nothing but Potion Tokens is open in a window: they are offered with every decision, and as a last chance."""
    if question.what != "respond" or question.rule == LAST_CHANCE:
        return False
    return all(option.what in (DECLINE, POTION) for option in question.options)


def can_wait(option: Option) -> bool:
    """A card that answers nothing: it is open at any time, or as long as a phase or a Round lasts."""
    return moment(option) in (AT_ANY_TIME, DURING)


def moment(option: Option) -> int:
    """When a card may be played as this option plays it; a Potion Token may be used at any time."""
    if option.what == POTION:
        return AT_ANY_TIME
    return option.card.face.plays[option.mode].moment
