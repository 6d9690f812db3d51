"""Chance: the stream is BLAKE2b in counter mode, every bit of the seed counts, and every number is as likely."""

import hashlib
import json
import pickle
from collections import Counter

import pytest

from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.setup import Setup, SetupError
from innkeeper.table.chance import _INCREMENT, _MULTIPLIER, BLAKE2B, LINEAR, Chance, Dice, QuickDice, Stream, from_data

SEED = 0x0123456789ABCDEF0123456789ABCDEF
CAST = ["zot", "gerki", "fiona", "deirdre"]
WHOLE = 1 << 64
VECTOR = [744, 145, 870, 832, 442, 205, 824, 570]


def blocks(key: bytes, number: int) -> list[int]:
    """The stream, computed as docs/replays.md tells it."""
    made = [hashlib.blake2b(n.to_bytes(8, "little"), key=key, person=b"innkeeper deal").digest() for n in range(number)]
    return [int.from_bytes(block[at : at + 8], "little") for block in made for at in range(0, 64, 8)]


def dealt(game: Game) -> list[list[str]]:
    table = game.table
    piles = [table.drink_deck, *[seat.hand + seat.deck + seat.drink_me for seat in table.seats]]
    return [[card.face.title for card in pile] for pile in piles]


def test_the_stream_is_blake2b_in_counter_mode() -> None:
    secret = bytes.fromhex("0123456789abcdef0123456789abcdef")
    key = hashlib.blake2b(b"a\nb", digest_size=32, key=secret, person=b"innkeeper deal").digest()
    stream = Stream.of(SEED, "a", "b")
    assert stream.key == key
    assert [stream.below(WHOLE) for _ in range(200)] == blocks(key, 25)


def test_the_stream_stays_what_it_is() -> None:
    stream = Stream.of(1)
    assert [stream.below(1000) for _ in range(8)] == VECTOR


def test_the_deal_is_shuffled_from_the_top_down() -> None:
    game = Game.new(Setup(CAST[:2], names=["Ada", "Bo"], first=1), SEED, open_box())
    drawn = iter(blocks(Stream.of(SEED, "rdi1", "1", *CAST[:2], "Ada", "Bo").key, 20))
    face = open_box().characters["zot"].deck
    pile = [card.title for card in face if not card.boss]
    for i in range(len(pile) - 1, 0, -1):
        j = next(drawn) * (i + 1) >> 64
        pile[i], pile[j] = pile[j], pile[i]
    assert [card.face.title for card in game.table.seats[0].hand] == pile[:-8:-1]


def test_every_bit_of_the_seed_counts() -> None:
    keys = {Stream.of(SEED ^ (1 << bit)).key for bit in range(128)} | {Stream.of(SEED).key}
    assert len(keys) == 129
    box, setup = open_box(), Setup(CAST[:2])
    assert len({json.dumps(dealt(Game.new(setup, SEED ^ (1 << bit), box))) for bit in (0, 1, 62, 63, 64, 127)}) == 6


@pytest.mark.parametrize("seed", [-1, 1 << 128])
def test_a_seed_that_has_too_many_bits_is_refused(seed: int) -> None:
    with pytest.raises(SetupError, match="up to 128 bits"):
        Game.new(Setup(CAST), seed, open_box())


def test_who_sits_down_has_a_part_in_the_deal() -> None:
    """A seed chosen because it is good for one seat is of no use when the guests are not known yet."""
    box = open_box()
    setups = [Setup(CAST), Setup(CAST, names=["A", "B", "C", "D"]), Setup(CAST, names=["A", "B", "C", "E"])]
    assert len({json.dumps(dealt(Game.new(setup, 1, box))) for setup in setups}) == 3


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 30, 40, 1000, 1 << 20, (1 << 20) + 1, (1 << 63) + 1, WHOLE - 1, WHOLE])
def test_every_number_is_exactly_as_likely(bound: int) -> None:
    """As many of the 2 ** 64 numbers lead to each result; those that are too many, one a result at most, to another."""
    results = range(bound) if bound <= 1000 else [0, 1, 2, bound // 3, bound // 2, bound - 2, bound - 1]
    again = 0
    for result in results:
        first, last = -(-result * WHOLE // bound), -(-(result + 1) * WHOLE // bound) - 1
        if came_of(first, bound) is None:
            first, again = first + 1, again + 1
        assert last - first + 1 == WHOLE // bound
        assert {came_of(first, bound), came_of(last, bound)} == {result}
    assert again == WHOLE % bound or bound > 1000


def came_of(number: int, bound: int) -> int | None:
    """What a number of the stream leads to; None: to another number."""
    stream = Stream.of(1)
    stream.below(1)
    stream._made = [number % (1 << 32), number >> 32] * 64
    stream._at = 63  # after this one the stream goes on by itself
    found = stream.below(bound)
    return found if stream.drawn == 64 else None


@pytest.mark.parametrize("bound", [2, 6, 7, 40, 999_983, 1 << 20, (1 << 20) + 1, 1 << 62])
def test_dice_show_what_the_upper_half_of_their_state_says(bound: int) -> None:
    """Also where the last bits of it tip the scale."""
    back = pow(_MULTIPLIER, -1, 1 << 128)
    for result in (1, bound // 2, bound - 1):
        first = -(-(result << 64) // bound)  # the least upper half that leads to the result
        for upper, shown in ((first, result), (first - 1, result - 1)):
            before = ((upper << 64 | 5) - _INCREMENT) * back % (1 << 128)
            assert Dice(before).below(bound) == shown


@pytest.mark.parametrize("chance", [Stream.of(5), QuickDice(5)])
def test_results_are_spread_evenly(chance: Chance) -> None:
    chance = chance.copy()
    counted = Counter(chance.below(6) for _ in range(60_000))
    assert sum((counted[face] - 10_000) ** 2 / 10_000 for face in range(6)) < 30  # chi-square, 5 degrees of freedom


@pytest.mark.parametrize("chance", [Stream.of(3, "x"), Dice(3).seeded(), QuickDice(3)])
@pytest.mark.parametrize("drawn", [0, 1, 63, 64, 65, 200])
def test_copies_and_saved_ones_draw_the_same(chance: Chance, drawn: int) -> None:
    chance = chance.copy()
    start = chance.copy()
    for _ in range(drawn):
        chance.below(10)
    assert chance.drawn_since(start) == (drawn > 0)
    chance.arranged.append(["Water"])
    twin, again = chance.copy(), from_data(json.loads(json.dumps(chance.to_data())))
    sent: Chance = pickle.loads(pickle.dumps(chance))  # to another process
    assert twin.arranged == again.arranged == sent.arranged == [["Water"]] and twin.arranged is not chance.arranged
    further = [[it.below(1 << 60) for _ in range(150)] for it in (chance, twin, again, sent)]
    assert further[0] == further[1] == further[2] == further[3]


def test_quick_dice_draw_nothing_where_there_is_nothing_to_decide() -> None:
    dice = QuickDice(7)
    assert dice.below(1) == 0 and not dice.drawn_since(QuickDice(7))


@pytest.mark.parametrize("bound", [2, 40, 1 << 31, (1 << 31) + 1, 1 << 62])
def test_quick_dice_reach_from_the_first_result_to_the_last(bound: int) -> None:
    dice = QuickDice(7)
    found = [dice.below(bound) for _ in range(4000)]
    assert 0 <= min(found) < max(1, bound // 500) and bound - max(1, bound // 500) <= max(found) < bound


@pytest.mark.parametrize("seed", [0, 1, -1, (1 << 128) - 1, 0x6AB5F1F0 << 31])
def test_quick_dice_never_stand_still(seed: int) -> None:
    dice = QuickDice(seed)
    states = {dice.state}
    for _ in range(100):
        dice.below(6)
        states.add(dice.state)
    assert len(states) == 101


def test_a_world_that_a_bot_is_given_holds_nothing_of_the_games_chance() -> None:
    game = Game.new(Setup(CAST), SEED, open_box())
    assert isinstance(game.table.chance, Stream)
    world = game.redeal(0, Dice(1).seeded())
    assert isinstance(world.table.chance, QuickDice)
    assert game.table.chance.key.hex() not in json.dumps(world.to_data())
    assert isinstance(game.table.chance, Stream) and game.copy().table.chance.to_data() == game.table.chance.to_data()


def test_a_saved_table_goes_on_with_its_generator() -> None:
    box = open_box()
    for generator in (LINEAR, BLAKE2B):
        game = Game.new(Setup(CAST, generator=generator), SEED, box)
        assert Game.from_data(game.to_data(), box).to_data() == game.to_data()


def test_an_unknown_generator_is_refused() -> None:
    with pytest.raises(SetupError, match="no generator 'coin'; there are: blake2b, linear"):
        Game.new(Setup(CAST, generator="coin"), 1, open_box())
