"""Chance: generators of our own, so that a saved game goes on identically anywhere. All shuffle in the same way."""

import hashlib
from collections.abc import Callable, Sequence
from operator import mod, mul  # compiled, the signs for these would abort where Ctrl-C comes between large numbers
from struct import Struct
from typing import TYPE_CHECKING, Any, Final

from innkeeper.table.card import Card

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, products of other numbers are quick up to 30 bits alone

LINEAR: Final = "linear"  # what games were shuffled with at first
BLAKE2B: Final = "blake2b"
QUICK: Final = "quick"  # for worlds that nobody plays in
SEED_BITS: Final = 128
A_DIE: Final = "die"  # what is prescribed is no order of titles, but what the next die shows
_PERSON: Final = b"innkeeper deal"
_BLOCKS: Final = 8  # so many are made ahead at a time
_AHEAD: Final = 8 * _BLOCKS  # numbers
_SMALL: Final = 1 << 20  # bounds up to here are multiplied half by half, so that all numbers are small ones
_QUARTER: Final = (1 << 32) - 1
_HALF: Final = (1 << 64) - 1
_MASK: Final = (1 << 128) - 1
_MULTIPLIER: Final = 0x2360ED051FC65DA44385DF649FCCF645
_INCREMENT: Final = 0x5851F42D4C957F2D14057B7EF767814F
_WORD_BITS: Final = 31
_WORD: Final = 1 << _WORD_BITS
_QUICK_MULTIPLIER: Final = 0x6AB5F1F0  # with it the next number and half of it are primes: half of it is the period
_QUICK_PRIME: Final = _QUICK_MULTIPLIER * _WORD - 1


class Chance:
    """What numbers are drawn from; where they come from differs."""

    __slots__ = ("arranged",)

    arranged: list[list[str]]  # orders prescribed for coming shuffles, by title, top first; or what a die will show

    def drawn_since(self, before: "Chance") -> bool:
        """Whether anything was drawn since a twin was made."""
        return self.to_data() != before.to_data()

    def copy(self) -> "Chance":
        """A twin that draws the same."""
        raise NotImplementedError

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        raise NotImplementedError

    def to_data(self) -> list[object]:
        """How it stands, as plain data."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as plain data."""
        return from_data, (self.to_data(),)

    def some(self, names: Sequence[str], number: int) -> list[str]:
        """So many of them in any order; nobody twice before everybody is there once."""
        whole, rest = divmod(number, len(names))
        return self._in_any_order([*names] * whole + self._in_any_order(names)[:rest])

    def _in_any_order(self, names: Sequence[str]) -> list[str]:
        rest = list(names)
        return [rest.pop(self.below(len(rest))) for _ in names]

    def roll(self, sides: int = 6) -> int:
        """What a die of so many sides shows; a coin has two."""
        shown = 1 + self.below(sides)
        for order in self.arranged:
            if order[0] == A_DIE:
                self.arranged.remove(order)
                return int(order[1])
        return shown

    def shuffle(self, cards: list[Card]) -> None:
        """Shuffle in place (the top card is the last of the list)."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
        if self.arranged:
            self._arrange(cards)

    def _arrange(self, cards: list[Card]) -> None:
        """Bring a prescribed order to the top, if this pile holds all its cards."""
        for order in self.arranged:
            rest = cards.copy()
            top: list[Card] = []
            for title in order:
                found = [card for card in rest if card.face.title == title]
                if not found:
                    break
                rest.remove(found[0])
                top.append(found[0])
            else:
                top.reverse()
                cards[:] = rest + top
                self.arranged.remove(order)
                return


class Dice(Chance):
    """A 128-bit linear congruential generator; its upper half is what is seen of it. Who sees enough of it can compute
    the rest: it is for bots and for worlds that nobody plays in, and for saved games that were shuffled with it."""

    __slots__ = ("state",)

    def __init__(self, state: int = 0) -> None:
        self.state = state
        self.arranged = []

    def seeded(self) -> "Dice":
        """Mix the seed well before anything is drawn from it."""
        for _ in range(4):
            self.below(1)
        return self

    def copy(self) -> "Dice":
        twin = Dice(self.state)
        if self.arranged:
            twin.arranged = self.arranged.copy()
        return twin

    def below(self, bound: int) -> int:
        """Each number is as likely as the others but for one part in 2 ** 64."""
        product: int = mul(self.state, _MULTIPLIER)
        self.state = (product + _INCREMENT) & _MASK
        if bound <= _SMALL:
            upper: i64 = self.state >> 96
            upper *= bound
            if (upper & _QUARTER) + bound <= _QUARTER:  # then what is below these 32 bits changes nothing
                return upper >> 32
        product = mul(self.state >> 64, bound)
        return product >> 64

    def to_data(self) -> list[object]:
        return [LINEAR, self.state, self.arranged]


class QuickDice(Chance):
    """Multiply-with-carry in words of 31 bits, so that all its numbers are small ones, which are quick: for worlds that
    are dealt by the thousand and in which nobody plays."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        rest: int = mod(seed, _QUICK_PRIME - 1)
        self.state: i64 = 1 + rest  # any but the two states that stay as they are
        self.arranged = []

    @staticmethod
    def of(chance: Chance) -> "QuickDice":
        """Dice whose seed is drawn from others."""
        return QuickDice(chance.below(1 << 62))

    def copy(self) -> "QuickDice":
        twin = QuickDice(0)
        twin.state = self.state
        if self.arranged:
            twin.arranged = self.arranged.copy()
        return twin

    def below(self, bound: int) -> int:
        """Each number is as likely as the others but for one part in 2 ** 31, or in 2 ** 62 above that."""
        if bound == 1:
            return 0  # nothing is drawn, for that is asked most often of all
        drawn: i64 = self._draw()
        if bound <= _WORD:
            return drawn * bound >> _WORD_BITS
        whole: int = mul(drawn << _WORD_BITS | self._draw(), bound)
        return whole >> 2 * _WORD_BITS

    def _draw(self) -> "i64":
        """A number of 31 bits."""
        self.state = _QUICK_MULTIPLIER * (self.state & _WORD - 1) + (self.state >> _WORD_BITS)
        return self.state & _WORD - 1

    def to_data(self) -> list[object]:
        return [QUICK, self.state, self.arranged]

    @staticmethod
    def at(state: int) -> "QuickDice":
        """The dice as they stood."""
        dice = QuickDice(0)
        dice.state = state
        return dice


HALVES: Final = Struct(f"<{2 * _AHEAD}I")
NOTHING_MADE: Final[list[int]] = []  # shared; never changed


class Stream(Chance):
    """BLAKE2b in counter mode: without the key nothing that was drawn tells anything about the rest.

    Block n is BLAKE2b of n (8 bytes) under the key, read as eight numbers of 64 bits; all are little-endian.
    """

    __slots__ = ("_at", "_batches", "_made", "key")

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.arranged = []
        self._batches = 0  # how many were made
        self._made = NOTHING_MADE  # the last of them, in halves of 32 bits
        self._at = _AHEAD  # the next number in it

    @staticmethod
    def of(seed: int, *about: str) -> "Stream":
        """The stream of a seed of up to 128 bits, for what it is about."""
        if not 0 <= seed < 1 << SEED_BITS:
            raise ValueError(f"the seed must be a number of up to {SEED_BITS} bits, not {seed}")
        told = "\n".join(about).encode("utf-8", "surrogatepass")
        secret = seed.to_bytes(SEED_BITS // 8, "big")
        return Stream(hashlib.blake2b(told, digest_size=32, key=secret, person=_PERSON).digest())

    @staticmethod
    def at(key: str, drawn: int) -> "Stream":
        """The stream of a key in hexadecimal, after so many numbers were drawn."""
        stream = Stream(bytes.fromhex(key))
        stream._batches, at = divmod(drawn, _AHEAD)
        if at:
            stream._draw_ahead()
            stream._at = at
        return stream

    @property
    def drawn(self) -> int:
        """How many numbers were drawn."""
        return (self._batches - 1) * _AHEAD + self._at

    def copy(self) -> "Stream":
        twin = Stream(self.key)
        twin._batches = self._batches
        twin._made = self._made
        twin._at = self._at
        if self.arranged:
            twin.arranged = self.arranged.copy()
        return twin

    def below(self, bound: int) -> int:
        """Each number is exactly as likely as the others; the bound is at most 2 ** 64."""
        if self._at == _AHEAD:
            self._draw_ahead()
        low: i64 = self._made[2 * self._at]
        high: i64 = self._made[2 * self._at + 1]
        self._at += 1
        if bound <= _SMALL:
            product = high * bound + (low * bound >> 32)
            if product & _QUARTER:  # then the lower half of the whole product is far above the bound
                return product >> 32
        whole: int = mul(int(high) << 32 | int(low), bound)
        if whole & _HALF < bound and whole & _HALF < mod(1 << 64, bound):
            return self.below(bound)  # one of the few that some results would have more of than others
        return whole >> 64

    def _draw_ahead(self) -> None:
        first = self._batches * _BLOCKS
        keyed = hashlib.blake2b(key=self.key, person=_PERSON)
        blocks: list[bytes] = []
        for number in range(first, first + _BLOCKS):
            block = keyed.copy()  # quicker than to take the key in anew
            block.update(number.to_bytes(8, "little"))
            blocks.append(block.digest())
        self._made = list(HALVES.unpack(b"".join(blocks)))
        self._batches += 1
        self._at = 0

    def to_data(self) -> list[object]:
        return [BLAKE2B, self.key.hex(), self.drawn, self.arranged]


def from_data(data: list[Any]) -> Chance:
    """Chance as it stood."""
    generator, *stood, arranged = data
    kinds: dict[str, Callable[..., Chance]] = {LINEAR: Dice, BLAKE2B: Stream.at, QUICK: QuickDice.at}
    chance = kinds[generator](*stood)
    chance.arranged = arranged
    return chance
