"""Gambling games in the arena: an observation holds the own cards and nobody else's, and every action can be taken."""

import pytest

from innkeeper.arena import games
from innkeeper.arena.invitation import box, encoding
from innkeeper.arena.sitting import Sitting
from innkeeper.seen_game import seen_game
from innkeeper.table.chance import Dice
from innkeeper.table.gambling import GAMES, HELD
from tests.arena.helpers import moments, seen


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_is_not_in_its_observation(game: str) -> None:
    chance, found, at = Dice(1).seeded(), 0, encoding().game
    for seed in range(40):
        for sitting in moments(3, seed, gambling_games=[game]):
            part = seen(sitting, sitting.seat)[at:]
            if not any(part):
                continue
            found += 1
            assert part[: len(games.ASKED)].count(1) <= 1
            assert seen(sitting.redeal(chance), sitting.seat)[at:] == part
            for seat in range(3):
                if seat != sitting.seat:
                    twin = Sitting(sitting.game.redeal(seat, chance), encoding(), {}, [])
                    assert seen(twin, seat)[at:] == seen(sitting, seat)[at:]
        if found > 20:
            return
    raise AssertionError("it was never played")


def test_the_own_hand_is_told_by_its_faces() -> None:
    for seed in range(20):
        for sitting in moments(3, seed, gambling_games=["rogues-and-warriors"]):
            view = sitting.game.view(sitting.seat)
            game = seen_game(view)
            if game is None or game.waiting is None or not game.cards(sitting.seat, HELD):
                continue
            first = encoding().game + games.OWN
            tally = seen(sitting, sitting.seat)[first : first + games.CARDS]
            held = [games.place_of(face) for face in game.cards(sitting.seat, HELD)]
            assert [place for place, number in enumerate(tally) for _ in range(number)] == sorted(held)
            return
    raise AssertionError("it was never played")


def test_every_card_of_the_deck_has_a_place_of_its_own() -> None:
    faces = {face.number: face for face in [*box().gambling_deck, *box().dragons]}
    assert sorted(games.place_of(face) for face in faces.values()) == list(range(games.CARDS))
