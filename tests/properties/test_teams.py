"""Teams and Bosses at random tables: what they share, what they see, and that all else holds as ever."""

import pytest

from innkeeper.game import Game
from innkeeper.rules.conditions import current_round
from innkeeper.rules.pending import takes_part
from innkeeper.rules.redealing import deal_hidden_cards
from innkeeper.table.chance import Dice
from innkeeper.table.pile import HAND
from innkeeper.table.question import Question
from tests.properties.helpers import (
    TABLES,
    box,
    cards_on_the_table,
    decisions,
    finish,
    gold_on_the_table,
    some_teams,
)

each_table = pytest.mark.parametrize(("mode", "sides"), TABLES)


@each_table
def test_what_is_shared_is_shared_to_the_end(mode: str, sides: list[list[int]]) -> None:
    """Cards and Gold are conserved, a team falls and wins together, and only one of it gambles."""
    for seed in range(6):
        game = some_teams(seed, mode, sides)
        gold, cards = gold_on_the_table(game), list(range(len(game.table.cards)))
        for question in decisions(game, seed):
            assert gold_on_the_table(game) == gold
            assert cards_on_the_table(game) == cards
            check_teams(game, question)
        assert game.over and game.winners


def check_teams(game: Game, question: Question) -> None:
    table = game.table
    assert takes_part(table, question.seat) or question.what == "champion"
    for seat in table.seats:
        assert all(table.seats[mate].out == seat.out for mate in table.team(seat.number))
        assert 0 <= seat.body.alcohol <= 20 and 0 <= seat.body.fortitude <= 20 and seat.purse.gold >= 0
    if table.potions >= 0:
        assert all(table.numbers[table.potions + side] >= 0 for side in range(len(table.bodies)))
    current = current_round(table)
    if current is not None:
        gambling = [table.seats[seat].side for seat in current.gamblers]
        assert len(set(gambling)) == len(gambling), "one Champion a team"


@each_table
def test_a_team_sees_its_own_hands_and_nothing_else_that_is_hidden(mode: str, sides: list[list[int]]) -> None:
    """No view changes when cards are permuted that its team cannot see, and in a new deal teammates keep theirs."""
    game = some_teams(1, mode, sides)
    chance = Dice(7).seeded()
    for number, _ in enumerate(decisions(game, 1)):
        if number % 9:
            continue
        for seat in (*game.table.seats, None):
            me = -1 if seat is None else seat.number
            twin = game.copy()
            deal_hidden_cards(twin.table, me, chance)
            assert (
                twin.view(None if seat is None else me, since=0).encode()
                == game.view(None if seat is None else me, since=0).encode()
            )
            if seat is not None:
                check_new_deal(game, me, chance)


def check_new_deal(game: Game, me: int, chance: Dice) -> None:
    """What the seat's team knows stays as it is: hands, and what was told to it alone."""
    twin, table = game.redeal(me, chance), game.table
    assert twin.view(me, since=0).encode() == game.view(me, since=0).encode()
    mates = table.team(me) or [me]
    assert [twin.table.seats[mate].hand for mate in mates] == [table.seats[mate].hand for mate in mates]
    seen = game.view(me).seen
    hands = [other.number for other in table.seats if other.pile(HAND) in seen]
    assert set(hands) >= {seat.number for seat in table.seats if seat.side == table.seats[me].side}
    assert all(fact.is_known_to(me) for fact in twin.log)


@each_table
def test_what_is_left_of_a_loss_is_told_once_for_all_who_bear_it(mode: str, sides: list[list[int]]) -> None:
    """A card that lies open tells whom it hurts and how much: of a team everybody it falls on, with what all lose."""
    told = 0
    for seed in range(4):
        game = some_teams(seed, mode, sides)
        for _ in decisions(game, seed):
            for waiting in game.view(None).stack:
                if waiting.what == "card":
                    by_side: dict[int, set[int]] = {}
                    for victim, amount in zip(waiting.victims, waiting.losses, strict=True):
                        by_side.setdefault(game.table.seats[victim].side, set()).add(amount)
                        told += 1
                    assert all(len(amounts) == 1 and min(amounts) >= 0 for amounts in by_side.values())
    assert told


@each_table
def test_a_saved_game_of_teams_goes_on_as_before(mode: str, sides: list[list[int]]) -> None:
    game = some_teams(3, mode, sides)
    for number, _ in enumerate(decisions(game, 3)):
        if number % 40 == 20:
            again = Game.from_data(game.to_data(), box())
            assert again.to_data() == game.to_data()
            assert finish(again, 5).winners == finish(game.copy(), 5).winners
