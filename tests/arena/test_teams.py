"""The arena plays every mode with teams and Bosses: what a team sees, what it is paid, and what is refused."""

from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import innkeeper.arena.gymnasium  # noqa: F401 - which registers the environment
from innkeeper.arena import openspiel
from innkeeper.arena.actions import NUMBERS
from innkeeper.arena.encoding import ASKED, ASKED_TOO, MATES, OF_A_TEAM, TABLE
from innkeeper.arena.gymnasium import OneSeat
from innkeeper.arena.invitation import Invitation, encoding
from innkeeper.arena.pettingzoo import env
from innkeeper.arena.picture import picture
from innkeeper.arena.sitting import Sitting
from innkeeper.arena.vector import Vector
from innkeeper.rules.setup import SetupError
from innkeeper.table.card import NO_CARD
from innkeeper.table.chance import Dice
from innkeeper.table.question import CHOOSE, Option
from tests.arena.helpers import moments, seen
from tests.properties.helpers import TABLES

each_table = pytest.mark.parametrize(("mode", "sides"), TABLES)


def table_of(mode: str, sides: list[list[int]]) -> dict[str, Any]:
    """How such a table is asked for."""
    return {"players": sum(len(side) for side in sides) or 4, "mode": mode, "sides": sides}


@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")  # nobody acts when the game is over
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent")
@each_table
def test_every_mode_passes_the_tests_of_pettingzoo(mode: str, sides: list[list[int]]) -> None:
    api_test(env(**table_of(mode, sides)), num_cycles=60)
    seed_test(lambda: env(**table_of(mode, sides)), num_cycles=20)


@each_table
def test_every_mode_passes_the_test_of_openspiel(
    mode: str, sides: list[list[int]], capfd: pytest.CaptureFixture[str]
) -> None:
    players = sum(len(side) for side in sides) or 4
    game = pyspiel.load_game(f"python_innkeeper(players={players},seed=5,mode={mode},sides={openspiel.written(sides)})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()
    assert game.num_players() == players


def test_one_of_a_team_passes_the_test_of_gymnasium() -> None:
    made = gymnasium.make("Innkeeper-v0", opponents="random", **table_of("two-headed-dragon", [[0, 1], [2, 3]]))
    check_env(made.unwrapped, skip_render_check=True)


@each_table
def test_a_side_is_paid_together_and_all_of_it_sums_to_nothing(mode: str, sides: list[list[int]]) -> None:
    for seed in range(3):
        *_, sitting = moments(seed=seed, **table_of(mode, sides))
        assert sitting.over
        paid = sitting.returns()
        assert sum(paid) == pytest.approx(0)
        for side in sides:
            assert len({paid[seat] for seat in side}) == 1
        winners = sitting.game.winners
        assert all(paid[seat] == pytest.approx(len(paid) / len(winners) - 1) for seat in winners)


@each_table
def test_what_a_team_cannot_know_is_not_in_its_observation(mode: str, sides: list[list[int]]) -> None:
    chance = Dice(3).seeded()
    for number, sitting in enumerate(moments(seed=12, **table_of(mode, sides))):
        if number % 8:
            continue
        assert seen(sitting.redeal(chance), sitting.seat) == seen(sitting, sitting.seat)
        for seat in range(sitting.players):
            if seat != sitting.seat:
                twin = Sitting(sitting.game.redeal(seat, chance), encoding(), {}, [])
                assert seen(twin, seat) == seen(sitting, seat)


@each_table
def test_a_team_sees_its_hands_and_its_tokens(mode: str, sides: list[list[int]]) -> None:
    at = encoding()
    faces = at.actions.faces
    for number, sitting in enumerate(moments(seed=4, **table_of(mode, sides))):
        if number % 5:
            continue
        table, me = sitting.game.table, sitting.seat
        numbers = seen(sitting, me)
        around = [(me + away) % sitting.players for away in range(sitting.players)]
        mates = [seat for seat in around[1:] if table.places[seat].side == table.places[me].side]
        assert [len(table.seats[mate].hand) for mate in mates] + [0] * (MATES - len(mates)) == [
            sum(numbers[at.mates + faces * which : at.mates + faces * (which + 1)]) for which in range(MATES)
        ]
        for which, mate in enumerate(mates):
            deck = at.actions.decks[table.places[mate].character]
            held = [card.face.number for card in table.seats[mate].hand]
            told = numbers[at.mates + faces * which : at.mates + faces * (which + 1)]
            assert all(told[deck.place[face]] == held.count(face) for face in held)
            assert all(card.face.title in picture(sitting.game.view(me)) for card in table.seats[mate].hand)
        check_teams(sitting, numbers, around)


def check_teams(sitting: Sitting, numbers: list[int], around: list[int]) -> None:
    """Teams are counted from the own one; each has its Potion Tokens."""
    table, at = sitting.game.table, encoding()
    in_order = list(dict.fromkeys(table.places[seat].side for seat in around))
    for away, seat in enumerate(around):
        place = table.places[seat]
        potions = table.numbers[table.potions + place.side] if table.potions >= 0 else 0
        start = at.teams + away * OF_A_TEAM
        team = [1 + in_order.index(place.side), int(place.role.boss), potions]
        assert numbers[start : start + OF_A_TEAM] == team
    assert not any(numbers[at.teams + len(around) * OF_A_TEAM : at.mates])


def test_a_question_of_the_villains_is_told_with_the_cards_it_offers() -> None:
    at = encoding()
    sitting = Invitation(2, ["vlazlo", "amundyr"], 0, mode="boss-versus-boss").sit_down(1)
    question = sitting.question
    assert question is not None and question.what == "first-card"
    numbers = seen(sitting, sitting.seat)
    told = numbers[at.asked_too : at.asked_too + len(ASKED_TOO)]
    assert told == [int(name == "first-card") for name in ASKED_TOO]
    assert not any(numbers[TABLE : TABLE + len(ASKED)])
    offered = {option.value: 1 + option.card.face.number for option in question.options}
    assert numbers[at.offered : at.teams] == [offered.get(number, 0) for number in range(NUMBERS)]


def test_a_higher_number_than_there_are_is_named_with_others_and_told_apart_then() -> None:
    actions = encoding().actions
    deck = actions.decks["vlazlo"]
    last = actions.choose + NUMBERS - 1
    options = [Option(CHOOSE, NO_CARD, value=number) for number in (19, 20, 21, 33)]
    assert [actions.names(option, deck, 0, 4) for option in options] == [last - 1, last, last, last]


def test_without_names_villains_are_drawn_for_bosses() -> None:
    for mode, sides in TABLES:
        for seed in range(5):
            places = Invitation(**table_of(mode, sides)).new_game(seed).table.places
            assert all(place.who.has_boss_cards() for place in places if place.role.boss)
            assert len({place.character for place in places}) == len(places)


def test_without_sides_they_are_as_usual() -> None:
    assert Invitation(4, mode="two-headed-dragon").agreed.sides == [[0, 1], [2, 3]]
    assert Invitation(4, mode="boss-battle").agreed.sides == [[0], [1, 2, 3]]
    assert Invitation(3, mode="boss-versus-boss").agreed.sides == []


@pytest.mark.parametrize(
    ("agreed", "reason"),
    [
        ({"players": 4, "sides": [[0, 1], [2, 3]]}, "sides are played in a mode; there are: two-headed-dragon"),
        ({"players": 4, "mode": "three-legged-dragon"}, "no mode 'three-legged-dragon'"),
        ({"players": 5, "mode": "two-headed-dragon"}, "for 4, 6, 8, 10 players, not 5"),
        ({"players": 4, "mode": "two-headed-dragon", "sides": [[0, 2], [1, 3]]}, "teammates sit next to each other"),
        ({"players": 4, "mode": "two-headed-dragon", "sides": [[0], [1, 2, 3]]}, "is played in teams of two"),
        ({"players": 6, "mode": "boss-battle", "sides": [[0], [1, 2, 3, 4, 5]]}, "a team of 2, 3 or 4 Challengers"),
        ({"players": 3, "mode": "boss-battle", "sides": [[7], [0, 1]]}, "every seat exactly once"),
        ({"players": 5, "mode": "boss-versus-boss"}, "for 2, 3, 4 players, not 5"),
        (
            {"players": 3, "mode": "boss-battle", "sides": [[0], [1, 2]], "characters": ["zot", "gog", "eve"]},
            "cannot be a Boss: only villains have Boss Cards",
        ),
    ],
)
def test_a_mode_that_the_rules_do_not_allow_is_refused_at_once(agreed: dict[str, Any], reason: str) -> None:
    for make in (env, OneSeat, Vector):
        with pytest.raises(SetupError, match=reason):
            make(**agreed)
    texts = {key: openspiel.written(it) for key, it in agreed.items() if key != "players"}
    with pytest.raises(SetupError, match=reason):
        openspiel.InnkeeperGame(agreed | texts)


def test_the_runner_of_many_games_pays_sides() -> None:
    vector = Vector(tables=8, seed=2, **table_of("boss-battle", [[0], [1, 2]]))
    rng = np.random.default_rng(1)
    paid: list[list[float]] = []
    while len(paid) < 10:
        rewards, ended = vector.step(vector.sample(rng))
        paid += rewards[ended].tolist()
    assert all(row in ([2, -1, -1], [-1, 0.5, 0.5], [0, 0, 0]) for row in paid)
