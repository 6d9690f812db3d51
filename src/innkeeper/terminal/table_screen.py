"""The table in full screen: boards, the middle, the log, your hand and the question."""

import asyncio
from typing import ClassVar, Final

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import OptionList

from innkeeper.table.card import NO_CARD
from innkeeper.terminal import glance, teams
from innkeeper.terminal.boards import Boards
from innkeeper.terminal.choices import Ask, Choices
from innkeeper.terminal.hand import Hand
from innkeeper.terminal.keys import OVER, TABLE, TABLE_OF_TEAMS, Keys
from innkeeper.terminal.menu import CONFIRM, BadChoice, Menu
from innkeeper.terminal.middle import Middle, Story
from innkeeper.terminal.popups import Note, Offer, WholeLog, card_note, mates_note, rule_note
from innkeeper.terminal.session import Session
from innkeeper.terminal.windows import HEIGHTS, WIDTHS, TooSmall
from innkeeper.words import say

LONGEST: Final = 4  # so many lines of news are waited for, at most

NEW_GAME: Final = "new"
LEAVE: Final = "leave"
WATCH, SKIP, GO = range(3)  # what to do when one is out of the game


class TableScreen(Screen[str]):
    """A game being played; it ends with `new` (another game, please) or `leave`."""

    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(digit, f"digit('{digit}')", show=False) for digit in "0123456789"),
        Binding("space", "pass"),
        Binding("question_mark", "rule"),
        Binding("w", "why"),
        Binding("s", "hush"),
        Binding("l", "log"),
        Binding("m", "mates"),
        Binding("pageup", "page(-1)", priority=True),
        Binding("pagedown", "page(1)", priority=True),
        Binding("left", "look('hand')", priority=True),
        Binding("right", "look('choices')", priority=True),
        Binding("escape", "back"),
        Binding("f", "hurry"),
        Binding("n", "another"),
        Binding("q", "leave"),
    ]

    def __init__(self, session: Session, pace: float) -> None:
        super().__init__()
        self.session = session
        self.pace = pace  # seconds to read a line of news
        self.hurried = False
        self.skipping = False  # to the end, as I am out of the game
        self.out = False  # I have been told that I am out of the game
        self.warned = False  # … and that the game cannot be saved
        self.menu: Menu | None = None

    def compose(self) -> ComposeResult:
        yield Boards(self.session.view(), self.session.epithets())
        with Horizontal(id="table"):
            with Vertical(id="left"):
                yield Middle()
                yield Hand(self.session)
            with Vertical(id="right"):
                yield Story()
                yield Ask()
        yield Keys()
        yield TooSmall()

    def on_mount(self) -> None:
        self.show()
        self.go_on()

    def on_resize(self, event: Resize) -> None:
        self.show()
        self.call_after_refresh(self.show)  # once more, as everything has its new place now

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Let the others play until it is my choice, at a pace that can be followed."""
        self.menu = None
        news = self.tell_news()
        while self.session.question() is None and not self.session.over:
            if await self.leaves_when_out():
                self.dismiss(LEAVE)
                return
            self.session.step()
            news += self.tell_news()
            if self.skipping:
                await asyncio.sleep(0)
            elif news:
                self.show()
                await asyncio.sleep(0 if self.hurried else self.pace * min(news, LONGEST))
                news = 0
        question = self.session.question()
        self.menu = None if question is None else Menu(question, self.session.view(), hint=self.session.hint())
        self.show()
        self.query_one(Choices).focus()
        self.warn()
        if self.session.over:
            self.show_end()

    async def leaves_when_out(self) -> bool:
        """Who is out is told so, and may watch how it ends, skip that, or leave."""
        view = self.session.view()
        if self.out or not view.seats[view.seat].out:
            return False
        self.out = True
        self.show()
        choices = [say("terminal-watch"), say("terminal-skip"), say("terminal-leave")]
        text = Text(glance.outcome(self.session) + "\n")
        chosen = await self.app.push_screen_wait(Offer(say("terminal-you-are-out"), text, choices))
        self.skipping = chosen == SKIP
        return chosen == GO

    def warn(self) -> None:
        """Say once that the game cannot be saved."""
        if self.session.trouble and not self.warned and not self.session.over:
            self.warned = True
            self.app.push_screen(Note(say("terminal-title"), Text(self.session.trouble)))

    def tell_news(self) -> int:
        """Add what happened to the log; say how many lines it was."""
        facts = self.session.news()
        self.query_one(Story).tell(facts, self.session.view())
        return len(facts)

    def show(self) -> None:
        """Show everything as it is now."""
        view = self.session.view()
        self.query_one(Boards).show(view)
        self.query_one(Middle).show(view)
        self.query_one(Hand).show(self.menu)
        room = self.size.height - self.query_one(Boards).rows - self.query_one(Keys).size.height
        self.query_one(Ask).show(self.menu, self.meanwhile(), self.asking(), room)
        table = TABLE_OF_TEAMS if teams.mates(view) else TABLE
        self.query_one(Keys).show(OVER if view.over else table, "s" if self.session.hushed else "")

    def asking(self) -> str:
        """What stands above the choices."""
        if self.session.over:
            return say("terminal-over")
        title = say("terminal-your-choice" if self.menu is not None else "terminal-others")
        return say("terminal-title-hushed", title=title) if self.session.hushed else title

    def remark(self, text: str) -> None:
        """Say something for a moment, where it covers nothing that is needed."""
        self.query_one(Keys).tell(text)

    def meanwhile(self) -> str:
        """What is said while there is nothing to choose."""
        view = self.session.view()
        if view.over:
            return say("terminal-over-keys")
        return say("terminal-watching" if view.seats[view.seat].out else "terminal-wait")

    @on(Choices.Chosen)
    def take(self, event: Choices.Chosen) -> None:
        """A number was chosen: answer, or go deeper into the menu."""
        if self.menu is None:
            return
        try:
            answer = self.menu.take(event.number)
        except BadChoice as error:
            self.remark(str(error))
            return
        if answer is None:
            self.show()
            return
        self.session.choose(answer)
        self.query_one(Keys).clear()
        self.go_on()

    @on(Choices.LookedAt)
    def look_at(self, event: Choices.LookedAt) -> None:
        """Open the card in hand that the cursor is about."""
        if event.card is not NO_CARD:
            self.query_one(Hand).look_at(event.card)

    @on(OptionList.OptionSelected, "#hand")
    def use_card(self, event: OptionList.OptionSelected) -> None:
        """Play or mark a card from the hand; if it cannot be, say why."""
        card = self.query_one(Hand).cards[event.option_index]
        numbers = self.menu.numbers_of(card) if self.menu is not None else []
        if not numbers:
            self.action_why()
        elif len(numbers) == 1:
            self.post_message(Choices.Chosen(numbers[0]))
        else:
            choices = self.query_one(Choices)
            choices.highlighted = [entry.number for entry in choices.entries].index(numbers[0])
            choices.focus()

    def menu_is_picking(self) -> bool:
        """Cards are to be marked."""
        return self.menu is not None and bool(self.menu.question.picks)

    def menu_is_forced(self) -> bool:
        """Something must be chosen: there is nothing to pass or confirm."""
        return self.menu is not None and self.menu.entries[0].number != CONFIRM

    def action_digit(self, digit: str) -> None:
        self.query_one(Choices).type_digit(digit)

    def action_pass(self) -> None:
        """Space passes; where cards are marked it does what Enter does."""
        if self.menu is None:
            return
        focused = self.focused
        if self.menu_is_picking() and isinstance(focused, OptionList):
            focused.action_select()
        elif not self.menu_is_forced():
            self.post_message(Choices.Chosen(CONFIRM))

    def action_rule(self) -> None:
        """The rule behind the prompt."""
        if self.menu is None:
            self.remark(say("terminal-nothing-asked"))
        else:
            self.app.push_screen(rule_note(self.menu.question.rule))

    def action_why(self) -> None:
        """What a card says and why it cannot be played now."""
        hand = self.query_one(Hand)
        card = hand.looked_at()
        if card is None:
            self.action_look("hand")
            self.remark(say("terminal-choose-card" if hand.cards else "terminal-plain-no-cards"))
        else:
            self.app.push_screen(card_note(card, self.session.why_not(card)))

    def action_hush(self) -> None:
        """Do not stop any more for cards that can wait, or do so again."""
        if self.session.over:
            return
        self.session.hush()
        passes = self.menu is not None and self.session.question() is None
        self.show()
        self.remark(say("terminal-hushed", state="passed" if passes else "on" if self.session.hushed else "off"))
        if passes:
            self.go_on()

    def action_log(self) -> None:
        """The whole log."""
        self.app.push_screen(WholeLog(self.query_one(Story).lines))

    def action_mates(self) -> None:
        """What teammates hold."""
        found = teams.mates(self.session.view())
        if found:
            self.app.push_screen(mates_note(found))

    def action_page(self, pages: int) -> None:
        """Turn the pages of the log."""
        story = self.query_one(Story)
        story.scroll_relative(y=pages * max(1, story.size.height - 2), animate=False)

    def action_look(self, where: str) -> None:
        """Go to the hand or to the choices."""
        found = self.query_one(f"#{where}", OptionList)
        found.focus()
        if found.highlighted is None:
            found.action_first()

    def action_back(self) -> None:
        """Leave the smaller menu, or the hand."""
        if self.menu is not None and self.menu.back():
            self.show()
        self.query_one(Choices).focus()

    def action_hurry(self) -> None:
        """Switch the pause after what others do off or on."""
        self.hurried = not self.hurried
        self.remark(say("terminal-hurried" if self.hurried else "terminal-unhurried"))

    def action_another(self) -> None:
        """Another game, once this one is over."""
        if self.session.over:
            self.dismiss(NEW_GAME)

    def action_leave(self) -> None:
        self.dismiss(LEAVE)

    def show_end(self) -> None:
        """Who won and how, and where the game is kept."""
        lines = glance.ending(self.session)
        text = Text("\n".join(lines) + f"\n\n{glance.kept(self.session)}\n")
        choices = [say("terminal-look"), say("terminal-another"), say("terminal-leave")]
        self.app.push_screen(Offer(say("terminal-over"), text, choices), self.after_the_end)

    def after_the_end(self, chosen: int | None) -> None:
        if chosen == 1:
            self.dismiss(NEW_GAME)
        elif chosen == 2:
            self.dismiss(LEAVE)
