"""The table in full screen, played by keys and mouse."""

import asyncio
import io
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from rich.console import Console
from textual.pilot import Pilot

from innkeeper.packs import open_box
from innkeeper.terminal import saves
from innkeeper.terminal.app import InnApp
from innkeeper.terminal.choices import LEAST_LOG, Choices
from innkeeper.terminal.door import Door
from innkeeper.terminal.hand import Hand
from innkeeper.terminal.middle import Story as StoryPane
from innkeeper.terminal.popups import Note, Offer, WholeLog
from innkeeper.terminal.table_screen import TableScreen
from innkeeper.terminal.welcome import Wanted

BOX = open_box()
SMALL = (80, 24)
GLANCES = 6000  # how often one looks before something must be wrong
Story = Callable[[Pilot[None]], Awaitable[None]]


def run(story: Story, wanted: Wanted, size: tuple[int, int] = SMALL) -> InnApp:
    """Run the app without a pause between the others' choices, and do as the story says."""
    app = InnApp(wanted, pace=0)

    async def play() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            await story(pilot)

    asyncio.run(play())
    return app


def wanted(
    character: str | None = "fiona", opponents: str = "1", seed: str | None = "3", resume: bool = True
) -> Wanted:
    return Wanted(character, opponents.split(","), "rdi1", seed, resume, BOX)


async def settle(pilot: Pilot[None]) -> None:
    """Wait until it is the player's choice, or something else lies on top of the table."""
    for _ in range(GLANCES):
        await pilot.pause()
        screen = pilot.app.screen
        if not isinstance(screen, TableScreen) or screen.menu is not None or screen.session.over:
            break
        await asyncio.sleep(0.01)
    await pilot.pause()


async def press(pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(pilot)


def table(pilot: Pilot[None]) -> TableScreen:
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    return screen


def seen(pilot: Pilot[None]) -> list[str]:
    """The lines on the screen."""
    width, height = pilot.app.size
    console = Console(width=width, height=height, file=io.StringIO(), record=True, force_terminal=True)
    console.print(pilot.app.screen._compositor.render_update(full=True))
    return console.export_text().splitlines()[:height]


async def play_out(pilot: Pilot[None], chance: random.Random) -> None:
    """Play to the end by numbers, arrows and Enter, as chance will have it."""
    while isinstance(pilot.app.screen, TableScreen):
        menu = table(pilot).menu
        assert menu is not None
        entry = menu.entries[0] if chance.random() < 0.3 else chance.choice(menu.entries)
        if menu.question.picks and len(menu.marked) < menu.question.least:
            entry = next(one for one in menu.entries if one.pick >= 0 and one.pick not in menu.marked)
        if chance.random() < 0.3:
            downs = menu.entries.index(entry) - (table(pilot).query_one(Choices).highlighted or 0)
            await press(pilot, *["down" if downs > 0 else "up"] * abs(downs), "enter")
        else:
            await press(pilot, *str(entry.number))
            if table_waits_for_more(pilot):
                await press(pilot, "enter")


def table_waits_for_more(pilot: Pilot[None]) -> bool:
    """A longer number could still be meant."""
    screen = pilot.app.screen
    return isinstance(screen, TableScreen) and bool(screen.query_one(Choices).typed)


def test_a_whole_game_by_keys() -> None:
    async def story(pilot: Pilot[None]) -> None:
        await play_out(pilot, random.Random(1))
        assert isinstance(pilot.app.screen, Offer)
        said = " ".join(" ".join(seen(pilot)).split())
        assert "wins" in said or "You win" in said or "A tie" in said
        assert "The game is kept." in said
        await press(pilot, "1")
        assert "n new game" in seen(pilot)[-1]
        assert any("─The game is over─" in line for line in seen(pilot))
        assert "n for another" in " ".join(" ".join(seen(pilot)).split())
        await press(pilot, "n")
        assert isinstance(pilot.app.screen, Door)

    app = run(story, wanted())
    assert app.session is not None and app.session.over
    assert app.session.kept is not None and app.session.kept.exists()
    assert saves.waiting_game() is None


def test_leaving_and_coming_back() -> None:
    async def leave(pilot: Pilot[None]) -> None:
        await press(pilot, "0")
        await pilot.press("q")
        await pilot.pause()
        assert pilot.app.return_code == 0

    first = run(leave, wanted(opponents="2"))
    assert first.session is not None
    choices = list(first.session.recorder.choices)
    assert choices

    async def come_back(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app.screen, Offer)
        assert "A game is waiting" in " ".join(seen(pilot))
        await press(pilot, "1")
        assert table(pilot).menu is not None
        assert pilot.app.return_code is None
        await pilot.press("ctrl+c")
        assert pilot.app.return_code == 0

    second = run(come_back, wanted(character=None))
    assert second.session is not None
    assert second.session.recorder.choices[: len(choices)] == choices


def test_a_new_game_instead_keeps_the_old_one(state: Path) -> None:
    async def leave(pilot: Pilot[None]) -> None:
        await pilot.press("q")

    async def begin_anew(pilot: Pilot[None]) -> None:
        await press(pilot, "2")
        assert table(pilot).session.view().seats[0].character == "zot"

    run(leave, wanted())
    run(begin_anew, wanted(character="zot"))
    assert len(list((state / "games").iterdir())) == 1


def test_a_damaged_save_is_told_of(state: Path) -> None:
    state.mkdir()
    saves.table_file().write_text("rubbish", encoding="utf-8")

    async def story(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app.screen, Note)
        assert "put aside" in " ".join(seen(pilot))
        await press(pilot, "enter")
        assert table(pilot).menu is not None

    run(story, wanted())
    assert len(list((state / "damaged").iterdir())) == 1


def test_the_door() -> None:
    async def story(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app.screen, Door)
        await press(pilot, "down", "enter", "2", "right", "down", "left", "plus", "minus")
        assert "q/Esc leave" in seen(pilot)[-1]
        await press(pilot, "tab", "enter")
        names = [seat.name for seat in table(pilot).session.view().seats]
        first, *_, last = [character.name for character in sorted(BOX.characters.values(), key=lambda it: it.name)]
        assert names == [first, f"{first} 2", last]

    run(story, wanted(character=None))


def test_nine_opponents_at_the_door_of_a_small_terminal() -> None:
    async def story(pilot: Pilot[None]) -> None:
        await press(pilot, "9")
        lines = seen(pilot)
        assert all(any(f" {number}  somebody at random" in line for line in lines) for number in range(1, 10))
        assert any("Sit down and play" in line for line in lines)
        assert any("Drink Deck" in line for line in lines)
        await press(pilot, "s")
        assert len(table(pilot).session.view().seats) == 10

    run(story, wanted(character=None))


@pytest.mark.parametrize(
    ("opponents", "size"), [(9, SMALL), (3, SMALL), (9, (100, 30)), (9, (160, 48)), (1, (120, 36))]
)
def test_nothing_that_is_needed_is_cut_off(opponents: int, size: tuple[int, int]) -> None:
    async def story(pilot: Pilot[None]) -> None:
        for _ in range(6):
            if not isinstance(pilot.app.screen, TableScreen):
                return
            await pilot.pause(0.05)
            check_screen(pilot)
            await press(pilot, "space" if not table(pilot).menu_is_forced() else "1")

    def check_screen(pilot: Pilot[None]) -> None:
        lines = seen(pilot)
        everything = "\n".join(lines)
        view = table(pilot).session.view()
        menu = table(pilot).menu
        assert menu is not None
        for seat in view.seats:
            assert any(seat.name[:9] in line for line in lines), seat.name  # ten boards leave no room for more
            track = [line for line in lines if f"─{seat.fortitude}" in line or seat.out]
            assert track, f"the track of {seat.name}"
        assert f"Turn {view.turn}" in everything
        assert f"Drink Deck {view.drink_deck}" in everything
        for card in view.hand:
            assert card.face.title[:15] in everything, card.face.title
        assert menu.prompt.split()[0] in everything
        for entry in menu.entries[:2]:
            assert f"{entry.number}  {entry.label[:12]}" in everything
        assert "q leave" in lines[-1]
        assert all(len(line) <= size[0] for line in lines)

    run(story, wanted(opponents=str(opponents), seed="7"), size)


def test_the_rule_behind_the_prompt_and_why_a_card_cannot_be_played() -> None:
    async def story(pilot: Pilot[None]) -> None:
        menu = table(pilot).menu
        assert menu is not None
        await press(pilot, "question_mark")
        assert isinstance(pilot.app.screen, Note)
        assert menu.question.rule in " ".join(seen(pilot))
        await press(pilot, "escape", "left", "w")
        assert isinstance(pilot.app.screen, Note)
        hand = table_below(pilot).query_one(Hand)
        card = hand.looked_at()
        assert card is not None
        reason = table_below(pilot).session.why_not(card)
        assert (reason.rule if reason else "can be played") in " ".join(seen(pilot))
        await press(pilot, "escape")
        assert table(pilot).menu is menu

    run(story, wanted())


def table_below(pilot: Pilot[None]) -> TableScreen:
    """The table beneath what lies on it."""
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, TableScreen))


def test_marking_from_the_hand_with_keys_and_mouse() -> None:
    async def story(pilot: Pilot[None]) -> None:
        while not table(pilot).menu_is_picking():
            await press(pilot, "0")
        menu = table(pilot).menu
        assert menu is not None
        await press(pilot, "left", "down", "space")
        assert len(menu.marked) == 1
        await pilot.click(Hand, offset=(5, 1))
        await settle(pilot)
        assert menu.marked_cards()[-1] is table(pilot).query_one(Hand).cards[0]
        await pilot.click(Choices, offset=(5, 0))
        await settle(pilot)
        assert table(pilot).menu is not menu

    run(story, wanted())


def test_a_longer_number_waits_for_enter_or_the_next_digit() -> None:
    async def story(pilot: Pilot[None]) -> None:
        while not table(pilot).menu_is_picking():
            await press(pilot, "0")
        menu = table(pilot).menu
        assert menu is not None
        choices = table(pilot).query_one(Choices)
        entries = [*menu.entries]
        extra = type(entries[0])(12, "twelve")
        choices.show([*entries, extra], False)
        await pilot.press("1")
        assert choices.typed == "1" and not menu.marked
        await press(pilot, "enter")
        assert menu.marked == [0]

    run(story, wanted())


def test_secrets_stay_off_the_screen() -> None:
    async def story(pilot: Pilot[None]) -> None:
        game = table(pilot).session.game
        hidden = [card.face.title for seat in game.table.seats[1:] for card in seat.hand]
        mine = [card.face.title for card in game.table.seats[0].hand]
        told = {fact.card.face.title for fact in table(pilot).session.view().facts}
        log = {fact.card.face.title for fact in game.log if fact.known_to == -1}
        everything = "\n".join(seen(pilot))
        for title in set(hidden) - set(mine) - told - log:
            assert title not in everything

    run(story, wanted(opponents="9", seed="12"), (160, 48))


def test_the_log_is_paged_and_read_in_full() -> None:
    async def story(pilot: Pilot[None]) -> None:
        for _ in range(12):
            await press(pilot, "space" if not table(pilot).menu_is_forced() else "1")
        log = table(pilot).query_one(StoryPane)
        bottom = log.scroll_offset.y
        assert bottom and log.size.height >= LEAST_LOG - 1  # one line is its title
        await press(pilot, "pageup")
        assert log.scroll_offset.y < bottom
        await press(pilot, "pagedown")
        assert log.scroll_offset.y == bottom
        await press(pilot, "l")
        assert isinstance(pilot.app.screen, WholeLog)
        await press(pilot, "home")
        assert any("It is" in line for line in seen(pilot)[:3])
        await press(pilot, "l")
        assert table(pilot).menu is not None

    run(story, wanted(opponents="3", seed="4"))


def test_hush_is_shown_until_it_is_switched_off() -> None:
    async def story(pilot: Pilot[None]) -> None:
        await press(pilot, "s")
        assert "Hush:" in seen(pilot)[-1]
        assert any("hushed (s)" in line for line in seen(pilot))
        await press(pilot, "s")
        assert "No hush" in seen(pilot)[-1]
        assert not any("hushed (s)" in line for line in seen(pilot))

    run(story, wanted())


def test_w_without_a_card_says_how_to_choose_one() -> None:
    async def story(pilot: Pilot[None]) -> None:
        table(pilot).query_one(Hand).highlighted = None
        await press(pilot, "w")
        assert "Choose a card" in seen(pilot)[-1]
        assert table(pilot).query_one(Hand).has_focus
        await press(pilot, "w")
        assert isinstance(pilot.app.screen, Note)

    run(story, wanted())


@pytest.mark.parametrize("chosen", ["1", "2", "3"])
def test_who_is_out_may_watch_skip_or_leave(chosen: str) -> None:
    async def story(pilot: Pilot[None]) -> None:
        table(pilot).session.game.table.seats[0].body.fortitude = 1  # she is soon out, and the others go on
        await press(pilot, "s")
        while isinstance(pilot.app.screen, TableScreen) and table(pilot).menu is not None:
            menu = table(pilot).menu
            assert menu is not None
            entry = menu.entries[0]
            if menu.question.picks and len(menu.marked) < menu.question.least:
                entry = next(one for one in menu.entries if one.pick >= 0 and one.pick not in menu.marked)
            await press(pilot, str(entry.number))
        assert "You are out of the game" in " ".join(seen(pilot))
        await press(pilot, chosen)
        if chosen == "3":
            assert pilot.app.return_code == 0
        else:
            assert isinstance(pilot.app.screen, Offer) and pilot.app.screen.heading == "The game is over"

    run(story, wanted(opponents="gerki,gog"))


def test_a_window_that_is_too_small_says_so() -> None:
    async def story(pilot: Pilot[None]) -> None:
        said = " ".join(" ".join(seen(pilot)).split())
        assert "The window is too small: it is 50 × 18" in said
        await pilot.resize_terminal(80, 24)
        await settle(pilot)
        assert "q leave" in seen(pilot)[-1]

    run(story, wanted(), (50, 18))
