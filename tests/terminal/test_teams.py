"""Teams and Bosses at the terminal: chosen by flags or at the door, refused with the reason, played to the end."""

import asyncio
import re
from pathlib import Path

import pytest
from textual.widgets import OptionList, Static

from innkeeper.agreed import Agreed
from innkeeper.packs import open_box
from innkeeper.rules.modes import MODES
from innkeeper.table.question import DECLINE, POTION
from innkeeper.terminal import glance, teams
from innkeeper.terminal.app import InnApp
from innkeeper.terminal.boards import Board
from innkeeper.terminal.door import Door
from innkeeper.terminal.keys import Keys
from innkeeper.terminal.seating import RANDOM, CannotSeat, agree, seat_everybody
from innkeeper.terminal.session import Session
from innkeeper.terminal.table_screen import TableScreen
from innkeeper.terminal.welcome import Wanted
from tests.terminal.test_plain import ANY_ANSWER, play

BOX = open_box()
PAIRS = ("--mode", "two-headed-dragon", "--character", "fiona", "--opponents", "zot,gerki,deirdre", "--seed", "3")


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_is_played_to_its_end(tmp_path: Path, mode: str) -> None:
    ended = play(
        tmp_path, "b\nh\n" + ANY_ANSWER * 6000, "--mode", mode, "--opponents", "3", "--seed", "5", "--character", RANDOM
    )
    assert ended.exit_code == 0 and "The game is kept." in ended.stdout
    lines = ended.stdout.splitlines()
    (won,) = [at for at, line in enumerate(lines) if re.search("the last ones? at the table|A tie", line)]
    fates = [line for line in lines[won:] if re.search("passed out, with|had no Gold left", line)]
    if MODES[mode].pairs:
        assert " and " in lines[won] and len(fates) == 1 and " and " in fates[0], "a team wins and falls together"


def test_a_team_is_one_board_and_sees_its_hands(tmp_path: Path) -> None:
    told = play(tmp_path, "b\nh\nq\n", *PAIRS).stdout
    assert "At the table: The Hearth (Fiona, Zot), The Door (Gerki, Deirdre). You are Fiona." in told
    lines = told.splitlines()
    board = next(at for at, line in enumerate(lines) if "Potion Tokens" in line and "The Hearth" in line)
    assert re.search(r"The Hearth, your team.*: Fortitude 20, Alcohol 0, Gold 10, Potion Tokens 2$", lines[board])
    assert lines[board + 1].startswith("- Fiona, you: ") and lines[board + 2].startswith("- Zot: ")
    assert [line for line in lines if line.startswith("Zot holds (your team sees it): ")]
    assert not [line for line in lines if re.match("(Gerki|Deirdre) holds", line)]


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("--mode", "boss-battle", "--opponents", "zot,gerki"), "cannot be a Boss: only villains have Boss Cards."),
        (
            ("--mode", "two-headed-dragon", "--opponents", "zot,gerki"),
            "Two-Headed Dragon is for 4, 6, 8, 10 players, not 3.",
        ),
        (("--mode", "two-headed-dragon", "--sides", "1,3/2,4"), "Teammates sit next to each other."),
        (("--mode", "two-headed-dragon", "--sides", "1,2/3"), "Sides must hold every seat exactly once."),
        (("--mode", "poker"), "There is no mode “poker”. There are: two-headed-dragon, boss-battle"),
        (("--sides", "1,2/3,4"), "Sides are played in a mode; there are: two-headed-dragon"),
        (("--mode", "two-headed-dragon", "--sides", "me and Zot"), "Sides are written like 1,2/3,4"),
    ],
)
def test_what_the_rules_do_not_allow_is_refused_with_the_reason(
    tmp_path: Path, options: tuple[str, ...], why: str
) -> None:
    refused = play(tmp_path, "", "--character", "fiona", *options)
    assert refused.exit_code == 2 and why in refused.output and "At the table" not in refused.output


def test_who_is_asked_who_they_are_is_told_and_asked_again(tmp_path: Path) -> None:
    typed = "fiona\nzot,gerki\n" + "vlazlo\nzot,gerki\nq\n"
    told = play(tmp_path, typed, "--mode", "boss-battle").stdout
    assert "cannot be a Boss" in told and "At the table: Vlazlo, The Challengers (Zot, Gerki)." in told


def test_a_boss_is_a_villain_also_by_chance() -> None:
    for seed in range(8):
        agreed = agree(RANDOM, [RANDOM] * 3, Agreed(mode="leaders-and-lackeys"), BOX)
        setup = seat_everybody(RANDOM, [RANDOM] * 3, agreed, seed, BOX)
        assert all(BOX.characters[setup.characters[boss]].has_boss_cards() for boss in (0, 2))
    with pytest.raises(CannotSeat, match="no two Bosses can be the same"):
        agree("vlazlo", ["vlazlo"], Agreed(mode="boss-versus-boss"), BOX)


def test_a_potion_token_stops_nobody_by_itself() -> None:
    """But it is offered with every decision of one's own."""
    cast = ["zot", "gerki", "deirdre"]
    agreed = agree("fiona", cast, Agreed(mode="two-headed-dragon"), BOX)
    session = Session.new(seat_everybody("fiona", cast, agreed, 3, BOX), 3, BOX)
    passed = offered = 0
    while not session.over and not (passed and offered):
        found = session.game.next()
        assert found is not None
        kinds = {option.what for option in found.options}
        alone = found.seat == 0 and found.rule == "timing.window.card-played" and kinds == {DECLINE, POTION}
        passed += alone
        question = session.question()
        assert question is None or not alone
        if question is None:
            session.step()
        else:
            offered += question.what == "action" and POTION in kinds
            session.choose(list(range(question.least)) if question.picks else 0)
    assert passed and offered


def test_the_full_screen_has_a_board_for_each_team_and_the_door_a_mode() -> None:
    async def evening() -> None:
        wanted = Wanted(None, ["zot", "gerki", "deirdre"], "rdi1", "3", False, BOX)
        app = InnApp(wanted, pace=0)
        async with app.run_test(size=(120, 40)) as pilot:
            door = app.screen
            assert isinstance(door, Door)
            door.query_one("#me", OptionList).highlighted = door.keys.index("fiona")
            others = door.query_one("#others", OptionList)
            others.focus()
            others.highlighted = others.get_option_index("mode")
            await pilot.press("left")  # boss-versus-boss
            await pilot.press("s")
            assert app.screen is door and "Fiona cannot be a Boss" in str(door.query_one(Keys).render())
            others.highlighted = others.get_option_index("mode")
            await pilot.press("right", "right", "s")
            await pilot.pause()
            table = app.screen
            assert isinstance(table, TableScreen) and wanted.mode == "two-headed-dragon"
            boards = [*table.query(Board)]
            assert len(boards) == 2 and "The Hearth (you)" in str(boards[0].border_title)
            assert "Fiona" in str(boards[0].render()) and "Zot" in str(boards[0].render())
            await pilot.press("m")
            told = str(app.screen.query_one(Static).render())
            held = teams.mates(table.session.view())
            assert "Zot" in told and all(face.title in told for _, faces in held for face in faces)

    asyncio.run(evening())


def test_who_plays_alone_has_a_board_as_ever() -> None:
    session = Session.new(seat_everybody("zot", ["gerki", "gog"], Agreed(), 1, BOX), 1, BOX)
    assert len(glance.boards(session.view())) == 3
    assert "Potion" not in " ".join(glance.boards(session.view()))
