"""Who looks at a game of teams: a seat sees what its team holds, spectators and replays no more than they may."""

import random
from functools import cache
from pathlib import Path

import msgspec
import pytest

from innkeeper.bots import Budget
from innkeeper.bots.hints import hint
from innkeeper.packs import open_box
from innkeeper.replay import Saved, run, save
from innkeeper.rules.redealing import deal_hidden_cards
from innkeeper.server.messages import AskReplay, ReplayShown, ViewShown
from innkeeper.server.routes.replays import shown
from innkeeper.server.services.room import Room
from innkeeper.server.showing.feed import Feed
from innkeeper.server.tables.entries import CHOICE
from innkeeper.server.tables.table import Table
from innkeeper.table.chance import Dice
from tests.server.helpers import Clock, any_answer, news_for
from tests.server.test_teams import table_of

TRIED = Budget(trials=6)


def a_table(choices: int, seed: int = 1) -> Table:
    """Two pairs after so many choices; an odd seat is never asked to wait."""
    table, dice = table_of("two-headed-dragon", "swift"), random.Random(seed)
    for _ in range(choices):
        seat = next(question.seat for question in table.asked if question is not None)
        table.enter(CHOICE, seat, any_answer(table, seat, dice))
    return table


@cache
def saved() -> Saved:
    recorder = a_table(40).recorder
    assert recorder is not None
    return recorder.saved()


def views(seat: int | None, open_hands: bool = False) -> list[ViewShown]:
    """The moments of a replay through somebody's eyes."""
    told = shown(open_box(), AskReplay(saved(), seat=seat, open_hands=open_hands, count=40))
    assert isinstance(told, bytes)
    return [moment.view for moment in msgspec.json.decode(told, type=ReplayShown).moments]


def test_a_spectator_sees_the_sides_and_no_hand() -> None:
    table = a_table(30)
    (view,) = [news for news in news_for(Feed(None), Room(table, Clock())) if isinstance(news, ViewShown)]
    assert [side.seats for side in view.sides] == [[0, 1], [2, 3]]
    assert not view.hand and not view.mates and not view.hands and view.question is None
    told = " ".join(fact.text for fact in view.facts)
    assert " draws “" not in told and " draw “" not in told


@pytest.mark.parametrize("seat", range(4))
def test_a_replay_through_a_seat_shows_its_team_and_nobody_else(seat: int) -> None:
    table = a_table(0)
    mate = seat ^ 1
    first, *_, last = views(seat)
    assert [it.seat for it in first.mates] == [mate]
    assert first.mates[0].hand == [card.face.number for card in table.game.table.seats[mate].hand]
    assert len(last.mates[0].hand) == last.players[mate].hand and not last.hands
    rivals = [player.name for player in last.players if player.side != last.players[seat].side]
    told = [fact.text for view in views(seat) for fact in view.facts]
    assert not [text for text in told if any(f"{name} draws “" in text for name in rivals)]
    assert [text for text in told if f"{last.players[mate].name} draws “" in text], "what a teammate draws is seen"


def test_a_replay_for_a_spectator_shows_no_hand() -> None:
    for view in views(None):
        assert not view.mates and not view.hand and not view.hands


def test_a_replay_at_a_terminal_tells_teams(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save(tmp_path / "game.json", saved())
    assert run(tmp_path / "game.json", "0") == 0
    told = capsys.readouterr().out
    names = a_table(0).game.table.seats
    hearth, door = (f"{names[one].name}, {names[one + 1].name}" for one in (0, 2))
    assert f"The Hearth ({hearth})" in told.splitlines()[0] and f"The Door ({door})" in told.splitlines()[0]
    assert "Turn 1: The Hearth (" in told
    assert f"{names[1].name} draws “" in told and f"{names[2].name} draws “" not in told


@pytest.mark.parametrize("number", range(3))
def test_a_hint_knows_what_the_team_knows_and_nothing_more(number: int) -> None:
    """Whatever others hold that the team cannot see, the hint is the same; what a teammate holds is not dealt anew."""
    table = a_table(6 + 9 * number, seed=number)
    game = table.game
    seat = next(question.seat for question in table.asked if question is not None)
    given = hint(game, seat, Dice(5).seeded(), budget=TRIED)
    for seed in range(3):
        twin = game.copy()
        deal_hidden_cards(twin.table, seat, Dice(seed).seeded())
        team = [place.number for place in game.table.places if place.side == game.table.places[seat].side]
        assert [twin.table.seats[mate].hand for mate in team] == [game.table.seats[mate].hand for mate in team]
        rivals = [other for other in game.table.seats if other.number not in team]
        assert any(twin.table.seats[other.number].hand != other.hand for other in rivals), "another truth"
        assert hint(twin, seat, Dice(5).seeded(), budget=TRIED) == given
