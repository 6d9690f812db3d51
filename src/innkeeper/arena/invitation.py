"""Which games are played in the arena: how many sit down, as whom, with which cards."""

import gc
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from innkeeper.agreed import Agreed
from innkeeper.arena.actions import PLAYERS, Actions
from innkeeper.arena.encoding import Encoding
from innkeeper.arena.sitting import NOBODY, Sitting
from innkeeper.bots import Bot, bot, own_dice
from innkeeper.game import Game
from innkeeper.packs import open_box
from innkeeper.rules.modes import MODES, usual_sides
from innkeeper.rules.setup import SetupError
from innkeeper.table.box import Box
from innkeeper.table.chance import Dice
from innkeeper.table.log import Log
from innkeeper.vocabulary.mistakes import near

ELSEWHERE: Final = (  # what else may be set, with one front end or another
    "bots", "characters", "first", "names", "normalised", "num_envs", "opponents", "players", "render_mode", "seed",
    "tables", "workers",
)  # fmt: skip


@cache
def box() -> Box:
    """All cards there are. They stay as long as the program runs, so the garbage collector need not go over them."""
    cards = open_box()
    gc.collect()
    gc.freeze()
    return cards


@cache
def encoding() -> Encoding:
    """What they give numbers to."""
    return Encoding(box(), Actions(box()))


class Invitation:
    """How many players, and what they agree on. Characters and who goes first are drawn for each game if left open."""

    def __init__(
        self,
        players: int = 4,
        characters: Sequence[str] | None = None,
        first: int | None = None,
        names: list[str] | None = None,
        **agreed: Any,
    ) -> None:
        if not 2 <= players <= PLAYERS:
            raise SetupError(f"2 to {PLAYERS} players can sit at the table, not {players}")
        if isinstance(characters, str | int):
            raise SetupError(f"characters are a list of ids, such as ['zot', 'gog'], not {characters!r}")
        if characters is not None and len(characters) != players:
            raise SetupError(f"{players} players need {players} characters, not {len(characters)}")
        self.players = players
        self.characters = characters
        self.first = first
        self.names = names
        self.agreed = read_agreed(agreed, players)
        if self.agreed.packs:
            raise SetupError("the arena counts the cards of the box alone: packs cannot be brought to it")
        self.new_game(0)  # a table that cannot be set is refused now

    def new_game(self, seed: int) -> Game:
        """Set the table; all that is drawn comes from the seed."""
        chance = Dice(seed).seeded()
        known = sorted(box().characters)
        characters = self.characters
        if characters is None:
            characters = self.agreed.cast(known, self.players, chance, box())
        first = self.first if self.first is not None else chance.below(self.players)
        return Game.new(self.agreed.seated(list(characters), first, self.names), seed, box())

    def begin(self, draw: Callable[[], int], bots: Mapping[int, Bot] = NOBODY, log: bool = True) -> tuple[int, Sitting]:
        """Begin a game in which somebody is asked something; its seed is drawn."""
        while True:
            seed = draw()
            sitting = self.sit_down(seed, bots, log)
            if not sitting.over:
                return seed, sitting

    def sit_down(self, seed: int, bots: Mapping[int, Bot] = NOBODY, log: bool = True) -> Sitting:
        """Begin a game, and play on until there is something to decide. Without a log nobody is told what happened."""
        game = self.new_game(seed)
        if not log:
            game.table.log = Log.not_kept()
        sitting = Sitting(game, encoding(), bots, own_dice(seed, self.players))
        sitting.begin()
        return sitting


def read_agreed(settings: dict[str, Any], players: int) -> Agreed:
    """What is agreed on, by its names; without sides, as usual in the mode."""
    known = [field.name for field in msgspec.structs.fields(Agreed)]
    for name in settings:
        if name not in known:
            hint = "" if name in ELSEWHERE else near(name, [*known, *ELSEWHERE])
            raise SetupError(f"the table cannot be set like this: there is no setting `{name}` here{hint}")
    try:
        agreed = msgspec.convert(settings, Agreed)
    except msgspec.ValidationError as error:
        raise SetupError(f"the table cannot be set like this: {error}") from None
    if agreed.mode in MODES and not agreed.sides:
        agreed = msgspec.structs.replace(agreed, sides=usual_sides(agreed.mode, players))
    return agreed


def thaw(data: dict[str, object], bots: Mapping[int, Bot], dice: list[int], *answering: Any) -> Sitting:
    """A sitting that was pickled."""
    game = Game.from_data(data, box())
    sitting = Sitting(game, encoding(), bots, [Dice(state) for state in dice])
    if answering:
        sitting.resume(*answering)
    return sitting


def name_opponents(opponents: str | Sequence[str], players: int) -> dict[int, str]:
    """Who plays against a learner at seat 0: one bot for all other seats, or one a seat from the left on."""
    names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != players - 1:
        raise ValueError(f"{players} players leave {players - 1} seats to opponents, not {len(names)}")
    return dict(enumerate(names, start=1))


def seat_bots(names: Mapping[int, str], players: int) -> dict[int, Bot]:
    """The bots at some of the seats. Somebody has to be left to ask."""
    for seat in names:
        if not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}; there are: 0 to {players - 1}")
    if len(names) == players:
        raise ValueError("bots have all the seats: leave one to the learner")
    return {seat: bot(name) for seat, name in names.items()}
